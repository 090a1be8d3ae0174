//! SSA names and block numbers, assigned before an operation is printed.
//!
//! As upstream, a region's values are numbered before the regions inside it, and later sibling regions before earlier
//! ones. Each nested region starts with the counters at the end of the enclosing region. Names are interned: a value's
//! name or number is one word in a table.
//!
//! If no scope around a function holds names, its numbers depend on the counters alone. It is then numbered right before
//! it is printed, while it is in the processor's cache.

use super::PrintOptions;
use crate::attrs::{Attr, CallSiteLoc, FusedLoc, NameLoc};
use crate::body::{Block, Body, CODE_MASK, HAS_EXTRA, Op, Region, Value, index_of};
use crate::context::Context;
use crate::decl::OpDef;
use crate::loc::Loc;
use terrace_num::{push_byte_and_u64, push_u64};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, hash_bytes};

/// A value's word has its name, with `%` in front, in the lower seven bytes, the first character lowest, and its length in
/// the upper byte; or a tag in the upper byte and a number in the lower half.
pub(super) type Word = u64;

/// The number is the value's.
pub(super) const NUMBER: u8 = 8;
/// The number is the index of an interned name.
pub(super) const NAME: u8 = 9;
/// A result in the group of an earlier one; the number is the distance to it.
pub(super) const MEMBER: u8 = 10;
/// Set in the upper byte of a result that others share the name or number of.
pub(super) const GROUP: u8 = 16;
/// The value has no number or name yet.
const UNSET: Word = Word::MAX;
const UNSET_TAG: u8 = u8::MAX;

const TAG_SHIFT: u32 = 56;
/// The longest name in a word.
const SHORT: usize = 7;

/// Splits a value's word into the upper byte and the number.
#[inline]
pub(super) fn split(word: Word) -> (u8, u32) {
    ((word >> TAG_SHIFT) as u8, word as u32)
}

#[inline]
fn tagged(tag: u8, number: u32) -> Word {
    Word::from(tag) << TAG_SHIFT | Word::from(number)
}

/// The word of a value with a number.
fn number_word(number: u32) -> Word {
    let (mut word, mut len, mut rest) = (0, 1, number);
    while len == 1 || rest != 0 {
        word = word << 8 | Word::from(b'0' + (rest % 10) as u8);
        (rest, len) = (rest / 10, len + 1);
    }
    if len > SHORT { tagged(NUMBER, number) } else { tagged(len as u8, 0) | word << 8 | Word::from(b'%') }
}

/// The names of one body.
#[derive(Clone, Default)]
pub(super) struct BodyNames {
    /// A word for each value.
    pub values: Vec<Word>,
    /// The number of each block in its region.
    pub blocks: Vec<u32>,
    /// Numbers of operations without results, for comments with the users of values.
    pub ops: FxHashMap<Op, u32>,
    /// Index in [`Names::bodies`] of each nested body; zero for none.
    children: Vec<u32>,
}

impl BodyNames {
    /// Sizes the tables for a body and marks every value and block as not numbered.
    fn reset(&mut self, body: &Body) {
        let reset = |words: &mut Vec<u32>, n: usize, fill: u32| {
            words.clear();
            words.resize(n, fill);
        };
        self.values.clear();
        self.values.resize(body.value_bound(), UNSET);
        reset(&mut self.blocks, body.block_bound(), u32::MAX);
        reset(&mut self.children, body.nested.len(), 0);
        self.ops.clear();
    }

    /// The word of the value with an index.
    #[inline]
    pub fn word(&self, index: usize) -> Word {
        self.values.get(index).copied().unwrap_or(UNSET)
    }

    /// Appends `^bb1`.
    #[inline]
    pub fn push_block(&self, block: Block, out: &mut Vec<u8>) {
        match self.blocks.get(block.index()) {
            Some(&n) if n != u32::MAX => {
                out.extend_from_slice(b"^bb");
                push_u64(out, n.into());
            }
            _ => out.extend_from_slice(b"INVALIDBLOCK"),
        }
    }

    /// The index in [`Names::bodies`] of the body that `op` owns.
    pub fn child(&self, body: &Body, op: Op) -> Option<usize> {
        let at = *self.children.get(body.nested_index(op)?)?;
        (at != 0).then_some(at as usize)
    }
}

/// A body inside the operation that is printed.
#[derive(Clone)]
pub(super) struct BodySlot<'p> {
    /// The body.
    pub body: &'p Body,
    /// Its names; `None` before it is numbered and while it is printed.
    pub names: Option<Box<BodyNames>>,
    /// Set until the body is numbered: the operation that owns it, and the counters to start from.
    deferred: Option<(&'p Body, Op, Counters)>,
}

#[derive(Clone)]
struct Name {
    start: u32,
    len: u32,
    hash: u32,
    /// Whether a scope around the current region uses it.
    used: bool,
}

/// A region to be numbered.
#[derive(Clone)]
struct Pending<'p> {
    /// Index of its body's names.
    at: usize,
    region: Region,
    /// The operation that owns it, in its body.
    owner: (&'p Body, Op),
    counters: Counters,
    /// The number of names in use in the scopes around it.
    scope: usize,
}

#[derive(Clone, Copy)]
struct Counters {
    value: u32,
    /// The word of a value with the number `value`.
    value_word: Word,
    arg: u32,
    conflict: u32,
}

/// The names of all values and blocks inside the operation that is printed.
#[derive(Clone)]
pub(super) struct Names<'p> {
    /// The bodies; the first is that of the operation where numbering starts.
    pub bodies: Vec<BodySlot<'p>>,
    ctx: &'p Context,
    /// The interned names, each with `%` in front.
    text: Vec<u8>,
    names: Vec<Name>,
    /// Index of a name plus one, by hash; zero for none. The length is a power of two, at most half is in use.
    table: Vec<u32>,
    /// Names in use, innermost scope last.
    scope: Vec<u32>,
    counters: Counters,
    options: PrintOptions,
    /// Whether the IR has been verified, so that hooks may rely on it.
    trusted: bool,
    /// Whether every body is numbered before printing starts.
    eager: bool,
    /// Memory of a body that has been printed, for the next one (test `counters` counts allocations).
    pub spare: Option<Box<BodyNames>>,
    /// Memory for the next name.
    buffer: Vec<u8>,
    /// The regions to be numbered, the next one last.
    pending: Vec<Pending<'p>>,
}

/// The body that an operation's regions are in; `None` while a pass has taken it out.
pub(crate) fn region_body(body: &Body, op: Op) -> Option<&Body> {
    if body.is_nested(op) { body.nested_body(op) } else { Some(body) }
}

impl<'p> Names<'p> {
    /// Names the results of `op` and everything in it; nested bodies may be deferred unless `eager`. While a pass has
    /// taken out the body of `op`, `inner` is that body.
    pub fn of_op(
        body: &'p Body,
        op: Op,
        inner: Option<&'p Body>,
        options: &PrintOptions,
        eager: bool,
        trusted: bool,
    ) -> Self {
        let mut names = Self {
            bodies: vec![BodySlot { body, names: None, deferred: None }],
            ctx: body.ctx(),
            text: Vec::new(),
            names: Vec::new(),
            table: vec![0; 64],
            scope: Vec::new(),
            counters: Counters { value: 0, value_word: number_word(0), arg: 0, conflict: 0 },
            options: *options,
            trusted,
            eager: eager || options.unique_ssa_ids || options.generic,
            spare: None,
            buffer: Vec::new(),
            pending: Vec::new(),
        };
        let mut top = Box::<BodyNames>::default();
        top.reset(body);
        names.push_regions(0, &mut top, body, op, inner);
        names.op(body, op, &mut top);
        for region in &mut names.pending {
            region.scope = names.scope.len();
        }
        names.bodies[0].names = Some(top);
        names.number();
        names
    }

    /// Whether every body is numbered before anything is printed.
    pub fn is_eager(&self) -> bool {
        self.eager
    }

    /// Numbers the pending regions and all in them.
    fn number(&mut self) {
        while let Some(next) = self.pending.pop() {
            self.leave_scopes(next.scope);
            if !self.options.unique_ssa_ids && !self.options.generic {
                self.counters = next.counters;
            }
            self.region(&next);
        }
    }

    /// Takes out the names of a body to print it, and numbers it first if that was deferred.
    #[inline]
    pub fn take(&mut self, at: usize) -> Box<BodyNames> {
        if let Some((owner_body, owner, counters)) = self.bodies[at].deferred.take() {
            self.leave_scopes(0);
            self.start_body(at, owner_body, owner, counters);
            self.number();
        }
        self.bodies[at].names.take().unwrap_or_default()
    }

    /// Puts back names that were taken out.
    pub fn put(&mut self, at: usize, names: Box<BodyNames>) {
        self.bodies[at].names = Some(names);
    }

    /// Makes the regions of `owner`, which are in the body with the index `at`, pending.
    fn start_body(&mut self, at: usize, owner_body: &'p Body, owner: Op, counters: Counters) {
        let slot = &mut self.bodies[at];
        let mut names = self.spare.take().unwrap_or_default();
        names.reset(slot.body);
        (slot.names, slot.deferred) = (Some(names), None);
        self.push_pending(at, owner_body, owner, counters);
    }

    fn push_pending(&mut self, at: usize, body: &'p Body, op: Op, counters: Counters) {
        let scope = self.scope.len();
        let pending = |i| Pending { at, region: body.region(op, i), owner: (body, op), counters, scope };
        self.pending.extend((0..body.n_regions(op)).map(pending));
    }

    /// The bytes of an interned name.
    #[inline]
    pub fn name(&self, at: u32) -> &[u8] {
        let Some(name) = self.names.get(at as usize) else { return b"" };
        self.text.get(name.start as usize..(name.start + name.len) as usize).unwrap_or(b"")
    }

    /// An interned name with `%` in front.
    fn text_of(&self, at: u32) -> &[u8] {
        let Some(name) = self.names.get(at as usize) else { return b"%" };
        let (start, end) = (name.start as usize - 1, (name.start + name.len) as usize);
        self.text.get(start..end).unwrap_or(b"%")
    }

    /// Appends the name or number in a value's word, with `%` in front. Returns false if it has none.
    #[inline]
    pub fn push_word(&self, word: Word, out: &mut Vec<u8>) -> bool {
        let (tag, number) = split(word & !tagged(GROUP, 0));
        if usize::from(tag) <= SHORT {
            let end = out.len() + usize::from(tag);
            out.extend_from_slice(&word.to_le_bytes());
            out.truncate(end);
            return true;
        }
        match tag {
            NUMBER => push_byte_and_u64(out, b'%', number.into()),
            NAME => out.extend_from_slice(self.text_of(number)),
            _ => return false,
        }
        true
    }

    /// Appends `%name`; if `with_number`, `#n` after it for one of several results.
    #[inline]
    pub fn push_value(&self, current: &BodyNames, value: Value, with_number: bool, out: &mut Vec<u8>) {
        let word = current.word(value.index());
        if split(word).0 as usize > SHORT {
            return self.push_long_value(current, value, with_number, out);
        }
        self.push_word(word, out);
    }

    #[inline(never)]
    fn push_long_value(&self, current: &BodyNames, value: Value, with_number: bool, out: &mut Vec<u8>) {
        let word = current.word(value.index());
        let (tag, number) = split(word);
        let member = match tag {
            MEMBER => Some(number),
            UNSET_TAG => None,
            tag => (tag & GROUP != 0).then_some(0),
        };
        let head = value.index().checked_sub(member.map_or(0, |n| n as usize));
        if !head.is_some_and(|head| self.push_word(current.word(head), out)) {
            return out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>");
        }
        if let Some(member) = member.filter(|_| with_number) {
            out.push(b'#');
            push_u64(out, member.into());
        }
    }

    fn leave_scopes(&mut self, to: usize) {
        for &name in self.scope.get(to..).unwrap_or(&[]) {
            if let Some(name) = self.names.get_mut(name as usize) {
                name.used = false;
            }
        }
        self.scope.truncate(to);
    }

    /// Makes the regions of `op`, which is in the body with the index `at`, pending; a body of its own may be deferred.
    fn push_regions(
        &mut self,
        at: usize,
        names: &mut BodyNames,
        body: &'p Body,
        op: Op,
        inner: Option<&'p Body>,
    ) {
        if !body.is_nested(op) {
            return self.push_pending(at, body, op, self.counters);
        }
        // Empty regions need no names.
        let Some(slot) = body.nested_index(op) else { return };
        let Some(nested) = region_body(body, op).or(inner).filter(|_| body.n_regions(op) != 0) else {
            return;
        };
        let at = self.bodies.len();
        self.bodies.push(BodySlot { body: nested, names: None, deferred: Some((body, op, self.counters)) });
        names.children[slot] = at as u32;
        if self.eager {
            self.start_body(at, body, op, self.counters);
        }
    }

    fn region(&mut self, pending: &Pending<'p>) {
        let slot = &mut self.bodies[pending.at];
        let (body, Some(mut names)) = (slot.body, slot.names.take()) else { return };
        let region = pending.region;
        let (owner_body, owner) = pending.owner;
        if let Some(hook) = owner_body.def(owner).hooks.arg_names
            && self.may_call_hooks(owner_body, owner)
        {
            hook(owner_body, owner, &mut |value, name| {
                // The hook names the arguments of all regions of the operation.
                let block = if value.index() < body.value_bound() { body.def_block(value) } else { None };
                if block.and_then(|b| body.region_of(b)) == Some(region) {
                    self.set_name(&mut names, value, name);
                }
            });
        }
        let (first, first_body) = (self.pending.len(), self.bodies.len());
        for (i, block) in body.blocks(region).enumerate() {
            names.blocks[block.index()] = i as u32;
            self.block(body, block, i == 0, &mut names, pending.at);
        }
        for child in &mut self.pending[first..] {
            child.counters = self.counters;
            child.scope = self.scope.len();
        }
        for at in first_body..self.bodies.len() {
            let Some((owner_body, owner, _)) = self.bodies[at].deferred else { continue };
            if self.scope.is_empty() {
                self.bodies[at].deferred = Some((owner_body, owner, self.counters));
            } else {
                // The names around the body must not be used in it, so it cannot be deferred.
                self.start_body(at, owner_body, owner, self.counters);
            }
        }
        self.bodies[pending.at].names = Some(names);
    }

    /// Whether the hooks that suggest names may run: they rely on the parts that the operation declares.
    fn may_call_hooks(&self, body: &Body, op: Op) -> bool {
        !self.options.generic && (self.trusted || super::kind::is_well_formed(body, op, body.def(op)))
    }

    fn block(&mut self, body: &'p Body, block: Block, entry: bool, names: &mut BodyNames, at: usize) {
        for &arg in body.args(block) {
            if names.values[arg.index()] != UNSET {
                continue;
            }
            let number = self.counters.arg;
            self.counters.arg += entry as u32;
            match self.loc_name(|| body.arg_loc(arg)) {
                Some(name) => self.set_name(names, arg, name),
                None if entry => {
                    self.buffer.clear();
                    self.buffer.extend_from_slice(b"arg");
                    push_u64(&mut self.buffer, number.into());
                    self.use_buffer(names, arg);
                }
                None => self.set_number(names, arg),
            }
        }
        let mut next = body.first_op(block);
        while let Some(op) = next {
            let record = body.record(op);
            next = record.next;
            let (_, n_results) = body.n_values(record);
            if n_results == 1
                && !self.options.nameloc_as_prefix
                && OpDef::of_code(record.code & CODE_MASK).hooks.result_names.is_none()
            {
                names.values[index_of(record.results)] = self.counters.value_word;
                self.count_value();
            } else if n_results != 0 || self.options.value_users {
                self.op(body, op, names);
            }
            if record.code & HAS_EXTRA != 0 && body.n_regions(op) != 0 {
                self.push_regions(at, names, body, op, None);
            }
        }
    }

    /// Names the results of an operation. One without any may get a number, for comments.
    #[inline(never)]
    fn op(&mut self, body: &'p Body, op: Op, names: &mut BodyNames) {
        let results = body.results(op);
        let (Some(first), n) = (results.first(), results.len()) else {
            if self.options.value_users {
                names.ops.insert(op, self.counters.value);
                self.count_value();
            }
            return;
        };
        let hook = body.def(op).hooks.result_names;
        let mut groups: SmallVec<[u32; 4]> = SmallVec::new();
        if let Some(hook) = hook
            && self.may_call_hooks(body, op)
        {
            hook(body, op, &mut |value, name| {
                let crate::body::ValueDef::Result(owner, i) = body.value_def(value) else { return };
                if owner != op || names.values[value.index()] != UNSET {
                    return;
                }
                self.set_name(names, value, self.loc_name(|| body.loc(op)).unwrap_or(name));
                if i != 0 {
                    groups.push(i);
                }
            });
        }
        if names.values[first.index()] == UNSET {
            match self.loc_name(|| body.loc(op)) {
                Some(name) => self.set_name(names, first, name),
                None => self.set_number(names, first),
            }
        }
        if n > 1 {
            self.members(names, first, n as u32, &mut groups);
        }
    }

    /// Makes results members of the group whose first result is the nearest one in `groups` before them.
    fn members(&mut self, names: &mut BodyNames, first: Value, n: u32, groups: &mut [u32]) {
        groups.sort_unstable();
        let mut groups = groups.iter().copied().peekable();
        let mut head = 0;
        for i in 1..n {
            let word = &mut names.values[first.index() + i as usize];
            if groups.next_if(|&g| g == i).is_some() {
                head = i;
                continue;
            }
            *word = tagged(MEMBER, i - head);
            names.values[first.index() + head as usize] |= tagged(GROUP, 0);
        }
    }

    /// The name in a location, if the options ask for names from locations.
    #[inline]
    fn loc_name(&self, loc: impl FnOnce() -> Loc) -> Option<&'p [u8]> {
        if self.options.nameloc_as_prefix { self.name_in(loc()) } else { None }
    }

    fn name_in(&self, loc: Loc) -> Option<&'p [u8]> {
        if loc.pos().is_some() {
            return None;
        }
        let ctx = self.ctx;
        let mut pending = vec![loc.attr(ctx)];
        while let Some(attr) = pending.pop() {
            if let Some(name) = attr.as_::<NameLoc>(ctx) {
                return Some(ctx.bytes(name.name)).filter(|name| !name.is_empty());
            }
            if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
                pending.extend([call.caller, call.callee]);
            } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
                pending.extend(fused.locs.iter().rev().copied().collect::<Vec<Attr>>());
            }
        }
        None
    }

    #[inline]
    fn set_number(&mut self, names: &mut BodyNames, value: Value) {
        names.values[value.index()] = self.counters.value_word;
        self.count_value();
    }

    #[inline]
    fn count_value(&mut self) {
        let Counters { value, value_word: word, .. } = &mut self.counters;
        *value += 1;
        let last = u32::from(split(*word).0).wrapping_sub(1) * 8;
        // The number is not in the word, or has other digits before the last one.
        if last >= 8 * SHORT as u32 || *word >> last & 0xFF == Word::from(b'9') {
            *word = number_word(*value);
        } else {
            *word += 1 << last;
        }
    }

    /// Gives a value a name, made valid and unique; a number when the name is empty.
    fn set_name(&mut self, names: &mut BodyNames, value: Value, name: &[u8]) {
        if name.is_empty() {
            return self.set_number(names, value);
        }
        self.buffer.clear();
        sanitize(name, b"$._-", &mut self.buffer);
        self.use_buffer(names, value);
    }

    /// Gives a value the name in the buffer, with a number after it if the name is in use.
    fn use_buffer(&mut self, names: &mut BodyNames, value: Value) {
        let mut buffer = core::mem::take(&mut self.buffer);
        let mut at = self.intern(&buffer);
        let prefix = buffer.len();
        while self.names[at as usize].used {
            buffer.truncate(prefix);
            buffer.push(b'_');
            push_u64(&mut buffer, self.counters.conflict.into());
            self.counters.conflict += 1;
            at = self.intern(&buffer);
        }
        self.buffer = buffer;
        self.names[at as usize].used = true;
        self.scope.push(at);
        let name = self.text_of(at);
        names.values[value.index()] = match name.len() {
            len @ ..=SHORT => {
                name.iter().rev().fold(0, |word, &byte| word << 8 | Word::from(byte)) | tagged(len as u8, 0)
            }
            _ => tagged(NAME, at),
        };
    }

    fn intern(&mut self, name: &[u8]) -> u32 {
        let hash = hash_bytes(name);
        let hash = (hash ^ hash >> 32) as u32;
        let mask = self.table.len() - 1;
        let mut slot = hash as usize;
        loop {
            let at = self.table[slot & mask].wrapping_sub(1);
            match self.names.get(at as usize) {
                Some(other) if other.hash == hash && self.name(at) == name => return at,
                Some(_) => slot += 1,
                None => break,
            }
        }
        let at = self.names.len() as u32;
        self.table[slot & mask] = at + 1;
        self.text.push(b'%');
        self.names.push(Name { start: self.text.len() as u32, len: name.len() as u32, hash, used: false });
        self.text.extend_from_slice(name);
        if self.names.len() * 2 > self.table.len() {
            self.grow();
        }
        at
    }

    /// Rebuilds the hash table with four times as many slots.
    #[cold]
    fn grow(&mut self) {
        let size = self.table.len() * 4;
        self.table = vec![0; size];
        for (number, name) in (1..).zip(&self.names) {
            let mut slot = name.hash as usize;
            while self.table[slot & (size - 1)] != 0 {
                slot += 1;
            }
            self.table[slot & (size - 1)] = number;
        }
    }
}

/// Appends a name as an identifier: blanks become `_`, and other characters than letters, digits and `punctuation` their
/// codes.
pub(super) fn sanitize(name: &[u8], punctuation: &[u8], out: &mut Vec<u8>) {
    let valid = |b: u8| b.is_ascii_alphanumeric() || punctuation.contains(&b);
    let Some(&first) = name.first() else { return };
    if first.is_ascii_digit() || (!valid(first) && first != b' ') {
        out.push(b'_');
    }
    let good = name.iter().position(|&b| !valid(b)).unwrap_or(name.len());
    out.extend_from_slice(&name[..good]);
    for &b in &name[good..] {
        if valid(b) {
            out.push(b);
        } else if b == b' ' {
            out.push(b'_');
        } else {
            // Upstream prints no leading zero.
            if b >= 16 {
                super::printer::push_hex(out, b);
            } else {
                out.push(b"0123456789ABCDEF"[b as usize]);
            }
        }
    }
}
