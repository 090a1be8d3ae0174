//! The code of one function: instructions, registers, and how they are encoded.
//!
//! A register is a local or a constant. Each instruction takes registers and gives a new local, so that translation need not
//! think of the order of operands; [`Code::finish`] removes the locals that only carry a value to the next instruction.

use crate::{Translated, Unsupported};
use wasm_encoder::{Encode, Function, Ieee32, Ieee64, Instruction, ValType};

/// A value of one of WebAssembly's types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Reg {
    /// A local.
    Local(u32),
    /// A number of 32 bits.
    I32(i32),
    /// A number of 64 bits.
    I64(i64),
    /// A `float`, by its bits.
    F32(u32),
    /// A `double`, by its bits.
    F64(u64),
    /// A vector, by its bits.
    V128(i128),
}

impl Default for Reg {
    fn default() -> Self {
        Reg::I32(0)
    }
}

impl Reg {
    /// The zero of a type.
    pub fn zero(ty: ValType) -> Self {
        match ty {
            ValType::I64 => Reg::I64(0),
            ValType::F32 => Reg::F32(0),
            ValType::F64 => Reg::F64(0),
            ValType::V128 => Reg::V128(0),
            _ => Reg::I32(0),
        }
    }

    /// The integer of a type with these bits.
    pub fn int(ty: ValType, bits: u64) -> Self {
        if ty == ValType::I64 { Reg::I64(bits as i64) } else { Reg::I32(bits as u32 as i32) }
    }
}

/// The instructions and locals of a function.
#[derive(Default)]
pub struct Code {
    instructions: Vec<Instruction<'static>>,
    locals: Vec<ValType>,
    n_params: usize,
}

/// Engines accept no more.
const MAX_LOCALS: usize = 50_000;

impl Code {
    /// The code of a function with these parameters, which are its first locals.
    pub fn new(params: &[ValType]) -> Self {
        Self { instructions: Vec::new(), locals: params.to_vec(), n_params: params.len() }
    }

    /// A new local.
    pub fn local(&mut self, ty: ValType) -> Reg {
        self.locals.push(ty);
        Reg::Local(self.locals.len() as u32 - 1)
    }

    /// The type of a register.
    pub fn ty(&self, reg: Reg) -> ValType {
        match reg {
            Reg::Local(local) => self.locals[local as usize],
            Reg::I32(_) => ValType::I32,
            Reg::I64(_) => ValType::I64,
            Reg::F32(_) => ValType::F32,
            Reg::F64(_) => ValType::F64,
            Reg::V128(_) => ValType::V128,
        }
    }

    /// Adds an instruction.
    pub fn push(&mut self, instruction: Instruction<'static>) {
        self.instructions.push(instruction);
    }

    /// Pushes a register on the stack.
    pub fn get(&mut self, reg: Reg) {
        self.push(match reg {
            Reg::Local(local) => Instruction::LocalGet(local),
            Reg::I32(number) => Instruction::I32Const(number),
            Reg::I64(number) => Instruction::I64Const(number),
            Reg::F32(bits) => Instruction::F32Const(Ieee32::new(bits)),
            Reg::F64(bits) => Instruction::F64Const(Ieee64::new(bits)),
            Reg::V128(bits) => Instruction::V128Const(bits),
        });
    }

    /// Pops the stack into a local.
    pub fn set(&mut self, reg: Reg) {
        if let Reg::Local(local) = reg {
            self.push(Instruction::LocalSet(local));
        }
    }

    /// Pops the stack into a new local.
    pub fn pop(&mut self, ty: ValType) -> Reg {
        let reg = self.local(ty);
        self.set(reg);
        reg
    }

    /// An instruction on registers, with a result.
    pub fn op(&mut self, ty: ValType, args: &[Reg], instruction: Instruction<'static>) -> Reg {
        self.effect(args, instruction);
        self.pop(ty)
    }

    /// An instruction on registers, without a result.
    pub fn effect(&mut self, args: &[Reg], instruction: Instruction<'static>) {
        args.iter().for_each(|&arg| self.get(arg));
        self.push(instruction);
    }

    /// `condition ? x : y`, of registers of one type.
    pub fn select(&mut self, condition: Reg, x: Reg, y: Reg) -> Reg {
        if x == y {
            return x;
        }
        let ty = self.ty(x);
        self.op(ty, &[x, y, condition], Instruction::Select)
    }

    /// The function: its encoding, with `function` giving the index of a called one.
    pub fn finish(mut self, function: impl Fn(u32) -> u32) -> Translated<Function> {
        let mut reads = vec![0u32; self.locals.len()];
        for instruction in &self.instructions {
            if let Instruction::LocalGet(local) = instruction {
                reads[*local as usize] += 1;
            }
        }
        let mut kept: Vec<Instruction<'static>> = Vec::with_capacity(self.instructions.len());
        for instruction in core::mem::take(&mut self.instructions) {
            match (&instruction, kept.last()) {
                (Instruction::LocalSet(local), _) if reads[*local as usize] == 0 => {
                    kept.push(Instruction::Drop);
                    continue;
                }
                (Instruction::LocalGet(local), Some(Instruction::LocalSet(set))) if local == set => {
                    reads[*local as usize] -= 1;
                    let is_read = reads[*local as usize] != 0;
                    let tee = is_read.then_some(Instruction::LocalTee(*local));
                    kept.pop();
                    kept.extend(tee);
                    continue;
                }
                _ => {}
            }
            kept.push(instruction);
        }
        self.encode(kept, function)
    }

    fn encode(
        self,
        mut code: Vec<Instruction<'static>>,
        function: impl Fn(u32) -> u32,
    ) -> Translated<Function> {
        let mut numbers = vec![u32::MAX; self.locals.len()];
        let mut used = vec![false; self.locals.len()];
        for instruction in &code {
            if let Instruction::LocalGet(local)
            | Instruction::LocalSet(local)
            | Instruction::LocalTee(local) = instruction
            {
                used[*local as usize] = true;
            }
        }
        let mut next = self.n_params as u32;
        (0..self.n_params).for_each(|param| numbers[param] = param as u32);
        let mut groups = Vec::new();
        for ty in [ValType::I32, ValType::I64, ValType::F32, ValType::F64, ValType::V128] {
            let start = next;
            for local in self.n_params..self.locals.len() {
                if used[local] && self.locals[local] == ty {
                    numbers[local] = next;
                    next += 1;
                }
            }
            groups.extend((next > start).then_some((next - start, ty)));
        }
        if next as usize > MAX_LOCALS {
            return Err(Unsupported(format!(
                "a function with more than {MAX_LOCALS} values that live across instructions"
            )));
        }
        let mut encoded = Function::new(groups);
        let mut bytes = Vec::new();
        for instruction in &mut code {
            match instruction {
                Instruction::LocalGet(local)
                | Instruction::LocalSet(local)
                | Instruction::LocalTee(local) => {
                    *local = numbers[*local as usize];
                }
                Instruction::Call(callee) | Instruction::ReturnCall(callee) => *callee = function(*callee),
                _ => {}
            }
            instruction.encode(&mut bytes);
        }
        encoded.raw(bytes);
        Ok(encoded)
    }
}
