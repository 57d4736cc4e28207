# Which language this is; card faces choose their font by it.
language = en

# Notices of the program around the games, and the names of commands.

## Settings

notice-settings-repaired = Some settings could not be read and are back to their defaults: { $fields }. The old file is kept as { $file }.
notice-settings-lost = The settings could not be read and are back to their defaults. The old file is kept as { $file }.
notice-settings-newer = The settings were written by a newer version of the game. What this version knows is used; the file is kept as { $file }.
notice-settings-unreadable = The settings file could not be opened ({ $reason }). The defaults are used.
notice-settings-not-saved = Settings cannot be saved in { $folder }: { $reason }. You can play on; they are forgotten when you leave.

## Devices

notice-pad-connected = Controller connected: { $name }
notice-pad-lost = The controller is gone. Connect it again, or go on with keyboard or mouse.

## Files

notice-asset-broken = { $file } is missing or broken. The game does without it.
notice-locale-broken = Some texts could not be read: { $file }

## Loading screen

loading-files = Fetching the boxes from the shelf … { $done } of { $all }
loading-driver = Trimming the candles: the graphics driver prepares { $done } of { $all } …
loading-cards = Painting the cards … { $done } of { $all }
loading-table = Setting the table …

## Saved matches

save-unreadable = This file cannot be read: { $reason }
save-damaged = Part of this match is damaged: { $reason }
save-too-large = This file is too large to be a match.

## Matches and journals

notice-unknown-game = There is no game “{ $game }” on this shelf.
notice-journal = This match cannot be followed to its end: { $why }
notice-nothing-saved = There is nothing saved to keep.
notice-replay-kept = The replay is kept in { $folder }.
notice-replay-failed = The replay cannot be kept: { $why }
notice-delete-failed = This match cannot be thrown away: { $why }
refusal-unreadable = This action cannot be understood: { $why }
setup-bad-options = These options cannot be used: { $why }
save-disk-full = The disk is full: { $path } cannot be written ({ $reason }). The match goes on without being saved.
save-read-only = { $path } may not be written to ({ $reason }). The match goes on without being saved.
save-failed = { $path } cannot be written ({ $reason }). The match goes on without being saved.

## Everywhere

number = { $number }

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
command-undo = Take back
command-hint = Ask for a hint
command-inspect = Look closely
command-rule-book = Rule book
command-aid = Player aid
command-panels = What is unseen
command-menu = Pause menu
command-camera = Change the camera
command-turn-left = Turn the table left
command-turn-right = Turn the table right
command-signs = Show what threatens
command-skip = Finish the animation
command-faster = Faster
command-slower = Slower
command-fullscreen = Full screen
command-screenshot = Take a picture
command-number-1 = Place 1
command-number-2 = Place 2
command-number-3 = Place 3
command-number-4 = Place 4
command-number-5 = Place 5
command-number-6 = Place 6
command-number-7 = Place 7
command-number-8 = Place 8
command-number-9 = Place 9

notice-picture = A picture of the screen is in { $path }.
notice-picture-failed = The picture could not be kept: { $why }.
undo-nothing = There is nothing to take back.
undo-seen = A card has been seen or chance has fallen since: that cannot be taken back.
undo-other-decided = Another person has decided since: that cannot be taken back.
