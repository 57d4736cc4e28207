# The interface over the table’s edge.

## Everywhere

ui-on = on
ui-off = off
ui-yes = Yes
ui-no = No, go back
ui-back = Back
ui-done = Done
ui-close = Close
ui-clear = Clear
letters-large = Capitals
letters-katakana = アイウ
letters-kana = あいう
letters-latin = ABC
letters-change = ゛゜小
letters-space = Space
letters-back = Delete
ui-you = You
ui-player = Player { $number }
ui-count = { $count }
ui-one-by-one = { $first }; { $next }
ui-clauses = { $first }. { $next }
ui-at-place = { $place }: { $what }

## First start

welcome-title = Welcome
welcome-about = Choose what suits your eyes, ears and hands. “Start” accepts everything as shown; all of it can be changed later in the settings.
welcome-sample = Your turn: play a card from your hand, then draw one. 0 1 2 3 4 5 6 7 8 9
welcome-start = Start

## Title

app-name-first = The
app-name-second = Imp’s Table
app-tagline = Table games by candlelight
title-continue = Continue
title-continue-line = { $game }, { $actions ->
    [one] { $actions } move so far
   *[other] { $actions } moves so far
}
title-new = New game
title-learn = Lessons and puzzles
title-saves = Saved games
title-rules = Rule books
title-settings = Settings
title-credits = Credits
title-report = Report a problem
title-leave = Quit
title-fan-work = Unofficial, non-commercial fan work
title-version = Version { $version }
game-battle_royal = Battle Royal
attract-game = The bots are playing { $game }
attract-press = Press any button to sit down

## Setting a match up

setup-players = { $least ->
    [one] 1 player
   *[other] { $least } players
}
setup-players-between = { $least } to { $most ->
    [one] 1 player
   *[other] { $most } players
}
setup-minutes = { $least } to { $most ->
    [one] 1 minute
   *[other] { $most } minutes
}
setup-minutes-about = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
}
setup-seats = Seats
setup-person = Human
setup-bot = Bot
setup-program = Program
setup-program-about = It is told only what its seat may know, and started again for every match.
setup-person-about = Hands stay hidden until the next player takes over.
setup-name-hint = Name of player { $number }
setup-swap = Swap these two seats
setup-clock = Clock
setup-clock-about = When time is up, a bot makes that one move. The clock is paused while others play and while a menu is open.
setup-clock-none = No clock
setup-clock-move = Per move
setup-clock-move-about = Each move has this much time.
setup-clock-match = Per match
setup-clock-match-about = Each player has this much time for the whole match. Once it is used up, every further move has ten seconds.
setup-clock-seconds = { $count } s
setup-clock-minutes = { $count } min
setup-seed = Seed
setup-experts = Detailed rules
setup-experts-about = For players who know the rules well.
setup-seed-about = The same word or number gives the same start. Empty: a random one.
setup-seed-hint = random
setup-rules = Rule book
setup-lesson = Begin the first lesson
setup-lesson-on = Continue the first lesson
setup-lesson-about = New to this game? Learn it step by step, at the table.
setup-start = Start
setup-decks = Decks
level-apprentice = Apprentice
level-apprentice-about = { $name } makes a beginner’s mistakes: good for a first match.
level-journeyman = Journeyman
level-journeyman-about = { $name } knows the basics, but misjudges a thing now and then.
level-random = Random
level-first = Always first
level-veteran = Veteran
level-veteran-about = { $name } plays solid moves and punishes mistakes.
level-expert = Expert
level-expert-about = { $name } looks ahead a little, and seldom errs.
level-master = Master
level-master-about = { $name } thinks ahead and gives nothing away, but takes a moment.

## The regulars

# The bots of the tavern; journals have the names in Latin letters.
regular-adelheid = Adelheid
regular-alda = Alda
regular-bram = Bram
regular-cosima = Cosima
regular-dietmar = Dietmar
regular-gawain = Gawain
regular-isolde = Isolde
regular-keawe = Keawe
regular-kokua = Kokua
regular-mira = Mira
regular-mirel = Mirel
regular-oskar = Oskar
regular-rosa = Rosa
regular-ruprecht = Ruprecht
regular-tibor = Tibor
regular-tobias = Tobias
regular-wolfram = Wolfram

## Remarks

remark-said = { $name }: “{ $words }”
remark-all-win-1 = That was a fine match. Thank you!
remark-all-win-2 = Mine! And you made it hard.
remark-all-win-3 = The candle has seen it: I win.
remark-all-defeat-1 = Well played. Another one?
remark-all-defeat-2 = You were better. I will practise.
remark-all-defeat-3 = So that is how it is done.
remark-all-prize-1 = I will take that one.
remark-all-prize-2 = One more for me.
remark-all-prize-3 = That is how I like it.
remark-all-blunder-1 = Oh. I did not see that.
remark-all-blunder-2 = That was not the plan.
remark-all-blunder-3 = May I take that back? No?
remark-all-gift-1 = For me? You are too kind.
remark-all-gift-2 = I had hoped for that.
remark-all-gift-3 = A bold choice!
remark-all-setback-1 = That one hurts.
remark-all-setback-2 = I saw it coming, and could not stop it.
remark-all-setback-3 = Enjoy it while it lasts.
remark-of-adelheid-win = Patience was my best soldier.
remark-of-adelheid-setback = Close the ranks. Nobody runs.
remark-of-alda-prize = Slowly, and there it is.
remark-of-alda-win = I only waited for the right card.
remark-of-bram-prize = Down it goes! Next!
remark-of-bram-defeat = Ha! I would do it all again.
remark-of-cosima-gift = The stars had told me.
remark-of-cosima-blunder = Even the stars were surprised.
remark-of-dietmar-win = Well, well. Old hands still know.
remark-of-dietmar-blunder = I should have put my glasses on.
remark-of-gawain-win = Four in a row, and on horseback!
remark-of-gawain-setback = My horse wants a word with you.
remark-of-isolde-win = I counted the jumps. All of them.
remark-of-isolde-blunder = I counted one jump too few.
remark-of-keawe-gift = The bottle smiles, and so do I.
remark-of-keawe-blunder = Who put that there? I did.
remark-of-kokua-prize = A good harvest, quietly brought in.
remark-of-kokua-setback = The tide goes out. It comes back.
remark-of-mira-win = The crown stays where it belongs.
remark-of-mira-blunder = A queen does not sigh. I wait.
remark-of-mirel-prize = I brought it up from the deep.
remark-of-mirel-defeat = I need air. Well done.
remark-of-oskar-prize = By my beard, that one is mine!
remark-of-oskar-defeat = A good fight. Pass the mead.
remark-of-rosa-gift = A flower for you, for that move.
remark-of-rosa-defeat = Then I dance, and you choose the tune.
remark-of-ruprecht-gift = I do so like surprises.
remark-of-ruprecht-blunder = The jest is on me this time.
remark-of-tibor-prize = You looked at the other hand.
remark-of-tibor-gift = I only left the door ajar.
remark-of-tobias-prize = Coins ahoy!
remark-of-tobias-setback = I have lost an eye over less.
remark-of-wolfram-prize = Another one for the pack!
remark-of-wolfram-setback = Even a wolf licks its wounds.

## Decks

deck-builder-heading = Decks
deck-builder-choose = Choose a deck
deck-builder-new = New deck
deck-builder-import = Import
deck-builder-export = Export
deck-builder-export-about = Copies this deck to the clipboard as a list.
deck-builder-delete = Delete
deck-builder-save = Save
deck-builder-own = Your decks
deck-builder-none = You have no deck yet. Copy a ready-made one and change it, or begin with “New deck”.
deck-builder-copy = Copy a ready-made deck
deck-builder-restore = Restore last deleted
deck-builder-name = My deck { $number }
deck-builder-name-hint = Name of this deck
deck-builder-count = { $count } of { $size ->
    [one] 1 card
   *[other] { $size } cards
}
deck-builder-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-builder-part = { $group }: { $count }
deck-builder-saved = saved
deck-builder-draft = kept as a draft
deck-builder-unsaved = not saved yet
deck-builder-playable = This deck can be played. It is among the decks when you set a match up.
deck-builder-empty = Choose cards on the left; each press adds one.
deck-builder-refused = The clipboard holds no deck list
deck-builder-broken = The file of this deck cannot be read

## At the table

hud-your-turn = Your turn
hud-turn-of = { $name } to play
hud-thinks = { $name } is thinking…
hud-house-plays = { $name-you ->
    [yes] A bot makes this move for you…
   *[no] A bot makes this move for { $name }…
}
hud-master-thinks = The Master ponders the table…
hud-large = { $about }: { $words }
hud-large-detail = { $words }, { $detail }
hud-choose-place = { $what }: choose a marked place.
hud-choose-target = { $what }: choose a target.
hud-choose-button = { $what }: choose one of the buttons.
hud-choose-next = { $what }: choose a marked card or place.
hud-choose-count = Choose how many, then { $take }.
clock-left = { $name }: { $time } left
clock-low = Ten seconds left.
hud-master-advises = The Master’s advice
hud-master-suggests = The Master would play: { $action }
hud-replay = Replay { $position } / { $total }
hud-looking = Looking back: { $position } / { $total }
hud-retelling = Once more
hud-chronicle = Chronicle
hud-chronicle-news = Meanwhile
hud-chronicle-large = Expand the chronicle
hud-chronicle-small = Collapse the chronicle
hud-undo = Undo the last move
hud-redo = Redo what was undone
hud-hint = Ask the Master for a hint
hud-rules = Rule book
hud-count-fewer = One fewer
hud-count-more = One more
hud-retell = Watch the others’ turns again
hud-signs = Show threats
hud-more-buttons = More buttons
hud-fewer-buttons = Fewer buttons
hud-views = Views of the table
hud-view-whole = Whole table, from the front
hud-view-top = From above
hud-view-seat = From your seat
hud-view-nearer = Nearer
hud-view-farther = Farther
hud-view-left = Rotate the table left
hud-view-right = Rotate the table right
hud-aid = Player aid
hud-why = Why did the bot do that?
why-asked = Why did the bot do that?
why-asked-of = Why did { $seat } do that?
why-part = { $said } More would give away what is hidden.
why-hidden = The reason would give away what is hidden.
why-not-kept = The reason was not saved.
why-nobody = No bot has done anything yet.
aid-unusual = Different in this match
aid-choice = { $what }: { $choice }.
hud-panels = Overview
hud-menu = Menu
hud-instant = instant
hud-speed-about = Speed of everything that moves. Press to change it; + and − work too.
hud-rule-link = Show the rule
lesson-step = Step { $number } of { $count }
lesson-read-on = Continue
lesson-read-first = Read this first, then press “Continue”.
lesson-show = Show me
lesson-shown = Here: { $action }
lesson-leave = Leave the lesson
lessons-tab = Lessons
puzzles-tab = Puzzles
puzzles-about = Positions from real matches. In most of them you can force a win: it holds against every reply, and in every deal and outcome of chance that was tried. Where dice decide, find the action with the best chance. Everything can be undone.
puzzles-solved = { $done } of { $all } solved
puzzle-title = Puzzle { $number }
puzzle-goes = Turns left: { $left } of { $goes }
puzzle-task = { $goes ->
    [one] Win this turn.
   *[other] Win within { $goes } turns.
 }
puzzle-how = There is a way to win against the best replies. Find it.
puzzle-solved = Solved!
puzzle-missed = Not this way. Undo it and try another.
puzzle-odds-rule = The first action decides
puzzle-odds-task = Win this turn: begin with the action that has the best chance.
puzzle-odds-how = Dice decide, so nothing is certain. What do you do first?
puzzle-odds-solved = Solved: your action wins { $odds }% of the time, as often as the best one. Play on and see how the dice fall.
puzzle-odds-missed = This action wins { $odds }% of the time, another one { $best }%. Undo it and try again.
puzzle-leave = Leave the puzzle
puzzle-next = Next puzzle
question-puzzle = Leave this puzzle?
question-puzzle-about = Your moves are not saved, but you can try again at any time.
question-puzzle-yes = Leave puzzle
why-puzzle-begins = The puzzle begins here; only later moves can be undone.
notice-puzzle = A puzzle cannot be used: { $why }
notice-solved-unreadable = Your list of solved puzzles could not be read: { $reason }
notice-solved-not-saved = Your solution could not be saved: { $reason }
notice-learned-unreadable = Your progress could not be read: { $reason }
notice-learned-not-saved = Your progress could not be saved: { $reason }
lesson-finished = Finished. { $about }
lesson-left = Continues at step { $number } of { $count }. { $about }
lessons-heading = Lessons and puzzles
lessons-learned = { $done } of { $all } finished
lessons-about = Learn by playing: you are told what to do and why, one step at a time.
sheet-go-on = Continue
hint-hurry = next (hold: faster)
hint-skip = skip all
hint-take = pick up
hint-put-back = cancel
hint-choose = choose
hint-lay = place
hint-return = put back
hint-inspect = inspect
preview-more = inspect for more
hint-put-aside = hide
tray-open = Show { $title }
tray-aside = Hide to see the table
tray-search = Search the titles
tray-count = { $shown } of { $all }
tray-all = All
tray-none = No card found; clear the search or choose another group.
replay-back = One move back
replay-play = Play or pause
replay-forward = One move forward
look-back = Look back one move
look-back-now = Back to the current position
look-back-band = You are looking at move { $position } of { $total }.

## Pause

pause-heading = Paused
pause-go-on = Resume
pause-rules = Rule book
pause-aid = Player aid
pause-panels = Overview
pause-buttons = All buttons at the table
pause-saves = Saved games
pause-share = Share
pause-settings = Settings
pause-seats = Players
pause-practice = Practice match
pause-clock-off = Remove the clock
pause-concede = Concede
pause-hand-on = Let a bot take over
pause-restart = Restart
pause-again = Watch from the beginning
pause-back = Back to saved games
pause-back-result = Back to the result
pause-report = Report a problem
pause-leave = Leave match
pause-over = The match is over.
pause-guided = Not while the lesson guides you.
pause-looking = Not while you look back.
pause-nobody = Nobody here is playing.
pause-practised = This is a practice match already.

## Questions

question-quit = Quit the game?
question-quit-about = Every move is saved. You can pick up where you left off.
question-quit-yes = Quit
question-crashed = Look at a report of the error?
question-crashed-about = An error ended the game last time. Your match is saved: “Continue” takes you back to it. The report tells what happened; nothing is sent.
question-crashed-yes = Look at the report
question-restart = Restart?
question-restart-about = Same players, new match. This one stays in your saved games.
question-restart-there-about = Same players, from the same position. This one stays in your saved games.
question-restart-lesson-about = The lesson begins again at its first step.
question-restart-puzzle-about = The puzzle begins again. The moves of this try are not saved.
question-restart-yes = Restart
question-concede = Concede this match?
question-concede-about = Your opponent wins, and the match is over.
question-concede-yes = Concede
question-hand-on = Let a bot take over?
question-hand-on-about = A Veteran plays on in your place. You can come back under “Players” in this menu.
question-hand-on-yes = Let a bot play
question-clock-off = Remove the clock?
question-clock-off-about = From now on everybody can take as long as they like, for the rest of this match.
question-clock-off-yes = Remove the clock
question-practice = Make this a practice match?
question-practice-about = From now on you can undo anything, past revealed cards and dice too. The match stays marked as practice.
question-practice-yes = Practice
seats-heading = Players
seats-about = Changes take effect at once. A player who takes over a bot’s seat sees its hand.
question-warned = { $what }?
question-warned-yes = Do it anyway
question-leave = Leave this match?
question-leave-about = It is saved. “Continue” on the title screen brings you back to this very move.
question-leave-yes = Leave match
question-lesson = Leave this lesson?
question-lesson-about = Your progress is saved. “Continue” on the title screen and the list of lessons go on from here.
question-lesson-anew-about = Nothing has been done yet, so it begins again next time.
question-lesson-yes = Leave lesson
question-reset = Reset settings?
question-reset-about = Every setting except language and controls returns to its default.
question-reset-controls = Reset controls?
question-reset-controls-about = All keys and buttons return to their defaults.
question-reset-yes = Reset
question-delete = Delete this match?
question-delete-about = “{ $name }” moves to the trash. You can restore it here.
question-delete-yes = Delete
question-delete-deck = Delete this deck?
question-delete-deck-about = “{ $name }” moves to the trash. You can restore it under “Choose a deck”.

## Hand-over

handover-heading = Hand over to { $name }
handover-about = All hands are hidden until you take your seat.
handover-take = I am { $name }

## Results

results-you-win = You win!
results-wins = { $name } wins
results-shared = Shared win: { $names }
results-draw = A draw
results-actions = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
results-seed = Seed { $seed }: a start that anybody can have
results-deal = Start { $seed }
results-deal-again = Start { $seed }, played before
results-practice = Practice
results-from-position = From a position
results-standing = { $level }: { $record }
results-first-win = Your first win against this level!
statistics-none = No matches yet. Finish one against bots to see it here.
statistics-unread = { $count ->
    [one] 1 row of the table, line { $line }, cannot be read and is not counted. It stays in the file.
   *[other] { $count } rows of the table, the first of them line { $line }, cannot be read and are not counted. They stay in the file.
}
statistics-record = Played { $played } · won { $won } · current streak { $streak } · best streak { $longest }
statistics-record-points = Played { $played } · won { $won } · current streak { $streak } · best streak { $longest } · best score { $best }
statistics-rating = Rating { $rating } (an Apprentice has 1000, a Veteran 1300, a Master 1600)
goal-lessons = Finish every lesson: { $done } of { $all }
goal-levels = Win against each of the five levels: { $done } of { $all }
goal-row = Win three matches in a row against the same level: { $done } of { $all }
goal-puzzles = Solve every puzzle: { $done } of { $all }
statistics-file = Open as a spreadsheet: { $file }
statistics-reset = Reset statistics
question-statistics = Reset the statistics?
question-statistics-about = Counting starts again from zero. The old file is kept beside the new one.
question-statistics-yes = Reset
results-puzzle-solved = The puzzle is solved: your first action wins { $odds }% of the time, as often as the best one.
results-puzzle-missed = The puzzle is not solved: your first action wins { $odds }% of the time, another one { $best }%.
results-rematch = Rematch
results-swap = Swap sides
results-again = Same start again
results-save = Save replay
results-watch = Watch again
results-look = See the table
results-title = Main menu
results-show = Show result

## Rule book, aid, panels

rulebook-search = Search the rules
rulebook-hits = { $count ->
    [0] Nothing found
    [one] Found in { $count } chapter
   *[other] Found in { $count } chapters
}
rulebook-missing = There is no rule book for this game yet.
panels-none = Nothing in this game is hidden from you.
signs-none = This game marks no threats on the table.
signs-nothing = Nobody threatens anything now.

## Saved games

saves-heading = Saved games
saves-matches = Matches
saves-replays = Saved replays
saves-statistics = Statistics
saves-none = Nothing here yet. Every match is saved automatically.
saves-line = { $people } · { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
} · { $state } · { $when }
saves-from-position = { $name }, from a position
saves-finished = finished
saves-open = not finished
saves-unknown = cannot be continued
saves-now = just now
saves-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
saves-long-ago = a long time ago
saves-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
saves-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
saves-go-on = Continue
saves-watch = Watch
saves-share = Share
saves-paste = Paste match
saves-paste-about = A match or a position from the clipboard. You can also drop a file on the window.
saves-rename = Rename
saves-rename-hint = Name of this match
saves-rename-done = Save name
saves-delete = Delete
saves-restore = Restore last deleted

## Sharing

share-heading = Share this match
share-match = Copy match
share-match-about = The whole match as text. You can paste it under “Saved games”.
share-line = Copy match as one line
share-line-about = The same, short enough for a chat. You can paste it in the same way.
share-position = Copy position
share-position-about = A match that begins here. Cards you cannot see are replaced by random ones.
share-over = The match is over, so it cannot be continued from here. You can copy the whole match.
share-secret = A match with hidden cards can be copied when it is over; until then, copy the position.
share-seed = A match can be copied when it is over, because it gives away all coming dice and cards; until then, copy the position.
share-seed-about = Only when the match is over, because it gives away all coming dice and cards.
share-secret-about = Only when the match is over, because it has hidden cards.
share-over-about = The match is over; copy the whole match.

## Report a problem

report-heading = Report a problem
report-tab-report = Report
report-tab-file = What it says
report-tab-computer = This computer
report-about = The game writes one file and sends nothing: you decide who gets it. The names of people and of your home folder are replaced. “What it says” shows every line of the file.
report-folder = It is saved in { $folder }.
report-words = What happened?
report-words-hint = In your own words, if you like
report-journal = Include the match
report-journal-about = The match as far as you can see it. Cards that are hidden from you are replaced by random ones.
report-journal-none = There is no match to include.
report-hidden = Include what is hidden
report-hidden-about = Every move and the seed, and with them hidden cards and coming dice. The error can then be repeated exactly, but everybody who reads the file learns them.
report-write = Save the report
report-looking = Looking at this computer…
report-part-words = What happened
report-part-computer = Computer
report-part-match = Match
report-part-crash = Last error
report-part-settings = Settings
report-part-log = Log

## Credits

credits-heading = Credits
credits-fan-work = The Imp’s Table is an unofficial, non-commercial fan work. It is not affiliated with the publishers of the games. All pictures, sounds and texts are its own or come from the people named here.
credits-made-by = Thanks to everybody whose work is in this box:
credits-own = made for this game
credits-own-script = made for this game: { $script }
credit-fell = IM FELL Double Pica SC
credit-fell-about = Titles and names. Cut down to the characters used.
credit-serif = Source Serif 4
credit-serif-about = All running text. Cut down to the characters used, and to Greek, Cyrillic and Vietnamese for names; arrows and a tick added.
credit-noto = Noto Serif JP
credit-noto-about = Japanese text. Cut down to the characters used, to kanji of everyday use and of names, and in a separate file to those of JIS level 2.
credit-icons = Icons of game-icons.net
credit-icons-about = Emblems, pictures on cards, portraits, symbols of the interface. Changed in colour, size and direction, and for the cards cut into tones of light and shade; assets/icons/credits.txt names the author of each.
credit-symbols = Some symbols of the interface
credit-symbols-about = Those that game-icons.net does not have.
credit-shapes = Shapes for figures and emblems, from game-icons.net
credit-shapes-about = Carved in relief as the emblems of the games.
credit-prompts = Input Prompts 1.4
credit-prompts-about = Keys, mouse, fingers and controllers. Recoloured.
credit-models = Models
credit-models-about = Table, mat, candles, flags, figures, tokens, boxes and the other things on the table and around it. Where a shape of game-icons.net is in a model, that part is CC BY 3.0.
credit-portraits = Portraits
credit-portraits-about = Busts of the regulars, carved and lit by a script.
credit-textures = Textures
credit-textures-about = Wood, felt, slate, paper and the light of the room, drawn by a script.
credit-cards = Card templates
credit-cards-about = Frames, backs, colours and landscapes of the cards, with pictures of game-icons.net.
credit-soundfont = FluidR3 GM
credit-soundfont-about = Instruments that play the music, the fanfares, the horn and the trombone. The sound font itself is not part of this game.
credit-music = Music and sounds
credit-music-about = Our own scores, and noises made by a script.
credit-texts = Rule books and game texts, English and Japanese
credit-texts-about = All sentences are our own.
credit-battlelore = Facts of BattleLore
credit-battlelore-about = Units, weapons, terrain, cards and scenarios as files that can be edited: facts of the game, in our own form and words.
credit-battle_royal = Facts of Battle Royal
credit-battle_royal-about = Cards, decks and the ban list as files that can be edited. Figures and names are facts of the game; the figures come from the public databases pokemon-tcg-data and tcgdex. What a card does is written in our own words for effects.
credit-scripts = Scripts that make these files
credit-scripts-about = They fetch the sources named above, or draw, model and render everything from scratch.

## Settings

settings-heading = Settings
settings-search = Search all settings
settings-none = No setting matches your search.
settings-tab-text = Language & text
settings-tab-game = Game & motion
settings-tab-display = Display
settings-tab-sound = Sound
settings-tab-controls = Controls
settings-sample-heading = Sample
settings-sample = This is how text looks with these settings: the smallest words, the prompts and the buttons. 0 1 2 3 4 5 6 7 8 9
settings-reset = Reset to defaults
settings-reset-controls = Reset controls
set-language = Language
set-language-about = The language of all text. It changes at once.
set-text-scale = Text size
set-text-scale-about = Enlarges all text and the panels around it.
set-contrast = High contrast
set-contrast-about = Black ink on white paper, stronger lines.
set-texts-stay = Keep messages until dismissed
set-texts-stay-about = Messages, large words and score sheets wait until you confirm or cancel. Otherwise they disappear after a few seconds.
set-palette = Card colours
set-palette-about = Every colour also has an emblem. The palettes differ in hue and strength.
palette-normal = Standard
palette-safe = Colour-blind safe
palette-contrast = Vivid
set-speed = Animation speed
set-speed-about = How fast cards, pieces and dice move on your turn.
set-bot-speed = Bot speed
set-bot-speed-about = How fast cards, pieces and dice move on a bot’s turn, pauses included; the same as on your turn until you change it. The chronicle sums up what was too fast to watch.
set-motion = Reduced motion
set-motion-about = No travelling pieces, no camera moves, no swaying: things fade in where they belong.
set-previews = Previews
set-previews-about = Shows what a move would do before you make it.
set-auto-pass = Pass automatically
set-auto-pass-about = If all you can do is pass, you pass automatically.
set-auto-play = Play forced moves
set-auto-play-about = If only one action is possible, such as playing your last card, it is done for you.
set-by-suit = Sort by colour
set-by-suit-about = Sorts your hand by colour, then by number.
set-edges = Leave the edges free
set-edges-about = For a television that cuts off the edge of the picture: words and pieces keep a twentieth of the way from each edge.
set-turn-board = Turn the table to each player
set-turn-board-about = With several players at one screen, the table turns towards the player whose turn it is.
set-remarks = Remarks of opponents
set-remarks-about = Regulars of the tavern say a short line now and then, about what everybody sees.
set-home = Return to the main menu
set-home-about = If nobody touches anything for this long, a countdown begins, and then the main menu comes back. The match is saved. Touching anything stops the countdown.
home-never = Never
home-minutes = { $count } min
deserted-heading = Is anybody there?
deserted-about = In { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} the main menu comes back. Touch anything to stay here.
deserted-about-match = In { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} the main menu comes back. The match is saved. Touch anything to stay here.
deserted-stay = Stay
set-window = Window mode
set-window-about = A window or the full screen.
window-window = Window
window-full = Full screen
set-monitor = Monitor
set-monitor-about = Where the window opens, and which monitor the full screen fills. Automatic leaves it where it was last.
monitor-any = Automatic
monitor-named = { $name } ({ $wide } × { $high })
monitor-numbered = Monitor { $number } ({ $wide } × { $high })
monitor-missing = { $name } (not connected)
set-quality = Quality
set-quality-about = Lower levels draw coarser edges, a coarser picture, and less light and shadow, for slower graphics cards.
set-render-scale = Table resolution
set-render-scale-about = A table drawn at fewer pixels moves more smoothly on slow machines; texts beside it stay sharp.
scale-quality = Same as Quality
quality-low = Low
quality-medium = Medium
quality-high = High
quality-highest = Highest
set-flames = Living flames
set-flames-about = While nothing else moves, the candles keep flickering, flags and banners stir, your hand of cards breathes and the imp blinks, using at most 2% of one processor core. Switched off, or with the battery saver on, all of it stays still.
set-frame-cap = Frame rate limit
set-frame-cap-about = A lower limit saves power.
set-battery = Battery saver
set-battery-about = At most 30 frames a second, and the candles stay still.
cap-screen = Same as monitor
set-volume-master = Master volume
set-volume-master-about = The volume of everything together.
set-volume-music = Music
set-volume-music-about = The players in the corner of the tavern.
set-volume-effects = Table
set-volume-effects-about = Cards, wood, dice and glass.
set-volume-interface = Interface
set-volume-interface-about = Buttons and focus.
set-volume-room = Room
set-volume-room-about = The crackle of the candles.
set-mute = Mute in background
set-mute-about = No sound while another window is in front.
set-captions = Captions for sounds
set-captions-about = A small strip at the table says in words what was just heard.
set-rumble = Rumble
set-rumble-about = How strongly a gamepad shakes at dice, claims, blows, refusals, and when it is your turn.
set-device = Device in use
set-device-about = The device that you touched last. The keys and buttons shown on the screen are those of this device.
device-mouse = Mouse
device-touch = Touch screen
device-keyboard = Keyboard
device-pad = Controller
controls-about = Select a binding to change it, or + to add one. Keyboard and mouse are on the left, the controller on the right. Letters and signs are those printed on your keyboard.
controls-press = Press a key or button, or push a stick…
controls-change = Change { $input }
controls-add = Add a binding
controls-reset = Restore default
controls-conflict = { $input } is used for “{ $holder }”. Use it for “{ $command }” instead?
controls-swap = Swap
controls-take = Reassign
controls-keep = Cancel
