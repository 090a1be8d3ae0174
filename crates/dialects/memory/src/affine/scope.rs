//! Rules for values that are dimensions and symbols of affine maps.
//!
//! A symbol is constant within an affine scope (a function): an argument or a result at its top level, a constant, or
//! a result of pure operations on symbols. A dimension may also be the induction variable of an affine loop, or an
//! affine expression of dimensions.

use super::{Apply, DelinearizeIndex, Dma, DmaStart, DmaWait, For, LinearizeIndex, Parallel, Store};
use crate::memref;
use crate::prelude::*;
use terrace_ir::speculation::is_speculatable;

/// Limit of the values visited by a query: long chains of computations would make verification quadratic.
const MAX_VISITED: usize = 1024;

/// Queries whether values of a body are valid dimensions and symbols.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    body: &'a Body,
    /// Whether the regions of the isolated operation that owns the body are affine scopes.
    root: bool,
}

/// Whether an operation, with those inside it, is pure. Those with very many operations inside do not count as pure.
fn is_pure(b: &Body, op: Op) -> bool {
    if b.def(op).has(Trait::Pure) {
        return true;
    }
    let mut n_inside = 0;
    let mut stack: SmallVec<[Op; 4]> = SmallVec::from_slice(&[op]);
    while let Some(op) = stack.pop() {
        if !b.has_inner_regions(op) {
            continue;
        }
        let regions = b.regions(op).into_iter();
        for inner in regions.flat_map(|region| b.blocks(region)).flat_map(|block| b.ops(block)) {
            n_inside += 1;
            if n_inside > MAX_VISITED {
                return false;
            }
            stack.push(inner);
        }
    }
    is_speculatable(b, op) && is_memory_effect_free(b, op)
}

/// Whether an argument of a block may take the place of an operand of an access: subscripts are dimensions, which other
/// arguments than those at the top level of a scope are not.
pub(super) fn takes_arg(b: &Body, op: Op, operand: usize, block: Block) -> bool {
    let dma = if b.is::<DmaStart>(op) {
        Dma::of_start(b, op)
    } else if b.is::<DmaWait>(op) {
        Dma::of_wait(b, op)
    } else {
        None
    };
    let n_sizes = dma.map_or(0, |dma| dma.sizes.len());
    let is_data = b.is::<Store>(op) && operand == 0 || operand + n_sizes >= b.n_operands(op);
    is_data || b.ty(b.operand(op, operand)) != Type::INDEX || Scope::of(b).is_top_block(block)
}

impl<'a> Scope<'a> {
    /// The scopes of a body that belongs to an operation with affine scopes, such as a function.
    pub fn of(body: &'a Body) -> Self {
        Self { body, root: true }
    }

    /// The scopes around an operation.
    pub fn around(at: OpRef<'a>) -> Self {
        let owner = at.scope.parent.map(|(outer, op)| outer.body.def(op));
        Self { body: at.body(), root: owner.is_some_and(|def| def.has(Trait::AffineScope)) }
    }

    /// Whether a value is defined at the top level of an affine scope. During a conversion, upstream's folders find the
    /// arguments that it replaces in a block without a parent.
    pub fn is_top_level(self, value: Value) -> bool {
        let Some(block) = self.body.def_block(value) else { return false };
        let is_replaced = || self.body.are_args_replaced(block) && self.body.def_op(value).is_none();
        self.is_top_block(block) && !is_replaced()
    }

    fn is_top_block(self, block: Block) -> bool {
        match self.body.region_of(block).map(|region| self.body.region_parent(region)) {
            Some(Some(parent)) => self.body.def(parent).has(Trait::AffineScope),
            Some(None) => self.root,
            None => false,
        }
    }

    /// Whether a value is a valid symbol.
    pub fn is_symbol(self, value: Value) -> bool {
        if self.is_top_level(value) {
            return self.body.ty(value) == Type::INDEX;
        }
        // Most values that are asked about are induction variables.
        if self.body.def_op(value).is_none() {
            return false;
        }
        let mut seen = FxHashSet::default();
        let mut stack: SmallVec<[Value; 8]> = SmallVec::from_slice(&[value]);
        while let Some(value) = stack.pop() {
            if self.body.ty(value) != Type::INDEX {
                return false;
            }
            if self.is_top_level(value) || !seen.insert(value) {
                continue;
            }
            if seen.len() > MAX_VISITED || !self.symbol_needs(value, &mut stack) {
                return false;
            }
        }
        true
    }

    /// Pushes the values that must be symbols for `value`, which is not at the top level, to be one; `false` if it
    /// cannot be one.
    fn symbol_needs(self, value: Value, stack: &mut SmallVec<[Value; 8]>) -> bool {
        let b = self.body;
        let Some(op) = b.def_op(value) else { return false };
        if constant_of(b, value).is_some() {
            return true;
        }
        if let Some(dim) = b.as_::<memref::Dim>(op) {
            return self.dim_needs(dim, stack);
        }
        if b.def(op).has(Trait::ShapedDimOpInterface) {
            return b.operands(op).first().is_some_and(|source| self.is_top_level(source));
        }
        stack.extend(b.operands(op).iter());
        is_pure(b, op)
    }

    /// [`Scope::symbol_needs`] of an extent: that of a memref at the top level, or a size operand that is a symbol.
    fn dim_needs(self, dim: memref::Dim, stack: &mut SmallVec<[Value; 8]>) -> bool {
        let b = self.body;
        let source = dim.source(b);
        if self.is_top_level(source) {
            return true;
        }
        let index = integer_of(b, dim.index(b));
        let Some(index) = index.and_then(|index| usize::try_from(index).ok()) else { return false };
        let Some(mut op) = b.def_op(source) else { return false };
        for _ in 0..MAX_VISITED {
            let Some(cast) = b.as_::<memref::Cast>(op) else { break };
            let source = cast.source(b);
            if b.ty(source).is::<UnrankedMemRefType>(b.ctx()) {
                return false;
            }
            match b.def_op(source) {
                Some(def) => op = def,
                None => return false,
            }
        }
        let sizes = if let Some(view) = b.as_::<memref::View>(op) {
            view.sizes(b)
        } else if let Some(subview) = b.as_::<memref::SubView>(op) {
            subview.sizes(b)
        } else if let Some(alloc) = b.as_::<memref::Alloc>(op) {
            alloc.dynamic_sizes(b)
        } else {
            return false;
        };
        let Some(ty) = b.ty(b.result(op, 0)).as_::<MemRefType>(b.ctx()) else { return false };
        let Some((before, Some(&extent))) = ty.shape.get(..index).map(|before| (before, ty.shape.get(index)))
        else {
            return false;
        };
        if extent != DYNAMIC {
            return true;
        }
        match sizes.get(memref::layout::n_dynamic(before)) {
            Some(size) => {
                stack.push(size);
                true
            }
            None => false,
        }
    }

    /// Whether a value is a valid dimension.
    pub fn is_dim(self, value: Value) -> bool {
        let b = self.body;
        let is_iv = |block| is_iv_of(b, block, value);
        if b.ty(value) == Type::INDEX && (self.is_top_level(value) || b.def_block(value).is_some_and(is_iv)) {
            return true;
        }
        let mut seen = FxHashSet::default();
        let mut stack: SmallVec<[Value; 8]> = SmallVec::from_slice(&[value]);
        while let Some(value) = stack.pop() {
            if b.ty(value) != Type::INDEX {
                return false;
            }
            if !seen.insert(value) {
                continue;
            }
            // Each `is_symbol` may visit many values itself.
            if seen.len() > MAX_VISITED / 8 {
                return false;
            }
            if self.is_symbol(value) {
                continue;
            }
            match b.value_def(value) {
                ValueDef::Arg(block, _) if is_iv_of(b, block, value) => {}
                ValueDef::Arg(..) => return false,
                ValueDef::Result(op, _) if is_index_arithmetic(b, op) => stack.extend(b.operands(op).iter()),
                ValueDef::Result(op, _) => match b.as_::<memref::Dim>(op) {
                    Some(dim) if self.is_top_level(dim.source(b)) => {}
                    _ => return false,
                },
            }
        }
        true
    }
}

/// Whether a value that is defined in a block is an induction variable of an affine loop.
fn is_iv_of(b: &Body, block: Block, value: Value) -> bool {
    let owner = b.region_of(block).and_then(|region| b.region_parent(region));
    owner.is_some_and(|owner| match b.is::<For>(owner) {
        true => b.arg(block, 0) == Some(value),
        false => b.is::<Parallel>(owner) && b.def_op(value).is_none(),
    })
}

fn is_index_arithmetic(b: &Body, op: Op) -> bool {
    b.is::<Apply>(op) || b.is::<DelinearizeIndex>(op) || b.is::<LinearizeIndex>(op)
}
