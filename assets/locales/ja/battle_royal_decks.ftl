# バトルロイヤル：デッキとカードのリストの誤り。英語のファイルと同じキーを持つ。

## デッキ

battle_royal-deck-own = 自分のデッキ
battle_royal-deck-as-it-was = 前のままのデッキ
battle_royal-deck-as-it-was-about = 選んだあとに変更または削除されたデッキです。選んだときの内容で使います。

battle_royal-deck-size = このデッキは{ $cards }枚です。{ $size }枚にしてください。
battle_royal-deck-copies = { $card }が{ $cards }枚入っています。同じ名前のカードは1枚だけ入れられます。何枚でも入れられるのは基本エネルギーだけです。
battle_royal-deck-type = { $card }は{ $type }タイプではありません。デッキのポケモンは一つのタイプにそろえるので、入れ替えてください。
battle_royal-deck-rule-box = { $card }は、ルールを持つポケモンかACE SPECです。入れ替えてください。
battle_royal-deck-pool = { $card }（{ $printing }）の英語版の発売日は{ $released }です。英語版が{ $from }から{ $until }までに発売されたカードを入れてください。
battle_royal-deck-banned = { $card }（{ $printing }）は{ $since }から禁止カードです。入れ替えてください。
battle_royal-deck-exclusive = { $first }と{ $second }は同じカードとして数えます。どちらか1枚だけにしてください。
battle_royal-deck-no-basic = このデッキにはたねポケモンがなく、始められません。1枚以上入れてください。

battle_royal-day = { $year }年{ $month }月{ $day }日

## カードのリスト

battle_royal-list-line = { $line }行目：{ $wrong }
battle_royal-list-no-count = 「{ $text }」に枚数がありません。「2 ネストボール」や「1 Zacian CRZ 94」のように書いてください。
battle_royal-list-count = { $count }枚は、デッキに入れられる枚数ではありません。1から{ $most }までの数を書いてください。
battle_royal-list-no-name = 枚数だけで、カード名がありません。「2 ネストボール」や「1 Zacian CRZ 94」のように書いてください。
battle_royal-list-unknown-name = 「{ $name }」というカードは、日本語名にも英語名にもありません。消すか、別のカードにしてください。
battle_royal-list-unknown-name-meant = 「{ $name }」というカードは、日本語名にも英語名にもありません。「{ $meant }」のことなら、そう書いてください。
battle_royal-list-unknown-printing = { $name }の{ $printing }はありません。次のどれかを書いてください：{ $known }。
battle_royal-list-ambiguous = { $name }というカードは何種類かあります。次のどれかを書いてください：{ $known }。
battle_royal-list-too-many = この行で{ $name }が{ $most }枚を超えます。減らしてください。
