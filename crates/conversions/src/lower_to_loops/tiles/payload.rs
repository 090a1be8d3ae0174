//! The payload of a structured operation, computed for one element or for the lanes of a vector.

use super::nest::vector_of;
use crate::prelude::*;
use terrace_ir::speculation::is_speculatable;
use terrace_linalg::linalg;
use terrace_linalg::linalg::structured::payload_block;

/// Operations that compute each lane of a vector by itself.
pub(super) struct Payload {
    /// The block's arguments, one for each operand.
    args: SmallVec<[Value; 4]>,
    /// Whether each argument has uses.
    read: SmallVec<[bool; 4]>,
    ops: SmallVec<[Op; 4]>,
    /// The value that the output's element becomes.
    yielded: Value,
}

/// A sum of products: the payload adds the product of two values to the output's element.
#[derive(Clone, Copy)]
pub(super) struct Product {
    /// The factors, values of the payload.
    pub(super) factors: [Value; 2],
    sum: Op,
    product: Op,
}

/// The values that stand for those of the payload.
pub(super) type Values = FxHashMap<Value, Value>;

/// The operations of a payload, at most: each is computed for all accumulators of a tile.
const MAX_OPS: usize = 32;

impl Payload {
    /// The payload of an operation with one result; `None` if some operation inside is no function of numbers, or is
    /// undefined for some, since lanes beyond the end have any.
    pub(super) fn of(b: &Body, op: Op) -> Option<Self> {
        let block = payload_block(b, op)?;
        let ops: SmallVec<[Op; 4]> = b.ops(block).collect();
        let (&end, ops) = ops.split_last()?;
        let is_fit = |&op: &Op| {
            let def = b.def(op);
            let is_constant = b.n_operands(op) == 0 && def.has(Trait::ConstantLike);
            let is_number = is_constant || def.has(Trait::Vectorizable) && is_speculatable(b, op);
            b.n_results(op) == 1 && b.n_regions(op) == 0 && is_number
        };
        if ops.len() > MAX_OPS || !b.is::<linalg::Yield>(end) || !ops.iter().all(is_fit) {
            return None;
        }
        let args: SmallVec<[Value; 4]> = b.args(block).iter().copied().collect();
        let read = args.iter().map(|&arg| !b.has_no_uses(arg)).collect();
        let &[yielded] = b.operands(end).to_vec().as_slice() else { return None };
        Some(Self { args, read, ops: ops.into(), yielded })
    }

    /// Whether the element of an operand is read.
    pub(super) fn reads(&self, operand: usize) -> bool {
        self.read.get(operand).copied().unwrap_or(false)
    }

    /// The argument for an operand.
    pub(super) fn arg(&self, operand: usize) -> Option<Value> {
        self.args.get(operand).copied()
    }

    /// The operands on which a value depends.
    pub(super) fn sources(&self, b: &Body, value: Value) -> SmallVec<[usize; 4]> {
        let mut needed: FxHashSet<Value> = FxHashSet::from_iter([value]);
        for &op in self.ops.iter().rev() {
            if b.results(op).iter().any(|result| needed.contains(&result)) {
                needed.extend(b.operands(op).iter());
            }
        }
        (0..self.args.len()).filter(|&at| needed.contains(&self.args[at])).collect()
    }

    /// The sum of products that the payload is.
    pub(super) fn product(&self, b: &Body) -> Option<Product> {
        let acc = *self.args.last()?;
        let sum = b.def_op(self.yielded).filter(|sum| self.ops.contains(sum))?;
        let is_float = b.is::<arith::AddF>(sum);
        if !is_float && !b.is::<arith::AddI>(sum) {
            return None;
        }
        let other = match *b.operands(sum).to_vec().as_slice() {
            [x, y] if x == acc => y,
            [x, y] if y == acc => x,
            _ => return None,
        };
        let product = b.def_op(other).filter(|product| self.ops.contains(product))?;
        let is_product = if is_float { b.is::<arith::MulF>(product) } else { b.is::<arith::MulI>(product) };
        let &[x, y] = b.operands(product).to_vec().as_slice() else { return None };
        let has_one_use = |value: Value| b.users(value).count() == 1;
        (is_product && has_one_use(acc) && has_one_use(other)).then_some(Product {
            factors: [x, y],
            sum,
            product,
        })
    }

    /// Computes all operations whose operands have values.
    pub(super) fn compute(&self, b: &mut Builder<'_>, values: &mut Values, lanes: usize) {
        self.ops.iter().for_each(|&op| _ = self.compute_op(b, values, op, lanes));
    }

    /// Computes the element that the output gets, in lanes. A sum of products is fused if `fused` says so.
    pub(super) fn result(
        &self,
        b: &mut Builder<'_>,
        values: &mut Values,
        lanes: usize,
        fused: Option<Product>,
    ) -> Value {
        for &op in &self.ops {
            match fused {
                Some(product) if op == product.product => {}
                Some(product) if op == product.sum => {
                    let [x, y] = product.factors.map(|factor| values.get(&factor).copied().unwrap_or(factor));
                    let acc = self.args.last().and_then(|acc| values.get(acc)).copied();
                    let Some(acc) = acc else { continue };
                    let [x, y] = [x, y].map(|factor| spread(b, factor, lanes));
                    let sum = multiply_add(b, x, y, acc, true);
                    values.insert(self.yielded, sum);
                }
                _ => _ = self.compute_op(b, values, op, lanes),
            }
        }
        let result = values.get(&self.yielded).copied().unwrap_or(self.yielded);
        spread(b, result, lanes)
    }

    /// Computes an operation, in lanes if an operand is in lanes.
    fn compute_op(&self, b: &mut Builder<'_>, values: &mut Values, op: Op, lanes: usize) -> Option<()> {
        let ctx = b.ctx().clone();
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for operand in b.operands(op).to_vec() {
            let is_inside =
                self.args.contains(&operand) || b.def_op(operand).is_some_and(|def| self.ops.contains(&def));
            operands.push(if is_inside { *values.get(&operand)? } else { operand });
        }
        let mut state = OpState::like(b, op);
        state.loc = b.loc();
        if operands.iter().any(|&operand| b.ty(operand).is::<VectorType>(&ctx)) {
            operands.iter_mut().for_each(|operand| *operand = spread(b, *operand, lanes));
            state.results.iter_mut().for_each(|ty| *ty = vector_of(&ctx, *ty, lanes));
        }
        state.operands = operands;
        let new = b.create(state);
        let result = b.result(new, 0);
        values.insert(b.result(op, 0), result);
        Some(())
    }
}

/// A number in each lane.
pub(super) fn spread(b: &mut Builder<'_>, value: Value, lanes: usize) -> Value {
    let ty = b.ty(value);
    if lanes == 1 || ty.is::<VectorType>(b.ctx()) {
        return value;
    }
    let ty = vector_of(b.ctx(), ty, lanes);
    vector::Broadcast::new(b, ty, value)
}

/// Adds a product, rounding once if `is_fused`.
pub(super) fn multiply_add(b: &mut Builder<'_>, x: Value, y: Value, acc: Value, is_fused: bool) -> Value {
    let ty = b.ty(acc);
    let is_float = ty.element_or_self(b.ctx()).is_float(b.ctx());
    match (is_float, is_fused) {
        (true, true) if ty.is::<VectorType>(b.ctx()) => vector::FMA::new(b, x, y, acc),
        (true, true) => math::Fma::new(b, x, y, acc),
        (true, false) => {
            let product = arith::MulF::new(b, x, y);
            arith::AddF::new(b, acc, product)
        }
        (false, _) => {
            let product = arith::MulI::new(b, x, y);
            arith::AddI::new(b, acc, product)
        }
    }
}
