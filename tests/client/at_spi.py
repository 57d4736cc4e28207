"""AT-SPI: what a screen reader of the system knows of the program.

    at_spi.py begin          A screen reader is there from now on.
    at_spi.py tree           A line for everything in the window, in reading order: depth, role, name, description and states, with tabs between.
    at_spi.py press NAME     Presses what is called so.

Needs Debian's python3-gi, gir1.2-atspi-2.0 and at-spi2-core, and a session bus.
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

STATES = [Atspi.StateType.FOCUSED, Atspi.StateType.CHECKED, Atspi.StateType.SENSITIVE]


def begin():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
    place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
    bus.call_sync(*place, value, None, Gio.DBusCallFlags.NONE, -1)


def windows():
    desktop = Atspi.get_desktop(0)
    for app in (desktop.get_child_at_index(n) for n in range(desktop.get_child_count())):
        yield from (app.get_child_at_index(n) for n in range(app.get_child_count()))


def walk(node, depth=0):
    yield node, depth
    for n in range(node.get_child_count()):
        child = node.get_child_at_index(n)
        if child is not None:
            yield from walk(child, depth + 1)


def whole():
    return (found for window in windows() for found in walk(window))


def tree():
    for node, depth in whole():
        states = node.get_state_set()
        told = [Atspi.StateType(state).value_nick for state in STATES if states.contains(state)]
        words = (node.get_name() or "", node.get_description() or "")
        name, about = (text.replace("\n", " ").replace("\t", " ") for text in words)
        print(depth, node.get_role_name(), name, about, " ".join(told), sep="\t")


def press(name):
    for node, _ in whole():
        if node.get_name() == name and "Action" in node.get_interfaces():
            node.do_action(0)
            return
    known = [(node.get_name(), node.get_interfaces()) for node, _ in whole()]
    sys.exit(f"nothing that can be pressed is called {name}: {known}")


{"begin": begin, "tree": tree, "press": press}[sys.argv[1]](*sys.argv[2:])
