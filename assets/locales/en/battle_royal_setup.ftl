# Battle Royal: what the decks and the switches of the rules say before a match. The Japanese file has the same keys.

## Decks

battle_royal-deck-metal-about = Easy: sturdy Pokémon take less damage, and Abilities give them Energy from deck, hand and discard pile.
battle_royal-deck-psychic-about = Hard: it spreads damage counters over Active Spot and Bench, and copies attacks of others.
battle_royal-deck-fighting-about = Easy: it hits hard for little Energy; a few of its strongest attacks also hurt your own Bench.
battle_royal-deck-lightning-about = Medium: Energy comes back from the discard pile for big attacks, some of which reach the Bench.
battle_royal-deck-darkness-about = Hard: it wears opponents down with Poison, hindered retreats and Abilities that switch theirs off.
battle_royal-deck-colorless-about = Medium: it draws many cards, attacks with any Energy and grows fast with Special Energy.
battle_royal-deck-water-about = Medium: Abilities place damage counters without an attack, or bring a lot of Energy at once.
battle_royal-deck-fire-about = Medium: huge attacks burn their own Energy, and other cards bring it back from the discard pile.

## Sets of rules

battle_royal-preset = Rules
battle_royal-preset-about = Choose one of two sets of rules; change any switch below, and they become a custom set.
battle_royal-preset-variant = Variant rules
battle_royal-preset-variant-about = The event rules plus the seven variants that tilanosaur proposes for unclear cases. Recommended.
battle_royal-preset-event = Event rules
battle_royal-preset-event-about = The plain rules of the four-player side event, without the variants.
battle_royal-preset-own = Custom
battle_royal-preset-own-about = Every switch is set as you like.

## Switches of the rules

battle_royal-rule-v1_two_spots = One attack per Active Spot
battle_royal-rule-v1_two_spots-about = If on, a Pokémon that arrives in a spot that has attacked must wait; if off, any two Active Pokémon may attack.
battle_royal-rule-v1_two_spots-on = On
battle_royal-rule-v1_two_spots-off = Off
battle_royal-rule-v1_nothing_between = Nothing between attacks
battle_royal-rule-v1_nothing_between-about = If on, you use no Abilities or Stadiums between attacks; if off, you only play no cards and do not retreat.
battle_royal-rule-v1_nothing_between-on = On
battle_royal-rule-v1_nothing_between-off = Off
battle_royal-rule-v2_hit_immunity = Hit by one attacker a turn
battle_royal-rule-v2_hit_immunity-about = If on, attacks of others do nothing to a Pokémon that was hit this turn; if off, it cannot be chosen as a target.
battle_royal-rule-v2_hit_immunity-on = On
battle_royal-rule-v2_hit_immunity-off = Off
battle_royal-rule-v3_turn_end_slot = Attack after “your turn ends”
battle_royal-rule-v3_turn_end_slot-about = If on, after an Ability that ends the turn another Pokémon may still attack or use such an Ability; if off, the turn simply goes on.
battle_royal-rule-v3_turn_end_slot-on = On
battle_royal-rule-v3_turn_end_slot-off = Off
battle_royal-rule-v4_refill_before_draw_any_leave = Refill before the draw
battle_royal-rule-v4_refill_before_draw_any_leave-about = If on, empty Active Spots are filled before you draw; if off, after you draw, and at once if there was no Knock Out.
battle_royal-rule-v4_refill_before_draw_any_leave-on = On
battle_royal-rule-v4_refill_before_draw_any_leave-off = Off
battle_royal-rule-v5_checkup_owner_scope_all = Checkup for two players only
battle_royal-rule-v5_checkup_owner_scope_all-about = If on, a Checkup concerns only the player who has just played and the next one; if off, only its Poison and Burn do.
battle_royal-rule-v5_checkup_owner_scope_all-on = On
battle_royal-rule-v5_checkup_owner_scope_all-off = Off
battle_royal-rule-v6_deckout_and_removal = Stadiums outlast players
battle_royal-rule-v6_deckout_and_removal-about = If on, the Stadium of a player who is out stays in play; if off, it leaves with that player’s other cards.
battle_royal-rule-v6_deckout_and_removal-on = On
battle_royal-rule-v6_deckout_and_removal-off = Off
battle_royal-rule-v7_both_players_choose_one = “Both players” are two
battle_royal-rule-v7_both_players_choose_one-about = If on, Trainers and Abilities for “both players” affect you and one opponent; if off, everybody.
battle_royal-rule-v7_both_players_choose_one-on = On
battle_royal-rule-v7_both_players_choose_one-off = Off
battle_royal-rule-retreats_per_turn = Retreats per turn
battle_royal-rule-retreats_per_turn-about = How often you may pay a Retreat Cost on your turn.
battle_royal-rule-retreats_per_turn-once = Once
battle_royal-rule-retreats_per_turn-per_active = Once per Active Spot
battle_royal-rule-trainer_turn_end = Trainers that end the turn
battle_royal-rule-trainer_turn_end-about = A Trainer that ends the turn leaves no attack, or takes only one of your two attacks.
battle_royal-rule-trainer_turn_end-whole_turn = Whole turn
battle_royal-rule-trainer_turn_end-one_slot = One attack
battle_royal-rule-bound_active_scope = Lasting effects cover
battle_royal-rule-bound_active_scope-about = A lasting effect on an opponent’s Active Pokémon covers both of them, or one that is chosen.
battle_royal-rule-bound_active_scope-both = Both Pokémon
battle_royal-rule-bound_active_scope-one = One Pokémon
battle_royal-rule-defensive_refs = Protection from attacks
battle_royal-rule-defensive_refs-about = Lasting protection from the attacks of “your opponent” holds against all opponents, or against a chosen one.
battle_royal-rule-defensive_refs-all_opponents = All opponents
battle_royal-rule-defensive_refs-bound = One opponent
battle_royal-rule-refill_in_own_turn = Spots that stayed empty
battle_royal-rule-refill_in_own_turn-about = An Active Spot that is still empty after your turn began is filled as soon as you can, or on your next turn.
battle_royal-rule-refill_in_own_turn-invariant = As soon as you can
battle_royal-rule-refill_in_own_turn-turn_start_only = Next turn
battle_royal-rule-tie = Last Prize cards at once
battle_royal-rule-tie-about = If several players take their last Prize cards at the same moment, they share the win, or the first to take wins.
battle_royal-rule-tie-shared = Share the win
battle_royal-rule-tie-seat_order = First to take wins
battle_royal-rule-eliminated_credit = Prize card if the attacker is out
battle_royal-rule-eliminated_credit-about = Who takes the Prize card if the player who caused a Knock Out is out of the game.
battle_royal-rule-eliminated_credit-nobody = Nobody
battle_royal-rule-eliminated_credit-current_player = Current player
battle_royal-rule-no_target_attack = Attacks without a target
battle_royal-rule-no_target_attack-about = Whether you may attack while no opponent has an Active Pokémon, for what the attack does to your own side.
battle_royal-rule-no_target_attack-if_no_opposing_active = Allowed
battle_royal-rule-no_target_attack-never = Never
