//! Lowering of `cf` to the LLVM dialect (`convert-cf-to-llvm`).
//!
//! A branch converts the argument types of its successors to match the values it passes. Entry blocks of functions
//! have no predecessors; `convert-func-to-llvm` converts them.
//!
//! `lift` goes the other way, to `scf` (`lift-cf-to-scf`).

mod assert;

use crate::prelude::*;

passes! {
    /// Convert ControlFlow operations to the LLVM dialect.
    CfToLlvm("ConvertControlFlowToLLVMPass") = "convert-cf-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => cf_to_llvm;
}

fn cf_to_llvm(o: &CfToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let converter = llvm_converter(&pass.ctx(), options(pass, o.index_bitwidth)?);
    // As in upstream, operations of other dialects are legal and not folded.
    let target = ConversionTarget::new().dialect("cf", Legality::Illegal).unknown(Legality::Legal);
    Ok(Conversion::partial(target, Patterns::new().add_all(PATTERNS), converter).into())
}

/// The patterns of `convert-cf-to-llvm`.
pub static PATTERNS: &[&[Pattern]] =
    &[patterns![cf::Br => br, cf::CondBr => cond_br, cf::Switch => switch, cf::Assert => assert::assert]];

/// Converts the argument types of all successors, or none if one has no conversion.
fn convert_successors(rw: &mut Lowering, op: Op) -> Rewrite<SmallVec<[Block; 4]>> {
    let succs: SmallVec<[Block; 4]> = rw.succs(op).collect();
    for &block in &succs {
        let types: SmallVec<[Type; 8]> = rw.arg_types(block).collect();
        for ty in types {
            if rw.converter.convert(ty).is_none() {
                return Err("a block argument's type has no conversion".into());
            }
        }
    }
    for &block in &succs {
        rw.convert_block_types(block);
    }
    Ok(succs)
}

fn br(op: cf::Br, rw: &mut Lowering) -> Rewrite {
    let succs = convert_successors(rw, op.0)?;
    let args = rw.adaptor(op);
    let new = llvm::Br::build(rw, args.dest_operands, &succs);
    rw.carry_attrs(op.0, new.0);
    rw.erase(op.0)
}

fn cond_br(op: cf::CondBr, rw: &mut Lowering) -> Rewrite {
    let succs = convert_successors(rw, op.0)?;
    let args = rw.adaptor(op);
    let (on_true, on_false) = (args.true_dest_operands, args.false_dest_operands);
    let weights = op.branch_weights(rw);
    let new = llvm::CondBr::with(args.condition, on_true, on_false, &succs).branch_weights(weights).build(rw);
    // As in upstream, `loop_annotation` stays a discardable attribute; only parsing the printed text makes it inherent.
    rw.carry_attrs(op.0, new.0);
    rw.erase(op.0)
}

fn switch(op: cf::Switch, rw: &mut Lowering) -> Rewrite {
    let succs = convert_successors(rw, op.0)?;
    let args = rw.adaptor(op);
    let segments = op.case_operand_segments(rw).ok_or("the sizes of the cases are missing")?;
    llvm::Switch::with(segments, args.flag, args.default_operands, args.case_operands, &succs)
        .case_values(op.case_values(rw))
        .build(rw);
    rw.erase(op.0)
}
