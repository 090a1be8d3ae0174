//! Instructions on values in registers, and the table of all instructions.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::shape::{Elements, Scalar};
use crate::{Translated, Unsupported};
use terrace_llir::constant::{ConstExpr, ExprOp};
use terrace_llir::inst::{IntPredicate, Opcode};
use terrace_llir::value::Inst;
use terrace_llir::{Type, TypeView, Value};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::I32;

impl FunctionTranslator<'_, '_> {
    /// Translates an instruction that is no terminator.
    pub fn instruction(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let (data, operands) = (*body.inst(inst), body.operands(inst));
        let parts: Parts = match data.op {
            Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad => {
                return Err(Unsupported::new("unwinding"));
            }
            Opcode::Call => return self.call(inst),
            Opcode::VaArg => self.va_arg(data.ty, operands)?,
            Opcode::Alloca => {
                let address = self.allocation(inst)?;
                Parts::from_slice(&[address])
            }
            Opcode::Load => self.load(data.ty, operands[0])?,
            Opcode::Store => return self.store(operands[0], operands[1]),
            // There is one thread.
            Opcode::Fence => return Ok(()),
            Opcode::CmpXchg | Opcode::AtomicRmw => self.atomic(inst)?,
            Opcode::GetElementPtr => {
                let source = data.source_type().ok_or(Unsupported::new("a GEP without type"))?;
                self.gep(source, data.ty, operands)?
            }
            Opcode::ICmp | Opcode::FCmp => self.comparison(inst, operands[0], operands[1])?,
            Opcode::Select => self.selection(data.ty, operands)?,
            Opcode::FNeg => {
                let kind = self.unit.shapes.elements(data.ty)?;
                let x = self.value(operands[0])?;
                match kind.is_packed {
                    true => self.negated_packed(kind, x),
                    false => x.iter().map(|&x| self.negated(kind.scalar, x)).collect(),
                }
            }
            Opcode::Freeze => self.value(operands[0])?,
            Opcode::BitCast => self.bitcast(operands[0], data.ty)?,
            op if op.is_cast() => self.cast_value(op, operands[0], data.ty)?,
            op if op.is_binary() => self.binary_value(op, data.ty, operands[0], operands[1])?,
            Opcode::ExtractValue => {
                let (first, count) = self.member(operands[0].ty(), body.indices(inst))?;
                let parts = self.value(operands[0])?;
                parts.get(first..first + count).ok_or(Unsupported::new("a member that is not there"))?.into()
            }
            Opcode::InsertValue => {
                let (first, count) = self.member(operands[0].ty(), body.indices(inst))?;
                let (mut parts, new) = (self.value(operands[0])?, self.value(operands[1])?);
                let slots = parts.get_mut(first..first + count).filter(|slots| slots.len() == new.len());
                slots.ok_or(Unsupported::new("a member that is not there"))?.copy_from_slice(&new);
                parts
            }
            Opcode::ExtractElement => self.extract(operands[0], operands[1])?,
            Opcode::InsertElement => self.insert(operands)?,
            Opcode::ShuffleVector => self.shuffle(data.ty, operands, body.indices(inst))?,
            op => return Err(Unsupported(format!("'{}'", op.name()))),
        };
        self.define(inst, &parts);
        Ok(())
    }

    /// `icmp` and `fcmp`.
    fn comparison(&mut self, inst: Inst, x: Value, y: Value) -> Translated<Parts> {
        let data = *self.body.inst(inst);
        let kind = self.unit.shapes.elements(x.ty())?;
        let (int, float) = (data.int_predicate(), data.float_predicate());
        let (x_parts, y_parts) = (self.value(x)?, self.value(y)?);
        if kind.is_packed
            && let Some(masks) = self.compare_packed(int, float, kind, &x_parts, &y_parts)
        {
            self.masks.insert(inst, (kind, masks.clone()));
            let lanes = Elements { scalar: Scalar::Int(kind.scalar.bits()), ..kind };
            let all = self.elements_of(lanes, &masks);
            let bits = all.into_iter().map(|lane| {
                let lane = self.resized(lane, Scalar::Int(32)).low;
                self.code.op(I32, &[lane, Reg::I32(1)], I::I32And)
            });
            return Ok(bits.collect());
        }
        let (x, y) = (self.elements_of(kind, &x_parts), self.elements_of(kind, &y_parts));
        let mut parts = Parts::new();
        for (&x, &y) in x.iter().zip(&y) {
            parts.push(match (int, float) {
                (Some(predicate), _) => self.compare(predicate, kind.scalar, x, y),
                (None, Some(predicate)) => self.compare_floats(predicate, kind.scalar, x.low, y.low)?,
                (None, None) => return Err(Unsupported::new("a comparison without predicate")),
            });
        }
        Ok(parts)
    }

    fn selection(&mut self, ty: Type, operands: &[Value]) -> Translated<Parts> {
        let (x, y) = (self.value(operands[1])?, self.value(operands[2])?);
        if !operands[0].ty().is_vector() {
            let condition = self.single(operands[0])?;
            return Ok(x.iter().zip(&y).map(|(&x, &y)| self.code.select(condition, x, y)).collect());
        }
        let kind = self.unit.shapes.elements(ty)?;
        let mask = operands[0].as_inst().and_then(|inst| self.masks.get(&inst).cloned());
        if let Some((compared, masks)) = mask
            && kind.is_packed
            && compared.lanes() == kind.lanes()
        {
            return Ok(self.bit_select(&x, &y, &masks));
        }
        let conditions = self.elements(operands[0])?;
        if kind.is_packed {
            return Ok(self.select_packed(kind, &conditions, &x, &y));
        }
        let (x, y) = (self.elements_of(kind, &x), self.elements_of(kind, &y));
        let mut elements = Vec::new();
        for ((condition, &x), &y) in conditions.iter().zip(&x).zip(&y) {
            elements.push(self.select(condition.low, x, y));
        }
        self.of_elements(ty, &elements)
    }

    fn extract(&mut self, vector: Value, index: Value) -> Translated<Parts> {
        let kind = self.unit.shapes.elements(vector.ty())?;
        let parts = self.value(vector)?;
        if let Some(index) = self.cx().as_i64(index) {
            let Some(index) = usize::try_from(index).ok().filter(|&index| index < kind.count) else {
                return Ok(self.number(kind.scalar, 0).registers().collect());
            };
            if kind.is_packed {
                return Ok(Parts::from_slice(&[self.lane(kind, &parts, index)]));
            }
            return Ok(self.elements_of(kind, &parts)[index].registers().collect());
        }
        let place = self.element_place(kind, vector.ty(), &parts, index)?;
        match place {
            Some(address) => {
                let element = self.load_scalar(kind.scalar, address, 0);
                Ok(element.registers().collect())
            }
            None => {
                let (scalar, index) = (self.unit.shapes.scalar(index.ty())?, self.element(index)?);
                let elements = self.elements_of(kind, &parts);
                let mut result = self.number(kind.scalar, 0);
                for (i, &element) in elements.iter().enumerate() {
                    let number = self.number(scalar, i as u128);
                    let here = self.equal(scalar, index, number);
                    result = self.select(here, element, result);
                }
                Ok(result.registers().collect())
            }
        }
    }

    /// The address of an element in memory, where a packed vector is stored for it; an index outside is 0.
    fn element_place(
        &mut self,
        kind: Elements,
        ty: Type,
        parts: &[Reg],
        index: Value,
    ) -> Translated<Option<Reg>> {
        if !kind.is_packed {
            return Ok(None);
        }
        let scalar = self.unit.shapes.scalar(index.ty())?;
        let index = self.element(index)?;
        let index = self.index(index, scalar);
        let is_inside = self.code.op(I32, &[index, Reg::I32(kind.count as i32)], I::I32LtU);
        let index = self.code.select(is_inside, index, Reg::I32(0));
        let memory = self.scratch(self.unit.shapes.stride(ty)?)?;
        let shape = self.shape(ty)?;
        self.store_parts(&shape, parts, memory);
        let bytes = Reg::I32(kind.scalar.bits() as i32 / 8);
        let offset = self.code.op(I32, &[index, bytes], I::I32Mul);
        Ok(Some(self.code.op(I32, &[memory, offset], I::I32Add)))
    }

    /// The memory that an instruction needs for the elements of vectors or for a cast.
    pub fn scratch_size(&mut self, inst: Inst) -> Translated<u64> {
        let (data, operands) = (self.body.inst(inst), self.body.operands(inst));
        let index = match (data.op, operands) {
            (Opcode::ExtractElement, &[_, index]) | (Opcode::InsertElement, &[_, _, index]) => index,
            (Opcode::BitCast, &[value]) => {
                return self.cast_size(value.ty(), data.ty);
            }
            // Expressions may be casts.
            _ if operands.iter().any(|&operand| self.cx().as_expr(operand).is_some()) => return Ok(64),
            _ => return Ok(0),
        };
        match self.cx().as_i64(index) {
            Some(_) => Ok(0),
            None => self.unit.shapes.stride(operands[0].ty()),
        }
    }

    fn insert(&mut self, operands: &[Value]) -> Translated<Parts> {
        let &[vector, new, index] = operands else {
            return Err(Unsupported::new("an insertion without index"));
        };
        let kind = self.unit.shapes.elements(vector.ty())?;
        let (mut parts, new) = (self.value(vector)?, self.element(new)?);
        if let Some(index) = self.cx().as_i64(index) {
            if let Some(index) = usize::try_from(index).ok().filter(|&index| index < kind.count) {
                self.inserted(kind, &mut parts, index, new);
            }
            return Ok(parts);
        }
        if let Some(address) = self.element_place(kind, vector.ty(), &parts, index)? {
            self.store_scalar(kind.scalar, new, address, 0);
            let memory = self.scratch(self.unit.shapes.stride(vector.ty())?)?;
            let shape = self.shape(vector.ty())?;
            return Ok(self.load_parts(&shape, memory));
        }
        let (scalar, index) = (self.unit.shapes.scalar(index.ty())?, self.element(index)?);
        let mut elements = self.elements_of(kind, &parts);
        for (i, element) in elements.iter_mut().enumerate() {
            let number = self.number(scalar, i as u128);
            let here = self.equal(scalar, index, number);
            *element = self.select(here, new, *element);
        }
        self.of_elements(vector.ty(), &elements)
    }

    fn shuffle(&mut self, ty: Type, operands: &[Value], indices: &[u32]) -> Translated<Parts> {
        let kind = self.unit.shapes.elements(operands[0].ty())?;
        let to = self.unit.shapes.elements(ty)?;
        let (x, y) = (self.value(operands[0])?, self.value(operands[1])?);
        if kind.is_packed
            && to.is_packed
            && let Some(parts) = self.shuffled(kind, &x, &y, indices)
        {
            return Ok(parts);
        }
        let wanted = |index: u32| indices.contains(&index);
        let mut all: Vec<Option<Elem>> = vec![None; 2 * kind.count];
        for (i, slot) in all.iter_mut().enumerate().filter(|&(i, _)| wanted(i as u32)) {
            let (parts, at) = if i < kind.count { (&x, i) } else { (&y, i - kind.count) };
            *slot = Some(match (kind.is_packed, kind.scalar.is_wide()) {
                (true, _) => Elem::one(self.lane(kind, parts, at)),
                (_, true) => Elem::wide(parts[2 * at], parts[2 * at + 1]),
                _ => Elem::one(parts[at]),
            });
        }
        let zero = self.number(kind.scalar, 0);
        // An index of -1 is poison.
        let elements: Vec<Elem> =
            indices.iter().map(|&index| all.get(index as usize).copied().flatten().unwrap_or(zero)).collect();
        self.of_elements(ty, &elements)
    }

    /// A cast of each element.
    fn cast_value(&mut self, op: Opcode, value: Value, to: Type) -> Translated<Parts> {
        let (from, to_kind) = (self.unit.shapes.elements(value.ty())?, self.unit.shapes.elements(to)?);
        let mut elements = self.elements(value)?;
        for element in &mut elements {
            *element = self.cast(op, from.scalar, to_kind.scalar, *element)?;
        }
        self.of_elements(to, &elements)
    }

    /// The bits of a value as another type: in registers if both are scalars or vectors in vector registers, else through memory.
    fn bitcast(&mut self, value: Value, to: Type) -> Translated<Parts> {
        let (from_shape, to_shape) = (self.shape(value.ty())?, self.shape(to)?);
        let parts = self.value(value)?;
        let scalars = (self.unit.shapes.elements(value.ty())?, self.unit.shapes.elements(to)?);
        let (from, into) = scalars;
        if from == into || from.is_packed && into.is_packed {
            return Ok(parts);
        }
        if let ([from_ty], [to_ty], &[part]) =
            (&from_shape.registers[..], &to_shape.registers[..], &parts[..])
            && from.count == 1
            && into.count == 1
            && from.scalar.bits() == into.scalar.bits()
        {
            use wasm_encoder::ValType::{F32, F64, I64};
            let instruction = match (*from_ty, *to_ty) {
                (F32, I32) => I::I32ReinterpretF32,
                (I32, F32) => I::F32ReinterpretI32,
                (F64, I64) => I::I64ReinterpretF64,
                (I64, F64) => I::F64ReinterpretI64,
                _ => return Ok(parts),
            };
            return Ok(Parts::from_slice(&[self.code.op(*to_ty, &[part], instruction)]));
        }
        let size = self.cast_size(value.ty(), to)?;
        let memory = self.scratch(size)?;
        self.store_parts(&from_shape, &parts, memory);
        Ok(self.load_parts(&to_shape, memory))
    }

    /// The bytes that hold a value of either type.
    fn cast_size(&self, from: Type, to: Type) -> Translated<u64> {
        Ok(self.unit.shapes.stride(from)?.max(self.unit.shapes.stride(to)?))
    }

    /// The range of the registers of a member of an aggregate.
    fn member(&mut self, ty: Type, indices: &[u32]) -> Translated<(usize, usize)> {
        let (cx, mut ty, mut first) = (self.cx(), ty, 0);
        for &index in indices {
            match cx.view(ty) {
                TypeView::Array { elem, .. } => {
                    first += self.shape(elem)?.registers.len() * index as usize;
                    ty = elem;
                }
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    for field in fields.iter().take(index as usize) {
                        first += self.shape(field)?.registers.len();
                    }
                    ty = fields.get(index as usize).ok_or(Unsupported::new("a member that is not there"))?;
                }
                _ => return Err(Unsupported::new("a member of a value without members")),
            }
        }
        Ok((first, self.shape(ty)?.registers.len()))
    }

    /// `getelementptr`: `operands` are the base and the indices.
    pub fn gep(&mut self, source: Type, result: Type, operands: &[Value]) -> Translated<Parts> {
        self.shape(result)?;
        let count = self.unit.shapes.elements(result)?.count;
        let mut addresses: Vec<Reg> = self.elements(operands[0])?.iter().map(|elem| elem.low).collect();
        if addresses.len() != count {
            let base = *addresses.first().ok_or(Unsupported::new("a GEP without base"))?;
            addresses = vec![base; count];
        }
        let (cx, mut ty, mut constant) = (self.cx(), source, 0i64);
        for (position, &index) in operands[1..].iter().enumerate() {
            let elem = match cx.view(ty) {
                _ if position == 0 => source,
                TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => elem,
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    let index = cx.splat_value(index).unwrap_or(index);
                    let index = cx.as_i64(index).and_then(|index| usize::try_from(index).ok());
                    let index = index.ok_or(Unsupported::new("an index of a struct that is no constant"))?;
                    let field = fields.get(index).ok_or(Unsupported::new("a member that is not there"))?;
                    let offset = self.unit.module.layout.field_offset(cx, ty, index);
                    let offset = offset.ok_or(Unsupported::new("a struct without layout"))?;
                    constant = constant.wrapping_add(offset as i64);
                    ty = field;
                    continue;
                }
                _ => return Err(Unsupported::new("an index into a value without members")),
            };
            let stride = self.unit.shapes.stride(elem)? as i64;
            match cx.as_i64(index) {
                Some(index) => constant = constant.wrapping_add(index.wrapping_mul(stride)),
                None => {
                    let scalar = self.unit.shapes.elements(index.ty())?.scalar;
                    let indices = self.elements(index)?;
                    for (i, address) in addresses.iter_mut().enumerate() {
                        let index = indices.get(i).or(indices.first()).copied();
                        let index = self.index(index.ok_or(Unsupported::new("an empty index"))?, scalar);
                        let offset = match stride {
                            1 => index,
                            _ if (stride as u64).is_power_of_two() => {
                                let by = Reg::I32(stride.trailing_zeros() as i32);
                                self.code.op(I32, &[index, by], I::I32Shl)
                            }
                            _ => self.code.op(I32, &[index, Reg::I32(stride as i32)], I::I32Mul),
                        };
                        *address = self.code.op(I32, &[*address, offset], I::I32Add);
                    }
                }
            }
            ty = elem;
        }
        for address in &mut addresses {
            *address = match *address {
                address if constant as i32 == 0 => address,
                Reg::I32(base) => Reg::I32(base.wrapping_add(constant as i32)),
                address => self.code.op(I32, &[address, Reg::I32(constant as i32)], I::I32Add),
            };
        }
        let elements: Vec<Elem> = addresses.into_iter().map(Elem::one).collect();
        self.of_elements(result, &elements)
    }

    /// A constant expression.
    pub fn expression(&mut self, expr: &ConstExpr<'_>, ty: Type, operands: &[Value]) -> Translated<Parts> {
        let cast = |op| (op, operands[0]);
        let (op, value) = match expr.op {
            ExprOp::GetElementPtr => return self.gep(expr.source, ty, operands),
            ExprOp::BitCast => return self.bitcast(operands[0], ty),
            ExprOp::AddrSpaceCast => return self.value(operands[0]),
            ExprOp::Add => return self.binary_value(Opcode::Add, ty, operands[0], operands[1]),
            ExprOp::Sub => return self.binary_value(Opcode::Sub, ty, operands[0], operands[1]),
            ExprOp::Xor => return self.binary_value(Opcode::Xor, ty, operands[0], operands[1]),
            ExprOp::Trunc => cast(Opcode::Trunc),
            ExprOp::PtrToInt | ExprOp::PtrToAddr => cast(Opcode::PtrToInt),
            ExprOp::IntToPtr => cast(Opcode::IntToPtr),
            ExprOp::ExtractElement | ExprOp::InsertElement | ExprOp::ShuffleVector => {
                return Err(Unsupported(format!("a constant expression '{}'", expr.op.name())));
            }
        };
        self.cast_value(op, value, ty)
    }

    /// Calls `f` with the elements of the arguments at each position of the result. Arguments of one element are the same for
    /// all positions.
    pub fn map(
        &mut self,
        ty: Type,
        args: &[Value],
        mut f: impl FnMut(&mut Self, Scalar, &[Elem]) -> Translated<Elem>,
    ) -> Translated<Parts> {
        let first = args.first().ok_or(Unsupported::new("an intrinsic without arguments"))?;
        let scalar = self.unit.shapes.elements(first.ty())?.scalar;
        let args = args.iter().map(|&arg| self.elements(arg)).collect::<Translated<Vec<_>>>()?;
        let mut results = Vec::new();
        for i in 0..self.unit.shapes.elements(ty)?.count {
            let elements: Option<Vec<Elem>> =
                args.iter().map(|elements| elements.get(i).or(elements.first()).copied()).collect();
            results.push(f(self, scalar, &elements.ok_or(Unsupported::new("an empty vector"))?)?);
        }
        self.of_elements(ty, &results)
    }

    /// The lesser or greater of two integers.
    pub fn extremum(&mut self, predicate: IntPredicate, scalar: Scalar, x: Elem, y: Elem) -> Elem {
        let is_first = self.compare(predicate, scalar, x, y);
        self.select(is_first, x, y)
    }
}
