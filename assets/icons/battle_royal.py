"""Battle Royal's icons: emblems of the cards, types, signs. make.py writes them.

The emblem of a card is called as its source is; which card has which says assets/battle_royal/emblems.ron.
"""
import math

# The emblems, by author.
EMBLEMS = {
    "Delapouite": """
        aero-bike air-balloon ample-dress ballerina-shoes balloon-dog basset-hound-head beaver biceps black-belt blacksmith bracer buffalo-head bug-net
        caterpillar charging-bull contortionist crowbar cuauhtli cupcake cyber-eye djembe djinn dolmen dragon-orb dutch-bike eagle-head eel falcon-moon
        fast-forward-button feline finch fire-gem fireplace fishing-pole floating-ghost fox-tail frog-foot full-metal-bucket giant-squid glass-ball
        goblin-head gold-mine greek-temple griffin-shield heart-wings horned-reptile hummingbird kangaroo koala labrador-head luchador mighty-force
        modern-city nest-eggs oyster-pearl pagoda palm-tree plesiosaurus plug present rabbit raccoon-head ram-profile rattlesnake reptile-tail roller-skate
        rope-coil saber-toothed-cat-head sauropod-head sea-star sea-turtle seagull shaking-hands sheep shinto-shrine-mirror shrug sitting-dog snail-eyes
        spiked-dragon-head split-arrows spy squirrel strong-man sunflower tadpole thermometer-hot thor-hammer three-friends tiger tiger-head tortoise ufo
        unicorn village walkie-talkie whale-tail windsock
    """,
    "Lorc": """
        alien-skull balloons boxing-glove broadsword bubbles butterfly cake-slice cat claw-slashes comet-spark condor-emblem crab crab-claw croc-jaws
        crossed-swords crow-dive crystal-ball crystal-cluster crystal-shine cycle dead-wood dig-dug dinosaur-rex direwolf domino-mask dove eagle-emblem
        egg-clutch energise evil-bat evil-moon fairy feathered-wing fedora fox-head freedom-dove frog gavel gecko gem-pendant ghost guitar haunting
        hawk-emblem hood horned-helm horse-head hound ifrit incense jellyfish lamprey-mouth laurel-crown layered-armor lion maggot magnet magnet-blast
        meditation metal-disc monkey muscle-up poison-gas queen-crown raven return-arrow ringing-bell robot-golem rolling-bomb rune-stone salamander
        sea-dragon sewing-needle snail snake-totem snatch sparky-bomb sparrow spectre spiked-shell sprint squid-head steelwing-emblem stone-block
        sword-in-stone swords-emblem teapot terror top-hat tribal-mask triple-claws triple-skulls turtle turtle-shell voodoo-doll werewolf wolf-head
        wrapped-sweet wyvern
    """,
    "Caro Asercion": """
        anteater badger capybara deer fox hyena-head mole
    """,
    "Skoll": """
        crescent-blade fat goat open-treasure-chest zeppelin
    """,
    "DarkZaitzev": """
        catch chameleon-glyph ninja-head
    """,
    "Carl Olsen": """
        mite-alt spider-alt
    """,
    "Sparker": """
        bear-face
    """,
    "Sbed": """
        jet-pack
    """,
    "Lord Berandas": """
        microscope
    """,
}

# role: (icon, author)
SIGNS = {
    "br-type-grass": ("solid-leaf", "Delapouite"),
    "br-type-fire": ("flame", "Carl Olsen"),
    "br-type-water": ("water-drop", "Sbed"),
    "br-type-lightning": ("power-lightning", "Lorc"),
    "br-type-fighting": ("fist", "Skoll"),
    "br-type-metal": ("anvil", "Lorc"),
    "br-type-fairy": ("fairy", "Lorc"),
    "br-type-dragon": ("dragon-head", "Lorc"),
    "br-sign-asleep": ("night-sleep", "Delapouite"),
    "br-sign-burned": ("small-fire", "Lorc"),
    "br-sign-confused": ("twirl-center", "Lorc"),
    "br-sign-paralyzed": ("lightning-frequency", "Lorc"),
    "br-sign-poisoned": ("skull-crossed-bones", "Lorc"),
    "br-sign-item": ("knapsack", "Lorc"),
    "br-sign-tool": ("spanner", "Lorc"),
    "br-sign-supporter": ("person", "Delapouite"),
    "br-sign-stadium": ("coliseum", "Delapouite"),
    "br-sign-active": ("crossed-swords", "Lorc"),
    "br-sign-prize": ("trophy", "Lorc"),
    "br-sign-hit": ("shield-reflect", "Lorc"),
    "br-sign-attacked": ("sword-clash", "Lorc"),
    "br-sign-weakness": ("cracked-shield", "Lorc"),
    "br-sign-resistance": ("shield", "Sbed"),
    "br-sign-retreat": ("walking-boot", "Lorc"),
}

# Some pictures fill less of the box than their neighbours.
GROWN = {"br-type-water": 1.12, "br-balloon-dog": 1.04}


def icons():
    """role: (icon, author), for all that are of game-icons.net."""
    emblems = ((icon, author) for author, icons in EMBLEMS.items() for icon in icons.split())
    return {f"br-{icon}": (icon, author) for icon, author in sorted(emblems)} | SIGNS


def star(cx, cy, radius, points, waist):
    """A star with its first point above."""
    places = ((cx + r * math.sin(math.pi * i / points), cy - r * math.cos(math.pi * i / points)) for i in range(2 * points) for r in [radius * (waist if i % 2 else 1)])
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in places) + "z"


def tail():
    """The imp's tail: it grows thinner along two curves and ends in a spade."""
    curves = (((84, 470), (330, 520), (470, 372), (318, 288)), ((318, 288), (170, 206), (150, 104), (300, 96)))

    def along(t):
        p0, p1, p2, p3 = curves[min(int(t * 2), 1)]
        u = t * 2 - min(int(t * 2), 1)
        return [a * (1 - u) ** 3 + 3 * b * u * (1 - u) ** 2 + 3 * c * u * u * (1 - u) + d * u ** 3 for a, b, c, d in zip(p0, p1, p2, p3)]

    sides = ([], [])
    for i in range(41):
        t = i / 40
        (x, y), (x1, y1), (x2, y2) = along(t), along(max(t - 0.01, 0)), along(min(t + 0.01, 1))
        length, half = math.hypot(x2 - x1, y2 - y1), 30 - 15 * t
        for side, sign in zip(sides, (1, -1)):
            side.append((x - sign * half * (y2 - y1) / length, y + sign * half * (x2 - x1) / length))
    outline = "L".join(f"{x:.0f} {y:.0f}" for x, y in sides[0] + sides[1][::-1])
    return f'<path d="M{outline}zM488 84Q380 44 304 10Q338 60 326 92Q338 130 306 190Q390 140 488 84z"/>'


# Drawn for this game: types that have to be read at 16 pixels, Energy that provides several units, the imp's tail.
OURS = {
    "br-type-psychic": '<path fill-rule="evenodd" d="M256 92C372 92 458 180 504 256C458 332 372 420 256 420S54 332 8 256C54 180 140 92 256 92zm0 56a108 108 0 1 0 0 216 108 108 0 0 0 0-216z"/>'
                       '<path d="M256 190a66 66 0 1 1 0 132 66 66 0 0 1 0-132z"/>',
    "br-type-darkness": '<path d="M338 28A236 236 0 1 0 484 340A190 190 0 0 1 338 28z"/>',
    "br-type-colorless": f'<path d="{star(256, 256, 248, 6, 0.5)}"/>',
    "br-two-stars": f'<path d="{star(150, 176, 148, 6, 0.5)}{star(362, 336, 148, 6, 0.5)}"/>',
    "br-three-stars": f'<path d="{star(256, 128, 126, 6, 0.5)}{star(128, 372, 126, 6, 0.5)}{star(384, 372, 126, 6, 0.5)}"/>',
    "br-sign-bench": '<path d="M256 24c62 30 126 44 196 46v170c0 124-78 202-196 252C138 442 60 364 60 240V70c70-2 134-16 196-46zm0 52c-48 21-97 33-146 37v127c0 94 54 155 146 197z"/>',
    "br-sign-tails": tail(),
}
