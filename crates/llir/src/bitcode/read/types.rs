//! The types of a module.

use super::super::codes::types as code;
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// The maximum nesting of types, as in text.
const MAX_NESTING: u8 = 200;

/// The types of a module by number.
#[derive(Default)]
pub(super) struct Types {
    list: Vec<Type>,
    nesting: Vec<u8>,
}

impl Types {
    /// The type with a number.
    #[inline]
    pub(super) fn get(&self, number: u64) -> Read<Type> {
        match self.list.get(number as usize) {
            Some(&ty) if number <= u64::from(u32::MAX) => Ok(ty),
            _ => fail(format!("a record refers to the type {number}, which is not defined before it")),
        }
    }
}

impl Reader<'_> {
    pub(super) fn type_block(&mut self) -> Read<()> {
        self.cursor.enter(super::super::codes::block::TYPE)?;
        let mut name: Vec<u8> = Vec::new();
        while self.next_record()? {
            let record = &self.record;
            let ty = match record.code {
                code::NUMENTRY => continue,
                code::STRUCT_NAME => {
                    name = record.text(0);
                    continue;
                }
                code::VOID => Type::VOID,
                code::FLOAT => Type::FLOAT,
                code::DOUBLE => Type::DOUBLE,
                code::LABEL => Type::LABEL,
                code::HALF => Type::HALF,
                code::BFLOAT => Type::BFLOAT,
                code::X86_FP80 => Type::X86_FP80,
                code::FP128 => Type::FP128,
                code::PPC_FP128 => Type::PPC_FP128,
                code::METADATA => Type::METADATA,
                code::TOKEN => Type::TOKEN,
                code::X86_AMX => Type::X86_AMX,
                // LLVM 20 dropped the type; its reader makes vectors of it.
                code::X86_MMX => self.cx.vector(Type::I64, 1, false),
                code::INTEGER => match record.get(0)? {
                    width @ 1..=0x80_0000 => Type::int(width as u32),
                    _ => return fail("an integer type has an invalid width"),
                },
                code::OPAQUE_POINTER => match record.get(0)? {
                    space @ 0..=0xff_ffff => Type::ptr(space as u32),
                    _ => return fail("a pointer type has an invalid address space"),
                },
                code::POINTER => {
                    return fail(format!(
                        "the module of {} has typed pointers, which LLVM dropped in version 17; compile it by a newer producer, or with opaque pointers",
                        self.producer
                    ));
                }
                code::STRUCT_NAMED | code::OPAQUE => {
                    let ty = self.cx.named_struct(&core::mem::take(&mut name));
                    if record.code == code::STRUCT_NAMED {
                        let (fields, nesting) = self.fields(1)?;
                        self.cx.set_struct_body(ty, &fields, self.record.get(0)? != 0);
                        self.push_type(ty, nesting);
                        continue;
                    }
                    ty
                }
                code::STRUCT_ANON => {
                    let (fields, nesting) = self.fields(1)?;
                    let ty = self.cx.struct_type(&fields, self.record.get(0)? != 0);
                    self.push_type(ty, nesting);
                    continue;
                }
                code::FUNCTION => {
                    let (all, nesting) = self.fields(1)?;
                    let Some((&ret, params)) = all.split_first() else { return Err(bad_record()) };
                    if ret.is_function() || matches!(ret, Type::LABEL | Type::METADATA) {
                        return fail("a function type has an invalid result");
                    }
                    if params.iter().any(|param| !param.is_first_class()) {
                        return fail("a function type has an invalid parameter");
                    }
                    let ty = self.cx.function_type(ret, params, record.get(0)? != 0);
                    self.push_type(ty, nesting);
                    continue;
                }
                code::ARRAY | code::VECTOR => {
                    let (fields, nesting) = self.fields(1)?;
                    let record = &self.record;
                    let (&elem, count) = (fields.first().ok_or_else(bad_record)?, record.get(0)?);
                    let ty = if record.code == code::ARRAY {
                        if !is_element(elem) {
                            return fail("an array type has invalid elements");
                        }
                        self.cx.array(elem, count)
                    } else {
                        if !elem.is_scalar() && !elem.is_target_ext() || count == 0 {
                            return fail("a vector type has invalid elements");
                        }
                        let count = u32::try_from(count).map_err(|_| bad_record())?;
                        self.cx.vector(elem, count, record.or_zero(2) != 0)
                    };
                    self.push_type(ty, nesting);
                    continue;
                }
                code::TARGET_TYPE => {
                    let n_types = record.get(0)? as usize;
                    let numbers = record.ops.get(1..).unwrap_or(&[]);
                    if n_types > numbers.len() {
                        return Err(bad_record());
                    }
                    let (types, ints) = numbers.split_at(n_types);
                    let types = types.iter().map(|&ty| self.ty(ty)).collect::<Read<Vec<Type>>>()?;
                    let ints: Vec<u32> = ints.iter().map(|&int| int as u32).collect();
                    self.cx.target_type(&core::mem::take(&mut name), &types, &ints)
                }
                other => return fail(format!("the type record {other} is unknown")),
            };
            self.push_type(ty, 0);
        }
        if self.cx.is_exhausted() {
            return fail("the module has too many types");
        }
        Ok(())
    }

    fn push_type(&mut self, ty: Type, nesting: u8) {
        self.types.list.push(ty);
        self.types.nesting.push(nesting);
    }

    /// The types that the operands from one on name, and the nesting of a type of these. The last operand of an array or
    /// vector may be a flag.
    fn fields(&self, from: usize) -> Read<(SmallVec<[Type; 16]>, u8)> {
        let is_sequence = matches!(self.record.code, code::ARRAY | code::VECTOR);
        let numbers = self.record.ops.get(from..).unwrap_or(&[]);
        let numbers = if is_sequence { numbers.get(..1).unwrap_or(&[]) } else { numbers };
        let (mut types, mut nesting) = (SmallVec::with_capacity(numbers.len()), 0);
        for &number in numbers {
            types.push(self.ty(number)?);
            nesting = nesting.max(self.types.nesting.get(number as usize).copied().unwrap_or(0));
        }
        if nesting >= MAX_NESTING {
            return fail("types are nested too deeply");
        }
        let is_struct = matches!(self.record.code, code::STRUCT_ANON | code::STRUCT_NAMED);
        if is_struct && types.iter().any(|&ty| !is_element(ty)) {
            return fail("a struct type has an invalid field");
        }
        Ok((types, nesting + 1))
    }
}

/// Whether aggregates can have elements of a type.
fn is_element(ty: Type) -> bool {
    ty.is_first_class() && !matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX)
}
