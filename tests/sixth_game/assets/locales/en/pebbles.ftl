# Pebbles

game-pebbles = Pebbles
game-pebbles-tagline = Whoever takes the last one wins
game-pebbles-about = Take 1 to 3 pebbles in turn; the player who takes the last one wins. For two players.

regular-flint = Flint
regular-agate = Agate

pebbles-heap-size = Heap
pebbles-9 = 9 pebbles
pebbles-15 = 15 pebbles
pebbles-manners = Manners
pebbles-plain = Plain
pebbles-polite = Polite

pebbles-heap = { $count ->
    [0] No pebbles
    [one] Heap of 1 pebble
   *[other] Heap of { $count } pebbles
}
pebbles-taking = Taking
pebbles-take = { $seat-you ->
    [yes] Take 1 to 3 pebbles from the heap.
   *[no] { $seat } takes 1 to 3 pebbles from the heap.
}
pebbles-take-these = Take
pebbles-nod = Nod

pebbles-took = { $seat-you ->
    [yes] { $count ->
        [0] You nod
        [one] You take 1 pebble
       *[other] You take { $count } pebbles
    }
   *[no] { $count ->
        [0] { $seat } nods
        [one] { $seat } takes 1 pebble
       *[other] { $seat } takes { $count } pebbles
    }
}

pebbles-last = The last pebble is taken.

pebbles-heap-only = Pebbles are taken from the heap; point at it.
pebbles-too-many = So many cannot be taken; take 1 to 3 pebbles, or nod if somebody has just taken some in polite company.
pebbles-how-many = A heap has 5 to 30 pebbles; choose a number between these.

sound-pebbles-click = pebble clicks

## Lesson

pebbles-lesson-first = The Last Pebble
pebbles-lesson-first-about = Leave four, and you cannot lose
pebbles-lesson-first-welcome = 9 pebbles lie on the table. Each player takes 1 to 3 of them in turn, and the last one wins.
pebbles-lesson-first-eight = Think of fours: if you leave 8, you can leave 4 next time, whatever your opponent takes.
pebbles-lesson-first-eight-do = Take 1 pebble.
pebbles-lesson-first-eight-why = Only 1 pebble leaves 8; take just that one.
pebbles-lesson-first-four = 6 are left. Leave 4, and whatever your opponent takes, you can take the rest.
pebbles-lesson-first-four-do = Take 2 pebbles.
pebbles-lesson-first-four-why = 2 pebbles leave 4; take these.
pebbles-lesson-first-end = 4 are left, and your opponent can take at most 3. The last one is yours!
