# Battle Royal: what is wrong with a deck, and with a list of cards. The Japanese file has the same keys.

## Decks

battle_royal-deck-own = A deck of your own
battle_royal-deck-as-it-was = Your deck as it was
battle_royal-deck-as-it-was-about = This deck has been changed or deleted since you chose it; it is played as it was.

battle_royal-deck-size = This deck has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; make it { $size }.
battle_royal-deck-copies = { $card } is in this deck { $cards ->
    [one] once
   *[other] { $cards } times
}; keep 1 card of each name. Only basic Energy may be there more often.
battle_royal-deck-type = { $card } is not a { $type } Pokémon; all Pokémon of a deck share one type, so replace it.
battle_royal-deck-rule-box = { $card } has a Rule Box or is an ACE SPEC; replace it.
battle_royal-deck-pool = { $card } ({ $printing }) came out on { $released }; take cards that came out between { $from } and { $until }.
battle_royal-deck-banned = { $card } ({ $printing }) has been banned since { $since }; replace it.
battle_royal-deck-exclusive = { $first } and { $second } count as the same card; keep only one of the two.
battle_royal-deck-no-basic = This deck has no Basic Pokémon; add at least 1, or it cannot begin.

battle_royal-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## Lists of cards

battle_royal-list-line = Line { $line }: { $wrong }
battle_royal-list-no-count = “{ $text }” has no number of cards; write it like “1 Zacian CRZ 94”.
battle_royal-list-count = { $count } is not a number of cards that a deck can have; write 1 to { $most }.
battle_royal-list-no-name = there is no card beside the number; write it like “1 Zacian CRZ 94”.
battle_royal-list-unknown-name = no card here is called “{ $name }” in English or Japanese; leave it out or choose another one.
battle_royal-list-unknown-name-meant = no card here is called “{ $name }” in English or Japanese; write “{ $meant }” if you mean that one.
battle_royal-list-unknown-printing = there is no { $name } { $printing } here; write one of these: { $known }.
battle_royal-list-ambiguous = several cards are called { $name }; write one of these: { $known }.
battle_royal-list-too-many = with this line the list has more than { $most ->
    [one] 1 card
   *[other] { $most } cards
} called { $name }; remove some.
