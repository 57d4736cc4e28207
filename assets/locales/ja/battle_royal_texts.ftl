# バトルロイヤル：カードに書かれていること。文は節を組み合わせてできる。節は「。」のない文で、文になるときに「。」がつく。英語のファイルと同じキーを持つ。

## 文

battle_royal-text-sentence = { $clause }。
battle_royal-text-join = { $first }{ $rest }
battle_royal-text-then = { $first }。その後、{ $rest }
battle_royal-text-comma = { $first }、{ $last }
battle_royal-text-and = { $first }、かつ、{ $last }
battle_royal-text-or = { $first }または{ $last }
battle_royal-text-nor = { $first }と{ $last }
battle_royal-text-nor-effects = { $first }と、{ $last }
battle_royal-text-both = { $first }と{ $last }
battle_royal-text-nothing = なし
battle_royal-text-may = のぞむなら、{ $clause }
battle_royal-text-if = { $cond }なら、{ $clause }
battle_royal-text-if-done = そうした場合、{ $clause }
battle_royal-text-if-possible = { $clause }（できないなら、しない）
battle_royal-text-as-long-as = { $cond }かぎり、{ $clause }
battle_royal-text-flip = コインを1回投げる。オモテなら、{ $clause }
battle_royal-text-and-shuffle = { $clause }。そして山札を切る

## タイプと特殊状態

battle_royal-type-grass = 草
battle_royal-type-fire = 炎
battle_royal-type-water = 水
battle_royal-type-lightning = 雷
battle_royal-type-psychic = 超
battle_royal-type-fighting = 闘
battle_royal-type-darkness = 悪
battle_royal-type-metal = 鋼
battle_royal-type-fairy = フェアリー
battle_royal-type-dragon = ドラゴン
battle_royal-type-colorless = 無色
battle_royal-condition-poisoned = どく
battle_royal-condition-burned = やけど
battle_royal-condition-asleep = ねむり
battle_royal-condition-paralyzed = マヒ
battle_royal-condition-confused = こんらん

## カードの数値

battle_royal-text-kind-basic = たね　{ $type }タイプ　HP{ $hp }
battle_royal-text-kind-stage-1 = 1進化　{ $type }タイプ　HP{ $hp }　{ $from }から進化
battle_royal-text-kind-stage-2 = 2進化　{ $type }タイプ　HP{ $hp }　{ $from }から進化
battle_royal-text-kind-item = グッズ
battle_royal-text-kind-tool = ポケモンのどうぐ
battle_royal-text-kind-supporter = サポート
battle_royal-text-kind-stadium = スタジアム
battle_royal-text-basic-energy = 基本エネルギー
battle_royal-text-special-energy = 特殊エネルギー
battle_royal-text-head-ability = 特性　{ $name }
battle_royal-text-head-trait = 古代能力　{ $name }
battle_royal-text-head-attack = { $cost } { $name }
battle_royal-text-head-attack-damage = { $cost } { $name }　{ $damage }
battle_royal-text-defence = 弱点：{ $weakness }　抵抗力：{ $resistance }　にげる：{ $retreat }
battle_royal-text-twice = { $type }×2
battle_royal-text-minus = { $type }−{ $n }

## カード。`n`が0なら、数のない名詞

battle_royal-text-up-to = { $cards }まで
battle_royal-text-any-number = { $cards }を好きな枚数
battle_royal-text-any-amount = { $energy }を好きなだけ
battle_royal-text-all = { $cards }をすべて
battle_royal-text-cards-or = { $first }、または{ $last }
battle_royal-text-cards-mixed = { $cards }を合計{ $n }枚
battle_royal-text-card-hp = HPが「{ $hp }」以下の{ $cards }
battle_royal-text-card = { $n ->
    [0] カード
   *[other] カードを{ $n }枚
}
battle_royal-text-card-of = { $n ->
    [0] { $type }タイプのカード
   *[other] { $type }タイプのカードを{ $n }枚
}
battle_royal-text-card-pokemon = { $n ->
    [0] ポケモン
   *[other] ポケモンを{ $n }枚
}
battle_royal-text-card-pokemon-of = { $n ->
    [0] { $type }タイプのポケモン
   *[other] { $type }タイプのポケモンを{ $n }枚
}
battle_royal-text-card-basic = { $n ->
    [0] たねポケモン
   *[other] たねポケモンを{ $n }枚
}
battle_royal-text-card-basic-of = { $n ->
    [0] { $type }タイプのたねポケモン
   *[other] { $type }タイプのたねポケモンを{ $n }枚
}
battle_royal-text-card-evolution = { $n ->
    [0] 進化ポケモン
   *[other] 進化ポケモンを{ $n }枚
}
battle_royal-text-card-evolution-of = { $n ->
    [0] { $type }タイプの進化ポケモン
   *[other] { $type }タイプの進化ポケモンを{ $n }枚
}
battle_royal-text-card-item = { $n ->
    [0] グッズ
   *[other] グッズを{ $n }枚
}
battle_royal-text-card-supporter = { $n ->
    [0] サポート
   *[other] サポートを{ $n }枚
}
battle_royal-text-card-trainer = { $n ->
    [0] トレーナーズ
   *[other] トレーナーズを{ $n }枚
}
battle_royal-text-card-energy = { $n ->
    [0] エネルギー
   *[other] エネルギーを{ $n }枚
}
battle_royal-text-card-energy-of = { $n ->
    [0] { $type }エネルギー
   *[other] { $type }エネルギーを{ $n }枚
}
battle_royal-text-card-basic-energy = { $n ->
    [0] 基本エネルギー
   *[other] 基本エネルギーを{ $n }枚
}
battle_royal-text-card-basic-energy-of = { $n ->
    [0] 基本{ $type }エネルギー
   *[other] 基本{ $type }エネルギーを{ $n }枚
}

## エネルギーの個数

battle_royal-text-units = { $n ->
    [0] エネルギー
   *[other] エネルギーを{ $n }個
}
battle_royal-text-units-basic = { $n ->
    [0] 基本エネルギー
   *[other] 基本エネルギーを{ $n }個
}
battle_royal-text-units-of = { $n ->
    [0] { $type }エネルギー
   *[other] { $type }エネルギーを{ $n }個
}

## ポケモン

battle_royal-text-this-pokemon = このポケモン
battle_royal-text-it = このポケモン
battle_royal-text-holder = このカードをつけている{ $pokemon }
battle_royal-text-that-holder = その{ $pokemon }
battle_royal-text-target = 相手のバトルポケモン
battle_royal-text-that-one = そのポケモン
battle_royal-text-attacker = ワザを使ったポケモン
battle_royal-text-new-active = 新しいバトルポケモン
battle_royal-text-moved = そのポケモン
battle_royal-text-pokemon = ポケモン
battle_royal-text-active = バトルポケモン
battle_royal-text-benched = ベンチポケモン
battle_royal-text-pokemon-of = { $type }ポケモン
battle_royal-text-basic = たねポケモン
battle_royal-text-basic-of = { $type }タイプのたねポケモン
battle_royal-text-evolution = 進化ポケモン
battle_royal-text-evolution-of = { $type }タイプの進化ポケモン
battle_royal-text-which-is-active = バトル場の{ $pokemon }
battle_royal-text-which-is-benched = ベンチの{ $pokemon }
battle_royal-text-that-is-damaged = ダメカンがのっている{ $pokemon }
battle_royal-text-that-has-an-ability = 特性を持つ{ $pokemon }
battle_royal-text-that-has-basic-energy = 基本{ $type }エネルギーがついている{ $pokemon }
battle_royal-text-except = { $name }をのぞく{ $pokemon }
battle_royal-text-some-of-yours = 自分の{ $pokemon }{ $n }匹
battle_royal-text-some-of-theirs = 相手の{ $pokemon }{ $n }匹
battle_royal-text-some-of-all = 場の{ $pokemon }{ $n }匹
battle_royal-text-some-of-facing = この面が向いているプレイヤーの{ $pokemon }{ $n }匹
battle_royal-text-each-of-yours = 自分の{ $pokemon }全員
battle_royal-text-each-of-theirs = 相手の{ $pokemon }全員
battle_royal-text-each-of-all = 場の{ $pokemon }全員
battle_royal-text-each-of-facing = この面が向いているプレイヤーの{ $pokemon }全員
battle_royal-text-yours = 自分の{ $pokemon }
battle_royal-text-theirs = 相手の{ $pokemon }
battle_royal-text-of-all = 場の{ $pokemon }
battle_royal-text-of-facing = この面が向いているプレイヤーの{ $pokemon }
battle_royal-text-each-of = { $pokemon }

## 条件。「なら」「とき」「かぎり」が続く

battle_royal-text-there-is-a-target = 相手のバトルポケモンがいる
battle_royal-text-is-a = { $pokemon }が{ $what }
battle_royal-text-is-an = { $pokemon }が{ $what }
battle_royal-text-is-not = { $pokemon }が{ $name }でない
battle_royal-text-is-damaged = { $pokemon }にすでにダメカンがのっている
battle_royal-text-has-an-ability = { $pokemon }が特性を持っている
battle_royal-text-has-basic-energy = { $pokemon }に基本{ $type }エネルギーがついている
battle_royal-text-is-of-type = { $pokemon }が{ $type }ポケモン
battle_royal-text-is-active = { $pokemon }がバトル場にいる
battle_royal-text-is-benched = { $pokemon }がベンチにいる
battle_royal-text-has-energy = { $pokemon }にエネルギーがついている
battle_royal-text-has-energy-of = { $pokemon }に{ $type }エネルギーがついている
battle_royal-text-knocked-out = 前の相手の番に、自分の{ $pokemon }がきぜつしていた
battle_royal-text-knocked-out-by-attack = 前の相手の番に、ワザのダメージで自分の{ $pokemon }がきぜつしていた
battle_royal-text-knocked-out-by-anyone = いずれかの相手の前の番に、自分の{ $pokemon }がきぜつしていた
battle_royal-text-knocked-out-by-attack-of-anyone = いずれかの相手の前の番に、ワザのダメージで自分の{ $pokemon }がきぜつしていた
battle_royal-text-few-prizes = 相手のサイドの残り枚数が{ $n }枚以下
battle_royal-text-behind = 自分のサイドの残り枚数が、相手のサイドの残り枚数より多い
battle_royal-text-stadium-in-play = 場にスタジアムが出ている
battle_royal-text-done = 直前の効果がはたらいた
battle_royal-text-not-first-turn = 自分の最初の番でない
battle_royal-text-had-full-hp = そのワザを受ける前にダメカンがのっていなかった
battle_royal-text-attack-of-opponent = そのワザが相手のワザ

## いつ

battle_royal-text-once-per-turn = 自分の番に1回使える。{ $clause }
battle_royal-text-any-number-of-times = 自分の番に何回でも使える。{ $clause }
battle_royal-text-each-player-once = どのプレイヤーも、自分の番ごとに1回使える
battle_royal-text-playable-only-if = このカードは、{ $cond }ときにしか使えない
battle_royal-text-cost-of-ability = この特性を使うには、{ $clause }必要がある
battle_royal-text-cost-of-card = このカードを使うには、{ $clause }必要がある
battle_royal-text-cost-of-use = この効果を使うには、{ $clause }必要がある
battle_royal-text-counts-once = 特性「{ $ability }」の効果は重ならない
battle_royal-text-two-sided = このカードを場に出すとき、自分に向ける面と、もう一方の面を向ける相手を選ぶ
battle_royal-text-when-played-to-bench = 自分の番に、このポケモンを手札からベンチに出したとき、{ $clause }
battle_royal-text-when-evolved = 自分の番に、このポケモンを手札から出して進化させたとき、{ $clause }
battle_royal-text-when-moved-to-active = 自分の番に、{ $pokemon }がベンチからバトル場に出たとき、{ $clause }
battle_royal-text-when-moved-to-active-once = 自分の番に1回、{ $pokemon }がベンチからバトル場に出たとき、{ $clause }
battle_royal-text-would-be-knocked-out = { $pokemon }がワザのダメージを受けてきぜつするとき、{ $clause }
battle_royal-text-would-be-knocked-out-by-opponent = { $pokemon }が相手のワザのダメージを受けてきぜつするとき、{ $clause }
battle_royal-text-when-knocked-out = { $pokemon }が相手のワザのダメージを受けてきぜつしたとき、{ $clause }
battle_royal-text-when-own-active-knocked-out = 自分のバトルポケモンが相手のワザのダメージを受けてきぜつしたとき、{ $clause }
battle_royal-text-when-attached = このカードを手札から自分の{ $pokemon }につけたとき、{ $clause }
battle_royal-text-when-attached-to-benched = このカードを手札からベンチにいる自分の{ $pokemon }につけたとき、{ $clause }
battle_royal-text-when-damaged = { $pokemon }がバトル場で相手のワザのダメージを受けたとき（きぜつした場合もふくむ）、{ $clause }
battle_royal-text-when-active-moved-to-bench = バトルポケモンがその持ち主の番にベンチにもどるたび、{ $clause }
battle_royal-text-at-end-of-turn = 番の終わりに、{ $clause }

## ワザ

battle_royal-text-going-first = 自分が最後の順番でないなら、このワザは自分の最初の番にも使える
battle_royal-text-fails-on-tails = コインを1回投げる。ウラなら、このワザは失敗する
battle_royal-text-damage-is = { $n }ダメージを与える
battle_royal-text-damage-more = { $n }ダメージを追加する
battle_royal-text-damage-for-each = { $what }の数×{ $n }ダメージを与える
battle_royal-text-more-for-each = { $what }の数×{ $n }ダメージを追加する
battle_royal-text-damage-for-heads = コインを{ $coins }回投げる。オモテの数×{ $n }ダメージを与える
battle_royal-text-more-for-heads = コインを{ $coins }回投げる。オモテの数×{ $n }ダメージを追加する
battle_royal-text-count-my-bench = 自分のベンチポケモン
battle_royal-text-count-energy-on-self = このポケモンについている{ $type }エネルギー
battle_royal-text-count-energy-on-target = 相手のバトルポケモンについているエネルギー
battle_royal-text-count-energy-on-both = このポケモンと相手のバトルポケモンについているエネルギー
battle_royal-text-count-counters-on-self = このポケモンにのっているダメカン
battle_royal-text-count-counters-on-target = 相手のバトルポケモンにのっているダメカン
battle_royal-text-count-counters-on-side = 相手のポケモン全員にのっているダメカン
battle_royal-text-count-retreat = 相手のバトルポケモンがにげるために必要なエネルギー
battle_royal-text-not-affected = このワザのダメージは、{ $what }を計算しない
battle_royal-text-weakness = 弱点
battle_royal-text-resistance = 抵抗力
battle_royal-text-effects-on-target = 相手のバトルポケモンにかかっている効果

## 効果：カード

battle_royal-text-search-one = 自分の山札から{ $cards }選び、相手に見せて、手札に加える
battle_royal-text-search-several = 自分の山札から{ $cards }選び、相手に見せて、手札に加える
battle_royal-text-search-one-hidden = 自分の山札から{ $cards }選び、手札に加える
battle_royal-text-search-several-hidden = 自分の山札から{ $cards }選び、手札に加える
battle_royal-text-search-one-to-bench = 自分の山札から{ $cards }選び、ベンチに出す
battle_royal-text-search-several-to-bench = 自分の山札から{ $cards }選び、ベンチに出す
battle_royal-text-search-one-to-top = 自分の山札から{ $cards }選ぶ。残りの山札を切り、選んだカードを山札の上にもどす
battle_royal-text-search-several-to-top = 自分の山札から{ $cards }選ぶ。残りの山札を切り、選んだカードを山札の上にもどす
battle_royal-text-draw = 自分の山札を{ $n }枚引く
battle_royal-text-draw-theirs = 相手は山札を{ $n }枚引く
battle_royal-text-draw-both = おたがいのプレイヤーは、それぞれ山札を{ $n }枚引く
battle_royal-text-draw-until = 自分の手札が{ $n }枚になるように、山札を引く
battle_royal-text-recycle-to-hand = 自分のトラッシュから{ $cards }選び、手札に加える
battle_royal-text-recycle-to-deck = 自分のトラッシュから{ $cards }選び、山札にもどして切る
battle_royal-text-look = 自分の山札を上から{ $n }枚見る。{ $take }。{ $rest }
battle_royal-text-look-may = 自分の山札を上から{ $n }枚見る。{ $take }。{ $rest }
battle_royal-text-take = その中から{ $cards }選び、手札に加える
battle_royal-text-take-shown = その中から{ $cards }選び、相手に見せて、手札に加える
battle_royal-text-take-shown-several = その中から{ $cards }選び、相手に見せて、手札に加える
battle_royal-text-take-and-attach = その中から{ $cards }選び、自分のポケモンに好きなようにつける
battle_royal-text-the-other-card = 残りのカード
battle_royal-text-the-other-cards = 残りのカード
battle_royal-text-rest-shuffle = { $cards }は、山札にもどして切る
battle_royal-text-rest-bottom = { $cards }は、好きな順番にして、山札の下にもどす
battle_royal-text-rest-bottom-one = { $cards }は、山札の下にもどす
battle_royal-text-rest-bottom-shuffled = { $cards }は、切って、山札の下にもどす
battle_royal-text-rest-hand = { $cards }は、手札に加える
battle_royal-text-rest-discard = { $cards }は、トラッシュする
battle_royal-text-peek = { $deck }を上から{ $n }枚見て、もとにもどす
battle_royal-text-peek-both = { $first }と{ $last }を、それぞれ上から{ $n }枚見て、もとにもどす
battle_royal-text-discard-hand = 自分の手札をすべてトラッシュする
battle_royal-text-discard-from-hand = 自分の手札から{ $cards }トラッシュする
battle_royal-text-discard-from-their-hand = 相手の手札から{ $cards }選び、トラッシュする
battle_royal-text-discard-from-both-hands = おたがいのプレイヤーは、それぞれ手札から{ $cards }トラッシュする
battle_royal-text-shuffle-hand = 自分の手札をすべて山札にもどして切る
battle_royal-text-shuffle-their-hand = 相手は手札をすべて山札にもどして切る
battle_royal-text-shuffle-both-hands = おたがいのプレイヤーは、それぞれ手札をすべて山札にもどして切る
battle_royal-text-random-to-deck = 相手の手札からランダムに{ $n }枚選び、オモテを見てから、相手の山札にもどして切る
battle_royal-text-look-at-hand = 相手の手札を見る
battle_royal-text-mill = 相手の山札を上から{ $n }枚トラッシュする
battle_royal-text-discard-this = このカードをトラッシュする
battle_royal-text-rare-candy = 自分のたねポケモン（この番に場に出したものをのぞく）を1匹選ぶ。そのポケモンから1進化をへて進化する2進化ポケモンを手札から出し、そのポケモンにのせて進化させる
battle_royal-text-evolve-from-deck = 自分の山札から、{ $pokemon }から進化するカードを1枚選び、{ $pokemon }にのせて進化させる
battle_royal-text-return-to-hand = { $pokemon }と、ついているすべてのカードを、持ち主の手札にもどす

## 効果：エネルギー

battle_royal-text-attach = { $from }から{ $cards }選び、{ $pokemon }につける
battle_royal-text-attach-split = { $from }から{ $cards }選び、{ $pokemon }に好きなようにつける
battle_royal-text-your-discard-pile = 自分のトラッシュ
battle_royal-text-your-hand = 自分の手札
battle_royal-text-your-deck = 自分の山札
battle_royal-text-their-deck = 相手の山札
battle_royal-text-anyones-deck = 好きなプレイヤーの山札
battle_royal-text-facing-deck = この面が向いているプレイヤーの山札
battle_royal-text-discard-energy = { $pokemon }についている{ $energy }トラッシュする
battle_royal-text-move-energy = { $from }についている{ $energy }、{ $to }につけ替える
battle_royal-text-move-energy-among = { $from }についている{ $energy }、{ $to }に好きなようにつけ替える
battle_royal-text-move-energy-to-another = { $from }についている{ $energy }、自分の別のポケモンにつけ替える
battle_royal-text-move-energy-freely = { $from }についている{ $energy }、自分の別のポケモンに好きなようにつけ替える
battle_royal-text-exp-share = のぞむなら、きぜつしたポケモンについている基本エネルギーを1個、{ $pokemon }につけ替える

## 効果：ダメージとダメカン

battle_royal-text-damage = { $pokemon }に{ $n }ダメージを与える
battle_royal-text-damage-each = { $pokemon }に、それぞれ{ $n }ダメージを与える
battle_royal-text-damage-also = { $pokemon }にも{ $n }ダメージを与える
battle_royal-text-damage-also-each = { $pokemon }にも、それぞれ{ $n }ダメージを与える
battle_royal-text-without-weakness = { $clause }。このダメージは、弱点と抵抗力を計算しない
battle_royal-text-through-effects = { $clause }。このダメージは、そのポケモンにかかっている効果を計算しない
battle_royal-text-through-everything = { $clause }。このダメージは、弱点と抵抗力と、そのポケモンにかかっている効果を計算しない
battle_royal-text-counters = { $pokemon }に、ダメカンを{ $n }個のせる
battle_royal-text-counters-each = { $pokemon }を選び、ダメカンを{ $n }個ずつのせる
battle_royal-text-counters-split = { $pokemon }に、ダメカンを{ $n }個、好きなようにのせる
battle_royal-text-heal = { $pokemon }のHPを「{ $n }」回復する
battle_royal-text-heal-each = { $pokemon }のHPを、それぞれ「{ $n }」回復する
battle_royal-text-move-counters = 自分のポケモン全員から、のっているダメカンを{ $n }個（足りなければあるだけ）ずつ、相手のポケモン1匹にのせ替える
battle_royal-text-survive = きぜつせず、残りHPが「{ $n }」の状態で場に残る

## 効果：位置

battle_royal-text-gust = { $pokemon }を選び、バトル場に出す。相手のバトル場に空きがなければ、ベンチにもどすバトルポケモンは相手が選ぶ
battle_royal-text-gust-target = { $pokemon }を選び、相手のバトルポケモンと入れ替える
battle_royal-text-force-switch = 相手のバトルポケモン1匹をベンチポケモンと入れ替える（入れ替えるポケモンは、どちらも相手が選ぶ）
battle_royal-text-force-switch-target = 相手のバトルポケモンをベンチポケモンと入れ替える（バトル場に出すポケモンは相手が選ぶ）
battle_royal-text-switch-out = { $pokemon }を自分のベンチポケモンと入れ替える
battle_royal-text-switch-in = { $pokemon }を自分のバトルポケモン1匹と入れ替える
battle_royal-text-switch-mine = 自分のバトルポケモン1匹をベンチポケモンと入れ替える
battle_royal-text-switch-both = おたがいのプレイヤーは、それぞれバトルポケモン1匹をベンチポケモンと入れ替える（できないなら、しない）。先に相手が入れ替える

## 効果：状態と、続く効果

battle_royal-text-status = { $pokemon }を{ $conditions }にする
battle_royal-text-strong-poison = { $clause }。このどくでポケモンチェックのときにのせるダメカンは、1個ではなく{ $n }個になる
battle_royal-text-during-my-next-turn = 次の自分の番、{ $clause }
battle_royal-text-during-their-next-turn = 次の相手の番、{ $clause }
battle_royal-text-in-my-next-turn = 次の自分の番、{ $clause }
battle_royal-text-in-their-next-turn = 次の相手の番、{ $clause }
battle_royal-text-cannot-attack = { $pokemon }はワザが使えない
battle_royal-text-cannot-use = { $pokemon }は「{ $attack }」が使えない
battle_royal-text-cannot-retreat = { $pokemon }はにげられない
battle_royal-text-boosted = { $pokemon }の「{ $attack }」のダメージは「+{ $n }」される
battle_royal-text-prevent-damage-from = { $pokemon }は、{ $by }からワザのダメージを受けない
battle_royal-text-no-items = 相手は手札からグッズを出して使えない
battle_royal-text-turn-boost = この番、自分の{ $pokemon }が使うワザの、相手のバトルポケモンへのダメージは「+{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-end-turn = 自分の番は終わる
battle_royal-text-end-turn-by-ability = この特性を使ったら、自分の番は終わる
battle_royal-text-copy-last = 前の相手の番に相手のポケモンが使ったワザを1つ選び、このワザとして使う
battle_royal-text-copy-target = 相手のバトルポケモンが持っているワザを1つ選び、このワザとして使う

## 効果：場

battle_royal-text-discard-stadium = 場に出ているスタジアムを1枚トラッシュする
battle_royal-text-discard-tools = 場のポケモンについている「ポケモンのどうぐ」を{ $n }枚までトラッシュする
battle_royal-text-discard-tools-and-stadiums = 場のポケモンについている「ポケモンのどうぐ」と、場に出ているスタジアムを、合計{ $n }枚までトラッシュする

## 自然にはたらく効果

battle_royal-text-deals-more = { $pokemon }が使うワザのダメージは「+{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-deals-less = { $pokemon }が使うワザのダメージは「−{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-deals-more-to-active = { $pokemon }が使うワザの、相手のバトルポケモンへのダメージは「+{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-deals-less-to-active = { $pokemon }が使うワザの、相手のバトルポケモンへのダメージは「−{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-deals-more-to-opponents = { $pokemon }が使うワザの、相手のポケモンへのダメージは「+{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-deals-less-to-opponents = { $pokemon }が使うワザの、相手のポケモンへのダメージは「−{ $n }」される（弱点と抵抗力を計算する前）
battle_royal-text-more-if-behind = { $clause }。ワザを使ったポケモンの持ち主のサイドの残り枚数がその相手より多いなら、代わりに「+{ $n }」される
battle_royal-text-takes-more = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}が受けるワザのダメージは「+{ $n }」される（弱点と抵抗力を計算した後）
battle_royal-text-takes-less = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}が受けるワザのダメージは「−{ $n }」される（弱点と抵抗力を計算した後）
battle_royal-text-takes-more-from-opponents = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}が受ける相手のワザのダメージは「+{ $n }」される（弱点と抵抗力を計算した後）
battle_royal-text-takes-less-from-opponents = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}が受ける相手のワザのダメージは「−{ $n }」される（弱点と抵抗力を計算した後）
battle_royal-text-prevent-damage = { $pokemon }はワザのダメージを受けない
battle_royal-text-prevent-damage-of-opponents = { $pokemon }は相手のワザのダメージを受けない
battle_royal-text-max-hp = { $pokemon }の最大HPは「+{ $n }」される
battle_royal-text-prevent-effects = { $pokemon }は、ダメージをのぞき、相手のワザの効果を受けない
battle_royal-text-no-weakness = { $pokemon }の弱点はなくなる
battle_royal-text-free-retreat = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}がにげるためのエネルギーはなくなる
battle_royal-text-retreat-more = { $pokemon }がにげるためのエネルギーは{ $n }個ぶん多くなる
battle_royal-text-retreat-less = { $pokemon }がにげるためのエネルギーは{ $n }個ぶん少なくなる
battle_royal-text-no-abilities = { $pokemon }の特性は、「{ $ability }」をのぞき、{ $several ->
    [0] なくなる
   *[1] すべてなくなる
}
battle_royal-text-no-conditions = { $pokemon }{ $several ->
    [0] { "" }
   *[1] 全員
}は特殊状態にならず、受けている特殊状態はすべて回復する
battle_royal-text-no-stadiums = 相手は手札からスタジアムを場に出せない
battle_royal-text-half-a = A面：{ $clause }
battle_royal-text-half-b = B面：{ $clause }
battle_royal-text-bench-cap = この面が向いているプレイヤーがベンチに出せるポケモンは{ $n }匹までになる。多いぶんはトラッシュする
battle_royal-text-plain-special-energy = ポケモンについている特殊エネルギーは、どれも{ $energy }としてだけはたらき、ほかの効果はなくなる
battle_royal-text-attacks-per-turn = { $pokemon }は、1回の番にワザを{ $n }回まで使える
battle_royal-text-evolves-early = 自分が最後の順番なら、{ $pokemon }は自分の最初の番に、場に出したばかりでも進化できる
battle_royal-text-checkup-counters = ポケモンチェックのたび、{ $pokemon }にダメカンを{ $n }個のせる
battle_royal-text-checkup-counters-each = ポケモンチェックのたび、{ $pokemon }に、それぞれダメカンを{ $n }個のせる

## エネルギーカード

battle_royal-text-only-on = このカードは{ $pokemon }にしかつけられない。ほかのポケモンについているなら、トラッシュする
battle_royal-text-provides = このカードは、ポケモンについているかぎり、{ $energy }としてはたらく
battle_royal-text-provided = { $type }エネルギー{ $n }個ぶん
battle_royal-text-provided-of-every-type = すべてのタイプのエネルギー{ $n }個ぶん
battle_royal-text-provides-instead = 代わりに{ $energy }としてはたらく
battle_royal-text-outside-of-play = 場にないとき、このカードは{ $type }エネルギーとしてもあつかう
