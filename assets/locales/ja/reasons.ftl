# ファイル、対局の記録、手、局面のどこがおかしいか。コマンドラインでは英語で表示する。英語のファイルと同じキーを持つ。

## 何がどこで

reason-line = { $line }行目：{ $what }
reason-of-file = { $file }：{ $what }
reason-of-file-and-more = { $file }：{ $what }（ほか{ $more }件）
reason-file-line = { $file }の{ $line }行目：{ $what }

## ファイル、ディスク、クリップボード

reason-file = { $file } を読み込めません：{ $why }
reason-too-large = { $most }を超えています。
reason-utf-16 = このファイルの文字コードはUTF-16です。UTF-8で保存してください。
reason-no-text = この行は文字として読めません。UTF-8で保存してください。
reason-io-not-found = そのファイルやフォルダーはありません
reason-io-denied = 読み書きが許可されていません
reason-io-exists = 同じ名前のファイルがすでにあります
reason-io-full = ディスクの空きがありません
reason-io-read-only = ディスクが読み取り専用です
reason-io-folder = これはフォルダーです
reason-io-no-folder = フォルダーがあるはずの場所にファイルがあります
reason-io-no-file = ファイルではありません
reason-io-name = この名前は使えません
reason-io-no-text = UTF-8の文字ではありません
reason-io-time = 時間がかかりすぎています
reason-io-busy = ほかのプログラムが使っています
reason-io-number = システムのエラー番号は{ $number }です
reason-io = システムに拒否されました
reason-clipboard-empty = 読み取れるものがありません
reason-clipboard-none = ここにはクリップボードがありません
reason-clipboard-occupied = ほかのプログラムが使っています
reason-clipboard-no-text = 入っているものは文字ではありません
reason-clipboard = システムに拒否されました

## 対局の記録

reason-empty = 文字がありません。
reason-case = これはルールを試すための記録で、対局ではありません。続きを遊ぶには、このバージョンで局面をコピーし直してください。
reason-link-damaged = この行は壊れているか、途中で切れています。初めから終わりまでコピーし直してください。
reason-no-journal = 対局の記録ではありません。最初の行が「{ $first }」ではありません。
reason-no-journal-text = 対局の記録ではありません。{ $why }
reason-newer-journal = この記録は新しいバージョンのゲームで書かれたものです（形式{ $format }）。
reason-ends-in-header = 記録が見出しの途中で終わっています。
reason-no-line-end = { $line }行目は改行がなく、途中で切れたように見えるので使いません。切れていなければ、改行を足してください。
reason-without-clock = 「{ $text }」とありますが、この対局に持ち時間はありません。
reason-match-without-seat = この対局に{ $seat }の席はありません。
reason-too-much-time = 「{ $text }」は、この対局の持ち時間{ $limit }秒を超えています。
reason-position-below = 局面は「{ $key }」の下の行に書いてください。
reason-below-header = 「{ $text }」は、見出しを終える行「{ $rule }」の下に書いてください。
reason-twice = 「{ $key }」が2回書かれています。
reason-header-without = 見出しに「{ $key }」の行がありません。
reason-other-seat = ここは{ $seat }の席のはずですが、「{ $text }」とあります。
reason-clock = 「{ $text }」は読み取れません。「clock move 60」か「clock match 600」のように、{ $least }から{ $most }までの秒数を書いてください。
reason-other-game = これは「{ $wanted }」ではなく「{ $game }」の記録です。
reason-options = 設定の{ $line }行目の{ $column }文字目を読み取れません。初期設定は「{ $usual }」と書きます。
reason-other-options = この設定の対局の局面ではありません。
reason-over-here = この局面で対局は終わっています。
reason-stuck = この局面では誰も続けられません。
reason-unsound = 対局でこのような局面になることはありません。
reason-seats = 見出しには{ $named }席とありますが、この対局は{ $seats }席です。
reason-other-version = { $what }（この記録はバージョン{ $other }で始まりました。今は{ $program }で、その間にルールが修正された可能性があります）
reason-given-up = この行の前に投了しています。
reason-not-allowed = 「{ $text }」はここではできません。
reason-undone-too-much = 「undo { $count }」で戻す手の数が、それまでの{ $played }手を超えています。
reason-not-over = 「{ $text }」とありますが、対局は終わっていません。

## 棋譜の書き方

reason-expected = { $forms } のように書いてください。
reason-unlike = 「{ $text }」は{ $thing }として読み取れません。{ $forms } のように書いてください。
reason-no-key = 「{ $key }」という行は局面にありません。使えるのは { $keys } です。
reason-no-field = 「{ $name }」という項目はありません。
reason-no-number = 「{ $text }」は{ $first }から{ $last }までの数ではありません。
reason-no-seat = 「{ $text }」は席ではありません。席はAから{ $last }までです。
reason-given-before = 「{ $name }」は{ $before }行目にもあります。
reason-unreadable-value = 「{ $text }」は読み取れません。
reason-cards-broken = このゲームのカードを読み込めません。

## 書かれるもの

thing-action = 手
thing-card = カード
thing-flag = フラッグ
thing-deck = 山札
thing-way = 移動
thing-place = 置き場所
thing-colour = 色
thing-cell = マス
thing-stack = スタック
thing-power = 能力
thing-member = 軍議のメンバー
thing-landmark = ランドマーク
thing-ending = 終わり方
thing-phase = フェイズ
thing-unit = ユニット
thing-way-to-order = 指令の出し方
thing-hex = ヘクス
thing-face = ダイスの面
thing-pokemon = ポケモン
thing-active-spot = バトル場
thing-pokemon-place = ポケモンの場所
thing-lore-card = ロアカード
thing-command-card = コマンドカード
thing-coin = コイン
thing-line = 記録の行
thing-seed = シード
thing-controller = 席の人

## 局面

reason-plies = 手数は1から数えます。
reason-two-places = { $what }が2か所にあります。
reason-one-owner = フラッグの持ち主は1人だけです。
reason-before-sides = 「{ $word }」は両側のカードより前に書いてください。
reason-sides-in-order = A側、B側の順に一度ずつ書いてください。
reason-whose-side = 「{ $word }」の前に、どちら側のカードかをAかBで書いてください。
reason-side-too-full = { $side }側のカードが{ $count }枚あります。置けるのは{ $most }枚までです。
reason-stamp-not-full = { $side }側は{ $size }枚そろっていないのに、完成の印があります。
reason-two-leaders = { $side }側に「隊長」が2枚あります。使えるのは1人1枚です。
reason-one-stamp = 完成の印は片側に一つだけです。
reason-not-on-a-side = { $card }はフラッグの片側には置けません。
reason-four-cards = 片側に置けるのは4枚までです。
reason-comes-last = 「{ $word }」は最後に書いてください。
reason-other-deck = { $card }は「{ $deck }」の山札のカードではありません。
reason-scout-over = 戻すカードが残っていなければ、「偵察」は終わっています。
reason-names-leader = { $seat }側に「隊長」があるので、「leaders」に{ $seat }を書いてください。
reason-deck-too-small = この山札に使えるカードは{ $count }枚しか残っていません。
reason-stamp-too-late = { $side }側の完成の印は{ $stamp }ですが、今は{ $ply }手目です。
reason-same-stamp = 両側の完成の印が同じです。
reason-scout-not-discarded = 「偵察」のカードが{ $seat }の捨て札の列にありません。
reason-put-back-on-top = 山札の上に戻したカードは1枚か2枚です。
reason-in-no-hand = { $card }はどの手札にもありません。
reason-puts-back-two = 「偵察」で戻すカードは2枚までです。
reason-hand-too-large = 手札が{ $count }枚あります。持てるのは{ $most }枚までです。
reason-flags-do-not-end = このフラッグではこの終わり方になりません。突破は隣り合う3本、包囲は5本のフラッグで、「more-flags」と「draw」は手詰まりのあとなので「settled」を続けて書いてください。
reason-played-not-lying = 戦術カードを{ $played }枚使ったとありますが、場には{ $lying }枚しかありません。
reason-won-by-flags = フラッグで勝負がついているので、フェイズは「over」にしてください。
reason-no-claim-step = 確保できるフラッグがないので、勝利宣言の段階はありません。「phase」の行を消してください。
reason-decks-empty = 山札が両方ともないので、カードを引けません。
reason-nobody-draws = パスや「偵察」のあとは引きません。
reason-puts-back-after-draws = 「偵察」で戻すカードは、すべて引いたあとの2枚までです。
reason-cards-to-move = カードを{ $left }枚動かすはずですが、{ $there }枚しかありません。
reason-two-idle-turns = 何もしない手番が2回続くと、対局は終わります。
reason-gives-all-away = 「{ $text }」は古いバージョンの書き方です。今は「lay 5 imp」のように1枚ずつ置き、「give」で渡します。
reason-not-its-colour = カード{ $card }の色は「{ $letter }」ではありません。
reason-other-colour = このカード表では、カード{ $card }の色は「{ $letter }」ではなく「{ $own }」です。
reason-nothing-behind = 「{ $key }」のあとには何も書きません。
reason-open-hands-of-two = 公開の手札があるのは2人用だけです。
reason-trick-size = トリックのカードは{ $count }枚です。
reason-one-for-each-seat = 「{ $what }」を{ $seats }人分、一つずつ書いてください。
reason-match-without-length = 目標の点かラウンド数を1以上にしてください。
reason-before-exchange = 交換の前に、使ったカードや取ったカードはありません。
reason-teams-of-four = チーム戦は4人用です。
reason-too-many-rounds = ラウンドの数は{ $most }までです。
reason-cards-left = カードがそれほど残っていません。
reason-imps-trick = 悪魔のトリックは{ $needed }枚ですが、ここでは{ $count }枚です。
reason-not-dealt = { $seat }に配られたカードが{ $count }枚そろっていません。
reason-cards-for-tricks = { $seat }の手札の枚数が、残りのトリックの数に合いません。
reason-has-colour = { $seat }の手札にこの色のカードがあります。
reason-trick-taken = トリックはもう取られています。「trick」の行を消してください。
reason-empty-hands = 手札がないのは、対局が終わったときだけです。
reason-price-without-holder = 価格が19の間は、ボトルの持ち主はいません。
reason-price-needs-holder = 価格が19より低いときは「holder」が必要です。
reason-price-too-high = 価格が19を超えることはありません。
reason-price-card-not-won = 価格のカード{ $card }が、持ち主の取ったカードの中にありません。
reason-last-trick-not-won = 最後のトリックのカードが、取った人のカードの中にありません。
reason-not-given = { $seat }はこれらのカードを渡せません。
reason-exchange-over = 全員が選び終えると、交換は終わっています。
reason-no-passing = パスという手はありません。動けない人はルールにより飛ばされます。
reason-no-player = プレイヤー{ $seat }はいません。
reason-one-tile = スタックには1枚以上のタイルが必要です。
reason-tiles-of-player = 1人のタイルは{ $count }枚です。
reason-occupied-twice = { $cell }に二つのものが置かれています。
reason-no-stack = プレイヤー{ $seat }のスタックがありません。
reason-not-connected = つながっていないタイルがあります：{ $cell }と{ $other }が離れています。
reason-too-far = 「(0,0)」から遠すぎます。座標と、まだ跳べるタイルの数の合計は{ $most }までです。
reason-placed-in-order = 最初のスタックを置く順番では、前の人は灰色タイルの隣に{ $count }枚のスタックを一つ持ち、あとの人は何も持ちません。
reason-to-place = スタックを置くのは{ $seat }です。
reason-two-lines = 2人にラインがありますが、最初のラインで対局は終わっています。
reason-line-ended-match = { $seat }にラインがあるので、対局は{ $seat }の手番で終わっています。
reason-cell-too-far = 「{ $text }」はタイルが届かないほど遠くです。
reason-landmarks = ランドマークがすでにあるか、多すぎます。
reason-objectives = 拠点は{ $most }か所までです。
reason-units = ユニットは{ $most }までです。
reason-two-lore-cards = 同時に扱うロアカードは2枚までです。
reason-no-line = 「{ $key }」に{ $count }語を続けた行は、局面の行として読めません。
reason-copies = { $card }が多すぎます。このゲームには{ $count }枚しかありません。
reason-no-card-before-command = コマンドフェイズが終わるまでは、使ったカードはありません。
reason-two-units = { $hex }に二つのユニットがいます。
reason-battle-of-none = いないユニットが戦っています。
reason-no-such-unit = そのユニットはいません。
reason-not-of-a-unit = 「+{ $part }」はユニットの状態ではありません。b c k s d m h tに数を続けるか、f w pを書いてください。
reason-dice-of-a-roll = 一度に振るダイスは{ $most }個までです。
reason-units-of-a-card = ロアカードが選ぶユニットは{ $most }までです。
reason-nobody-there = { $hex }にユニットはいません。
reason-off-the-field = 「{ $text }」は戦場の外です。
reason-no-attack = 「{ $card }」に{ $number }番目のワザはありません。
reason-no-seat-of = { $id }のプレイヤーはいません。
reason-too-many-effects = 続いている効果が多すぎます。
reason-too-many-tasks = 残っている処理が多すぎます。
reason-too-many-waits = 待っている処理が多すぎます。
reason-line-unreadable = 「{ $key }」の行はここでは読めません。
reason-too-many-cards = 「{ $key }」のカードが多すぎます。
reason-spot-taken = このバトル場にはもう{ $id }がいます。
reason-two-stadiums = スタジアムはもう2枚あります。
reason-no-basic-energy = 「{ $of }」タイプの基本エネルギーはありません。

## シナリオ

reason-scenario-no-part = 「{ $text }」という部分はありません。あるのは{ $parts }です。
reason-scenario-begun = 「{ $text }」は{ $before }行目でもう始まっています。一つにまとめてください。
reason-scenario-before = 「{ $text }」が「[scenario]」より前にあります。その行から始めてください。
reason-scenario-missing-part = 「[{ $name }]」の部分がありません。書き足してください。
reason-scenario-no-value = 「{ $text }」に「=」がありません。「key = value」のように書いてください。
reason-scenario-no-key = 「{ $key }」という項目はありません。使えるのは「{ $keys }」です。
reason-scenario-twice = 「{ $key }」は{ $before }行目にもあります。どちらかを消してください。
reason-scenario-of = 「{ $key }」：{ $what }
reason-scenario-missing = 「{ $key }」がありません。「{ $key } = 値」の行を足してください。
reason-scenario-no-row = 「{ $text }」は横列ではありません。「r0:」から「r8:」とヘクスを書いてください。
reason-scenario-hexes = 「[{ $name }]」の「r{ $row }」のヘクスは{ $found }個です。{ $expected }個書いてください。
reason-scenario-rows = 「[{ $name }]」に「{ $rows }」がありません。九つの横列をすべて書いてください。
reason-scenario-at = { $hex }：{ $what }
reason-scenario-terrain = 地形「{ $terrain }」にはユニットを置けません。「{ $unit }」を動かすか、地形を変えてください。
reason-scenario-other-mode = 「{ $unit }」（「{ $id }」）はモード「{ $mode }」では使えません。ユニットかモードを変えてください。
reason-scenario-units = ユニットが{ $count }あります。シナリオに置けるのは{ $most }までです。
reason-scenario-no-unit = { $side }側に使えるユニットがありません。一つ置いてください。
reason-scenario-banners = { $side }側は勝利得点が{ $needed }必要ですが、取れるのは{ $most }です。{ $most }以下にしてください。
reason-scenario-objectives = { $side }側の拠点はもうあります。どちらかを消してください。
reason-scenario-no-rule = 「{ $text }」というルールはありません。「*」で始まる説明の行、「objective = S (3,5) 1」「deck = wizard」「fords = free」のどれかを書いてください。
reason-scenario-no-side = 「{ $text }」は陣営ではありません。NかSを書いてください。
reason-scenario-no-mode = 「{ $text }」というモードはありません。「{ $modes }」のどれかを書いてください。
reason-scenario-no-id = 「{ $text }」は識別名に使えません。英字、数字、「-」で書いてください。
reason-scenario-long = { $count }文字あります。80文字までにしてください。
reason-scenario-no-message = 「{ $text }」は言語ファイルの項目ではありません。
reason-scenario-no-pair = 「{ $text }」は読み取れません。「N=5 S=6」のように書くか、数を一つ書いてください。
reason-scenario-no-member = 「{ $text }」は軍議のメンバーではありません。「Commander 2, Wizard 1」のように書いてください。
reason-scenario-twice-here = 「{ $text }」が2回書かれています。どちらかを消してください。
reason-scenario-no-terrain = 「{ $text }」という地形はありません。「{ $letters }」のどれかに「R」か「E」を続けるか、「H2」と書いてください。
reason-scenario-summoned = 「{ $unit }」は対局中に召喚するもので、最初は置けません。「[terrain]」に召喚の環「E」を置いてください。
reason-scenario-no-such-unit = 「{ $text }」というユニットはありません。「----」か、NかSに続けて「{ $units }」のどれかを書いてください。
reason-scenario-no-objective = 「{ $text }」は拠点として読めません。陣営、ヘクス、勝利得点を「S (3,5) 1」のように書いてください。
reason-scenario-nobody-there = { $hex }にはユニットを置けません。別のヘクスにしてください。
reason-scenario-no-class = 「{ $text }」というクラスはないか、前にも書かれています。「wizard cleric rogue warrior」から書いてください。
reason-scenario-needs-council = ロアを使うシナリオには「council = 6」のような行が必要です。
reason-scenario-no-council = 軍議があるのはモード「lore」だけです。この行を消してください。
reason-scenario-two-units = もうユニットがあります。どちらかを消してください。
reason-scenario-no-deck = このモードにロアの山札はありません。この行を消してください。
reason-scenario-two-decks = 山札が2回書かれています。どちらかを消してください。
reason-scenario-no-title = 何も書かれていません。題名を書いてください。
reason-scenario-no-commanders = 司令官がいるのはモード「lore」だけです。数を書いてください。
reason-scenario-commander = 司令官がいません。「Commander 1」から書いてください。
reason-scenario-landmark-middle = 中央の横列のランドマークは誰のものでもありません。動かしてください。
reason-scenario-landmarks = ランドマークが多すぎるか、ここに二つあります。一つ消してください。
reason-scenario-class = クラスがありません。「wizard cleric rogue warrior」から書いてください。
reason-scenario-taken = 識別名「{ $id }」のシナリオはもうあります。別の「id」にしてください。
reason-scenario-none = 「{ $id }」というシナリオはありません。あるのは「{ $ids }」です。

## 通信のフレーム

reason-wire-too-large = 届いたフレームが{ $most }バイトを超えています。
reason-wire-no-form = このバージョンの知らない形式のフレームです。
reason-wire-damaged = フレームが壊れているか、途中で切れています。
reason-wire-no-frame = 届いたものはフレームではありません。
reason-wire-unknown = 「{ $kind }」というフレームはありません。
reason-wire-malformed = フレーム「{ $kind }」の内容が正しくありません。
reason-wire-newer = 相手のプログラムの方が新しいものです（通信の版は相手が{ $theirs }、こちらが{ $ours }）。こちらを更新してください。
reason-wire-older = 相手のプログラムの方が古いものです（通信の版は相手が{ $theirs }、こちらが{ $ours }）。相手を更新してください。
reason-wire-rules = 「{ $game }」のルールが相手のプログラムと違います。両方で同じバージョンを使ってください。
