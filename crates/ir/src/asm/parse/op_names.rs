//! What the names of operations in the text stand for.

use super::body::Parser;
use crate::asm::format::{DirectStep, Quick};
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use crate::types::{N_FIXED, Type};
use terrace_support::FxHashMap;

/// What a name in the text resolves to.
#[derive(Clone, Copy)]
pub(super) enum NameInfo {
    /// An operation of a registered dialect, and the quick ways through its form.
    Known(&'static OpDef, Ways),
    Unknown,
}

/// The quick ways through a form.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    pub quick: Option<&'static Quick>,
    /// A bit for each type with a fixed handle: whether it may be the type of everything in the quick form.
    pub fixed: u32,
    /// Steps of another sort; empty when there are none.
    pub direct: &'static [DirectStep],
}

/// How many names are found at once.
const RECENT: usize = 128;

/// Names of so many bytes are told by [`words`].
const WHOLE: usize = 24;

/// A name that was met lately.
#[derive(Clone, Copy)]
struct Recent<'p> {
    /// The first eight bytes, the last eight and the second eight; of short names what they have.
    words: [u64; 3],
    name: &'p [u8],
    /// The default dialect where it was met.
    dialect: &'static str,
    info: NameInfo,
}

/// The names of operations that were met so far.
#[derive(Default)]
pub(super) struct OpNames<'p> {
    recent: Vec<Recent<'p>>,
    all: FxHashMap<(&'p [u8], &'static str), NameInfo>,
}

/// Whether an operation's name says which dialect it is of.
pub(super) fn has_prefix(name: &[u8]) -> bool {
    memchr::memchr(b'.', name).is_some_and(|dot| dot + 1 < name.len())
}

#[inline]
fn words(name: &[u8]) -> [u64; 3] {
    if let (Some(first), Some(last)) = (name.first_chunk::<8>(), name.last_chunk::<8>()) {
        let second = name.get(8..).and_then(|rest| rest.first_chunk()).unwrap_or(last);
        return [first, last, second].map(|&bytes| u64::from_le_bytes(bytes));
    }
    let mut word = [0; 8];
    for (to, &byte) in word.iter_mut().zip(name) {
        *to = byte;
    }
    [u64::from_le_bytes(word), name.len() as u64, 0]
}

impl<'p> OpNames<'p> {
    /// The operation that a name stands for where the prefix `dialect.` may be left out.
    #[inline]
    pub fn lookup(&mut self, ctx: &Context, name: &'p [u8], dialect: &'static str) -> NameInfo {
        let words = words(name);
        let mix = words[0] ^ words[1].rotate_left(23) ^ dialect.as_ptr() as u64;
        let place = (mix.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 57) as usize % RECENT;
        if let Some(recent) = self.recent.get(place)
            // One by one, as they were just made: a longer read would wait for them.
            && (0..3).all(|i| recent.words[i] == words[i])
            && recent.name.len() == name.len()
            && core::ptr::eq(recent.dialect, dialect)
            && (name.len() <= WHOLE || recent.name == name)
        {
            return recent.info;
        }
        self.look_further(ctx, name, dialect, place)
    }

    #[inline(never)]
    fn look_further(
        &mut self,
        ctx: &Context,
        name: &'p [u8],
        dialect: &'static str,
        place: usize,
    ) -> NameInfo {
        let info = *self.all.entry((name, dialect)).or_insert_with(|| resolve(ctx, name, dialect));
        let recent = Recent { words: words(name), name, dialect, info };
        if self.recent.is_empty() {
            self.recent.resize(RECENT, recent);
        }
        self.recent[place] = recent;
        info
    }
}

fn resolve(ctx: &Context, name: &[u8], dialect: &str) -> NameInfo {
    let find = |name: &[u8]| OpDef::find(name).filter(|def| ctx.dialect(def.dialect).is_some());
    let found = match find(name) {
        None if !has_prefix(name) => find(&[dialect.as_bytes(), b".", name].concat()),
        found => found,
    };
    let Some(def) = found else { return NameInfo::Unknown };
    let quick = def.quick();
    let class = quick.and_then(|quick| quick.class);
    let holds = |i: &usize| class.is_none_or(|class| (class.holds)(ctx, Type::from_index(*i)));
    let fixed = (0..N_FIXED).filter(holds).fold(0, |bits, i| bits | 1 << i);
    let direct = def.program().map_or(&[][..], |program| &program.direct);
    NameInfo::Known(def, Ways { quick, fixed, direct })
}

impl Parser<'_> {
    /// Reports that nobody knows an operation of this name.
    #[cold]
    pub(super) fn unknown_custom_op(&self, name: &[u8], offset: u32) -> Reported {
        let text = String::from_utf8_lossy(name);
        let ctx = self.asm.ctx;
        let tried = match self.default_dialects.last() {
            Some(dialect) if !has_prefix(name) => {
                format!(" (tried '{dialect}.{text}' as well)")
            }
            _ => String::new(),
        };
        let dialect = match text.split_once('.') {
            Some((dialect, rest)) if !rest.is_empty() => dialect,
            _ => self.default_dialects.last().copied().unwrap_or(""),
        };
        if ctx.dialect(dialect).is_some() {
            return self.asm.error_at(offset, format!("custom op '{text}' is unknown{tried}"));
        }
        let mut known: Vec<&str> = ctx.dialects().iter().map(|d| d.name).collect();
        known.sort_unstable();
        let loc = self.asm.loc_at(offset);
        self.asm
            .error_builder(offset, format!("Dialect `{dialect}' not found for custom op '{text}' {tried}"))
            .note(
                loc,
                format!(
                    "Available dialects: {} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
                    known.join(", ")
                ),
            )
            .emit()
    }
}
