//! Parsing one operation: what custom `parse` hooks, formats and the generic form share.

use super::body::{NamedAttrs, Parser};
use super::dicts::Dict;
use super::form_attrs::wrong_segments;
use super::names::Name;
use super::{AsmParser, Delimiter};
use crate::asm::attr_to_string;
use crate::asm::format::Groups;
use crate::attrs::{Attr, DictionaryAttr};
use crate::body::OpState;
use crate::body::{Block, Body, Op, Region, Value};
use crate::context::Str;
use crate::decl::{OpDef, Trait};
use crate::loc::Loc;
use crate::types::Type;
use crate::{Reported, Result};
use smallvec::SmallVec;

/// A use of an SSA name that is not resolved, since its type is not known yet.
#[derive(Clone, Copy)]
pub struct Unresolved {
    pub(super) name: Name,
    /// The number after `#`; zero when there is none.
    pub number: u32,
}

impl Unresolved {
    /// What stands for an argument without a name, at this offset.
    pub(crate) fn unnamed(offset: u32) -> Self {
        Self { name: Name::none(offset), number: 0 }
    }

    /// Whether there is a name.
    pub fn is_named(&self) -> bool {
        self.name.start != self.name.end
    }

    /// Where the name is.
    pub fn offset(&self) -> u32 {
        self.name.start
    }

    /// The name with its `%`.
    pub fn text<'p>(&self, asm: &AsmParser<'p>) -> &'p [u8] {
        asm.source(self.name.start, self.name.end)
    }

    /// Parses `%name` where it is defined as an argument.
    pub fn parse_argument(asm: &mut AsmParser<'_>) -> Result<Self> {
        let name = asm.value_name("expected SSA operand")?;
        if asm.at(b'#') {
            return Err(asm.error_at(asm.offset(), "result number not allowed in argument list"));
        }
        Ok(Self { name, number: 0 })
    }

    /// Parses `%name` or `%name#1`.
    #[inline]
    pub fn parse(asm: &mut AsmParser<'_>) -> Result<Self> {
        let name = asm.value_name("expected SSA operand")?;
        if !asm.at(b'#') {
            return Ok(Self { name, number: 0 });
        }
        let digits = core::str::from_utf8(asm.cursor.name().get(1..).unwrap_or(&[])).unwrap_or("");
        let Ok(number) = digits.parse::<u32>() else {
            return Err(asm.error_at(asm.offset(), "invalid SSA value result number"));
        };
        asm.cursor.bump(1 + digits.len());
        Ok(Self { name, number })
    }
}

/// A block argument in a custom form: name, and perhaps type, attributes and location.
pub struct Argument {
    /// The name.
    pub name: Unresolved,
    /// The type, when it is written.
    pub ty: Option<Type>,
    /// Attributes: a dictionary, or none.
    pub attrs: Option<Attr>,
    /// The location, when it is written.
    pub loc: Option<Loc>,
}

impl Argument {
    fn parse(asm: &mut AsmParser<'_>, with_type: bool, with_attrs: bool) -> Result<Self> {
        let mut argument = Self { name: Unresolved::parse_argument(asm)?, ty: None, attrs: None, loc: None };
        if with_type {
            asm.expect(b':', "expected ':'")?;
            argument.ty = Some(asm.parse_type()?);
        }
        if with_attrs && asm.at(b'{') {
            argument.attrs = Some(asm.parse_dict_attr()?);
        }
        argument.loc = asm.parse_optional_trailing_loc()?;
        Ok(argument)
    }
}

/// Parses the custom form of one operation, after its name. Dereferences to [`AsmParser`].
///
/// What is parsed accumulates in [`OpParser::state`]; the operation is made when the hook returns.
///
/// A hook gets the parser behind the operation's name and reads up to the operation's end, without its location. Methods
/// report their own errors. An operand is a name until its type is known:
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
    /// Where the operation's name is.
    pub name_offset: u32,
    /// How many results are named on the left of `=`.
    pub n_bound_results: usize,
    pub(super) discardable: NamedAttrs,
    /// What the format has parsed so far.
    pub(crate) groups: Option<Box<Groups>>,
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
    #[inline]
    pub(crate) fn new(
        parser: &'s mut Parser<'p>,
        def: &'static OpDef,
        loc: Loc,
        name_offset: u32,
        n_bound_results: usize,
    ) -> Self {
        let mut state = parser.spare_states.pop().unwrap_or_else(|| Box::new(OpState::new(def, loc)));
        state.reset(def, loc);
        let groups = parser.spare_groups.pop();
        Self { parser, state, name_offset, n_bound_results, discardable: SmallVec::new(), groups }
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
        self.parser.value_ty(value)
    }

    /// Reports an error at the operation's name: `'dialect.op' op message`.
    #[cold]
    pub fn op_error(&self, message: impl core::fmt::Display) -> crate::Reported {
        self.error_at(self.name_offset, format!("'{}' op {message}", self.state.def.name))
    }

    /// Reports an error that the operation's own form makes: `custom op 'dialect.op' message`.
    #[cold]
    pub fn custom_error(&self, offset: u32, message: impl core::fmt::Display) -> crate::Reported {
        self.form_error(offset, message.to_string())
    }

    // Operands.

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
        let mut list = SmallVec::new();
        if delimiter == Delimiter::None && !self.at(b'%') {
            return Ok(list);
        }
        self.parser.asm.comma_separated(delimiter, " in operand list", &mut |asm| {
            list.push(Unresolved::parse(asm)?);
            Ok(())
        })?;
        Ok(list)
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

    /// Resolves names of several types and appends them to the operands; `offset` is where a wrong count is reported.
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

    // Attributes.

    /// Sets an attribute by name: inherent when the operation declares it.
    pub fn set_attr(&mut self, name: &str, attr: Attr) {
        match self.state.def.slot_of(name) {
            Some(slot) => self.state.set_slot(slot, attr),
            None => {
                let name = self.ctx.intern(name);
                self.discardable.push((name, attr));
            }
        }
    }

    /// Adds parsed attributes: inherent ones go to their slots, where they win over what the form says elsewhere.
    /// Of both spellings of segment sizes the later one in the order of names wins.
    pub fn add_attrs(&mut self, attrs: &[(Str, Attr)]) {
        let def = self.state.def;
        for &(name, attr) in attrs {
            let slot = match def.n_slots() {
                0 => None,
                _ if !def.registered => None,
                _ => self.dictionary_slot_of(name),
            };
            match slot {
                // Sizes of groups that are none are dropped without a word, as upstream does.
                Some(slot) if slot >= def.attrs.len() && !self.takes_segments(slot, name, attr) => {}
                Some(slot) => {
                    self.state.set_slot(slot, attr);
                    self.groups().from_dict.push((slot, attr));
                }
                None => self.discardable.push((name, attr)),
            }
        }
    }

    /// The slot of an inherent attribute of this name.
    pub(super) fn slot_of(&self, name: Str) -> Option<usize> {
        let def = self.state.def;
        if !def.registered || def.n_slots() == 0 {
            return None;
        }
        core::str::from_utf8(self.ctx.bytes(name)).ok().and_then(|name| def.slot_of(name))
    }

    /// The slot that an entry of a dictionary goes to. What is no attribute to upstream is none in a dictionary.
    fn dictionary_slot_of(&self, name: Str) -> Option<usize> {
        let def = self.state.def;
        if !def.registered || def.n_slots() == 0 {
            return None;
        }
        core::str::from_utf8(self.ctx.bytes(name)).ok().and_then(|name| def.dictionary_slot_of(name))
    }

    /// Checks the inherent ones among attributes of a dictionary against their constraints.
    fn check_attrs(&self, attrs: &[(Str, Attr)], offset: u32) -> Result {
        let def = self.state.def;
        for &(name, attr) in attrs {
            let Some(field) = self.dictionary_slot_of(name).and_then(|slot| def.attrs.get(slot)) else {
                continue;
            };
            if !(field.check)(self.ctx, attr) {
                let message = format!(
                    "'{}' op attribute '{}' failed to satisfy constraint: {}",
                    def.name, field.name, field.summary
                );
                return Err(self.form_error(offset, message));
            }
        }
        Ok(())
    }

    /// Whether a dictionary gave the attribute in a slot.
    pub(super) fn is_from_dict(&self, slot: usize) -> bool {
        self.groups.as_ref().is_some_and(|groups| groups.from_dict.iter().any(|&(at, _)| at == slot))
    }

    /// Parses `{...}`, if there is one.
    #[inline]
    pub fn optional_attr_dict(&mut self) -> Result {
        if self.at(b'{') { self.attr_dict() } else { Ok(()) }
    }

    /// Parses `{...}`, or finds by its text what it means for this operation: the same few come again and again.
    fn attr_dict(&mut self) -> Result {
        let (start, def, text) = (self.offset(), self.state.def, self.dict_text());
        if let Some(dict) = self.parser.asm.dicts.get(text, Some(def)) {
            for &(slot, attr) in dict.inherent {
                self.state.set_slot(slot, attr);
            }
            self.groups.get_or_insert_default().from_dict.extend_from_slice(dict.inherent);
            self.discardable.extend_from_slice(dict.others);
            self.seek(start + text.len() as u32);
            return Ok(());
        }
        let mut attrs = NamedAttrs::new();
        self.parse_attr_dict(&mut attrs)?;
        self.check_custom_attrs(&attrs, start)?;
        let is_first = self.groups().from_dict.is_empty() && self.discardable.is_empty();
        self.add_attrs(&attrs);
        if is_first && self.is_behind(start, text) {
            let inherent = self.groups.as_ref().map_or(&[][..], |groups| &groups.from_dict);
            let dict = Dict { inherent, others: &self.discardable, attr: None };
            self.parser.asm.dicts.insert(text, Some(def), &dict);
        }
        Ok(())
    }

    /// Parses `{...}`, if it is there, and checks it as forms do that are not written by hand.
    pub fn checked_attr_dict(&mut self) -> Result {
        let offset = self.offset();
        let attrs = self.form_attrs(false)?;
        self.check_attrs(&attrs, offset)?;
        self.add_attrs(&attrs);
        Ok(())
    }

    /// Checks a dictionary of the custom form. Hand-written forms leave it to the verifier, as upstream's do.
    fn check_custom_attrs(&self, attrs: &[(Str, Attr)], offset: u32) -> Result {
        let def = self.state.def;
        if def.hooks.parse.is_some() && def.format.is_empty() {
            return Ok(());
        }
        self.check_attrs(attrs, offset)
    }

    /// Parses `attributes {...}`, if the word is there.
    pub fn optional_attr_dict_with_keyword(&mut self) -> Result {
        let offset = self.offset();
        if !self.eat_keyword("attributes") {
            return Ok(());
        }
        let mut attrs = NamedAttrs::new();
        self.parse_attr_dict(&mut attrs)?;
        self.check_custom_attrs(&attrs, offset)?;
        self.add_attrs(&attrs);
        Ok(())
    }

    // Successors and regions.

    /// Parses `^block`.
    pub fn successor(&mut self) -> Result<Block> {
        self.parser.successor()
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

    /// Parses `%name`, and as asked `: type`, `{attributes}` and `loc(...)`.
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

    /// Parses `{ ... }` as the operation's next region. Types of the arguments must be known.
    ///
    /// For an isolated operation the region goes into its nested body. The result is the region, an id of
    /// [`OpParser::region_body`].
    pub fn region(&mut self, args: &[Argument]) -> Result<Region> {
        if !Parser::is_isolated(self.state.def) {
            let region = self.body().create_region();
            self.parser.region(region, args)?;
            self.state.regions.push(region);
            return Ok(region);
        }
        self.reopen_body();
        let region = self.body().add_root_region();
        let result = self.parser.region(region, args);
        self.state.nested = Some(self.parser.close_body());
        result.map(|()| region)
    }

    /// Passes over the body `{ ... }` of a function and adds the region, if the body may be parsed after the
    /// [`Skeleton`](super::Skeleton); else changes nothing.
    pub fn defer_body(&mut self, args: &[Argument]) -> bool {
        let def = self.state.def;
        let deferred =
            def.has(Trait::FunctionOpInterface) && Parser::is_isolated(def) && self.parser.defer_body(args);
        if deferred {
            self.state.nested = Some(self.parser.empty_body(1));
        }
        deferred
    }

    /// Parses `{ ... }` as the next region if there is one; else returns `None` and adds no region.
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
        self.reopen_body();
        let region = self.body().add_root_region();
        self.state.nested = Some(self.parser.close_body());
        region
    }

    /// The body that the operation's regions are in: nested for an isolated operation.
    pub fn region_body(&mut self) -> &mut Body {
        match &mut self.state.nested {
            Some(nested) => nested,
            None => self.parser.body(),
        }
    }

    fn reopen_body(&mut self) {
        match self.state.nested.take() {
            Some(body) => self.parser.reopen_body(body),
            None => self.parser.open_body(0),
        }
    }

    /// Adds a terminator without operands at the end of a region's only block when there is none
    /// (`SingleBlockImplicitTerminator`); makes the block when the region is empty.
    pub fn ensure_terminator(&mut self, region: Region) {
        let name = self.state.def.implicit_terminator;
        let Some(terminator) = OpDef::find(name.as_bytes()) else { return };
        let loc = self.state.loc;
        let body = self.region_body();
        let block = match body.last_block(region) {
            // An operation of no dialect is no terminator here, as upstream has it.
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
        // A terminator with a body of its own (`scf.forall.in_parallel`) starts with an empty block.
        if terminator.has(Trait::SingleBlock) && !body.is_nested(op) {
            for region in body.regions(op) {
                body.append_block(region, &[]);
            }
        }
    }

    /// Parses the generic form, after the name, and the location. Properties and inherent attributes are looked
    /// at when everything has been parsed, as upstream does: errors of syntax come first.
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
            loop {
                let block = self.successor()?;
                self.state.succs.push(block);
                if !self.eat(b',') {
                    break;
                }
            }
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
        let mut attrs = NamedAttrs::new();
        if self.at(b'{') {
            self.parse_attr_dict(&mut attrs)?;
        }
        self.expect(b':', "expected ':' followed by operation type")?;
        let offset = self.offset();
        let ty = self.parse_type()?;
        let ctx = self.ctx;
        let Some(function) = super::body::function_type(ctx, ty) else {
            return Err(self.error_at(offset, "expected function type"));
        };
        if function.inputs.len() != names.len() {
            // Upstream has a zero byte where the `s` is not.
            let plural = if names.len() == 1 { "\0" } else { "s" };
            let message =
                format!("expected {} operand type{plural} but had {}", names.len(), function.inputs.len());
            return Err(self.error_at(offset, message));
        }
        self.state.results.extend_from_slice(function.results);
        names.iter().zip(function.inputs).try_for_each(|(name, &ty)| self.add_operand(name, ty))?;
        // Before properties existed, inherent attributes were written in the dictionary; still accepted.
        if properties.is_none() && !attrs.is_empty() {
            self.check_attrs(&attrs, self.name_offset)?;
        }
        if let Some(loc) = self.parse_optional_trailing_loc()? {
            self.state.loc = loc;
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

    /// Spreads the dictionary of properties over the slots.
    fn set_properties(&mut self, attr: Attr) -> Result {
        let ctx = self.ctx;
        let def = self.state.def;
        if !def.registered {
            self.state.set_slot(0, attr);
            return Ok(());
        }
        let Some(dict) = attr.as_::<DictionaryAttr>(ctx) else {
            return Err(self.invalid_properties(attr, "expected DictionaryAttr to set properties"));
        };
        if def.attrs.is_empty() && def.n_slots() == 0 && !dict.entries.is_empty() {
            return Err(self.invalid_properties(attr, "this operation does not support properties"));
        }
        for (name, value) in dict.entries.iter() {
            // Other names are dropped without a word, as upstream does.
            let Some(slot) = self.slot_of(name) else { continue };
            // The older spelling of segment sizes, which comes later, counts only when the newer one is absent.
            if slot >= def.attrs.len() && self.state.slot(slot).is_some() {
                continue;
            }
            let property = def.attrs.get(slot).and_then(|field| field.property);
            let converted = property.map_or(Some(value), |property| (property.convert)(ctx, value));
            let wrong = match def.attrs.get(slot) {
                _ if property.is_some() => match (converted, property) {
                    (None, Some(property)) => Some(format!("expected {}", property.accepts)),
                    _ => None,
                },
                Some(field) => (!(field.is_class)(ctx, value)).then(|| {
                    let value = attr_to_string(ctx, value);
                    format!("Invalid attribute `{}` in property conversion: {value}", field.name)
                }),
                None => wrong_segments(ctx, def, slot, value),
            };
            if let Some(wrong) = wrong {
                return Err(self.invalid_properties(attr, &wrong));
            }
            self.state.set_slot(slot, converted.unwrap_or(value));
        }
        Ok(())
    }

    #[cold]
    fn invalid_properties(&self, attr: Attr, wrong: &str) -> Reported {
        let message = format!(
            "invalid properties {} for op {}: {wrong}",
            attr_to_string(self.ctx, attr),
            self.state.def.name
        );
        self.error_at(self.name_offset, message)
    }

    /// Parses `<{...}>`, if it is there, as the directive `prop-dict` of a format does: all that is required must be
    /// there, and nothing else. For operations whose attributes are all in it.
    pub fn prop_dict(&mut self) -> Result {
        let (ctx, def) = (self.ctx, self.state.def);
        let attr = if self.eat(b'<') {
            let attr = self.parse_attr(None)?;
            self.expect(b'>', "expected '>'")?;
            attr
        } else {
            DictionaryAttr::of(ctx, &[])
        };
        self.set_properties(attr)?;
        for (slot, field) in def.attrs.iter().enumerate() {
            if field.required && self.state.slot(slot).is_none() {
                let wrong =
                    format!("expected key entry for {} in DictionaryAttr to set Properties.", field.name);
                return Err(self.invalid_properties(attr, &wrong));
            }
        }
        let names = attr.as_::<DictionaryAttr>(ctx);
        let unknown =
            names.and_then(|dict| dict.entries.iter().find(|&(name, _)| self.slot_of(name).is_none()));
        if let Some((name, _)) = unknown {
            let wrong = format!("unknown key '\"{}\"' when parsing properties dictionary", ctx.str(name));
            return Err(self.invalid_properties(attr, &wrong));
        }
        Ok(())
    }

    /// Makes the operation, detached.
    #[inline]
    pub(crate) fn create(&mut self) -> Op {
        if let Some(groups) = &self.groups {
            for &(slot, attr) in &groups.from_dict {
                self.state.set_slot(slot, attr);
            }
        }
        if !self.discardable.is_empty() {
            self.state.dict = Some(DictionaryAttr::of(self.parser.asm.ctx, &self.discardable));
        }
        self.parser.body().create_unchecked(&mut self.state)
    }

    /// Gives back memory for the next operation.
    #[inline(always)]
    pub(crate) fn recycle(self) {
        let Self { parser, state, groups, .. } = self;
        parser.spare_states.push(state);
        if let Some(mut groups) = groups {
            groups.clear();
            parser.spare_groups.push(groups);
        }
    }
}
