//! Functions: headers, bodies and blocks.

use super::Parser;
use super::attributes::{FunctionAttributes, Place};
use super::error::{Parse, fail};
use super::locals::LocalName;
use super::old_intrinsics::Kept;
use super::token::Tok;
use crate::attrs::{Attr, AttrKind, AttrSet};
use crate::inst::{Align, CallConv, Opcode};
use crate::metadata::MdKind;
use crate::module::*;
use crate::types::Type;
use crate::value::*;
use std::borrow::Cow;
use terrace_support::small_vec::SmallVec;

/// A parameter of a function.
pub(super) struct Param<'a> {
    ty: Type,
    attrs: AttrSet,
    name: LocalName<'a>,
    at: u32,
}

/// The number of a definition. For LLVM the greatest number stands for none.
fn definition(number: u32) -> Option<u32> {
    (number != u32::MAX).then_some(number)
}

impl<'a> Parser<'a> {
    /// `declare`.
    pub(super) fn declaration(&mut self) -> Parse<()> {
        let start = self.at();
        self.next();
        let mut metadata: SmallVec<[_; 2]> = SmallVec::new();
        while self.lex.at_metadata_name() {
            metadata.push(self.attachment()?);
        }
        let Some((func, _)) = self.header(start, false)? else { return Ok(()) };
        for (kind, node) in metadata {
            self.attach_to_function(func, kind, node);
        }
        self.finished.insert(func);
        if let Some(awaited) = self.awaited_blocks.remove(&func).and_then(|blocks| blocks.into_iter().next())
        {
            return fail(awaited.func_at, "cannot take blockaddress inside a declaration");
        }
        Ok(())
    }

    fn attach_to_function(&mut self, func: Func, kind: crate::MdKind, node: crate::Md) {
        let data = self.m.func_mut(func);
        if kind == crate::MdKind::DBG && data.dbg.is_null() {
            data.dbg = node;
        } else {
            data.extra_mut().metadata.push((kind, node));
        }
    }

    /// `define`.
    pub(super) fn definition(&mut self) -> Parse<()> {
        let start = self.at();
        self.next();
        let Some((func, params)) = self.header(start, true)? else {
            return self.fail("llvm intrinsics cannot be defined!");
        };
        while self.lex.at_metadata_name() {
            let (kind, node) = self.attachment()?;
            self.attach_to_function(func, kind, node);
        }
        // Blocks that `blockaddress` names have numbers that depend on what comes before.
        if self.deferred.is_some() && self.lex.at(b'{') && !self.awaited_blocks.contains_key(&func) {
            return self.defer_body(func, params);
        }
        self.parse_body(func, params)?;
        let body = self.fs.body.take_built();
        self.m.set_body(func, body);
        Ok(())
    }

    /// An optional calling convention.
    pub(super) fn call_conv(&mut self) -> Parse<CallConv> {
        let word = self.word();
        if word == b"cc" {
            // `cc 10` and `cc10` are the same.
            self.skip_word(word);
            let number = self.uint32()?;
            return Ok(CallConv(number as u16));
        }
        let Some(cc) = CallConv::from_name(word) else { return Ok(CallConv::C) };
        let is_vls = word == b"riscv_vls_cc";
        self.skip_word(word);
        if is_vls && self.eat(b'(') {
            let at = self.at();
            let bits = self.uint32()?;
            self.expect(b')', "expected ')'")?;
            if !bits.is_power_of_two() || !(32..=65536).contains(&bits) {
                return fail(at, "unknown RISC-V ABI VLEN");
            }
            return Ok(CallConv(112 + (bits.trailing_zeros() - 5) as u16));
        }
        Ok(cc)
    }

    /// A function up to its body. Returns its parameters, too. An intrinsic that LLVM replaces has no function.
    fn header(&mut self, start: u32, is_define: bool) -> Parse<Option<(Func, SmallVec<[Param<'a>; 8]>)>> {
        let linkage_at = self.at();
        let head = self.head()?;
        let cc = self.call_conv()?;
        let ret_attrs = self.value_attributes(Place::Result)?;
        let ret_at = self.at();
        let ret = self.any_type("expected type")?;
        match head.linkage {
            Linkage::External => {}
            Linkage::ExternalWeak if is_define => {
                return fail(linkage_at, "invalid linkage for function definition");
            }
            Linkage::ExternalWeak => {}
            Linkage::Appending | Linkage::Common => {
                return fail(linkage_at, "invalid function linkage type");
            }
            _ if !is_define => return fail(linkage_at, "invalid linkage for function declaration"),
            _ => {}
        }
        head.check(linkage_at)?;
        if ret.is_function() || matches!(ret, Type::LABEL | Type::METADATA) {
            return fail(ret_at, "invalid function return type");
        }
        let name_at = self.at();
        let token = self.lex.token();
        let name: Cow<'a, [u8]> = match token.kind {
            Tok::Global => token.contents(),
            Tok::GlobalId => {
                let number = Some(token.num as u32);
                let number = self.check_number(name_at, "function", "@", self.next_unnamed, number)?;
                self.next_unnamed = number.wrapping_add(1);
                Cow::Borrowed(b"")
            }
            _ => return self.fail("expected function name"),
        };
        self.lex.skip(&token);
        if !self.lex.at(b'(') {
            return self.fail("expected '(' in function argument list");
        }
        let (params, vararg) = self.params()?;
        let unnamed_addr = self.unnamed_addr();
        let program = self.m.layout.program_address_space();
        self.address_space_or(program)?;
        let mut attrs = self.function_attributes(Place::Function)?;
        let section = if self.eat_word(b"section") { self.string()? } else { Cow::Borrowed(&b""[..]) };
        let partition = if self.eat_word(b"partition") { self.string()? } else { Cow::Borrowed(&b""[..]) };
        let comdat = self.comdat(&name)?;
        let mut align = self.align(false)?;
        let gc = if self.eat_word(b"gc") { self.string()? } else { Cow::Borrowed(&b""[..]) };
        let prefix = if self.eat_word(b"prefix") { Some(self.typed_constant()?) } else { None };
        let prologue = if self.eat_word(b"prologue") { Some(self.typed_constant()?) } else { None };
        let personality = if self.eat_word(b"personality") { Some(self.typed_constant()?) } else { None };
        if let Some(at) = attrs.builtin {
            return fail(at, "'builtin' attribute not valid on function");
        }
        self.take_alignment(&mut attrs, &mut align);
        let types: SmallVec<[Type; 8]> = params.iter().map(|param| param.ty).collect();
        let param_sets: SmallVec<[AttrSet; 8]> = params.iter().map(|param| param.attrs).collect();
        let returns_by_memory = params.first().is_some_and(|param| {
            let mut attrs = self.cx.attrs_of(param.attrs);
            attrs.any(|attr| matches!(attr, crate::attrs::AttrView::Type(AttrKind::StructRet, _)))
        });
        if returns_by_memory && ret != Type::VOID {
            return fail(ret_at, "functions with 'sret' argument must return void");
        }
        let ty = self.cx.function_type(ret, &types, vararg);
        let mut names = terrace_support::FxHashSet::default();
        for param in &params {
            if matches!(param.name, LocalName::Name(_)) && !names.insert(&param.name) {
                return fail(param.at, format!("redefinition of argument '%{}'", param.name.text()));
            }
        }
        if self.found.replaced.contains_key(&name[..]) {
            self.replace_declaration(&name, ty, cc);
            return Ok(None);
        }
        let defined = self.defined_global(start);
        if let Some(value) = defined
            && let Some((found, used_at)) = self.wrong_forward(value)
        {
            let (wanted, found) = (self.type_text(value.ty()), self.type_text(found));
            if name.is_empty() {
                let number = self.next_unnamed.wrapping_sub(1);
                let message = format!("type of definition and forward reference of '@{number}' disagree: ");
                return fail(name_at, format!("{message}expected '{wanted}' but was '{found}'"));
            }
            let name = String::from_utf8_lossy(&name);
            let message = format!("invalid forward reference to function '{name}' with wrong type: ");
            return fail(used_at, format!("{message}expected '{wanted}' but was '{found}'"));
        }
        let func = match defined.and_then(|value| value.as_func()) {
            Some(func) if *self.m.func(func).symbol.name == *name => func,
            _ => {
                let other = self.m.lookup(&name);
                let name = String::from_utf8_lossy(&name);
                if other.is_some_and(|other| other.as_func().is_none()) {
                    return fail(name_at, format!("redefinition of function '@{name}'"));
                }
                return fail(name_at, format!("invalid redefinition of function '{name}'"));
            }
        };
        let fn_attrs = self.attribute_set(&attrs)?;
        let fn_attrs = self.without_alignment(fn_attrs, &mut align);
        let list = self.cx.attr_list(fn_attrs, ret_attrs, &param_sets);
        let data = self.m.func_mut(func);
        head.apply(&mut data.symbol);
        data.symbol.unnamed_addr = unnamed_addr;
        data.ty = ty;
        data.cc = cc;
        data.attrs = list;
        let plain = section.is_empty() && partition.is_empty() && gc.is_empty() && align.is_none();
        if !plain || comdat.is_some() || prefix.is_some() || prologue.is_some() || personality.is_some() {
            let extra = data.extra_mut();
            extra.section = section.into();
            extra.partition = partition.into();
            extra.gc = gc.into();
            extra.align = align;
            extra.comdat = comdat;
            extra.prefix = prefix;
            extra.prologue = prologue;
            extra.personality = personality;
        }
        Ok(Some((func, params)))
    }

    /// Moves an `align` among a function's own attributes to its alignment.
    fn take_alignment(&self, attrs: &mut FunctionAttributes, align: &mut Align) {
        attrs.list.retain(|attr| match attr {
            Attr::Int(AttrKind::Alignment, bytes) => {
                *align = Align::new(*bytes);
                false
            }
            _ => true,
        });
    }

    /// Moves an `align` of a group to the function's alignment.
    fn without_alignment(&self, set: AttrSet, align: &mut Align) -> AttrSet {
        let is_align = |attr: &crate::attrs::AttrView<'_>| {
            matches!(attr, crate::attrs::AttrView::Int(AttrKind::Alignment, _))
        };
        if set.is_empty() || !self.cx.attrs_of(set).any(|attr| is_align(&attr)) {
            return set;
        }
        if let Some(crate::attrs::AttrView::Int(_, bytes)) = self.cx.attrs_of(set).find(is_align) {
            *align = Align::new(bytes);
        }
        self.cx.attr_set_without(set, AttrKind::Alignment)
    }

    /// The parameters of a function.
    fn params(&mut self) -> Parse<(SmallVec<[Param<'a>; 8]>, bool)> {
        self.eat(b'(');
        let mut params: SmallVec<[Param<'a>; 8]> = SmallVec::new();
        let mut next = 0;
        if self.eat(b')') {
            return Ok((params, false));
        }
        let mut vararg = false;
        loop {
            if self.lex.eat_ellipsis() {
                vararg = true;
                break;
            }
            let at = self.at();
            let ty = self.ty()?;
            let attrs = self.value_attributes(Place::Param)?;
            let name = match self.eat_local() {
                Some(LocalName::Name(name)) => LocalName::Name(name),
                number => {
                    let number = number.and_then(|name| name.number());
                    let number = self.check_number(at, "argument", "%", next, number)?;
                    next = number.wrapping_add(1);
                    LocalName::Number(number)
                }
            };
            if !self.is_first_class(ty) || ty == Type::LABEL {
                return fail(at, "invalid type for function argument");
            }
            params.push(Param { ty, attrs, name, at });
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')', "expected ')' at end of argument list")?;
        Ok((params, vararg))
    }

    /// The offset behind a body whose brace is at an offset.
    pub(super) fn body_end(&self, at: u32) -> Option<u32> {
        let braces = &self.found.braces;
        braces.binary_search_by_key(&at, |braces| braces.0).ok().map(|found| braces[found].1)
    }

    /// `{ … }`. The function's state has the result.
    pub(super) fn parse_body(&mut self, func: Func, params: SmallVec<[Param<'a>; 8]>) -> Parse<()> {
        let at = self.at();
        self.expect(b'{', "expected '{' in function body")?;
        self.fs.clear(self.body_end(at).map_or(0, |end| (end - at) as usize));
        self.fs.active = true;
        self.current = Some(func);
        self.fs.body.clear();
        let mut body = core::mem::take(&mut self.fs.body);
        self.m.begin_body(func, &mut body);
        self.fs.body = body;
        // Blocks that are known from `blockaddress` have the first ids, in order of these uses.
        for awaited in self.awaited_blocks.remove(&func).unwrap_or_default() {
            let block = self.fs.body.create_block();
            self.fs.open_block(block, awaited.name.clone(), awaited.at);
            self.taken_blocks.take(func, block, 0);
            self.register_block(awaited.name, block);
        }
        for (i, param) in params.into_iter().enumerate() {
            let value = Value::arg(i as u32, param.ty);
            match param.name {
                LocalName::Name(name) => {
                    self.fs.body.add_name(value, &name);
                }
                LocalName::Number(number) => self.fs.set_number(number, value),
            }
        }
        if self.lex.at(b'}') || self.is_word(b"uselistorder") {
            return self.fail("function body requires at least one basic block");
        }
        while !self.lex.at(b'}') && !self.is_word(b"uselistorder") {
            self.block()?;
        }
        self.fs.order_blocks();
        while !self.lex.at(b'}') {
            if !self.is_word(b"uselistorder") {
                return self.fail("expected uselistorder directive");
            }
            self.use_list_order()?;
        }
        self.eat(b'}');
        self.check_forwards()?;
        self.patch();
        self.finish_lifetimes();
        self.name_steps();
        self.fs.active = false;
        self.current = None;
        Ok(())
    }

    /// Replaces the placeholders of forward references by the values.
    fn patch(&mut self) {
        if self.fs.forwards.is_empty() {
            return;
        }
        let mut body = core::mem::take(&mut self.fs.body);
        for operand in &mut body.operands {
            if let Some(value) = self.fs.resolve(*operand) {
                *operand = value;
            } else if self.fs.wraps_forward
                && let ValueKind::Metadata(md) = operand.kind()
            {
                *operand = Value::metadata(self.patched_metadata(md));
            }
        }
        let mut records = core::mem::take(&mut body.records);
        for (_, record) in &mut records {
            let patch = |parser: &Self, value: &mut Value| {
                if let Some(found) = parser.fs.resolve(*value) {
                    *value = found;
                } else if parser.fs.wraps_forward
                    && let ValueKind::Metadata(md) = value.kind()
                {
                    *value = Value::metadata(parser.patched_metadata(md));
                }
            };
            patch(self, &mut record.value);
            if let Some(assignment) = &mut record.assignment {
                patch(self, &mut assignment.address);
            }
        }
        body.records = records;
        self.fs.body = body;
    }

    /// A block: its label, then instructions and debug records up to the terminator.
    fn block(&mut self) -> Parse<()> {
        let at = self.at();
        let token = self.lex.token();
        let name = match token.kind {
            Tok::Label => Some(LocalName::Name(token.contents())),
            Tok::LabelId => definition(token.num as u32).map(LocalName::Number),
            _ => None,
        };
        if matches!(token.kind, Tok::Label | Tok::LabelId) {
            self.lex.skip(&token);
        }
        self.define_block(name, at)?;
        loop {
            while self.lex.at(b'#') {
                self.debug_record()?;
            }
            let at = self.at();
            let (mut number, mut name) = (None, None);
            if self.lex.at_local() {
                if let Some((id, end)) = self.lex.id() {
                    number = definition(id);
                    self.lex.seek(end);
                    self.expect(b'=', "expected '=' after instruction id")?;
                } else {
                    let (text, end) = self.lex.name();
                    name = Some(text);
                    self.lex.seek(end);
                    self.expect(b'=', "expected '=' after instruction name")?;
                }
            }
            self.fs.kept = Kept::All;
            let (inst, comma) = self.instruction()?;
            if comma || self.eat(b',') {
                self.instruction_metadata(inst)?;
            }
            let Some(inst) = inst else {
                let expanded = self.fs.expanded.take();
                if expanded.is_some() {
                    self.name_kept(name.as_deref());
                }
                let name = name.map(LocalName::Name).or(number.map(LocalName::Number));
                match expanded.map(|expanded| (expanded.value, expanded.is_kept)) {
                    Some((Some(value), true)) => self.define(name, at, value)?,
                    Some((Some(value), false)) => self.define_alias(name, at, value)?,
                    Some((None, _)) if name.is_some() => {
                        return fail(at, "instructions returning void cannot have a name");
                    }
                    _ => {}
                }
                continue;
            };
            if let Some((kind, is_address)) = self.fs.debug_call.take() {
                self.make_record(inst, kind, is_address);
                continue;
            }
            let value = self.fs.body.result(inst);
            match name {
                Some(name) => self.define_name(name, at, value)?,
                None => self.define_number(number, at, value)?,
            }
            if self.fs.body.inst(inst).op.is_terminator() {
                return Ok(());
            }
        }
    }

    /// `!dbg !7, …`.
    fn instruction_metadata(&mut self, inst: Option<Inst>) -> Parse<()> {
        loop {
            if !self.lex.at_metadata_name() {
                return self.fail("expected metadata after comma");
            }
            let (kind, mut node) = self.attachment()?;
            if kind == MdKind::TBAA {
                node = super::upgrade::upgrade_tbaa(&self.cx, node);
            }
            let is_kept = matches!(self.fs.kept, Kept::All | Kept::Metadata) || kind == MdKind::DBG;
            if let Some(inst) = inst.filter(|_| is_kept) {
                self.fs.body.set_metadata(inst, kind, node);
            }
            if let Some(expanded) = &self.fs.expanded
                && kind == MdKind::DBG
            {
                for inst in expanded.first..self.fs.body.n_insts() {
                    self.fs.body.set_metadata(Inst::from_index(inst), kind, node);
                }
            }
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    /// Appends an instruction to the current block.
    #[inline]
    pub(super) fn push(&mut self, op: Opcode, ty: Type, operands: &[Value]) -> Inst {
        let inst = self.fs.body.push(op, ty, operands, 0);
        if let Some(block) = self.fs.block {
            self.fs.body.link_last(inst, block);
        }
        inst
    }
}
