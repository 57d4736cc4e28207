# A match in a terminal: imps-table play GAME --text

text-hello = { $game }. Write ? for help.
text-hello-again = { $game }: your match goes on. Write log to hear all that has happened, ? for help.
text-nothing-left = There is no match to go on with.
text-nothing-left-of = There is no match of { $game } to go on with.
text-turn = { $seat-you ->
    [yes] Your turn. { $prompt }
   *[no] { $seat } to play. { $prompt }
}
text-many = { $count } choices. Write list to hear them, or list and a word to hear those that contain it.
text-offer = { $number }: { $what }
text-in-notation = { $what } ({ $notation })
text-notation-on = Choices are told with their notation from now on.
text-notation-off = Choices are told without their notation from now on.
text-more = { $count } more. Write more to hear them.
text-none-such = Nothing here contains “{ $word }”.
text-not-in-rules = The rule book does not mention “{ $word }”.
text-hand = Your hand: { $cards }
text-open = Open to be searched: { $cards }
text-inspect-what = Write inspect and the name of a card, a piece or a place.
text-inspect-which = { $count } things are called “{ $word }”; write more of the name.
text-inspect-rule = In the rule book: { $section }
text-hint = The Master would choose: { $what }
text-help =
    Write the number of a choice, or an action in notation.
    list: the choices. list WORD: those that contain a word. more: the next ones.
    look: what lies on the table and in your hand. look WORD: only what contains a word, such as an owner, a place, a card.
    inspect WORD: everything about the card, the piece or the place that is called so.
    log: everything that has happened. hint: what the Master would do. why: why a bot did what it did last.
    rules: the rule book. rules WORD: only what contains a word.
    notation: tell choices with their notation, or no longer.
    undo: take your last action back. quit: leave. An empty line says again what is asked.
text-help-concede = concede: give the match up.
text-left = You leave the match.
text-left-saved = You leave the match. It is saved: Continue at the table goes on with it, and so does --text --resume.
text-no-number = There is no choice { $number }.
text-unreadable = Write ? for help.
text-hand-over = { $seat } is to play. Press Enter when nobody else can see or hear.
