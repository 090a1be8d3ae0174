//! Reductions, masks, and the order of elements.

use super::{FunctionTranslator, Parts, Translated};
use crate::Unsupported;
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llir::inst::Opcode;
use terrace_llir::{Type, Value};
use terrace_support::small_vec::SmallVec;
impl FunctionTranslator<'_, '_> {
    pub(super) fn reduce(&mut self, name: &str, args: &[Value]) -> Translated<Parts> {
        let kind = name.trim_start_matches("vector.reduce.");
        let vector = args[args.len() - 1];
        let scalar = self.element(vector.ty())?;
        let mut parts = self.value(vector)?;
        if matches!(kind, "fadd" | "fmul") {
            // In order, from the start value on.
            parts.insert(0, self.single(args[0])?);
        }
        let mut parts = parts.into_iter();
        let mut result = parts.next().ok_or(Unsupported::new("an empty vector"))?;
        for part in parts {
            result = self.combined(kind, scalar, result, part)?;
        }
        Ok(Parts::from_slice(&[result]))
    }

    /// One step of a reduction.
    fn combined(&mut self, kind: &str, scalar: Scalar, x: ir::Value, y: ir::Value) -> Translated<ir::Value> {
        let op = match kind {
            "add" => Opcode::Add,
            "mul" => Opcode::Mul,
            "and" => Opcode::And,
            "or" => Opcode::Or,
            "xor" => Opcode::Xor,
            "fadd" => Opcode::FAdd,
            "fmul" => Opcode::FMul,
            "smax" | "smin" | "umax" | "umin" => return self.elementwise(kind, scalar, &[x, y]),
            "fmin" | "fmax" => return self.extremum(kind, scalar, x, y),
            "fminimum" | "fmaximum" => return self.extremum(&kind[1..], scalar, x, y),
            _ => return Err(Unsupported(format!("a reduction by '{kind}'"))),
        };
        self.binary(op, scalar, x, y)
    }

    /// `vp.reduce`: the start value and the elements that a mask and a number of elements make active, in order.
    pub(super) fn reduce_active(&mut self, kind: &str, args: &[Value]) -> Translated<Parts> {
        let &[start, vector, mask, count] = args else {
            return Err(Unsupported::new("a reduction without mask"));
        };
        let scalar = self.element(vector.ty())?;
        let (parts, mask) = (self.value(vector)?, self.value(mask)?);
        let (mut result, count) = (self.single(start)?, self.single(count)?);
        for (i, (&part, &is_active)) in parts.iter().zip(&mask).enumerate() {
            let combined = self.combined(kind, scalar, result, part)?;
            let is_counted = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, count, i as i64);
            let is_active = self.b.ins().band(is_active, is_counted);
            result = self.select(is_active, combined, result);
        }
        Ok(Parts::from_slice(&[result]))
    }

    /// The intrinsics of vectors as wholes.
    pub(super) fn vector(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        match name {
            "stepvector" => {
                let shape = self.shape(ty)?;
                let steps = shape.parts.iter().enumerate();
                Ok(steps
                    .map(|(i, &scalar)| {
                        let step = self.number(scalar.ty(), i as u128);
                        self.masked(step, scalar)
                    })
                    .collect())
            }
            "get.active.lane.mask" => {
                let scalar = self.scalar(args[0].ty())?;
                let (from, limit) = (self.single(args[0])?, self.single(args[1])?);
                let count = self.shape(ty)?.parts.len();
                let mut parts = Parts::new();
                for i in 0..count {
                    let step = self.number(scalar.ty(), i as u128);
                    let at = self.binary(Opcode::Add, scalar, from, step)?;
                    let wraps = self.b.ins().icmp(IntCC::UnsignedLessThan, at, from);
                    let below = self.b.ins().icmp(IntCC::UnsignedLessThan, at, limit);
                    let no = self.number(types::I8, 0);
                    parts.push(self.select(wraps, no, below));
                }
                Ok(parts)
            }
            "vector.extract" | "vector.insert" => {
                let is_insert = name == "vector.insert";
                let mut parts = self.value(args[0])?;
                let at = self.cx().as_i64(args[args.len() - 1]).and_then(|at| usize::try_from(at).ok());
                let at = at.ok_or(Unsupported::new("a position that is no constant"))?;
                let new = if is_insert { self.value(args[1])? } else { self.zeros(ty)? };
                let slice =
                    parts.get_mut(at..at + new.len()).ok_or(Unsupported::new("a position outside"))?;
                if !is_insert {
                    return Ok(Parts::from_slice(slice));
                }
                slice.copy_from_slice(&new);
                Ok(parts)
            }
            "vector.reverse" => {
                let mut parts = self.value(args[0])?;
                parts.reverse();
                Ok(parts)
            }
            "vector.interleave2" => {
                let (x, y) = (self.value(args[0])?, self.value(args[1])?);
                Ok(x.into_iter().zip(y).flat_map(|(x, y)| [x, y]).collect())
            }
            "vector.deinterleave2" => {
                let parts = self.value(args[0])?;
                let (even, odd) = (parts.iter().step_by(2), parts.iter().skip(1).step_by(2));
                Ok(even.chain(odd).copied().collect())
            }
            "experimental.vector.compress" => self.compress(args),
            "experimental.cttz.elts" => self.trailing_zeros(ty, args[0]),
            "matrix.multiply" => self.multiply(ty, args),
            "matrix.transpose" => {
                let parts = self.value(args[0])?;
                let (rows, columns) = (self.count(args[1])?, self.count(args[2])?);
                let order = (0..rows).flat_map(|row| (0..columns).map(move |column| column * rows + row));
                order
                    .map(|at| parts.get(at).copied().ok_or(Unsupported::new("a matrix of another size")))
                    .collect()
            }
            "matrix.column.major.load" | "matrix.column.major.store" => self.matrix_memory(name, ty, args),
            _ => self.masked_memory(name, ty, args),
        }
    }

    /// A constant number of rows, columns or elements.
    fn count(&self, value: Value) -> Translated<usize> {
        let count = self.cx().as_i64(value).and_then(|count| usize::try_from(count).ok());
        count.ok_or(Unsupported::new("a size that is no constant"))
    }

    /// The active elements of a vector, moved to its start; the rest is that of the last argument.
    fn compress(&mut self, args: &[Value]) -> Translated<Parts> {
        let scalar = self.element(args[0].ty())?;
        let (values, mask, rest) = (self.value(args[0])?, self.value(args[1])?, self.value(args[2])?);
        // The position of the next active element decides of each place whether it gets it.
        let mut next = self.number(types::I32, 0);
        let mut parts = rest;
        for (&value, &is_active) in values.iter().zip(&mask) {
            for (place, part) in parts.iter_mut().enumerate() {
                let here = self.b.ins().icmp_imm(IntCC::Equal, next, place as i64);
                let here = self.b.ins().band(here, is_active);
                *part = self.select(here, value, *part);
            }
            let step = self.resized(is_active, types::I32);
            next = self.b.ins().iadd(next, step);
        }
        Ok(parts.into_iter().map(|part| self.masked(part, scalar)).collect())
    }

    /// The number of elements in front of the first one that is not zero.
    fn trailing_zeros(&mut self, ty: Type, vector: Value) -> Translated<Parts> {
        let to = self.scalar(ty)?;
        let parts = self.value(vector)?;
        let mut count = self.number(to.ty(), parts.len() as u128);
        for (i, &part) in parts.iter().enumerate().rev() {
            let is_zero = self.b.ins().icmp_imm(IntCC::Equal, part, 0);
            let here = self.number(to.ty(), i as u128);
            count = self.select(is_zero, count, here);
        }
        Ok(Parts::from_slice(&[self.masked(count, to)]))
    }

    /// `matrix.multiply` of matrices with columns in order.
    fn multiply(&mut self, ty: Type, args: &[Value]) -> Translated<Parts> {
        let scalar = self.element(ty)?;
        let (add, mul) = match scalar.is_float() {
            true => (Opcode::FAdd, Opcode::FMul),
            false => (Opcode::Add, Opcode::Mul),
        };
        let (x, y) = (self.value(args[0])?, self.value(args[1])?);
        let (rows, inner, columns) = (self.count(args[2])?, self.count(args[3])?, self.count(args[4])?);
        let mut parts = Parts::new();
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
            parts.push(sum.ok_or(Unsupported::new("a matrix without columns"))?);
        }
        Ok(parts)
    }

    /// Loads or stores a matrix whose columns are so many elements apart.
    fn matrix_memory(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let is_load = name.ends_with("load");
        // Loads: address, stride, volatile, rows, columns. Stores: the matrix first.
        let at = usize::from(!is_load);
        let scalar = self.element(if is_load { ty } else { args[0].ty() })?;
        let (rows, columns) = (self.count(args[at + 3])?, self.count(args[at + 4])?);
        let bytes = i64::from(scalar.bits().div_ceil(8));
        let stride_scalar = self.scalar(args[at + 1].ty())?;
        let (mut column, stride) = (self.single(args[at])?, self.single(args[at + 1])?);
        let stride = self.resized_signed(stride, stride_scalar, types::I64);
        let stride = self.b.ins().imul_imm(stride, bytes);
        let values = if is_load { Parts::new() } else { self.value(args[0])? };
        let mut loaded = Parts::new();
        for i in 0..columns {
            for row in 0..rows {
                let offset = row as u64 * bytes.unsigned_abs();
                if is_load {
                    loaded.push(self.load_scalar(scalar, column, offset));
                } else {
                    let value = values.get(i * rows + row).copied();
                    let value = value.ok_or(Unsupported::new("a matrix of another size"))?;
                    self.store_scalar(scalar, value, column, offset);
                }
            }
            column = self.b.ins().iadd(column, stride);
        }
        Ok(loaded)
    }

    /// Loads and stores of single elements of vectors. Elements without access keep the value of the last argument.
    fn masked_memory(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let is_load = matches!(name, "masked.load" | "masked.gather" | "masked.expandload");
        // Loads: address, mask, other values. Stores: values, address, mask.
        let (values, address, mask) = match is_load {
            true => (args[2], args[0], args[1]),
            false => (args[0], args[1], args[2]),
        };
        let scalar = self.element(if is_load { ty } else { values.ty() })?;
        if scalar.bits() % 8 != 0 {
            return Err(Unsupported(format!("masked accesses to elements of {} bits", scalar.bits())));
        }
        let bytes = i64::from(scalar.bits() / 8);
        let (mut values, addresses) = (self.value(values)?, self.value(address)?);
        let mask = self.value(mask)?;
        let compact = matches!(name, "masked.expandload" | "masked.compressstore");
        let gathers = matches!(name, "masked.gather" | "masked.scatter");
        let mut next = *addresses.first().ok_or(Unsupported::new("an access without address"))?;
        for (i, value) in values.iter_mut().enumerate() {
            let at = match (gathers, compact) {
                (true, _) => *addresses.get(i).ok_or(Unsupported::new("an access without address"))?,
                (_, true) => next,
                _ => self.b.ins().iadd_imm(next, i as i64 * bytes),
            };
            let condition = *mask.get(i).ok_or(Unsupported::new("a mask that is too short"))?;
            let (active, done) = (self.b.create_block(), self.b.create_block());
            let result = is_load.then(|| self.b.append_block_param(done, scalar.ty()));
            let new_next = compact.then(|| self.b.append_block_param(done, types::I64));
            let mut skipped: SmallVec<[ir::BlockArg; 2]> = SmallVec::new();
            skipped.extend(is_load.then_some(ir::BlockArg::Value(*value)));
            skipped.extend(compact.then_some(ir::BlockArg::Value(next)));
            self.b.ins().brif(condition, active, &[], done, &skipped);
            self.b.switch_to_block(active);
            let mut made: SmallVec<[ir::BlockArg; 2]> = SmallVec::new();
            if is_load {
                let loaded = self.load_scalar(scalar, at, 0);
                made.push(ir::BlockArg::Value(loaded));
            } else {
                self.store_scalar(scalar, *value, at, 0);
            }
            if compact {
                let moved = self.b.ins().iadd_imm(next, bytes);
                made.push(ir::BlockArg::Value(moved));
            }
            self.b.ins().jump(done, &made);
            self.b.switch_to_block(done);
            *value = result.unwrap_or(*value);
            next = new_next.unwrap_or(next);
        }
        Ok(if is_load { values } else { Parts::new() })
    }
}
