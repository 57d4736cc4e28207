#!/usr/bin/env python3
"""Rebuilds the icons of this folder:  python3 assets/icons/make.py

Needs npm. The source is the package @iconify-json/game-icons of the npm registry (icons of game-icons.net, CC BY 3.0). The package
does not name authors; they are those of the folders of the game-icons project, where every author has one of his own.
A file is named by its role in the game. All have the box 0 0 512 512, one colour (currentColor) and no background.
The fill stands on the root only, so that the inner elements take the colour of whatever they are put into.
"""
import json, math, pathlib, re, subprocess, sys, tarfile, tempfile

import battle_royal

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = ("@iconify-json/game-icons", "1.2.4")
LICENCE = "CC BY 3.0"

# role: (icon, author)
ICONS = {
    "emblem-red": ("small-fire", "Lorc"),
    "emblem-orange": ("sun", "Lorc"),
    "emblem-yellow": ("wheat", "Lorc"),
    "emblem-green": ("oak-leaf", "Delapouite"),
    "emblem-blue": ("drop", "Lorc"),
    "emblem-purple": ("crown", "Lorc"),
    "rank-01": ("sling", "Delapouite"),
    "rank-02": ("archer", "Delapouite"),
    "rank-03": ("shield-bash", "Delapouite"),
    "rank-04": ("spartan", "Lorc"),
    "rank-05": ("spears", "Lorc"),
    "rank-06": ("guards", "Delapouite"),
    "rank-07": ("horse-head", "Lorc"),
    "rank-08": ("cavalry", "Delapouite"),
    "rank-09": ("chariot", "Cathelineau"),
    "rank-10": ("elephant", "Delapouite"),
    "tactic-al": ("caesar", "Delapouite"),
    "tactic-da": ("throne-king", "Delapouite"),
    "tactic-cc": ("mounted-knight", "Skoll"),
    "tactic-sb": ("shield-echoes", "Lorc"),
    "tactic-fo": ("fog", "Delapouite"),
    "tactic-mu": ("sticky-boot", "Delapouite"),
    "tactic-sc": ("spyglass", "Lorc"),
    "tactic-rd": ("rally-the-troops", "Lorc"),
    "tactic-de": ("hooded-figure", "DarkZaitzev"),
    "tactic-tr": ("backstab", "Lorc"),
    "card-swords": ("crossed-swords", "Lorc"),
    "card-helm": ("spartan-helmet", "Delapouite"),
    "card-laurel": ("laurels", "Lorc"),
    "game-battle_line": ("crossed-swords", "Lorc"),
    "game-knight_line": ("chess-knight", "Skoll"),
    "game-bottle_imp": ("bottle-vapors", "Lorc"),
    "game-battlelore": ("knight-banner", "Delapouite"),
    "game-battle_royal": ("dragon-head", "Lorc"),
    # The Bottle Imp's pictures, one a number: luck and island (yellow), sea (blue), fire and devilry (red).
    "bi-01": ("cat", "Lorc"),
    "bi-02": ("skeleton-key", "Lorc"),
    "bi-03": ("rolling-dices", "Delapouite"),
    "bi-04": ("turtle", "Lorc"),
    "bi-05": ("pineapple", "Delapouite"),
    "bi-06": ("nautilus-shell", "Faithtoken"),
    "bi-07": ("parrot-head", "Lorc"),
    "bi-08": ("spyglass", "Lorc"),
    "bi-09": ("hourglass", "Lorc"),
    "bi-10": ("anchor", "Lorc"),
    "bi-11": ("poker-hand", "Lorc"),
    "bi-12": ("lantern-flame", "Lorc"),
    "bi-13": ("ship-wheel", "Delapouite"),
    "bi-14": ("campfire", "Lorc"),
    "bi-15": ("house", "Delapouite"),
    "bi-16": ("raven", "Lorc"),
    "bi-17": ("galleon", "Lorc"),
    "bi-18": ("crown", "Lorc"),
    "bi-20": ("whale-tail", "Delapouite"),
    "bi-21": ("cauldron", "Lorc"),
    "bi-22": ("open-treasure-chest", "Skoll"),
    "bi-23": ("crossed-pistols", "Lorc"),
    "bi-24": ("octopus", "Lorc"),
    "bi-25": ("island", "Delapouite"),
    "bi-26": ("pirate-skull", "Lorc"),
    "bi-27": ("moon", "Lorc"),
    "bi-28": ("sunrise", "Lorc"),
    "bi-29": ("snake", "Lorc"),
    "bi-30": ("lighthouse", "Delapouite"),
    "bi-31": ("smoking-volcano", "Delapouite"),
    "bi-32": ("mermaid", "Delapouite"),
    "bi-33": ("evil-bat", "Lorc"),
    "bi-34": ("sea-serpent", "Lorc"),
    "bi-35": ("salamander", "Lorc"),
    "bi-36": ("spiked-dragon-head", "Delapouite"),
    "bi-37": ("devil-mask", "Delapouite"),
    "bi-drop": ("water-drop", "Sbed"),
    "bi-flame": ("flame", "Carl Olsen"),
    # BattleLore: pictures of the Command cards.
    "bl-cmd-sco": ("spyglass", "Lorc"),
    "bl-cmd-pat": ("torch", "Delapouite"),
    "bl-cmd-att": ("sword-clash", "Lorc"),
    "bl-cmd-adv": ("rally-the-troops", "Lorc"),
    "bl-cmd-otm": ("drum", "Delapouite"),
    "bl-cmd-fwd": ("trumpet-flag", "Delapouite"),
    "bl-cmd-sur": ("arrows-shield", "Lorc"),
    "bl-cmd-mch": ("mounted-knight", "Skoll"),
    "bl-cmd-fon": ("sword-brandish", "Delapouite"),
    "bl-cmd-dts": ("arrow-flights", "Lorc"),
    "bl-cmd-lea": ("conqueror", "Delapouite"),
    "bl-cmd-cat": ("return-arrow", "Lorc"),
    "bl-cmd-blo": ("winged-sword", "Lorc"),
    "bl-cmd-back": ("knight-banner", "Delapouite"),
    # Its Lore cards, one picture each.
    "bl-lore-arcane-spark": ("comet-spark", "Lorc"),
    "bl-lore-veil-of-mist": ("fog", "Delapouite"),
    "bl-lore-magic-missiles": ("energy-arrow", "Lorc"),
    "bl-lore-eagle-eye": ("eagle-head", "Delapouite"),
    "bl-lore-stone-skin": ("golem-head", "Delapouite"),
    "bl-lore-dispel-lore": ("burning-book", "Lorc"),
    "bl-lore-blinding-light": ("bright-explosion", "Lorc"),
    "bl-lore-forest-frenzy": ("evil-tree", "Lorc"),
    "bl-lore-mass-speed": ("wingfoot", "Lorc"),
    "bl-lore-portal": ("magic-gate", "Lorc"),
    "bl-lore-enchanted-mass-might": ("swords-power", "Delapouite"),
    "bl-lore-chain-lightning": ("chain-lightning", "Willdabeast"),
    "bl-lore-hills-rumble": ("falling-rocks", "Delapouite"),
    "bl-lore-fireball": ("burning-meteor", "Lorc"),
    "bl-lore-creeping-doom": ("centipede", "Lorc"),
    "bl-lore-prayer": ("prayer", "Lorc"),
    "bl-lore-steadfast": ("stone-tower", "Lorc"),
    "bl-lore-bless": ("beams-aura", "Lorc"),
    "bl-lore-move-as-the-wind": ("wind-slap", "Lorc"),
    "bl-lore-laying-on-of-hands": ("glowing-hands", "Lorc"),
    "bl-lore-sanctuary": ("church", "Delapouite"),
    "bl-lore-guiding-hand": ("hand-of-god", "Delapouite"),
    "bl-lore-courage": ("lion", "Lorc"),
    "bl-lore-turn-aside": ("shield-reflect", "Lorc"),
    "bl-lore-mass-healing": ("heart-wings", "Delapouite"),
    "bl-lore-curse": ("cursed-star", "Lorc"),
    "bl-lore-divine-wrath": ("lightning-storm", "Lorc"),
    "bl-lore-martyrs": ("grave-flowers", "Delapouite"),
    "bl-lore-river-rage": ("big-wave", "Lorc"),
    "bl-lore-resurrection": ("angel-wings", "Lorc"),
    "bl-lore-pick-pocket": ("snatch", "Lorc"),
    "bl-lore-sabotage": ("broken-axe", "Delapouite"),
    "bl-lore-deja-vu": ("backward-time", "Delapouite"),
    "bl-lore-spy": ("warlock-eye", "Delapouite"),
    "bl-lore-ambush": ("wolf-trap", "Lorc"),
    "bl-lore-hidden-path": ("cave-entrance", "Delapouite"),
    "bl-lore-false-orders": ("tied-scroll", "Lorc"),
    "bl-lore-terrified": ("screaming", "Lorc"),
    "bl-lore-poisoned-blades": ("dripping-blade", "Lorc"),
    "bl-lore-smoke-screen": ("fluffy-cloud", "Lorc"),
    "bl-lore-thieves-bargain": ("shaking-hands", "Delapouite"),
    "bl-lore-double-agent": ("duality-mask", "Lorc"),
    "bl-lore-night-march": ("night-sky", "Lorc"),
    "bl-lore-assassins": ("hooded-assassin", "DarkZaitzev"),
    "bl-lore-foiled": ("broken-tablet", "Lorc"),
    "bl-lore-battle-cry": ("shouting", "Lorc"),
    "bl-lore-shield-wall": ("viking-shield", "Delapouite"),
    "bl-lore-second-wind": ("sprint", "Lorc"),
    "bl-lore-hold-the-line": ("stakes-fence", "Delapouite"),
    "bl-lore-swift-reprisal": ("riposte", "Andy Meneely"),
    "bl-lore-relentless": ("mailed-fist", "Lorc"),
    "bl-lore-cleave": ("axe-swing", "Lorc"),
    "bl-lore-steel-nerves": ("anvil", "Lorc"),
    "bl-lore-volley": ("double-shot", "Lorc"),
    "bl-lore-wild-charge": ("horse-head", "Lorc"),
    "bl-lore-field-command": ("barracks-tent", "Delapouite"),
    "bl-lore-berserk-rage": ("bear-head", "Delapouite"),
    "bl-lore-veterans": ("viking-head", "Delapouite"),
    "bl-lore-rally": ("tattered-banner", "Lorc"),
    "bl-lore-assault": ("siege-tower", "Delapouite"),
    # When they are played.
    "bl-when-along": ("card-play", "Quoting"),
    "bl-when-lieu": ("card-exchange", "Delapouite"),
    "bl-when-order": ("public-speaker", "Delapouite"),
    "bl-when-move": ("walking-boot", "Lorc"),
    "bl-when-roll": ("rolling-dices", "Delapouite"),
    "bl-when-defend": ("dice-shield", "Delapouite"),
    "bl-when-dice": ("perspective-dice-six-faces-five", "Delapouite"),
    "bl-when-back": ("riposte", "Andy Meneely"),
    "bl-when-follow": ("boot-prints", "Lorc"),
    "bl-when-loss": ("tombstone", "Sbed"),
    "bl-when-react-command": ("card-discard", "Faithtoken"),
    "bl-when-react-lore": ("burning-book", "Lorc"),
    "bl-when-end": ("card-draw", "Faithtoken"),
    # The War Council.
    "bl-commander": ("visored-helm", "Lorc"),
    "bl-wizard": ("pointy-hat", "Lorc"),
    "bl-cleric": ("holy-grail", "Lorc"),
    "bl-rogue": ("domino-mask", "Lorc"),
    "bl-warrior": ("battle-axe", "Lorc"),
    "bl-creature": ("spider-face", "Carl Olsen"),
    # Powers, and what lies beside a unit.
    "bl-web": ("spider-web", "Lorc"),
    "bl-poison": ("skull-crossed-bones", "Lorc"),
    "bl-tremor": ("quake-stomp", "Lorc"),
    "bl-earthquake": ("earth-crack", "Lorc"),
    # Counters, buttons, phases.
    "bl-command": ("poker-hand", "Lorc"),
    "bl-banner": ("vertical-banner", "Delapouite"),
    "bl-pile": ("card-draw", "Faithtoken"),
    "bl-dice": ("rolling-dices", "Delapouite"),
    "bl-unit": ("spartan", "Lorc"),
    "bl-battle-back": ("riposte", "Andy Meneely"),
    "bl-order": ("rally-the-troops", "Lorc"),
    "bl-ready": ("upgrade", "Delapouite"),
    "bl-move": ("walking-boot", "Lorc"),
    "bl-battle": ("crossed-swords", "Lorc"),
    "bl-draw": ("card-draw", "Faithtoken"),
    # Arms and weapons.
    "bl-foot": ("boot-prints", "Lorc"),
    "bl-mounted": ("horse-head", "Lorc"),
    "bl-sword": ("broadsword", "Lorc"),
    "bl-bow": ("double-shot", "Lorc"),
    "bl-crossbow": ("crossbow", "Carl Olsen"),
    "bl-claws": ("claws", "Delapouite"),
    "imp": ("imp", "Lorc"),
    "imp-laugh": ("imp-laugh", "Lorc"),
    "seat-human": ("character", "Delapouite"),
    "seat-meeple": ("meeple", "Delapouite"),
    "seat-bot": ("goblin-head", "Delapouite"),
    # The regulars of the tavern: bold, careful, tricky in every game; even-tempered only in games for four.
    "who-oskar": ("viking-head", "Delapouite"),
    "who-mira": ("nefertiti", "Delapouite"),
    "who-tibor": ("cowled", "Lorc"),
    "who-gawain": ("visored-helm", "Lorc"),
    "who-isolde": ("woman-elf-face", "Delapouite"),
    "who-rosa": ("curly-mask", "Lorc"),
    "who-tobias": ("pirate-captain", "Delapouite"),
    "who-kokua": ("flower-hat", "Delapouite"),
    "who-keawe": ("bandana", "Delapouite"),
    "who-mirel": ("diving-helmet", "Delapouite"),
    "who-wolfram": ("barbarian", "Delapouite"),
    "who-adelheid": ("nun-face", "Cathelineau"),
    "who-ruprecht": ("wizard-face", "Delapouite"),
    "who-bram": ("plane-pilot", "Delapouite"),
    "who-alda": ("nurse-female", "Delapouite"),
    "who-cosima": ("female-vampire", "Delapouite"),
    "who-dietmar": ("mustache", "Delapouite"),
    "ui-undo": ("anticlockwise-rotation", "Delapouite"),
    "ui-redo": ("clockwise-rotation", "Delapouite"),
    "ui-hint": ("candle-light", "Lorc"),
    "ui-light-bulb": ("light-bulb", "Lorc"),
    "ui-rules": ("open-book", "Lorc"),
    "ui-rules-dice": ("rule-book", "Delapouite"),
    "ui-aid": ("scroll-unfurled", "Lorc"),
    "ui-menu": ("hamburger-menu", "Delapouite"),
    "ui-settings": ("cog", "Lorc"),
    "ui-camera-seat": ("wooden-chair", "Delapouite"),
    "ui-speed": ("fast-forward-button", "Delapouite"),
    "ui-skip": ("next-button", "Delapouite"),
    "ui-step": ("footsteps", "Skoll"),
    "ui-play": ("play-button", "Guard13007"),
    "ui-pause": ("pause-button", "Guard13007"),
    "ui-log": ("quill-ink", "Lorc"),
    "ui-quill": ("quill", "Lorc"),
    "ui-flag": ("flying-flag", "Lorc"),
    "ui-hand": ("poker-hand", "Lorc"),
    "ui-deck": ("card-draw", "Faithtoken"),
    "ui-discard": ("card-discard", "Faithtoken"),
    "ui-play-card": ("card-play", "Quoting"),
    "ui-swap": ("card-exchange", "Delapouite"),
    "ui-replay": ("cycle", "Lorc"),
    "ui-laurel": ("laurels", "Lorc"),
    "ui-lock": ("padlock", "Lorc"),
    "ui-unlock": ("padlock-open", "Delapouite"),
    "ui-crown": ("queen-crown", "Lorc"),
    "ui-search": ("magnifying-glass", "Lorc"),
    "ui-check": ("check-mark", "Delapouite"),
    "ui-trophy": ("trophy", "Lorc"),
    "ui-defeat": ("death-skull", "Sbed"),
    "ui-draw-game": ("scales", "Lorc"),
    "ui-save": ("save", "Delapouite"),
    "ui-load": ("archive-research", "Delapouite"),
    "ui-sound-on": ("speaker", "Delapouite"),
    "ui-sound-off": ("speaker-off", "Delapouite"),
    "ui-music-on": ("sound-on", "Delapouite"),
    "ui-music-off": ("sound-off", "Delapouite"),
    "ui-language": ("globe", "Lorc"),
    "ui-controller": ("gamepad", "Delapouite"),
    "ui-keyboard": ("keyboard", "Delapouite"),
    "ui-warning": ("hazard-sign", "Lorc"),
    "ui-info": ("info", "Delapouite"),
    "ui-help": ("help", "Sbed"),
    "ui-star": ("round-star", "Delapouite"),
    "ui-hourglass": ("hourglass", "Lorc"),
    "ui-dice": ("rolling-dices", "Delapouite"),
    "ui-exit": ("exit-door", "Delapouite"),
    "ui-candle": ("candle-holder", "Lorc"),
    "ui-swords": ("crossed-swords", "Lorc"),
    "ui-shield": ("templar-shield", "Delapouite"),
    "ui-coins": ("two-coins", "Delapouite"),
    "ui-players": ("tabletop-players", "Delapouite"),
    "ui-tutorial": ("bookmarklet", "Lorc"),
    "ui-target": ("convergence-target", "Delapouite"),
    "ui-fullscreen": ("expand", "Delapouite"),
    "ui-palette": ("palette", "Delapouite"),
} | battle_royal.icons()

# Some pictures fill less of the box than their neighbours: enlarged about the middle.
GROWN = {"emblem-blue": 1.22, "emblem-purple": 1.06} | battle_royal.GROWN

# The one plain arrow points down; the others are turned copies.
ARROWS = {"ui-arrow-down": 0, "ui-arrow-left": 90, "ui-arrow-up": 180, "ui-arrow-right": 270}
ARROW = ("plain-arrow", "Delapouite")


def dot(x, y, r):
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def even(*parts):
    return f'<path fill-rule="evenodd" d="{"".join(parts)}"/>'


def seats(*places):
    """People round a table with a bottle on it."""
    return even(dot(256, 256, 118), dot(256, 256, 96), "M238 196h36v34c26 8 40 28 40 52a58 58 0 0 1-116 0c0-24 14-44 40-52z", *(dot(x, y, 58) for x, y in places))


def star(cx, cy, long, short, inner):
    """Eight rays, four of them long."""
    reach = [long, inner, short, inner] * 4
    places = ((cx + r * math.sin(math.pi * i / 8), cy - r * math.cos(math.pi * i / 8)) for i, r in enumerate(reach))
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in places) + "z"


FLAG = "M84 24h60v464H84zM160 52C236 16 304 98 452 58L386 170l66 112C304 320 236 236 160 276z"
SMALL_FLAG = "M160 128h34v268h-34zM206 142c44-22 84 24 160 4l-36 58 36 58c-76 22-116-26-160-4z"
SHIELD = "M256 22 456 82V244c0 122-82 206-200 248C138 450 56 366 56 244V82z"

SWORD = "M256-62 290 6V372h74v46h-84v84a38 38 0 1 1-48 0v-84h-84v-46h74V6z"

# Drawn for this game, because the set has none that reads at 20 pixels.
OURS = {
    "ui-close": '<path d="M118 58 256 196 394 58 454 118 316 256 454 394 394 454 256 316 118 454 58 394 196 256 58 118z"/>',
    "ui-plus": '<path d="M212 60h88v152h152v88H300v152h-88V300H60v-88h152z"/>',
    "ui-minus": '<path d="M60 212h392v88H60z"/>',
    "ui-camera": '<path fill-rule="evenodd" d="M20 256C78 160 160 108 256 108s178 52 236 148c-58 96-140 148-236 148S78 352 20 256z'
                 'm50 0c48 68 110 106 186 106s138-38 186-106c-48-68-110-106-186-106S118 188 70 256z"/>'
                 '<path fill-rule="evenodd" d="M256 168a88 88 0 1 1 0 176 88 88 0 0 1 0-176zm-28 36a30 30 0 1 0 0 60 30 30 0 0 0 0-60z"/>',
    "ui-camera-top": '<path fill-rule="evenodd" d="M236 20h40v108h54l-74 88-74-88h54z"/>'
                     '<path fill-rule="evenodd" d="M44 236h90l40 40H84v176h344V276h-90l40-40h90v256H44z"/>'
                     '<path d="M120 312h72v104h-72zm100 0h72v104h-72zm100 0h72v104h-72z"/>',
    "ui-mouse": '<path d="M242 30v178H106v-42C106 91 167 32 242 30zm28 0c75 2 136 61 136 136v42H270z"/>'
                '<path d="M106 236h300v96c0 83-67 150-150 150s-150-67-150-150z"/>',
    "ui-list": '<path d="M60 96h72v72H60zm0 124h72v72H60zm0 124h72v72H60zM176 106h276v52H176zm0 124h276v52H176zm0 124h276v52H176z"/>',
    # A bottle with the imp's head in it; a coin; a card that takes the bottle; a trick won; seats.
    "bi-bottle": even("M196 12h120v62H196zM176 86h160v40H176z", "M200 138h112v62c72 22 116 76 116 142 0 96-78 158-172 158S84 438 84 342c0-66 44-120 116-142z",
                      "M150 232c4 54 12 100 30 134 18 36 46 62 76 80 30-18 58-44 76-80 18-34 26-80 30-134-26 22-48 34-70 40-24-8-48-8-72 0-22-6-44-18-70-40z",
                      "M186 312l62 34c-10 22-46 22-56-2zM326 312l-62 34c10 22 46 22 56-2z"),
    "bi-coin": even(dot(256, 256, 236), dot(256, 256, 192), dot(256, 256, 168), "M150 338l-22-148 74 62 54-104 54 104 74-62-22 148z"),
    "bi-trump": even("M92 6c-14 70 6 116 52 138h224c46-22 66-68 52-138-20 54-56 84-106 90H198c-50-6-86-36-106-90z", "M112 166h288q24 0 24 24v290q0 24-24 24H112q-24 0-24-24V190q0-24 24-24z",
                     "M220 206h72v124h76L256 462 144 330h76z"),
    "bi-trick": '<path d="M206 60h100q26 0 26 26v340q0 26-26 26H206q-26 0-26-26V86q0-26 26-26zM152 120 46 164q-20 8-14 28l84 236q8 20 28 14l8-3z'
                'M360 120l106 44q20 8 14 28l-84 236q-8 20-28 14l-8-3z"/>',
    "bi-sun": even(dot(256, 256, 122)) + "".join(f'<path transform="rotate({a} 256 256)" d="M204 112 256 8l52 104q-52-22-104 0z"/>' for a in range(0, 360, 45)),
    "bi-three": seats((256, 70), (95, 349), (417, 349)),
    "bi-four": seats((256, 62), (450, 256), (256, 450), (62, 256)),
    # BattleLore's dice and banners: feather, quartered shield, crown; flag and Lore star. A token, and two choices of a battle.
    "bl-die-green": even("M478 22C330 16 196 74 132 178c-44 72-52 142-36 206l-74 80 40 30 66-86c62 8 122-8 178-46 22-15 40-32 54-50l-66-12 "
                         "100-30c22-30 38-64 48-102l-66-6 84-42c10-32 16-64 18-98z", "M122 402 392 118 146 372z"),
    "bl-die-blue": even(SHIELD, "M256 72v178H104V116zM256 250h152c-6 86-62 150-152 188z"),
    "bl-die-red": even(dot(36, 136, 34), dot(256, 66, 40), dot(476, 136, 34), "M40 178l118 92 98-154 98 154 118-92-40 206H80z", "M82 412h348v66H82z"),
    "bl-die-strike": "".join(f'<path transform="rotate({angle} 256 256)" d="{SWORD}"/>' for angle in (45, -45)),
    "bl-die-flag": even(FLAG),
    "bl-die-lore": even(star(256, 256, 250, 156, 92)),
    "bl-token": even(dot(256, 256, 240), star(256, 256, 204, 122, 66)),
    "bl-lore": even("M124 16h264q34 0 34 34v412q0 34-34 34H124q-34 0-34-34V50q0-34 34-34z", star(256, 256, 150, 92, 52)),
    "bl-ignore": even(SHIELD, SMALL_FLAG),
    "bl-gain-ground": even("M300 28 494 140v232L300 484 106 372v-70h52v40l142 82 142-82V170L300 88l-142 82v40h-52v-70z", "M18 222h216v-72l132 106-132 106v-72H18z"),
    # What the woods of Knight Line bear, and the banners of BattleLore's sides.
    "kl-white": even(dot(256, 256, 236), dot(256, 256, 176)),
    "kl-black": even("M36 36h440v440H36z", "M92 92v328h328V92z"),
    "kl-red": even(*(dot(round(256 + 200 * math.sin(math.pi * i / 4)), round(256 - 200 * math.cos(math.pi * i / 4)), 54) for i in range(8))),
    "bl-side-south": even("M84 24h60v464H84zM164 52h288v240H164z"),
    "bl-side-north": even("M84 24h60v464H84zM164 52 476 172 164 292z"),
    "kl-two": '<path fill-rule="evenodd" d="M64 256a88 88 0 1 0 176 0a88 88 0 1 0 -176 0zM82 256a70 70 0 1 1 140 0a70 70 0 1 '
            '1 -140 0zM272 256a88 88 0 1 0 176 0a88 88 0 1 0 -176 0zM323.04 256a36.96 36.96 0 1 1 73.92 0a36.96 36.96 0 1 1'
            ' -73.92 0z"/>',
    "kl-three": '<path fill-rule="evenodd" d="M68 150a84 84 0 1 0 168 0a84 84 0 1 0 -168 0zM86 150a66 66 0 1 1 132 0a66 66 0 1 '
            '1 -132 0zM268 150a84 84 0 1 0 168 0a84 84 0 1 0 -168 0zM316.72 150a35.28 35.28 0 1 1 70.56 0a35.28 35.28 0 1 1'
            ' -70.56 0z"/><path fill-rule="evenodd" d="M68 352a84 84 0 1 0 168 0a84 84 0 1 0 -168 0zM116.72 352a35.28 35.28'
            ' 0 1 1 70.56 0a35.28 35.28 0 1 1 -70.56 0zM110 352h84v14h-84z"/>',
    "kl-none": '<path fill-rule="evenodd" d="M12 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM42.16 256a21.84 21.84 0 1 1 43.68 0'
            'a21.84 21.84 0 1 1 -43.68 0zM140 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM170.16 256a21.84 21.84 0 1 1 43.68 '
            '0a21.84 21.84 0 1 1 -43.68 0zM268 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM298.16 256a21.84 21.84 0 1 1 43.68'
            ' 0a21.84 21.84 0 1 1 -43.68 0zM396 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM426.16 256a21.84 21.84 0 1 1 43.6'
            '8 0a21.84 21.84 0 1 1 -43.68 0z"/>',
    "kl-blocker": '<path fill-rule="evenodd" d="M14 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM44.16 256a21.84 21.84 0 1 1 43.68 0'
            'a21.84 21.84 0 1 1 -43.68 0zM394 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM424.16 256a21.84 21.84 0 1 1 43.68 '
            '0a21.84 21.84 0 1 1 -43.68 0zM204 204h104v104h-104zM148 176l28 0v160h-28zM336 176h28v160h-28z"/>',
    "kl-wild": '<path fill-rule="evenodd" d="M14 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM44.16 256a21.84 21.84 0 1 1 43.68 0'
            'a21.84 21.84 0 1 1 -43.68 0zM394 256a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM424.16 256a21.84 21.84 0 1 1 43.68 '
            '0a21.84 21.84 0 1 1 -43.68 0zM160 160h192v192h-192zm20 20v152h152v-152zM256 196l18 42 46 4-35 30 11 45-40-24-4'
            '0 24 11-45-35-30 46-4zM118 248h42v16h-42zM352 248h42v16h-42z"/>',
} | battle_royal.OURS


def main():
    with tempfile.TemporaryDirectory() as temp:
        temp = pathlib.Path(temp)
        out = subprocess.run(["npm", "pack", "@".join(PACKAGE), "--json"], cwd=temp, check=True, capture_output=True, text=True)
        with tarfile.open(temp / json.loads(out.stdout)[0]["filename"].replace("@", "").replace("/", "-")) as tar:
            bodies = json.load(tar.extractfile("package/icons.json"))["icons"]
    for old in HERE.glob("*.svg"):
        # Plates and landscapes are those of assets/plates/make.py and assets/cards/land.py.
        if not old.name.startswith(("plate-", "land-")):
            old.unlink()
    credits = []

    def write(role, inner, credit):
        (HERE / f"{role}.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="currentColor">{inner}</svg>\n', "utf-8")
        credits.append(f"{role}: {credit}")

    def body(icon):
        return re.sub(r' fill="currentColor"', "", bodies[icon]["body"])

    for role, (icon, author) in ICONS.items():
        inner = body(icon)
        if role in GROWN:
            k = GROWN[role]
            inner = f'<g transform="translate({256 * (1 - k):.2f} {256 * (1 - k):.2f}) scale({k})">{inner}</g>'
        write(role, inner, f"{icon} by {author}, {LICENCE}")
    for role, angle in ARROWS.items():
        inner = body(ARROW[0])
        write(role, f'<g transform="rotate({angle} 256 256)">{inner}</g>' if angle else inner, f"{ARROW[0]} by {ARROW[1]}, {LICENCE}")
    for role, inner in OURS.items():
        write(role, inner, "drawn for The Imp's Table, under the licence of the game")
    authors = sorted({author for _, author in [*ICONS.values(), ARROW]})
    head = [f"Icons of game-icons.net, {LICENCE} (https://creativecommons.org/licenses/by/3.0/), changed in colour, size and direction; plate-ROLE is the icon ROLE cut into tones.",
            "Icons made by " + ", ".join(authors) + ". Below: role: icon by author, licence.", ""]
    (HERE / "credits.txt").write_text("\n".join(head + sorted(credits)) + "\n", "utf-8")
    print(f"{len(credits)} icons by {', '.join(authors)}")


if __name__ == "__main__":
    sys.exit(main())
