//! What a screen reader is told: what every control is called, what it is, and how it stands.
//!
//! Widgets are painted by hand, so nobody else knows their words. Each says them here while it is drawn; at the end of the
//! pass they are put on the nodes that egui makes for AccessKit. Nothing is done while nobody listens.

use bevy::prelude::Resource;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, Role, Toggled};
use bevy_egui::egui::{Context, Id, Rect};

use super::ui_kit::{Touch, UiKit};

/// What a control is, and how it stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// It is pressed.
    Button,
    /// It leads elsewhere.
    Link,
    /// It is on or off.
    Switch(bool),
    /// One of several, chosen or not.
    Choice(bool),
    /// It stands for several, of which this one is chosen.
    Several(String),
    /// A value between two others.
    Slider(f32, f32, f32),
    /// Something is written there.
    Field(String),
    /// A page to read, with its text.
    Page(String),
}

/// What is said of a control.
#[derive(Clone, Debug, PartialEq)]
struct Said {
    id: Id,
    control: Control,
    name: String,
    about: String,
}

/// A text that is told.
#[derive(Clone, Debug, PartialEq)]
struct ReadText {
    id: Id,
    text: String,
    what: What,
}

/// What a text is told of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    /// It is read out when it changes.
    News,
    /// A thing on the table, and where it is on the screen if it is seen there.
    Thing(Option<Rect>),
}

/// What is said in this pass.
#[derive(Resource, Default, Debug)]
pub struct ScreenReader {
    pub on: bool,
    /// What controls without words of their own are about: the setting that they change, the heading above them.
    about: String,
    /// What that does, for whoever asks.
    explained: String,
    /// What has been painted since somebody began to read along.
    read: Option<String>,
    said: Vec<Said>,
    told: Vec<ReadText>,
}

impl ScreenReader {
    /// What is painted from here on is read along, text by text.
    pub fn begin(&mut self) {
        self.read = self.on.then(String::new);
    }

    /// A text that is painted.
    pub fn read(&mut self, text: &str) {
        let Some(read) = &mut self.read else { return };
        if !text.trim().is_empty() {
            let apart = if read.is_empty() { "" } else { "\n" };
            *read += apart;
            *read += text.trim();
        }
    }

    /// Everything that has been read along.
    pub fn end(&mut self) -> String {
        self.read.take().unwrap_or_default()
    }

    /// What stands on a page.
    pub(super) fn fill(&mut self, page: Id, text: String) {
        if let Some(said) = self.said.iter_mut().rev().find(|said| said.id == page) {
            said.control = Control::Page(text);
        }
    }

    /// What is said from here on is about this.
    pub fn about(&mut self, about: &str) {
        self.about_in_full(about, "");
    }

    /// What is said from here on is about this, which is explained so to whoever asks what a control does.
    pub fn about_in_full(&mut self, about: &str, explained: &str) {
        if self.on {
            about.clone_into(&mut self.about);
            explained.clone_into(&mut self.explained);
        }
    }

    /// A control is called so after all: what stands in an empty field need not be its name.
    pub fn call(&mut self, id: Id, name: &str) {
        if let Some(said) = self.said.iter_mut().rev().find(|said| said.id == id) {
            name.clone_into(&mut said.name);
        }
    }

    /// More about a control: its name, if it has none.
    pub(super) fn explain(&mut self, id: Id, text: &str) {
        let Some(said) = self.said.iter_mut().rev().find(|said| said.id == id).filter(|_| self.on) else { return };
        if said.name.is_empty() {
            text.clone_into(&mut said.name);
        } else if said.name != text {
            text.clone_into(&mut said.about);
        }
    }

    /// Puts everything on the nodes of this pass.
    pub(super) fn tell(&mut self, ctx: &Context) {
        for said in self.said.drain(..) {
            let place = ctx.read_response(said.id).map(|response| response.rect);
            ctx.accesskit_node_builder(said.id, |node| said.write(node, place));
        }
        for told in self.told.drain(..) {
            ctx.accesskit_node_builder(told.id, |node| told.write(node));
        }
        self.about.clear();
        self.explained.clear();
    }
}

/// Where something is on the screen.
fn put(node: &mut Node, place: Option<Rect>) {
    let Some(place) = place else { return };
    let [x0, y0, x1, y1] = [place.left(), place.top(), place.right(), place.bottom()].map(f64::from);
    node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
}

impl Said {
    fn write(self, node: &mut Node, place: Option<Rect>) {
        put(node, place);
        node.add_action(Action::Focus);
        if !matches!(self.control, Control::Page(_)) {
            node.add_action(Action::Click);
        }
        node.set_role(match &self.control {
            Control::Button => Role::Button,
            Control::Link => Role::Link,
            Control::Switch(_) => Role::Switch,
            Control::Choice(_) => Role::RadioButton,
            Control::Several(_) => Role::ComboBox,
            Control::Slider(..) => Role::Slider,
            Control::Field(_) => Role::TextInput,
            Control::Page(_) => Role::Document,
        });
        node.set_label(self.name);
        // AT-SPI knows numbers as values, but no words: there they are told before what is told of the control anyway.
        let worded = match &self.control {
            Control::Several(text) | Control::Field(text) | Control::Page(text) => text,
            _ => "",
        };
        let told = [if cfg!(target_os = "linux") { worded } else { "" }, &self.about];
        let about: Vec<&str> = told.into_iter().filter(|text| !text.is_empty()).collect();
        if !about.is_empty() {
            node.set_description(about.join("\n"));
        }
        match self.control {
            Control::Switch(on) | Control::Choice(on) => {
                node.set_toggled(if on { Toggled::True } else { Toggled::False });
            }
            Control::Several(text) | Control::Field(text) | Control::Page(text) => node.set_value(text),
            Control::Slider(now, from, to) => {
                node.set_numeric_value(f64::from(now));
                node.set_min_numeric_value(f64::from(from));
                node.set_max_numeric_value(f64::from(to));
            }
            Control::Button | Control::Link => {}
        }
    }
}

impl ReadText {
    fn write(self, node: &mut Node) {
        match self.what {
            What::Thing(place) => {
                node.set_role(Role::ListItem);
                node.set_label(self.text);
                node.add_action(Action::Click);
                put(node, place);
            }
            What::News => {
                node.set_role(Role::Status);
                node.set_live(Live::Polite);
                // What changes in a name is read out.
                node.set_label(self.text);
            }
        }
    }
}

impl UiKit<'_> {
    /// Says what a control is; without a name it is called after what it is about, or as its tip explains it.
    pub fn speak(&mut self, touch: &Touch, control: impl FnOnce() -> Control, name: &str) {
        let spoken = &mut *self.spoken;
        let Some(id) = touch.id.filter(|_| spoken.on) else { return };
        let control = control();
        let named = !matches!(control, Control::Button | Control::Link);
        let name = if name.is_empty() && named { spoken.about.clone() } else { name.to_owned() };
        let about = if named { spoken.explained.clone() } else { String::new() };
        spoken.said.push(Said { id, control, name, about });
    }

    /// A text that is read out when it changes.
    pub fn read_out(&mut self, name: &str, text: &str) {
        if self.spoken.on && !text.is_empty() {
            self.spoken.told.push(ReadText {
                id: Id::new("read out").with(name),
                text: text.to_owned(),
                what: What::News,
            });
        }
    }

    /// A thing on the table, and where it is if it is seen.
    pub fn thing(&mut self, id: Id, text: &str, place: Option<Rect>) {
        if self.spoken.on {
            self.spoken.told.push(ReadText { id, text: text.to_owned(), what: What::Thing(place) });
        }
    }
}
