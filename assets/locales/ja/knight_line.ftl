# ナイトラインのすべての文。英語のファイルと同じキーを持つ。

## 棚

game-knight_line = ナイトライン
game-knight_line-tagline = ナイトの一跳びで、4つを一直線に
game-knight_line-about = スタックを分け、何枚かをチェスのナイトのように、ほかのスタックの隣へ跳ばします。タイルは戻らず、取られることもありません。自分のスタックを4つ、先に一直線に並べた人の勝ち。2人でも3人でも遊べます。

## 色と物

knight_line-white = 白
knight_line-black = 黒
knight_line-red = 赤
knight_line-grey-tile = 灰色タイル
knight_line-stack = { $colour }のスタック、高さ{ $height }
knight_line-spoken-stack = { $cell }にある{ $seat }の{ $stack }
knight_line-spoken-grey = { $cell }にある灰色タイル
knight_line-place-cell = 空きマス{ $cell }
knight_line-place-start = { $count }枚のスタックをここに置きます。

## 設定

knight_line-players = 人数
knight_line-players-about = 人数で、盤に並ぶ色の数が決まります。
knight_line-players-2 = 2人
knight_line-players-2-about = 白の最初の一手は1枚だけです。動けない人はパスし、誰も動けなくなれば黒の勝ちです。引き分けはありません。
knight_line-players-3 = 3人
knight_line-players-3-about = 赤が加わり、白の最初の一手も自由になります。手番の人が動けなくなった時点で、3人とも引き分けです。灰色タイルのまわりでは、置き方しだいで最初から動けないスタックができます。置くときに警告が出ます。
knight_line-grey = 灰色タイル
knight_line-grey-about = 盤の真ん中に置く追加のタイルです。ブロッカーなら誰のものでもなく、ワイルドならみんなのものです。
knight_line-grey-none = なし
knight_line-grey-none-about = スタックは隣り合わせに始まり、自分のスタックだけでラインを作ります。
knight_line-grey-blocker = ブロッカー
knight_line-grey-blocker-about = 灰色タイルのまわりから、始める場所を選びます。灰色タイルは誰のものでもなく、そのマスを通るラインは途切れます。
knight_line-grey-wild = ワイルド
knight_line-grey-wild-about = 灰色タイルのまわりから、始める場所を選びます。灰色タイルはみんなのもので、自分のスタック3つと並べば勝ちです。
knight_line-rays = 厳しいブロッカー
knight_line-rays-about = ブロッカーに向かって並ぶラインの扱いです。
knight_line-rays-off = オフ
knight_line-rays-off-about = ふさがれるのは灰色タイルのマスだけです。その横に4つ並べば、ラインと認めます。
knight_line-rays-on = オン
knight_line-rays-on-about = どこまでも延ばすと灰色タイルに当たるラインは、認めません。

knight_line-setup-players = ナイトラインは2人か3人で遊びます。
knight_line-setup-rays = 厳しいブロッカーは、灰色タイルをブロッカーにしたときだけ使えます。

## 手番と案内

knight_line-phase-place = 置く
knight_line-phase-move = 動かす

knight_line-ask-place = スタックを灰色タイルの隣に置いてください。斜め隣でもかまいません。
knight_line-ask-first = 最初は1枚だけです。降りるマスを選んでください。
knight_line-ask-move = スタックを選び、跳ぶ先を決めてください。

## 跳んだときの見通し

knight_line-about-stack = { $height ->
    [1] 1枚だけなので、もう動きません。
   *[other] 高さ{ $height }。{ $count ->
        [0] 今は跳べるマスがありません
       *[other] 跳べるマスは{ $count }つです
    }。
}
knight_line-about-grey-blocker = 灰色タイルは誰のものでもなく、ラインはここで途切れます。つながりの決まりでは隣に数えます。
knight_line-about-grey-rays = 灰色タイルは誰のものでもなく、ここに向かうラインは認めません。つながりの決まりでは隣に数えます。
knight_line-about-grey-wild = 灰色タイルはみんなのもので、ラインでは自分のスタックになります。つながりの決まりでも隣に数えます。
knight_line-preview-split = { $count }枚を跳ばし、{ $left }枚を残します。
knight_line-preview-wins = 4つ並んで、勝ちです。
knight_line-preview-threat = リーチ。4つ目のマスに届きます。
knight_line-preview-threats = 一度に{ $count }か所のリーチです。
knight_line-preview-blocks = { $seat }が勝つのに必要なマスをふさぎます。
knight_line-preview-exposes = 注意：次の一手で{ $seat }が勝てます。
knight_line-preview-locks = このあと誰も動けなくなり、黒の勝ちです。
knight_line-preview-strands = 注意：次の{ $seat }が動けなくなり、引き分けになります。
knight_line-preview-passes = { $seat }は動けなくなり、パスになります。

## 拡大表示

knight_line-inspect-stands = { $seat-you ->
    [yes] 自分のスタックです。マスは{ $cell }。
   *[no] { $seat }のスタックです。マスは{ $cell }。
}
knight_line-inspect-single = 1枚だけです。必ず1枚は残すので、もう動きません。ラインとつながりには数えます。
knight_line-inspect-stuck = 今は跳べるマスがありません。どこも埋まっているか、何にも接していません。
knight_line-inspect-jumps = 跳べるマスは{ $count }つ：{ $cells }
knight_line-inspect-first = 白の最初の一手は、ちょうど1枚です。
knight_line-inspect-split = { $most ->
    [1] 1枚だけ跳ばせます。もう1枚は残ります。
   *[other] 1～{ $most }枚を跳ばせます。必ず1枚は残ります。
}
knight_line-inspect-completes = { $seat-you ->
    [yes] ここからラインを完成させられます：{ $cells }
   *[no] 注意：ここから{ $seat }がラインを完成させられます：{ $cells }
}
knight_line-inspect-line = 勝負を決めたラインの一部です。
knight_line-inspect-place = スタックは、灰色タイルのまわりの8マスに置きます。
knight_line-inspect-alone = 何にも接していないマスなので、まだ降りられません。
knight_line-inspect-far = 今は、どのスタックからもナイトの動きで届きません。
knight_line-inspect-reach = { $count ->
    [0] { $seat }：届くスタックはありません。
   *[other] { $seat }：{ $count }つのスタックが届きます。
}
knight_line-inspect-danger = ここで{ $colour }のラインが完成します（{ $seat }）。

## スタックを置くときの警告

knight_line-warn-stranded-now = { $seat-you ->
    [yes] 注意：ここに置くと、自分が閉じ込められます。最初の一手がなく、すぐに引き分けになります。
   *[no] 注意：ここに置くと、{ $seat }が閉じ込められます。最初の一手がなく、すぐに引き分けになります。
}
knight_line-warn-stranded-later = { $seat-you ->
    [yes] 注意：ここに置くと、自分が閉じ込められます。自分の手番までに逃げ道ができなければ、引き分けになります。
   *[no] 注意：ここに置くと、{ $seat }が閉じ込められます。その手番までに逃げ道ができなければ、引き分けになります。
}
knight_line-warn-corner = 注意：この角から跳べるのは、反対側の角を挟む2マスだけです。どちらも埋まると閉じ込められ、引き分けになることがあります。

## 記録（`$seat-you`：この画面のただ1人の人なら「yes」）

knight_line-log-grey-blocker = 灰色タイルがブロッカーとして真ん中に置かれる
knight_line-log-grey-wild = 灰色タイルがワイルドとして真ん中に置かれる
knight_line-log-places = { $seat-you ->
    [yes] 自分が高さ{ $height }のスタックを{ $cell }に置く
   *[no] { $seat }が高さ{ $height }のスタックを{ $cell }に置く
}
knight_line-log-jumps = { $seat-you ->
    [yes] 自分が{ $from }から{ $count }枚を{ $to }へ跳ばす
   *[no] { $seat }が{ $from }から{ $count }枚を{ $to }へ跳ばす
}
knight_line-log-passes = { $seat-you ->
    [yes] 自分が動けず、パス
   *[no] { $seat }が動けず、パス
}
knight_line-log-line = { $seat-you ->
    [yes] 自分のラインが完成：{ $cells }
   *[no] { $seat }のラインが完成：{ $cells }
}
knight_line-log-blocked = 誰も動けなくなる
knight_line-log-stuck = { $seat-you ->
    [yes] 自分の手番で動けなくなる
   *[no] { $seat }が自分の手番で動けなくなる
}

## バナー

knight_line-banner-line = { $seat-you ->
    [yes] ライン完成
   *[no] { $seat }のラインが完成
}
knight_line-banner-passes = { $seat-you ->
    [yes] 動けず、パス
   *[no] { $seat }は動けず、パス
}
knight_line-banner-blocked = 手詰まり
knight_line-banner-stuck = { $seat-you ->
    [yes] 自分の手番で動けない
   *[no] { $seat }は手番で動けない
}

## 名札の数

knight_line-counter-stacks = スタックの数
knight_line-counter-tiles = まだ跳べるタイル

## 終わり

knight_line-won-line = { $seat-you ->
    [yes] ライン完成：自分の勝ち
   *[no] ライン完成：{ $seat }の勝ち
}
knight_line-won-blocked = { $seat-you ->
    [yes] 手詰まり：黒を持つ自分の勝ち
   *[no] 手詰まり：黒の{ $seat }の勝ち
}
knight_line-won-draw = { $seat-you ->
    [yes] 引き分け：自分が手番で動けない
   *[no] 引き分け：{ $seat }が手番で動けない
}

knight_line-outcome-line = { $winner }がスタックを4つ、一直線に並べました。
knight_line-outcome-blocked = ラインができないまま誰も動けなくなり、黒の{ $winner }の勝ちです。
knight_line-outcome-draw = { $stuck-you ->
    [yes] 自分が手番で動けなくなり、3人とも引き分けです。
   *[no] { $stuck }が自分の手番で動けなくなり、3人とも引き分けです。
}

knight_line-verdict-line-grey = ラインの4つ目は灰色タイル
knight_line-verdict-tiles = { $count ->
    [0] { $seat }：跳べるタイルなし
   *[other] { $seat }：まだ跳べるタイルが{ $count }枚
}
knight_line-verdict-moves = { $count }手で終了

## なぜできないか

knight_line-why-stack-first = 先に、2枚以上ある自分のスタックと、跳ばす枚数を選んでください。
knight_line-why-enemy-stack = これは自分のスタックではありません。2枚以上ある自分のスタックを選んでください。
knight_line-why-no-landing = ここから跳べる先は、どこも埋まっているか、何にも接していません。別のスタックを選んでください。
knight_line-why-far-cell = このマスにナイトの動きで届く自分のスタックがありません。光っているマスを選んでください。

## できないと断る文

knight_line-refusal-placement-first = 動かすのは、全員がスタックを置いてからです。先に自分のスタックを灰色タイルの隣に置いてください。
knight_line-refusal-placement-over = スタックはもう全部そろっていて、これ以上は置けません。自分のスタックを分けてください。
knight_line-refusal-not-beside-grey = { $cell }は灰色タイルに接していません。まわりの8マスから選んでください。
knight_line-refusal-grey-tile = 灰色タイルは動きません。自分のスタックを選んでください。
knight_line-refusal-no-stack = { $cell }にはスタックがありません。2枚以上ある自分のスタックを選んでください。
knight_line-refusal-not-your-stack = { $cell }は自分のスタックではありません。自分のスタックを選んでください。
knight_line-refusal-no-knights-move = 跳べるのは、まっすぐ2マス、横へ1マスのナイトの動きだけで、{ $from }から{ $to }へは届きません。光っているマスを選んでください。
knight_line-refusal-occupied = { $cell }は埋まっています。降りられるのは空きマスだけで、自分のスタックの上にも降りられません。空きマスを選んでください。
knight_line-refusal-detached = { $cell }は何にも接していません。色を問わず、どれかのスタックか灰色タイルに、角だけでも接するマスを選んでください。
knight_line-refusal-no-tiles = 跳ばすのは1枚以上です。枚数を選んでください。
knight_line-refusal-single-tile = { $cell }は1枚だけです。必ず1枚は残すので、もう動かせません。2枚以上のスタックを選んでください。
knight_line-refusal-one-must-stay = スタックを丸ごと跳ばすことはできません。{ $cell }の{ $height }枚のうち1枚は残ります。枚数を減らしてください。
knight_line-refusal-first-move = 先手の有利をならすため、白の最初の一手はちょうど1枚です。1枚だけ跳ばしてください。

## ヒント

knight_line-hint-move = { $from }からタイルを{ $count }枚、{ $cell }へ跳ばしましょう。
knight_line-hint-place = { $cell }にスタックを置きましょう。そこから跳べるマスは{ $count }つです。勝率は約{ $percent }%。
knight_line-hint-wins = { $move }これで勝ちです。
knight_line-hint-lost = { $move }どう動かしても負けますが、一番長く粘れます。勝率は約{ $percent }%。
knight_line-hint-forces = { $move }相手は受けるしかなく、やがてラインが完成します。勝率は約{ $percent }%。
knight_line-hint-prepares = { $move }止められないラインの準備になります。勝率は約{ $percent }%。
knight_line-hint-answers-and-threatens = { $move }相手のラインを止め、自分のラインも狙えます。勝率は約{ $percent }%。
knight_line-hint-answers = { $move }そうしないと相手のラインが完成します。勝率は約{ $percent }%。
knight_line-hint-threatens = { $move }次にラインの完成を狙えます。勝率は約{ $percent }%。
knight_line-hint-room = { $move }跳べるマスの数が{ $count }になります。勝率は約{ $percent }%。
knight_line-because-place = そこから跳べるマスが{ $count }つだったからです。そのときの勝率は約{ $percent }%。
knight_line-because-wins = それで勝ちだったからです。
knight_line-because-lost = どう動かしても負けでしたが、一番長く粘れたからです。
knight_line-because-forces = 相手は受けるしかなく、やがてラインが完成するからです。
knight_line-because-prepares = 止められないラインの準備になるからです。
knight_line-because-answers-and-threatens = 相手のラインを止め、自分のラインも狙えるからです。そのときの勝率は約{ $percent }%。
knight_line-because-answers = そうしないと、相手のラインが完成したからです。そのときの勝率は約{ $percent }%。
knight_line-because-threatens = 次にラインの完成を狙えるからです。そのときの勝率は約{ $percent }%。
knight_line-because-room = 跳べるマスの数が{ $count }になったからです。そのときの勝率は約{ $percent }%。
knight_line-split-stay = 残す
knight_line-split-go = 跳ばす

## 常連の打ち筋

knight_line-temper-bold = { $name }はスタックの大半を跳ばすのを好みます。
knight_line-temper-careful = { $name }はスタックを半分ずつに分けるのを好みます。
knight_line-temper-tricky = { $name }はスタックを不ぞろいに分け、何枚跳ぶかを読ませません。

## パズル

knight_line-grey-wild-puzzle = 灰色タイルはみんなのもので、自分のスタック3つと並べば勝ちです。
