# Knight Line: what its lessons say. The Japanese file has the same keys.

## Lesson: the knight’s jump

knight_line-lesson-jump = The knight’s jump
knight_line-lesson-jump-about = How tiles move, and where they can land
knight_line-lesson-jump-goal = You are White. Each of you begins with a stack of 20 tiles. The first player with 4 stacks of their own in a straight line wins, diagonals included. Heights do not matter.
knight_line-lesson-jump-first = Some tiles of a stack jump like a chess knight: two cells straight on and one to the side. White’s first move carries just one tile.
knight_line-lesson-jump-first-do = Move 1 tile to the marked cell.
knight_line-lesson-jump-first-why = Begin with this jump; press your stack, then the marked cell.
knight_line-lesson-jump-split = From now on you choose how many tiles jump; here the lesson does. At least one stays, and they land on an empty cell that touches a stack. A corner is enough.
knight_line-lesson-jump-split-do = Move 8 tiles to the marked cell.
knight_line-lesson-jump-split-why = 8 tiles jump and 11 stay; press your big stack, then the marked cell.
knight_line-lesson-jump-beside = The stack beside which you land may be Black’s. And a knight jumps over whatever stands in between.
knight_line-lesson-jump-beside-do = Move 3 tiles from your stack of 8 to the marked cell.
knight_line-lesson-jump-beside-why = Try a landing beside Black; press your stack of 8, then the marked cell.
knight_line-lesson-jump-single = Nothing is captured and nothing comes back. Your single tile will never move again, since one tile always stays. But it counts for lines, and others can land beside it.
knight_line-lesson-jump-yours = A knight’s jump to an empty cell that touches a stack: that is every move there is. From here you play alone; go for 4 in a line!

## Lesson: how many jump

knight_line-lesson-split = How many jump?
knight_line-lesson-split-about = Tiles never come back, so leave some behind
knight_line-lesson-split-rule = You are Black. Only stacks of 2 or more tiles can move; a single tile never moves again. How you split your stacks decides whether you can still move later.
knight_line-lesson-split-half = White’s first move carried one tile; yours may carry as many as you like. Begin with half of them.
knight_line-lesson-split-half-do = Move 10 tiles to the marked cell.
knight_line-lesson-split-half-why = 10 tiles jump and 10 stay; press your stack, then the marked cell.
knight_line-lesson-split-third = White takes 18 tiles along, and the one left behind will never move again. Leave at least a third of yours.
knight_line-lesson-split-third-do = Move 5 tiles from where you began to the marked cell.
knight_line-lesson-split-third-why = 5 tiles jump and 5 stay; press the marked stack, then the marked cell.
knight_line-lesson-split-shut = Again nearly all of them! White has only one stack that can move, and its jumps lead to cells that are occupied or touch nothing. Keep away, so that it stays like that.
knight_line-lesson-split-shut-do = Move 2 tiles to the marked cell.
knight_line-lesson-split-shut-why = Beside White’s big stack you would open a way for it; press the marked stack, then the marked cell.
knight_line-lesson-split-pass = White cannot move and must pass, so it is your turn again. All 4 of your stacks can still move.
knight_line-lesson-split-pass-do = Move 5 tiles from your stack of 10 to the marked cell.
knight_line-lesson-split-pass-why = Use the turn and get nearer to a line; press the marked stack, then the marked cell.
knight_line-lesson-split-line = White passes once more. Two of your stacks stand on a diagonal.
knight_line-lesson-split-line-do = Move 2 tiles to the marked cell, the third of the diagonal.
knight_line-lesson-split-line-why = With 3 in a line you threaten to win; press the marked stack, then the marked cell.
knight_line-lesson-split-yours = 3 in a line, and the fourth cell is in reach! White can jump to a single cell again, and that does not help. Complete your line on your next turn, and always leave some tiles behind.

## Lesson: two threats

knight_line-lesson-lines = Two threats
knight_line-lesson-lines-about = A threat forces an answer, and two of them win
knight_line-lesson-lines-goal = You are White, and 4 of your own stacks in a straight line win. The first moves are played for you. Look for lines that can still grow.
knight_line-lesson-lines-prepare = Two of your stacks stand on a diagonal. From the marked cell tiles can jump to either end of it.
knight_line-lesson-lines-prepare-do = Move 4 tiles to the marked cell.
knight_line-lesson-lines-prepare-why = Bring tiles into reach first; press the marked stack, then the marked cell.
knight_line-lesson-lines-three = 3 in a line are a threat if you can reach the fourth cell.
knight_line-lesson-lines-three-do = Move 2 tiles to the marked cell, the third of the diagonal.
knight_line-lesson-lines-three-why = Now threaten to win; press the marked stack, then the marked cell.
knight_line-lesson-lines-answer = Black had to take the fourth cell, whatever else was planned. A threat decides where your opponent moves. But a single one can be answered.
knight_line-lesson-lines-fork = Look for a cell where two of your lines meet: here a diagonal from your biggest stack crosses a column.
knight_line-lesson-lines-fork-do = Move 1 tile to the marked cell.
knight_line-lesson-lines-fork-why = Two lines grow there at once; press the marked stack, then the marked cell.
knight_line-lesson-lines-yours = Two threats at once! Black can take one of the two cells, and then you take the other. Complete your line on your next turn, and beware when your opponent tries the same.
