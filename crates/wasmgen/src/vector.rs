//! Vectors: lanes of vector registers, and operations that WebAssembly has for all lanes at once.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::shape::{Elements, Scalar};
use crate::{Translated, Unsupported};
use terrace_llir::inst::{FloatPredicate, IntPredicate, Opcode};
use terrace_llir::{Type, Value};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::V128;

/// The instruction for lanes of this type: of 8, 16, 32 or 64 bits.
macro_rules! lanes {
    ($bits:expr, $i8:expr, $i16:expr, $i32:expr, $i64:expr) => {
        match $bits {
            8 => Some($i8),
            16 => Some($i16),
            32 => Some($i32),
            64 => Some($i64),
            _ => None,
        }
    };
}

impl FunctionTranslator<'_, '_> {
    /// The elements of a vector, or the scalar alone.
    pub fn elements(&mut self, value: Value) -> Translated<Vec<Elem>> {
        let kind = self.unit.shapes.elements(value.ty())?;
        let parts = self.value(value)?;
        Ok(self.elements_of(kind, &parts))
    }

    /// The elements of a vector in registers.
    pub fn elements_of(&mut self, kind: Elements, parts: &[Reg]) -> Vec<Elem> {
        if kind.is_packed {
            return (0..kind.count).map(|i| Elem::one(self.lane(kind, parts, i))).collect();
        }
        match kind.scalar.is_wide() {
            true => parts.chunks_exact(2).map(|pair| Elem::wide(pair[0], pair[1])).collect(),
            false => parts.iter().map(|&part| Elem::one(part)).collect(),
        }
    }

    /// A lane of a packed vector.
    pub fn lane(&mut self, kind: Elements, parts: &[Reg], index: usize) -> Reg {
        let register = parts.get(index / kind.lanes()).copied().unwrap_or(Reg::V128(0));
        let lane = (index % kind.lanes()) as u8;
        let (ty, bits) = (kind.scalar.ty(), kind.scalar.bits());
        if let Reg::V128(all) = register {
            return match kind.scalar {
                Scalar::Float => Reg::F32((all >> (32 * lane)) as u32),
                Scalar::Double => Reg::F64((all >> (64 * lane)) as u64),
                _ => Reg::int(ty, (all >> (bits * u32::from(lane))) as u64 & (u64::MAX >> (64 - bits))),
            };
        }
        let instruction = match kind.scalar {
            Scalar::Float => I::F32x4ExtractLane(lane),
            Scalar::Double => I::F64x2ExtractLane(lane),
            Scalar::Int(8) => I::I8x16ExtractLaneU(lane),
            Scalar::Int(16) => I::I16x8ExtractLaneU(lane),
            Scalar::Int(64) => I::I64x2ExtractLane(lane),
            _ => I::I32x4ExtractLane(lane),
        };
        self.code.op(ty, &[register], instruction)
    }

    fn replaced(&mut self, scalar: Scalar, register: Reg, lane: u8, value: Reg) -> Reg {
        let instruction = match scalar {
            Scalar::Float => I::F32x4ReplaceLane(lane),
            Scalar::Double => I::F64x2ReplaceLane(lane),
            Scalar::Int(8) => I::I8x16ReplaceLane(lane),
            Scalar::Int(16) => I::I16x8ReplaceLane(lane),
            Scalar::Int(64) => I::I64x2ReplaceLane(lane),
            _ => I::I32x4ReplaceLane(lane),
        };
        self.code.op(V128, &[register, value], instruction)
    }

    /// The value of a vector or scalar type with these elements.
    pub fn of_elements(&mut self, ty: Type, elements: &[Elem]) -> Translated<Parts> {
        let kind = self.unit.shapes.elements(ty)?;
        if elements.len() != kind.count {
            return Err(Unsupported::new("a vector of another size"));
        }
        Ok(self.packed(kind, elements))
    }

    /// Elements in registers.
    pub fn packed(&mut self, kind: Elements, elements: &[Elem]) -> Parts {
        if !kind.is_packed {
            return elements.iter().flat_map(|element| element.registers()).collect();
        }
        elements.chunks(kind.lanes()).map(|lanes| self.vector_register(kind.scalar, lanes)).collect()
    }

    /// One vector register: constants at once, equal elements by a splat, others one by one.
    fn vector_register(&mut self, scalar: Scalar, lanes: &[Elem]) -> Reg {
        let bits_of = |register: Reg| match register {
            Reg::I32(number) => Some(u128::from(number as u32)),
            Reg::I64(number) => Some(u128::from(number as u64)),
            Reg::F32(bits) => Some(u128::from(bits)),
            Reg::F64(bits) => Some(u128::from(bits)),
            _ => None,
        };
        let mut constant = 0u128;
        let mut n_constants = 0;
        for (i, lane) in lanes.iter().enumerate() {
            if let Some(bits) = bits_of(lane.low) {
                constant |= (bits & crate::function::low_bits(scalar.bits())) << (i as u32 * scalar.bits());
                n_constants += 1;
            }
        }
        let mut register = Reg::V128(constant as i128);
        if n_constants == lanes.len() {
            return register;
        }
        if n_constants == 0
            && let Some(first) = lanes.first()
        {
            register = self.splat(scalar, first.low);
        }
        for (i, lane) in lanes.iter().enumerate() {
            let is_set = bits_of(lane.low).is_some() || n_constants == 0 && lanes.first() == Some(lane);
            if !is_set {
                register = self.replaced(scalar, register, i as u8, lane.low);
            }
        }
        register
    }

    /// A vector register with the same number in all lanes.
    pub fn splat(&mut self, scalar: Scalar, value: Reg) -> Reg {
        let instruction = match scalar {
            Scalar::Float => I::F32x4Splat,
            Scalar::Double => I::F64x2Splat,
            Scalar::Int(8) => I::I8x16Splat,
            Scalar::Int(16) => I::I16x8Splat,
            Scalar::Int(64) => I::I64x2Splat,
            _ => I::I32x4Splat,
        };
        self.code.op(V128, &[value], instruction)
    }

    /// Replaces an element of a vector.
    pub fn inserted(&mut self, kind: Elements, parts: &mut Parts, index: usize, new: Elem) {
        if kind.is_packed {
            if let Some(part) = parts.get_mut(index / kind.lanes()) {
                *part = self.replaced(kind.scalar, *part, (index % kind.lanes()) as u8, new.low);
            }
            return;
        }
        let first = index * kind.scalar.registers();
        new.registers().zip(parts.iter_mut().skip(first)).for_each(|(new, part)| *part = new);
    }

    /// Applies an instruction to all vector registers.
    fn each_register(&mut self, args: &[Parts], instruction: &I<'static>) -> Parts {
        let count = args.first().map_or(0, |parts| parts.len());
        (0..count)
            .map(|i| {
                let args: Parts = args.iter().filter_map(|parts| parts.get(i).copied()).collect();
                self.code.op(V128, &args, instruction.clone())
            })
            .collect()
    }

    /// An operation of two operands.
    pub fn binary_value(&mut self, op: Opcode, ty: Type, x: Value, y: Value) -> Translated<Parts> {
        let kind = self.unit.shapes.elements(ty)?;
        if kind.is_packed {
            let (x, y) = (self.value(x)?, self.value(y)?);
            return self.binary_packed(op, kind, x, y);
        }
        let (x, y) = (self.elements(x)?, self.elements(y)?);
        let mut elements = Vec::new();
        for (&x, &y) in x.iter().zip(&y) {
            elements.push(self.binary(op, kind.scalar, x, y)?);
        }
        self.of_elements(ty, &elements)
    }

    fn binary_packed(&mut self, op: Opcode, kind: Elements, x: Parts, y: Parts) -> Translated<Parts> {
        if let Some(instruction) = simd_operation(op, kind.scalar) {
            return Ok(self.each_register(&[x, y], &instruction));
        }
        // All lanes are shifted by one number.
        let shift = match op {
            Opcode::Shl => lanes!(kind.scalar.bits(), I::I8x16Shl, I::I16x8Shl, I::I32x4Shl, I::I64x2Shl),
            Opcode::LShr => {
                lanes!(kind.scalar.bits(), I::I8x16ShrU, I::I16x8ShrU, I::I32x4ShrU, I::I64x2ShrU)
            }
            Opcode::AShr => {
                lanes!(kind.scalar.bits(), I::I8x16ShrS, I::I16x8ShrS, I::I32x4ShrS, I::I64x2ShrS)
            }
            _ => None,
        };
        if let (Some(shift), Some(by)) = (shift, self.constant_splat(kind, &y)) {
            let by = Reg::I32(by as i32);
            return Ok(x.iter().map(|&x| self.code.op(V128, &[x, by], shift.clone())).collect());
        }
        let (x, y) = (self.elements_of(kind, &x), self.elements_of(kind, &y));
        let mut elements = Vec::new();
        for (&x, &y) in x.iter().zip(&y) {
            elements.push(self.binary(op, kind.scalar, x, y)?);
        }
        Ok(self.packed(kind, &elements))
    }

    /// The number that all lanes have, if it is a constant.
    fn constant_splat(&mut self, kind: Elements, parts: &[Reg]) -> Option<u64> {
        let mut numbers = Vec::new();
        for part in parts {
            let Reg::V128(_) = part else { return None };
            for i in 0..kind.lanes() {
                match self.lane(kind, &[*part], i) {
                    Reg::I32(number) => numbers.push(u64::from(number as u32)),
                    Reg::I64(number) => numbers.push(number as u64),
                    _ => return None,
                }
            }
        }
        let &first = numbers.first()?;
        numbers.iter().all(|&number| number == first).then_some(first)
    }

    /// A comparison of packed vectors: the lanes of the result are all ones where it holds.
    pub fn compare_packed(
        &mut self,
        int: Option<IntPredicate>,
        float: Option<FloatPredicate>,
        kind: Elements,
        x: &Parts,
        y: &Parts,
    ) -> Option<Parts> {
        let bits = kind.scalar.bits();
        let (x, y) = (x.clone(), y.clone());
        if let Some(predicate) = int {
            let (swapped, predicate) = match predicate {
                IntPredicate::Sgt if bits == 64 => (true, IntPredicate::Slt),
                IntPredicate::Sge if bits == 64 => (true, IntPredicate::Sle),
                other => (false, other),
            };
            let instruction = match predicate {
                IntPredicate::Eq => lanes!(bits, I::I8x16Eq, I::I16x8Eq, I::I32x4Eq, I::I64x2Eq),
                IntPredicate::Ne => lanes!(bits, I::I8x16Ne, I::I16x8Ne, I::I32x4Ne, I::I64x2Ne),
                IntPredicate::Slt => lanes!(bits, I::I8x16LtS, I::I16x8LtS, I::I32x4LtS, I::I64x2LtS),
                IntPredicate::Sle => lanes!(bits, I::I8x16LeS, I::I16x8LeS, I::I32x4LeS, I::I64x2LeS),
                IntPredicate::Sgt => lanes!(bits, I::I8x16GtS, I::I16x8GtS, I::I32x4GtS, I::I64x2GtS),
                IntPredicate::Sge => lanes!(bits, I::I8x16GeS, I::I16x8GeS, I::I32x4GeS, I::I64x2GeS),
                // There are no comparisons of numbers of 64 bits without sign.
                _ if bits == 64 => None,
                IntPredicate::Ult => lanes!(bits, I::I8x16LtU, I::I16x8LtU, I::I32x4LtU, I::Nop),
                IntPredicate::Ule => lanes!(bits, I::I8x16LeU, I::I16x8LeU, I::I32x4LeU, I::Nop),
                IntPredicate::Ugt => lanes!(bits, I::I8x16GtU, I::I16x8GtU, I::I32x4GtU, I::Nop),
                IntPredicate::Uge => lanes!(bits, I::I8x16GeU, I::I16x8GeU, I::I32x4GeU, I::Nop),
            }?;
            let args = if swapped { [y, x] } else { [x, y] };
            return Some(self.each_register(&args, &instruction));
        }
        let is_double = kind.scalar == Scalar::Double;
        let instruction = match float? {
            FloatPredicate::Oeq => [I::F32x4Eq, I::F64x2Eq],
            FloatPredicate::Une => [I::F32x4Ne, I::F64x2Ne],
            FloatPredicate::Olt => [I::F32x4Lt, I::F64x2Lt],
            FloatPredicate::Ole => [I::F32x4Le, I::F64x2Le],
            FloatPredicate::Ogt => [I::F32x4Gt, I::F64x2Gt],
            FloatPredicate::Oge => [I::F32x4Ge, I::F64x2Ge],
            _ => return None,
        };
        Some(self.each_register(&[x, y], &instruction[usize::from(is_double)]))
    }

    /// A selection of lanes by 0 and 1.
    pub fn select_packed(&mut self, kind: Elements, conditions: &[Elem], x: &Parts, y: &Parts) -> Parts {
        let int = Elements { scalar: Scalar::Int(kind.scalar.bits()), ..kind };
        let all_ones: Vec<Elem> = conditions
            .iter()
            .map(|&condition| self.resized_signed(condition, Scalar::Int(1), int.scalar))
            .collect();
        let masks = self.packed(int, &all_ones);
        self.bit_select(x, y, &masks)
    }

    /// A selection of bits.
    pub fn bit_select(&mut self, x: &Parts, y: &Parts, masks: &Parts) -> Parts {
        self.each_register(&[x.clone(), y.clone(), masks.clone()], &I::V128Bitselect)
    }

    /// An intrinsic on packed vectors that WebAssembly has an instruction for.
    pub fn intrinsic_packed(
        &mut self,
        name: &str,
        kind: Elements,
        args: &[Value],
    ) -> Translated<Option<Parts>> {
        let bits = kind.scalar.bits();
        let float = |single, double| match kind.scalar {
            Scalar::Float => Some(single),
            Scalar::Double => Some(double),
            _ => None,
        };
        let instruction = match name {
            "sqrt" => float(I::F32x4Sqrt, I::F64x2Sqrt),
            "fabs" => float(I::F32x4Abs, I::F64x2Abs),
            "floor" => float(I::F32x4Floor, I::F64x2Floor),
            "ceil" => float(I::F32x4Ceil, I::F64x2Ceil),
            "trunc" => float(I::F32x4Trunc, I::F64x2Trunc),
            "rint" | "nearbyint" | "roundeven" => float(I::F32x4Nearest, I::F64x2Nearest),
            "minimum" => float(I::F32x4Min, I::F64x2Min),
            "maximum" => float(I::F32x4Max, I::F64x2Max),
            // The lane of the least integer stays, as LLVM wants it.
            "abs" => lanes!(bits, I::I8x16Abs, I::I16x8Abs, I::I32x4Abs, I::I64x2Abs),
            _ if kind.scalar.is_float() || bits == 64 => None,
            "smin" => lanes!(bits, I::I8x16MinS, I::I16x8MinS, I::I32x4MinS, I::Nop),
            "smax" => lanes!(bits, I::I8x16MaxS, I::I16x8MaxS, I::I32x4MaxS, I::Nop),
            "umin" => lanes!(bits, I::I8x16MinU, I::I16x8MinU, I::I32x4MinU, I::Nop),
            "umax" => lanes!(bits, I::I8x16MaxU, I::I16x8MaxU, I::I32x4MaxU, I::Nop),
            _ => None,
        };
        let Some(instruction) = instruction else { return Ok(None) };
        let mut registers = Vec::new();
        for &arg in args.iter().filter(|arg| arg.ty().is_vector()) {
            registers.push(self.value(arg)?);
        }
        Ok(Some(self.each_register(&registers, &instruction)))
    }

    /// The signs of all lanes flipped.
    pub fn negated_packed(&mut self, kind: Elements, x: Parts) -> Parts {
        let instruction = if kind.scalar == Scalar::Double { I::F64x2Neg } else { I::F32x4Neg };
        self.each_register(&[x], &instruction)
    }

    /// The lanes of two vectors in another order: an index of each, or -1 for any.
    pub fn shuffled(&mut self, kind: Elements, x: &Parts, y: &Parts, indices: &[u32]) -> Option<Parts> {
        let bytes = kind.scalar.bits() as usize / 8;
        let all: Parts = x.iter().chain(y).copied().collect();
        let mut parts = Parts::new();
        for lanes in indices.chunks(kind.lanes()) {
            // Each vector register takes lanes of at most two.
            let mut sources: Vec<usize> = Vec::new();
            let mut order = [0u8; 16];
            for (i, &index) in lanes.iter().enumerate() {
                let Some(source) = usize::try_from(index as i32).ok().map(|index| index / kind.lanes())
                else {
                    continue;
                };
                let place = sources.iter().position(|&other| other == source).unwrap_or_else(|| {
                    sources.push(source);
                    sources.len() - 1
                });
                let lane = index as usize % kind.lanes();
                for byte in 0..bytes {
                    let from = place * 16 + lane * bytes + byte;
                    *order.get_mut(i * bytes + byte)? = u8::try_from(from).ok()?;
                }
            }
            let operands: Option<Parts> = sources.iter().map(|&source| all.get(source).copied()).collect();
            parts.push(match operands?[..] {
                [] => Reg::V128(0),
                [x] => self.code.op(V128, &[x, x], I::I8x16Shuffle(order)),
                [x, y] => self.code.op(V128, &[x, y], I::I8x16Shuffle(order)),
                _ => return None,
            });
        }
        Some(parts)
    }
}

/// An operation of two operands on all lanes, if WebAssembly has it.
fn simd_operation(op: Opcode, scalar: Scalar) -> Option<I<'static>> {
    let bits = scalar.bits();
    let float = |single, double| Some(if scalar == Scalar::Double { double } else { single });
    match op {
        Opcode::FAdd => float(I::F32x4Add, I::F64x2Add),
        Opcode::FSub => float(I::F32x4Sub, I::F64x2Sub),
        Opcode::FMul => float(I::F32x4Mul, I::F64x2Mul),
        Opcode::FDiv => float(I::F32x4Div, I::F64x2Div),
        Opcode::Add => lanes!(bits, I::I8x16Add, I::I16x8Add, I::I32x4Add, I::I64x2Add),
        Opcode::Sub => lanes!(bits, I::I8x16Sub, I::I16x8Sub, I::I32x4Sub, I::I64x2Sub),
        Opcode::Mul if bits != 8 => lanes!(bits, I::Nop, I::I16x8Mul, I::I32x4Mul, I::I64x2Mul),
        Opcode::And => Some(I::V128And),
        Opcode::Or => Some(I::V128Or),
        Opcode::Xor => Some(I::V128Xor),
        _ => None,
    }
}
