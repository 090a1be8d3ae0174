//! The parts of operations that custom directives and `parse` hooks parse as formats do.

use super::parse::{attribute, enum_value};
use super::{Arg, KeywordAttr, TypeRef};
use crate::Result;
use crate::asm::parse::{OpParser, Unresolved};
use crate::attrs::Attr;
use crate::decl::EnumDef;
use crate::types::Type;

impl OpParser<'_, '_> {
    /// For custom directives: appends names to an operand group of the format.
    pub fn push_operands(&mut self, arg: Arg, names: &[Unresolved]) {
        if let Arg::Operand(i) = arg {
            names.iter().for_each(|&name| self.parts.operands.push(i, name));
        }
    }

    /// For custom directives: appends types to a group of the format.
    pub fn push_types(&mut self, arg: Arg, types: &[Type]) {
        if let Arg::Type(of @ (TypeRef::Operand(_) | TypeRef::Result(_))) = arg {
            types.iter().for_each(|&ty| self.parts.push_type(of, ty));
        }
    }

    /// For custom directives: the first type parsed so far for a group of the format.
    pub fn first_type(&self, arg: Arg) -> Option<Type> {
        match arg {
            Arg::Type(TypeRef::Operand(i)) => self.parts.operand_types.first(i),
            Arg::Type(TypeRef::Result(i)) => self.parts.result_types.first(i),
            _ => None,
        }
    }

    /// For `parse` hooks: parses inherent attributes as MLIR 24 writes them, each if its keyword comes next.
    pub fn optional_keyword_attrs(&mut self, attrs: impl IntoIterator<Item = KeywordAttr>) -> Result {
        for KeywordAttr { keyword, open, close, slot } in attrs {
            if self.eat_keyword(keyword) {
                self.expect_bytes(open.trim())?;
                attribute(self, slot, false)?;
                self.expect_bytes(close)?;
            }
        }
        Ok(())
    }

    /// For `parse` hooks: parses the inherent attribute in a slot as formats write it.
    pub fn inherent_attr(&mut self, slot: usize) -> Result {
        attribute(self, slot, false).map(|_| ())
    }

    /// For `parse` hooks: parses the attribute of an enumeration as formats write it.
    pub fn enum_attr(&mut self, def: &'static EnumDef) -> Result<Attr> {
        match enum_value(self, def, def.name, false)? {
            Some(attr) => Ok(attr),
            None => Err(self.error("expected an enumeration's case")),
        }
    }

    fn expect_bytes(&mut self, text: &str) -> Result {
        text.bytes().try_for_each(|byte| self.expect(byte, &format!("expected '{text}'")))
    }

    /// For custom directives: sets the attribute of an attribute argument.
    pub fn set_arg_attr(&mut self, arg: Arg, attr: Attr) {
        if let Arg::Attr(slot) = arg {
            self.state.set_slot(slot, attr);
        }
    }
}
