# What can be wrong with files, journals, actions and positions, and why. The command line says it, too, in English.
# What stands in backticks is written so in every language. The Japanese file has the same keys.

## What is wrong, and where

reason-line = line { $line }: { $what }
reason-of-file = { $file }: { $what }
reason-of-file-and-more = { $file }: { $what } (and { $more } more)
reason-file-line = { $file }, line { $line }: { $what }

## Files, disks, clipboards

reason-file = { $file } cannot be read: { $why }
reason-too-large = it is larger than { $most }
reason-utf-16 = this file is UTF-16 text; save it as UTF-8
reason-no-text = this line is not readable text; save the file as UTF-8
reason-io-not-found = there is no such file or folder
reason-io-denied = this may not be read or written to
reason-io-exists = there is a file of this name already
reason-io-full = the disk is full
reason-io-read-only = the disk is read-only
reason-io-folder = this is a folder
reason-io-no-folder = there is a file where a folder has to be
reason-io-no-file = it is no file
reason-io-name = this name cannot be used here
reason-io-no-text = it is no text in UTF-8
reason-io-time = it takes too long
reason-io-busy = another program uses it
reason-io-number = the system says error { $number }
reason-io = the system refuses it
reason-clipboard-empty = nothing can be read there
reason-clipboard-none = there is none here
reason-clipboard-occupied = another program uses it
reason-clipboard-no-text = what lies there is no text
reason-clipboard = the system refuses it

## Journals

reason-empty = there is no text
reason-case = this is a case that tests rules, and no match; copy the position anew with this version to play on from it
reason-link-damaged = this line is damaged or not whole; copy it again from its beginning to its end
reason-no-journal = this is not a journal; its first line is not `{ $first }`
reason-no-journal-text = this is not a journal: { $why }
reason-newer-journal = this journal was written by a newer version of the game (format { $format })
reason-ends-in-header = the journal ends in its header
reason-no-line-end = line { $line } has no line end, as if it were cut off, and is left out; if it is whole, add a line end
reason-without-clock = `{ $text }` stands here, but the match has no clock
reason-match-without-seat = the match has no seat { $seat }
reason-too-much-time = `{ $text }` is more than the { $limit } seconds that the clock of this match gives
reason-position-below = the position is written in the lines below `{ $key }`
reason-below-header = `{ $text }` belongs below the line `{ $rule }` that ends the header
reason-twice = `{ $key }` is given twice
reason-header-without = the header has no `{ $key }` line
reason-other-seat = expected seat { $seat } here, found `{ $text }`
reason-clock = expected `clock move SECONDS` or `clock match SECONDS` with { $least } to { $most } seconds, found `{ $text }`
reason-other-game = this is a journal of `{ $game }`, not of `{ $wanted }`
reason-options = the options cannot be read in line { $line }, column { $column }; the usual ones are written `{ $usual }`
reason-other-options = this is not a position of a match with these options
reason-over-here = the match is over in this position
reason-stuck = nobody can go on in this position
reason-unsound = no match stands like this
reason-seats = the header names { $named } seat(s), but the match has { $seats }
reason-other-version = { $what }; version { $other } began this journal, this is version { $program }, and rules may have been mended between them
reason-given-up = the match has been given up before this line
reason-not-allowed = `{ $text }` is not allowed here
reason-undone-too-much = `undo { $count }` undoes more than the { $played } action(s) before it
reason-not-over = `{ $text }` stands here, but the match is not over

## Notation

reason-expected = expected { $forms }
reason-unlike = `{ $text }` is no { $thing }; expected { $forms }
reason-no-key = `{ $key }` is no key of a position; there are { $keys }
reason-no-field = `{ $name }` is no field
reason-no-number = `{ $text }` is no number from { $first } to { $last }
reason-no-seat = `{ $text }` is no seat; seats are A to { $last }
reason-given-before = `{ $name }` was given before, in line { $before }
reason-unreadable-value = `{ $text }` cannot be read
reason-cards-broken = the cards of this game cannot be read

## Things that are written

thing-action = action
thing-card = card
thing-flag = flag
thing-deck = deck
thing-way = way
thing-place = place
thing-colour = colour
thing-cell = cell
thing-stack = stack
thing-power = power
thing-member = member
thing-landmark = landmark
thing-ending = ending
thing-phase = phase
thing-unit = unit
thing-way-to-order = way to order units
thing-hex = hex
thing-face = face of a die
thing-pokemon = Pokémon
thing-active-spot = Active Spot
thing-pokemon-place = place of a Pokémon
thing-lore-card = Lore card
thing-command-card = Command card
thing-coin = coin
thing-line = line of a journal
thing-seed = seed
thing-occupant = occupant of a seat

## Positions

reason-plies = plies count from 1
reason-two-places = { $what } is in two places
reason-one-owner = a flag has one owner
reason-before-sides = `{ $word }` comes before the sides
reason-sides-in-order = first side A, then side B, each once
reason-whose-side = `{ $word }` needs `A` or `B` before it, to say on whose side it lies
reason-side-too-full = side { $side } has { $count } cards, at most { $most } fit
reason-stamp-not-full = side { $side } has a stamp, but not all its { $size } cards
reason-two-leaders = side { $side } has two Leaders, a player may play one
reason-one-stamp = a side has one stamp
reason-not-on-a-side = { $card } cannot lie on a side
reason-four-cards = a side has at most four cards
reason-comes-last = `{ $word }` comes last
reason-other-deck = { $card } does not belong into the deck of { $deck }
reason-scout-over = a Scout that has no card left to put back is over
reason-names-leader = { $seat } has a Leader on that side, so `leaders` has to name { $seat }
reason-deck-too-small = there are only { $count } cards left for this deck
reason-stamp-too-late = side { $side } has stamp { $stamp }, later than ply { $ply }
reason-same-stamp = both sides have the same stamp
reason-scout-not-discarded = SC does not lie in the discard row of { $seat }
reason-put-back-on-top = one or two cards that were put back lie on top of the decks
reason-in-no-hand = { $card } is in no hand
reason-puts-back-two = a Scout puts back at most two cards
reason-hand-too-large = a hand of { $count } cards, at most { $most } are possible
reason-flags-do-not-end = the flags do not end the match so: a breakthrough is three flags side by side, an envelopment five; `more-flags` and `draw` are counted after a stand-off, so that `settled` follows
reason-played-not-lying = { $played } tactics cards were played, but only { $lying } lie on the table
reason-won-by-flags = somebody has won by the flags, so the phase has to be `over`
reason-no-claim-step = no flag can be proven, so there is no claim step (leave `phase` out)
reason-decks-empty = both decks are empty, so nothing can be drawn
reason-nobody-draws = nobody draws after a pass or a Scout
reason-puts-back-after-draws = a Scout puts back at most two cards, after all draws
reason-cards-to-move = { $left } cards are to be moved, but there are only { $there }
reason-two-idle-turns = two idle turns in a row end the match
reason-gives-all-away = `{ $text }` gives away all cards in one action, as older versions of this program wrote it; now each card is placed by an action of its own, like `lay 5 imp`, and `give` gives them away
reason-not-its-colour = the card { $card } has not the colour `{ $letter }`
reason-other-colour = the card { $card } is `{ $own }` and not `{ $letter }` in this table of cards
reason-nothing-behind = nothing belongs behind `{ $key }`
reason-open-hands-of-two = only two players have open hands
reason-trick-size = a trick has { $count } cards
reason-one-for-each-seat = expected one { $what } for each of { $seats } seats
reason-match-without-length = a match has a target or a number of rounds of at least 1
reason-before-exchange = nothing is played or won before the exchange
reason-teams-of-four = teams need four players
reason-too-many-rounds = a match has at most { $most } rounds
reason-cards-left = there are not so many cards left
reason-imps-trick = the Imp’s Trick has { $needed } cards; it has { $count } here
reason-not-dealt = { $seat } has not the { $count } cards of the deal
reason-cards-for-tricks = { $seat } has too many or too few cards for the tricks left
reason-has-colour = the hand of { $seat } has cards of this colour
reason-trick-taken = a full trick has been taken; leave out `trick`
reason-empty-hands = hands are empty when the match is over, and only then
reason-price-without-holder = nobody holds the bottle while its price is 19
reason-price-needs-holder = a price below 19 needs a `holder`
reason-price-too-high = the price is never above 19
reason-price-card-not-won = the price card { $card } is not among the cards won by the holder
reason-last-trick-not-won = the cards of the last trick are not among those won by its winner
reason-not-given = { $seat } cannot have given these cards away
reason-exchange-over = the exchange is over as soon as all have chosen
reason-no-passing = nobody passes by an action: whoever cannot move is passed over by the rules
reason-no-player = there is no player { $seat }
reason-one-tile = a stack has one tile at least
reason-tiles-of-player = a player has { $count } tiles
reason-occupied-twice = { $cell } is occupied twice
reason-no-stack = player { $seat } has no stack
reason-not-connected = not all tiles are connected: { $cell } is apart from { $other }
reason-too-far = too far from (0,0): coordinates and tiles that can still jump may add up to { $most }
reason-placed-in-order = before a player has placed a stack, those before have one of { $count } tiles beside the grey tile, and those behind none
reason-to-place = it is up to { $seat } to place a stack
reason-two-lines = two players have a line, but the first one ended the match
reason-line-ended-match = { $seat } has a line, so the match ended in the turn of { $seat }
reason-cell-too-far = `{ $text }` is farther away than tiles can get
reason-landmarks = there is a landmark already, or there are too many
reason-objectives = there are at most { $most } objectives
reason-units = there are at most { $most } units
reason-two-lore-cards = at most two Lore cards are dealt with at a time
reason-no-line = `{ $key }` with { $count } word(s) is no line of a position
reason-copies = there are only { $count } cards { $card }
reason-no-card-before-command = no card has been played before the Command phase is over
reason-two-units = two units stand on { $hex }
reason-battle-of-none = the battle is one of units that there are not
reason-no-such-unit = there is no such unit
reason-not-of-a-unit = `+{ $part }` says nothing of a unit; expected one of b c k s d m h t with a number, f w p
reason-dice-of-a-roll = a roll has at most { $most } dice
reason-units-of-a-card = a Lore card names at most { $most } units
reason-nobody-there = nobody stands on { $hex }
reason-off-the-field = `{ $text }` is off the field
reason-no-attack = `{ $card }` has no attack { $number }
reason-no-seat-of = there is no seat of { $id }
reason-too-many-effects = more effects are bound than there can be
reason-too-many-tasks = there are too many tasks
reason-too-many-waits = too much waits
reason-line-unreadable = `{ $key }` cannot be read here
reason-too-many-cards = there are too many cards in `{ $key }`
reason-spot-taken = { $id } is in this Active Spot already
reason-two-stadiums = there are two Stadiums already
reason-no-basic-energy = there is no basic Energy of type { $of }

## Scenarios

reason-scenario-no-part = `{ $text }` is no part; there are { $parts }
reason-scenario-begun = `{ $text }` was begun in line { $before } already; join both
reason-scenario-before = `{ $text }` stands before `[scenario]`; begin with that line
reason-scenario-missing-part = the file ends without a part `[{ $name }]`; add it
reason-scenario-no-value = `{ $text }` has no `=`; write `key = value`
reason-scenario-no-key = `{ $key }` is no key; there are { $keys }
reason-scenario-twice = `{ $key }` was given before, in line { $before }; remove one of both
reason-scenario-of = `{ $key }`: { $what }
reason-scenario-missing = `{ $key }` is missing; add a line `{ $key } = …`
reason-scenario-no-row = `{ $text }` is no row; write `r0:` to `r8:` and its hexes
reason-scenario-hexes = row r{ $row } of [{ $name }] has { $found } hexes; write { $expected }
reason-scenario-rows = [{ $name }] has no { $rows }; write all nine rows
reason-scenario-at = { $hex }: { $what }
reason-scenario-terrain = no unit can stand on { $terrain }; move `{ $unit }` or change the terrain
reason-scenario-other-mode = `{ $unit }` ({ $id }) is not for mode { $mode }; change the unit or the mode
reason-scenario-units = there are { $count } units; a scenario has at most { $most }
reason-scenario-no-unit = side { $side } has no unit that can be used; add one
reason-scenario-banners = side { $side } needs { $needed } banners and can win { $most }; write { $most } or less
reason-scenario-objectives = side { $side } has an objective already; remove one of both
reason-scenario-no-rule = `{ $text }` is no rule; write `* a line for the players`, `objective = S (3,5) 1`, `deck = wizard` or `fords = free`
reason-scenario-no-side = `{ $text }` is no side; write N or S
reason-scenario-no-mode = `{ $text }` is no mode; write { $modes }
reason-scenario-no-id = `{ $text }` is no id; write letters, digits and `-`
reason-scenario-long = it has { $count } letters; write at most 80
reason-scenario-no-message = `{ $text }` is no key of a language file; write one
reason-scenario-no-pair = `{ $text }` is neither `N=5 S=6` nor one number; write one of both
reason-scenario-no-member = `{ $text }` is no member; write `Commander 2, Wizard 1`
reason-scenario-twice-here = `{ $text }` was given before; remove one of both
reason-scenario-no-terrain = `{ $text }` is no terrain; write one of { $letters } and then `R` or `E`, or `H2`
reason-scenario-summoned = `{ $unit }` is called in the match, not placed; put a Summoning Circle `E` into [terrain]
reason-scenario-no-such-unit = `{ $text }` is no unit; write `----` or N or S with one of { $units }
reason-scenario-no-objective = `{ $text }` is no objective; write side, hex and banners like `S (3,5) 1`
reason-scenario-nobody-there = nobody can stand on { $hex }; choose another hex
reason-scenario-no-class = `{ $text }` is no class, or was named before; write some of `wizard cleric rogue warrior`
reason-scenario-needs-council = a scenario with Lore needs a line like `council = 6`
reason-scenario-no-council = only mode lore has a council; remove this line
reason-scenario-two-units = there is a unit already; remove one of both
reason-scenario-no-deck = there is no Lore deck in this mode; remove this line
reason-scenario-two-decks = the deck was given before; remove one of both
reason-scenario-no-title = it is empty; write a title
reason-scenario-no-commanders = only mode lore has Commanders; write a number
reason-scenario-commander = there is no Commander; begin with `Commander 1`
reason-scenario-landmark-middle = a landmark in the middle row belongs to nobody; move it
reason-scenario-landmarks = there are too many landmarks, or two here; remove one
reason-scenario-class = no class is named; write some of `wizard cleric rogue warrior`
reason-scenario-taken = there is a scenario { $id } already; give this one another `id`
reason-scenario-none = `{ $id }` is no scenario; there are { $ids }
