//! Variadic functions: the entries through which they are called and defined, and `va_start`, `va_copy` and `va_arg`.
//!
//! Cranelift's functions have a fixed signature. A function that reads variadic arguments is therefore two: its symbol
//! is a few instructions that save the registers in which arguments are passed and call the second one with the
//! address of the saved registers and that of the arguments on the stack. The second one has the body.
//!
//! The layout of lists of arguments is that of the System V psABI for x86-64, section 3.5.7.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use crate::unit::{Signatures, Unit};
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose, BlockArg, InstBuilder, types};
use cranelift_codegen::isa::CallConv;
use terrace_llir::attrs::AttrView;
use terrace_llir::value::Inst;
use terrace_llir::{AttrKind, Func, Type};

/// Machine code that jumps to or calls a function whose address a relocation in it has.
pub struct Entry {
    /// The code.
    pub code: Vec<u8>,
    /// Where the address is in the code.
    pub offset: u32,
    /// How it is written.
    pub kind: Reloc,
    /// Added to the address.
    pub addend: i64,
}

/// `lead`, an instruction with the address of a function, and `tail`: `near` before a distance of 32 bits in code that the
/// linker places, or the address in `r11` and `far` in memory.
fn entry(unit: &Unit<'_>, lead: &[u8], near: &[u8], far: &[u8], tail: &[u8]) -> Entry {
    let mut code = lead.to_vec();
    let (offset, kind, addend) = if unit.out.isa().flags().is_pic() {
        code.extend_from_slice(near);
        let offset = code.len();
        code.extend_from_slice(&[0; 4]);
        (offset, Reloc::X86CallPLTRel4, -4)
    } else {
        // mov r11, address
        code.extend_from_slice(&[0x49, 0xbb]);
        let offset = code.len();
        code.extend_from_slice(&[0; 8]);
        code.extend_from_slice(far);
        (offset, Reloc::Abs8, 0)
    };
    code.extend_from_slice(tail);
    Entry { code, offset: offset as u32, kind, addend }
}

/// The code that tells a variadic C function about floats in registers and jumps to it; `None` where no such code is
/// needed.
pub fn call_entry(unit: &Unit<'_>) -> Option<Entry> {
    // System V wants in `al` the number of vector registers in use, or more: mov al, 8; jmp target or jmp r11.
    let is_x64 = unit.out.isa().name() == "x64";
    is_x64.then(|| entry(unit, &[0xb0, 8], &[0xe9], &[0x41, 0xff, 0xe3], &[]))
}

/// The number of general registers that pass arguments.
const GENERAL: i32 = 6;
/// The number of vector registers that pass arguments.
const VECTORS: i32 = 8;
/// The bytes of the saved registers.
const SAVED: i32 = GENERAL * 8 + VECTORS * 16;

/// The code that saves the registers of arguments and calls the function with the body.
pub fn definition_entry(unit: &Unit<'_>) -> Translated<Entry> {
    let isa = unit.out.isa();
    if isa.name() != "x64" || isa.default_call_conv() != CallConv::SystemV {
        return Err(Unsupported::new("the definition of a variadic function for this platform"));
    }
    // push rbp; mov rbp, rsp; sub rsp, SAVED
    let mut lead = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec];
    lead.extend_from_slice(&SAVED.to_le_bytes());
    // mov [rsp + 8 * i], rdi, rsi, rdx, rcx, r8, r9
    for (i, (rex, register)) in
        [(0x48, 7u8), (0x48, 6), (0x48, 2), (0x48, 1), (0x4c, 0), (0x4c, 1)].into_iter().enumerate()
    {
        lead.extend_from_slice(&[rex, 0x89, 0x44 | register << 3, 0x24, 8 * i as u8]);
    }
    // movaps [rsp + 48 + 16 * i], xmm0 to xmm7
    for i in 0..VECTORS {
        lead.extend_from_slice(&[0x0f, 0x29, 0x84 | (i as u8) << 3, 0x24]);
        lead.extend_from_slice(&(GENERAL * 8 + 16 * i).to_le_bytes());
    }
    // mov rdi, rsp; lea rsi, [rbp + 16]
    lead.extend_from_slice(&[0x48, 0x89, 0xe7, 0x48, 0x8d, 0x75, 16]);
    // call target or call r11; leave; ret
    Ok(entry(unit, &lead, &[0xe8], &[0x41, 0xff, 0xd3], &[0xc9, 0xc3]))
}

/// The signature of the function with the body of a variadic function.
pub fn body_signature(unit: &mut Unit<'_>, func: Func) -> Translated<ir::Signature> {
    let data = unit.module.func(func);
    let declared = Signatures::of(unit, data.ty, &[], data.attrs)?;
    let mut signature = unit.out.make_signature();
    signature.params = vec![AbiParam::new(types::I64); 2];
    signature.returns = declared.returns;
    // The caller gets the address of its result back.
    if declared.params.iter().any(|param| param.purpose == ArgumentPurpose::StructReturn) {
        signature.returns.push(AbiParam::new(types::I64));
    }
    if signature.returns.len() > 2 {
        return Err(Unsupported::new("a variadic function with more than two results"));
    }
    Ok(signature)
}

/// The arguments of a function that reads variadic ones.
#[derive(Clone, Copy)]
pub struct VariadicArguments {
    /// The address of the saved registers.
    saved: ir::Value,
    /// The address of the arguments on the stack.
    stack: ir::Value,
    /// The number of saved general registers that are named parameters.
    general: i32,
    /// The number of saved vector registers that are.
    vectors: i32,
    /// The bytes of the stack that are.
    on_stack: i64,
    /// The address for a result in memory.
    pub result: Option<ir::Value>,
}

impl VariadicArguments {
    /// Arguments of which none is read yet.
    pub fn new(saved: ir::Value, stack: ir::Value) -> Self {
        Self { saved, stack, general: 0, vectors: 0, on_stack: 0, result: None }
    }
}

impl FunctionTranslator<'_, '_> {
    /// Reads a named parameter of a variadic function.
    pub fn read_named(
        &mut self,
        arguments: &mut VariadicArguments,
        index: usize,
        ty: Type,
    ) -> Translated<Parts> {
        let (data, cx) = (self.unit.module.func(self.func), self.cx());
        let set = cx.param_attrs(data.attrs, index);
        let attr = |wanted| {
            cx.attrs_of(set).find_map(|attr| match attr {
                AttrView::Type(kind, ty) if kind == wanted => Some(ty),
                _ => None,
            })
        };
        if let Some(ty) = attr(AttrKind::ByVal) {
            let address = self.b.ins().iadd_imm(arguments.stack, arguments.on_stack);
            arguments.on_stack += self.unit.shapes.stride(ty)?.next_multiple_of(8) as i64;
            return Ok(Parts::from_slice(&[address]));
        }
        let is_result = attr(AttrKind::StructRet).is_some();
        let shape = self.shape(ty)?;
        if self.unit.shapes.vector_registers(ty) != 0 {
            return Err(Unsupported::new("a vector as a parameter of a variadic function"));
        }
        let mut parts = Parts::new();
        for &scalar in &shape.parts {
            let (next, limit, first, step) = match scalar {
                Scalar::Float | Scalar::Double => (&mut arguments.vectors, VECTORS, GENERAL * 8, 16),
                Scalar::Int(..=64) | Scalar::Ptr => (&mut arguments.general, GENERAL, 0, 8),
                _ => return Err(Unsupported::new("a parameter of this type of a variadic function")),
            };
            let (base, offset) = if *next < limit {
                *next += 1;
                (arguments.saved, u64::from((first + (*next - 1) * step).unsigned_abs()))
            } else {
                arguments.on_stack += 8;
                (arguments.stack, (arguments.on_stack - 8).unsigned_abs())
            };
            parts.push(self.load_scalar(scalar, base, offset));
        }
        if is_result {
            arguments.result = parts.first().copied();
        }
        Ok(parts)
    }

    /// `llvm.va_start`: fills the list at an address.
    pub fn va_start(&mut self, list: ir::Value) -> Translated {
        let arguments =
            self.variadic.ok_or(Unsupported::new("'va_start' in a function that is not variadic"))?;
        let flags = Self::access();
        let general = self.b.ins().iconst(types::I32, i64::from(arguments.general * 8));
        let vectors = self.b.ins().iconst(types::I32, i64::from(GENERAL * 8 + arguments.vectors * 16));
        let stack = self.b.ins().iadd_imm(arguments.stack, arguments.on_stack);
        self.b.ins().store(flags, general, list, 0);
        self.b.ins().store(flags, vectors, list, 4);
        self.b.ins().store(flags, stack, list, 8);
        self.b.ins().store(flags, arguments.saved, list, 16);
        Ok(())
    }

    /// `llvm.va_copy`: copies a list.
    pub fn va_copy(&mut self, to: ir::Value, from: ir::Value) -> Translated {
        definition_entry(self.unit)?;
        for offset in [0, 8, 16] {
            let word = self.b.ins().load(types::I64, Self::access(), from, offset);
            self.b.ins().store(Self::access(), word, to, offset);
        }
        Ok(())
    }

    /// `va_arg`: the next argument of a list.
    pub fn va_arg(&mut self, inst: Inst) -> Translated {
        definition_entry(self.unit)?;
        let body = self.body;
        let ty = body.inst(inst).ty;
        let scalar = self.scalar(ty)?;
        let (field, end, step) = match scalar {
            Scalar::Float | Scalar::Double => (4, i64::from(SAVED), 16),
            Scalar::Int(..=64) | Scalar::Ptr => (0, i64::from(GENERAL * 8), 8),
            _ => return Err(Unsupported::new("a variadic argument of this type")),
        };
        let list = self.single(body.operands(inst)[0])?;
        let flags = Self::access();
        let (in_register, on_stack, done) =
            (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let address = self.b.append_block_param(done, types::I64);
        let used = self.b.ins().load(types::I32, flags, list, field);
        let left = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, used, end);
        self.b.ins().brif(left, in_register, &[], on_stack, &[]);

        self.b.switch_to_block(in_register);
        let saved = self.b.ins().load(types::I64, flags, list, 16);
        let offset = self.b.ins().uextend(types::I64, used);
        let place = self.b.ins().iadd(saved, offset);
        let next = self.b.ins().iadd_imm(used, step);
        self.b.ins().store(flags, next, list, field);
        self.b.ins().jump(done, &[BlockArg::Value(place)]);

        self.b.switch_to_block(on_stack);
        let place = self.b.ins().load(types::I64, flags, list, 8);
        let next = self.b.ins().iadd_imm(place, 8);
        self.b.ins().store(flags, next, list, 8);
        self.b.ins().jump(done, &[BlockArg::Value(place)]);

        self.b.switch_to_block(done);
        let value = self.load_scalar(scalar, address, 0);
        self.define(inst, &[value]);
        Ok(())
    }
}
