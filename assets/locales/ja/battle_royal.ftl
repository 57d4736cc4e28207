# バトルロイヤル：卓で言われること。英語のファイルと同じキーを持つ。

## 棚

game-battle_royal-tagline = 4人のトレーナー、4つのジム、1つのテーブル
game-battle_royal-about = それぞれがジムのデッキを持ち寄ります。一つのタイプのポケモンをそろえた60枚で、基本エネルギーのほかは同じ名前のカードが1枚ずつ。バトル場には2匹ずつ並び、どちらも1回の番に1回ワザを使えます。きぜつさせた人がサイドを1枚取り、先に6枚取りきれば勝ちです。2人から4人用です。

## 準備

battle_royal-players = 人数
battle_royal-players-about = 2人から4人で遊びます。味方はいません。
battle_royal-players-2 = 2人
battle_royal-players-3 = 3人
battle_royal-players-4 = 4人
battle_royal-seat-1 = 席1のデッキ
battle_royal-seat-2 = 席2のデッキ
battle_royal-seat-3 = 席3のデッキ
battle_royal-seat-4 = 席4のデッキ
battle_royal-seat-1-about = 基本エネルギー以外はすべて違うカードで、ポケモンのタイプは一つです。
battle_royal-seat-2-about = 基本エネルギー以外はすべて違うカードで、ポケモンのタイプは一つです。
battle_royal-seat-3-about = 基本エネルギー以外はすべて違うカードで、ポケモンのタイプは一つです。
battle_royal-seat-4-about = 基本エネルギー以外はすべて違うカードで、ポケモンのタイプは一つです。
battle_royal-import-about = コピーしておいたデッキリストを、クリップボードから新しいデッキとして読み込みます。カード名は日本語でも英語でも読み込めます。
battle_royal-deck-metal = 鋼の砦
battle_royal-deck-psychic = まぼろし行列
battle_royal-deck-fighting = 地鳴り道場
battle_royal-deck-lightning = 嵐のリレー
battle_royal-deck-darkness = ガス工場
battle_royal-deck-colorless = 大空への翼
battle_royal-deck-water = 潮の宮廷
battle_royal-deck-fire = 炎の一座

## 場所

battle_royal-place-field = { $seat }の場
battle_royal-pill-active = バトル場
battle_royal-place-spot = { $seat }のバトル場
battle_royal-place-bench = { $seat }のベンチ
battle_royal-place-common = トレーナーズ置き場
battle_royal-place-deck = { $seat }の山札：{ $count }枚
battle_royal-place-discards = { $seat }のトラッシュ：{ $count }枚
battle_royal-place-prizes = { $seat }のサイド：{ $count }枚
battle_royal-title-pokemon = { $seat }の{ $card }　HP{ $hp } / { $most }
battle_royal-title-stadium = { $card }（{ $seat }のスタジアム）
battle_royal-title-copies = { $card } ×{ $count }
battle_royal-type-any = どのタイプでも
battle_royal-spoken-active = { $seat }の{ $card }、バトル場{ $number }
battle_royal-spoken-benched = { $seat }の{ $card }、ベンチ{ $number }
battle_royal-spoken-hp = HPは{ $most }のうち残り{ $hp }
battle_royal-spoken-attacked = この番、ワザを使いました。
battle_royal-spoken-tool = { $card }、{ $pokemon }についているどうぐ
battle_royal-spoken-spot = { $seat }のバトル場{ $number }
battle_royal-spoken-empty = 空き
battle_royal-spoken-placed = { $seat }が出したポケモン
battle_royal-spoken-placed-active = バトル場：{ $cards }
battle_royal-spoken-placed-bench = ベンチ：{ $cards }
battle_royal-spoken-played = 使用中：{ $card }
battle_royal-spoken-hand = { $seat }の手札：{ $count }枚
battle_royal-spoken-discarded = { $seat }のトラッシュの{ $card }
battle_royal-spoken-cards = { $cards }
battle_royal-spoken-known = 分かっているカード：{ $cards }
battle_royal-pill-bound = { $seat }

## 探す場所

battle_royal-group-pokemon = ポケモン
battle_royal-group-item = グッズ
battle_royal-group-supporter = サポート
battle_royal-group-stadium = スタジアム
battle_royal-group-energy = エネルギー
battle_royal-tray-deck = { $seat }の山札：{ $count }枚
battle_royal-tray-top = { $seat }の山札の上から{ $count }枚
battle_royal-tray-discards = { $seat }のトラッシュ：{ $count }枚
battle_royal-tray-hand = { $seat }の手札：{ $count }枚

## 段階

battle_royal-phase-placing = 準備
battle_royal-phase-main = メイン
battle_royal-phase-attack = ワザ
battle_royal-phase-checkup = チェック

## 問い

battle_royal-ask-over = 対局は終わりました。
battle_royal-ask-place-first = たねポケモンをバトル場に出してください。
battle_royal-ask-place-second = たねポケモンをもう1匹バトル場に出すか、準備を完了してください。
battle_royal-ask-place-bench = たねポケモンをベンチに出すか、準備を完了してください。
battle_royal-ask-main = カードを使うか、ポケモンを選んでワザを使ってください。
battle_royal-ask-main-first = カードを使ってください。ワザは、とくに書かれていなければ2回目の番からです。
battle_royal-ask-attack = 別のポケモンでワザを使うか、番を終えてください。
battle_royal-ask-checkup = ほかの効果を特殊状態の前に行うか、あとに行うかを選んでください。
battle_royal-ask-copy = まねるワザを選んでください。
battle_royal-ask-victim = ワザを当てるポケモンを選んでください。
battle_royal-ask-first = 先に行う効果を選んでください。
battle_royal-ask-save = ポケモンを守る効果を選んでください。
battle_royal-ask-offer = 「{ $card }」を使いますか？
battle_royal-ask-bind = { $card }：効果を受ける相手を選んでください。
battle_royal-ask-bind-active = { $card }：効果を受けるポケモンを選んでください。
battle_royal-ask-fill = バトル場に出すポケモンを選んでください。
battle_royal-ask-surplus = トラッシュするベンチポケモンを選んでください。
battle_royal-ask-pay = にげるためにトラッシュするエネルギーを選んでください（あと{ $count }個）。
battle_royal-ask-facing = { $card }：もう一方の面を向ける相手を選んでください。
battle_royal-ask-replace = { $card }：入れ替えるスタジアムを選んでください。
battle_royal-ask-face = { $card }：自分に向ける面を選んでください。
battle_royal-ask-opponent = { $card }：相手を1人選んでください。
battle_royal-ask-card = { $card }：カードを選んでください。
battle_royal-ask-discard = { $card }：トラッシュするカードを選んでください。
battle_royal-ask-give = { $card }：カード、続けてポケモンを選んでください。
battle_royal-ask-energy = { $card }：エネルギーを選んでください。
battle_royal-ask-energy-from = { $card }：つけ替えるエネルギーを選んでください。
battle_royal-ask-energy-to = { $card }：エネルギーをつけるポケモンを選んでください。
battle_royal-ask-in-play = { $card }：場のカードを選んでください。
battle_royal-ask-switch = { $card }：入れ替えるポケモンを選んでください。
battle_royal-ask-counters = { $card }：ダメカンをのせるポケモンを選んでください。
battle_royal-ask-pokemon = { $card }：ポケモンを選んでください。
battle_royal-ask-any = 一つ選んでください。

## ボタン

battle_royal-button-ability = 特性「{ $name }」
battle_royal-button-retreat = にげる
battle_royal-button-retreat-about = エネルギーを払い、ベンチポケモンと入れ替わります。
battle_royal-button-nobody = 相手なしで
battle_royal-button-before = 前
battle_royal-button-before-about = ほかの効果を、特殊状態より先に行います。
battle_royal-button-after = あと
battle_royal-button-after-about = ほかの効果を、特殊状態のあとに行います。
battle_royal-button-yes = はい
battle_royal-button-no = いいえ
battle_royal-button-done = 完了
battle_royal-button-enough = これでよい
battle_royal-button-opponent = { $seat }
battle_royal-button-face-a = A面を自分に
battle_royal-button-face-b = B面を自分に
battle_royal-button-end = 番を終える
battle_royal-button-end-and = { $one }{ $next }
battle_royal-left-attack = まだ{ $card }がワザを使えます。
battle_royal-left-attacks = まだ{ $card }と{ $other }がワザを使えます。
battle_royal-left-evolve = まだ{ $mon }を{ $card }に進化させられます。
battle_royal-left-energy = まだ{ $mon }に、ワザに足りない{ $card }をつけられます。
battle_royal-left-bench = { $count ->
    [0] まだ{ $card }をベンチに出せます。ベンチには1匹もいません。
   *[other] まだ{ $card }をベンチに出せます。ベンチには1匹しかいません。
}
battle_royal-button-ready = 準備完了
battle_royal-button-ready-about = 全員がそろうと、いっせいにオモテにします。
battle_royal-button-first = { $card }から
battle_royal-printed-plain = { $name }
battle_royal-printed-damage = { $name } { $damage }
battle_royal-printed-cost = { $cost } { $attack }

## 結果の予想

battle_royal-about-energy = エネルギー：{ $units }
battle_royal-about-tool = どうぐ：{ $card }
battle_royal-about-hit = { $card }のワザを受けました。この番、ほかのポケモンのワザは効きません。
battle_royal-about-hit-others = ワザを受けました。この番、もうワザは効きません。
battle_royal-about-hit-no-target = ワザを受けました。この番、もうワザの対象に選べません。
battle_royal-about-paid = { $attack }：使えます
battle_royal-about-lacks = { $attack }：あと{ $units }
battle_royal-about-bench = ベンチの空き：{ $count }
battle_royal-forecast-attack = 「{ $attack }」
battle_royal-forecast-none = ダメージはなく、効果だけです。
battle_royal-forecast-immune = この番もうワザを受けているので、何も起きません。
battle_royal-forecast-deals = ダメージ：{ $damage }
battle_royal-forecast-range = ダメージ：コインしだいで{ $least }～{ $most }
battle_royal-forecast-knock-out = きぜつします。
battle_royal-forecast-may-knock-out = コインしだいできぜつします。
battle_royal-forecast-left = 残りHP{ $hp }
battle_royal-step-printed = カードの値：{ $n }
battle_royal-step-boosts = 自分の効果：{ $n }
battle_royal-step-weakness = 弱点：×2
battle_royal-step-resistance = 抵抗力：−{ $n }
battle_royal-step-effects = 相手側の効果：{ $n }
battle_royal-step-prevented = 効果で防いだ：0

## 詳しく見る

battle_royal-inspect-hp = HP{ $hp } / { $most }　ダメージ{ $damage }
battle_royal-inspect-retreat = 今、にげるためのエネルギー：{ $count }
battle_royal-inspect-works = { $card }：{ $text }
battle_royal-inspect-works-of = { $seat }の{ $card }：{ $text }
battle_royal-inspect-lasts = この番：{ $text }
battle_royal-inspect-lasts-next = { $seat }の次の番：{ $text }
battle_royal-inspect-bound = { $card }の効果：相手は{ $seat }です。
battle_royal-inspect-ability-off = 今、特性は無効です。
battle_royal-inspect-facing = もう一方の面は{ $seat }を向いています。
battle_royal-inspect-field = バトル場が二つ、ベンチが4匹ぶん、サイドが6枚、山札とトラッシュがあります。
battle_royal-inspect-spot = それぞれのバトル場のポケモンは、持ち主の番に1回ワザを使えます。
battle_royal-inspect-bench = ベンチのポケモンは出番を待ちます。バトル場が空くと出ていきます。
battle_royal-inspect-common = グッズ、サポート、スタジアムはここに出します。
battle_royal-inspect-discards = 誰でも見られます。同じカードは1枚だけ表示します。
battle_royal-inspect-deck = 自分の番の初めに山札が空で引けない人は、脱落します。
battle_royal-inspect-prizes = ポケモンをきぜつさせると1枚取ります。最後の1枚を取れば勝ちです。

## できないわけ

battle_royal-why-other-asked = 選ぶのは別のポケモンです。光っているものを選んでください。
battle_royal-why-not-asked = これは選べません。光っているものを選んでください。
battle_royal-why-not-yours = ほかの人のものです。先に自分のポケモンを選んでください。
battle_royal-why-attack-first = 先にワザを選んでください。ボタンは右下にあります。
battle_royal-why-benched = ワザを使うことも、にげることも、バトル場のポケモンにしかできません。使える特性も今はないので、バトル場のポケモンを選んでください。
battle_royal-why-nothing-to-do = 今はワザを使う相手がいません。ほかのことをするか、番を終えてください。
battle_royal-why-deck = 山札の中は、カードの効果で見るものです。先にそのカードを使ってください。
battle_royal-why-discards = トラッシュのカードは、カードの効果で取るものです。拡大すれば、中のカードを見られます。
battle_royal-why-prizes = サイドは、ポケモンをきぜつさせて取ります。相手のポケモンにワザを使ってください。
battle_royal-why-hand = ほかの人の手札は、カードの効果で見るものです。先にそのカードを使ってください。
battle_royal-why-card-first = 先に手札のカード、続けて置く場所を選んでください。
battle_royal-why-placing = 対局の前に出せるのは、たねポケモンだけです。手札から選んでください。
battle_royal-why-not-there = そこには出せません。光っている場所を選んでください。

## できない手

battle_royal-refusal-not-now = 今はできません。先に選択を済ませてください。
battle_royal-refusal-not-a-choice = これは選べません。光っているものを選んでください。
battle_royal-refusal-not-in-hand = 手札にありません。手札から選んでください。
battle_royal-refusal-other-kind = このカードはここでは使えません。種類に合った場所に出してください。
battle_royal-refusal-no-own-pokemon = 自分のポケモンではありません。自分のポケモンを選んでください。
battle_royal-refusal-bench-full = ベンチがいっぱいです。空くまで手札に残してください。
battle_royal-refusal-two-actives-first = ベンチより先に、バトル場に2匹出します。先に両方のバトル場を埋めてください。
battle_royal-refusal-first-turn-evolution = このポケモンは、最初の番には進化できません。次の自分の番から進化させてください。
battle_royal-refusal-first-turn-supporter = 最初の番はサポートを使えません。次の自分の番から使ってください。
battle_royal-refusal-first-turn-attack = 最初の番にワザを使えるのは、とくに書かれているワザのほかは、最後の順番の人だけです。次の自分の番から使ってください。
battle_royal-refusal-other-line = カードに書かれた名前のポケモンからだけ進化できます。そのポケモンを選んでください。
battle_royal-refusal-too-new = この番に場に出たか、進化したポケモンです。次の自分の番から進化させてください。
battle_royal-refusal-energy-attached = 1回の番につけられるのは、基本エネルギーを2匹に1枚ずつか、特殊エネルギー1枚です。次の自分の番につけてください。
battle_royal-refusal-same-pokemon = この番、もう基本エネルギーをつけたポケモンです。2枚目は別のポケモンにつけてください。
battle_royal-refusal-wrong-holder = このポケモンにはつけられません。別のポケモンを選んでください。
battle_royal-refusal-has-tool = どうぐは1匹に1枚です。どうぐのついていないポケモンを選んでください。
battle_royal-refusal-supporter-played = サポートは1回の番に1枚です。次の自分の番に使ってください。
battle_royal-refusal-stadium-played = スタジアムは1回の番に1枚です。次の自分の番に出してください。
battle_royal-refusal-same-stadium = 同じ名前のスタジアムが出ています。別のものを出してください。
battle_royal-refusal-forbidden = 効果で禁じられています。終わるまで待ってください。
battle_royal-refusal-condition = カードの条件を満たしていません。拡大して、条件を確かめてください。
battle_royal-refusal-cost = 使うために必要なものが足りません。拡大して、必要なものを確かめてください。
battle_royal-refusal-no-change = 今使っても何も変わりません。あとの番まで取っておきましょう。
battle_royal-refusal-no-ability = 使う特性がありません。別のポケモンを選んでください。
battle_royal-refusal-ability-off = 今、特性は無効です。拡大して、何が止めているかを確かめてください。
battle_royal-refusal-used = この番はもう使いました。次の自分の番に使ってください。
battle_royal-refusal-no-stadium = 使えるスタジアムではありません。光っているものを選んでください。
battle_royal-refusal-retreated = この番、ここからはもうにげられません。次の自分の番ににげてください。
battle_royal-refusal-holds-still = ねむりやマヒのポケモンは、ワザを使うことも、にげることもできません。回復を待つか、カードで回復させてください。
battle_royal-refusal-not-active = それができるのはバトルポケモンだけです。バトルポケモンを選んでください。
battle_royal-refusal-not-benched = 代わりに出せるのはベンチポケモンだけです。ベンチポケモンを選んでください。
battle_royal-refusal-energy = エネルギーが足りません。もっとつけてください。
battle_royal-refusal-attacks-only = ワザや、番が終わる特性を使ったあとには、もうできません。光っているものを選ぶか、番を終えてください。
battle_royal-refusal-spot-used = このポケモンは、この番もうワザを使えません。別のポケモンで使うか、番を終えてください。
battle_royal-refusal-turn-ended = 番が終わる特性で、この番のワザがなくなりました。別のポケモンで使うか、番を終えてください。
battle_royal-refusal-no-attack = そのワザはありません。カードにあるワザを選んでください。
battle_royal-refusal-target-needed = ワザには対象が必要です。相手のバトルポケモンを選んでください。
battle_royal-refusal-no-target = ワザの対象は、相手のバトルポケモンだけです。その中から選んでください。
battle_royal-refusal-target-hit = この番ワザを受けたポケモンは、もう対象に選べません。別のポケモンを選んでください。
battle_royal-refusal-nothing-to-copy = その持ち主は、まねられるワザを使っていません。別の相手を選んでください。

## 始められないとき

battle_royal-setup-data = バトルロイヤルのカードのファイルが読めません。
battle_royal-setup-players = バトルロイヤルは2人から4人用です。
battle_royal-setup-turns = 1回の対局の番は、1から400回までです。
battle_royal-setup-deck = その名前のデッキはありません。
battle_royal-setup-illegal = { $seat }のデッキ：{ $why }

## 数と一覧

battle_royal-counter-prizes = サイドの残り枚数
battle_royal-counter-taken = 取ったサイド（全{ $all }枚）
battle_royal-counter-hand = 手札
battle_royal-counter-deck = 山札
battle_royal-panel-standing = 各プレイヤーの状況
battle_royal-panel-standing-note = サイドの残り枚数が少ない人ほど、勝ちに近づいています。
battle_royal-panel-pokemon = 場のポケモン
battle_royal-panel-unseen = まだ見ていないカード
battle_royal-panel-unseen-note = デッキの内容は公開です。ここにあるカードは、山札、手札、サイドのどこかにあります。
battle_royal-cell-player = プレイヤー
battle_royal-cell-prizes = サイド
battle_royal-cell-hand = 手札
battle_royal-cell-deck = 山札
battle_royal-cell-discard = トラッシュ
battle_royal-cell-turns = 番
battle_royal-cell-number = { $number }
battle_royal-cell-seat = { $seat }
battle_royal-cell-none = –
battle_royal-cell-active = バトル場
battle_royal-cell-bench = ベンチ
battle_royal-cell-hp = HP{ $hp } / { $most }
battle_royal-cell-energy = エネルギー：{ $count }
battle_royal-verdict-out = { $seat }は途中で脱落
battle_royal-verdict-turns = 番の回数：{ $count }回
battle_royal-outcome-prizes = { $winner }がサイドを取りきりました。
battle_royal-outcome-last = { $winner }が最後まで残りました。
battle_royal-outcome-turns = 最後の番が終わり、サイドの残り枚数は{ $winner }が最も少なくなりました。
battle_royal-outcome-shared = { $count }人が勝ちを分け合いました。

## 大きな言葉

battle_royal-banner-turn = { $seat }の番
battle_royal-banner-bound = { $card }の効果：相手は{ $seat }
battle_royal-banner-failed = ワザは失敗
battle_royal-banner-loss = −{ $damage }
battle_royal-brief-printed = { $n }
battle_royal-brief-signed = { $n }
battle_royal-brief-weakness = 弱点×2
battle_royal-brief-resistance = 抵抗力−{ $n }
battle_royal-brief-effects = 相手側{ $n }
battle_royal-brief-prevented = 効果で防いだ
battle_royal-banner-survived = 持ちこたえる
battle_royal-rise-knock-out = きぜつ
battle_royal-banner-out = { $seat }は脱落
battle_royal-banner-mulligan = { $seat }の手札にたねポケモンがない
battle_royal-banner-heads = オモテ
battle_royal-banner-tails = ウラ

## 記録

battle_royal-log-mulligan = { $seat }はたねポケモンがなく、{ $cards }を公開する
battle_royal-log-turn = { $number }番目：{ $seat }の番
battle_royal-log-drew = { $seat }は1枚引く
battle_royal-log-prize = { $seat }はサイドを1枚取る
battle_royal-log-took = { $seat }は{ $card }を手札に加える
battle_royal-log-discarded = { $seat }は{ $card }をトラッシュする
battle_royal-log-returned-to-deck = { $seat }は{ $card }を山札に戻す
battle_royal-log-hand-shuffled = { $seat }は手札{ $count }枚を山札に戻して切る
battle_royal-log-searched = { $seat }は山札を探す
battle_royal-log-nothing-there = { $seat }の手札にトラッシュできるカードはない
battle_royal-log-benched = { $seat }は{ $card }を出す
battle_royal-log-evolved = { $seat }はポケモンを{ $card }に進化させる
battle_royal-log-attached = { $seat }の{ $pokemon }に{ $card }がつく
battle_royal-log-detached = { $seat }の{ $pokemon }から{ $card }がはずれる
battle_royal-log-energy-moved = { $seat }は{ $card }を{ $from }から{ $to }につけ替える
battle_royal-log-played = { $seat }は{ $card }を使う
battle_royal-log-stadium-left = { $seat }の{ $card }が場を離れる
battle_royal-log-ability = { $seat }の{ $pokemon }が特性「{ $ability }」を使う
battle_royal-log-stadium = { $seat }は{ $card }を使う
battle_royal-log-worked = { $seat }の{ $card }の効果を{ $pokemon }が受ける
battle_royal-log-bound = { $card }の効果を{ $seat }が受ける
battle_royal-log-opponent = { $by }は{ $seat }を選ぶ
battle_royal-log-attacked = { $seat }の{ $pokemon }が{ $owner }の{ $target }に「{ $attack }」を使う
battle_royal-log-attacked-nobody = { $seat }の{ $pokemon }が「{ $attack }」を使う
battle_royal-log-copied = { $seat }の{ $pokemon }が「{ $attack }」をまねる
battle_royal-log-heads = { $seat }がコインを投げ、オモテが出る
battle_royal-log-tails = { $seat }がコインを投げ、ウラが出る
battle_royal-log-failed = { $seat }の{ $pokemon }のワザが失敗する
battle_royal-log-damaged = { $seat }の{ $pokemon }が{ $damage }ダメージを受ける
battle_royal-log-countered = { $seat }の{ $pokemon }にダメカンが{ $count }個のる
battle_royal-log-healed = { $seat }の{ $pokemon }のHPが{ $damage }回復する
battle_royal-log-afflicted = { $seat }の{ $pokemon }が{ $condition }になる
battle_royal-log-recovered = { $seat }の{ $pokemon }が{ $condition }から回復する
battle_royal-log-to-active = { $seat }の{ $pokemon }がバトル場に出る
battle_royal-log-to-bench = { $seat }の{ $pokemon }がベンチに戻る
battle_royal-log-returned = { $seat }の{ $pokemon }が手札に戻る
battle_royal-log-dropped = { $seat }の{ $pokemon }がトラッシュされる
battle_royal-log-survived = { $seat }の{ $pokemon }が持ちこたえる
battle_royal-log-knocked-out = { $seat }の{ $card }がきぜつする
battle_royal-log-knocked-out-by = { $by }が{ $seat }の{ $card }をきぜつさせる
battle_royal-log-checkup = ポケモンチェックを行う
battle_royal-log-eliminated = { $seat }が脱落する
battle_royal-won-prizes = { $winner }がサイドを取りきって勝つ
battle_royal-won-last = { $winner }が最後まで残って勝つ
battle_royal-won-turns = 最後の番が終わり、サイドの残り枚数の最も少ない{ $winner }が勝つ
battle_royal-won-shared = { $count }人が勝ちを分け合う

## 常連の打ち筋

battle_royal-temper-bold = { $name }は一番有利な相手を狙い、めったににげません。
battle_royal-temper-careful = { $name }はベンチを育て、傷ついたポケモンを下げます。
battle_royal-temper-tricky = { $name }は一番不利な相手を狙い、多くのカードを使います。

## ほかのゲームとは違う言い方

battle_royal-hud-your-turn = 自分の番
battle_royal-hud-turn-of = { $name }の番
battle_royal-text-in-turn = { $seat-you ->
    [yes] 自分の番です。{ $prompt }
   *[no] { $seat }の番です。{ $prompt }
}
