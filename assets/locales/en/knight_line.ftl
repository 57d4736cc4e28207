# Knight Line: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-knight_line = Knight Line
game-knight_line-tagline = Four in a line, one knight’s jump at a time
game-knight_line-about = Split a stack and let some of its tiles jump like a chess knight, next to any stack already there. Nothing comes back and nothing is captured; the first line of four stacks wins. For two or three players.

## Colours and things

knight_line-white = White
knight_line-black = Black
knight_line-red = Red
knight_line-grey-tile = Grey tile
knight_line-stack = { $colour }, { $height ->
    [one] 1 tile
   *[other] stack of { $height }
}
knight_line-spoken-stack = { $seat-you ->
    [yes] { $stack }, yours, on { $cell }
   *[no] { $stack }, { $seat }’s, on { $cell }
}
knight_line-spoken-grey = Grey tile on { $cell }
knight_line-place-cell = Empty cell { $cell }
knight_line-place-start = The stack of { $count } starts here.

## Options

knight_line-players = Players
knight_line-players-about = How many people and colours play.
knight_line-players-2 = Two
knight_line-players-2-about = White’s first move carries a single tile. A player who cannot move passes, and if nobody can move, Black wins. There is no draw.
knight_line-players-3 = Three
knight_line-players-3-about = Red joins in, and White’s first move is free. As soon as a player cannot move on their turn, the match is a draw for all three. Around a grey tile a badly placed stack can be shut in from the start: the table warns you while you place.
knight_line-grey = Grey tile
knight_line-grey-about = An extra tile in the middle of the table. As a blocker it belongs to nobody, as a wild tile to everybody.
knight_line-grey-none = None
knight_line-grey-none-about = The stacks start side by side, and only your own stacks make a line.
knight_line-grey-blocker = Blocker
knight_line-grey-blocker-about = You choose where to start around the grey tile. It belongs to nobody: every line across its cell is cut.
knight_line-grey-wild = Wild
knight_line-grey-wild-about = You choose where to start around the grey tile. It belongs to everybody: three stacks in line with it win.
knight_line-rays = Strict blocker
knight_line-rays-about = What the blocker does to lines that point at it.
knight_line-rays-off = Off
knight_line-rays-off-about = Only the cell of the grey tile is blocked. Four stacks beside it are a line.
knight_line-rays-on = On
knight_line-rays-on-about = A line does not count if it would meet the grey tile when extended without end.

knight_line-setup-players = Knight Line is for two or three players.
knight_line-setup-rays = The strict blocker needs the grey tile as a blocker.

## Whose turn, and what is asked

knight_line-phase-place = Place
knight_line-phase-move = Move

knight_line-ask-place = Place your stack beside the grey tile; its corners count, too.
knight_line-ask-first = Your first move carries 1 tile: choose where it lands.
knight_line-ask-move = Choose a stack, then where its tiles jump.

## What a jump would do

knight_line-about-stack = { $height ->
    [one] A single tile: it never moves again.
   *[other] { $height } tiles, { $count ->
        [0] and no cell to jump to just now
        [one] and 1 cell to jump to
       *[other] and { $count } cells to jump to
    }.
}
knight_line-about-grey-blocker = The grey tile belongs to nobody: lines end here. It counts as a neighbour for the connection rule.
knight_line-about-grey-rays = The grey tile belongs to nobody: lines that point at it do not count. It counts as a neighbour for the connection rule.
knight_line-about-grey-wild = The grey tile belongs to everybody: in a line it counts as your stack. It counts as a neighbour for the connection rule.
knight_line-preview-split = { $count ->
    [one] { $left ->
        [one] 1 tile jumps, 1 stays.
       *[other] 1 tile jumps, { $left } stay.
    }
   *[other] { $left ->
        [one] { $count } tiles jump, 1 stays.
       *[other] { $count } tiles jump, { $left } stay.
    }
}
knight_line-preview-wins = Four in a line: this wins.
knight_line-preview-threat = Three in a line, and the fourth cell can be reached.
knight_line-preview-threats = Threatens to win on { $count ->
    [one] 1 cell
   *[other] { $count } cells at once
}.
knight_line-preview-blocks = Takes a cell that { $seat } needs to win.
knight_line-preview-exposes = Careful: { $seat } can win on the next move.
knight_line-preview-locks = Black wins: after this move nobody can move.
knight_line-preview-strands = Careful: { $seat } is next and will have no move, so the match will be a draw.
knight_line-preview-passes = { $seat } will have no move and must pass.

## A closer look

knight_line-inspect-stands = { $seat-you ->
    [yes] Your stack, on cell { $cell }.
   *[no] { $seat }’s stack, on cell { $cell }.
}
knight_line-inspect-single = A single tile: one tile always stays behind, so it never moves again. It still counts for lines and for the connection.
knight_line-inspect-stuck = No cell to jump to just now: every knight’s jump leads to a taken cell or to one that touches nothing.
knight_line-inspect-jumps = { $count ->
    [one] 1 cell to jump to: { $cells }
   *[other] { $count } cells to jump to: { $cells }
}
knight_line-inspect-first = White’s first move carries exactly 1 tile.
knight_line-inspect-split = { $most ->
    [one] 1 tile can jump; the other stays behind.
   *[other] 1 to { $most } tiles can jump; at least 1 stays behind.
}
knight_line-inspect-completes = { $seat-you ->
    [yes] From here you can complete a line: { $cells }
   *[no] Careful: from here { $seat } can complete a line: { $cells }
}
knight_line-inspect-line = Part of the line that won.
knight_line-inspect-place = The stacks are placed on the eight cells around the grey tile.
knight_line-inspect-alone = This cell touches nothing, so nothing can land here yet.
knight_line-inspect-far = No stack reaches this cell by a knight’s jump just now.
knight_line-inspect-reach = { $count ->
    [0] { $seat }: no stack reaches this cell.
    [one] { $seat }: 1 stack reaches this cell.
   *[other] { $seat }: { $count } stacks reach this cell.
}
knight_line-inspect-danger = { $colour } completes a line here ({ $seat }).

## Warnings while the stacks are placed

knight_line-warn-stranded-now = { $seat-you ->
    [yes] Careful: this shuts you in. You have the first move and cannot make it, so the match is drawn at once.
   *[no] Careful: this shuts { $seat } in. They have the first move and cannot make it, so the match is drawn at once.
}
knight_line-warn-stranded-later = { $seat-you ->
    [yes] Careful: this shuts you in. If no move before your turn opens a way out, the match is a draw.
   *[no] Careful: this shuts { $seat } in. If no move before their turn opens a way out, the match is a draw.
}
knight_line-warn-corner = Careful: from this corner a stack can jump only to the two cells around the opposite corner. If both are taken, it is shut in, and the match may be drawn.

## Chronicle

knight_line-log-grey-blocker = The grey tile is placed in the middle as a blocker
knight_line-log-grey-wild = The grey tile is placed in the middle as a wild tile
knight_line-log-places = { $seat-you ->
    [yes] You place your stack of { $height } at { $cell }
   *[no] { $seat } places a stack of { $height } at { $cell }
}
knight_line-log-jumps = { $seat-you ->
    [yes] You move { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from { $from } to { $to }
   *[no] { $seat } moves { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } from { $from } to { $to }
}
knight_line-log-passes = { $seat-you ->
    [yes] You have no move and pass
   *[no] { $seat } has no move and passes
}
knight_line-log-line = { $seat-you ->
    [yes] You complete a line: { $cells }
   *[no] { $seat } completes a line: { $cells }
}
knight_line-log-blocked = Nobody can move any more
knight_line-log-stuck = { $seat-you ->
    [yes] You cannot move on your turn
   *[no] { $seat } cannot move on their turn
}

## Banners

knight_line-banner-line = { $seat-you ->
    [yes] Four in a line
   *[no] { $seat } has four in a line
}
knight_line-banner-passes = { $seat-you ->
    [yes] You must pass
   *[no] { $seat } must pass
}
knight_line-banner-blocked = Nobody can move
knight_line-banner-stuck = { $seat-you ->
    [yes] You cannot move
   *[no] { $seat } cannot move
}

## Counters on the plates

knight_line-counter-stacks = Stacks
knight_line-counter-tiles = Tiles that can still jump

## The end

knight_line-won-line = { $seat-you ->
    [yes] You win with four in a line
   *[no] { $seat } wins with four in a line
}
knight_line-won-blocked = { $seat-you ->
    [yes] Nobody can move: you win as Black
   *[no] Nobody can move: { $seat } wins as Black
}
knight_line-won-draw = { $seat-you ->
    [yes] A draw: you cannot move on your turn
   *[no] A draw: { $seat } cannot move on their turn
}

knight_line-outcome-line = Four stacks in a straight line. Winner: { $winner }.
knight_line-outcome-blocked = Nobody can move any more and there is no line, so Black wins. Winner: { $winner }.
knight_line-outcome-draw = { $stuck-you ->
    [yes] You cannot move on your turn: a draw for all three.
   *[no] { $stuck } cannot move on their turn: a draw for all three.
}

knight_line-verdict-line-grey = The grey tile is the fourth in the line
knight_line-verdict-tiles = { $count ->
    [0] { $seat }: no tiles can jump any more
    [one] { $seat }: 1 tile can still jump
   *[other] { $seat }: { $count } tiles can still jump
}
knight_line-verdict-moves = { $count ->
    [one] The match took 1 move
   *[other] The match took { $count } moves
}

## Why not? Explanations of what cannot be pointed at

knight_line-why-stack-first = A move begins with a stack of yours; choose one with at least two tiles, then how many of them jump.
knight_line-why-enemy-stack = This stack is not yours; choose one of your own with at least two tiles.
knight_line-why-no-landing = From here every knight’s jump leads to an occupied cell or to one that touches nothing; choose another stack.
knight_line-why-far-cell = None of your stacks can reach this cell with a knight’s jump; choose one of the marked cells.

## Refusals

knight_line-refusal-placement-first = All stacks are placed before anybody moves; place yours beside the grey tile first.
knight_line-refusal-placement-over = All stacks are on the table already; split one of yours.
knight_line-refusal-not-beside-grey = { $cell } does not touch the grey tile; choose one of the eight cells around it.
knight_line-refusal-grey-tile = The grey tile never moves; choose a stack of yours.
knight_line-refusal-no-stack = There is no stack at { $cell }; choose a stack of yours with at least two tiles.
knight_line-refusal-not-your-stack = The stack at { $cell } is not yours; choose one of your own.
knight_line-refusal-no-knights-move = Tiles jump like a knight, two cells straight on and one to the side, and { $to } is not such a jump away from { $from }; choose a marked cell.
knight_line-refusal-occupied = { $cell } is occupied, and tiles can land only on empty cells; choose an empty one.
knight_line-refusal-detached = { $cell } touches nothing; tiles must land next to a stack of any colour or the grey tile, and a corner is enough.
knight_line-refusal-no-tiles = A move carries at least one tile; choose how many jump.
knight_line-refusal-single-tile = There is a single tile at { $cell }, and one tile must stay behind, so it never moves again; choose a stack of two or more.
knight_line-refusal-one-must-stay = A whole stack may not jump: at least one tile must stay at { $cell }, where the stack has { $height }; send fewer.
knight_line-refusal-first-move = White’s first move carries exactly one tile, to make up for the first turn; send just one.

## Hints
knight_line-hint-move = { $count ->
    [one] Move 1 tile from { $from } to { $cell }
   *[other] Move { $count } tiles from { $from } to { $cell }
}
knight_line-hint-place = Place your stack at { $cell }: { $count ->
    [one] it can jump to 1 cell from there.
   *[other] it can jump to { $count } cells from there.
} Win chance: about { $percent }%.
knight_line-hint-wins = { $move }: that wins the match.
knight_line-hint-lost = { $move }: every move loses, and this one takes longest. Win chance: about { $percent }%.
knight_line-hint-forces = { $move }: every reply is forced, and you complete a line. Win chance: about { $percent }%.
knight_line-hint-prepares = { $move }: it prepares a line that cannot be stopped. Win chance: about { $percent }%.
knight_line-hint-answers-and-threatens = { $move }: it stops a line and threatens one. Win chance: about { $percent }%.
knight_line-hint-answers = { $move }: otherwise an opponent completes a line. Win chance: about { $percent }%.
knight_line-hint-threatens = { $move }: it threatens to complete a line. Win chance: about { $percent }%.
knight_line-hint-room = { $move }: { $count ->
    [one] then your tiles can jump to 1 cell.
   *[other] then your tiles can jump to { $count } cells.
} Win chance: about { $percent }%.
knight_line-because-place = { $count ->
    [one] The stack could jump to 1 cell from there.
   *[other] The stack could jump to { $count } cells from there.
} Win chance then: about { $percent }%.
knight_line-because-wins = That won the match.
knight_line-because-lost = Every move lost, and this one took longest.
knight_line-because-forces = Every reply is forced, and a line follows.
knight_line-because-prepares = It prepares a line that cannot be stopped.
knight_line-because-answers-and-threatens = It stops a line and threatens one. Win chance then: about { $percent }%.
knight_line-because-answers = Otherwise an opponent would have completed a line. Win chance then: about { $percent }%.
knight_line-because-threatens = It threatens to complete a line. Win chance then: about { $percent }%.
knight_line-because-room = { $count ->
    [one] Its tiles could then jump to 1 cell.
   *[other] Its tiles could then jump to { $count } cells.
} Win chance then: about { $percent }%.
knight_line-split-stay = Stay
knight_line-split-go = Jump

## How the regulars play

knight_line-temper-bold = { $name } likes to send the larger part of a stack away.
knight_line-temper-careful = { $name } likes to split stacks in half.
knight_line-temper-tricky = { $name } splits stacks unevenly: you never know what will jump.

## In puzzles

knight_line-grey-wild-puzzle = The grey tile belongs to everybody: three of your stacks in line with it win.
