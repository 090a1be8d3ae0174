//! Stand-ins that the author of the type and attribute parser (asm1) replaces: names and signatures are what op.rs, body.rs and format/parse.rs call.
#![allow(missing_docs, dead_code)]
use super::*;
use crate::{Attr, Loc, Result, Type};
impl<'p> AsmParser<'p> {
    pub fn parse_type(&mut self) -> Result<Type> {
        let t = if self.text() == b"i64" { Type::I64 } else { Type::I32 };
        self.bump();
        Ok(t)
    }
    pub fn parse_optional_type(&mut self) -> Result<Option<Type>> {
        self.parse_type().map(Some)
    }
    pub fn parse_colon_type_list(&mut self) -> Result<smallvec::SmallVec<[Type; 4]>> {
        Ok(smallvec::SmallVec::new())
    }
    pub fn parse_attr(&mut self, _ty: Option<Type>) -> Result<Attr> {
        Ok(Attr::UNIT)
    }
    pub fn parse_optional_attr(&mut self, _ty: Option<Type>) -> Result<Option<Attr>> {
        Ok(None)
    }
    pub fn parse_attr_dict(&mut self, _out: &mut NamedAttrs) -> Result {
        Ok(())
    }
    pub fn parse_optional_trailing_loc(&mut self) -> Result<Option<Loc>> {
        Ok(None)
    }
    pub fn parse_attr_alias_def(&mut self) -> Result {
        Ok(())
    }
    pub fn parse_type_alias_def(&mut self) -> Result {
        Ok(())
    }
    pub fn parse_file_metadata(&mut self) -> Result {
        Ok(())
    }
    pub fn resolve_deferred_locs(&mut self) -> Result<Vec<Loc>> {
        Ok(vec![])
    }
    pub fn parse_enum_in_angles(&mut self, _d: &crate::decl::EnumDef) -> Result<u64> {
        Ok(0)
    }
    pub fn parse_enum_keyword(&mut self, _d: &crate::decl::EnumDef) -> Result<u64> {
        Ok(0)
    }
    pub fn parse_integer(&mut self) -> Result<i64> {
        Ok(0)
    }
}
