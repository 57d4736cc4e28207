# Which language this is; card faces choose their font by it.
language = en

# Notices of the program around the games, and the names of commands.

## Settings

notice-settings-repaired = Some settings could not be read and are back to their defaults: { $fields }. The old file is kept as { $file }.
notice-settings-lost = The settings could not be read and are back to their defaults. The old file is kept as { $file }.
notice-settings-newer = The settings were written by a newer version of the game. What this version understands is used; the file is kept as { $file }.
notice-settings-unreadable = The settings file could not be opened ({ $reason }). The defaults are used; as soon as settings are saved, the file is kept under another name.
notice-settings-kept = The settings file that could not be opened is kept as { $file }.
notice-settings-unkept = Some settings could not be read and are back to their defaults. The old file cannot be kept under another name ({ $reason }), so nothing is written in its place.
notice-settings-not-saved = Settings cannot be saved in { $folder }: { $reason }. You can keep playing, but your changes are lost when you quit.

## Devices

notice-pad-connected = Controller connected: { $name }
notice-pad-lost = Controller disconnected. Reconnect it, or continue with keyboard or mouse.
notice-pad-gone = A controller that nobody was using has been disconnected.

## Files

notice-asset-twice = { $file } of a game from elsewhere is not used: there is a file of that name already.
notice-asset-broken = { $file } is missing or broken. The game continues without it.
notice-assets-broken = { $count ->
    [one] 1 file is missing or broken: { $file }. The game continues without it; check that its folder of assets is complete.
   *[other] { $count } files are missing or broken, { $file } among them. The game continues without them; check that its folder of assets is complete.
}
notice-locale-broken = Some texts could not be read: { $file }

## Loading screen

loading-files = Fetching the boxes from the shelf… { $done } of { $all }
loading-driver = Trimming the candles: the graphics driver prepares { $done } of { $all }…
loading-cards = Painting the cards… { $done } of { $all }
loading-table = Setting the table…

## Saved matches

save-unreadable = This file cannot be read: { $reason }
save-damaged = Part of this match is damaged: { $reason }
save-too-large = This file is too large to be a match.

## Matches and journals

notice-unknown-game = There is no game called “{ $game }” here.
notice-own-file = One of your files cannot be used: { $why }
notice-nothing-to-retell = Nobody else has played yet.
notice-journal = This match cannot be replayed to its end: { $why }
notice-lesson = This lesson cannot be used: { $why }
notice-nothing-saved = There is no saved match to copy.
notice-quality = Drawing is slow on this machine, so the quality is now { $level }. You can change it in the settings.
notice-replay-kept = Replay saved in { $folder }.
notice-replay-failed = The replay could not be saved: { $why }
notice-delete-failed = This match could not be deleted: { $why }
notice-rename-failed = This match cannot be renamed: { $why }
notice-deck-not-saved = This deck could not be saved: { $why }
notice-deck-not-deleted = This deck could not be deleted: { $why }
notice-deck-exported = Deck copied to the clipboard.
notice-clipboard = The clipboard cannot be used: { $why }
notice-clipboard-silent = The program that holds the text on the clipboard does not answer. Copy the text again.
notice-match-copied = Match copied.
notice-line-copied = Match copied as one line.
notice-position-copied = Position copied. Paste it under “Saved games” to play on from here.
notice-match-taken = Match added to your saved games.
notice-match-refused = This match cannot be saved: { $why }
refusal-unreadable = This action cannot be understood: { $why }
setup-bad-options = These options cannot be used: { $why }
save-disk-full = The disk is full: { $path } cannot be written ({ $reason }). The match continues, but it is not being saved.
save-read-only = { $path } may not be written to ({ $reason }). The match continues, but it is not being saved.
save-no-folder = { $path } is not a folder, so the match cannot be saved there. Move it away. The match continues, but it is not being saved.
save-failed = { $path } cannot be written ({ $reason }). The match continues, but it is not being saved.

## Everywhere

number = { $number }
number-lost = −{ $number }
number-gained = +{ $number }

## Commands

command-confirm = Confirm
command-cancel = Cancel, back
command-up = Up
command-down = Down
command-left = Left
command-right = Right
command-next = Next group
command-previous = Previous group
command-main = Main button
command-undo = Undo
command-redo = Redo
command-hint = Ask for a hint
command-inspect = Inspect
command-rule-book = Rule book
command-aid = Player aid
command-panels = Overview
command-menu = Pause menu
command-camera = Change camera
command-whole = Whole table, from the front
command-turn-left = Rotate the table left
command-turn-right = Rotate the table right
command-nearer = Nearer
command-farther = Farther
command-signs = Show threats
command-retell = Watch others’ turns again
command-skip = Skip the animation
command-faster = Faster
command-slower = Slower
command-fullscreen = Full screen
command-screenshot = Screenshot
command-number1 = Choose place 1
command-number2 = Choose place 2
command-number3 = Choose place 3
command-number4 = Choose place 4
command-number5 = Choose place 5
command-number6 = Choose place 6
command-number7 = Choose place 7
command-number8 = Choose place 8
command-number9 = Choose place 9

notice-picture = Screenshot saved: { $path }
notice-picture-failed = The screenshot could not be saved: { $why }
notice-picture-none = The screenshot could not be taken: the graphics driver gave no picture.
refusal-match-over = The match is over; start a new one, or look back at this one.
refusal-not-your-turn = It is another player’s turn; wait for yours.
notice-undone = Undone: { $what }
notice-undone-silently = The last move has been undone.
notice-redone = The move has been redone.
notice-practice = This is a practice match now: everything can be undone.
notice-statistics-unreadable = The statistics in { $file } cannot be read: { $reason }. The file is kept; from the next counted match on, a new one is written beside it.
statistics-no-text = the file is UTF-16 text, or not text at all; save it as UTF-8
statistics-no-columns = its first line does not name the columns
statistics-no-file = { $reason }
notice-statistics-not-reset = The statistics could not be reset and stay as they are: { $reason }
notice-statistics-not-saved = This match could not be added to the statistics: { $reason }
notice-conceded = You have conceded the match.
notice-time-up = { $seat-you ->
    [yes] Time is up: a bot makes this move for you.
   *[no] Time is up: a bot makes this move for { $seat }.
}
log-time-up = { $seat-you ->
    [yes] A bot makes this move for you: time is up.
   *[no] A bot makes this move for { $seat }: time is up.
}
why-time-up = { $seat-you ->
    [yes] Your time for this move is up; a bot makes it for you.
   *[no] { $seat }’s time for this move is up; a bot makes it.
}
notice-clock-off = The clock is removed: everybody can take as long as they like.
log-from-position = The match begins from a position.
log-concedes = { $seat-you ->
    [yes] You concede the match.
   *[no] { $seat } concedes the match.
}
outcome-conceded = { $seat-you ->
    [yes] You have conceded the match.
   *[no] { $seat } has conceded the match.
}
undo-nothing = There is nothing to undo yet.
undo-seen = You cannot undo past a revealed card or a random draw.
undo-other-decided = Another player has acted since, so this cannot be undone.
host-not-joined = Sit down at the table or watch first.
host-other-seat = This is not your seat.
host-not-taken = Take the seat first; the hand of another player may still be open.
host-late = The match has gone on meanwhile; look again and decide anew.
host-only-watches = Only players can decide that.
host-not-alone = That is possible only where all players sit at one place.
host-asked-already = Another question is still open; wait for its answer.
host-others-refuse = The others do not agree.
host-nothing-to-redo = There is nothing to redo.
host-no-hint = There is no hint: the bot that was asked has failed.
agree-undo = { $seat } asks to undo the last move. Do you agree?
agree-practice = { $seat } asks for a practice match, in which everything can be undone. Do you agree?
agree-clock-off = { $seat } asks to remove the clock. Do you agree?
agree-rematch = { $seat } asks for another match. Do you agree?
notice-bot-broke-a-rule = { $seat-you ->
    [yes] The bot that moves for you chose something that the rules forbid; the first possible move is made instead.
   *[no] { $seat } chose something that the rules forbid; the first possible move is made instead.
}
notice-bot-broke-down = { $seat-you ->
    [yes] The bot that moves for you has failed; the first possible move is made instead.
   *[no] { $seat } has failed to decide; the first possible move is made instead.
}
notice-bot-silent = { $seat-you ->
    [yes] The bot that moves for you does not answer; the first possible move is made instead.
   *[no] { $seat } does not answer; the first possible move is made instead.
}
notice-program-fault = { $seat-you ->
    [yes] The program { $name } has failed: it { $why }. You play on in its place.
   *[no] The program { $name } has failed: it { $why }. { $seat } plays on in its place.
}
why-still-told = What has happened is still being shown; wait for its end, or skip it.
why-turn-of = It is { $seat }’s turn; wait for yours.
why-nothing = This cannot be chosen now; choose what is marked.
names-and-more = { $name }, { $more }

## What the game needs of the computer, and when it fails

notice-report-written = Report saved: { $file }
notice-report-failed = The report cannot be saved in { $folder } ({ $why }). Make room or change the rights of the folder, then try again.
doctor-version = Version
doctor-machine = Computer
doctor-assets = Pictures and texts
doctor-fonts = Fonts
doctor-folder = Folder for matches and settings
doctor-display = Desktop
doctor-driver = Graphics driver
doctor-sound = Sound
doctor-pads = Controllers
doctor-line = { $what }: { $state }. { $said }
doctor-fine = fine
doctor-not-fine = not fine
doctor-found = { $found }
doctor-why = { $why }
doctor-folder-shut = { $folder } cannot be written to ({ $why }). Make room, change its rights, or name another folder with IMPS_TABLE_DATA.
doctor-display-none = No window can be opened here. Start from a desktop, or play in text with “imps-table play GAME --text”.
doctor-driver-software = { $found }. The processor draws, which is slow: choose a low quality in the settings, or install a driver for your graphics card.
doctor-driver-none = None answers. Install one that knows Vulkan (on Debian without a graphics card: mesa-vulkan-drivers).
doctor-sound-none = No device answers. The game plays without sound; captions can be switched on in the settings.
doctor-pads-unseen = They cannot be looked for on this computer. Play with mouse or keyboard.
doctor-pads-none = None is connected. One that is plugged in later is found.
doctor-amiss = { $count ->
    [one] { $count } thing is not fine; what to do stands beside it.
   *[other] { $count } things are not fine; what to do stands beside each.
}
