//! The length of types and attributes as text.

use crate::context::Context;
use crate::decl::KindDef;
use crate::params::{Part, any_part};
use terrace_support::FxHashMap;

/// The number of types and attributes of which the text of one may consist. A few lines that share each other would else
/// make a text that no memory holds.
pub const MAX_PARTS: u32 = 1 << 22;

/// The numbers of types and attributes of which the texts of types and attributes consist.
#[derive(Default)]
pub struct Lengths(FxHashMap<Part, u32>);

impl Lengths {
    /// Whether a type or attribute has at most [`MAX_PARTS`] types and attributes, where each counts as often as it is
    /// printed. Those that are printed by an alias count as one.
    ///
    /// The nesting of the parts that were not measured before bounds the recursion.
    pub fn fits(&mut self, ctx: &Context, part: Part) -> bool {
        self.length(ctx, part) <= MAX_PARTS
    }

    fn length(&mut self, ctx: &Context, part: Part) -> u32 {
        let (code, words) = match part {
            Part::Type(ty) => ctx.type_words(ty),
            Part::Attr(attr) => ctx.attr_words(attr),
        };
        let has_parts = |def: &&KindDef| def.params.iter().any(|param| param.kind.has_parts());
        let def = KindDef::of_code(code).filter(|def| def.attr_hooks().alias.is_none()).filter(has_parts);
        let Some(def) = def else { return 1 };
        if let Some(&length) = self.0.get(&part) {
            return length;
        }
        let mut length = 1u32;
        any_part(def.params, words, &mut |_, part| {
            length = length.saturating_add(self.length(ctx, part));
            false
        });
        self.0.insert(part, length);
        length
    }
}
