//! Orders of use lists. Use lists are not part of a module here: the directives are checked, and those of blocks give the
//! order of predecessors.

use super::Parser;
use super::error::{Parse, fail};
use super::token::Tok;
use crate::body::Body;
use crate::constant::ConstView;
use crate::inst::Opcode;
use crate::value::*;
use terrace_support::FxHashMap;

/// The addresses of blocks that are constants, and edges between blocks.
#[derive(Default)]
pub(super) struct TakenBlocks {
    /// The number of constants for each block.
    blocks: FxHashMap<(Func, Block), usize>,
    /// The number of constants that were searched.
    n_searched: usize,
    /// The number of instructions that a function had when its body or an earlier text took the address of a block.
    times: FxHashMap<(Func, Block), u32>,
    /// The edges of functions whose blocks have orders.
    edges: FxHashMap<Func, Edges>,
    /// The uses of blocks that have orders.
    ordered: FxHashMap<(Func, Block), Vec<Option<u32>>>,
}

/// The terminators that name each block, once for each edge, the oldest first.
type Edges = FxHashMap<Block, Vec<Inst>>;

fn edges(body: &Body) -> Edges {
    let mut terminators: Vec<_> = body.blocks().iter().filter_map(|&block| body.terminator(block)).collect();
    terminators.sort_unstable();
    let mut edges = Edges::default();
    for inst in terminators {
        for succ in body.successors(inst) {
            edges.entry(succ).or_default().push(inst);
        }
    }
    edges
}

impl TakenBlocks {
    /// Notes that the body of a function with this many instructions has a block whose address is taken.
    pub fn take(&mut self, func: Func, block: Block, n_insts: usize) {
        self.times.entry((func, block)).or_insert(n_insts as u32);
    }

    /// The order of a block's predecessors after an order of its uses.
    fn order(&mut self, func: Func, block: Block, taken_at: &[u32], indices: &[u32]) -> Vec<u32> {
        let edges = self.edges.get(&func).and_then(|edges| edges.get(&block)).map_or(&[][..], |edges| edges);
        let uses = self.ordered.entry((func, block)).or_insert_with(|| uses_of_block(edges, taken_at));
        // Addresses that were taken since an earlier order are the newest uses.
        let n_new = indices.len().saturating_sub(uses.len());
        uses.splice(0..0, core::iter::repeat_n(None, n_new));
        reorder(uses, indices)
    }
}

/// The uses of a block from the newest to the oldest: edges, counted from the newest, and addresses, which `taken_at`
/// dates by the number of older instructions.
fn uses_of_block(edges: &[Inst], taken_at: &[u32]) -> Vec<Option<u32>> {
    let mut uses = Vec::with_capacity(edges.len() + taken_at.len());
    let mut taken = taken_at.iter().peekable();
    for (i, inst) in edges.iter().enumerate() {
        while taken.next_if(|&&at| at as usize <= inst.index()).is_some() {
            uses.push(None);
        }
        uses.push(Some((edges.len() - 1 - i) as u32));
    }
    uses.extend(taken.map(|_| None));
    uses.reverse();
    uses
}

/// Orders the uses of a block by their new places. Returns the places of the edges alone.
fn reorder(uses: &mut Vec<Option<u32>>, indices: &[u32]) -> Vec<u32> {
    let mut ordered: Vec<Option<u32>> = vec![None; uses.len()];
    for (edge, &to) in uses.iter().zip(indices) {
        if let Some(place) = ordered.get_mut(to as usize) {
            *place = *edge;
        }
    }
    *uses = ordered;
    let mut places = vec![0; uses.len()];
    let mut n = 0;
    for edge in uses.iter().flatten() {
        if let Some(place) = places.get_mut(*edge as usize) {
            *place = n;
        }
        n += 1;
    }
    places.truncate(n as usize);
    places
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
    /// The indices of a use-list order.
    fn use_list_indices(&mut self) -> Parse<Vec<u32>> {
        let at = self.at();
        self.expect(b'{', "expected '{' here")?;
        if self.lex.at(b'}') {
            return self.fail("expected non-empty list of uselistorder indexes");
        }
        let mut indices = Vec::new();
        loop {
            indices.push(self.uint32()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}', "expected '}' here")?;
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
        Ok(indices)
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
        let is_local = self.lex.at_local();
        let token = self.lex.token();
        let is_replaced =
            token.kind == Tok::Global && self.found.replaced.contains_key(&token.contents()[..]);
        if is_replaced {
            // Its calls are gone, so their number is not known.
            self.next();
            self.expect(b',', "expected comma in uselistorder directive")?;
            return self.use_list_indices().map(drop);
        }
        let is_known = is_local && self.fs.active && self.known_local();
        // Calls of intrinsics of older versions are replaced, so that their order does not matter.
        let is_replaced = token.kind == Tok::Global && {
            let name = token.contents();
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
        self.expect(b',', "expected comma in uselistorder directive")?;
        let indices = self.use_list_indices()?;
        let n_indices = indices.len();
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
        Self::check_uses(at, n_uses, n_indices)?;
        if let (true, Some(block), Some(func)) = (is_local, value.as_block(), self.current) {
            let taken_at = self.addresses(func, block);
            let taken = &mut self.taken_blocks;
            if !taken.edges.contains_key(&func) {
                taken.edges.clear();
            }
            taken.edges.entry(func).or_insert_with(|| edges(&self.fs.body));
            let places = taken.order(func, block, &taken_at, &indices);
            self.fs.body.set_predecessor_order(block, &places);
        }
        Ok(())
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
    fn known_local(&mut self) -> bool {
        let (name, _) = self.local_name();
        self.fs.find(&name) != Value::NONE
    }

    /// The number of uses of a local in the body, which is complete.
    fn local_uses(&mut self, value: Value) -> u32 {
        let n_taken = match (value.as_block(), self.current) {
            (Some(block), Some(func)) => self.addresses(func, block).len() as u32,
            _ => 0,
        };
        if self.fs.uses.is_none() {
            self.fs.uses = Some(count_uses(&self.fs.body, |value| self.fs.resolve(value)));
        }
        let uses = self.fs.uses.as_ref().and_then(|uses| uses.get(&value));
        uses.copied().unwrap_or(0) + n_taken
    }

    /// The constants that are the address of a block, each as the number of instructions that its function had then.
    fn addresses(&mut self, func: Func, block: Block) -> Vec<u32> {
        let n = self.cx.n_constants();
        let taken = &mut self.taken_blocks;
        for (func, block) in self.cx.block_addresses(core::mem::replace(&mut taken.n_searched, n)) {
            *taken.blocks.entry((func, block)).or_default() += 1;
        }
        let time = taken.times.get(&(func, block)).copied().unwrap_or(u32::MAX);
        vec![time; taken.blocks.get(&(func, block)).copied().unwrap_or(0)]
    }

    /// `uselistorder_bb @f, %block, { 1, 0 }`.
    pub(super) fn use_list_order_bb(&mut self) -> Parse<()> {
        let at = self.at();
        self.next();
        let func_at = self.at();
        let token = self.lex.token();
        let func = match token.kind {
            Tok::Global => self.m.lookup(&token.contents()),
            Tok::GlobalId => self.found.numbered.get(&(token.num as u32)).copied(),
            _ => None,
        };
        let is_global = self.lex.at_global();
        self.untyped_value()?;
        self.expect(b',', "expected comma in uselistorder_bb directive")?;
        let block_at = self.at();
        let block = self.lex.token();
        self.untyped_value()?;
        self.expect(b',', "expected comma in uselistorder_bb directive")?;
        let indices = self.use_list_indices()?;
        let n_indices = indices.len();
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
        match block.kind {
            Tok::Local => {}
            Tok::LocalId => return fail(block_at, "invalid numeric label in uselistorder_bb"),
            _ => return fail(block_at, "expected basic block name in uselistorder_bb"),
        }
        let Some(value) = body.find_name(&block.contents()) else {
            return fail(block_at, "invalid basic block in uselistorder_bb");
        };
        let Some(block) = value.as_block() else {
            return fail(block_at, "expected basic block in uselistorder_bb");
        };
        self.taken_blocks.edges.entry(func).or_insert_with(|| edges(body));
        let taken_at = self.addresses(func, block);
        let edges = self.taken_blocks.edges.get(&func).and_then(|edges| edges.get(&block));
        let n_edges = edges.map_or(0, |edges| edges.len());
        Self::check_uses(at, (n_edges + taken_at.len()) as u32, n_indices)?;
        let places = self.taken_blocks.order(func, block, &taken_at, &indices);
        if let Some(body) = &mut self.m.func_mut(func).body {
            body.set_predecessor_order(block, &places);
        }
        Ok(())
    }
}

/// The edges of a body, for orders of the uses of its blocks.
pub(crate) struct BodyEdges(Edges);

impl BodyEdges {
    pub(crate) fn new(body: &Body) -> Self {
        Self(edges(body))
    }

    /// The order of a block's predecessors by an order of its uses; `None` if they do not fit.
    pub(crate) fn places(&self, block: Block, indices: &[u32]) -> Option<Vec<u32>> {
        let edges = self.0.get(&block)?;
        // Addresses of the block are older uses.
        let n_addresses = indices.len().checked_sub(edges.len())?;
        let mut uses = uses_of_block(edges, &vec![0; n_addresses]);
        Some(reorder(&mut uses, indices))
    }
}
