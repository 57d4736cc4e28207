#!/usr/bin/env python3
"""Rebuilds the input prompts of this folder:  python3 assets/glyphs/make.py

Needs cargo (it only downloads). The pictures are Kenney's Input Prompts 1.4 (www.kenney.nl, CC0), as packed in the crate
kenney_input_prompts 0.1.0 of the Rust registry. White on transparent, 64 x 64: tint them at run time. Kenney marks the meant part of
a pad, mouse or cross in red; here it is full white and the rest is faint, so that one tint colours everything.
The prompts for the generic controller name the position of a button, not its letter.
"""
import os, pathlib, re, subprocess, sys, tarfile, tempfile

HERE = pathlib.Path(__file__).resolve().parent
CRATE = ("kenney_input_prompts", "0.1.0")
ROOT = "kenney_input-prompts_1.4"
RED = "#E73246"

KEYBOARD = {"esc": "escape", "tab": "tab", "enter": "enter", "space": "space", "shift": "shift", "ctrl": "ctrl", "alt": "alt",
            "backspace": "backspace", "delete": "delete", "home": "home", "end": "end", "page-up": "page_up", "page-down": "page_down",
            "plus": "plus", "minus": "minus", "question": "question", "slash": "slash_forward", "comma": "comma", "period": "period",
            "up": "arrow_up", "down": "arrow_down", "left": "arrow_left", "right": "arrow_right", "arrows": "arrows_all", "any": "any",
            **{c: c for c in "abcdefghijklmnopqrstuvwxyz0123456789"}, **{f"f{n}": f"f{n}" for n in range(1, 13)}}
MOUSE = {"mouse": "mouse", "left": "mouse_left", "right": "mouse_right", "wheel": "mouse_scroll", "wheel-up": "mouse_scroll_up",
         "wheel-down": "mouse_scroll_down", "move": "mouse_move"}
TOUCH = {"tap": "touch_tap", "hold": "touch_tap_hold", "two": "touch_two", "nearer": "touch_zoom_in", "farther": "touch_zoom_out"}
WAYS = ("up", "down", "left", "right")
STICKS = {**{f"{key}s-{way}": f"stick_{key}_{way}" for key in "lr" for way in WAYS}, "ls": "stick_l", "rs": "stick_r", "ls-press": "stick_l_press",
          "rs-press": "stick_r_press"}
DPAD = {"dpad": "dpad", "up": "dpad_up", "down": "dpad_down", "left": "dpad_left", "right": "dpad_right", "dpad-any": "dpad_all"}
XBOX = {**{c: f"button_{c}" for c in "abxy"}, "lb": "lb", "rb": "rb", "lt": "lt", "rt": "rt", "view": "button_view", "menu": "button_menu",
        **STICKS, **DPAD}
PS = {"cross": "playstation_button_cross", "circle": "playstation_button_circle", "square": "playstation_button_square",
      "triangle": "playstation_button_triangle", "l1": "playstation_trigger_l1", "r1": "playstation_trigger_r1", "l2": "playstation_trigger_l2",
      "r2": "playstation_trigger_r2", "create": "playstation5_button_create", "options": "playstation5_button_options",
      **{key: f"playstation_{value}" for key, value in (STICKS | DPAD).items()}}
SWITCH = {**{c: f"button_{c}" for c in "abxy"}, "l": "button_l", "r": "button_r", "zl": "button_zl", "zr": "button_zr", "minus": "button_minus",
          "plus": "button_plus", **STICKS, **DPAD}
GENERIC = {"south": "switch_buttons_down", "east": "switch_buttons_right", "west": "switch_buttons_left", "north": "switch_buttons_up"}

PICTURES = {
    **{f"key-{key}": f"Keyboard & Mouse/Vector/keyboard_{value}.svg" for key, value in KEYBOARD.items()},
    **{("mouse" if key == "mouse" else f"mouse-{key}"): f"Keyboard & Mouse/Vector/{value}.svg" for key, value in MOUSE.items()},
    **{f"touch-{key}": f"Touch/Vector/{value}.svg" for key, value in TOUCH.items()},
    **{f"xbox-{key}": f"Xbox Series/Vector/xbox_{value}.svg" for key, value in XBOX.items()},
    **{f"ps-{key}": f"PlayStation Series/Vector/{value}.svg" for key, value in PS.items()},
    **{f"switch-{key}": f"Nintendo Switch/Vector/switch_{value}.svg" for key, value in SWITCH.items()},
    **{f"pad-{key}": f"Nintendo Switch/Vector/{value}.svg" for key, value in GENERIC.items()},
    "pad-button": "Generic/Vector/generic_button_circle.svg",
    "pad-dpad": "Nintendo Switch/Vector/switch_dpad.svg",
    "pad-controller": "Xbox Series/Vector/controller_xboxseries.svg",
}


def tidy(text):
    text = re.sub(r"<\?xml.*?\?>|<!--.*?-->|<defs\s*/>", "", text, flags=re.S)
    text = text.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "")
    if "#FFFFFF" in text and RED in text:
        text = re.sub(r' (fill|stroke)="#FFFFFF"(?! \1-opacity)(?=[^>]*>)', r' \1="#FFFFFF" \1-opacity="0.4"', text)
        text = re.sub(r'(<[^>]*?) (fill|stroke)-opacity="0\.4"([^>]*? \2-opacity=)', r"\1\3", text)
    text = text.replace(RED, "#FFFFFF")
    if "viewBox" not in text:
        text = text.replace("<svg ", '<svg viewBox="0 0 64 64" ', 1)
    return re.sub(r">\s+<", "><", text).strip() + "\n"


def main():
    with tempfile.TemporaryDirectory() as temp:
        temp = pathlib.Path(temp)
        (temp / "src").mkdir()
        (temp / "src/lib.rs").write_text("")
        (temp / "Cargo.toml").write_text(f'[package]\nname = "throwaway"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n{CRATE[0]} = "={CRATE[1]}"\n')
        subprocess.run(["cargo", "fetch", "--quiet"], cwd=temp, check=True)
        home = pathlib.Path(os.environ.get("CARGO_HOME", pathlib.Path.home() / ".cargo"))
        crate = next(home.glob(f"registry/cache/*/{CRATE[0]}-{CRATE[1]}.crate"))
        with tarfile.open(crate) as tar:
            tar.extractall(temp)
        folder = temp / f"{CRATE[0]}-{CRATE[1]}" / ROOT
        for old in HERE.glob("*.svg"):
            old.unlink()
        missing = [source for source in PICTURES.values() if not (folder / source).exists()]
        assert not missing, missing
        for name, source in PICTURES.items():
            (HERE / f"{name}.svg").write_text(tidy((folder / source).read_text("utf-8")), "utf-8")
        licence = (folder / "License.txt").read_text("utf-8").strip()
        (HERE / "LICENSE-Kenney.txt").write_text("\n".join(line.strip() for line in licence.splitlines()) + "\n", "utf-8")
    print(f"{len(PICTURES)} prompts, {sum(p.stat().st_size for p in HERE.glob('*.svg')):,} bytes")


if __name__ == "__main__":
    sys.exit(main())
