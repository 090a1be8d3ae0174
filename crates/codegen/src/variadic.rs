//! Variadic functions: the entries through which they are called and defined, and `va_start`, `va_copy` and `va_arg`.
//!
//! Cranelift's functions have a fixed signature. A function that reads variadic arguments is therefore two: its symbol
//! is a few instructions that save the registers in which arguments are passed and call the second one with the
//! address of the saved registers and that of the arguments on the stack. The second one has the body.
//!
//! The layouts of lists of arguments are those of the System V psABI for x86-64, section 3.5.7, and of the AAPCS64,
//! appendix B.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use crate::target::Platform;
use crate::unit::{Signatures, Unit};
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose, BlockArg, InstBuilder, types};
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
pub fn call_entry(unit: &Unit<'_>) -> Translated<Option<Entry>> {
    match Platform::of(unit.out.isa()) {
        // System V wants in `al` the number of vector registers in use, or more: mov al, 8; jmp target or jmp r11.
        Platform::X64 => Ok(Some(entry(unit, &[0xb0, 8], &[0xe9], &[0x41, 0xff, 0xe3], &[]))),
        Platform::Arm64 => Ok(None),
        Platform::Other => Err(Unsupported::new("a call of a variadic function for this platform")),
    }
}

/// The registers that a variadic function saves, and the list of arguments of its platform.
#[derive(Clone, Copy, Debug)]
struct Layout {
    platform: Platform,
    /// The number of general registers that pass arguments.
    general: i32,
}

/// The number of vector registers that pass arguments.
const VECTORS: i32 = 8;

impl Layout {
    fn of(unit: &Unit<'_>) -> Translated<Self> {
        let platform = Platform::of(unit.out.isa());
        let general = match platform {
            Platform::X64 => 6,
            Platform::Arm64 => 8,
            Platform::Other => {
                return Err(Unsupported::new("the definition of a variadic function for this platform"));
            }
        };
        Ok(Self { platform, general })
    }

    /// Where the vector registers are among the saved ones.
    fn vectors_at(self) -> i32 {
        self.general * 8
    }

    /// The bytes of the saved registers that pass arguments.
    fn saved(self) -> i32 {
        self.vectors_at() + VECTORS * 16
    }

    /// The offsets of the fields of a list: the addresses of arguments on the stack, of the general registers and of the
    /// vector registers, and what is used of both. On x86-64 the registers have one address and offsets from it; on
    /// aarch64 there are the ends of both, and negative distances from them.
    fn fields(self) -> [i32; 5] {
        match self.platform {
            Platform::Arm64 => [0, 8, 16, 24, 28],
            _ => [8, 16, 16, 0, 4],
        }
    }

    /// The bytes of a list.
    fn list_bytes(self) -> i32 {
        if self.platform == Platform::Arm64 { 32 } else { 24 }
    }
}

/// The code that saves the registers of arguments and calls the function with the body.
pub fn definition_entry(unit: &Unit<'_>) -> Translated<Entry> {
    let layout = Layout::of(unit)?;
    if layout.platform == Platform::Arm64 {
        return Ok(definition_entry_arm64(layout));
    }
    // push rbp; mov rbp, rsp; sub rsp, saved
    let mut lead = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec];
    lead.extend_from_slice(&layout.saved().to_le_bytes());
    // mov [rsp + 8 * i], rdi, rsi, rdx, rcx, r8, r9
    for (i, (rex, register)) in
        [(0x48, 7u8), (0x48, 6), (0x48, 2), (0x48, 1), (0x4c, 0), (0x4c, 1)].into_iter().enumerate()
    {
        lead.extend_from_slice(&[rex, 0x89, 0x44 | register << 3, 0x24, 8 * i as u8]);
    }
    // movaps [rsp + 48 + 16 * i], xmm0 to xmm7
    for i in 0..VECTORS {
        lead.extend_from_slice(&[0x0f, 0x29, 0x84 | (i as u8) << 3, 0x24]);
        lead.extend_from_slice(&(layout.vectors_at() + 16 * i).to_le_bytes());
    }
    // mov rdi, rsp; lea rsi, [rbp + 16]
    lead.extend_from_slice(&[0x48, 0x89, 0xe7, 0x48, 0x8d, 0x75, 16]);
    // call target or call r11; leave; ret
    Ok(entry(unit, &lead, &[0xe8], &[0x41, 0xff, 0xd3], &[0xc9, 0xc3]))
}

/// The address for a result in memory (`x8`) is behind the other saved registers.
fn definition_entry_arm64(layout: Layout) -> Entry {
    let frame = (layout.saved() + 16) as u32;
    let mut words: Vec<u32> = Vec::new();
    // stp x29, x30, [sp, #-16]!; mov x29, sp; sub sp, sp, #frame
    words.extend([0xa9bf_7bfd, 0x9100_03fd, 0xd100_03ff | (frame << 10)]);
    // stp x(2i), x(2i + 1), [sp, #16 * i]
    for i in 0..layout.general as u32 / 2 {
        words.push(0xa900_03e0 | ((2 * i) << 15) | ((2 * i + 1) << 10) | (2 * i));
    }
    // stp q(2i), q(2i + 1), [sp, #vectors + 32 * i]
    for i in 0..VECTORS as u32 / 2 {
        let at = layout.vectors_at() as u32 / 16 + 2 * i;
        words.push(0xad00_03e0 | (at << 15) | ((2 * i + 1) << 10) | (2 * i));
    }
    // str x8, [sp, #saved]; mov x0, sp; add x1, x29, #16
    words.extend([0xf900_03e8 | ((layout.saved() as u32 / 8) << 10), 0x9100_03e0, 0x9100_43a1]);
    let offset = words.len() as u32 * 4;
    // bl target; mov sp, x29; ldp x29, x30, [sp], #16; ret
    words.extend([0x9400_0000, 0x9100_03bf, 0xa8c1_7bfd, 0xd65f_03c0]);
    let code = words.into_iter().flat_map(u32::to_le_bytes).collect();
    Entry { code, offset, kind: Reloc::Arm64Call, addend: 0 }
}

/// The signature of the function with the body of a variadic function.
pub fn body_signature(unit: &mut Unit<'_>, func: Func) -> Translated<ir::Signature> {
    let data = unit.module.func(func);
    let declared = Signatures::of(unit, data.ty, &[], data.attrs, data.cc)?;
    let mut signature = unit.out.make_signature();
    signature.params = vec![AbiParam::new(types::I64); 2];
    signature.returns = declared.returns;
    // On x86-64 the caller gets the address of its result back.
    if Platform::of(unit.out.isa()) == Platform::X64
        && declared.params.iter().any(|param| param.purpose == ArgumentPurpose::StructReturn)
    {
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
        let layout = Layout::of(self.unit)?;
        let is_result = attr(AttrKind::StructRet).is_some();
        if is_result && layout.platform == Platform::Arm64 {
            let address = self.load_scalar(Scalar::Ptr, arguments.saved, layout.saved() as u64);
            return Ok(Parts::from_slice(&[address]));
        }
        let shape = self.shape(ty)?;
        if self.unit.shapes.vector_registers(ty) != 0 {
            return Err(Unsupported::new("a vector as a parameter of a variadic function"));
        }
        let mut parts = Parts::new();
        for &scalar in &shape.parts {
            let (next, limit, first, step) = match scalar {
                Scalar::Float | Scalar::Double => (&mut arguments.vectors, VECTORS, layout.vectors_at(), 16),
                Scalar::Int(..=64) | Scalar::Ptr => (&mut arguments.general, layout.general, 0, 8),
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
        let layout = Layout::of(self.unit)?;
        let [stack_at, general_at, vectors_at, general_used, vectors_used] = layout.fields();
        let flags = Self::access();
        let stack = self.b.ins().iadd_imm(arguments.stack, arguments.on_stack);
        self.b.ins().store(flags, stack, list, stack_at);
        let (mut general, mut vectors) =
            (i64::from(arguments.general * 8), i64::from(layout.vectors_at() + arguments.vectors * 16));
        if layout.platform == Platform::Arm64 {
            general -= i64::from(layout.vectors_at());
            vectors -= i64::from(layout.saved());
            let end = self.b.ins().iadd_imm(arguments.saved, i64::from(layout.vectors_at()));
            self.b.ins().store(flags, end, list, general_at);
            let end = self.b.ins().iadd_imm(arguments.saved, i64::from(layout.saved()));
            self.b.ins().store(flags, end, list, vectors_at);
        } else {
            self.b.ins().store(flags, arguments.saved, list, general_at);
        }
        for (used, field) in [(general, general_used), (vectors, vectors_used)] {
            let used = self.b.ins().iconst(types::I32, used);
            self.b.ins().store(flags, used, list, field);
        }
        Ok(())
    }

    /// `llvm.va_copy`: copies a list.
    pub fn va_copy(&mut self, to: ir::Value, from: ir::Value) -> Translated {
        let bytes = Layout::of(self.unit)?.list_bytes();
        for offset in (0..bytes).step_by(8) {
            let word = self.b.ins().load(types::I64, Self::access(), from, offset);
            self.b.ins().store(Self::access(), word, to, offset);
        }
        Ok(())
    }

    /// `va_arg`: the next argument of a list.
    pub fn va_arg(&mut self, inst: Inst) -> Translated {
        let layout = Layout::of(self.unit)?;
        let [stack_at, general_at, vectors_at, general_used, vectors_used] = layout.fields();
        let body = self.body;
        let ty = body.inst(inst).ty;
        let scalar = self.scalar(ty)?;
        let (base, field, end, step) = match scalar {
            Scalar::Float | Scalar::Double => (vectors_at, vectors_used, layout.saved(), 16),
            Scalar::Int(..=64) | Scalar::Ptr => (general_at, general_used, layout.vectors_at(), 8),
            _ => return Err(Unsupported::new("a variadic argument of this type")),
        };
        let is_arm = layout.platform == Platform::Arm64;
        let list = self.single(body.operands(inst)[0])?;
        let flags = Self::access();
        let (in_register, on_stack, done) =
            (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let address = self.b.append_block_param(done, types::I64);
        let used = self.b.ins().load(types::I32, flags, list, field);
        let left = match is_arm {
            true => self.b.ins().icmp_imm(IntCC::SignedLessThan, used, 0),
            false => self.b.ins().icmp_imm(IntCC::UnsignedLessThan, used, i64::from(end)),
        };
        self.b.ins().brif(left, in_register, &[], on_stack, &[]);

        self.b.switch_to_block(in_register);
        let saved = self.b.ins().load(types::I64, flags, list, base);
        let offset = match is_arm {
            true => self.b.ins().sextend(types::I64, used),
            false => self.b.ins().uextend(types::I64, used),
        };
        let place = self.b.ins().iadd(saved, offset);
        let next = self.b.ins().iadd_imm(used, step);
        self.b.ins().store(flags, next, list, field);
        self.b.ins().jump(done, &[BlockArg::Value(place)]);

        self.b.switch_to_block(on_stack);
        let place = self.b.ins().load(types::I64, flags, list, stack_at);
        let next = self.b.ins().iadd_imm(place, 8);
        self.b.ins().store(flags, next, list, stack_at);
        self.b.ins().jump(done, &[BlockArg::Value(place)]);

        self.b.switch_to_block(done);
        let value = self.load_scalar(scalar, address, 0);
        self.define(inst, &[value]);
        Ok(())
    }
}
