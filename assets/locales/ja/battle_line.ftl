# バトルラインのすべての文。英語のファイルと同じキーを持つ。

## 棚

game-battle_line = バトルライン
game-battle_line-tagline = 9本のフラッグ、二つの軍。証明できれば確保
game-battle_line-about = 9本のフラッグに3枚ずつの役を作り、相手にもう勝ち目がないと証明できたフラッグを確保します。隣り合う3本か、どれでも5本で勝ち。10枚の戦術カードが戦況を変えます。2人用です。

## カード：色、兵種、戦術

battle_line-red = 赤
battle_line-orange = オレンジ
battle_line-yellow = 黄色
battle_line-green = 緑
battle_line-blue = 青
battle_line-purple = 紫

battle_line-rank-1 = 投石兵
battle_line-rank-2 = 弓兵
battle_line-rank-3 = 軽盾兵
battle_line-rank-4 = 重装歩兵
battle_line-rank-5 = 長槍兵
battle_line-rank-6 = 近衛兵
battle_line-rank-7 = 軽騎兵
battle_line-rank-8 = 重騎兵
battle_line-rank-9 = 戦車
battle_line-rank-10 = 戦象

battle_line-troop = { $colour }の{ $number }（{ $name }）

battle_line-morale = 士気
battle_line-environment = 環境
battle_line-guile = 謀略

battle_line-al = アレキサンダー
battle_line-al-line1 = 好きな色と数字の部隊。
battle_line-al-line2 = 何になるかはフラッグの
battle_line-al-line3 = 決着のときに決まる。
battle_line-al-about = 隊長。部隊と同じように置き、好きな色・好きな数字の部隊として扱います。どの部隊になるかは、いつも自分に最も有利に決まります。隊長を使えるのは1対局に1枚だけです。
battle_line-da = ダリウス
battle_line-da-line1 = 好きな色と数字の部隊。
battle_line-da-line2 = 何になるかはフラッグの
battle_line-da-line3 = 決着のときに決まる。
battle_line-da-about = 隊長。部隊と同じように置き、好きな色・好きな数字の部隊として扱います。どの部隊になるかは、いつも自分に最も有利に決まります。隊長を使えるのは1対局に1枚だけです。
battle_line-cc = 援軍騎兵
battle_line-cc-line1 = 数字「8」の部隊。
battle_line-cc-line2 = 色はフラッグの
battle_line-cc-line3 = 決着のときに決まる。
battle_line-cc-about = 部隊と同じように置き、好きな色の8として扱います。どの色になるかは、いつも自分に最も有利に決まります。
battle_line-sb = 盾
battle_line-sb-line1 = 数字「1・2・3」の
battle_line-sb-line2 = どれかの部隊。色も数字も
battle_line-sb-line3 = 決着のときに決まる。
battle_line-sb-about = 部隊と同じように置き、好きな色の1・2・3のどれかとして扱います。どの部隊になるかは、いつも自分に最も有利に決まります。
battle_line-fo = 霧
battle_line-fo-line1 = このフラッグでは役は無効。
battle_line-fo-line2 = 数字の合計だけで
battle_line-fo-line3 = 勝負する。
battle_line-fo-about = 未確保のフラッグに置きます。そこでは役が無効になり、合計だけを比べます。最後まで残ります。
battle_line-mu = 泥濘
battle_line-mu-line1 = このフラッグでは、
battle_line-mu-line2 = どちらの側も4枚で
battle_line-mu-line3 = 役を作る。
battle_line-mu-about = 未確保のフラッグに置きます。そこでは、どちらの側にも4枚が必要になります。最後まで残ります。
battle_line-sc = 偵察
battle_line-sc-line1 = 好きな山札から計3枚引き、
battle_line-sc-line2 = 手札から2枚を選んで
battle_line-sc-line3 = それぞれの山札の上に戻す。
battle_line-sc-about = 好きな山札から1枚ずつ、合わせて3枚引き、手札から2枚をそれぞれの山札の上に戻します。この手番は、ほかにカードを引きません。
battle_line-rd = 配置転換
battle_line-rd-line1 = 自分のカード1枚を
battle_line-rd-line2 = 別のフラッグへ移すか、
battle_line-rd-line3 = 捨て札にする。
battle_line-rd-about = 未確保のフラッグから自分のカードを1枚取り、別の未確保のフラッグに置くか、捨てます。
battle_line-de = 脱走
battle_line-de-line1 = 未確保フラッグの
battle_line-de-line2 = 相手の部隊か士気のカードを
battle_line-de-line3 = 1枚、捨て札にする。
battle_line-de-about = 未確保のフラッグから、相手の側のカードを1枚捨てさせます。部隊でもオールマイティでも選べます。
battle_line-tr = 裏切り
battle_line-tr-line1 = 相手の部隊1枚を奪い、
battle_line-tr-line2 = 自分の空きスロットに
battle_line-tr-line3 = 置く。
battle_line-tr-about = 未確保のフラッグから、相手の側の部隊を1枚取り、自分の空きスロットに置きます。オールマイティは奪えません。

## フォーメーション

battle_line-formation-wedge = ウェッジ
battle_line-formation-phalanx = ファランクス
battle_line-formation-battalion = バタリオン
battle_line-formation-skirmish = スカーミッシャー
battle_line-formation-host = ホスト

## レッスン：ウェッジ

battle_line-lesson-wedge = ウェッジ
battle_line-lesson-wedge-about = 役は合計に勝ち、証明できれば確保できる
battle_line-lesson-wedge-flags = 2人の間に9本のフラッグがあります。1本につき3枚ずつ置き、よい役の側が確保します。隣り合う3本か、どれでも5本を確保すれば勝ちです。
battle_line-lesson-wedge-wedge = 同じ色の続き番号3枚が「ウェッジ」、一番強い役です。手札に黄色の4、5、6があります。
battle_line-lesson-wedge-wedge-do = 黄色の5を真ん中のフラッグに置きましょう。
battle_line-lesson-wedge-wedge-why = ウェッジの真ん中から始めます。黄色の5を、光っているフラッグに置きましょう。
battle_line-lesson-wedge-deck = カードを置いたら1枚引きます。数字のカードが部隊です。
battle_line-lesson-wedge-deck-do = 部隊の山札から引きましょう。
battle_line-lesson-wedge-deck-why = 戦術カードはまた今度です。光っている部隊の山札から引きましょう。
battle_line-lesson-wedge-sums = 相手は10を置きました。合計は大きくなりますが、合計を比べるのは役が同じときだけです。
battle_line-lesson-wedge-sums-do = 黄色の4を5の隣に置きましょう。
battle_line-lesson-wedge-sums-why = ウェッジを続けます。黄色の4を同じフラッグに置きましょう。
battle_line-lesson-wedge-full = 色の違う8と10では、できるのはせいぜい「スカーミッシャー」、色の違う続き番号です。
battle_line-lesson-wedge-full-do = 黄色の6でウェッジを完成させましょう。
battle_line-lesson-wedge-full-why = あと1枚です。黄色の6を同じフラッグに置きましょう。
battle_line-lesson-wedge-proof = 相手の合計は最大27、こちらは15。それでもウェッジはスカーミッシャーに勝ちます。証明できれば、相手が3枚そろう前でも確保できます。
battle_line-lesson-wedge-proof-do = フラッグを確保しましょう。
battle_line-lesson-wedge-proof-why = もう負けようがありません。光っているフラッグを押して確保しましょう。
battle_line-lesson-wedge-end = フラッグを確保しました！　まず役、次に合計。証明できたら確保です。次は対局で試してみましょう。

## 設定

battle_line-mode = 勝利宣言
battle_line-mode-about = 手番のいつ、フラッグを確保できるかを選びます。
battle_line-mode-advanced = アドバンス
battle_line-mode-advanced-about = 手番の最初に宣言します。相手には、フラッグを守る手番が必ずもう一度あります。
battle_line-mode-basic = ベーシック
battle_line-mode-basic-about = 手番の終わりに宣言します。カードを使ったあと、引く前に、すぐ確保できます。
battle_line-first = 先手
battle_line-first-about = 先手を選びます。
battle_line-first-random = ランダム
battle_line-first-random-about = 先手をランダムに決めます。
battle_line-first-a = プレイヤー1
battle_line-first-a-about = 最初の席から始めます。
battle_line-first-b = プレイヤー2
battle_line-first-b-about = 2番目の席から始めます。

## 手番と案内

battle_line-phase-claim = 宣言
battle_line-phase-play = プレイ
battle_line-phase-draw = 補充

battle_line-ask-claim = フラッグ{ $count }本で勝ちを証明できます。確保するか、「宣言を終える」を選んでください。
battle_line-ask-play = 部隊をフラッグに置くか、戦術カードを使ってください。
battle_line-ask-tactics-or-pass = 置ける部隊がありません。戦術カードを使うか、パスしてください。
battle_line-ask-pass = 置ける部隊がなく、戦術もロックされています。パスしてください。
battle_line-ask-pass-only = 使えるカードがありません。パスしてください。
battle_line-ask-scout-draw = 「偵察」：好きな山札から、あと{ $count }枚引いてください。
battle_line-ask-scout-return = 「偵察」：手札から、あと{ $count }枚を山札に戻してください。
battle_line-ask-draw = 部隊か戦術の山札から1枚引いてください。

battle_line-button-claim-all = すべて確保
battle_line-button-end-claims = 宣言を終える
battle_line-button-end-claims-about = まだフラッグ{ $count }本で勝ちを証明できます。ここで確保しないと、早くても次の自分の手番になります。
battle_line-button-pass = パス
battle_line-button-pass-about = まだ使える戦術カードが{ $count }枚あります。

## 盤上の物と場所

battle_line-lock = 戦術ロック：{ $seat }は戦術カードを1枚多く使っていて、今は次を使えません
battle_line-place-flag = フラッグ{ $flag }
battle_line-place-slot = フラッグ{ $flag }のスロット
battle_line-place-discard = { $seat }の捨て札
battle_line-place-troops = 部隊の山札
battle_line-place-tactics = 戦術の山札
battle_line-pill-troops = 部隊 { $count }
battle_line-pill-tactics = 戦術 { $count }
battle_line-pill-claim = フラッグ{ $flag }を確保
battle_line-spoken-unclaimed = 未確保
battle_line-spoken-claimed = { $seat }が確保
battle_line-spoken-provable = { $seat }は今、確保できる
battle_line-spoken-weather = フラッグの上：{ $cards }
battle_line-spoken-side = { $seat }の側：{ $cards }
battle_line-spoken-side-empty = { $seat }の側：なし
battle_line-spoken-at-flag = フラッグ{ $flag }の上の{ $card }
battle_line-spoken-card = { $card }、フラッグ{ $flag }の{ $seat }の側
battle_line-spoken-slot = フラッグ{ $flag }の{ $seat }の側の空きスロット
battle_line-spoken-count = { $count }枚
battle_line-spoken-cards = { $cards }
battle_line-spoken-none = なし
battle_line-spoken-discarded = { $card }、{ $seat }の捨て札
battle_line-spoken-hand = { $seat }の手札
battle_line-spoken-held = 部隊{ $troops }枚、戦術{ $tactics }枚
battle_line-spoken-known = 分かっているカード：{ $cards }
battle_line-about-troops = 部隊の山札：残り{ $count }枚。
battle_line-about-tactics = 戦術の山札：残り{ $count }枚。
battle_line-counter-flags = 確保したフラッグ
battle_line-counter-hand = 手札
battle_line-counter-tactics = 使った戦術カード
battle_line-counter-locked = 使った戦術カード（相手が使うまでロック中）

battle_line-panel-unseen = 見えていない部隊
battle_line-panel-unseen-note = 表向きになっていない部隊は{ $count }枚です。自分の手札は証拠にならないので、見えていないものに数えます。
battle_line-panel-tactics = 戦術カード
battle_line-panel-tactics-note = 線で消したカードは、もう表向きになっています。

## 置いたときの見通し

battle_line-preview-makes = { $value }（合計{ $value-sum }）
battle_line-preview-best = 最善は{ $value }（合計{ $value-sum }）。
battle_line-preview-best-with = 最善は{ $value }（合計{ $value-sum }）。必要なカード：{ $cards }
battle_line-preview-never = 見えていない部隊が足りず、この側は完成できません。
battle_line-preview-rival = 相手：{ $value }（合計{ $value-sum }）。
battle_line-preview-rival-with = 相手の最善：{ $value }（合計{ $value-sum }）。必要なカード：{ $cards }{ $held ->
    [0] {""}
   *[other] （手札も含む）
}

## 証明

battle_line-proof-own = { $own-you ->
    [yes] 自分
   *[no] { $own }
}：{ $value }（{ $value-sum }）。
battle_line-proof-own-with = { $own-you ->
    [yes] 自分
   *[no] { $own }
}の最善：{ $value }（{ $value-sum }）。必要なカード：{ $cards }
battle_line-proof-own-none = { $own-you ->
    [yes] 自分
   *[no] { $own }
}：見えていない部隊が足りず、完成できません。
battle_line-proof-rival = { $own-you ->
    [yes] 相手
   *[no] { $rival }
}：{ $value }（{ $value-sum }）。
battle_line-proof-rival-with = { $own-you ->
    [yes] 相手
   *[no] { $rival }
}の最善：{ $value }（{ $value-sum }）。必要なカード：{ $cards }{ $held ->
    [0] {""}
   *[other] （手札も含む）
}
battle_line-proof-rival-none = { $own-you ->
    [yes] 相手
   *[no] { $rival }
}：見えていない部隊が足りず、完成できません。
battle_line-proof-claimed = { $seat }が確保しています。
battle_line-proof-cannot-fill = 勝ちを証明できます。{ $own-you ->
    [yes] 相手
   *[no] { $rival }
}はもう、この側を完成できません。
battle_line-proof-cannot-beat = 勝ちを証明できます。{ $own-you ->
    [yes] 相手はもう、これを上回れません
   *[no] { $own }の側を上回ることは、もうできません
}。
battle_line-proof-stronger = 勝ちを証明できます。{ $own-you ->
    [yes] 自分の側
   *[no] { $own }の側
}のほうが強いからです。
battle_line-proof-earlier = 勝ちを証明できます。同じ強さで、{ $own-you ->
    [yes] 自分の側
   *[no] { $own }の側
}が先に完成しました。
battle_line-proof-could-be-beaten = 勝ちを証明できません。見えていない部隊で、{ $own-you ->
    [yes] まだ負けることがあります
   *[no] { $own }がまだ負けることがあります
}。
battle_line-proof-weaker = 勝ちを証明できません。{ $own-you ->
    [yes] 相手の側
   *[no] { $rival }の側
}のほうが強いからです。
battle_line-proof-later = 勝ちを証明できません。同じ強さで、{ $own-you ->
    [yes] 相手の側
   *[no] { $rival }の側
}が先に完成しました。
battle_line-proof-incomplete = 勝ちを証明できません。{ $own-you ->
    [yes] 自分の側
   *[no] { $own }の側
}が完成していません。

## 拡大表示

battle_line-unknown = { $seat }の手札
battle_line-inspect-troop = 部隊です。未確保のフラッグの、自分の側の空きスロットに置きます。
battle_line-inspect-fellows = まだ見えていない{ $number }の部隊：{ $cards }
battle_line-inspect-no-fellows = ほかの{ $number }の部隊は、すべて表向きになっています。
battle_line-inspect-lock = 相手が戦術カードを使えば、{ $seat }のロックは外れます。それまでは部隊だけを使えます。
battle_line-inspect-weather = このフラッグには{ $card }があります。
battle_line-inspect-empty = ここにはまだカードが置かれていません。
battle_line-inspect-rival-proves = 注意：相手はもう、このフラッグで勝ちを証明できます。
battle_line-inspect-troops = 部隊は6色で、それぞれ1から10まであります。カードを使ったあと、どちらかの山札から1枚引きます。
battle_line-inspect-tactics = 10枚の戦術カードが戦況を変えます。使えるのは、相手が使った枚数より1枚多くまでです。
battle_line-inspect-top = 山札の一番上にあると分かっているカード：{ $cards }
battle_line-inspect-hand = { $seat }の手札：部隊{ $troops }枚、戦術{ $tactics }枚。
battle_line-inspect-known = そのうち、山札に戻したので分かっているカード：{ $cards }

## 記録

battle_line-log-begins = { $who }が先手
battle_line-log-lays = { $who }が{ $card }をフラッグ{ $flag }に置く
battle_line-log-scouts = { $who }が{ $card }を使い、{ $count }枚引く
battle_line-log-draws-tactics = { $who }が戦術カードを1枚引く
battle_line-log-returns-troop = { $who }が部隊を1枚、山札に戻す
battle_line-log-returns-tactics = { $who }が戦術カードを1枚、山札に戻す
battle_line-log-redeploys = { $who }が{ $by }を使い、{ $card }をフラッグ{ $from }からフラッグ{ $to }へ移す
battle_line-log-redeploys-away = { $who }が{ $by }を使い、フラッグ{ $from }の{ $card }を捨てる
battle_line-log-deserts = { $who }が{ $by }を使い、フラッグ{ $from }の{ $card }を捨てさせる
battle_line-log-betrays = { $who }が{ $by }を使い、フラッグ{ $from }の{ $card }を奪ってフラッグ{ $to }に置く
battle_line-log-passes = { $who }がパス
battle_line-log-claims = { $who }がフラッグ{ $flag }を確保：{ $own }（{ $own-sum }）対{ $rival }（{ $rival-sum }）
battle_line-log-claims-unfilled = { $who }がフラッグ{ $flag }を確保：{ $own }（{ $own-sum }）、相手の側は完成できない
battle_line-log-declines = { $who }がここで宣言を終える
battle_line-log-stand-off = 2人ともパスして手詰まり：未確保のフラッグを判定
battle_line-log-reveals = { $who }が手札を公開
battle_line-log-settled = { $who }が判定でフラッグ{ $flag }を獲得

## バナー

battle_line-banner-player = { $seat }
battle_line-banner-tactics = { $card }
battle_line-banner-claims = { $seat }がフラッグ{ $flag }を確保
battle_line-banner-passes = { $seat }がパス
battle_line-banner-stand-off = 手詰まり

## 終わり

battle_line-won-breakthrough = 突破：隣り合う3本で{ $seat }の勝ち
battle_line-won-envelopment = 包囲：5本のフラッグで{ $seat }の勝ち
battle_line-won-more-flags = フラッグの数で{ $seat }の勝ち
battle_line-won-draw = 引き分け：フラッグは同数

battle_line-outcome-breakthrough = 突破：{ $winner }が隣り合う3本のフラッグを確保しました。
battle_line-outcome-envelopment = 包囲：{ $winner }が5本のフラッグを確保しました。
battle_line-outcome-breakthrough-settled = 突破：判定の結果、{ $winner }が隣り合う3本のフラッグを得ました。
battle_line-outcome-envelopment-settled = 包囲：判定の結果、{ $winner }が5本のフラッグを得ました。
battle_line-outcome-more-flags-settled = 判定の結果、{ $winner }のフラッグのほうが多くなりました。
battle_line-outcome-draw-settled = 判定の結果、フラッグは同数でした。

battle_line-verdict-settled = 2人ともパスし、未確保のフラッグを判定
battle_line-verdict-flags = { $seat }のフラッグ：{ $flags }
battle_line-verdict-no-flags = { $seat }のフラッグ：なし
battle_line-verdict-turns = { $count }手番で終了

## なぜできないか

battle_line-why-lies-fast = フラッグに置いた自分のカードを動かせるのは、「配置転換」だけです。手札から選んでください。
battle_line-why-enemy-card = これは相手の側のカードです。手を出せるのは「脱走」と「裏切り」だけです。手札から選んでください。
battle_line-why-enemy-side = カードを置けるのは自分の側だけです。フラッグの自分の側のスロットを選んでください。
battle_line-why-card-first = 使えるのは手札のカードです。先に手札から選び、それから置く場所を選んでください。
battle_line-why-discard = 捨てられたカードは戻りません。謀略のカードは、使えば自動的にここへ来ます。捨て札は見るだけにしてください。
battle_line-why-draw-later = カードを引くのは、カードを使ったあとです。先に1枚使ってください。
battle_line-why-their-hand = これは相手の手札です。自分の手札から選んでください。
battle_line-why-out-of-reach = このカードは動かせません。手札から選んでください。

## できないと断る文

battle_line-refusal-outside-claim-step = フラッグを確保できるのは、アドバンスでは手番の最初、ベーシックではカードを使ってから引くまでの間だけです。そのときまでお待ちください。
battle_line-refusal-claim-step-open = 先に勝利宣言をする番です。フラッグを確保するか「宣言を終える」を選んでから、カードを使ってください。
battle_line-refusal-already-played = 1手番に使えるカードは1枚だけで、もう使いました。手番の続きを進めてください。
battle_line-refusal-scout-must-draw = 「偵察」の途中です。先に、どちらかの山札から次の1枚を引いてください。
battle_line-refusal-scout-must-return = 「偵察」で引き終わりました。手札からカードを山札に戻してください。
battle_line-refusal-nothing-to-return = カードを山札に戻せるのは、「偵察」で引いたあとだけです。先に「偵察」を使ってください。
battle_line-refusal-outside-draw-step = 引けるのは、カードを使ったあとに1枚だけです。先にその前の手順を済ませてください。
battle_line-refusal-deck-empty = この山札は空です。もう一方から引いてください。
battle_line-refusal-nothing-to-scout = どちらの山札も空なので、「偵察」は使えません。ほかのカードを使ってください。
battle_line-refusal-not-in-hand = { $card }は手札にありません。持っているカードを選んでください。
battle_line-refusal-wrong-kind = { $card }はそのようには使えません。部隊と士気のカードは自分のスロットに、「霧」と「泥濘」はフラッグに置き、謀略のカードは効果を使って捨て札にします。合う場所を選んでください。
battle_line-refusal-flag-claimed = フラッグ{ $flag }は確保済みで、もう何も変わりません。未確保のフラッグを選んでください。
battle_line-refusal-side-full = フラッグ{ $flag }の自分の側には空きスロットがありません。別のフラッグを選んでください（4枚目を置けるのは「泥濘」のあるときだけです）。
battle_line-refusal-tactics-lock = 戦術ロック：戦術カードを相手より1枚多く使っています。部隊を置いて、相手が戦術カードを使うのを待ってください。
battle_line-refusal-leader-limit = 隊長を使えるのは1対局に1人1枚だけで、もう使いました。ほかのカードを選んでください。
battle_line-refusal-not-there = { $card }はフラッグ{ $flag }のその側にはありません。そこにあるカードを選んでください。
battle_line-refusal-environment-stays = { $card }は対局の終わりまでフラッグに残ります。代わりに部隊かオールマイティを選んでください。
battle_line-refusal-wild-cannot-defect = { $card }はオールマイティです。「裏切り」で奪えるのは部隊だけなので、部隊を選んでください。
battle_line-refusal-same-flag = 「配置転換」は、カードをフラッグ{ $flag }の外へ動かします。別のフラッグか捨て札を選んでください。
battle_line-refusal-must-play = パスできるのは、置ける部隊が1枚もないときだけです。部隊か戦術カードを使ってください。
battle_line-refusal-side-incomplete = フラッグ{ $flag }の自分の側が完成していません。埋めてから確保してください。
battle_line-refusal-not-proven = フラッグ{ $flag }では、まだ勝ちを証明できません。相手は{ $filling }で{ $rival }（合計{ $rival-sum }）を作り、自分の{ $own }（合計{ $own-sum }）を上回れます。これらのカードが表向きになるまで待ってください。自分の手札は証拠になりません。
battle_line-refusal-side-weaker = フラッグ{ $flag }では、自分の{ $own }（合計{ $own-sum }）より相手の{ $rival }（合計{ $rival-sum }）のほうが強いです。覆せるのは戦術カードだけです。
battle_line-refusal-completed-later = フラッグ{ $flag }は両方とも{ $own }（合計{ $own-sum }）です。同点なら先に完成した側、つまり相手の勝ちです。覆せるのは戦術カードだけです。

## ヒント

battle_line-hint-claim-wins = フラッグ{ $flag }を確保しましょう。これで勝ちです。
battle_line-hint-claim = フラッグ{ $flag }を確保しましょう。証明できていて、もう奪われません。勝率は約{ $percent }%。
battle_line-hint-endclaims = 「宣言を終える」を選びましょう。証明できるままのフラッグは、あとの手番でも確保できます。勝率は約{ $percent }%。
battle_line-hint-pass = パスしましょう。置ける部隊がなく、戦術カードは手札に残せます。勝率は約{ $percent }%。
battle_line-hint-fog = { $card }をフラッグ{ $flag }に使いましょう。ここでは役が無効になり、相手は{ $formation }では勝てなくなります。勝率は約{ $percent }%。
battle_line-hint-fog-sums = { $card }をフラッグ{ $flag }に使いましょう。ここでは、数字の合計だけの勝負になります。勝率は約{ $percent }%。
battle_line-hint-mud = { $card }をフラッグ{ $flag }に使いましょう。自分の側に、4枚目を置く場所ができます。勝率は約{ $percent }%。
battle_line-hint-mud-opens = { $card }をフラッグ{ $flag }に使いましょう。完成している相手の側が、また1枚足りなくなります。勝率は約{ $percent }%。
battle_line-hint-scout = 「偵察」を使いましょう。新しいカードを見て、必要なものを手札に残せます。勝率は約{ $percent }%。
battle_line-hint-redeploy = 「配置転換」で{ $card }をフラッグ{ $from }からフラッグ{ $flag }へ移しましょう。そこで{ $formation }に使えます。勝率は約{ $percent }%。
battle_line-hint-frees = 「配置転換」で{ $card }を捨てましょう。フラッグ{ $flag }に、ほかのカードを置くスロットが空きます。勝率は約{ $percent }%。
battle_line-hint-deserter = 「脱走」を{ $card }に使いましょう。相手はこのカードで、フラッグ{ $flag }に{ $formation }を作れます。勝率は約{ $percent }%。
battle_line-hint-deserter-breaks = 「脱走」を{ $card }に使いましょう。フラッグ{ $flag }で完成している相手の{ $formation }が、1枚足りなくなります。勝率は約{ $percent }%。
battle_line-hint-traitor = 「裏切り」で{ $card }を奪いましょう。相手はフラッグ{ $from }でこのカードを失い、自分はフラッグ{ $flag }で{ $formation }に使えます。勝率は約{ $percent }%。
battle_line-hint-draw-troop = 部隊を引きましょう。{ $count ->
    [0] スロットがまた空けば、部隊で埋められます。
   *[other] 自分の側に空きスロットが{ $count }つあります。
}勝率は約{ $percent }%。
battle_line-hint-draw-troop-only = 部隊を引きましょう。戦術の山札は空です。勝率は約{ $percent }%。
battle_line-hint-draw-tactics-only = 戦術カードを引きましょう。部隊の山札は空です。勝率は約{ $percent }%。
battle_line-hint-draw-tactics-locked = 戦術カードを引きましょう。今はロックされていますが、相手が戦術カードを使えば使えます。勝率は約{ $percent }%。
battle_line-hint-draw-tactics = 戦術カードを引きましょう。部隊では取れないフラッグも取れます。勝率は約{ $percent }%。
battle_line-hint-return = { $card }を戻しましょう。手札に残すカードのほうが、フラッグに必要です。勝率は約{ $percent }%。
battle_line-hint-dumps = { $card }をフラッグ{ $flag }に置きましょう。もう取れそうにないフラッグなので、要らないカードの置き場になります。勝率は約{ $percent }%。
battle_line-hint-dumps-beaten = { $card }をフラッグ{ $flag }に置きましょう。相手の{ $formation }（合計{ $sum }）には勝てそうになく、要らないカードの置き場になります。勝率は約{ $percent }%。
battle_line-hint-completes = { $card }をフラッグ{ $flag }に置きましょう。{ $formation }が完成します。勝率は約{ $percent }%。
battle_line-hint-builds = { $card }をフラッグ{ $flag }に置きましょう。{ $formation }を狙えます。勝率は約{ $percent }%。
battle_line-because-claim-wins = それで勝ちだったからです。
battle_line-because-claim = 証明できていて、もう奪われないからです。
battle_line-because-endclaims = 証明できるままのフラッグは、あとの手番でも確保できるからです。
battle_line-because-pass = 置ける部隊がなく、戦術カードは手札に残せるからです。
battle_line-because-fog = そのフラッグでは役が無効になり、合計だけで比べるからです。
battle_line-because-fog-sums = そのフラッグでは、合計だけの勝負になるからです。
battle_line-because-mud = そこに、4枚目を置く場所ができるからです。
battle_line-because-mud-opens = 完成していた相手の側が、また1枚足りなくなったからです。
battle_line-because-scout = 新しいカードを見て、必要なものを手札に残せるからです。
battle_line-because-redeploy = 移した先のフラッグで、そのカードを役に使えるからです。
battle_line-because-frees = ほかのカードを置くスロットが空くからです。
battle_line-because-deserter = 相手が、そのカードで役を作れたからです。
battle_line-because-deserter-breaks = 完成していた相手の側が、1枚足りなくなったからです。
battle_line-because-traitor = 相手がそのカードを失い、自分の側に加わるからです。
battle_line-because-draw-troop = スロットを埋めるのは部隊だからです。
battle_line-because-draw-troop-only = 戦術の山札が空だったからです。
battle_line-because-draw-tactics-only = 部隊の山札が空だったからです。
battle_line-because-draw-tactics-locked = 今はロックされていても、相手が戦術カードを使えば使えるからです。
battle_line-because-draw-tactics = 戦術カードなら、部隊では取れないフラッグも取れるからです。
battle_line-because-return = 手札に残したカードのほうが、フラッグに必要だったからです。
battle_line-because-dumps = そのフラッグはもう取れそうになく、要らないカードの置き場になったからです。
battle_line-because-dumps-beaten = そのフラッグの相手の側にはもう勝てそうになく、要らないカードの置き場になったからです。
battle_line-because-completes = そこで{ $formation }が完成するからです。
battle_line-because-builds = そこで{ $formation }を狙えるからです。
battle_line-because-can-build = そこでまだ{ $formation }を作れるからです。
battle_line-because-is-lost = そのフラッグはもうほとんど取れず、どこかに置くしかなかったからです。

## 常連の打ち筋

battle_line-temper-bold = { $name }は相手のカードがあるフラッグで競い合い、戦術カードはすぐに使います。
battle_line-temper-careful = { $name }は部隊を頼りにし、戦術カードを温存します。
battle_line-temper-tricky = { $name }は戦術カードをよく引き、多くのフラッグに1枚ずつ散らします。

## パズル

battle_line-mode-basic-puzzle = フラッグは、手番の終わり、カードを使った直後に確保できます。
battle_line-mode-advanced-puzzle = フラッグは、手番の初め、カードを使う前に確保できます。
