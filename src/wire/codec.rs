//! Frames as bytes.

use std::fmt;
use std::marker::PhantomData;

use miniz_oxide::deflate::core::{CompressorOxide, create_comp_flags_from_zip_params};
use miniz_oxide::deflate::stream::deflate;
use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZError, MZFlush, MZStatus};
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Down, MOST_DOWN, MOST_UP, PLAIN, Up, WireError};
use crate::engine::MayLeave;

/// Bytes before the body: its length as four bytes, the largest first, and its form.
pub const HEAD: usize = 5;
/// The body is JSON.
pub const FORM_PLAIN: u8 = 0;
/// The body is JSON, the next part of one stream that is deflated by zlib.
pub const FORM_DEFLATED: u8 = 1;

/// Quick to deflate; a higher level gains little on bodies as short as these.
const LEVEL: i32 = 6;
/// As many bytes are deflated, or inflated, at a time.
const PART: usize = 16 << 10;
/// As much of an unknown kind is said.
const KIND: usize = 24;

/// Frames of one direction, as they arrive.
pub trait Frame: DeserializeOwned {
    /// Most bytes of JSON.
    const MOST: usize;
    /// All kinds that there are.
    const KINDS: &'static [&'static str];
}

/// A frame to the owner of a match, as bytes.
pub fn encode_up(frame: &Up) -> Result<Vec<u8>, WireError> {
    Ok(framed(&json(frame, MOST_UP)?, FORM_PLAIN))
}

fn json(frame: &impl Serialize, most: usize) -> Result<Vec<u8>, WireError> {
    // All keys are text.
    let json = serde_json::to_vec(frame).map_err(|_| WireError::NoFrame)?;
    if json.len() > most { Err(WireError::TooLarge { most }) } else { Ok(json) }
}

fn framed(body: &[u8], form: u8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + body.len());
    bytes.extend((body.len() as u32).to_be_bytes());
    bytes.push(form);
    bytes.extend(body);
    bytes
}

/// Writer of the frames from the owner of a match to one guest. What a guest has been sent is not sent once more: deflated bodies
/// are parts of one stream, so they are to be read in their order. What a frame says of the match may leave:
///
/// ```
/// use imps_table::engine::{Eyes, Match, Silent};
/// use imps_table::games::bottle_imp::BottleImp;
/// use imps_table::wire::{Down, Encoder};
///
/// let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
/// let now = game.observe(Eyes::Public).json().expect("a view");
/// let frame = Down::State { at: 0, now, clocks: Vec::new(), chronicle: Vec::new(), undone: None, opening: Vec::new() };
/// assert!(Encoder::default().encode(&frame).is_ok());
/// ```
///
/// A bare view does not, whoever it is for:
///
/// ```compile_fail,E0277
/// # use imps_table::engine::{Match, Silent, Viewer};
/// # use imps_table::games::bottle_imp::BottleImp;
/// # use imps_table::wire::{Down, Encoder};
/// # let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
/// let now = game.view(Viewer::Public);
/// let frame = Down::State { at: 0, now, clocks: Vec::new(), chronicle: Vec::new(), undone: None, opening: Vec::new() };
/// Encoder::default().encode(&frame);
/// ```
pub struct Encoder(Box<CompressorOxide>);

impl Default for Encoder {
    fn default() -> Self {
        let flags = create_comp_flags_from_zip_params(LEVEL, 1, 0);
        Self(Box::new(CompressorOxide::new(flags)))
    }
}

impl Encoder {
    /// A frame as bytes.
    ///
    /// # Errors
    /// A frame that is too large; nothing of it has been said then.
    pub fn encode<V: MayLeave>(&mut self, frame: &Down<V>) -> Result<Vec<u8>, WireError> {
        let json = json(frame, MOST_DOWN)?;
        if json.len() <= PLAIN {
            return Ok(framed(&json, FORM_PLAIN));
        }
        let (mut rest, mut body) = (json.as_slice(), Vec::new());
        let mut part = [0; PART];
        loop {
            let done = deflate(&mut self.0, rest, &mut part, MZFlush::Sync);
            rest = &rest[done.bytes_consumed..];
            body.extend_from_slice(&part[..done.bytes_written]);
            // A compressor that writes into memory does not fail.
            if rest.is_empty() && done.bytes_written < PART || done.status.is_err() {
                return Ok(framed(&body, FORM_DEFLATED));
            }
        }
    }
}

/// Reader of the frames of one direction, however their bytes are cut. It never keeps more than one frame may have.
pub struct Decoder<F> {
    /// Bytes of the frame that is not whole yet.
    bytes: Vec<u8>,
    /// What deflated bodies are parts of, once there has been one.
    stream: Option<Box<InflateState>>,
    wrong: Option<WireError>,
    of: PhantomData<fn() -> F>,
}

impl<F> Default for Decoder<F> {
    fn default() -> Self {
        Self { bytes: Vec::new(), stream: None, wrong: None, of: PhantomData }
    }
}

impl<F: Frame> Decoder<F> {
    /// Takes bytes up to the end of a frame, and answers that frame; the rest stays in `bytes` for the next call. None if all bytes
    /// are taken and the frame is not whole.
    ///
    /// # Errors
    /// What is wrong with it. From then on every call says so: where the next frame begins is not known.
    pub fn push(&mut self, bytes: &mut &[u8]) -> Result<Option<F>, WireError> {
        if let Some(wrong) = &self.wrong {
            return Err(wrong.clone());
        }
        self.take(bytes).inspect_err(|wrong| {
            self.wrong = Some(wrong.clone());
            (self.bytes, self.stream) = (Vec::new(), None);
        })
    }

    fn take(&mut self, bytes: &mut &[u8]) -> Result<Option<F>, WireError> {
        self.fill(HEAD, bytes);
        let Some((&[a, b, c, d, form], _)) = self.bytes.split_first_chunk::<HEAD>() else { return Ok(None) };
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if length > F::MOST {
            return Err(WireError::TooLarge { most: F::MOST });
        }
        self.fill(HEAD + length, bytes);
        if self.bytes.len() < HEAD + length {
            return Ok(None);
        }
        let frame = std::mem::take(&mut self.bytes);
        let body = &frame[HEAD..];
        match form {
            FORM_PLAIN => read(body).map(Some),
            FORM_DEFLATED => read(&self.inflate(body)?).map(Some),
            _ => Err(WireError::NoForm),
        }
    }

    /// The next part of what is deflated.
    fn inflate(&mut self, mut body: &[u8]) -> Result<Vec<u8>, WireError> {
        let stream = self.stream.get_or_insert_with(|| InflateState::new_boxed(DataFormat::Zlib));
        let (mut json, mut part) = (Vec::new(), [0; PART]);
        loop {
            let done = inflate(stream, body, &mut part, MZFlush::None);
            body = &body[done.bytes_consumed..];
            json.extend_from_slice(&part[..done.bytes_written]);
            if json.len() > F::MOST {
                return Err(WireError::TooLarge { most: F::MOST });
            }
            match done.status {
                // All of it has been taken, and nothing waits for room.
                Ok(_) if body.is_empty() && done.bytes_written < PART => return Ok(json),
                Err(MZError::Buf) if body.is_empty() => return Ok(json),
                Ok(MZStatus::Ok) => {}
                Ok(_) | Err(_) => return Err(WireError::Damaged),
            }
        }
    }

    /// Bytes that it has room for.
    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.bytes.capacity()
    }

    /// Takes bytes until there are so many.
    fn fill(&mut self, to: usize, bytes: &mut &[u8]) {
        let count = to.saturating_sub(self.bytes.len()).min(bytes.len());
        let (taken, rest) = bytes.split_at(count);
        self.bytes.extend_from_slice(taken);
        *bytes = rest;
    }
}

/// A frame from its JSON.
fn read<F: Frame>(json: &[u8]) -> Result<F, WireError> {
    let Kind(kind) = serde_json::from_slice(json).map_err(|_| WireError::NoFrame)?;
    if !F::KINDS.contains(&kind.as_str()) {
        return Err(WireError::UnknownKind(kind.chars().take(KIND).collect()));
    }
    serde_json::from_slice(json).map_err(|_| WireError::Malformed { kind })
}

/// The only key of an object.
struct Kind(String);

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct OneKey;
        impl<'de> Visitor<'de> for OneKey {
            type Value = Kind;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an object with one key")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Kind, A::Error> {
                let only = map.next_entry::<String, IgnoredAny>()?;
                let (kind, _) = only.ok_or_else(|| serde::de::Error::invalid_length(0, &self))?;
                match map.next_key::<IgnoredAny>()? {
                    None => Ok(Kind(kind)),
                    Some(_) => Err(serde::de::Error::invalid_length(2, &self)),
                }
            }
        }
        from.deserialize_map(OneKey)
    }
}
