//! Parsing operations, blocks and regions into bodies.

use super::names::Name;
use super::op::OpParser;
use super::op_names::{find_op, renamed_op, unknown_op};
use super::operands::{Argument, Unresolved};
use super::parser::{BlockScope, ParseOptions, Parser, ResultName};
use super::trace::NONE;
use crate::Result;
use crate::body::{Block, Op, OpState, Region, Root, Value};
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use crate::loc::{Loc, SourceFile};
use crate::types::Type;
use std::sync::Arc;
use terrace_support::small_vec::SmallVec;

/// Parses the text of a file into a tree in one pass, in order.
pub fn parse_source(ctx: &Context, file: &Arc<SourceFile>, options: ParseOptions) -> Result<Root> {
    let text = file.text.clone();
    let _hold = options.exclusive.then(|| ctx.hold());
    let root = Parser::of_source(ctx, file, &text, options).top_level(options)?;
    // From here on only diagnostics read the text.
    let (start, end) = options.range.unwrap_or((0, text.len() as u32));
    text.advise_dont_need(start as usize, end as usize);
    Ok(root)
}

impl<'p> Parser<'p> {
    pub(super) fn top_level(&mut self, options: ParseOptions) -> Result<Root> {
        let region = Region::from_index(0);
        let block = self.body().append_block(region, &[]);
        while !self.asm.at_end() {
            let start = self.asm.offset();
            let result = match self.asm.peek() {
                b'#' if self.asm.at(b'#') => self.asm.parse_attr_alias_def(),
                b'!' => self.asm.parse_type_alias_def(),
                b'{' if self.asm.at_str("{-#") => self.asm.parse_file_metadata(),
                _ if self.is_traced() => {
                    self.traced_op(block);
                    Ok(())
                }
                _ => self.operation(block),
            };
            if result.is_err() && self.is_traced() {
                self.skip_op(start);
            } else {
                result?;
            }
            self.asm.release_text();
        }
        let forwards = self.check_forwards();
        self.tolerate(forwards)?;
        if let Some(scope) = self.frame.scopes.pop() {
            self.tolerate(self.check_blocks(scope))?;
        }
        let ctx = self.asm.ctx;
        let mut body = self.pop_body();
        let deferred = match self.asm.resolve_deferred_locs() {
            Err(_) if self.is_traced() => Vec::new(),
            deferred => deferred?,
        };
        if !deferred.is_empty() {
            body.map_locs(&mut |loc| {
                loc.as_deferred().and_then(|n| deferred.get(n as usize).copied()).unwrap_or(loc)
            });
        }
        let file_loc = match options.range {
            Some((start, _)) if start > 0 => self.asm.loc_at(start),
            _ => self.asm.file.start_loc(ctx),
        };
        let mut ops = body.ops(block);
        let first = ops.next();
        let n_ops = first.is_some() as usize + ops.count();
        if !options.implicit_module {
            if n_ops != 1 {
                let message = format!("source must contain a single top-level operation, found: {n_ops}");
                return Err(ctx.error(file_loc, message).emit());
            }
            return Ok(Root { body: *body });
        }
        let is_module = |module| n_ops == 1 && first.is_some_and(|op| core::ptr::eq(body.def(op), module));
        let Some(module) = ctx.op(b"builtin.module").filter(|&module| !is_module(module)) else {
            return Ok(Root { body: *body });
        };
        let mut root = Root::new(ctx);
        let mut state = OpState::new(module, file_loc);
        state.nested = Some(body);
        let op = root.body.create(state);
        let top = root.block();
        root.body.append(op, top);
        Ok(root)
    }

    /// Parses one operation and appends it to `block`.
    pub(super) fn operation(&mut self, block: Block) -> Result {
        self.asm.enter()?;
        if !self.body_ref().has_room_for_values() {
            let most = crate::body::value::MAX_VALUES;
            return Err(self.asm.error(format!("a body has at most {most} values: split it into functions")));
        }
        let first_name = self.result_names.len();
        let n_named = if self.asm.peek() == b'%' { self.result_names()? } else { 0 };
        let op = if self.asm.at_word() {
            self.custom_op(n_named)?
        } else if self.asm.at(b'"') {
            self.generic_op()?
        } else {
            return Err(self.asm.wrong_token("expected operation name in quotes"));
        };
        self.body().append_new(op, block);
        if n_named != 0 {
            self.bind_results(op, first_name, n_named)?;
        }
        self.asm.leave();
        Ok(())
    }

    /// Parses `%a, %b:2 =` and returns the number of named results, at most `usize::MAX`.
    #[inline]
    fn result_names(&mut self) -> Result<usize> {
        let mut n_named = 0usize;
        loop {
            let name = self.asm.value_name("expected valid ssa identifier")?;
            let mut count = 1;
            if self.asm.eat(b':') {
                count = self.result_count()?;
            }
            n_named = n_named.saturating_add(count as usize);
            self.result_names.push(ResultName { name, count });
            if !self.asm.eat(b',') {
                break;
            }
        }
        self.asm.expect(b'=', "expected '=' after SSA name")?;
        Ok(n_named)
    }

    /// Parses the number of results that a name stands for.
    fn result_count(&mut self) -> Result<u64> {
        if !self.asm.at_integer() {
            return Err(self.asm.wrong_token("expected integer number of results"));
        }
        match self.asm.number().and_then(|number| number.to_u64()) {
            None | Some(0) => Err(self.asm.wrong_token("expected named operation to have at least 1 result")),
            Some(_) => Ok(self.asm.eat_int().unwrap_or(1)),
        }
    }

    /// Gives the results of an operation their names, which are removed from the list from `first_name` on.
    #[inline]
    fn bind_results(&mut self, op: Op, first_name: usize, n_named: usize) -> Result {
        if self.body().n_results(op) != n_named {
            return Err(self.wrong_number_of_names(op, first_name));
        }
        let mut at = 0;
        for i in first_name..self.result_names.len() {
            let ResultName { name, count } = self.result_names[i];
            let first = self.body().result(op, at);
            self.define(name, first, count as u32)?;
            at += count as usize;
        }
        self.result_names.truncate(first_name);
        Ok(())
    }

    #[cold]
    fn wrong_number_of_names(&mut self, op: Op, first_name: usize) -> Reported {
        let n_results = self.body().n_results(op);
        let names = &self.result_names[first_name..];
        let offset = names.first().map_or(0, |first| first.name.start);
        if n_results == 0 {
            return self.asm.error_at(offset, "cannot name an operation with no results");
        }
        let n_names: u128 = names.iter().map(|n| u128::from(n.count)).sum();
        let message = format!("operation defines {n_results} results but was provided {n_names} to bind");
        self.asm.error_at(offset, message)
    }

    /// Defines a name and resolves forward references to it.
    #[inline]
    pub(super) fn define(&mut self, name: Name, first: Value, count: u32) -> Result {
        if let Err(previous) = self.names.insert(name, first, count) {
            return Err(self.redefinition(name, previous.start));
        }
        self.finish_definition(name, first, count)
    }

    /// Resolves forward references to a new name, and notes the name if asked for.
    #[inline]
    fn finish_definition(&mut self, name: Name, first: Value, count: u32) -> Result {
        if !self.names.forwards.is_empty() {
            self.resolve_forwards(name, first, count)?;
        }
        if self.notes_definitions {
            self.note_definition(name, first, count);
        }
        Ok(())
    }

    #[cold]
    fn note_definition(&mut self, name: Name, first: Value, count: u32) {
        if self.keep_names && count == 1 {
            self.keep_name(name, first);
        }
        self.trace_definition(name, first, count);
    }

    #[cold]
    fn redefinition(&self, name: Name, previous: u32) -> Reported {
        let text = String::from_utf8_lossy(name.text(self.asm.text()));
        self.asm
            .ctx
            .error(self.asm.loc_at(name.start), format!("redefinition of SSA value '{text}'"))
            .note(self.asm.loc_at(previous), "previously defined here")
            .emit()
    }

    fn keep_name(&mut self, name: Name, value: Value) {
        let name = name.text(self.asm.text());
        let name = name.strip_prefix(b"%").unwrap_or(name);
        if !name.first().is_some_and(u8::is_ascii_digit) {
            let name = self.asm.ctx.str_id(name);
            self.body()
                .extras
                .get_or_insert_default()
                .source_names
                .get_or_insert_default()
                .values
                .push((value, name));
        }
    }

    /// The value of a use, given its type.
    #[inline]
    pub(crate) fn resolve(&mut self, name: &Unresolved, ty: Type) -> Result<Value> {
        let Some(found) = self.names.find(&name.name) else { return self.forward(name, ty) };
        if self.is_traced() {
            self.trace_use(name, found);
        }
        let mut value = found.first;
        if name.number != 0 {
            if name.number >= self.names.count(found) {
                return Err(self.asm.error_at(name.offset(), "reference to invalid result number"));
            }
            value = value.plus(name.number);
        }
        if found.start < self.frame.start {
            return self.outer_value(name, value, ty, found.start);
        }
        let have = self.frame.body.ty(value);
        if have == ty { Ok(value) } else { Err(self.type_mismatch(name, ty, have, found.start)) }
    }

    /// Parses the name of a block.
    pub(super) fn successor(&mut self) -> Result<Block> {
        let at = self.asm.offset();
        let Some(name) = self.asm.block_name() else {
            return Err(self.asm.wrong_token("expected block name"));
        };
        // The operation may be outside of all regions.
        let Some(scope) = self.frame.scopes.last_mut() else {
            return Err(self.asm.error_at(at, "expected block name"));
        };
        if let Some(tracer) = &mut self.tracer {
            tracer.use_block(&name);
        }
        if let Some(entry) = self.block_names.find(&name, scope.first) {
            return Ok(entry.block);
        }
        let block = self.frame.body.create_block();
        self.block_names.insert(name, block, false);
        scope.n_undefined += 1;
        Ok(block)
    }

    fn custom_op(&mut self, n_results: usize) -> Result<Op> {
        let (name, offset) = (self.asm.word(), self.asm.offset());
        let def = find_op(self.asm.ctx, name, self.default_dialect);
        let Some(def) = def.or_else(|| renamed_op(self.asm.ctx, name)) else {
            return Err(unknown_op(&mut self.asm, name, self.default_dialect));
        };
        self.asm.bump(name.len());
        if def.hooks.parse.is_none() && def.format.is_empty() {
            let name = String::from_utf8_lossy(name);
            return Err(self.asm.error_at(offset, format!("custom op '{name}' has no custom assembly form")));
        }
        let loc = self.asm.loc_at(offset);
        let outer = self.asm.custom_op.replace(def.name);
        let mut op = OpParser::new(self, def, loc, offset, n_results);
        match def.hooks.parse {
            Some(parse) => parse(&mut op)?,
            None => crate::asm::format::parse_format(&mut op)?,
        }
        op.check_duplicate()?;
        op.parser.asm.custom_op = outer;
        if let Some(loc) = op.parser.asm.parse_optional_trailing_loc()? {
            op.set_loc(loc);
        }
        let new = op.create();
        self.record_deferred(new);
        Ok(new)
    }

    fn generic_op(&mut self) -> Result<Op> {
        let offset = self.asm.offset();
        let name = self.asm.string()?;
        if name.is_empty() {
            return Err(self.asm.error_at(offset, "empty operation name is invalid"));
        }
        if name.contains(&0) {
            return Err(self.asm.error_at(offset, "null character not allowed in operation name"));
        }
        let Ok(text) = core::str::from_utf8(&name) else {
            return Err(self.asm.error_at(offset, "operation name is not valid UTF-8"));
        };
        let def = match self.asm.ctx.op(&name).or_else(|| renamed_op(self.asm.ctx, &name)) {
            Some(def) => def,
            None => self.unregistered(text)?,
        };
        let loc = self.asm.loc_at(offset);
        let outer = self.asm.custom_op.take();
        let mut op = OpParser::new(self, def, loc, offset, 0);
        op.generic()?;
        let new = op.create();
        self.asm.custom_op = outer;
        Ok(new)
    }

    #[cold]
    fn unregistered(&self, name: &str) -> Result<&'static OpDef> {
        let ctx = self.asm.ctx;
        let dialect = name.split_once('.').map_or("", |(d, _)| d);
        // The verifier rejects unknown operations of registered dialects.
        if ctx.allows_unregistered() || ctx.dialect(dialect).is_some() {
            return Ok(OpDef::unregistered(name));
        }
        let message = "operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used";
        Err(self.asm.error(message))
    }

    /// Parses `{ ... }` into a region of the innermost body. With `args`, the entry block has these arguments and no
    /// label.
    pub(super) fn region(&mut self, region: Region, args: &[Argument]) -> Result {
        let open = self.asm.offset();
        self.asm.expect(b'{', "expected '{' to begin a region")?;
        let traced = if self.is_traced() { self.open_traced_region(open) } else { NONE };
        if args.is_empty() && self.asm.eat(b'}') {
            self.close_traced_region(traced);
            return Ok(());
        }
        self.names.push_scope();
        let scope = BlockScope { first: self.block_names.len(), n_undefined: 0 };
        self.frame.scopes.push(scope);
        let mut result = self.region_blocks(region, args);
        if result.is_err() && self.is_traced() {
            self.finish_region(region);
            result = Ok(());
        }
        let scope = self.frame.scopes.pop();
        self.names.pop_scope();
        result?;
        if let Some(scope) = scope {
            self.tolerate(self.check_blocks(scope))?;
            self.block_names.pop_scope(scope.first);
        }
        self.asm.eat(b'}');
        self.close_traced_region(traced);
        Ok(())
    }

    /// Reports the undefined blocks of a region.
    fn check_blocks(&self, scope: BlockScope) -> Result {
        if scope.n_undefined == 0 {
            return Ok(());
        }
        let undefined = self.block_names.undefined(scope.first);
        self.report_all(undefined, "reference to an undefined block")
    }

    fn region_blocks(&mut self, region: Region, args: &[Argument]) -> Result {
        // Without names, the arguments of a function only require an entry block.
        let named = args.first().is_some_and(|arg| arg.name.is_named());
        let args = if named { args } else { &[] };
        if !self.asm.at(b'^') {
            let block = self.body().append_block(region, &[]);
            if !args.is_empty() {
                self.entry_args(block, args)?;
            }
            self.block_ops(block)?;
        } else if !args.is_empty() {
            return Err(self.asm.error("invalid block name in region with named arguments"));
        }
        while !self.asm.at(b'}') {
            self.block(region)?;
        }
        Ok(())
    }

    /// Adds the arguments of an entry block without label.
    fn entry_args(&mut self, block: Block, args: &[Argument]) -> Result {
        let mut typed: SmallVec<[(Type, Loc); 8]> = SmallVec::new();
        typed.extend(args.iter().map(|arg| {
            let loc = arg.loc.unwrap_or_else(|| self.asm.loc_at(arg.name.offset()));
            (arg.ty.unwrap_or(Type::NONE), loc)
        }));
        self.body().append_args(block, typed.into_iter());
        for (i, Argument { name, .. }) in args.iter().enumerate() {
            let Some(value) = self.body().arg(block, i) else { break };
            let previous = self.names.insert(name.name, value, 1).err();
            let text = name.text(&self.asm);
            let first_use = || self.names.first_forwards.get(&(text, 0)).map(|forward| forward.offset);
            if let Some(offset) = previous.map(|previous| previous.start).or_else(first_use) {
                return Err(self.argument_in_use(name, offset));
            }
            self.finish_definition(name.name, value, 1)?;
        }
        Ok(())
    }

    #[cold]
    fn argument_in_use(&self, name: &Unresolved, previous: u32) -> Reported {
        let message = format!(
            "region entry argument '{}' is already in use",
            String::from_utf8_lossy(name.text(&self.asm))
        );
        self.asm
            .ctx
            .error(self.asm.loc_at(name.offset()), message)
            .note(self.asm.loc_at(previous), "previously referenced here")
            .emit()
    }

    fn block_arg(&mut self, block: Block, name: &Unresolved, ty: Type, loc: Option<Loc>) -> Result {
        let loc = loc.unwrap_or_else(|| self.asm.loc_at(name.offset()));
        let value = self.body().add_arg_at(block, ty, loc);
        self.define(name.name, value, 1)
    }

    /// Parses `^name(args): operations`.
    pub(super) fn block(&mut self, region: Region) -> Result {
        let Some(name) = self.asm.block_name() else {
            return Err(self.asm.wrong_token("expected block name"));
        };
        let text = name.text(self.asm.text());
        let scope = self.frame.scopes.last_mut();
        let block = match self.block_names.find(&name, scope.as_ref().map_or(0, |scope| scope.first)) {
            Some(entry) if entry.defined => {
                let message = format!("redefinition of block '{}'", String::from_utf8_lossy(text));
                let loc = self.asm.loc_at(name.start);
                return Err(self.asm.ctx.error(loc, message).emit());
            }
            Some(entry) => {
                (entry.defined, entry.offset) = (true, name.start);
                if let Some(scope) = scope {
                    scope.n_undefined -= 1;
                }
                entry.block
            }
            None => {
                let block = self.frame.body.create_block();
                self.block_names.insert(name, block, true);
                block
            }
        };
        if let Some(tracer) = &mut self.tracer {
            tracer.define_block(&name);
        }
        self.body().insert_block(block, region, None);
        if self.keep_names {
            let name = self.asm.ctx.str_id(text.strip_prefix(b"^").unwrap_or(text));
            self.body()
                .extras
                .get_or_insert_default()
                .source_names
                .get_or_insert_default()
                .blocks
                .push((block, name));
        }
        if self.asm.eat(b'(') {
            if !self.asm.at(b')') {
                loop {
                    let name = Unresolved::parse_argument(&mut self.asm)?;
                    self.asm.expect(b':', "expected ':' and type for SSA operand")?;
                    let ty = self.asm.parse_type()?;
                    let loc = self.asm.parse_optional_trailing_loc()?;
                    self.block_arg(block, &name, ty, loc)?;
                    if !self.asm.eat(b',') {
                        break;
                    }
                }
            }
            self.asm.expect(b')', "expected ')'")?;
        }
        self.asm.expect(b':', "expected ':' after block name")?;
        self.block_ops(block)
    }

    fn block_ops(&mut self, block: Block) -> Result {
        if self.is_traced() {
            return self.traced_ops(block);
        }
        while !matches!(self.asm.peek(), b'^' | b'}') {
            self.operation(block)?;
            self.asm.release_text();
        }
        Ok(())
    }
}
