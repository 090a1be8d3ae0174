//! What was found to hold before, so that the many operations that look the same are looked at once.
//!
//! Counts, inherent attributes, types, relations, traits that compare types, inference: all depend on an
//! operation's kind, its attribute slots and the types of its operands and results, and are remembered by these
//! words, for operations with as many regions and successors as their kind declares. What depends on more (parents, blocks, successors, symbols, most `verify` hooks) is checked each time.

use super::Verifier;
use super::functions::can_be_known;
use super::invariants::sized_regions;
use super::plan::Plan;
use super::walk::{Counts, Frame, Work, count};
use super::{flow, symbols, traits};
use crate::Context;
use crate::Result;
use crate::attrs::{Attr, FloatAttr, IntegerAttr};
use crate::body::{BLOCK_DEF, Body, CODE_MASK, HAS_DICT, HAS_EXTRA, OpRecord, OpRef, PACKED, index_of};
use crate::decl::{OpDef, Trait};

/// A kind of operations, as far as this run knows it.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub def: &'static OpDef,
    pub plan: &'static Plan,
    /// What matters of the attribute in the first slot.
    first: First,
    /// An unregistered operation of this kind was found to be allowed.
    allowed: bool,
    /// There is something to check about an operation each time.
    pub always: bool,
    /// Operations without successors and regions can be remembered, when they have few parts.
    plain: bool,
    /// Functions of this kind can be remembered.
    pub function: bool,
}

/// What matters of an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// All.
    Whole,
    /// Of a number only the type.
    Type,
    /// Only its kind.
    Kind,
}

impl First {
    /// The word that stands for what matters; `None` when no word does.
    #[inline]
    fn look(self, ctx: &Context, word: u32) -> Option<u32> {
        match self {
            First::Whole => Some(word),
            First::Type => look_of_value(ctx, word),
            First::Kind => Attr::from_raw(word).map(|attr| ctx.attr_code(attr)),
        }
    }
}

/// What operations of one kind looked like that were fine and all of whose values have one type, without attributes.
#[derive(Clone, Copy, Default)]
pub(super) struct Uniform {
    /// The type, raw; zero when none is known.
    ty: u32,
    n_operands: u32,
    n_results: u32,
    n_slots: u32,
}

impl Uniform {
    /// Whether an operation without regions and successors looks just so, and its operands are clearly dominated.
    #[inline]
    fn is_like(&self, body: &Body, record: &OpRecord, frame: &Frame) -> bool {
        if body.n_values(record) != (self.n_operands as usize, self.n_results as usize)
            || record.code & HAS_DICT != 0
            || body.words.run(record.run, self.n_slots as usize).iter().any(|&word| word != 0)
        {
            return false;
        }
        let first = index_of(record.results);
        let results = &body.values[first..first + self.n_results as usize];
        if results.iter().any(|value| value.ty.raw() != self.ty) {
            return false;
        }
        let block = frame.block.map_or(0, |block| block.raw() | BLOCK_DEF);
        body.slots.run(record.operands, self.n_operands as usize).iter().all(|slot| {
            let Some(value) = body.values.get(index_of(slot.target)) else { return false };
            value.ty.raw() == self.ty
                && (value.def == block || {
                    value.def & BLOCK_DEF == 0 && {
                        let def = &body.ops[value.def as usize - 1];
                        def.block == frame.block && frame.ordered && def.order < record.order
                    }
                })
        })
    }
}

/// The most operands, results and slots of an operation that is remembered; when it has more slots, the ones that
/// are set count, and one.
const MAX: usize = 7;
/// Looks are remembered in so many pairs: a function has some dozens, of which few share a pair with two others.
const PAIRS: usize = 256;
/// How many dictionaries are remembered.
const DICTS: usize = 64;

/// The words that what is remembered depends on: op code and counts, types, slots; the rest zero.
type Look = [u32; MAX + 1];
const _: () = assert!(CODE_MASK <= u32::MAX >> 6, "a code and two counts up to MAX are one word");

/// Operations and dictionaries that are known to be fine, by hash.
pub(super) struct Memo {
    looks: [[Look; 2]; PAIRS],
    dicts: [u32; DICTS],
}

impl Memo {
    pub fn new() -> Box<Self> {
        Box::new(Self { looks: [[[0; MAX + 1]; 2]; PAIRS], dicts: [0; DICTS] })
    }

    #[inline]
    fn knows(&self, look: &Looking) -> bool {
        let [first, second] = &self.looks[look.place()];
        *first == look.look || *second == look.look
    }

    /// Remembers a look, and forgets the older one of its pair.
    fn know(&mut self, look: &Looking) {
        let [first, second] = &mut self.looks[look.place()];
        *second = core::mem::replace(first, look.look);
    }
}

/// A look that is put together. It is hashed meanwhile: what was just written takes a while to be read again.
struct Looking {
    look: Look,
    len: usize,
    hash: u64,
}

impl Looking {
    #[inline]
    fn new(code: u32, n_operands: usize, n_results: usize) -> Self {
        let mut look = Self { look: [0; MAX + 1], len: 0, hash: 0 };
        look.push(code << 6 | (n_operands as u32) << 3 | n_results as u32);
        look
    }

    /// Adds a word, unless there are too many.
    #[inline]
    fn push(&mut self, word: u32) {
        if let Some(place) = self.look.get_mut(self.len) {
            *place = word;
            self.len += 1;
            self.hash = (self.hash.rotate_left(25) ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }

    #[inline]
    fn place(&self) -> usize {
        (self.hash >> 32) as usize % PAIRS
    }
}

impl Verifier<'_> {
    #[inline]
    pub(super) fn kind(&mut self, code: u32) -> Kind {
        match self.kinds.get(code as usize) {
            Some(&Some(kind)) => kind,
            _ => self.new_kind(code),
        }
    }

    #[cold]
    fn new_kind(&mut self, code: u32) -> Kind {
        let def = OpDef::of_code(code);
        let number = def.has(Trait::ValueForm)
            || (def.has(Trait::PureVerify) && def.has(Trait::ConstantLike) && def.attrs.len() == 1);
        let first = match number {
            true => First::Type,
            false if def.has(Trait::FirstByKind) => First::Kind,
            false => First::Whole,
        };
        let plan = def.plan(self.ctx);
        let plain = def.registered && !def.is_packed() && def.succs.is_empty() && def.regions.is_empty();
        let function = can_be_known(def, plan);
        let kind = Kind { def, plan, first, allowed: false, always: plan.always, plain, function };
        if self.kinds.len() <= code as usize {
            self.kinds.resize(code as usize + 1, None);
        }
        self.kinds[code as usize] = Some(kind);
        kind
    }

    /// Whether an operation of the frame's block without regions and successors looks like one of its kind that was
    /// found to be fine.
    #[inline]
    pub(super) fn is_usual(&self, body: &Body, record: &OpRecord, frame: &Frame) -> bool {
        let uniform = self.uniform.get((record.code & CODE_MASK) as usize);
        uniform.is_some_and(|uniform| uniform.ty != 0 && uniform.is_like(body, record, frame))
    }

    /// [`Self::visit`] of an operation without successors and regions; most have few parts.
    #[inline]
    pub(super) fn visit_plain(&mut self, at: OpRef<'_>, record: &OpRecord, work: &mut Work) -> Result {
        let body = at.body();
        let code = record.code & CODE_MASK;
        let kind = self.kind(code);
        let (n_operands, n_results) = body.n_values(record);
        let n_slots = kind.plan.n_slots;
        if n_operands + n_results + n_slots > MAX || !kind.plain {
            return self.visit(at, record, Counts::plain(body, record), work);
        }
        let mut look = Looking::new(code, n_operands, n_results);
        if !work.check_dominance(body, at.op, record, &mut |ty| look.push(ty.raw())) {
            return null_operand(at);
        }
        let first = index_of(record.results);
        for value in &body.values[first..first + n_results] {
            look.push(value.ty.raw());
        }
        let slots = body.words.run(record.run, n_slots);
        match slots.split_first() {
            Some((&value, rest)) if kind.first != First::Whole => {
                match kind.first.look(self.ctx, value) {
                    Some(word) => look.push(word),
                    None => return self.visit_fully(at, kind, Counts::plain(body, record)),
                }
                rest.iter().for_each(|&word| look.push(word));
            }
            _ => slots.iter().for_each(|&word| look.push(word)),
        }
        if !self.seen.knows(&look) {
            return self.visit_new(at, record, kind, Counts::plain(body, record), &look);
        }
        if let Some(dict) = body.dict(at.op) {
            self.dict(at, dict)?;
        }
        if kind.always { self.again(at, kind, Counts::plain(body, record)) } else { Ok(()) }
    }

    /// Verifies an operation of the innermost frame's block: everything about itself, and, unless it has
    /// regions, what comes after these. Notes when an operand is not clearly dominated.
    #[inline(never)]
    pub(super) fn visit(&mut self, at: OpRef<'_>, record: &OpRecord, n: Counts, work: &mut Work) -> Result {
        let body = at.body();
        let code = record.code & CODE_MASK;
        let kind = self.kind(code);
        let n_slots = kind.plan.n_slots;
        let n_values = n.operands + n.results;
        // Of many slots most are not set.
        let sparse = n_values + n_slots > MAX;
        if record.code & PACKED != 0 {
            if !work.check_dominance(body, at.op, record, &mut |_| {}) {
                return null_operand(at);
            }
            return self.visit_fully(at, kind, n);
        }
        let slots = body.words.run(record.run, n_slots);
        let n_words = if sparse { 1 + slots.iter().filter(|&&word| word != 0).count() } else { n_slots };
        if !kind.def.registered
            || n_values + n_words > MAX
            || sparse && n_slots > u32::BITS as usize
            || n.regions != kind.def.regions.len()
            || n.succs != kind.def.succs.len()
        {
            if !work.check_dominance(body, at.op, record, &mut |_| {}) {
                return null_operand(at);
            }
            return self.visit_fully(at, kind, n);
        }
        let mut look = Looking::new(code, n.operands, n.results);
        if !work.check_dominance(body, at.op, record, &mut |ty| look.push(ty.raw())) {
            return null_operand(at);
        }
        let first = index_of(record.results);
        for value in &body.values[first..first + n.results] {
            look.push(value.ty.raw());
        }
        if sparse {
            let set = slots.iter().rev().fold(0u32, |set, &word| set << 1 | (word != 0) as u32);
            look.push(set);
            slots.iter().filter(|&&word| word != 0).for_each(|&word| look.push(word));
        } else if let Some((&value, rest)) = slots.split_first() {
            match kind.first.look(self.ctx, value) {
                Some(word) => look.push(word),
                None => return self.visit_fully(at, kind, n),
            }
            rest.iter().for_each(|&word| look.push(word));
        }
        if self.seen.knows(&look) {
            if let Some(dict) = body.dict(at.op) {
                self.dict(at, dict)?;
            }
            return if kind.always || n.succs + n.regions != 0 { self.again(at, kind, n) } else { Ok(()) };
        }
        self.visit_new(at, record, kind, n, &look)
    }

    /// Verifies an operation that looks like none that is known.
    #[inline(never)]
    fn visit_new(
        &mut self,
        at: OpRef<'_>,
        record: &OpRecord,
        kind: Kind,
        n: Counts,
        look: &Looking,
    ) -> Result {
        self.visit_fully(at, kind, n)?;
        self.seen.know(look);
        let (code, n_slots, n_values) = (record.code & CODE_MASK, kind.plan.n_slots, n.operands + n.results);
        let (types, rest) = look.look[1..].split_at(n_values);
        if n_values != 0
            && types.iter().all(|&ty| ty == types[0])
            && rest.iter().all(|&word| word == 0)
            && !kind.plan.always
            && record.code & HAS_DICT == 0
            && n.succs + n.regions == 0
        {
            let (n_operands, n_results) = (n.operands as u32, n.results as u32);
            self.remember_uniform(
                code,
                Uniform { ty: types[0], n_operands, n_results, n_slots: n_slots as u32 },
            );
        }
        Ok(())
    }

    #[cold]
    fn remember_uniform(&mut self, code: u32, uniform: Uniform) {
        if self.uniform.len() <= code as usize {
            self.uniform.resize(code as usize + 1, Uniform::default());
        }
        self.uniform[code as usize] = uniform;
    }

    /// Whether there is nothing about an operation that was fine before and was not touched since that could be wrong.
    #[inline]
    pub(super) fn is_settled(&self, record: &OpRecord, work: &Work) -> bool {
        let kind = self.kinds.get((record.code & CODE_MASK) as usize);
        !work.rearranged && record.code & HAS_DICT == 0 && matches!(kind, Some(Some(kind)) if !kind.always)
    }

    /// The same of an operation with successors or regions.
    #[inline]
    pub(super) fn is_settled_branch(&self, record: &OpRecord, n: Counts, work: &Work) -> bool {
        let kind = self.kinds.get((record.code & CODE_MASK) as usize);
        !work.rearranged
            && !work.other_args
            && n.regions == 0
            && record.next.is_none()
            && record.code & HAS_DICT == 0
            && matches!(kind, Some(Some(kind)) if kind.def.registered && !kind.plan.always_elsewhere)
    }

    /// Verifies an operation that was fine before and was not touched since ([`CHECKED`](crate::body::CHECKED)).
    #[inline]
    pub(super) fn visit_known(&mut self, at: OpRef<'_>, record: &OpRecord, work: &mut Work) -> Result {
        let body = at.body();
        if work.rearranged && !work.check_dominance(body, at.op, record, &mut |_| {}) {
            return null_operand(at);
        }
        if let Some(dict) = body.dict(at.op) {
            self.dict(at, dict)?;
        }
        let kind = self.kind(record.code & CODE_MASK);
        if record.code & HAS_EXTRA != 0 {
            return self.again(at, kind, count(body, at.op));
        }
        if kind.always { self.again(at, kind, Counts::plain(body, record)) } else { Ok(()) }
    }

    #[inline(never)]
    fn visit_fully(&mut self, at: OpRef<'_>, kind: Kind, n: Counts) -> Result {
        self.entrance(at, kind, n)?;
        if n.regions != 0 {
            return Ok(());
        }
        if kind.def.registered || !kind.allowed {
            self.exit_leaf(at, kind)?;
        }
        if !kind.def.registered && !kind.allowed {
            let kind = Kind { allowed: true, ..kind };
            self.kinds[kind.def.code() as usize] = Some(kind);
        }
        Ok(())
    }

    /// What has to be checked of an operation that looks like one that is fine.
    pub(super) fn again(&mut self, at: OpRef<'_>, kind: Kind, n: Counts) -> Result {
        let Kind { def, plan, .. } = kind;
        if !def.registered {
            return if n.regions != 0 { Self::region_rules(at, def, n.regions) } else { Ok(()) };
        }
        if n.succs != 0 {
            traits::successors(at)?;
        }
        if plan.structure {
            traits::structure(at, def, false)?;
        }
        if plan.sized_regions {
            sized_regions(at, def, n.regions)?;
        }
        for &t in &plan.traits {
            match t {
                Trait::Terminator => traits::terminator(at)?,
                Trait::BranchOpInterface => flow::branch(at, def)?,
                Trait::Symbol => symbols::symbol(at, def)?,
                _ => {}
            }
        }
        self.symbol_user(at, def)?;
        // What a function looks like is more than its own mark vouches for: see `functions`.
        if let Some(verify) = def.hooks.verify
            && (!def.has(Trait::PureVerify) || def.has(Trait::FunctionOpInterface))
        {
            verify(at)?;
        }
        if let Some(verify) = def.hooks.verify_blocks {
            verify(at)?;
        }
        if n.regions != 0 {
            return Self::region_rules(at, def, n.regions);
        }
        if plan.region_traits.is_empty() && def.hooks.verify_regions.is_none() {
            return Ok(());
        }
        self.exit_leaf(at, kind)
    }

    /// Lets dialects verify the discardable attributes that are named after them.
    pub(super) fn dict(&mut self, at: OpRef<'_>, dict: Attr) -> Result {
        let place = dict.raw() as usize % DICTS;
        if self.seen.dicts[place] == dict.raw() {
            return Ok(());
        }
        if !self.discardable_attrs(at)? {
            self.seen.dicts[place] = dict.raw();
        }
        Ok(())
    }
}

/// What matters of the value of a [`Trait::ValueForm`]: of a number its kind and type. `None` when words do not say.
#[inline]
fn look_of_value(ctx: &Context, word: u32) -> Option<u32> {
    /// Handles are below; a bit above says which sort of number has the type.
    const LIMIT: u32 = 1 << 30;
    let attr = Attr::from_raw(word)?;
    let (ty, sort) = if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
        (int.ty.raw(), LIMIT)
    } else if let Some(float) = attr.as_::<FloatAttr>(ctx) {
        (float.ty.raw(), LIMIT * 2)
    } else {
        (word, 0)
    };
    (ty < LIMIT).then_some(ty | sort)
}

#[cold]
fn null_operand(at: OpRef<'_>) -> Result {
    Err(at.error("null operand found").emit())
}
