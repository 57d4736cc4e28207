# バトルロイヤル：対局の前に、山札とルールの切り替えについて言われること。英語のファイルと同じキーを持つ。

## 山札

battle_royal-deck-metal-about = やさしい：受けるダメージを減らすじょうぶなポケモンに、特性で山札・手札・トラッシュからエネルギーをつけます。
battle_royal-deck-psychic-about = むずかしい：バトル場にもベンチにもダメカンをばらまき、ほかのポケモンのワザを写し取ります。
battle_royal-deck-fighting-about = やさしい：少ないエネルギーで強いワザを使えますが、自分のベンチを傷つける大技もあります。
battle_royal-deck-lightning-about = ふつう：トラッシュからエネルギーを何度もつけ直し、大きなワザやベンチにも届くワザを使います。
battle_royal-deck-darkness-about = むずかしい：どく、にげにくくする効果、相手の特性を消す特性で、じわじわ追いつめます。
battle_royal-deck-colorless-about = ふつう：カードをたくさん引き、どのエネルギーでもワザを使え、特殊エネルギーで加速します。
battle_royal-deck-water-about = ふつう：特性でワザを使わずにダメカンをのせたり、エネルギーを一度にたくさんつけたりします。
battle_royal-deck-fire-about = ふつう：大きなワザで自分のエネルギーを使い、ほかのカードでトラッシュからつけ直します。

## ルールの組

battle_royal-preset = ルール
battle_royal-preset-about = ルールは2通りから選べます。下の項目を一つでも変えると「自分の組み合わせ」になります。
battle_royal-preset-variant = バリアントルール
battle_royal-preset-variant-about = イベントのルールに、あいまいな所を補うtilanosaurの七つのバリアントを加えた、おすすめのルールです。
battle_royal-preset-event = イベントルール
battle_royal-preset-event-about = バリアントを使わない、4人用サイドイベントそのままのルールです。
battle_royal-preset-own = 自分の組み合わせ
battle_royal-preset-own-about = 項目を一つずつ好きに決めます。

## ルールの項目

battle_royal-rule-v1_two_spots = ワザは場所ごとに1匹
battle_royal-rule-v1_two_spots-about = オンでは、ワザを使ったバトル場に来たポケモンは、この番ワザを使えません。オフでは、どのバトルポケモンでも2匹が使えます。
battle_royal-rule-v1_two_spots-on = オン
battle_royal-rule-v1_two_spots-off = オフ
battle_royal-rule-v1_nothing_between = ワザとワザの間
battle_royal-rule-v1_nothing_between-about = オンでは、2回のワザの間に特性もスタジアムも使えません。オフでは、手札を使うことと、にげることだけができません。
battle_royal-rule-v1_nothing_between-on = オン
battle_royal-rule-v1_nothing_between-off = オフ
battle_royal-rule-v2_hit_immunity = 受けるワザは1匹から
battle_royal-rule-v2_hit_immunity-about = オンでは、この番ワザを受けたポケモンに、ほかのポケモンのワザは効きません。オフでは、ワザの対象に選べません。
battle_royal-rule-v2_hit_immunity-on = オン
battle_royal-rule-v2_hit_immunity-off = オフ
battle_royal-rule-v3_turn_end_slot = 番が終わる特性のあと
battle_royal-rule-v3_turn_end_slot-about = オンでは、番が終わる特性のあと、別のポケモンがワザか同じような特性を1回だけ使えます。オフでは、番が続きます。
battle_royal-rule-v3_turn_end_slot-on = オン
battle_royal-rule-v3_turn_end_slot-off = オフ
battle_royal-rule-v4_refill_before_draw_any_leave = 山札を引く前に補充
battle_royal-rule-v4_refill_before_draw_any_leave-about = オンでは、空いたバトル場を、山札を引く前に埋めます。オフでは、引いたあとに埋め、きぜつのほかで空いたときはすぐに埋めます。
battle_royal-rule-v4_refill_before_draw_any_leave-on = オン
battle_royal-rule-v4_refill_before_draw_any_leave-off = オフ
battle_royal-rule-v5_checkup_owner_scope_all = ポケモンチェックの範囲
battle_royal-rule-v5_checkup_owner_scope_all-about = オンでは、番を終えた人と次の番の人のポケモンだけを調べます。オフでは、どくとやけどだけがそうで、ほかは全員のポケモンを調べます。
battle_royal-rule-v5_checkup_owner_scope_all-on = オン
battle_royal-rule-v5_checkup_owner_scope_all-off = オフ
battle_royal-rule-v6_deckout_and_removal = 脱落した人のスタジアム
battle_royal-rule-v6_deckout_and_removal-about = オンでは、脱落した人のスタジアムが場に残ります。オフでは、その人のほかのカードと一緒になくなります。
battle_royal-rule-v6_deckout_and_removal-on = オン
battle_royal-rule-v6_deckout_and_removal-off = オフ
battle_royal-rule-v7_both_players_choose_one = 「おたがい」の範囲
battle_royal-rule-v7_both_players_choose_one-about = トレーナーズと特性の「おたがい」は、オンでは自分と選んだ相手1人、オフでは全員です。
battle_royal-rule-v7_both_players_choose_one-on = オン
battle_royal-rule-v7_both_players_choose_one-off = オフ
battle_royal-rule-retreats_per_turn = にげる回数
battle_royal-rule-retreats_per_turn-about = 自分の番に、エネルギーを払ってにげられる回数です。
battle_royal-rule-retreats_per_turn-once = 1回
battle_royal-rule-retreats_per_turn-per_active = バトル場ごとに1回
battle_royal-rule-trainer_turn_end = 番が終わるトレーナーズ
battle_royal-rule-trainer_turn_end-about = 番が終わるトレーナーズを使うと、ワザを使えなくなるか、2回のワザのうち1回だけがなくなります。
battle_royal-rule-trainer_turn_end-whole_turn = 番がすべて終わる
battle_royal-rule-trainer_turn_end-one_slot = ワザ1回だけ
battle_royal-rule-bound_active_scope = 続く効果の範囲
battle_royal-rule-bound_active_scope-about = 相手のバトルポケモンへの続く効果を、2匹とも受けるか、選んだ1匹が受けるかを決めます。
battle_royal-rule-bound_active_scope-both = 2匹とも
battle_royal-rule-bound_active_scope-one = 1匹
battle_royal-rule-defensive_refs = ワザから守る効果
battle_royal-rule-defensive_refs-about = 「相手」のワザから守る続く効果が、すべての相手のワザを防ぐか、選んだ1人のワザだけを防ぐかを決めます。
battle_royal-rule-defensive_refs-all_opponents = すべての相手
battle_royal-rule-defensive_refs-bound = 1人の相手
battle_royal-rule-refill_in_own_turn = 空いたままのバトル場
battle_royal-rule-refill_in_own_turn-about = 番の初めに埋まらなかったバトル場を、埋められるようになったらすぐに埋めるか、次の番に埋めるかを決めます。
battle_royal-rule-refill_in_own_turn-invariant = すぐに
battle_royal-rule-refill_in_own_turn-turn_start_only = 次の番
battle_royal-rule-tie = 同時に取りきったとき
battle_royal-rule-tie-about = 何人かが同時にサイドを取りきったとき、勝ちを分け合うか、先に取った人が勝つかを決めます。
battle_royal-rule-tie-shared = 分け合う
battle_royal-rule-tie-seat_order = 先に取った人
battle_royal-rule-eliminated_credit = 脱落した人がきぜつさせたとき
battle_royal-rule-eliminated_credit-about = きぜつさせた人がもう脱落しているとき、誰がサイドを取るかを決めます。
battle_royal-rule-eliminated_credit-nobody = 誰も取らない
battle_royal-rule-eliminated_credit-current_player = 番の人
battle_royal-rule-no_target_attack = 対象のいないワザ
battle_royal-rule-no_target_attack-about = どの相手にもバトルポケモンがいないとき、自分の側への効果のためにワザを使えるかを決めます。
battle_royal-rule-no_target_attack-if_no_opposing_active = 使える
battle_royal-rule-no_target_attack-never = 使えない
