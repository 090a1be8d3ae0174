//! Orders of use lists. Use lists are not part of a module here, so the directives have no effect; they are checked.

use super::Parser;
use super::error::{Parse, fail};
use super::lexer::Tok;
use crate::body::Body;
use crate::constant::ConstView;
use crate::inst::Opcode;
use crate::value::*;
use terrace_support::FxHashMap;

/// The blocks whose addresses are constants, by function.
#[derive(Default)]
pub(super) struct TakenBlocks {
    blocks: FxHashMap<Func, Vec<Block>>,
    /// The number of constants that were searched.
    n_searched: usize,
}

/// Counts the uses of values that are operands in a body. The blocks in a phi are not uses of theirs.
fn count_uses(body: &Body, resolve: impl Fn(Value) -> Option<Value>) -> FxHashMap<Value, u32> {
    let mut uses = FxHashMap::default();
    for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
        let is_phi = body.inst(inst).op == Opcode::Phi;
        let operands = body.operands(inst).iter().filter(|operand| !is_phi || operand.as_block().is_none());
        for &operand in operands {
            *uses.entry(resolve(operand).unwrap_or(operand)).or_insert(0) += 1;
        }
    }
    uses
}

impl Parser<'_> {
    /// The number of indices of a use-list order.
    fn use_list_indices(&mut self) -> Parse<usize> {
        let at = self.at();
        self.expect(Tok::LBrace, "expected '{' here")?;
        if self.lex.tok == Tok::RBrace {
            return self.fail("expected non-empty list of uselistorder indexes");
        }
        let mut indices = Vec::new();
        loop {
            indices.push(self.uint32()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' here")?;
        if indices.len() < 2 {
            return fail(at, "expected >= 2 uselistorder indexes");
        }
        let mut seen = vec![false; indices.len()];
        let mut sorted = true;
        for (i, &index) in indices.iter().enumerate() {
            match seen.get_mut(index as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => return fail(at, "expected distinct uselistorder indexes in range [0, size)"),
            }
            sorted &= i == index as usize;
        }
        if sorted {
            return fail(at, "expected uselistorder indexes to change the order");
        }
        Ok(indices.len())
    }

    /// Checks a number of indices against the number of uses.
    fn check_uses(at: u32, n_uses: u32, n_indices: usize) -> Parse<()> {
        match n_uses {
            0 => fail(at, "value has no uses"),
            1 => fail(at, "value only has one use"),
            n if n as usize != n_indices => fail(at, format!("wrong number of indexes, expected {n}")),
            _ => Ok(()),
        }
    }

    /// `uselistorder i32 %x, { 1, 0 }`.
    pub(super) fn use_list_order(&mut self) -> Parse<()> {
        let at = self.at();
        self.next();
        let ty = self.ty()?;
        let is_local = matches!(self.lex.tok, Tok::Local | Tok::LocalId);
        let is_replaced =
            self.lex.tok == Tok::Global && self.found.replaced.contains_key(&self.lex.contents()[..]);
        if is_replaced {
            // Its calls are gone, so their number is not known.
            self.next();
            self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
            return self.use_list_indices().map(drop);
        }
        let is_known = is_local && self.fs.active && self.known_local().is_some();
        // Calls of intrinsics of older versions are replaced, so that their order does not matter.
        let is_replaced = self.lex.tok == Tok::Global && {
            let name = self.lex.contents();
            self.found.replaced.contains_key(&name[..]) || super::upgrade::debug_intrinsic(&name).is_some()
        };
        let value = if is_replaced {
            self.next();
            None
        } else if is_known || !is_local || !self.fs.active {
            Some(self.value(ty)?)
        } else {
            self.next();
            None
        };
        self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
        let n_indices = self.use_list_indices()?;
        if is_replaced {
            return Ok(());
        }
        // A value without definition has no uses, or else the function is incomplete.
        let Some(value) = value else { return Self::check_uses(at, 0, n_indices) };
        let n_uses = if is_local {
            self.local_uses(value)
        } else if self.has_uses(value) {
            // The bodies before this one are needed.
            if self.deferred.is_some() {
                return fail(at, super::streaming::DEFERRED);
            }
            self.constant_uses(value)
        } else {
            return Ok(());
        };
        Self::check_uses(at, n_uses, n_indices)
    }

    /// Whether LLVM keeps a list of the uses of a constant: plain data has none.
    fn has_uses(&self, value: Value) -> bool {
        match self.cx.const_view(value) {
            None => value.is_global(),
            Some(ConstView::Int(_) | ConstView::Float(_) | ConstView::Splat(_) | ConstView::Data(_)) => false,
            Some(_) => true,
        }
    }

    /// The number of uses of a constant in the text so far.
    fn constant_uses(&self, value: Value) -> u32 {
        let m = &self.m;
        let mut n = self.cx.uses_in_constants(value);
        let is_value = |operand: Option<Value>| usize::from(operand == Some(value));
        n += m.globals().iter().map(|global| is_value(global.initializer)).sum::<usize>();
        n += m.aliases().iter().map(|alias| is_value(Some(alias.aliasee))).sum::<usize>();
        n += m.ifuncs().iter().map(|ifunc| is_value(Some(ifunc.resolver))).sum::<usize>();
        let current = self.fs.active.then_some(&self.fs.body);
        for body in m.functions().iter().filter_map(|func| func.body.as_deref()).chain(current) {
            n += body.operands.iter().filter(|&&operand| operand == value).count();
        }
        for func in m.functions() {
            let Some(extra) = &func.extra else { continue };
            n += is_value(extra.prefix) + is_value(extra.prologue) + is_value(extra.personality);
        }
        n as u32
    }

    /// The local that the current token names, if it is defined or used.
    fn known_local(&self) -> Option<Value> {
        let name = self.local_name();
        let is_used = self.fs.waiting.contains_key(&name);
        let found = match name {
            super::locals::LocalName::Name(name) => self.fs.body.find_name(&name),
            super::locals::LocalName::Number(number) => Some(self.fs.numbers.get(number)),
        };
        found.filter(|value| !value.is_none() || is_used)
    }

    /// The number of uses of a local in the body, which is complete.
    fn local_uses(&mut self, value: Value) -> u32 {
        let n_taken = match (value.as_block(), self.current) {
            (Some(block), Some(func)) => self.n_addresses(func, block),
            _ => 0,
        };
        if self.fs.uses.is_none() {
            self.fs.uses = Some(count_uses(&self.fs.body, |value| self.fs.resolve(value)));
        }
        let uses = self.fs.uses.as_ref().and_then(|uses| uses.get(&value));
        uses.copied().unwrap_or(0) + n_taken
    }

    /// The number of constants that are the address of a block.
    fn n_addresses(&mut self, func: Func, block: Block) -> u32 {
        let n = self.cx.n_constants();
        let taken = &mut self.taken_blocks;
        for (func, block) in self.cx.block_addresses(core::mem::replace(&mut taken.n_searched, n)) {
            taken.blocks.entry(func).or_default().push(block);
        }
        let blocks = taken.blocks.get(&func);
        blocks.map_or(0, |blocks| blocks.iter().filter(|&&other| other == block).count() as u32)
    }

    /// `uselistorder_bb @f, %block, { 1, 0 }`.
    pub(super) fn use_list_order_bb(&mut self) -> Parse<()> {
        let at = self.at();
        self.next();
        let func_at = self.at();
        let func = match self.lex.tok {
            Tok::Global => self.m.lookup(&self.lex.contents()),
            Tok::GlobalId => self.found.numbered.get(&(self.lex.num as u32)).copied(),
            _ => None,
        };
        let is_global = matches!(self.lex.tok, Tok::Global | Tok::GlobalId);
        self.untyped_value()?;
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        let block_at = self.at();
        let (tok, name) = (self.lex.tok, self.lex.contents());
        self.untyped_value()?;
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        let n_indices = self.use_list_indices()?;
        if !is_global {
            return fail(func_at, "expected function name in uselistorder_bb");
        }
        let Some(func) = func else {
            return fail(func_at, "invalid function forward reference in uselistorder_bb");
        };
        let Some(func) = func.as_func() else {
            return fail(func_at, "expected function name in uselistorder_bb");
        };
        if self.deferred.is_some() {
            return fail(at, super::streaming::DEFERRED);
        }
        let Some(body) = &self.m.func(func).body else {
            return fail(func_at, "invalid declaration in uselistorder_bb");
        };
        match tok {
            Tok::Local => {}
            Tok::LocalId => return fail(block_at, "invalid numeric label in uselistorder_bb"),
            _ => return fail(block_at, "expected basic block name in uselistorder_bb"),
        }
        let Some(value) = body.find_name(&name) else {
            return fail(block_at, "invalid basic block in uselistorder_bb");
        };
        let Some(block) = value.as_block() else {
            return fail(block_at, "expected basic block in uselistorder_bb");
        };
        let n_uses = body.blocks().iter().filter_map(|&other| body.terminator(other));
        let n_uses = n_uses.flat_map(|inst| body.successors(inst)).filter(|&succ| succ == block).count();
        let n_uses = n_uses as u32 + self.n_addresses(func, block);
        Self::check_uses(at, n_uses, n_indices)
    }
}
