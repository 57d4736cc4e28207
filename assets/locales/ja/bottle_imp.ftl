# ボトルインプのすべての文。英語のファイルと同じキーを持つ。

## 棚

game-bottle_imp = ボトルインプ
game-bottle_imp-tagline = 買い手がいなくなる前に、ボトルを売り払え
game-bottle_imp-about = 価格より小さい数字が切り札になるトリックテイキング。切り札で勝った人は、前より安い価格でボトルを買います。ラウンドの終わりにボトルが残った人は、そのラウンドで取ったトリックが0点になり、悪魔のトリックの分を払います。3人か4人用で、2人なら公開の手札を使います。

## 色

bottle_imp-yellow = 黄色
bottle_imp-blue = 青
bottle_imp-red = 赤

## 設定

bottle_imp-players = 人数
bottle_imp-players-about = 遊ぶ人数です。
bottle_imp-players-2 = 2人
bottle_imp-players-2-about = 伏せた手札と公開の手札を使います。1トリックは、2人が2枚ずつ出した4枚です。
bottle_imp-players-3 = 3人
bottle_imp-players-3-about = 1ラウンドは11トリックです。3人が一番面白いという人も多くいます。
bottle_imp-players-4 = 4人
bottle_imp-players-4-about = 1ラウンドは8トリックです。
bottle_imp-length = 長さ
bottle_imp-length-about = 対局の終わり方です。合計点の一番高い人の勝ちです。
bottle_imp-length-500 = 500点
bottle_imp-length-500-about = 誰かが500点に届いたラウンドで終わります（15～30ラウンド）。
bottle_imp-length-300 = 300点
bottle_imp-length-300-about = 誰かが300点に届いたラウンドで終わります（8～17ラウンド）。
bottle_imp-length-200 = 200点
bottle_imp-length-200-about = 誰かが200点に届いたラウンドで終わります（5～11ラウンド）。
bottle_imp-length-100 = 100点
bottle_imp-length-100-about = 誰かが100点に届いたラウンドで終わります（2～6ラウンド）。
bottle_imp-length-one = 1ラウンド
bottle_imp-length-one-about = 手軽に試すのに向いています。
bottle_imp-length-each-once = 親を1回ずつ
bottle_imp-length-each-once-about = 人数と同じ数のラウンドで終わります。
bottle_imp-length-each-twice = 親を2回ずつ
bottle_imp-length-each-twice-about = 人数の2倍のラウンドで終わります。
bottle_imp-tie = 同点のとき
bottle_imp-tie-about = 最後に首位が並んだときの決まりです。
bottle_imp-tie-shared = 勝ちを分け合う
bottle_imp-tie-shared-about = 首位の全員が勝ちです。
bottle_imp-tie-extra = 延長ラウンド
bottle_imp-tie-extra-about = 首位が1人になるまで、1ラウンドずつ続けます。
bottle_imp-cards = カード
bottle_imp-cards-about = どの数字が何色かを選びます。
bottle_imp-cards-a = 旧版
bottle_imp-cards-a-about = 2003年から2018年までの版の色です。
bottle_imp-cards-b = 新版
bottle_imp-cards-b-about = 2023年の版の色です。3と4、23と24、34と35の色が入れ替わります。
bottle_imp-teams = パートナー
bottle_imp-teams-about = 4人のとき、2人が得点を分け合うこともできます。
bottle_imp-teams-off = なし
bottle_imp-teams-off-about = 全員が1人ずつ戦います。
bottle_imp-teams-on = 2対1対1
bottle_imp-teams-on-about = ラウンドごとに、最初にリードする人とその向かいの人が得点を足し、2人ともその合計を得ます。残る2人は1人ずつ戦います。
bottle_imp-counted = 取ったコイン
bottle_imp-counted-about = 取ったカードは裏向きですが、全員が一度見たものです。
bottle_imp-counted-off = 覚える
bottle_imp-counted-off-about = 表示しません。自分で覚えておきます。
bottle_imp-counted-on = 名札に表示
bottle_imp-counted-on-about = このラウンドで取ったコインの数を名札に表示します。

bottle_imp-setup-players = ボトルインプは2人から4人で遊びます。
bottle_imp-setup-length = 目標点かラウンド数は、1以上にしてください。
bottle_imp-setup-teams = パートナーは4人のときだけ使えます。

## 記録

bottle_imp-log-round = ラウンド{ $round }：親は{ $seat }
bottle_imp-log-commits = { $seat }が渡すカードを決める
bottle_imp-log-exchange = カードの交換が終わり、{ $seat }が最初のトリックをリードする
bottle_imp-log-plays = { $seat }が{ $card }を出す
bottle_imp-log-trick = { $seat }が{ $card }でトリックを取り、コイン{ $coins }枚を得る
bottle_imp-log-bottle = { $seat }がボトルを{ $price }で買う
bottle_imp-log-imp = 悪魔のトリックは{ $cards }、コイン{ $coins }枚
bottle_imp-log-extra = 首位が並び、もう1ラウンド続く

## 終わり

bottle_imp-outcome-won = { $winner }が合計{ $points }点で首位です。
bottle_imp-outcome-shared = 合計{ $points }点で首位が並びました。

## できないと断る文

bottle_imp-refusal-exchange-first = カードを出すのは、全員が交換を終えてからです。先に、手放すカードを選んでください。
bottle_imp-refusal-exchange-over = カードを渡すのはラウンドの初めだけです。手札からカードを出してください。
bottle_imp-refusal-other-exchange = 2人のときは相手の二つの手札に1枚ずつ、悪魔のトリックに2枚。3人以上のときは両隣に1枚ずつ、悪魔のトリックに1枚です。そのように置いてください。
bottle_imp-refusal-already-committed = 渡すカードはもう決めてあり、変えられません。全員が決めるまでお待ちください。
bottle_imp-refusal-already-laid = { $card }はもう置いてあります。選ぶと手札に戻せます。または、ほかのカードを選んでください。
bottle_imp-refusal-slot-full = そこにはもうカードを置けません。別の場所を選ぶか、置いてあるカードを手札に戻してください。
bottle_imp-refusal-not-laid = { $card }は置いていないので、手札に戻せません。置いてあるカードを選んでください。
bottle_imp-refusal-cards-missing = まだカードを置いていない場所があります。すべて置いてから渡してください。
bottle_imp-refusal-not-in-hand = { $card }は手札にありません。持っているカードを選んでください。
bottle_imp-refusal-open-card-stays = { $card }は公開の手札にあり、渡せません。伏せた手札から選んでください。
bottle_imp-refusal-must-follow = リードされた色を持っていれば、切り札かどうかに関係なく、フォローしなければなりません。{ $colour }のカードを出してください。

## ヒント

bottle_imp-hint-lay = { $card }を手放しましょう。{ $lower ->
    [0] これでボトルを買うと、もう誰にも売れません。
   *[other] これより小さいカードは{ $lower }枚しかなく、これでボトルを買うと売りにくくなります。
}
bottle_imp-hint-lay-colour = { $card }を手放しましょう。{ $left ->
    [0] { $colour }はこれが最後で、{ $colour }がリードされたとき何でも出せるようになります。
   *[other] { $colour }が残り{ $left }枚になります。
}
bottle_imp-hint-lay-rich = { $card }を悪魔のトリックに捨てましょう。ボトルが残った人が、このコイン{ $coins }枚を失います。
bottle_imp-hint-give = カードはすべて置いてあります。このまま渡しましょう。
bottle_imp-hint-forced = { $card }を出しましょう。出せるカードはこの1枚だけです。
bottle_imp-hint-throws-under = { $card }を出しましょう。もっと大きい切り札が出ているので、ボトルを買わずに手放せます。
bottle_imp-hint-buys = { $card }を出しましょう。コイン{ $coins }枚とボトルが手に入ります。{ $lower ->
    [0] これより小さいカードはもうありません。
   *[other] これより小さいカードが残り最大{ $lower }枚あり、出ればボトルを売れます。
}
bottle_imp-hint-sells = { $card }を出しましょう。{ $higher ->
    [0] これに勝てる切り札はもうありません。
   *[other] これに勝てる切り札が残り最大{ $higher }枚あり、出ればボトルを売れます。
}
bottle_imp-hint-leads-trump = { $card }を出しましょう。{ $higher ->
    [0] これに勝てる切り札はもうありません。
   *[other] ほかの人が、これより大きい切り札を出すしかなくなるかもしれません（残り最大{ $higher }枚）。
}
bottle_imp-hint-trumps = { $card }を出しましょう。トリックを取れるか、このカードを手放せます。
bottle_imp-hint-gives-little = { $card }を出しましょう。トリックは取れず、渡すコインは{ $coins }枚です。
bottle_imp-hint-takes = { $card }を出しましょう。コイン{ $coins }枚を取れて、ボトルは動きません。
bottle_imp-hint-leads-trick = { $card }を出しましょう。あとから、もっと大きいカードか切り札が出なければ取れます。
bottle_imp-hint-leads = { $card }を出しましょう。{ $higher ->
    [0] これより大きいカードはもうありません。
   *[other] これより大きいカードは、残り最大{ $higher }枚です。
}
bottle_imp-because-lay = 手放すのは、たいてい小さい切り札か、ある色の最後の1枚だからです。
bottle_imp-because-lay-colour = 手放すのは、たいてい小さい切り札か、ある色の最後の1枚だからです。
bottle_imp-because-lay-rich = そのカードのコインは、ボトルが残った人が失うからです。
bottle_imp-because-give = カードをすべて置き終えたからです。
bottle_imp-because-forced = 出せるカードがそれだけだったからです。
bottle_imp-because-throws-under = もっと大きい切り札が出ていて、ボトルを買わずに手放せたからです。
bottle_imp-because-buys = コイン{ $coins }枚とボトルが手に入り、{ $lower ->
    [0] それより小さいカードはもうなかったからです。
   *[other] それより小さく、まだ出ていないカードが{ $lower }枚あったからです。
}
bottle_imp-because-sells = { $higher ->
    [0] それに勝てる切り札がもうなかったからです。
   *[other] それに勝てる切り札{ $higher }枚がまだ出ておらず、出ればボトルを売れたからです。
}
bottle_imp-because-leads-trump = { $higher ->
    [0] それに勝てる切り札がもうなかったからです。
   *[other] それに勝てる切り札{ $higher }枚がまだ出ておらず、出ればトリックもボトルもほかの人に渡るところだったからです。
}
bottle_imp-because-trumps = トリックを取れるか、そのカードを手放せたからです。
bottle_imp-because-gives-little = トリックは取れず、渡すコインが{ $coins }枚だったからです。
bottle_imp-because-takes = コイン{ $coins }枚を取れて、ボトルは動かなかったからです。
bottle_imp-because-leads-trick = あとから、もっと大きいカードか切り札が出なければ取れたからです。
bottle_imp-because-leads = { $higher ->
    [0] それより大きいカードがもうなかったからです。
   *[other] それより大きいカードは、残り最大{ $higher }枚だったからです。
}

## テーブルの上

bottle_imp-card = { $colour }の{ $number }（コイン{ $coins }枚）
bottle_imp-chip = { $colour }の{ $number }
bottle_imp-nineteen = 初期価格カードの19。ボトルの最初の置き場
bottle_imp-bottle-free = ボトルの持ち主はまだおらず、価格は19です
bottle_imp-bottle-of = { $seat }がボトルを{ $price }で買って持っています
bottle_imp-imp-pile = 悪魔のトリック：伏せたカード{ $count }枚
bottle_imp-place-imp = 悪魔のトリックへ
bottle_imp-place-left = 左隣の{ $seat }へ
bottle_imp-place-right = 右隣の{ $seat }へ
bottle_imp-place-open = { $seat }の公開の手札へ
bottle_imp-place-closed = { $seat }の伏せた手札へ
bottle_imp-place-trick = トリックに出す
bottle_imp-spoken-price = ボトルの下の{ $card }
bottle_imp-spoken-played = { $seat }が出した{ $card }
bottle_imp-spoken-laid = { $card }。{ $place }
bottle_imp-spoken-cards = { $cards }
bottle_imp-spoken-nothing = まだなし
bottle_imp-spoken-committed = { $seat }は渡すカードを決めた
bottle_imp-spoken-hand = { $seat }の手札
bottle_imp-spoken-open-hand = { $seat }の公開の手札
bottle_imp-spoken-open = { $seat }の公開の手札の{ $card }
bottle_imp-spoken-held = { $count }枚
bottle_imp-spoken-known = 分かっているカード：{ $cards }
bottle_imp-pill-price = { $seat }：価格{ $price }
bottle_imp-pill-imp = 悪魔のトリック { $count }
bottle_imp-pill-tricks = { $seat }：{ $count }
bottle_imp-pill-total = { $seat }：{ $points }点
bottle_imp-pill-leads = { $seat }が優勢
bottle_imp-pill-buys = { $seat }が買い手
bottle_imp-button-give = カードを渡す
bottle_imp-button-give-about = 全員のカードが同時に動きます。渡したあとは取り消せません。

## 案内

bottle_imp-phase-exchange = 交換
bottle_imp-phase-play = トリック
bottle_imp-ask-exchange = 両隣に1枚ずつ渡し、悪魔のトリックに1枚捨ててください。
bottle_imp-ask-exchange-two = 相手の各手札に1枚ずつ渡し、悪魔のトリックに2枚捨ててください。
bottle_imp-ask-give = 渡すか、カードを選んで手札に戻してください。
bottle_imp-ask-lead = 好きなカードをリードしてください。
bottle_imp-ask-follow = { $colour }をフォローしてください。
bottle_imp-ask-void = { $colour }がないので、どのカードでも出せます。
bottle_imp-ask-over = 最後のラウンドの得点が出ました。
bottle_imp-counter-total = これまでの得点
bottle_imp-counter-coins = このラウンドで取ったコイン
bottle_imp-counter-tricks = このラウンドで取ったトリック
bottle_imp-counter-bottle = 持っているボトルの価格

## カードを出すとどうなるか

bottle_imp-about-trump = 価格{ $price }より小さいので切り札です。
bottle_imp-about-high = 価格{ $price }より大きいので切り札ではありません。
bottle_imp-about-lower = { $price }より小さく、まだ出ていないカード：{ $count }枚。トリックの中で一番大きい切り札がボトルを買います。
bottle_imp-would-buy = トリックとボトルを{ $price }で取ります。コイン{ $coins }枚です。
bottle_imp-would-lead-trump = より大きい切り札が出なければ、ボトルを{ $price }で買います。
bottle_imp-would-take = トリックを取ります。コイン{ $coins }枚です。ボトルはそのままです。
bottle_imp-would-lead = 今のところ優勢です。もっと大きいカードか切り札が出れば負けます。
bottle_imp-would-lose = トリックは取れません。{ $other }が優勢です。

## 拡大表示

bottle_imp-unknown = { $seat }の手札
bottle_imp-inspect-trump = 色に関係なく、一番大きい切り札がトリックを取り、ボトルを買います。その数字が新しい価格になります。
bottle_imp-inspect-high = 切り札も、これより大きいカードも出なかったときだけ、色に関係なくトリックを取ります。
bottle_imp-inspect-price = ボトルを買ったカードです。この数字が今の価格です。
bottle_imp-inspect-coins = 取った人はコイン{ $coins }枚を得ます。
bottle_imp-inspect-lead = リードすると、ほかの人はできるかぎり{ $colour }をフォローします。
bottle_imp-inspect-nineteen = ボトルは最初ここにあります。誰かが買うまで価格は19で、それより小さいカードはすべて切り札です。
bottle_imp-inspect-free = 19より小さいカードでトリックに勝った人が、ボトルを買います。19より大きいカードだけではラウンドが終わらないので、誰かが必ず買います。
bottle_imp-inspect-held = { $seat-you ->
    [yes] ラウンドの終わりまで持っていると、取ったトリックは0点になり、悪魔のトリックのコインを失います。手放すには、もっと小さいカードで誰かに勝たせます。
   *[no] ラウンドの終わりまで{ $seat }が持っていると、取ったトリックは0点になり、悪魔のトリックのコインも失います。もっと小さいカードがトリックに勝つと、ボトルが動きます。
}
bottle_imp-inspect-stuck = これより小さいカードはもう残っていません。ボトルはラウンドの終わりまで動きません。
bottle_imp-inspect-own = 手札にある、価格より小さいカード：{ $cards }
bottle_imp-inspect-imp = ラウンドの初めに悪魔のトリックに捨てられたカードです。ボトルが手元に残った人は、このコインを失います。
bottle_imp-inspect-yours = 自分が捨てたカード：{ $cards }
bottle_imp-inspect-hand = { $seat }の手札：{ $count }枚
bottle_imp-inspect-given = そのうち、自分が渡したので分かっているカード：{ $cards }
bottle_imp-inspect-trick = カードはここに出します。切り札かどうかに関係なく、リードされた色をフォローします。その色がなければ、どのカードでも出せます。
bottle_imp-inspect-to-imp = 悪魔のトリックに入れるカードです。ボトルが手元に残った人が、このコインを失います。
bottle_imp-inspect-gift = このプレイヤーに渡すカードです。渡すカードは全員同時に動きます。

## できないわけ

bottle_imp-why-chosen = もう選び終えています。ほかの人が選ぶまでお待ちください。
bottle_imp-why-card-first = 置けるのは手札のカードです。先に手札から選び、それから置く場所を選んでください。
bottle_imp-why-slot = 交換では、カードをほかの人に渡すか、悪魔のトリックに捨てます。このカードの行き先を選んでください。
bottle_imp-why-all-laid = カードはすべて置いてあります。渡すか、置いたカードを選んで手札に戻してください。
bottle_imp-why-bottle = ボトルを直接取ることはできません。買うには、価格より小さいカードでトリックに勝ってください。
bottle_imp-why-hand = これはほかの人の手札です。自分の手札から選んでください。
bottle_imp-why-lies = このカードは手札にありません。自分の手札から選んでください。

## 見出しと得点表

bottle_imp-banner-round = ラウンド{ $round }
bottle_imp-banner-sold = { $seat }がボトルを{ $price }で買う
bottle_imp-banner-imp = 悪魔のトリック
bottle_imp-banner-coins = コイン{ $coins }枚
bottle_imp-log-holder = { $seat }に{ $price }で買ったボトルが残り、{ $points }点を失う
bottle_imp-sheet-round = ラウンド
bottle_imp-sheet-total = 合計
bottle_imp-sheet-title = ラウンド{ $round }
bottle_imp-sheet-title-of = ラウンド{ $round } / { $rounds }
bottle_imp-sheet-headline = { $seat }の手元にボトルが残る
bottle_imp-sheet-note = { $price }で買ったボトルです。{ $seat }のトリックは0点になり、悪魔に{ $coins }点を払います。
bottle_imp-panel-cards = カード
bottle_imp-panel-cards-note = 各カードの数字とコインです。このラウンドでまだ出ていないカードは{ $count }枚、{ $price }より小さいカードが切り札です。
bottle_imp-panel-round = このラウンド
bottle_imp-panel-round-last = 前のトリックは{ $seat }が取りました：{ $cards }
bottle_imp-panel-scores = 得点
bottle_imp-cell-seat = { $seat }
bottle_imp-cell-card = { $number } · { $coins }
bottle_imp-cell-player = プレイヤー
bottle_imp-cell-round = ラウンド
bottle_imp-cell-total = 合計
bottle_imp-cell-tricks = トリック
bottle_imp-cell-coins = コイン
bottle_imp-verdict-seat = { $seat }：{ $total }点、ボトルが残った回数{ $count }回
bottle_imp-verdict-rounds = ラウンド数：{ $count }
bottle_imp-verdict-price = ボトルの最後の価格は{ $price }

## 常連の打ち筋

bottle_imp-temper-bold = { $name }はほかの人より早くボトルを買い、トリックを狙います。
bottle_imp-temper-careful = { $name }はボトルに近づかず、小さいカードを安全なところで手放します。
bottle_imp-temper-tricky = { $name }は一番小さいカードを隣に渡します。

## パズル

bottle_imp-length-one-puzzle = 0点から始まる、この1ラウンドだけの対局です。
