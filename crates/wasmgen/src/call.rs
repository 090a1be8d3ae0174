//! Calls: direct ones, those through the table of functions, and those of the runtime.
//!
//! A variadic function gets the address of its further arguments as its last parameter, as in clang's convention for
//! WebAssembly: each is at a multiple of its alignment in memory on the stack of its caller.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::shape::Scalar;
use crate::unit::{STACK_POINTER, TABLE};
use crate::{Translated, Unsupported};
use terrace_llir::attrs::AttrView;
use terrace_llir::inst::{CallConv, TailKind};
use terrace_llir::intrinsics::Intrinsic;
use terrace_llir::value::Inst;
use terrace_llir::{AttrKind, Type, Value, ValueKind};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::{self, I32, I64};

/// Calling conventions that are C's as long as both sides agree.
pub fn is_translated(convention: CallConv) -> bool {
    matches!(convention, CallConv::C | CallConv::FAST | CallConv::COLD | CallConv::TAIL)
}

impl FunctionTranslator<'_, '_> {
    /// The base name of the intrinsic that an instruction calls, without `llvm.`.
    pub fn intrinsic_name(&self, inst: Inst) -> Option<&'static str> {
        let func = self.body.callee(inst)?.as_func()?;
        let symbol = &self.unit.module.func(func).symbol;
        symbol.name.starts_with(b"llvm.").then(|| Intrinsic::find(&symbol.name))?.map(Intrinsic::base_name)
    }

    /// Whether a call is the last action of its function by `musttail`.
    pub fn is_tail_call(&self, inst: Inst) -> bool {
        self.body.call(inst).is_some_and(|info| info.tail == TailKind::MustTail)
            && self.intrinsic_name(inst).is_none()
    }

    /// Whether a call passes arguments in memory.
    pub fn is_variadic_call(&self, inst: Inst) -> bool {
        let info = self.body.call(inst);
        info.and_then(|info| self.cx().signature(info.fn_ty)).is_some_and(|(.., is_variadic)| is_variadic)
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
        if matches!(callee.kind(), ValueKind::Asm(_)) {
            return Err(Unsupported::new("inline assembly"));
        }
        if !is_translated(info.cc) {
            return Err(Unsupported(format!("the calling convention {}", info.cc.0)));
        }
        let (_, params, is_variadic) =
            self.cx().signature(info.fn_ty).ok_or(Unsupported::new("a call of no function"))?;
        for index in 0..params.len() {
            let set = self.cx().param_attrs(info.attrs, index);
            let by_value = |attr| matches!(attr, AttrView::Type(AttrKind::ByVal | AttrKind::InAlloca, _));
            if self.cx().attrs_of(set).any(by_value) {
                return Err(Unsupported::new("an argument that is copied in memory ('byval')"));
            }
        }
        let operands = &body.operands(inst)[..body.n_call_args(inst)];
        let (fixed, more) = operands.split_at(params.len().min(operands.len()));
        let mut args = Vec::new();
        for &operand in fixed {
            args.extend(self.value(operand)?);
        }
        if is_variadic {
            args.push(self.variadic_arguments(more)?);
        }
        let (wanted, results) = self.unit.signature(info.fn_ty)?;
        if wanted.len() != args.len() {
            return Err(Unsupported::new("a call with other arguments than its signature has"));
        }
        if self.is_tail_call(inst) {
            return self.tail_call(info.fn_ty, callee, &args);
        }
        let results = match self.direct(callee) {
            Some(func) => {
                let (params, given) = self.unit.signature(self.unit.module.func(func).ty)?;
                if params.len() != args.len() || given.len() < results.len() {
                    let name = self.unit.name_of(func);
                    let message =
                        format!("a call of '@{name}' with another signature than that of its definition");
                    return Err(Unsupported(message));
                }
                let args: Vec<Reg> = args
                    .iter()
                    .zip(&params)
                    .map(|(&arg, &ty)| self.converted(arg, ty))
                    .collect::<Translated<_>>()?;
                let number = self.unit.function(func)?;
                args.iter().for_each(|&arg| self.code.get(arg));
                self.code.push(I::Call(number));
                let all = self.results(&given);
                let pairs = all.into_iter().zip(&results);
                pairs.map(|(result, &ty)| self.converted(result, ty)).collect::<Translated<Parts>>()?
            }
            None => {
                let address = self.single(callee)?;
                let type_index = self.unit.type_index(info.fn_ty)?;
                args.iter().for_each(|&arg| self.code.get(arg));
                self.code.effect(&[address], I::CallIndirect { type_index, table_index: TABLE });
                self.results(&results)
            }
        };
        let results = self.trimmed(body.inst(inst).ty, results)?;
        self.define(inst, &results);
        Ok(())
    }

    /// The function that an operand is, or an alias of it.
    fn direct(&self, callee: Value) -> Option<terrace_llir::Func> {
        match callee.kind() {
            ValueKind::Alias(alias) => self.unit.module.alias(alias).aliasee.as_func(),
            _ => callee.as_func(),
        }
        .map(|func| self.unit.target(func))
    }

    /// Pops the results of a call.
    fn results(&mut self, types: &[ValType]) -> Parts {
        let mut results: Parts = types.iter().rev().map(|&ty| self.code.pop(ty)).collect();
        results.reverse();
        results
    }

    /// A register of the type that a definition has, where a declaration has another one: sizes in C have the width of addresses,
    /// those of MLIR the width of `index`.
    fn converted(&mut self, value: Reg, ty: ValType) -> Translated<Reg> {
        Ok(match (self.code.ty(value), ty) {
            (from, to) if from == to => value,
            (I64, I32) => self.code.op(I32, &[value], I::I32WrapI64),
            (I32, I64) => self.code.op(I64, &[value], I::I64ExtendI32U),
            _ => return Err(Unsupported::new("a call with another signature than that of the definition")),
        })
    }

    /// The results of a function in other files may have other bits above the widths of integers.
    fn trimmed(&mut self, ty: Type, parts: Parts) -> Translated<Parts> {
        match ty.int_width() {
            Some(_) => {
                let scalar = self.unit.shapes.scalar(ty)?;
                let value = match parts[..] {
                    [low] => Elem::one(low),
                    [low, high] => Elem::wide(low, high),
                    _ => return Ok(parts),
                };
                Ok(self.masked(value, scalar).registers().collect())
            }
            None => Ok(parts),
        }
    }

    fn tail_call(&mut self, fn_ty: Type, callee: Value, args: &[Reg]) -> Translated {
        let func = self.direct(callee);
        let address = match func {
            Some(_) => None,
            None => Some(self.single(callee)?),
        };
        self.leave_frame();
        args.iter().for_each(|&arg| self.code.get(arg));
        match (func, address) {
            (Some(func), _) if self.unit.module.func(func).ty == fn_ty => {
                let number = self.unit.function(func)?;
                self.code.push(I::ReturnCall(number));
            }
            (None, Some(address)) => {
                let type_index = self.unit.type_index(fn_ty)?;
                self.code.effect(&[address], I::ReturnCallIndirect { type_index, table_index: TABLE });
            }
            _ => return Err(Unsupported::new("a guaranteed tail call with another signature")),
        }
        Ok(())
    }

    /// Stores the further arguments of a variadic call, and gives their address.
    fn variadic_arguments(&mut self, arguments: &[Value]) -> Translated<Reg> {
        let (mut size, mut places) = (0u64, Vec::new());
        for argument in arguments {
            self.shape(argument.ty())?;
            let bytes = self.unit.shapes.stride(argument.ty())?;
            let align = self.unit.module.layout.abi_align(self.cx(), argument.ty()).unwrap_or(1).max(4);
            size = size.next_multiple_of(align);
            places.push(size);
            size += bytes;
        }
        if size == 0 {
            return Ok(Reg::I32(0));
        }
        let memory = self.stack_memory(Reg::I32(size.next_multiple_of(16) as i32), 16);
        for (&argument, place) in arguments.iter().zip(places) {
            let (shape, parts) = (self.shape(argument.ty())?, self.value(argument)?);
            let address = self.code.op(I32, &[memory, Reg::I32(place as i32)], I::I32Add);
            self.store_parts(&shape, &parts, address);
        }
        Ok(memory)
    }

    /// `va_arg`: the list is the address of the next argument.
    pub fn va_arg(&mut self, ty: Type, operands: &[Value]) -> Translated<Parts> {
        let list = self.single(operands[0])?;
        let align = self.unit.module.layout.abi_align(self.cx(), ty).unwrap_or(1).max(4);
        let bytes = self.unit.shapes.stride(ty)?;
        let next = self.load_scalar(Scalar::Ptr, list, 0).low;
        let end = self.code.op(I32, &[next, Reg::I32(align as i32 - 1)], I::I32Add);
        let place = self.code.op(I32, &[end, Reg::I32((align as i32).wrapping_neg())], I::I32And);
        let shape = self.shape(ty)?;
        let parts = self.load_parts(&shape, place);
        let after = self.code.op(I32, &[place, Reg::I32(bytes as i32)], I::I32Add);
        self.store_scalar(Scalar::Ptr, Elem::one(after), list, 0);
        Ok(parts)
    }

    /// Calls a function of the runtime that returns an integer of 128 bits: it writes it to memory.
    pub fn wide_library(&mut self, name: &str, args: &[Reg]) -> Translated<Elem> {
        let top = self.code.op(I32, &[], I::GlobalGet(STACK_POINTER));
        let memory = self.stack_memory(Reg::I32(16), 16);
        let args: Vec<Reg> = [memory].into_iter().chain(args.iter().copied()).collect();
        self.library(name, &args, &[])?;
        let result = self.load_scalar(Scalar::Int(128), memory, 0);
        self.code.effect(&[top], I::GlobalSet(STACK_POINTER));
        Ok(result)
    }

    /// Calls a function of the runtime with registers.
    pub fn library(&mut self, name: &str, args: &[Reg], results: &[ValType]) -> Translated<Vec<Reg>> {
        let func = self.unit.module.lookup_function(name.as_bytes());
        let func =
            func.ok_or_else(|| Unsupported(format!("the function '{name}', which the runtime lacks")))?;
        let (params, given) = self.unit.signature(self.unit.module.func(func).ty)?;
        let types: Vec<ValType> = args.iter().map(|&arg| self.code.ty(arg)).collect();
        if params != types || given != results {
            return Err(Unsupported(format!("the function '{name}', which has another signature here")));
        }
        let number = self.unit.function(func)?;
        args.iter().for_each(|&arg| self.code.get(arg));
        self.code.push(I::Call(number));
        Ok(self.results(results).to_vec())
    }
}
