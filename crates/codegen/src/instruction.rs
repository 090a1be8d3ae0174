//! Instructions on values in registers, and the table of all instructions.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use cranelift_codegen::ir::{self, InstBuilder, MemFlags, types};
use terrace_llir::constant::{ConstExpr, ExprOp};
use terrace_llir::inst::{Opcode, RmwOp};
use terrace_llir::value::Inst;
use terrace_llir::{Type, TypeView, Value};

/// Whether an instruction is translated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Support {
    /// It is translated.
    Translated,
    /// It is an error, for this reason.
    Error(&'static str),
}

/// Whether an instruction is translated: a test lists those that are not.
pub const fn support(op: Opcode) -> Support {
    match op {
        Opcode::Invoke
        | Opcode::Resume
        | Opcode::CallBr
        | Opcode::CatchSwitch
        | Opcode::CatchRet
        | Opcode::CleanupRet
        | Opcode::LandingPad
        | Opcode::CatchPad
        | Opcode::CleanupPad => Support::Error("unwinding"),
        _ => Support::Translated,
    }
}

impl FunctionTranslator<'_, '_> {
    /// Translates an instruction.
    pub fn instruction(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let (data, operands) = (*body.inst(inst), body.operands(inst));
        let op = data.op;
        if let Support::Error(reason) = support(op) {
            return Err(Unsupported::new(reason));
        }
        if self.terminator(inst)? {
            return Ok(());
        }
        let parts: Parts = match op {
            Opcode::Call => return self.call(inst),
            Opcode::VaArg => return self.va_arg(inst),
            Opcode::Alloca | Opcode::Load | Opcode::Store | Opcode::Fence => return self.memory(inst),
            Opcode::CmpXchg | Opcode::AtomicRmw => return self.atomic(inst),
            Opcode::GetElementPtr => {
                let source = data.source_type().ok_or(Unsupported::new("a GEP without type"))?;
                self.gep(source, data.ty, operands)?
            }
            Opcode::ICmp | Opcode::FCmp => {
                let scalar = self.element(operands[0].ty())?;
                let (x, y) = (self.value(operands[0])?, self.value(operands[1])?);
                let mut parts = Parts::new();
                for (&x, &y) in x.iter().zip(&y) {
                    parts.push(match (data.int_predicate(), data.float_predicate()) {
                        (Some(predicate), _) => self.compare(predicate, scalar, x, y),
                        (None, Some(predicate)) => self.compare_floats(predicate, scalar, x, y)?,
                        (None, None) => return Err(Unsupported::new("a comparison without predicate")),
                    });
                }
                parts
            }
            Opcode::Select => {
                let conditions = self.value(operands[0])?;
                let (x, y) = (self.value(operands[1])?, self.value(operands[2])?);
                let condition = |i: usize| conditions.get(i).or(conditions.first()).copied();
                let mut parts = Parts::new();
                for (i, (&x, &y)) in x.iter().zip(&y).enumerate() {
                    let condition = condition(i).ok_or(Unsupported::new("a selection without condition"))?;
                    parts.push(self.select(condition, x, y));
                }
                parts
            }
            Opcode::FNeg => {
                let scalar = self.element(data.ty)?;
                let x = self.value(operands[0])?;
                x.iter().map(|&x| self.negated(scalar, x)).collect()
            }
            Opcode::Freeze => self.value(operands[0])?,
            Opcode::BitCast => self.bitcast(operands[0], data.ty)?,
            op if op.is_cast() => self.cast_value(op, operands[0], data.ty)?,
            op if op.is_binary() => self.binary_value(op, data.ty, operands[0], operands[1])?,
            Opcode::ExtractValue => {
                if let Some(parts) = self.member_of_copy(operands[0], body.indices(inst), data.ty)? {
                    self.define(inst, &parts);
                    return Ok(());
                }
                let (first, count) = self.member(operands[0].ty(), body.indices(inst))?;
                self.value(operands[0])?[first..first + count].into()
            }
            Opcode::InsertValue => {
                if self.insert_into_copy(inst, operands, body.indices(inst))? {
                    return Ok(());
                }
                let (first, count) = self.member(operands[0].ty(), body.indices(inst))?;
                let (mut parts, new) = (self.value(operands[0])?, self.value(operands[1])?);
                parts[first..first + count].copy_from_slice(&new);
                parts
            }
            Opcode::ExtractElement => {
                let parts = self.value(operands[0])?;
                match self.cx().as_i64(operands[1]) {
                    Some(index) => match usize::try_from(index).ok().and_then(|index| parts.get(index)) {
                        Some(&part) => Parts::from_slice(&[part]),
                        None => self.zeros(data.ty)?,
                    },
                    None => {
                        let index = self.single(operands[1])?;
                        Parts::from_slice(&[self.extract(&parts, index)?])
                    }
                }
            }
            Opcode::InsertElement => {
                let (mut parts, new) = (self.value(operands[0])?, self.single(operands[1])?);
                match self.cx().as_i64(operands[2]) {
                    Some(index) => {
                        if let Some(part) = usize::try_from(index).ok().and_then(|i| parts.get_mut(i)) {
                            *part = new;
                        }
                    }
                    None => {
                        let index = self.single(operands[2])?;
                        for (i, part) in parts.iter_mut().enumerate() {
                            let ty = self.b.func.dfg.value_type(index);
                            let number = self.number(ty, i as u128);
                            let here = self.b.ins().icmp(ir::condcodes::IntCC::Equal, index, number);
                            *part = self.select(here, new, *part);
                        }
                    }
                }
                parts
            }
            Opcode::ShuffleVector => {
                let (x, y) = (self.value(operands[0])?, self.value(operands[1])?);
                let all: Parts = x.into_iter().chain(y).collect();
                let zero = self.element(data.ty)?;
                let mut parts = Parts::new();
                for &index in body.indices(inst) {
                    // An index of -1 is poison.
                    parts.push(match all.get(index as usize) {
                        Some(&part) => part,
                        None => self.number(zero.ty(), 0),
                    });
                }
                parts
            }
            _ => return Err(Unsupported(format!("'{}'", op.name()))),
        };
        self.define(inst, &parts);
        Ok(())
    }

    /// An element of a vector at an index in a register.
    fn extract(&mut self, parts: &Parts, index: ir::Value) -> Translated<ir::Value> {
        let mut elements = parts.iter();
        let mut result = *elements.next().ok_or(Unsupported::new("an empty vector"))?;
        let ty = self.b.func.dfg.value_type(index);
        for (i, &element) in elements.enumerate() {
            let number = self.number(ty, i as u128 + 1);
            let here = self.b.ins().icmp(ir::condcodes::IntCC::Equal, index, number);
            result = self.select(here, element, result);
        }
        Ok(result)
    }

    /// The sign bit flipped.
    pub fn negated(&mut self, scalar: Scalar, x: ir::Value) -> ir::Value {
        if matches!(scalar, Scalar::Float | Scalar::Double) {
            return self.b.ins().fneg(x);
        }
        if scalar == Scalar::Quad {
            return self.negated_quad(x);
        }
        let sign = self.number(types::I16, 0x8000);
        self.b.ins().bxor(x, sign)
    }

    /// An operation of two operands on each element.
    pub fn binary_value(&mut self, op: Opcode, ty: Type, x: Value, y: Value) -> Translated<Parts> {
        let scalar = self.element(ty)?;
        let (x, y) = (self.value(x)?, self.value(y)?);
        x.iter().zip(&y).map(|(&x, &y)| self.binary(op, scalar, x, y)).collect()
    }

    fn cast_value(&mut self, op: Opcode, value: Value, to: Type) -> Translated<Parts> {
        let (from, to) = (self.element(value.ty())?, self.element(to)?);
        let parts = self.value(value)?;
        parts.iter().map(|&part| self.cast(op, from, to, part)).collect()
    }

    /// The bits of a value as another type: in registers if both are scalars, else through memory.
    fn bitcast(&mut self, value: Value, to: Type) -> Translated<Parts> {
        let (from_shape, to_shape) = (self.shape(value.ty())?, self.shape(to)?);
        let parts = self.value(value)?;
        if from_shape.parts == to_shape.parts {
            return Ok(parts);
        }
        if let (&[from], &[to], &[part]) = (&from_shape.parts[..], &to_shape.parts[..], &parts[..])
            && from.bits() == to.bits()
        {
            let part = match from.ty() == to.ty() {
                true => part,
                false => self.b.ins().bitcast(to.ty(), MemFlags::new(), part),
            };
            return Ok(Parts::from_slice(&[part]));
        }
        let bytes = self.unit.shapes.stride(value.ty())?.max(self.unit.shapes.stride(to)?);
        let address = self.stack_memory(bytes, 16)?;
        self.store_parts(&from_shape, &parts, address)?;
        self.load_parts(&to_shape, address)
    }

    /// The range of the parts of a member of an aggregate.
    fn member(&mut self, ty: Type, indices: &[u32]) -> Translated<(usize, usize)> {
        let (cx, mut ty, mut first) = (self.cx(), ty, 0);
        for &index in indices {
            match cx.view(ty) {
                TypeView::Array { elem, .. } => {
                    first += self.shape(elem)?.parts.len() * index as usize;
                    ty = elem;
                }
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    for field in fields.iter().take(index as usize) {
                        first += self.shape(field)?.parts.len();
                    }
                    ty = fields.get(index as usize).ok_or(Unsupported::new("a member that is not there"))?;
                }
                _ => return Err(Unsupported::new("a member of a value without members")),
            }
        }
        Ok((first, self.shape(ty)?.parts.len()))
    }

    /// `getelementptr`: `operands` are the base and the indices.
    pub fn gep(&mut self, source: Type, result: Type, operands: &[Value]) -> Translated<Parts> {
        let count = self.shape(result)?.parts.len();
        let mut addresses = self.value(operands[0])?;
        if addresses.len() != count {
            let base = *addresses.first().ok_or(Unsupported::new("a GEP without base"))?;
            addresses = (0..count).map(|_| base).collect();
        }
        let (cx, mut ty) = (self.cx(), source);
        for (position, &index) in operands[1..].iter().enumerate() {
            let (elem, field) = match cx.view(ty) {
                _ if position == 0 => (source, None),
                TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => (elem, None),
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    let index = cx.splat_value(index).unwrap_or(index);
                    let index = cx.as_i64(index).and_then(|index| usize::try_from(index).ok());
                    let index = index.ok_or(Unsupported::new("an index of a struct that is no constant"))?;
                    let field = fields.get(index).ok_or(Unsupported::new("a member that is not there"))?;
                    (field, Some(index))
                }
                _ => return Err(Unsupported::new("an index into a value without members")),
            };
            if let Some(field) = field {
                let offset = self.unit.module.layout.field_offset(cx, ty, field);
                let offset = offset.ok_or(Unsupported::new("a struct without layout"))? as i64;
                for address in &mut addresses {
                    *address = self.b.ins().iadd_imm(*address, offset);
                }
            } else {
                let stride = self.unit.shapes.stride(elem)? as i64;
                if let Some(index) = cx.as_i64(index) {
                    for address in &mut addresses {
                        *address = self.b.ins().iadd_imm(*address, index.wrapping_mul(stride));
                    }
                } else {
                    let scalar = self.element(index.ty())?;
                    let indices = self.value(index)?;
                    for (i, address) in addresses.iter_mut().enumerate() {
                        let index = indices.get(i).or(indices.first()).copied();
                        let index = index.ok_or(Unsupported::new("an empty index"))?;
                        let index = self.resized_signed(index, scalar, types::I64);
                        let offset = self.b.ins().imul_imm(index, stride);
                        *address = self.b.ins().iadd(*address, offset);
                    }
                }
            }
            ty = elem;
        }
        Ok(addresses)
    }

    /// A constant expression.
    pub fn expression(&mut self, expr: &ConstExpr<'_>, ty: Type, operands: &[Value]) -> Translated<Parts> {
        match expr.op {
            ExprOp::GetElementPtr => self.gep(expr.source, ty, operands),
            ExprOp::BitCast => self.bitcast(operands[0], ty),
            ExprOp::Trunc => self.cast_value(Opcode::Trunc, operands[0], ty),
            ExprOp::PtrToInt | ExprOp::PtrToAddr => self.cast_value(Opcode::PtrToInt, operands[0], ty),
            ExprOp::IntToPtr => self.cast_value(Opcode::IntToPtr, operands[0], ty),
            ExprOp::AddrSpaceCast => self.value(operands[0]),
            ExprOp::Add => self.binary_value(Opcode::Add, ty, operands[0], operands[1]),
            ExprOp::Sub => self.binary_value(Opcode::Sub, ty, operands[0], operands[1]),
            ExprOp::Xor => self.binary_value(Opcode::Xor, ty, operands[0], operands[1]),
            ExprOp::ExtractElement | ExprOp::InsertElement | ExprOp::ShuffleVector => {
                Err(Unsupported(format!("a constant expression '{}'", expr.op.name())))
            }
        }
    }

    /// The new value of an `atomicrmw`.
    pub fn updated(
        &mut self,
        op: RmwOp,
        scalar: Scalar,
        old: ir::Value,
        operand: ir::Value,
    ) -> Translated<ir::Value> {
        use ir::condcodes::IntCC;
        let one = |this: &mut Self| this.number(scalar.ty(), 1);
        Ok(match op {
            RmwOp::FAdd => self.binary(Opcode::FAdd, scalar, old, operand)?,
            RmwOp::FSub => self.binary(Opcode::FSub, scalar, old, operand)?,
            RmwOp::FMax => self.extremum("fmax", scalar, old, operand)?,
            RmwOp::FMin => self.extremum("fmin", scalar, old, operand)?,
            RmwOp::FMaximum => self.extremum("maximum", scalar, old, operand)?,
            RmwOp::FMinimum => self.extremum("minimum", scalar, old, operand)?,
            RmwOp::UIncWrap => {
                let one = one(self);
                let next = self.b.ins().iadd(old, one);
                let zero = self.number(scalar.ty(), 0);
                let wraps = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, operand);
                self.select(wraps, zero, next)
            }
            RmwOp::UDecWrap => {
                let one = one(self);
                let next = self.b.ins().isub(old, one);
                let is_zero = self.b.ins().icmp_imm(IntCC::Equal, old, 0);
                let above = self.b.ins().icmp(IntCC::UnsignedGreaterThan, old, operand);
                let wraps = self.b.ins().bor(is_zero, above);
                self.select(wraps, operand, next)
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let next = self.b.ins().isub(old, operand);
                let fits = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, operand);
                let other = if op == RmwOp::USubCond { old } else { self.number(scalar.ty(), 0) };
                self.select(fits, next, other)
            }
            _ => return Err(Unsupported(format!("an atomic '{}'", op.name()))),
        })
    }
}
