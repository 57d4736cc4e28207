//! What may break down is tried: its panic is an answer, and whoever hears of panics can tell it from one that ends the program.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static TRIES: Cell<bool> = const { Cell::new(false) };
}

/// What comes of some work; nothing if it breaks down. What it has changed until then is not to be relied on.
pub fn attempt<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = TRIES.replace(true);
    let result = catch_unwind(AssertUnwindSafe(work)).ok();
    TRIES.set(before);
    result
}

/// Whether this thread tries something out: then a panic of it goes no further.
pub fn is_attempting() -> bool {
    TRIES.get()
}

#[cfg(test)]
mod tests {
    use std::panic::{set_hook, take_hook};
    use std::sync::Mutex;
    use std::thread;

    use super::*;

    #[test]
    fn whoever_hears_of_a_panic_can_tell_whether_it_goes_further() {
        static HEARD: Mutex<Vec<(thread::ThreadId, bool)>> = Mutex::new(Vec::new());
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            HEARD.lock().unwrap().push((thread::current().id(), is_attempting()));
            usual(panic);
        }));
        let one_in_another = || attempt(|| panic!("inside")).unwrap_or_else(|| panic!("outside"));
        assert_eq!(attempt(|| 7), Some(7));
        assert_eq!(attempt::<()>(one_in_another), None);
        assert!(catch_unwind(|| panic!("not tried")).is_err());
        let heard = HEARD.lock().unwrap();
        let here = heard.iter().filter(|(thread, _)| *thread == thread::current().id());
        assert_eq!(here.map(|(_, tries)| *tries).collect::<Vec<_>>(), [true, true, false]);
    }
}
