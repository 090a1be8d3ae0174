//! The parser of one operation, for custom `parse` hooks, formats and the generic form.

use super::core::{AsmParser, Delimiter};
use super::operands::{Argument, Unresolved};
use super::parser::Parser;
use super::types::Types;
use crate::asm::format::Parts;
use crate::attrs::DictionaryAttr;
use crate::body::{Block, Body, Op, OpState, Region, Value};
use crate::decl::{OpDef, Trait};
use crate::loc::Loc;
use crate::types::{FunctionType, Type};
use crate::{Reported, Result};
use terrace_support::small_vec::SmallVec;

/// Parses the custom form of one operation, after its name. Dereferences to [`AsmParser`].
///
/// Hooks fill [`OpParser::state`]; the operation is created after the hook returns.
///
/// A hook starts after the operation's name and parses up to the operation's end, without its location. Methods report
/// their own errors. An operand is a name until its type is known:
///
/// ```
/// use terrace_ir::Result;
/// use terrace_ir::asm::OpParser;
///
/// /// Parses `%a, %b {attributes} : type`.
/// fn parse(p: &mut OpParser<'_, '_>) -> Result {
///     let lhs = p.operand()?;
///     p.expect(b',', "expected ','")?;
///     let rhs = p.operand()?;
///     p.optional_attr_dict()?;
///     let ty = p.parse_colon_type()?;
///     p.add_operand(&lhs, ty)?;
///     p.add_operand(&rhs, ty)?;
///     p.state.results.push(ty);
///     Ok(())
/// }
/// ```
pub struct OpParser<'s, 'p> {
    pub(crate) parser: &'s mut Parser<'p>,
    /// The operation under construction.
    pub state: Box<OpState>,
    /// The offset of the operation's name.
    pub name_offset: u32,
    /// The number of results that are named on the left of `=`.
    pub n_bound_results: usize,
    /// The other parts that were parsed so far.
    pub(crate) parts: Box<Parts>,
}

impl<'p> core::ops::Deref for OpParser<'_, 'p> {
    type Target = AsmParser<'p>;
    #[inline]
    fn deref(&self) -> &AsmParser<'p> {
        &self.parser.asm
    }
}

impl core::ops::DerefMut for OpParser<'_, '_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.parser.asm
    }
}

impl<'s, 'p> OpParser<'s, 'p> {
    #[inline(always)]
    pub(crate) fn new(
        parser: &'s mut Parser<'p>,
        def: &'static OpDef,
        loc: Loc,
        name_offset: u32,
        n_bound_results: usize,
    ) -> Self {
        let spare = parser.spare_states.pop();
        let (mut state, parts) = spare.unwrap_or_else(|| (Box::new(OpState::new(def, loc)), Box::default()));
        state.reset(def, loc);
        Self { parser, state, name_offset, n_bound_results, parts }
    }

    /// The declaration.
    #[inline]
    pub fn def(&self) -> &'static OpDef {
        self.state.def
    }

    /// The body that the operation goes into.
    #[inline]
    pub fn body(&mut self) -> &mut Body {
        self.parser.body()
    }

    /// The type of a resolved value.
    pub fn ty(&mut self, value: Value) -> Type {
        self.body().ty(value)
    }

    /// Reports an error at the operation's name: `'dialect.op' op message`.
    #[cold]
    pub fn op_error(&self, message: impl core::fmt::Display) -> Reported {
        self.error_at(self.name_offset, format!("'{}' op {message}", self.state.def.name))
    }

    /// Consumes a comma or reports it as missing.
    #[inline]
    pub fn comma(&mut self) -> Result {
        self.expect(b',', "expected ','")
    }

    /// Parses `-> type` or `-> (type, ...)` as the types of the results, if there is an arrow.
    pub fn optional_result_types(&mut self) -> Result {
        let mut types = Types::new();
        self.parse_optional_arrow_type_list(&mut types)?;
        self.state.results.extend(types);
        Ok(())
    }

    /// Parses `{ ... }` without arguments as the operation's next region, whose terminator may be omitted.
    pub fn region_with_terminator(&mut self) -> Result {
        let region = self.region(&[])?;
        self.ensure_terminator(region);
        Ok(())
    }

    /// Parses `%name`.
    #[inline]
    pub fn operand(&mut self) -> Result<Unresolved> {
        Unresolved::parse(&mut self.parser.asm)
    }

    /// Parses `%name`, if there is one.
    #[inline]
    pub fn optional_operand(&mut self) -> Result<Option<Unresolved>> {
        if self.at(b'%') { self.operand().map(Some) } else { Ok(None) }
    }

    /// Parses names separated by commas; without brackets the list may be empty.
    pub fn operand_list(&mut self, delimiter: Delimiter) -> Result<SmallVec<[Unresolved; 4]>> {
        let mut names = SmallVec::new();
        self.append_operand_list(delimiter, &mut names)?;
        Ok(names)
    }

    /// [`OpParser::operand_list`] that appends to a list of names.
    pub fn append_operand_list(
        &mut self,
        delimiter: Delimiter,
        names: &mut SmallVec<[Unresolved; 4]>,
    ) -> Result {
        if delimiter == Delimiter::None && !self.at(b'%') {
            return Ok(());
        }
        self.parser.asm.comma_separated(delimiter, " in operand list", &mut |asm| {
            names.push(Unresolved::parse(asm)?);
            Ok(())
        })
    }

    /// The value of a name of this type.
    #[inline]
    pub fn resolve(&mut self, name: &Unresolved, ty: Type) -> Result<Value> {
        self.parser.resolve(name, ty)
    }

    /// Resolves a name and appends it to the operands.
    #[inline]
    pub fn add_operand(&mut self, name: &Unresolved, ty: Type) -> Result {
        let value = self.parser.resolve(name, ty)?;
        self.state.operands.push(value);
        Ok(())
    }

    /// Resolves names of one type and appends them to the operands.
    pub fn add_operands_of(&mut self, names: &[Unresolved], ty: Type) -> Result {
        names.iter().try_for_each(|name| self.add_operand(name, ty))
    }

    /// Resolves names, each with its type, and appends them to the operands; a wrong count is reported at `offset`.
    pub fn add_operands(&mut self, names: &[Unresolved], types: &[Type], offset: u32) -> Result {
        if names.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                names.len(),
                types.len()
            );
            return Err(self.custom_error(offset, message));
        }
        names.iter().zip(types).try_for_each(|(name, &ty)| self.add_operand(name, ty))
    }

    /// Parses `^block`.
    pub fn successor(&mut self) -> Result<Block> {
        self.parser.successor()
    }

    /// Parses `^block (',' ^block)*` and appends the successors.
    pub(crate) fn successors(&mut self) -> Result {
        loop {
            let block = self.successor()?;
            self.state.succs.push(block);
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    /// Parses `^block`, if there is one.
    pub fn optional_successor(&mut self) -> Result<Option<Block>> {
        if self.at(b'^') { self.successor().map(Some) } else { Ok(None) }
    }

    /// Parses `^block` or `^block(%a, %b : t, t)`, and appends the operands.
    pub fn successor_and_args(&mut self) -> Result<(Block, usize)> {
        let block = self.successor()?;
        let mut n = 0;
        if self.eat(b'(') {
            let offset = self.offset();
            let names = self.operand_list(Delimiter::None)?;
            let types = self.parse_colon_type_list()?;
            self.expect(b')', "expected ')'")?;
            self.add_operands(&names, &types, offset)?;
            n = names.len();
        }
        Ok((block, n))
    }

    /// Parses `%name`, and, if asked for, `: type` and `{attributes}`, and an optional `loc(...)`.
    pub fn argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Argument> {
        Argument::parse(&mut self.parser.asm, with_type, with_attrs)
    }

    /// Parses a list of arguments.
    pub fn argument_list(
        &mut self,
        delimiter: Delimiter,
        with_type: bool,
        with_attrs: bool,
    ) -> Result<SmallVec<[Argument; 4]>> {
        let mut list = SmallVec::new();
        self.comma_separated(delimiter, " in argument list", &mut |asm| {
            list.push(Argument::parse(asm, with_type, with_attrs)?);
            Ok(())
        })?;
        Ok(list)
    }

    /// Parses `{ ... }` as the operation's next region. The arguments must have types.
    ///
    /// Regions of an isolated operation are in its nested body. The result is an id of [`OpParser::region_body`].
    pub fn region(&mut self, args: &[Argument]) -> Result<Region> {
        if !Parser::is_isolated(self.state.def) {
            let region = self.body().create_region();
            self.fill_region(region, args)?;
            self.state.regions.push(region);
            return Ok(region);
        }
        self.reopen_body();
        let region = self.body().add_root_region();
        let result = self.fill_region(region, args);
        self.state.nested = Some(self.parser.close_body());
        result.map(|()| region)
    }

    fn fill_region(&mut self, region: Region, args: &[Argument]) -> Result {
        let dialect = self.default_dialect();
        let outer = core::mem::replace(&mut self.parser.default_dialect, dialect);
        self.parser.region(region, args)?;
        self.parser.default_dialect = outer;
        Ok(())
    }

    /// The dialect whose prefix may be omitted in the regions: as in MLIR, regions of the generic form inherit it.
    fn default_dialect(&self) -> &'static str {
        match self.parser.asm.custom_op {
            Some(_) => self.state.def.hooks.default_dialect.map_or("", |dialect| dialect()),
            None => self.parser.default_dialect,
        }
    }

    /// Skips the body `{ ... }` of a function and adds the region, if the body can be parsed after the
    /// [`Skeleton`](super::Skeleton). Returns whether the body was skipped.
    pub fn defer_body(&mut self, args: &[Argument]) -> bool {
        let def = self.state.def;
        let dialect = self.default_dialect();
        let deferred = def.has(Trait::FunctionOpInterface)
            && Parser::is_isolated(def)
            && self.parser.defer_body(args, dialect);
        if deferred {
            self.state.nested = Some(self.parser.spare_bodies.take(self.parser.asm.ctx, 1));
        }
        deferred
    }

    /// Parses an optional `{ ... }` as the next region; without it adds no region.
    pub fn optional_region(&mut self, args: &[Argument]) -> Result<Option<Region>> {
        if self.at(b'{') { self.region(args).map(Some) } else { Ok(None) }
    }

    /// Adds an empty region.
    pub fn add_empty_region(&mut self) -> Region {
        if !Parser::is_isolated(self.state.def) {
            let region = self.body().create_region();
            self.state.regions.push(region);
            return region;
        }
        if self.state.nested.is_none() && self.state.n_regions == 0 {
            self.state.n_regions = 1;
            return Region::from_index(0);
        }
        self.region_body().add_root_region()
    }

    /// The body of the operation's regions: the nested one of an isolated operation, else that of the operation.
    pub fn region_body(&mut self) -> &mut Body {
        if !Parser::is_isolated(self.state.def) {
            return self.parser.body();
        }
        let (ctx, n_regions) = (self.parser.asm.ctx, core::mem::take(&mut self.state.n_regions));
        self.state.nested.get_or_insert_with(|| Box::new(Body::new(ctx, n_regions)))
    }

    fn reopen_body(&mut self) {
        match self.state.nested.take() {
            Some(body) => self.parser.push_body(self.name_offset, body),
            None => self.parser.open_body(self.name_offset, core::mem::take(&mut self.state.n_regions)),
        }
    }

    /// Adds the implicit terminator to a region's only block, and the block to an empty region
    /// (`SingleBlockImplicitTerminator`).
    pub fn ensure_terminator(&mut self, region: Region) {
        let name = self.state.def.implicit_terminator;
        let Some(terminator) = self.parser.asm.ctx.op(name.as_bytes()) else { return };
        let loc = self.state.loc;
        let body = self.region_body();
        let block = match body.last_block(region) {
            // Like MLIR, does not take an unregistered operation for a terminator.
            Some(block) if body.last_op(block).is_some_and(|op| body.def(op).has(Trait::Terminator)) => {
                return;
            }
            Some(block) => block,
            None => body.append_block(region, &[]),
        };
        let mut state = OpState::new(terminator, loc);
        state.n_regions = terminator.regions.iter().filter(|r| !r.variadic).count();
        let op = body.create(state);
        body.append(op, block);
        // A terminator with regions of its own (`scf.forall.in_parallel`) gets empty blocks.
        if terminator.has(Trait::SingleBlock) && !body.is_nested(op) {
            for region in body.regions(op) {
                body.append_block(region, &[]);
            }
        }
    }

    /// Parses the generic form, after the name, and the location. Like MLIR, checks properties and inherent attributes
    /// last, so that syntax errors come first.
    pub(crate) fn generic(&mut self) -> Result {
        self.expect(b'(', "expected '(' to start operand list")?;
        let names = self.operand_list(Delimiter::None)?;
        self.expect(b')', "expected ')' to end operand list")?;
        if self.at(b'[') {
            let def = self.state.def;
            if def.registered && !def.has(Trait::Terminator) {
                return Err(self.error("successors in non-terminator"));
            }
            self.eat(b'[');
            if self.at(b']') {
                return Err(self.wrong_token("expected list element"));
            }
            self.successors()?;
            self.expect(b']', "expected ',' or ']'")?;
        }
        let mut properties = None;
        if self.eat(b'<') {
            properties = Some(self.parse_attr(None)?);
            self.expect(b'>', "expected '>' to close properties")?;
        }
        if self.eat(b'(') {
            loop {
                self.region(&[])?;
                if !self.eat(b',') {
                    break;
                }
            }
            self.expect(b')', "expected ')' to end region list")?;
        }
        let mut attrs = self.form_attrs(false)?;
        self.expect(b':', "expected ':' followed by operation type")?;
        let offset = self.offset();
        let ty = self.parse_type()?;
        let function = ty.as_::<FunctionType>(self.ctx);
        let function = function.ok_or_else(|| self.error_at(offset, "expected function type"))?;
        if function.inputs.len() != names.len() {
            // MLIR prints a zero byte instead of the plural's `s`.
            let plural = if names.len() == 1 { "\0" } else { "s" };
            let message =
                format!("expected {} operand type{plural} but had {}", names.len(), function.inputs.len());
            return Err(self.error_at(offset, message));
        }
        self.state.results.extend_from_slice(function.results);
        names.iter().zip(function.inputs).try_for_each(|(name, &ty)| self.add_operand(name, ty))?;
        // Inherent attributes may be in the dictionary, where they were before MLIR had properties.
        if properties.is_none() && !attrs.is_empty() {
            self.check_attrs(&attrs, self.name_offset)?;
        }
        if let Some(loc) = self.parse_optional_trailing_loc()? {
            self.set_loc(loc);
        }
        if let Some(properties) = properties {
            self.set_properties(properties)?;
            if self.state.def.registered {
                attrs.retain(|&mut (name, _)| {
                    self.dictionary_slot_of(name).is_none_or(|slot| self.state.slot(slot).is_none())
                });
            }
            self.check_attrs(&attrs, self.name_offset)?;
        }
        self.add_attrs(&attrs);
        Ok(())
    }

    /// Sets the location that the text gives. In a trace operations keep their positions, which identify them.
    pub(super) fn set_loc(&mut self, loc: Loc) {
        if !self.parser.is_traced() {
            self.state.loc = loc;
        }
    }

    /// Creates the operation, detached, and keeps the memory for the next one.
    #[inline(always)]
    pub(crate) fn create(self) -> Op {
        let Self { parser, mut state, mut parts, .. } = self;
        for &(slot, attr) in &parts.from_dict {
            state.set_slot(slot, attr);
        }
        if !parts.discardable.is_empty() {
            state.dict = Some(DictionaryAttr::of(parser.asm.ctx, &parts.discardable));
        }
        let op = parser.body().create_unchecked(&mut state);
        parts.clear();
        parser.spare_states.push((state, parts));
        op
    }
}
