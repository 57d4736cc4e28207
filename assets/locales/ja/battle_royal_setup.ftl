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
battle_royal-preset-about = 用意された組は二つで、下の項目をどれか変えると自分の組み合わせになります。
battle_royal-preset-variant = 変則ルール
battle_royal-preset-variant-about = イベントのルールに、あいまいな所を補う考案者の変則ルール七つを加えた、ふだんの遊び方です。
battle_royal-preset-event = イベントルール
battle_royal-preset-event-about = 変則ルールを使わない、4人用サイドイベントそのままのルールです。
battle_royal-preset-own = 自分の組み合わせ
battle_royal-preset-own-about = 項目をひとつずつ好きに決めます。

## ルールの項目

battle_royal-rule-on = オン
battle_royal-rule-off = オフ
battle_royal-rule-v1_two_spots = ワザは場所ごとに1匹
battle_royal-rule-v1_two_spots-about = オンでは、ワザを使った場所に来たポケモンはこの番ワザを使えず、オフでは、バトル場のどの2匹でも使えます。
battle_royal-rule-v1_nothing_between = ワザとワザの間
battle_royal-rule-v1_nothing_between-about = オンでは、2回のワザの間に特性もスタジアムも使えず、オフでは、手札を使うこととにげることだけができません。
battle_royal-rule-v2_hit_immunity = 受けるワザは1匹から
battle_royal-rule-v2_hit_immunity-about = オンでは、この番ワザを受けたポケモンにほかのポケモンのワザは効かず、オフでは、ワザの相手に選べません。
battle_royal-rule-v3_turn_end_slot = 番が終わる特性のあと
battle_royal-rule-v3_turn_end_slot-about = オンでは、番が終わる特性のあとに別のポケモンがワザか同じような特性を1回だけ使え、オフでは、番が続きます。
battle_royal-rule-v4_refill_before_draw_any_leave = 引く前の補充
battle_royal-rule-v4_refill_before_draw_any_leave-about = オンでは、いなくなったバトルポケモンを引く前に補い、オフでは、引いたあとか、きぜつでなければすぐに補います。
battle_royal-rule-v5_checkup_owner_scope_all = ポケモンチェックの範囲
battle_royal-rule-v5_checkup_owner_scope_all-about = オンでは、番を終えた人と次の人だけをすべて調べ、オフでは、そうするのはどくとやけどだけです。
battle_royal-rule-v6_deckout_and_removal = 脱落した人のスタジアム
battle_royal-rule-v6_deckout_and_removal-about = オンでは、脱落した人のスタジアムが場に残り、オフでは、ほかのカードといっしょになくなります。
battle_royal-rule-v7_both_players_choose_one = 「おたがい」の読み方
battle_royal-rule-v7_both_players_choose_one-about = トレーナーズと特性の「おたがい」は、オンでは自分と選んだ相手1人、オフでは全員です。
battle_royal-rule-retreats_per_turn = にげる回数
battle_royal-rule-retreats_per_turn-about = 自分の番に、エネルギーを払ってにげられる回数です。
battle_royal-rule-retreats_per_turn-once = 1回
battle_royal-rule-retreats_per_turn-per_active = バトル場ごとに1回
battle_royal-rule-trainer_turn_end = 番が終わるトレーナーズ
battle_royal-rule-trainer_turn_end-about = 番が終わるトレーナーズを使うと、番がすべて終わるか、2回のワザの1回だけがなくなります。
battle_royal-rule-trainer_turn_end-whole_turn = 番のすべて
battle_royal-rule-trainer_turn_end-one_slot = ワザ1回
battle_royal-rule-bound_active_scope = 続く効果の範囲
battle_royal-rule-bound_active_scope-about = 相手のバトルポケモンへの続く効果が、2匹ともに働くか、選んだ1匹に働くかを決めます。
battle_royal-rule-bound_active_scope-both = 2匹とも
battle_royal-rule-bound_active_scope-one = 1匹
battle_royal-rule-defensive_refs = ワザから守る効果
battle_royal-rule-defensive_refs-about = 「相手」のワザから守る続く効果が、すべての相手に働くか、選んだ1人だけに働くかを決めます。
battle_royal-rule-defensive_refs-all_opponents = すべての相手
battle_royal-rule-defensive_refs-bound = 1人の相手
battle_royal-rule-refill_in_own_turn = 空いたままのバトル場
battle_royal-rule-refill_in_own_turn-about = 番の初めに補えなかったバトル場を、補えるようになったらすぐに補うか、次の番に補うかを決めます。
battle_royal-rule-refill_in_own_turn-invariant = すぐに
battle_royal-rule-refill_in_own_turn-turn_start_only = 次の番
battle_royal-rule-tie = 同時の取りきり
battle_royal-rule-tie-about = 何人かが同時にサイドを取りきったとき、勝ちを分け合うか、先に取った人が勝つかを決めます。
battle_royal-rule-tie-shared = 分け合う
battle_royal-rule-tie-seat_order = 先に取った人
battle_royal-rule-eliminated_credit = 脱落した人のきぜつ
battle_royal-rule-eliminated_credit-about = きぜつさせた人がもう脱落しているとき、誰がサイドを取るかを決めます。
battle_royal-rule-eliminated_credit-nobody = 誰も取らない
battle_royal-rule-eliminated_credit-current_player = 番の人
battle_royal-rule-no_target_attack = 相手のいないワザ
battle_royal-rule-no_target_attack-about = どの相手にもバトルポケモンがいないとき、自分の側への効果のためにワザを使えるかを決めます。
battle_royal-rule-no_target_attack-if_no_opposing_active = 使える
battle_royal-rule-no_target_attack-never = 使えない
