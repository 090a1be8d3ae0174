//! Attributes that hand-written custom forms add, and the sizes of operand and result groups among attributes.

use super::body::NamedAttrs;
use super::op::OpParser;
use crate::Result;
use crate::attrs::{Attr, DenseArrayAttr};
use crate::context::{Context, Str};
use crate::decl::OpDef;
use crate::types::Type;

impl OpParser<'_, '_> {
    /// Parses `{...}`, or with the word `attributes {...}`, if it is there, as hand-written forms do: nothing is
    /// added yet.
    pub fn form_attrs(&mut self, with_keyword: bool) -> Result<NamedAttrs> {
        let mut attrs = NamedAttrs::new();
        if if with_keyword { self.eat_keyword("attributes") } else { self.at(b'{') } {
            self.parse_attr_dict(&mut attrs)?;
        }
        Ok(attrs)
    }

    /// Adds what [`OpParser::form_attrs`] gave: what the form itself says must not be there again, and inherent
    /// attributes of another class are dropped, as upstream does. Other constraints are the verifier's.
    ///
    /// `taken` are slots that the form says something about even when it left them empty.
    pub fn add_form_attrs(&mut self, attrs: &[(Str, Attr)], taken: &[usize]) {
        for &(name, attr) in attrs {
            let Some(slot) = self.slot_of(name) else {
                self.discardable.push((name, attr));
                continue;
            };
            let is_older = self.ctx.bytes(name) != self.state.def.slot_name(slot).as_bytes();
            if !is_older && (self.state.slot(slot).is_some() || taken.contains(&slot)) {
                // Upstream looks for these when it has read everything else.
                let first =
                    self.groups().duplicate.filter(|&first| self.ctx.bytes(first) < self.ctx.bytes(name));
                self.groups().duplicate = first.or(Some(name));
                continue;
            }
            let fits = match self.state.def.attrs.get(slot) {
                Some(field) => (field.is_class)(self.ctx, attr),
                None => self.takes_segments(slot, name, attr),
            };
            if fits {
                self.state.set_slot(slot, attr);
                self.groups().from_dict.push((slot, attr));
            }
        }
    }

    /// [`OpParser::form_attrs`] and [`OpParser::add_form_attrs`].
    pub fn form_attr_dict(&mut self, with_keyword: bool, taken: &[usize]) -> Result {
        let attrs = self.form_attrs(with_keyword)?;
        self.add_form_attrs(&attrs, taken);
        Ok(())
    }

    /// Whether an entry of a dictionary says the sizes of groups: it is well-formed, and the older spelling, which
    /// comes later in the order of names, was not there before.
    pub(super) fn takes_segments(&self, slot: usize, name: Str, sizes: Attr) -> bool {
        let def = self.state.def;
        let is_older = self.ctx.bytes(name) != def.slot_name(slot).as_bytes();
        wrong_segments(self.ctx, def, slot, sizes).is_none() && (is_older || !self.is_from_dict(slot))
    }

    /// Reports an attribute that both the form and the dictionary say.
    #[inline]
    pub(super) fn check_duplicate(&self) -> Result {
        let Some(name) = self.groups.as_ref().and_then(|groups| groups.duplicate) else { return Ok(()) };
        let name = self.ctx.str(name);
        let message = format!("attribute '{name}' occurs more than once in the attribute list");
        Err(self.custom_error(self.name_offset, message))
    }
}

/// What is wrong with the sizes of operand or result groups as a property.
pub(super) fn wrong_segments(ctx: &Context, def: &OpDef, slot: usize, sizes: Attr) -> Option<String> {
    let want = if Some(slot) == def.operand_segments_slot() { def.operands.len() } else { def.results.len() };
    let Some(sizes) = sizes.as_::<DenseArrayAttr>(ctx).filter(|_| is_segments(ctx, sizes)) else {
        return Some("expected DenseI32ArrayAttr for key `value`".into());
    };
    let n = sizes.i32s().len();
    (n != want).then(|| format!("size mismatch in attribute conversion: {n} vs {want}"))
}

fn is_segments(ctx: &Context, sizes: Attr) -> bool {
    sizes.as_::<DenseArrayAttr>(ctx).is_some_and(|sizes| sizes.elem == Type::I32)
}
