//! What functions looked like that were found to be fine: many differ in little but their names.

use super::Verifier;
use super::memo::Kind;
use super::plan::Plan;
use super::walk::Counts;
use crate::Result;
use crate::attrs::StringAttr;
use crate::body::{Body, OpRef};
use crate::decl::{OpDef, Trait};

/// How many looks are remembered.
const LOOKS: usize = 32;
/// The most words that a look has.
const MAX: usize = 30;

/// All that a function's own rules depend on but for its discardable attributes and what is inside; empty for none.
#[derive(Clone, Copy)]
struct Look {
    words: [u32; MAX],
    len: usize,
}

impl Look {
    const EMPTY: Look = Look { words: [0; MAX], len: 0 };

    #[inline]
    fn push(&mut self, word: u32) {
        if let Some(place) = self.words.get_mut(self.len) {
            *place = word;
        }
        self.len += 1;
    }

    #[inline]
    fn extend(&mut self, words: &[u32]) {
        words.iter().for_each(|&word| self.push(word));
    }

    /// The words; none of one that has too many.
    fn words(&self) -> &[u32] {
        self.words.get(..self.len).unwrap_or(&[])
    }
}

/// Looks of functions, by hash.
pub(super) struct Functions {
    known: [Look; LOOKS],
    /// The one that is asked for.
    look: Look,
}

impl Functions {
    pub fn new() -> Box<Self> {
        Box::new(Functions { known: [Look::EMPTY; LOOKS], look: Look::EMPTY })
    }

    fn place(&self) -> usize {
        let mix = |hash: u32, &word: &u32| (hash ^ word).wrapping_mul(0x9E37_79B9);
        (self.look.words().iter().fold(0, mix) >> 16) as usize % LOOKS
    }
}

/// Whether one function of this kind that is fine speaks for all that look the same, whatever their names are.
///
/// Such a function is left without a further look, unless a use in it is not clearly dominated.
pub(super) fn can_be_known(def: &OpDef, plan: &Plan) -> bool {
    def.has(Trait::FunctionOpInterface)
        && def.has(Trait::PureVerify)
        && def.regions.len() == 1
        && def.operands.is_empty()
        && def.results.is_empty()
        && def.succs.is_empty()
        && *plan.traits == [Trait::Symbol]
        && *plan.region_traits == [Trait::IsolatedFromAbove]
        && !plan.sized_regions
        && !def.has(Trait::SymbolUsesAtOnce)
        && !def.has(Trait::GraphRegion)
}

impl Verifier<'_> {
    /// Whether a function with its own body looks like one that was found to be fine.
    pub(super) fn is_known_function(&mut self, at: OpRef<'_>, kind: Kind, n: Counts, inner: &Body) -> bool {
        kind.function && self.look_at(at, kind, n, inner).is_some() && {
            let functions = &*self.functions;
            functions.known[functions.place()].words() == functions.look.words()
        }
    }

    /// Remembers a function that was found to be fine.
    pub(super) fn know_function(&mut self, at: OpRef<'_>, kind: Kind, n: Counts, inner: &Body) {
        if kind.function && self.look_at(at, kind, n, inner).is_some() {
            let place = self.functions.place();
            self.functions.known[place] = self.functions.look;
        }
    }

    /// Notes what a function looks like; `None` when that does not tell whether it is fine.
    fn look_at(
        &mut self,
        at: OpRef<'_>,
        Kind { def, plan, .. }: Kind,
        n: Counts,
        inner: &Body,
    ) -> Option<()> {
        let body = at.body();
        if n.regions != 1 || n.operands + n.results + n.succs != 0 {
            return None;
        }
        let slots = body.slots(at.op);
        let (name, before, behind) = slots.around(plan.sym_name?)?;
        if !name.is::<StringAttr>(self.ctx) {
            return None;
        }
        let look = &mut self.functions.look;
        look.len = 0;
        let parent = at.parent().map_or(0, |parent| parent.def().code() + 1);
        let set = slots.set();
        look.extend(&[def.code(), parent, set as u32, (set >> 32) as u32]);
        look.extend(before);
        look.extend(behind);
        if let Some(entry) = inner.entry_block(body.region(at.op, 0)) {
            if !inner.has_no_predecessors(entry) {
                return None;
            }
            // No attribute is this.
            look.push(u32::MAX);
            inner.args(entry).iter().for_each(|&arg| look.push(inner.ty(arg).raw()));
        }
        (look.len <= MAX).then_some(())
    }

    /// What remains to be verified of a function that looks like a known one, before what is in it.
    pub(super) fn known_function(&mut self, at: OpRef<'_>, kind: Kind) -> Result {
        if let Some(dict) = at.body().dict(at.op) {
            self.dict(at, dict)?;
        }
        kind.def.hooks.verify_blocks.map_or(Ok(()), |verify| verify(at))
    }
}
