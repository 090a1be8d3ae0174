//! Inline assembly for operations of `nvvm` that LLVM has no intrinsic for (`convert-nvvm-to-llvm`). Other operations stay: the
//! translation to LLVM IR takes them.

use crate::prelude::*;
use std::borrow::Cow;
use terrace_hardware::nvvm;
use terrace_hardware::nvvm::ptx::{BasicPtxBuilder, Ptx, PtxInput};
use terrace_hardware::nvvm::types::space;
use terrace_ir::decl::AttrType;
use terrace_ir::dominance::DominanceInfo;
use terrace_llvm::AsmDialect;
use terrace_llvm::types::{PointerType, StructType};

passes! {
    /// Convert NVVM to PTX with Inline Assembly in LLVM dialect.
    NvvmToLlvm("ConvertNVVMToLLVMPass") = "convert-nvvm-to-llvm" on(Anchor::Any, Body) => nvvm_to_llvm;
}

fn nvvm_to_llvm(_: &NvvmToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new().dialect("llvm", Legality::Legal);
    let patterns = Patterns::new().add_all(PATTERNS);
    Ok(Conversion::partial(target, patterns, TypeConverter::new(&pass.ctx())).into())
}

/// The patterns for operations that become PTX, and whether an operation is none that does.
macro_rules! ptx_operations {
    ($($Op:ident),* $(,)?) => {
        /// The patterns.
        pub static PATTERNS: &[&[Pattern]] = &[patterns![plain: $(nvvm::$Op => lower),*]];

        /// Whether an operation stays.
        pub fn is_legal(b: &Body, op: Op, _: &mut TypeConverter) -> bool {
            $( if let Some(op) = b.as_::<nvvm::$Op>(op) {
                return op.has_intrinsic(b);
            } )*
            true
        }
    };
}

ptx_operations![
    BarrierArrive,
    CpAsyncBulkTensorGlobalToSharedCluster,
    CpAsyncBulkTensorSharedCTAToGlobal,
    InlinePtx,
    MBarrierArriveExpectTx,
    MBarrierInit,
    MBarrierTryWaitParity,
    Prefetch,
    WgmmaMmaAsync,
];

/// Replaces an operation by inline assembly. Values that the instructions change are replaced in all operations behind.
fn lower<K: BasicPtxBuilder>(op: K, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    if op.has_intrinsic(rw) {
        return Err("it has an intrinsic".into());
    }
    let planned = op.ptx(rw).and_then(|ptx| Ok((constraints(rw, &ptx)?, ptx)));
    let (constraints, ptx) = planned.map_err(|message| {
        // As upstream, this is an error even of a conversion that leaves the operation.
        rw.context().error(rw.loc_of(op.op()), message).emit();
        "it has no inline assembly"
    })?;
    let op = op.op();
    let Some(n_initialized) = ptx.outputs.len().checked_sub(rw.n_results(op)) else {
        return Err("its result is none of PTX's outputs".into());
    };
    let changed = changed(rw, op, &ptx);
    let outputs = assembly(rw, &ptx, &constraints);
    let (initialized, results) = outputs.split_at(n_initialized);
    for (&value, &output) in changed.iter().zip(initialized) {
        if let Some(value) = value {
            replace_behind(rw, op, value, output);
        }
    }
    Ok(results.into())
}

/// The values that the first outputs replace; `None` for those that no other operation uses.
fn changed(b: &Body, op: Op, ptx: &Ptx) -> SmallVec<[Option<Value>; 4]> {
    let is_used = |value: Value| b.users(value).any(|user| user != op);
    let initial = |input: &PtxInput| match *input {
        PtxInput::Initial(value) => Some(is_used(value).then_some(value)),
        _ => None,
    };
    ptx.inputs.iter().filter_map(initial).collect()
}

/// The types of the registers that a value takes.
fn register_types(ctx: &Context, ty: Type) -> SmallVec<[Type; 8]> {
    match StructType::body(ctx, ty) {
        Some(body) => body.elems.iter().copied().collect(),
        None => smallvec![ty],
    }
}

/// The letter in constraints for the registers of values of a type.
fn register(ctx: &Context, ty: Type) -> core::result::Result<char, String> {
    let elem = if ty.is::<VectorType>(ctx) { packed(ctx, ty) } else { ty };
    match elem {
        Type::I1 => Ok('b'),
        Type::F32 => Ok('f'),
        Type::F64 => Ok('d'),
        _ => match (elem.signless_width(ctx), elem.as_::<PointerType>(ctx)) {
            (Some(16), _) => Ok('h'),
            (Some(32), _) => Ok('r'),
            (Some(64), _) => Ok('l'),
            (_, Some(pointer)) => Ok(if pointer.address_space == space::SHARED { 'r' } else { 'l' }),
            _ => Err(format!(
                "The register type could not be deduced from MLIR type. The {} is not supported. Supported types are:i1, \
                 i16, i32, i64, f32, f64,pointers.\nPlease use llvm.bitcast if you have different type. \nSee the \
                 constraints from here: https://docs.nvidia.com/cuda/inline-ptx-assembly/index.html#constraints",
                quoted_type(ctx, elem)
            )),
        },
    }
}

/// The type of a register with all elements of a vector, if they have one; else the type of an element.
fn packed(ctx: &Context, vector: Type) -> Type {
    let Some(vector) = vector.as_shaped(ctx) else { return vector };
    let (elem, is_float) = (vector.elem, vector.elem.is_float(ctx));
    match (vector.n_elements(), elem.bit_width(ctx)) {
        (Some(2), Some(16)) | (Some(4), Some(8)) if is_float => Type::F32,
        (Some(4), Some(8)) => Type::I32,
        (Some(2), Some(8)) | (Some(4), Some(4)) if is_float => Type::I16,
        _ => elem,
    }
}

/// The constraints of inline assembly: those of outputs, then those of inputs.
fn constraints(rw: &Lowering, ptx: &Ptx) -> core::result::Result<String, String> {
    let ctx = rw.context();
    let mut constraints: Vec<String> = Vec::new();
    for &ty in &ptx.outputs {
        // The result is one struct of all registers.
        if ptx.outputs.len() > 1 && ty.is::<StructType>(ctx) {
            return Err("a struct is written besides other values".into());
        }
        for ty in register_types(ctx, ty) {
            constraints.push(format!("={}", register(ctx, ty)?));
        }
    }
    let mut next = 0usize..;
    for &input in &ptx.inputs {
        match input {
            PtxInput::Immediate(_) => constraints.push("n".into()),
            PtxInput::Value(value) if is_immediate(rw, value) => constraints.push("n".into()),
            PtxInput::Value(value) | PtxInput::Predicate(value) => {
                for ty in register_types(ctx, rw.ty(value)) {
                    constraints.push(register(ctx, ty)?.to_string());
                }
            }
            PtxInput::Initial(value) => {
                let n = register_types(ctx, rw.ty(value)).len();
                constraints.extend(next.by_ref().take(n).map(|output| output.to_string()));
            }
        }
    }
    Ok(constraints.join(","))
}

/// Whether a value is a constant that can be part of an instruction.
fn is_immediate(rw: &Lowering, value: Value) -> bool {
    let ty = rw.ty(value);
    let is_constant = rw.def_op(value).is_some_and(|op| rw.is::<llvm::Constant>(op));
    is_constant && ty != Type::I1 && ty.is_int(rw.context())
}

/// Builds the assembly; returns its outputs.
fn assembly(rw: &mut Lowering, ptx: &Ptx, constraints: &str) -> SmallVec<[Value; 4]> {
    let ctx = rw.context();
    // As upstream, numbers come before fields.
    let values: SmallVec<[Value; 8]> = (ptx.inputs.iter())
        .map(|&input| match input {
            PtxInput::Immediate(number) => llvm::Constant::int(rw, Type::I32, number.into()),
            PtxInput::Value(value) | PtxInput::Predicate(value) | PtxInput::Initial(value) => value,
        })
        .collect();
    let outputs: usize = ptx.outputs.iter().map(|&ty| register_types(ctx, ty).len()).sum();
    let (mut operands, mut predicate) = (SmallVec::<[Value; 8]>::new(), None);
    for (value, input) in values.into_iter().zip(&ptx.inputs) {
        if matches!(input, PtxInput::Predicate(_)) {
            predicate = Some(outputs + operands.len());
        }
        match StructType::body(ctx, rw.ty(value)) {
            Some(body) => {
                let fields = 0..body.elems.len() as i64;
                operands.extend(fields.map(|field| llvm::ExtractValue::at(rw, value, &[field])));
            }
            None => operands.push(value),
        }
    }
    let text = match predicate {
        Some(number) => Cow::Owned(format!("@${number} {}", ptx.text)),
        None => Cow::Borrowed(&ptx.text),
    };
    let mut state = OpState::new(llvm::InlineAsm::DEF, rw.loc());
    state.operands.extend(operands);
    match *ptx.outputs {
        [] => {}
        [ty] => state.results.push(ty),
        _ => state.results.push(StructType::literal(ctx, &ptx.outputs, false)),
    }
    let slots = llvm::InlineAsm::SLOTS;
    state.set_slot(slots.asm_string, StringAttr::of(ctx, &text));
    state.set_slot(slots.constraints, StringAttr::of(ctx, constraints));
    state.set_slot(slots.has_side_effects, Attr::UNIT);
    state.set_slot(slots.asm_dialect, AsmDialect::encode(ctx, AsmDialect::Att));
    let assembly = rw.create_from(&mut state);
    match ptx.outputs.len() {
        0 => SmallVec::new(),
        1 => smallvec![rw.result(assembly, 0)],
        n => {
            let all = rw.result(assembly, 0);
            (0..n as i64).map(|field| llvm::ExtractValue::at(rw, all, &[field])).collect()
        }
    }
}

/// Replaces the uses of a value in operations that run after an operation only.
fn replace_behind(rw: &mut Lowering, op: Op, value: Value, by: Value) {
    let body = rw.body();
    if let Some(block) = body.block_of(op) {
        // The order of operations is known in constant time then.
        body.renumber(block);
    }
    let mut dominance = DominanceInfo::new(None);
    body.replace_uses_if(value, by, |b, place| dominance.properly_dominates(b, op, place.owner));
}
