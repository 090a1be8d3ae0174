//! Intrinsics on vectors as wholes: reductions, masks, matrices, the order of elements.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::shape::Scalar;
use crate::{Translated, Unsupported};
use terrace_llir::inst::{IntPredicate, Opcode};
use terrace_llir::{Type, Value};
use wasm_encoder::ValType::I32;
use wasm_encoder::{BlockType, Instruction as I};

/// The code of a compression grows with the square of the number of elements.
const MAX_COMPRESSED: usize = 1024;

impl FunctionTranslator<'_, '_> {
    /// `vector.reduce` and `vp.reduce`.
    pub fn reduce(&mut self, name: &str, args: &[Value]) -> Translated<Parts> {
        if let Some(kind) = name.strip_prefix("vp.reduce.") {
            return self.reduce_active(kind, args);
        }
        let kind = name.trim_start_matches("vector.reduce.");
        let &vector = args.last().ok_or(Unsupported::new("a reduction without vector"))?;
        let scalar = self.unit.shapes.elements(vector.ty())?.scalar;
        let mut elements = self.elements(vector)?;
        if matches!(kind, "fadd" | "fmul") {
            // In order, from the start value on.
            elements.insert(0, self.element(args[0])?);
        }
        let mut elements = elements.into_iter();
        let mut result = elements.next().ok_or(Unsupported::new("an empty vector"))?;
        for element in elements {
            result = self.combined(kind, scalar, result, element)?;
        }
        Ok(result.registers().collect())
    }

    /// One step of a reduction.
    fn combined(&mut self, kind: &str, scalar: Scalar, x: Elem, y: Elem) -> Translated<Elem> {
        let op = match kind {
            "add" => Opcode::Add,
            "mul" => Opcode::Mul,
            "and" => Opcode::And,
            "or" => Opcode::Or,
            "xor" => Opcode::Xor,
            "fadd" => Opcode::FAdd,
            "fmul" => Opcode::FMul,
            "smax" | "smin" | "umax" | "umin" => return self.elementwise(kind, scalar, &[x, y]),
            "fmin" => return self.elementwise("minnum", scalar, &[x, y]),
            "fmax" => return self.elementwise("maxnum", scalar, &[x, y]),
            "fminimum" | "fmaximum" => return self.elementwise(&kind[1..], scalar, &[x, y]),
            _ => return Err(Unsupported(format!("a reduction by '{kind}'"))),
        };
        self.binary(op, scalar, x, y)
    }

    /// The start value and the elements that a mask and a number of elements make active, in order.
    fn reduce_active(&mut self, kind: &str, args: &[Value]) -> Translated<Parts> {
        let &[start, vector, mask, count] = args else {
            return Err(Unsupported::new("a reduction without mask"));
        };
        let scalar = self.unit.shapes.elements(vector.ty())?.scalar;
        let (elements, mask) = (self.elements(vector)?, self.elements(mask)?);
        let (mut result, count) = (self.element(start)?, self.single(count)?);
        for (i, (&element, is_active)) in elements.iter().zip(&mask).enumerate() {
            let combined = self.combined(kind, scalar, result, element)?;
            let is_counted = self.code.op(I32, &[count, Reg::I32(i as i32)], I::I32GtU);
            let is_active = self.code.op(I32, &[is_active.low, is_counted], I::I32And);
            result = self.select(is_active, combined, result);
        }
        Ok(result.registers().collect())
    }

    /// The intrinsics of vectors as wholes.
    pub fn vector_intrinsic(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let elements = match name {
            "stepvector" => {
                let kind = self.unit.shapes.elements(ty)?;
                (0..kind.count).map(|i| self.number(kind.scalar, i as u128)).collect()
            }
            "get.active.lane.mask" => {
                let scalar = self.unit.shapes.scalar(args[0].ty())?;
                let (from, limit) = (self.element(args[0])?, self.element(args[1])?);
                let mut elements = Vec::new();
                for i in 0..self.unit.shapes.elements(ty)?.count {
                    let step = self.number(scalar, i as u128);
                    let at = self.binary(Opcode::Add, scalar, from, step)?;
                    let wraps = self.compare(IntPredicate::Ult, scalar, at, from);
                    let is_below = self.compare(IntPredicate::Ult, scalar, at, limit);
                    elements.push(Elem::one(self.code.select(wraps, Reg::I32(0), is_below)));
                }
                elements
            }
            "vector.extract" | "vector.insert" => {
                let is_insert = name == "vector.insert";
                let mut all = self.elements(args[0])?;
                let at = self.size(args[args.len() - 1])?;
                let count = match is_insert {
                    true => self.unit.shapes.elements(args[1].ty())?.count,
                    false => self.unit.shapes.elements(ty)?.count,
                };
                let end = at.checked_add(count).ok_or(Unsupported::new("a position outside"))?;
                let slice = all.get_mut(at..end).ok_or(Unsupported::new("a position outside"))?;
                if is_insert {
                    slice.copy_from_slice(&self.elements(args[1])?);
                    all
                } else {
                    slice.to_vec()
                }
            }
            "vector.reverse" => {
                let mut all = self.elements(args[0])?;
                all.reverse();
                all
            }
            "vector.interleave2" => {
                let (x, y) = (self.elements(args[0])?, self.elements(args[1])?);
                x.into_iter().zip(y).flat_map(|(x, y)| [x, y]).collect()
            }
            "vector.deinterleave2" => {
                let all = self.elements(args[0])?;
                let half =
                    self.cx().element_type(ty, 0).ok_or(Unsupported::new("a result of another type"))?;
                let even: Vec<Elem> = all.iter().step_by(2).copied().collect();
                let odd: Vec<Elem> = all.iter().skip(1).step_by(2).copied().collect();
                let mut parts = self.of_elements(half, &even)?;
                parts.extend(self.of_elements(half, &odd)?);
                return Ok(parts);
            }
            "experimental.vector.compress" => self.compress(args)?,
            "experimental.cttz.elts" => {
                let (to, from) =
                    (self.unit.shapes.scalar(ty)?, self.unit.shapes.elements(args[0].ty())?.scalar);
                let all = self.elements(args[0])?;
                let mut count = self.number(to, all.len() as u128);
                let zero = self.number(from, 0);
                for (i, &element) in all.iter().enumerate().rev() {
                    let is_zero = self.equal(from, element, zero);
                    let here = self.number(to, i as u128);
                    count = self.select(is_zero, count, here);
                }
                return Ok(count.registers().collect());
            }
            "matrix.multiply" => self.multiply(ty, args)?,
            "matrix.transpose" => {
                let all = self.elements(args[0])?;
                let (rows, columns) = (self.size(args[1])?, self.size(args[2])?);
                let order = (0..rows).flat_map(|row| (0..columns).map(move |column| column * rows + row));
                let at = |at: usize| all.get(at).copied().ok_or(Unsupported::new("a matrix of another size"));
                order.map(at).collect::<Translated<_>>()?
            }
            "matrix.column.major.load" | "matrix.column.major.store" => {
                return self.matrix_memory(name, ty, args);
            }
            _ => return self.masked_memory(name, ty, args),
        };
        self.of_elements(ty, &elements)
    }

    /// A constant number of rows, columns or elements.
    fn size(&self, value: Value) -> Translated<usize> {
        let size = self.cx().as_i64(value).and_then(|size| usize::try_from(size).ok());
        size.ok_or(Unsupported::new("a size that is no constant"))
    }

    /// The active elements of a vector, moved to its start; the rest is that of the last argument.
    fn compress(&mut self, args: &[Value]) -> Translated<Vec<Elem>> {
        let (values, mask) = (self.elements(args[0])?, self.elements(args[1])?);
        let mut elements = self.elements(args[2])?;
        if elements.len() > MAX_COMPRESSED {
            return Err(Unsupported(format!("the compression of more than {MAX_COMPRESSED} elements")));
        }
        // The position of the next active element decides of each place whether it gets it.
        let mut next = Reg::I32(0);
        for (&value, is_active) in values.iter().zip(&mask) {
            for (place, element) in elements.iter_mut().enumerate() {
                let here = self.code.op(I32, &[next, Reg::I32(place as i32)], I::I32Eq);
                let here = self.code.op(I32, &[here, is_active.low], I::I32And);
                *element = self.select(here, value, *element);
            }
            next = self.code.op(I32, &[next, is_active.low], I::I32Add);
        }
        Ok(elements)
    }

    /// `matrix.multiply` of matrices with columns in order.
    fn multiply(&mut self, ty: Type, args: &[Value]) -> Translated<Vec<Elem>> {
        let scalar = self.unit.shapes.elements(ty)?.scalar;
        let (add, mul) = match scalar.is_float() {
            true => (Opcode::FAdd, Opcode::FMul),
            false => (Opcode::Add, Opcode::Mul),
        };
        let (x, y) = (self.elements(args[0])?, self.elements(args[1])?);
        let (rows, inner, columns) = (self.size(args[2])?, self.size(args[3])?, self.size(args[4])?);
        let mut elements = Vec::new();
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            let mut sum = None;
            for k in 0..inner {
                let factors = (x.get(k * rows + row), y.get(column * inner + k));
                let (Some(&a), Some(&b)) = factors else {
                    return Err(Unsupported::new("a matrix of another size"));
                };
                let product = self.binary(mul, scalar, a, b)?;
                sum = Some(match sum {
                    Some(sum) => self.binary(add, scalar, sum, product)?,
                    None => product,
                });
            }
            elements.push(sum.ok_or(Unsupported::new("a matrix without columns"))?);
        }
        Ok(elements)
    }

    /// Loads or stores a matrix whose columns are so many elements apart.
    fn matrix_memory(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let is_load = name.ends_with("load");
        // Loads: address, stride, volatile, rows, columns. Stores: the matrix first.
        let at = usize::from(!is_load);
        let scalar = self.unit.shapes.elements(if is_load { ty } else { args[0].ty() })?.scalar;
        let (rows, columns) = (self.size(args[at + 3])?, self.size(args[at + 4])?);
        let bytes = u64::from(scalar.bits().div_ceil(8));
        let stride_scalar = self.unit.shapes.scalar(args[at + 1].ty())?;
        let (mut column, stride) = (self.single(args[at])?, self.element(args[at + 1])?);
        let stride = self.index(stride, stride_scalar);
        let stride = self.code.op(I32, &[stride, Reg::I32(bytes as i32)], I::I32Mul);
        let values = if is_load { Vec::new() } else { self.elements(args[0])? };
        let mut loaded = Vec::new();
        for i in 0..columns {
            for row in 0..rows {
                let offset = row as u64 * bytes;
                if is_load {
                    loaded.push(self.load_scalar(scalar, column, offset));
                } else {
                    let value = values.get(i * rows + row).copied();
                    let value = value.ok_or(Unsupported::new("a matrix of another size"))?;
                    self.store_scalar(scalar, value, column, offset);
                }
            }
            column = self.code.op(I32, &[column, stride], I::I32Add);
        }
        if is_load { self.of_elements(ty, &loaded) } else { Ok(Parts::new()) }
    }

    /// Loads and stores of single elements of vectors. Elements without access keep the value of the last argument.
    fn masked_memory(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let is_load = matches!(name, "masked.load" | "masked.gather" | "masked.expandload");
        // Loads: address, mask, other values. Stores: values, address, mask.
        let (values, address, mask) = match is_load {
            true => (args[2], args[0], args[1]),
            false => (args[0], args[1], args[2]),
        };
        let scalar = self.unit.shapes.elements(if is_load { ty } else { values.ty() })?.scalar;
        if scalar.bits() % 8 != 0 {
            return Err(Unsupported(format!("masked accesses to elements of {} bits", scalar.bits())));
        }
        let bytes = scalar.bits() / 8;
        let (mut values, addresses, mask) =
            (self.elements(values)?, self.elements(address)?, self.elements(mask)?);
        let is_compact = matches!(name, "masked.expandload" | "masked.compressstore");
        let gathers = matches!(name, "masked.gather" | "masked.scatter");
        let base = addresses.first().ok_or(Unsupported::new("an access without address"))?.low;
        let next = if is_compact { self.copied(base) } else { base };
        for (i, value) in values.iter_mut().enumerate() {
            let (at, offset) = match gathers {
                true => (addresses.get(i).ok_or(Unsupported::new("an access without address"))?.low, 0),
                false if is_compact => (next, 0),
                false => (base, i as u64 * u64::from(bytes)),
            };
            let condition = mask.get(i).ok_or(Unsupported::new("a mask that is too short"))?.low;
            // Locals that are set in a branch keep their values otherwise.
            let kept: Vec<Reg> = match is_load {
                true => value.registers().map(|part| self.copied(part)).collect(),
                false => Vec::new(),
            };
            self.code.effect(&[condition], I::If(BlockType::Empty));
            if is_load {
                let loaded = self.load_scalar(scalar, at, offset);
                for (part, &local) in loaded.registers().zip(&kept) {
                    self.code.get(part);
                    self.code.set(local);
                }
            } else {
                self.store_scalar(scalar, *value, at, offset);
            }
            if is_compact {
                self.code.effect(&[next, Reg::I32(bytes as i32)], I::I32Add);
                self.code.set(next);
            }
            self.code.push(I::End);
            match kept[..] {
                [low] => *value = Elem::one(low),
                [low, high] => *value = Elem::wide(low, high),
                _ => {}
            }
        }
        if is_load { self.of_elements(ty, &values) } else { Ok(Parts::new()) }
    }

    /// A new local with the value of a register.
    fn copied(&mut self, reg: Reg) -> Reg {
        let ty = self.code.ty(reg);
        self.code.get(reg);
        self.code.pop(ty)
    }
}
