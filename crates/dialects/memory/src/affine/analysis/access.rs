//! Accesses of memory by affine subscripts, and dependences between them.

use crate::affine::compose::{Operands, compose};
use crate::affine::loops::difference;
use crate::affine::{For, If, Load, Parallel, Store, VectorLoad, VectorStore};
use crate::memref;
use crate::prelude::*;

/// A load or store with affine subscripts.
#[derive(Clone, Debug)]
pub struct Access {
    /// The operation.
    pub op: Op,
    /// The memory.
    pub memref: Value,
    /// The stored value of a store.
    pub stored: Option<Value>,
    /// The subscripts, composed with the `affine.apply`s that define their operands.
    pub map: AffineMap,
    /// The operands of the map.
    pub operands: Operands,
}

impl Access {
    /// The access of an operation, if it is one.
    pub fn of(b: &Body, op: Op) -> Option<Self> {
        let (memref, indices, stored, map) = if let Some(load) = b.as_::<Load>(op) {
            (load.memref(b), load.indices(b), None, load.affine_map(b))
        } else if let Some(store) = b.as_::<Store>(op) {
            (store.memref(b), store.indices(b), Some(store.value(b)), store.affine_map(b))
        } else if let Some(load) = b.as_::<VectorLoad>(op) {
            (load.memref(b), load.indices(b), None, load.affine_map(b))
        } else if let Some(store) = b.as_::<VectorStore>(op) {
            (store.memref(b), store.indices(b), Some(store.value(b)), store.affine_map(b))
        } else {
            return None;
        };
        let (mut map, mut operands): (AffineMap, Operands) = (map?, indices.iter().collect());
        compose(b, &mut map, &mut operands);
        Some(Self { op, memref, stored, map, operands })
    }

    /// The accesses of an operation and of those inside it, in order.
    pub fn inside(b: &Body, root: Op) -> Vec<Self> {
        let mut accesses = Vec::new();
        b.walk_from(root, &mut |op| accesses.extend(Self::of(b, op)));
        accesses
    }

    /// Whether the access writes.
    pub fn is_store(&self) -> bool {
        self.stored.is_some()
    }

    /// Whether both certainly access the same element whenever their operands have the same values.
    pub fn equals(&self, b: &Body, other: &Self) -> bool {
        if self.memref != other.memref || self.map.results.len() != other.map.results.len() {
            return false;
        }
        let subscripts = |access: &Self| (access.map.clone(), access.operands.clone());
        let (difference, _) = difference(b, &subscripts(self), &subscripts(other));
        difference.results.iter().all(|expr| expr.as_const(b.ctx()) == Some(0))
    }
}

/// The memrefs on which an operation has one of the effects, as far as its operands say.
pub fn accessed(b: &Body, op: Op, effects: Effects) -> SmallVec<[Value; 4]> {
    if let Some(copy) = b.as_::<memref::Copy>(op) {
        let written = effects.any(Effects::WRITE).then(|| copy.target(b));
        return effects.any(Effects::READ).then(|| copy.source(b)).into_iter().chain(written).collect();
    }
    if !effects_of(b, op).is_none_or(|own| own.any(effects)) {
        return SmallVec::new();
    }
    // A stored memref is not accessed.
    let store = b.as_::<memref::Store>(op).map(|store| store.memref(b));
    if let Some(base) = store.or_else(|| b.as_::<Store>(op).map(|store| store.memref(b))) {
        return SmallVec::from_slice(&[base]);
    }
    let is_memref = |ty: Type| ty.is::<MemRefType>(b.ctx()) || ty.is::<UnrankedMemRefType>(b.ctx());
    b.operands(op).iter().filter(|&operand| is_memref(b.ty(operand))).collect()
}

/// The operations around `op` that are affine loops and conditions, outermost first, within its affine scope.
pub fn enclosing(b: &Body, op: Op) -> Vec<Op> {
    let mut ops = Vec::new();
    let mut at = b.parent_op(op);
    while let Some(parent) = at {
        if b.def(parent).has(Trait::AffineScope) {
            break;
        }
        if b.is::<For>(parent) || b.is::<Parallel>(parent) || b.is::<If>(parent) {
            ops.push(parent);
        }
        at = b.parent_op(parent);
    }
    ops.reverse();
    ops
}

/// The induction variables of the affine loops around an operation, outermost first.
pub fn enclosing_ivs(b: &Body, op: Op) -> Vec<Value> {
    enclosing(b, op).into_iter().flat_map(|op| ivs_of(b, op)).collect()
}

/// The number of induction variables of the affine loops around an operation.
pub fn nesting_depth(b: &Body, op: Op) -> usize {
    enclosing_ivs(b, op).len()
}

/// The number of induction variables of the affine loops around both operations.
pub fn surrounding_loops(b: &Body, first: Op, second: Op) -> usize {
    common_loops(b, first, second).len()
}

/// The closest block that contains both operations, and the operations in it that are them or contain them. `None` if that
/// block is not within one affine scope.
pub fn common_block(b: &Body, first: Op, second: Op) -> Option<(Block, Op, Op)> {
    let chain = |op: Op| {
        let mut chain: Vec<(Block, Op)> = Vec::new();
        let mut at = Some(op);
        while let Some(op) = at {
            let Some(block) = b.block_of(op) else { break };
            chain.push((block, op));
            at = b.parent_op(op).filter(|&parent| !b.def(parent).has(Trait::AffineScope));
        }
        chain
    };
    let others: FxHashMap<Block, Op> = chain(second).into_iter().collect();
    chain(first).into_iter().find_map(|(block, op)| Some((block, op, *others.get(&block)?)))
}

/// The induction variables of an affine loop.
pub fn ivs_of(b: &Body, op: Op) -> Vec<Value> {
    if let Some(for_op) = b.as_::<For>(op) {
        return for_op.induction_variable(b).into_iter().collect();
    }
    let body = b.as_::<Parallel>(op).and_then(|parallel| b.entry_block(parallel.body(b)));
    body.map(|block| b.args(block).to_vec()).unwrap_or_default()
}

/// The induction variables of the affine loops around both operations, outermost first.
pub fn common_loops(b: &Body, first: Op, second: Op) -> Vec<Value> {
    let (first, second) = (enclosing_ivs(b, first), enclosing_ivs(b, second));
    first.iter().zip(&second).take_while(|(a, b)| a == b).map(|(&iv, _)| iv).collect()
}
