//! The length of types and attributes as text.

use crate::context::Context;
use crate::decl::KindDef;
use crate::params::{ParamDef, Part, any_part};
use terrace_support::FxHashMap;

/// The number of types and attributes of which the text of one may consist. A few lines that share each other would else
/// make a text that no memory holds.
pub const MAX_PARTS: u32 = 1 << 22;

/// The numbers of types and attributes of which the texts of types and attributes consist.
#[derive(Default)]
pub struct Lengths {
    /// Those that have parts.
    list: FxHashMap<Part, u32>,
    without_aliases: bool,
    /// The number of types and attributes of a text, with all that they consist of, and without.
    n_all: u64,
    n_added: u64,
}

impl Lengths {
    /// The lengths of texts in which nothing is printed by an alias.
    pub fn without_aliases() -> Self {
        Self { without_aliases: true, ..Self::default() }
    }

    /// Whether a type or attribute has at most [`MAX_PARTS`] types and attributes.
    pub fn fits(&mut self, ctx: &Context, part: Part) -> bool {
        self.length(ctx, part) <= MAX_PARTS
    }

    /// Adds a type or attribute to a text of several.
    pub fn add(&mut self, ctx: &Context, part: Part) {
        self.n_all = self.n_all.saturating_add(self.length(ctx, part).into());
        self.n_added += 1;
    }

    /// Whether the text of all that were added fits into memory. It may be longer the more there are: only sharing makes a
    /// few of them too long.
    pub fn all_fit(&self) -> bool {
        const PARTS_OF_EACH: u64 = 1 << 10;
        self.n_all <= PARTS_OF_EACH.saturating_mul(self.n_added).saturating_add(MAX_PARTS.into())
    }

    /// The number of types and attributes of which a type or attribute consists, where each counts as often as it is
    /// printed. Those that are printed by an alias count as one.
    pub fn length(&mut self, ctx: &Context, part: Part) -> u32 {
        self.known(ctx, part).unwrap_or_else(|| self.measure(ctx, part))
    }

    /// The length of a part that has no parts itself or was measured.
    fn known(&self, ctx: &Context, part: Part) -> Option<u32> {
        match self.params(ctx, part) {
            None => Some(1),
            Some(_) => self.list.get(&part).copied(),
        }
    }

    /// The parameters of a part that has parts.
    fn params<'c>(&self, ctx: &'c Context, part: Part) -> Option<(&'static [ParamDef], &'c [u32])> {
        let (code, words) = match part {
            Part::Type(ty) => ctx.type_words(ty),
            Part::Attr(attr) => ctx.attr_words(attr),
        };
        let def = KindDef::of_code(code)?;
        let is_long = self.without_aliases || def.attr_hooks().alias.is_none();
        let has_parts = is_long && def.params.iter().any(|param| param.kind.has_parts());
        has_parts.then_some((def.params, words))
    }

    /// Measures a part, after its parts.
    fn measure(&mut self, ctx: &Context, part: Part) -> u32 {
        let mut length = 1u32;
        let mut stack = vec![part];
        while let Some(&top) = stack.last() {
            let n_waiting = stack.len();
            if let (None, Some((params, words))) = (self.known(ctx, top), self.params(ctx, top)) {
                length = 1;
                any_part(params, words, &mut |_, part| {
                    match self.known(ctx, part) {
                        Some(known) => length = length.saturating_add(known),
                        None => stack.push(part),
                    }
                    false
                });
                if stack.len() == n_waiting {
                    self.list.insert(top, length);
                }
            }
            if stack.len() == n_waiting {
                stack.pop();
            }
        }
        length
    }
}
