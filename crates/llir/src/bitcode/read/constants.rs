//! Blocks of constants. Plain numbers become values at once; aggregates and expressions, which may refer to constants
//! behind them, are read again when their operands are known.

use super::super::codes::{asm_flags, block, constant as code};
use super::super::error::{Read, bad_record, fail};
use super::super::stream::decode_signed;
use super::module::Reader;
use super::nesting::Nesting;
use crate::types::{FloatKind, Type, TypeView};
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

/// The number of parts that a constant may have beyond one for each bit of the file, which can name a part many times.
const MAX_SHARED: u64 = 1 << 26;

/// A constant that refers to others.
struct Open {
    /// The position of its record in bits, behind the id of the abbreviation.
    position: usize,
    abbrev: u64,
    ty: Type,
    /// The nesting of a constant of the type without operands.
    nesting: Nesting,
    is_visited: bool,
}

impl Reader<'_> {
    pub(super) fn constants_block(&mut self) -> Read<()> {
        self.cursor.enter(block::CONSTANTS)?;
        let mut open: Vec<(usize, Open)> = Vec::new();
        let (mut ty, mut ty_size) = (Type::I32, 1);
        while let Some(abbrev) = self.cursor.next_id()? {
            let position = self.cursor.position();
            self.cursor.record(abbrev, &mut self.record)?;
            if self.record.code == code::SETTYPE {
                let number = self.record.get(0)?;
                (ty, ty_size) = (self.ty(number)?, self.types.nesting(number).size);
                if ty == Type::VOID {
                    return fail("a constant has the type 'void'");
                }
                continue;
            }
            let value = self.plain_constant(ty)?;
            if value.is_none() {
                let nesting = Nesting::composite(ty_size);
                open.push((self.values.len(), Open { position, abbrev, ty, nesting, is_visited: false }));
            }
            let size = ty_size.saturating_add(self.record.ops.len() as u64);
            self.values.push_constant(value.unwrap_or(Value::NONE), Nesting::leaf(size));
        }
        if open.is_empty() {
            return Ok(());
        }
        let end = self.cursor.position();
        self.cursor.swap_closed();
        self.resolve_constants(&mut open)?;
        self.cursor.swap_closed();
        self.cursor.seek(end);
        Ok(())
    }

    /// Makes the constants that refer to others, those first that others need.
    fn resolve_constants(&mut self, open: &mut [(usize, Open)]) -> Read<()> {
        let mut stack: Vec<usize> = Vec::new();
        for start in 0..open.len() {
            stack.push(start);
            while let Some(&at) = stack.last() {
                let Some((number, constant)) = open.get_mut(at) else { return Err(bad_record()) };
                let number = *number;
                let is_resolved = self.values.get(number as u64).is_some_and(|value| !value.is_none());
                if is_resolved || self.expansions.get(number as u64).is_some() {
                    stack.pop();
                    continue;
                }
                let Open { position, abbrev, ty, mut nesting, .. } = *constant;
                let is_visited = core::mem::replace(&mut constant.is_visited, true);
                self.cursor.seek(position);
                self.cursor.record(abbrev, &mut self.record)?;
                let operands = self.constant_operands()?;
                let n_before = stack.len();
                let mut is_expanded = self.is_old_expression(ty);
                for &operand in &operands {
                    match self.values.get(operand) {
                        Some(value) if value.is_none() && self.expansions.get(operand).is_some() => {
                            is_expanded = true;
                            nesting.add(self.values.nesting(operand));
                        }
                        Some(value) if value.is_none() => {
                            // Its place among the open ones follows from their order.
                            let found = open.binary_search_by_key(&(operand as usize), |entry| entry.0);
                            let Ok(found) = found else { return Err(bad_record()) };
                            stack.push(found);
                        }
                        Some(_) => nesting.add(self.values.nesting(operand)),
                        None => return fail("a constant refers to one that does not exist"),
                    }
                }
                if stack.len() > n_before {
                    if is_visited {
                        return fail("a constant refers to itself");
                    }
                    continue;
                }
                stack.pop();
                let max_size = MAX_SHARED + self.cursor.n_bits() as u64;
                let nesting = nesting.check(max_size, "constants")?;
                if is_expanded {
                    self.keep_expansion(number as u64, ty);
                    self.values.set(number, Value::NONE, nesting);
                    continue;
                }
                let value = self.open_constant(ty, &operands)?;
                if value.ty() != ty || value.is_none() {
                    return fail("a constant has another type than its record says");
                }
                self.values.set(number, value, nesting);
            }
        }
        Ok(())
    }

    /// A constant that refers to no other one.
    fn plain_constant(&mut self, ty: Type) -> Read<Option<Value>> {
        let (cx, record) = (&self.cx, &self.record);
        Ok(Some(match record.code {
            code::NULL => {
                if ty.is_function() || matches!(ty, Type::LABEL | Type::METADATA) {
                    return fail("a type has no zero");
                }
                Value::zero(ty)
            }
            code::UNDEF => Value::undef(ty),
            code::POISON => Value::poison(ty),
            code::INTEGER => {
                if !cx.scalar_type(ty).is_int() {
                    return fail("an integer constant has another type");
                }
                cx.int(ty, decode_signed(record.get(0)?))
            }
            code::WIDE_INTEGER => {
                let scalar = cx.scalar_type(ty);
                if !scalar.is_int() {
                    return fail("an integer constant has another type");
                }
                let limbs: SmallVec<[u64; 4]> =
                    record.ops.iter().map(|&limb| decode_signed(limb) as u64).collect();
                let value = cx.int_limbs(scalar, &limbs);
                if ty == scalar { value } else { cx.splat(ty, value) }
            }
            code::FLOAT => {
                let Some(kind) = cx.scalar_type(ty).float_kind() else {
                    return fail("a floating-point constant has another type");
                };
                let (low, high) = (record.get(0)?, record.or_zero(1));
                let bits = match kind {
                    // The sign, the exponent and the upper bits of the fraction are the first operand.
                    FloatKind::X86Fp80 => u128::from(low) << 16 | u128::from(high & 0xffff),
                    _ => u128::from(low) | u128::from(high) << 64,
                };
                cx.float_bits(ty, bits)
            }
            code::STRING | code::CSTRING => {
                let mut text = record.text(0);
                if record.code == code::CSTRING {
                    text.push(0);
                }
                match cx.data(ty, &text) {
                    Some(value) => value,
                    None => return fail("a string has another type"),
                }
            }
            code::DATA => self.data(ty)?,
            code::AGGREGATE
            | code::BINOP
            | code::CAST
            | code::SELECT
            | code::CMP
            | code::UNOP
            | code::GEP_OLD
            | code::INBOUNDS_GEP
            | code::GEP_WITH_INRANGE_INDEX
            | code::GEP_WITH_INRANGE
            | code::GEP
            | code::EXTRACTELT
            | code::INSERTELT
            | code::SHUFFLEVEC
            | code::SHUFVEC_EX
            | code::DSO_LOCAL_EQUIVALENT
            | code::NO_CFI
            | code::PTRAUTH
            | code::PTRAUTH2 => return Ok(None),
            code::BLOCKADDRESS => {
                let func = self.values.constant(record.get(1)?)?.as_func();
                let (Some(func), block) = (func, record.get32(2)?) else {
                    return fail("the address of a block names no function");
                };
                let ptr = self.m.func_value(func).ty();
                cx.block_address(ptr, func, crate::value::Block::from_index(block as usize))
            }
            code::INLINEASM => self.inline_asm()?,
            other => return fail(format!("the constant record {other} is unknown, or of an older LLVM")),
        }))
    }

    fn data(&self, ty: Type) -> Read<Value> {
        let (cx, ops) = (&self.cx, &self.record.ops);
        let elem = match cx.view(ty) {
            TypeView::Array { elem, .. } | TypeView::Vector { elem, .. } => elem,
            _ => return fail("a list of numbers has another type"),
        };
        let width = match (elem.int_width(), elem.float_kind()) {
            (Some(bits @ (8 | 16 | 32 | 64)), _) => bits as usize / 8,
            (_, Some(kind)) if kind.bits() <= 64 => kind.bits() as usize / 8,
            _ => return fail("a list of numbers has another type"),
        };
        let mut bytes = Vec::with_capacity(ops.len() * width);
        for op in ops {
            bytes.extend_from_slice(&op.to_le_bytes()[..width]);
        }
        cx.data(ty, &bytes).map_or_else(|| fail("a list of numbers has another length than its type"), Ok)
    }

    fn inline_asm(&self) -> Read<Value> {
        let record = &self.record;
        let fn_ty = self.ty(record.get(0)?)?;
        if !fn_ty.is_function() {
            return fail("inline assembly has no function type");
        }
        let flags = record.get(1)?;
        let text = |at: usize| -> Read<(Vec<u8>, usize)> {
            let len = usize::try_from(record.get(at)?).map_err(|_| bad_record())?;
            let end = (at + 1).checked_add(len).ok_or_else(bad_record)?;
            let ops = record.ops.get(at + 1..end).ok_or_else(bad_record)?;
            Ok((ops.iter().map(|&op| op as u8).collect(), end))
        };
        let (template, at) = text(2)?;
        let (constraints, _) = text(at)?;
        Ok(self.m.inline_asm(&crate::module::InlineAsm {
            fn_ty,
            template: &template,
            constraints: &constraints,
            side_effect: flags & asm_flags::SIDE_EFFECT != 0,
            align_stack: flags & asm_flags::ALIGN_STACK != 0,
            intel_dialect: flags & asm_flags::INTEL_DIALECT != 0,
            can_unwind: flags & asm_flags::UNWIND != 0,
        }))
    }
}
