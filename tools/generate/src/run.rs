//! Modules to run: functions that a C program can call, that terminate, and whose results are defined.
//!
//! Arguments and the result have types that C has. Divisors and shift amounts are constants, loops count to small
//! constants, branches lead forward, and memory is written before it is read.

use crate::function::Function;
use crate::guess::value_of;
use crate::rng::Rng;
use terrace::dialects::{arith, memref};
use terrace::ir::attrs::{DenseElementsAttr, IntegerAttr};
use terrace::ir::decl::OpDef;
use terrace::ir::types::{MemRefType, RankedTensorType};
use terrace::ir::{Block, Body, Builder, Loc, OpState, Type, Value};

/// Types of arguments and results.
const NUMBERS: [Type; 8] =
    [Type::I1, Type::I8, Type::I16, Type::I32, Type::I64, Type::INDEX, Type::F32, Type::F64];

/// The number of elements of arrays in memory.
const N_ELEMENTS: i64 = 4;

/// The types of arguments, and of the one result.
pub fn signature(rng: &mut Rng) -> (Vec<Type>, Vec<Type>) {
    let args: Vec<Type> = (0..2 + rng.below(4)).filter_map(|_| rng.pick(&NUMBERS)).collect();
    let result = rng.pick(&args);
    (args, result.into_iter().collect())
}

/// Whether an operation has a defined result for all operands, at least after [`guard`], and upstream can lower it.
pub fn is_defined(def: &OpDef) -> bool {
    let name = def.name;
    // Conversions of out-of-range floats are poison, and of two zeros of different sign either is the greater one.
    let undefined = matches!(name, "arith.fptosi" | "arith.fptoui" | "arith.maxnumf" | "arith.minnumf");
    let not_lowered = matches!(name, "math.isinf" | "math.isnormal" | "math.ipowi" | "math.fpowi")
        || name.starts_with("arith.scaling");
    !undefined && !not_lowered
}

/// Replaces a divisor or shift amount by a small constant, without `exact`. `None` if the type is too narrow for it, or if
/// the result is a tensor, which cannot be lowered.
pub fn guard(body: &mut Body, block: Block, rng: &mut Rng, state: &mut OpState) -> Option<()> {
    if state.results.iter().any(|ty| ty.is::<RankedTensorType>(body.ctx())) {
        return None;
    }
    let (dialect, name) = state.def.name.split_once('.')?;
    let divides = ["div", "rem", "shl", "shr"].iter().any(|part| name.contains(part));
    if !divides || name.ends_with('f') || !matches!(dialect, "arith" | "index") {
        return Some(());
    }
    // With the flag, quotients and shifts that drop bits are poison.
    if let Some(slot) = state.def.slot_of("isExact")
        && let Some(flag) = state.slots.get_mut(slot)
    {
        *flag = 0;
    }
    let ty = body.ty(*state.operands.get(1)?);
    let elem = ty.element_or_self(body.ctx());
    if elem.signless_width(body.ctx()).is_some_and(|width| width < 7) {
        return None;
    }
    let n = rng.pick(&[1, 2, 3, 5])?;
    state.operands[1] = constant(body, block, ty, n);
    Some(())
}

/// Adds a constant of an integer type, or of a vector of integers, at the end of a block.
pub fn constant(body: &mut Body, block: Block, ty: Type, n: i64) -> Value {
    let ctx = body.ctx().clone();
    let elem = ty.element_or_self(&ctx);
    let value = if elem == ty {
        IntegerAttr::of_i64(&ctx, ty, n)
    } else {
        let bytes = elem.signless_width(&ctx).unwrap_or(64).div_ceil(8) as usize;
        DenseElementsAttr::get(&ctx, ty, true, &n.to_le_bytes()[..bytes.min(8)])
    };
    arith::Constant::new(&mut Builder::at_end(body, block, Loc::UNKNOWN), value)
}

impl Function<'_, '_> {
    /// Stores values of one type to memory and loads one of them; the loaded value joins the values.
    pub fn add_memory_ops(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) {
        let Some(ty) = self.rng.pick(values).map(|v| body.ty(v)) else { return };
        let stored: Vec<Value> =
            (0..N_ELEMENTS).filter_map(|_| value_of(body, values, self.rng, ty)).collect();
        let at: Vec<Value> =
            (0..stored.len() as i64).map(|i| constant(body, block, Type::INDEX, i)).collect();
        let Some(read) = self.rng.pick(&at) else { return };
        let array = MemRefType::get(self.ctx, &[N_ELEMENTS], ty, None, None);
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let memory = memref::Alloca::new(&mut b, array, &[], &[]);
        for (&value, &at) in stored.iter().zip(&at) {
            memref::Store::new(&mut b, value, memory, &[at]);
        }
        values.push(memref::Load::new(&mut b, memory, &[read]));
    }
}
