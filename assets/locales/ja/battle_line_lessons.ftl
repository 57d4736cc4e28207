# バトルライン：最初のレッスンを除く、レッスンで言われること。英語のファイルと同じキーを持つ。

## レッスン：証明

battle_line-lesson-proof = 証明
battle_line-lesson-proof-about = 表向きのカードだけが証拠になる
battle_line-lesson-proof-welcome = 標準の「アドバンス」では、手番の最初にフラッグを確保します。相手の3枚がそろうのを待たなくても、もう負けないと証明できれば確保できます。
battle_line-lesson-proof-phalanx = 同じ数字3枚が「ファランクス」、2番目に強い役です。手札に4が3枚あります。
battle_line-lesson-proof-phalanx-do = 青の4を真ん中のフラッグに置きましょう。
battle_line-lesson-proof-phalanx-why = ファランクスを始めます。青の4を、光っているフラッグに置きましょう。
battle_line-lesson-proof-second = 相手はオレンジの9を置きました。強いウェッジを狙っているようです。
battle_line-lesson-proof-second-do = 黄色の4を青の4の隣に置きましょう。
battle_line-lesson-proof-second-why = ファランクスを続けます。黄色の4を同じフラッグに置きましょう。
battle_line-lesson-proof-third = オレンジの9と10。8が来れば合計27のウェッジ、一番強い役です。
battle_line-lesson-proof-third-do = 紫の4でファランクスを完成させましょう。
battle_line-lesson-proof-third-why = あと1枚です。紫の4を同じフラッグに置きましょう。
battle_line-lesson-proof-unproven = 3枚そろいましたが、まだ勝ちを証明できません。オレンジの8が見えていないので、相手がウェッジを作るかもしれないからです。
battle_line-lesson-proof-evidence = オレンジの8は、自分の手札にあります。でも、手札は証拠になりません。証拠になるのは、表向きのカードだけです。
battle_line-lesson-proof-evidence-do = オレンジの8を、光っているフラッグに置きましょう。
battle_line-lesson-proof-evidence-why = 8が表向きになれば証拠になります。オレンジの8を、光っているフラッグに置きましょう。
battle_line-lesson-proof-claim = 8が使えない相手の最善は、合計26のバタリオン。こちらの合計は12でも、ファランクスのほうが強い役です。
battle_line-lesson-proof-claim-do = フラッグを確保しましょう。
battle_line-lesson-proof-claim-why = もう勝ちを証明できます。光っているフラッグを押して確保しましょう。
battle_line-lesson-proof-yours = 相手の3枚がそろう前に確保できました！　相手に必要なのはどのカードか、それはもう表向きか。いつも確かめましょう。ここからは自由に戦ってください。

## レッスン：戦術カード

battle_line-lesson-tactics = 戦術カード
battle_line-lesson-tactics-about = オールマイティ、戦術ロック、「脱走」
battle_line-lesson-tactics-welcome = 10枚の戦術カードが戦況を変えます。部隊の代わりに使いますが、使えるのは、相手が使った枚数より1枚多いところまでです。
battle_line-lesson-tactics-begin = 手札にオレンジの9と10があります。オレンジの8が加われば、一番強いウェッジです。
battle_line-lesson-tactics-begin-do = オレンジの10を真ん中のフラッグに置きましょう。
battle_line-lesson-tactics-begin-why = ウェッジを始めます。オレンジの10を、光っているフラッグに置きましょう。
battle_line-lesson-tactics-draw = 8がどこにあるかは分かりません。引くときは、部隊と戦術、どちらの山札も選べます。
battle_line-lesson-tactics-draw-do = 戦術の山札から引きましょう。
battle_line-lesson-tactics-draw-why = 部隊はまた今度。光っている戦術の山札から引きましょう。
battle_line-lesson-tactics-cavalry = 「援軍騎兵」は、好きな色の8として扱います。ちょうど欲しかったカードです。
battle_line-lesson-tactics-cavalry-do = オレンジの9を10の隣に置きましょう。
battle_line-lesson-tactics-cavalry-why = ウェッジを続けます。オレンジの9を同じフラッグに置きましょう。
battle_line-lesson-tactics-wild = 2枚目の戦術カードは「脱走」です。「援軍騎兵」のようなオールマイティは、部隊と同じように置きます。どの部隊になるかは、いつも自分に最も有利に決まります。
battle_line-lesson-tactics-wild-do = 「援軍騎兵」でウェッジを完成させましょう。
battle_line-lesson-tactics-wild-why = 足りないのは8です。「援軍騎兵」を同じフラッグに置きましょう。
battle_line-lesson-tactics-lock = オレンジの8、9、10がそろいました。でも、戦術カードを相手より1枚多く使ったので「戦術ロック」です。相手が1枚使うまで、「脱走」は使えません。
battle_line-lesson-tactics-claim = 相手は「盾」を使いました。こちらは、まず確保です。同じ色の8、9、10に勝てる部隊はなく、同じ強さなら先に完成した側の勝ちです。
battle_line-lesson-tactics-claim-do = フラッグを確保しましょう。
battle_line-lesson-tactics-claim-why = もう負けようがありません。光っているフラッグを押して確保しましょう。
battle_line-lesson-tactics-deserter = 「盾」は1、2、3のどれかになり、青の2と4でウェッジができています。使った戦術カードは1枚ずつになり、ロックは外れました。
battle_line-lesson-tactics-deserter-do = 「脱走」で、相手の「盾」を捨てさせましょう。
battle_line-lesson-tactics-deserter-why = このウェッジに勝つのは大変です。「脱走」を押し、次に相手の「盾」を押しましょう。
battle_line-lesson-tactics-yours = ウェッジが崩れました！　戦術カードは、フラッグを左右する場面まで取っておきましょう。ロックにも気をつけましょう。ここからは自由に戦ってください。
