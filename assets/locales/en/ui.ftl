# The interface over the table's edge.

## Everywhere

ui-on = on
ui-off = off
ui-yes = Yes
ui-no = No, go back
ui-back = Back
ui-done = Done
ui-close = Close
letters-large = Capitals
letters-space = Space
letters-back = Delete
ui-you = You
ui-player = Player { $number }
ui-count = { $count }

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
title-saves = Saved games
title-rules = Rule books
title-settings = Settings
title-credits = Credits
title-leave = Leave the table
title-fan-work = Unofficial, non-commercial fan work
title-version = Version { $version }
title-to-come = { $game } (to come)
game-battlelore = BattleLore
game-battle_royal = Battle Royal
attract-press = Press any button to sit down

## Setting a match up

setup-seats = Who plays
setup-person = Person
setup-person-about = Somebody at this screen. If several people play, the hands stay hidden until the next one has taken the seat.
setup-name-hint = Name of player { $number }
setup-swap = Swap these two seats
setup-seed = Seed
setup-seed-about = The same word or number always brings the same start and the same bots. Leave it empty, and chance decides.
setup-seed-hint = by chance
setup-rules = Rule book
setup-start = Start
level-apprentice = Apprentice
level-apprentice-about = { $name } knows the rules and makes a beginner’s mistakes. Good for a first match.
level-veteran = Veteran
level-veteran-about = { $name } plays by sound rules of thumb and punishes careless play.
level-master = Master
level-master-about = { $name } thinks ahead and gives nothing away. Takes a moment for each move.

## At the table

hud-your-turn = Your turn
hud-turn-of = { $name } to play
hud-thinks = { $name } is thinking …
hud-master-thinks = The Master ponders the table …
hud-master-suggests = The Master would play: { $action }
hud-replay = Replay { $position } / { $total }
hud-chronicle = Chronicle
hud-chronicle-large = Show the whole chronicle
hud-chronicle-small = Make the chronicle small
hud-undo = Take the last move back
hud-hint = Ask the Master for a hint
hud-rules = Rule book
hud-split-stay = Stay
hud-split-go = Jump
hud-split-fewer = One fewer
hud-split-more = One more
hud-split-take = Jump
hud-signs = Show what threatens
hud-aid = Player aid
hud-panels = What is unseen
hud-menu = Menu
hud-instant = instant
hud-speed-about = Speed of the animation. Plus and minus change it.
hud-rule-link = Show the rule
hint-skip = skip
hint-take = take up
hint-put-back = put back
hint-lay = lay down
hint-inspect = look closely
replay-back = One move back
replay-play = Play or stop
replay-forward = One move on

## Pause

pause-heading = Pause
pause-go-on = Go on
pause-rules = Rule book
pause-aid = Player aid
pause-panels = What is unseen
pause-saves = Saved games
pause-settings = Settings
pause-restart = Start again
pause-leave = Leave the match

## Questions

question-quit = Leave the table?
question-quit-about = Matches are saved after every move. You can go on with them next time.
question-quit-yes = Leave
question-restart = Start again?
question-restart-about = The same people begin a new match with new cards. This match stays among the saved games.
question-restart-yes = Start again
question-leave = Leave this match?
question-leave-about = It is saved; “Continue” on the title screen brings you back to this very move.
question-leave-yes = Leave the match
question-reset = Set everything back?
question-reset-about = All settings but the language and the controls go back to what they were at first.
question-reset-controls = Set the controls back?
question-reset-controls-about = All keys and buttons mean again what they meant at first.
question-reset-yes = Set back
question-delete = Throw this match away?
question-delete-about = “{ $name }” goes to the trash. You can take it out again here.
question-delete-yes = Throw away

## Hand-over

handover-heading = Pass the table to { $name }
handover-about = All hands are hidden. Nothing is shown until the seat is taken.
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
results-seed = Seed { $seed }
results-rematch = Rematch
results-swap = Swap sides
results-again = Same start again
results-save = Keep the replay
results-look = Look at the table
results-title = Title
results-show = Show the result

## Rule book, aid, panels

rulebook-search = Search the rules
rulebook-hits = { $count ->
    [0] Nothing found
    [one] Found in { $count } chapter
   *[other] Found in { $count } chapters
}
rulebook-missing = There is no book for this game yet.
panels-none = This game hides nothing from you.

## Saved games

saves-heading = Saved games
saves-matches = Matches
saves-replays = Kept replays
saves-none = Nothing here yet. Every match is saved by itself.
saves-line = { $people } · { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
} · { $state } · { $when }
saves-finished = finished
saves-open = not finished
saves-unknown = cannot be played on
saves-now = just now
saves-minutes = { $count } minutes ago
saves-hours = { $count } hours ago
saves-days = { $count } days ago
saves-go-on = Go on
saves-watch = Watch
saves-rename = Rename
saves-rename-hint = A name for this match
saves-rename-done = Take this name
saves-delete = Throw away
saves-restore = Take the last one out of the trash

## Credits

credits-heading = Credits
credits-fan-work = The Imp’s Table is an unofficial, non-commercial fan work. It is not connected with the publishers of the games; all pictures, sounds and words are its own or come from the people named here.
credits-made-by = Thanks to everybody whose work lies in this box:

## Settings

settings-heading = Settings
settings-search = Search all settings
settings-none = No setting fits these words.
settings-tab-text = Language & text
settings-tab-game = Game & motion
settings-tab-display = Display
settings-tab-sound = Sound
settings-tab-controls = Controls
settings-sample-heading = A sample
settings-sample = This is how sentences look with these settings: the smallest words, the prompts and the buttons. 0 1 2 3 4 5 6 7 8 9
settings-reset = Set back
settings-reset-controls = Set the controls back
set-language = Language
set-language-about = The language of everything that is read. It changes at once.
set-text-scale = Text size
set-text-scale-about = Enlarges all text and the panels that hold it.
set-contrast = High contrast
set-contrast-about = Black ink on white paper, stronger lines.
set-palette = Card colours
set-palette-about = Every colour also has an emblem; these sets differ in hue and strength.
palette-normal = Letterpress
palette-safe = Colour-blind safe
palette-contrast = Strong
set-speed = Speed of your moves
set-speed-about = How fast cards, pieces and dice move when you play.
set-bot-speed = Speed of the others
set-bot-speed-about = How fast they move when a bot plays, pauses included.
set-motion = Reduced motion
set-motion-about = No travelling pieces, no camera moves, no swaying: things fade in where they belong.
set-previews = Previews
set-previews-about = Shows what a card would make before you lay it down.
set-by-suit = Hands by colour
set-by-suit-about = Cards of a hand stand by colour first, then by number, in games where that differs.
set-turn-board = Turn the board
set-turn-board-about = With several people at one screen, the board turns to whoever is to play.
set-window = Window
set-window-about = A window, or the whole screen.
window-window = Window
window-full = Whole screen
set-quality = Quality
set-quality-about = Less light and shadow for slower graphics cards.
quality-low = Low
quality-medium = Medium
quality-high = High
set-frame-cap = Pictures per second
set-frame-cap-about = Fewer pictures save power.
cap-screen = As the screen
set-volume-master = Everything
set-volume-master-about = The volume of all sound together.
set-volume-music = Music
set-volume-music-about = The players in the corner of the tavern.
set-volume-effects = Table
set-volume-effects-about = Cards, wood, dice and glass.
set-volume-interface = Interface
set-volume-interface-about = Buttons and focus.
set-mute = Silent in the background
set-mute-about = No sound while another window is in front.
controls-about = Take a key or button to replace it; the plus adds another one. Left keyboard and mouse, right controller.
controls-press = press the new one …
controls-change = { $input }: replace it
controls-add = Add another one
controls-reset = As it was at first
controls-conflict = { $input } already means “{ $holder }”. What about “{ $command }”?
controls-swap = Swap them
controls-take = Take it away there
controls-keep = Leave everything as it is
