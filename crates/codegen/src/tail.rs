//! Tail calls that must not grow the stack: `musttail`, and those of the calling conventions `tailcc` and `swifttailcc`.
//!
//! Cranelift jumps only between functions of its own convention for tail calls. Functions of LLVM's tail conventions have
//! it. A C function that makes or receives such a call is two functions: the body has Cranelift's convention, and the
//! symbol is a C function that calls it.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Translated};
use crate::unit::Signatures;
use cranelift_codegen::ir::{self, ArgumentPurpose, InstBuilder, types};
use cranelift_codegen::isa;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Module as Output};
use std::collections::HashSet;
use terrace_llir::inst::{CallConv, Opcode, TailKind};
use terrace_llir::value::Inst;
use terrace_llir::{Body, Func, Linkage, Module};
use terrace_support::small_vec::SmallVec;

/// `swifttailcc`.
const SWIFT_TAIL: CallConv = CallConv(20);

/// Whether calls by a convention in tail position must not grow the stack.
pub fn is_tail_convention(convention: CallConv) -> bool {
    matches!(convention, CallConv::TAIL | SWIFT_TAIL)
}

/// The bodies that a module defines.
fn bodies(module: &Module) -> impl Iterator<Item = (Func, &Body)> {
    (0..module.functions().len()).map(Func::from_index).filter_map(|func| {
        let data = module.func(func);
        let body = data.body.as_deref()?;
        (data.symbol.linkage != Linkage::AvailableExternally).then_some((func, body))
    })
}

fn must_tail_calls(body: &Body) -> impl Iterator<Item = Inst> {
    let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
    insts.filter(|&inst| body.call(inst).is_some_and(|call| call.tail == TailKind::MustTail))
}

/// Whether a module has calls or functions that need Cranelift's convention.
pub fn has_guaranteed(module: &Module) -> bool {
    module.functions().iter().any(|function| is_tail_convention(function.cc))
        || bodies(module).any(|(_, body)| must_tail_calls(body).next().is_some())
}

/// The C functions whose bodies need Cranelift's convention.
pub fn split_functions(module: &Module) -> HashSet<Func> {
    let mut split = HashSet::new();
    for (func, body) in bodies(module) {
        for inst in must_tail_calls(body) {
            let callee = body.callee(inst).and_then(|callee| callee.as_func());
            let callee = callee.filter(|&callee| {
                let data = module.func(callee);
                data.is_definition() && data.symbol.linkage != Linkage::AvailableExternally
            });
            split.extend([Some(func), callee].into_iter().flatten());
        }
    }
    split.retain(|&func| !is_tail_convention(module.func(func).cc));
    split
}

/// Changes a signature to Cranelift's convention for tail calls.
pub fn to_tail(mut signature: ir::Signature) -> Translated<ir::Signature> {
    signature.call_conv = isa::CallConv::Tail;
    for param in &mut signature.params {
        match param.purpose {
            // The address of the result is an argument like others.
            ArgumentPurpose::StructReturn => param.purpose = ArgumentPurpose::Normal,
            ArgumentPurpose::Normal => {}
            _ => return Err(Unsupported::new("a guaranteed tail call with an argument 'byval'")),
        }
    }
    Ok(signature)
}

/// Makes the C function that calls a body with Cranelift's convention.
pub fn define_entry(
    out: &mut dyn Output,
    id: FuncId,
    signature: ir::Signature,
    target: FuncId,
) -> Translated {
    let mut context = out.make_context();
    let name = ir::UserFuncName::user(0, id.as_u32());
    context.func = ir::Function::with_name_signature(name, signature);
    let mut cx = FunctionBuilderContext::new();
    let mut b = FunctionBuilder::new(&mut context.func, &mut cx);
    let block = b.create_block();
    b.append_block_params_for_function_params(block);
    b.switch_to_block(block);
    let args: SmallVec<[ir::Value; 8]> = b.block_params(block).into();
    let callee = out.declare_func_in_func(target, b.func);
    let call = b.ins().call(callee, &args);
    let results: SmallVec<[ir::Value; 8]> = b.inst_results(call).into();
    b.ins().return_(&results);
    b.seal_all_blocks();
    b.finalize();
    out.define_function(id, &mut context).map_err(|error| Unsupported(error.to_string()))
}

impl FunctionTranslator<'_, '_> {
    /// Whether a call is guaranteed to be a tail call, and so ends its block.
    pub fn is_guaranteed_tail(&self, inst: Inst) -> bool {
        let body = self.body;
        let Some(call) = body.call(inst) else { return false };
        match call.tail {
            TailKind::MustTail => true,
            TailKind::Tail => {
                let convention = self.unit.module.func(self.func).cc;
                let mut rest = body.insts(body.inst(inst).block()).skip_while(|&other| other != inst).skip(1);
                let is_last = rest.next().is_some_and(|next| {
                    let operands = body.operands(next);
                    body.inst(next).op == Opcode::Ret
                        && (operands.is_empty() || operands[0].as_inst() == Some(inst))
                });
                is_last && is_tail_convention(call.cc) && convention == call.cc
            }
            _ => false,
        }
    }

    /// Translates a guaranteed tail call with these registers as arguments.
    pub fn tail_call(&mut self, inst: Inst, args: &[ir::Value]) -> Translated {
        let body = self.body;
        let info = *body.call(inst).ok_or(Unsupported::new("a call without signature"))?;
        let callee = body.callee(inst).ok_or(Unsupported::new("a call without callee"))?;
        let func = callee.as_func().filter(|&func| self.unit.module.func(func).ty == info.fn_ty);
        let (_, _, is_variadic) =
            self.cx().signature(info.fn_ty).ok_or(Unsupported::new("a call of no function"))?;
        if is_variadic {
            return Err(Unsupported::new("a guaranteed tail call of a variadic function"));
        }
        let id = match func {
            Some(func) if is_tail_convention(info.cc) => Some(self.unit.function(func)?),
            Some(func) => self.unit.tail_body(func)?,
            None => None,
        };
        if let Some(id) = id {
            self.release_frame()?;
            let callee = self.unit.out.declare_func_in_func(id, self.b.func);
            self.b.ins().return_call(callee, args);
        } else if is_tail_convention(info.cc) {
            let signature = Signatures::of(self.unit, info.fn_ty, &[], info.attrs, info.cc)?;
            let address = match func {
                Some(func) => {
                    let id = self.unit.function(func)?;
                    let callee = self.unit.out.declare_func_in_func(id, self.b.func);
                    self.b.ins().func_addr(types::I64, callee)
                }
                None => self.single(callee)?,
            };
            self.release_frame()?;
            let signature = self.b.import_signature(signature);
            self.b.ins().return_call_indirect(signature, address, args);
        } else {
            return Err(Unsupported::new(
                "a guaranteed tail call by the C calling convention of a function that the module does not define",
            ));
        }
        self.is_returned = true;
        Ok(())
    }
}
