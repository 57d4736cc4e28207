# A match in a terminal: imps-table play GAME --text

text-hello = { $game }. Type ? for help.
text-hello-again = { $game }: your match continues. Type “log” to hear all that has happened, or ? for help.
text-nothing-left = There is no match to continue.
text-nothing-left-of = There is no match of { $game } to continue.
text-turn = { $seat-you ->
    [yes] Your turn. { $prompt }
   *[no] { $seat } to play. { $prompt }
}
text-many = { $count ->
    [one] 1 choice. Type “list” to hear it.
   *[other] { $count } choices. Type “list” to hear them, or “list” and a word to hear those that contain it.
}
text-offer = { $number }: { $what }
text-in-notation = { $what } ({ $notation })
text-notation-on = From now on, choices are told with their notation.
text-notation-off = From now on, choices are told without their notation.
text-more = { $count } more. Type “more” to hear them.
text-none-such = Nothing here contains “{ $word }”.
text-not-in-rules = The rule book does not mention “{ $word }”.
text-hand = Your hand: { $cards }
text-open = Cards you can search: { $cards }
text-inspect-what = Type “inspect” and the name of a card, a piece or a place.
text-inspect-which = { $count ->
    [one] 1 thing is called “{ $word }”; type more of the name.
   *[other] { $count } things are called “{ $word }”; type more of the name.
}
text-inspect-rule = In the rule book: { $section }
text-hint = The Master would choose: { $what }
text-help =
    Type the number of a choice, or an action in notation.
    list: the choices. list WORD: those that contain a word. more: the next ones.
    look: what lies on the table and in your hand. look WORD: only what contains a word, such as an owner, a place, a card.
    inspect WORD: everything about the card, the piece or the place of that name.
    log: everything that has happened. hint: what the Master would do. why: why a bot made its last move.
    rules: the rule book. rules WORD: only what contains a word.
    notation: turn the notation of choices on or off.
    undo: undo your last action. redo: redo what was undone. quit: leave. An empty line repeats what is asked.
text-help-concede = concede: concede the match.
text-left = You leave the match.
text-left-saved = You leave the match. It is saved: “Continue” on the title screen goes on with it, and so does --text --resume.
text-no-number = There is no choice { $number }; type one of the numbers that were listed.
text-unreadable = Type ? for help.
text-hand-over = { $seat } is to play. Press Enter when nobody else can see or hear.
