//! Calls and signatures, by the C calling convention of the platform.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use crate::tail::is_tail_convention;
use crate::unit::{AT_EXIT, Signatures, Target, VECTOR};
use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_codegen::isa;
use terrace_llir::inst::CallConv;
use terrace_llir::intrinsics::Intrinsic;
use terrace_llir::value::Inst;
use terrace_llir::{Func, Type, ValueKind};
use terrace_support::small_vec::SmallVec;

/// Calling conventions that are translated: C's, those that are C's as long as both sides agree, those of tail calls.
pub fn is_translated(convention: CallConv) -> bool {
    matches!(convention, CallConv::C | CallConv::FAST | CallConv::COLD) || is_tail_convention(convention)
}

impl FunctionTranslator<'_, '_> {
    /// The base name of the intrinsic that an instruction calls, without `llvm.`.
    pub fn intrinsic_name(&self, inst: Inst) -> Option<&'static str> {
        let func = self.body.callee(inst)?.as_func()?;
        let symbol = &self.unit.module.func(func).symbol;
        symbol.name.starts_with(b"llvm.").then(|| Intrinsic::find(&symbol.name))?.map(Intrinsic::base_name)
    }

    /// The registers in which a value is passed.
    pub fn pack_registers(&mut self, ty: Type, parts: Parts) -> Translated<Parts> {
        let vectors = self.unit.shapes.vector_registers(ty);
        if vectors == 0 {
            let shape = self.shape(ty)?;
            let pass = |(&scalar, part)| match scalar {
                Scalar::Quad => self.quad_to_vector(part),
                _ => Ok(part),
            };
            return shape.parts.iter().zip(parts).map(pass).collect();
        }
        let memory = self.stack_memory(16 * vectors as u64, 16)?;
        let shape = self.shape(ty)?;
        self.store_parts(&shape, &parts, memory)?;
        let load = |i: usize| self.b.ins().load(VECTOR, Self::access(), memory, 16 * i as i32);
        Ok((0..vectors).map(load).collect())
    }

    /// The value that the next registers of a list pass.
    pub fn unpack_registers(
        &mut self,
        ty: Type,
        registers: &mut impl Iterator<Item = ir::Value>,
    ) -> Translated<Parts> {
        let shape = self.shape(ty)?;
        let mut next = || registers.next().ok_or(Unsupported::new("a signature of another shape"));
        let vectors = self.unit.shapes.vector_registers(ty);
        if vectors == 0 {
            let parts: Parts = shape.parts.iter().map(|_| next()).collect::<Translated<_>>()?;
            let read = |(&scalar, part)| match scalar {
                Scalar::Quad => self.vector_to_quad(part),
                _ => Ok(self.masked(part, scalar)),
            };
            return shape.parts.iter().zip(parts).map(read).collect();
        }
        let memory = self.stack_memory(16 * vectors as u64, 16)?;
        for i in 0..vectors {
            let register = next()?;
            self.b.ins().store(Self::access(), register, memory, 16 * i as i32);
        }
        self.load_parts(&shape, memory)
    }

    /// Whether a function is C's `atexit`, for code in memory. C libraries link it into each program, so that it knows
    /// who calls.
    fn is_at_exit(&self, func: Func) -> bool {
        let data = self.unit.module.func(func);
        self.unit.target == Target::Memory && data.symbol.name[..] == *b"atexit" && !data.is_definition()
    }

    fn at_exit(&mut self, inst: Inst) -> Translated {
        let &[function, ..] = self.body.operands(inst) else {
            return Err(Unsupported::new("a call without arguments"));
        };
        let function = self.single(function)?;
        let none = self.b.ins().iconst(types::I64, 0);
        let symbols = self.symbols()?;
        let result = self.library(AT_EXIT, &[function, none, symbols], Some(types::I32))?;
        self.define(inst, result.as_slice());
        Ok(())
    }

    /// Translates a call.
    pub fn call(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let info = *body.call(inst).ok_or(Unsupported::new("a call without signature"))?;
        let callee = body.callee(inst).ok_or(Unsupported::new("a call without callee"))?;
        if let Some(func) = callee.as_func()
            && self.unit.module.func(func).symbol.name.starts_with(b"llvm.")
        {
            return self.intrinsic(inst);
        }
        if callee.as_func().is_some_and(|func| self.is_at_exit(func)) {
            return self.at_exit(inst);
        }
        if let ValueKind::Asm(asm) = callee.kind() {
            return self.inline_assembly(inst, asm);
        }
        if !is_translated(info.cc) {
            return Err(Unsupported(format!("the calling convention {}", info.cc.0)));
        }
        let (_, params, is_variadic) =
            self.cx().signature(info.fn_ty).ok_or(Unsupported::new("a call of no function"))?;
        let n_args = body.n_call_args(inst);
        let operands = &body.operands(inst)[..n_args];
        let mut arg_types: SmallVec<[Type; 8]> = SmallVec::new();
        let mut args: SmallVec<[ir::Value; 8]> = SmallVec::new();
        for &operand in operands {
            arg_types.push(operand.ty());
            let parts = self.value(operand)?;
            args.extend(self.pack_registers(operand.ty(), parts)?);
        }
        if self.is_guaranteed_tail(inst) {
            return self.tail_call(inst, &args);
        }
        if is_variadic && self.unit.out.isa().default_call_conv() == isa::CallConv::AppleAarch64 {
            return Err(Unsupported::new("a call of a variadic function for this platform"));
        }
        let signature = Signatures::of(
            self.unit,
            info.fn_ty,
            &arg_types[params.len().min(n_args)..],
            info.attrs,
            info.cc,
        )?;
        let func = callee.as_func();
        let known = match func.map(|func| (func, self.unit.module.func(func))) {
            Some((func, data)) if !is_variadic && data.ty == info.fn_ty && data.cc == info.cc => Some(func),
            _ => None,
        };
        let call = if let Some(func) = known {
            let id = self.unit.function(func)?;
            let callee = self.unit.out.declare_func_in_func(id, self.b.func);
            self.b.ins().call(callee, &args)
        } else {
            let address = match func {
                Some(func) if is_variadic => {
                    let id = self.unit.variadic(func)?;
                    let callee = self.unit.out.declare_func_in_func(id, self.b.func);
                    self.b.ins().func_addr(types::I64, callee)
                }
                _ if is_variadic
                    && self.unit.out.isa().name() == "x64"
                    && signature.params.iter().any(|param| param.value_type.is_float()) =>
                {
                    return Err(Unsupported::new("floats in an indirect call of a variadic function"));
                }
                _ => self.single(callee)?,
            };
            let signature = self.b.import_signature(signature);
            self.b.ins().call_indirect(signature, address, &args)
        };
        let results: Parts = self.b.inst_results(call).into();
        let parts = self.unpack_registers(body.inst(inst).ty, &mut results.into_iter())?;
        self.define(inst, &parts);
        Ok(())
    }
}
