# Larder

game-larder = Larder
game-larder-tagline = What is in a sealed jar only its opener knows
game-larder-about = Two guests enter a larder of 60 jars, one after the other. A die says how often you may reach in; a sealed jar is worth up to 5 points, or nothing at all. For two players.

regular-ladle = Ladle
regular-whisk = Whisk

larder-kind = Larder
larder-secret = Sealed jars and a die
larder-plain = Open jars only

larder = Larder
larder-fruit = Fruit
larder-herbs = Herbs
larder-fish = Fish
larder-wine = Wine
larder-plum = plum { $number }
larder-sage = sage { $number }
larder-eel = eel { $number }
larder-hock = hock { $number }
larder-labelled = { $jar } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
larder-up-to = { $count ->
    [0] You may not reach in any more.
    [one] You may reach in once more.
   *[other] You may reach in { $count } more times.
}

larder-throwing = The die
larder-taking = Taking
larder-throw = Throw the die
larder-throw-first = { $seat-you ->
    [yes] Throw the die: it says how often you may reach in.
   *[no] { $seat } throws the die.
}
larder-take = { $seat-you ->
    [yes] Take a jar, open a sealed one, or leave. Reaches left: { $count }.
   *[no] { $seat } is in the larder. Reaches left: { $count }.
}
larder-closed = The larder is shut.

larder-die = The die showed { $face }
larder-has = { $seat-you ->
    [yes] You have { $count ->
        [0] no jars
        [one] 1 jar
       *[other] { $count } jars
    }
   *[no] { $seat } has { $count ->
        [0] no jars
        [one] 1 jar
       *[other] { $count } jars
    }
}
larder-counter-taken = Jars taken
larder-worth = { $points ->
    [0] You have opened this jar: it is worth nothing.
    [one] You have opened this jar: it is worth 1 point.
   *[other] You have opened this jar: it is worth { $points } points.
}

larder-log-thrown = { $seat-you ->
    [yes] You throw a { $face }
   *[no] { $seat } throws a { $face }
}
larder-log-opened = { $seat-you ->
    [yes] You open { $jar }
   *[no] { $seat } opens { $jar }
}
larder-log-taken = { $seat-you ->
    [yes] You take { $jar }
   *[no] { $seat } takes { $jar }
}
larder-log-left = { $seat-you ->
    [yes] You leave the larder
   *[no] { $seat } leaves the larder
}
larder-log-shown = All sealed jars are shown

larder-points = { $seat-you ->
    [yes] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
larder-counted = The jars are counted.
larder-shut = The larder is shut.

larder-unthrown = The die says how often you may reach in; throw it first.
larder-thrown = The die is thrown once; take a jar or leave.
larder-missing = This jar is not there; choose another one.
larder-open = There is nothing to open on this jar; choose a sealed one, or take it.
larder-sealed = This jar is sealed; only its opener knows what it is worth, and may take it.
larder-enough = You may not reach in any more; leave the larder.
larder-how-many = You may reach in 1 to 9 times at most; choose a number between these.
