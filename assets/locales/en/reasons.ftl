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
reason-io-exists = a file of this name exists already
reason-io-full = the disk is full
reason-io-read-only = the disk is read-only
reason-io-folder = this is a folder
reason-io-no-folder = there is a file where a folder has to be
reason-io-no-file = it is not a file
reason-io-name = this name cannot be used here
reason-io-no-text = it is not text in UTF-8
reason-io-time = it takes too long
reason-io-busy = another program is using it
reason-io-number = the system reports error { $number }
reason-io = the system refuses it
reason-clipboard-empty = nothing can be read there
reason-clipboard-none = there is no clipboard here
reason-clipboard-occupied = another program is using it
reason-clipboard-no-text = what is on it is not text
reason-clipboard = the system refuses it

## Journals

reason-empty = there is no text
reason-case = this is a case that tests rules, not a match; copy the position again with this version to play on from it
reason-link-damaged = this line is damaged or incomplete; copy it again from beginning to end
reason-no-journal = this is not a journal; its first line is not `{ $first }`
reason-no-journal-text = this is not a journal: { $why }
reason-newer-journal = this journal was written by a newer version of the game (format { $format })
reason-ends-in-header = the journal ends in its header
reason-no-line-end = line { $line } has no line end, as if it were cut off, and is left out; if it is complete, add a line end
reason-without-clock = `{ $text }` is here, but the match has no clock
reason-match-without-seat = the match has no seat { $seat }
reason-too-much-time = `{ $text }` is more than the { $limit ->
    [one] 1 second
   *[other] { $limit } seconds
} that the clock of this match gives
reason-position-below = the position is written in the lines below `{ $key }`
reason-below-header = `{ $text }` belongs below the line `{ $rule }` that ends the header
reason-twice = `{ $key }` is given twice
reason-header-without = the header has no `{ $key }` line
reason-other-seat = expected seat { $seat } here, found `{ $text }`
reason-clock = expected `clock move SECONDS` or `clock match SECONDS` with { $least } to { $most ->
    [one] 1 second
   *[other] { $most } seconds
}, found `{ $text }`
reason-other-game = this is a journal of `{ $game }`, not of `{ $wanted }`
reason-options = the options cannot be read in line { $line }, column { $column }; the usual ones are written `{ $usual }`
reason-other-options = this is not a position of a match with these options
reason-over-here = the match is over in this position
reason-stuck = nobody can act in this position
reason-unsound = no match can reach this position
reason-seats = the header names { $named ->
    [one] 1 seat
   *[other] { $named } seats
}, but the match has { $seats }
reason-other-version = { $what }; version { $other } began this journal, this is version { $program }, and the rules may have been corrected between them
reason-given-up = a player conceded the match before this line
reason-not-allowed = `{ $text }` is not allowed here
reason-undone-too-much = `undo { $count }` undoes more than the { $played ->
    [one] 1 action
   *[other] { $played } actions
} before it
reason-not-over = `{ $text }` is here, but the match is not over

## Notation

reason-expected = expected { $forms }
reason-unlike = `{ $text }` is not { $thing }; expected { $forms }
reason-no-key = `{ $key }` is not a key of a position; the keys are { $keys }
reason-no-field = `{ $name }` is not a field
reason-no-number = `{ $text }` is not a number from { $first } to { $last }
reason-no-seat = `{ $text }` is not a seat; seats are A to { $last }
reason-given-before = `{ $name }` was given before, in line { $before }
reason-unreadable-value = `{ $text }` cannot be read
reason-cards-broken = the cards of this game cannot be read

## Things that are written

thing-action = an action
thing-card = a card
thing-flag = a flag
thing-deck = a deck
thing-way = a way
thing-place = a place
thing-colour = a colour
thing-cell = a cell
thing-stack = a stack
thing-power = a power
thing-member = a member
thing-landmark = a landmark
thing-ending = an ending
thing-phase = a phase
thing-unit = a unit
thing-way-to-order = a way to order units
thing-hex = a hex
thing-face = a face of a die
thing-pokemon = a Pokémon
thing-active-spot = an Active Spot
thing-pokemon-place = a place of a Pokémon
thing-lore-card = a Lore card
thing-command-card = a Command card
thing-coin = a coin
thing-line = a line of a journal
thing-seed = a seed
thing-controller = somebody who sits there

## Positions

reason-plies = plies count from 1
reason-two-places = { $what } is in two places
reason-one-owner = a flag has one owner
reason-before-sides = `{ $word }` comes before the sides
reason-sides-in-order = first side A, then side B, each once
reason-whose-side = `{ $word }` needs `A` or `B` before it, to say on whose side it is
reason-side-too-full = side { $side } has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; at most { $most } fit
reason-stamp-not-full = side { $side } has a stamp, but not all its { $size ->
    [one] 1 card
   *[other] { $size } cards
}
reason-two-leaders = side { $side } has two Leaders; a player may play one
reason-one-stamp = a side has one stamp
reason-not-on-a-side = { $card } cannot lie on a side
reason-four-cards = a side has at most four cards
reason-comes-last = `{ $word }` comes last
reason-other-deck = { $card } does not belong in the deck of { $deck }
reason-scout-over = a Scout with no card left to put back is over
reason-names-leader = { $seat } has a Leader on that side, so `leaders` must name { $seat }
reason-deck-too-small = too few cards are left for this deck: only { $count }
reason-stamp-too-late = side { $side } has stamp { $stamp }, later than ply { $ply }
reason-same-stamp = both sides have the same stamp
reason-scout-not-discarded = SC is not in { $seat }’s discard row
reason-put-back-on-top = the one or two cards that were put back must be on top of the decks
reason-in-no-hand = { $card } is not in any hand
reason-puts-back-two = a Scout puts back at most two cards
reason-hand-too-large = a hand has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; at most { $most } are possible
reason-flags-do-not-end = these flags do not end the match in this way: a breakthrough is three flags side by side, an envelopment five; `more-flags` and `draw` come after a stand-off, so add `settled`
reason-played-not-lying = { $played ->
    [one] 1 tactics card was played, but { $lying } are on the table
   *[other] { $played } tactics cards were played, but { $lying } are on the table
}
reason-won-by-flags = the flags have decided the match, so the phase must be `over`
reason-no-claim-step = no flag can be proven, so there is no claim step (leave `phase` out)
reason-decks-empty = both decks are empty, so nothing can be drawn
reason-nobody-draws = nobody draws after a pass or a Scout
reason-puts-back-after-draws = a Scout puts back at most two cards, after all draws
reason-cards-to-move = { $left ->
    [one] 1 card is to be moved, but there are { $there }
   *[other] { $left } cards are to be moved, but there are only { $there }
}
reason-two-idle-turns = two idle turns in a row end the match
reason-gives-all-away = `{ $text }` gives away all cards in one action, as older versions of this program wrote it; now each card is placed by its own action, like `lay 5 imp`, and `give` gives them away
reason-not-its-colour = the card { $card } does not have the colour `{ $letter }`
reason-other-colour = in this table of cards, the card { $card } is `{ $own }`, not `{ $letter }`
reason-nothing-behind = nothing may follow `{ $key }`
reason-open-hands-of-two = only two players have open hands
reason-trick-size = a trick has { $count ->
    [one] 1 card
   *[other] { $count } cards
}
reason-one-for-each-seat = expected one { $what } for each of { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
reason-match-without-length = a match needs a target or a number of rounds of at least 1
reason-before-exchange = nothing is played or won before the exchange
reason-teams-of-four = teams need four players
reason-too-many-rounds = a match has at most { $most ->
    [one] 1 round
   *[other] { $most } rounds
}
reason-cards-left = not that many cards are left
reason-imps-trick = the Imp’s Trick has { $needed ->
    [one] 1 card
   *[other] { $needed } cards
}, here { $count }
reason-not-dealt = { $seat } does not have the { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deal
reason-cards-for-tricks = { $seat } has too many or too few cards for the tricks left
reason-has-colour = { $seat }’s hand has cards of this colour
reason-trick-taken = a full trick has been taken; leave out `trick`
reason-empty-hands = hands are empty when the match is over, and only then
reason-price-without-holder = nobody holds the bottle while its price is 19
reason-price-needs-holder = a price below 19 needs a `holder`
reason-price-too-high = the price is never above 19
reason-price-card-not-won = the price card { $card } is not among the cards that the holder has won
reason-last-trick-not-won = the cards of the last trick are not among those its winner has won
reason-not-given = { $seat } cannot have given these cards away
reason-exchange-over = the exchange is over as soon as all have chosen
reason-no-passing = passing is not an action; the rules skip a player who cannot move
reason-no-player = there is no player { $seat }
reason-one-tile = a stack has at least one tile
reason-tiles-of-player = a player has { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
reason-occupied-twice = { $cell } is occupied twice
reason-no-stack = player { $seat } has no stack
reason-not-connected = not all tiles are connected: { $cell } is apart from { $other }
reason-too-far = too far from (0,0): coordinates and tiles that can still jump may add up to { $most }
reason-placed-in-order = when a player is to place a stack, each player before them has one stack of { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} beside the grey tile, and those after them have none
reason-to-place = it is { $seat }’s turn to place a stack
reason-two-lines = two players have a line, but the first line ended the match
reason-line-ended-match = { $seat } has a line, so the match ended in { $seat }’s turn
reason-cell-too-far = `{ $text }` is farther away than tiles can get
reason-landmarks = there is a landmark already, or there are too many
reason-objectives = { $most ->
    [one] there is at most 1 objective
   *[other] there are at most { $most } objectives
}
reason-units = { $most ->
    [one] there is at most 1 unit
   *[other] there are at most { $most } units
}
reason-two-lore-cards = at most two Lore cards are dealt with at a time
reason-no-line = `{ $key }` with { $count ->
    [one] 1 word
   *[other] { $count } words
} is not a line of a position
reason-copies = there are too many { $card }: the game has { $count }
reason-no-card-before-command = no card has been played before the Command phase is over
reason-two-units = two units are on { $hex }
reason-battle-of-none = the battle names a unit that is not there
reason-no-such-unit = there is no such unit
reason-not-of-a-unit = `+{ $part }` does not describe a unit; expected one of b c k s d m h t with a number, or f w p
reason-dice-of-a-roll = a roll has at most { $most ->
    [one] 1 die
   *[other] { $most } dice
}
reason-units-of-a-card = a Lore card names at most { $most ->
    [one] 1 unit
   *[other] { $most } units
}
reason-nobody-there = no unit is on { $hex }
reason-off-the-field = `{ $text }` is off the field
reason-no-attack = `{ $card }` does not have attack { $number }
reason-no-seat-of = there is no seat for { $id }
reason-too-many-effects = more effects apply than there can be
reason-too-many-tasks = too many tasks are open
reason-too-many-waits = too many tasks are waiting
reason-line-unreadable = `{ $key }` cannot be read here
reason-too-many-cards = there are too many cards in `{ $key }`
reason-spot-taken = { $id } is in this Active Spot already
reason-two-stadiums = there are two Stadiums already
reason-no-basic-energy = there is no basic Energy of type { $of }

## Scenarios

reason-scenario-no-part = `{ $text }` is not a part; the parts are { $parts }
reason-scenario-begun = `{ $text }` was begun in line { $before } already; join the two
reason-scenario-before = `{ $text }` is before `[scenario]`; begin with that line
reason-scenario-missing-part = the file ends without a part `[{ $name }]`; add it
reason-scenario-no-value = `{ $text }` has no `=`; write `key = value`
reason-scenario-no-key = `{ $key }` is not a key; the keys are { $keys }
reason-scenario-twice = `{ $key }` was given before, in line { $before }; remove one of the two
reason-scenario-of = `{ $key }`: { $what }
reason-scenario-missing = `{ $key }` is missing; add a line `{ $key } = …`
reason-scenario-no-row = `{ $text }` is not a row; write `r0:` to `r8:` and its hexes
reason-scenario-hexes = row r{ $row } of [{ $name }] has { $found ->
    [one] 1 hex
   *[other] { $found } hexes
}; write { $expected }
reason-scenario-rows = [{ $name }] does not have { $rows }; write all nine rows
reason-scenario-at = { $hex }: { $what }
reason-scenario-terrain = no unit can be on { $terrain }; move `{ $unit }` or change the terrain
reason-scenario-other-mode = `{ $unit }` ({ $id }) is not for mode { $mode }; change the unit or the mode
reason-scenario-units = { $count ->
    [one] there is 1 unit
   *[other] there are { $count } units
}; a scenario has at most { $most }
reason-scenario-no-unit = side { $side } has no unit that can be used; add one
reason-scenario-banners = side { $side } needs { $needed ->
    [one] 1 Victory Banner
   *[other] { $needed } Victory Banners
} and can win { $most }; write { $most } or less
reason-scenario-objectives = side { $side } has an objective already; remove one of the two
reason-scenario-no-rule = `{ $text }` is not a rule; write `* a line for the players`, `objective = S (3,5) 1`, `deck = wizard` or `fords = free`
reason-scenario-no-side = `{ $text }` is not a side; write N or S
reason-scenario-no-mode = `{ $text }` is not a mode; write { $modes }
reason-scenario-no-id = `{ $text }` is not an id; write letters, digits and `-`
reason-scenario-long = it has { $count ->
    [one] 1 letter
   *[other] { $count } letters
}; write at most 80
reason-scenario-no-message = `{ $text }` is not a key of a language file; write one
reason-scenario-no-pair = `{ $text }` is neither `N=5 S=6` nor a number; write one of the two
reason-scenario-no-member = `{ $text }` is not a member; write `Commander 2, Wizard 1`
reason-scenario-twice-here = `{ $text }` was given before; remove one of the two
reason-scenario-no-terrain = `{ $text }` is not a terrain; write one of { $letters } and then `R` or `E`, or `H2`
reason-scenario-summoned = `{ $unit }` is summoned during the match, not placed; put a Summoning Circle `E` into [terrain]
reason-scenario-no-such-unit = `{ $text }` is not a unit; write `----` or N or S with one of { $units }
reason-scenario-no-objective = `{ $text }` is not an objective; write side, hex and banners like `S (3,5) 1`
reason-scenario-nobody-there = no unit can be on { $hex }; choose another hex
reason-scenario-no-class = `{ $text }` is not a class, or was named before; write some of `wizard cleric rogue warrior`
reason-scenario-needs-council = a scenario with Lore needs a line like `council = 6`
reason-scenario-no-council = only mode lore has a council; remove this line
reason-scenario-two-units = there is a unit already; remove one of the two
reason-scenario-no-deck = there is no Lore deck in this mode; remove this line
reason-scenario-two-decks = the deck was given before; remove one of the two
reason-scenario-no-title = it is empty; write a title
reason-scenario-no-commanders = only mode lore has Commanders; write a number
reason-scenario-commander = there is no Commander; begin with `Commander 1`
reason-scenario-landmark-middle = a landmark in the middle row belongs to nobody; move it
reason-scenario-landmarks = there are too many landmarks, or two here; remove one
reason-scenario-class = no class is named; write some of `wizard cleric rogue warrior`
reason-scenario-taken = there is a scenario { $id } already; give this one another `id`
reason-scenario-none = `{ $id }` is not a scenario; there are { $ids }

## Frames of the wire

reason-wire-too-large = a frame is larger than { $most } bytes
reason-wire-no-form = a frame is in a form that this version of the game does not know
reason-wire-damaged = a frame is damaged or incomplete
reason-wire-no-frame = what has come is not a frame
reason-wire-unknown = there is no frame `{ $kind }`
reason-wire-malformed = a frame `{ $kind }` says what it cannot say
reason-wire-newer = the other program is newer (wire { $theirs }, this one { $ours }); update this one
reason-wire-older = the other program is older (wire { $theirs }, this one { $ours }); update that one
reason-wire-rules = the other program has other rules of `{ $game }`; use the same version of the game on both sides
