//! The types of a module.

use super::super::codes::{PLAIN_TYPES, block, find, types as code};
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use super::nesting::Nesting;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// The maximum width of integers.
const MAX_INT_BITS: u64 = Type::MAX_INT_BITS as u64;
/// The maximum number of parts of a type.
const MAX_SIZE: u64 = 1 << 20;

/// The types of a module by number.
#[derive(Default)]
pub(super) struct Types {
    list: Vec<Type>,
    nesting: Vec<Nesting>,
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

    /// The nesting of the type with a number.
    pub(super) fn nesting(&self, number: u64) -> Nesting {
        self.nesting.get(number as usize).copied().unwrap_or(Nesting::LEAF)
    }
}

impl Reader<'_> {
    pub(super) fn type_block(&mut self) -> Read<()> {
        self.cursor.enter(block::TYPE)?;
        let mut name: Vec<u8> = Vec::new();
        while self.next_record()? {
            let record = &self.record;
            let mut nesting = Nesting::LEAF;
            let ty = match record.code {
                code::NUMENTRY => continue,
                code::STRUCT_NAME => {
                    name = record.text(0);
                    continue;
                }
                // LLVM 20 dropped the type; its reader makes vectors of it.
                code::X86_MMX => self.cx.vector(Type::I64, 1, false),
                code::INTEGER => match record.get(0)? {
                    width @ 1..=MAX_INT_BITS => Type::int(width as u32),
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
                        let fields = self.struct_fields(&mut nesting)?;
                        self.cx.set_struct_body(ty, &fields, record.get(0)? != 0);
                    }
                    ty
                }
                code::STRUCT_ANON => {
                    let fields = self.struct_fields(&mut nesting)?;
                    self.cx.struct_type(&fields, record.get(0)? != 0)
                }
                code::FUNCTION => {
                    let all = self.parts(record.ops.get(1..).unwrap_or(&[]), &mut nesting)?;
                    let Some((&ret, params)) = all.split_first() else { return Err(bad_record()) };
                    if ret.is_function() || matches!(ret, Type::LABEL | Type::METADATA) {
                        return fail("a function type has an invalid result");
                    }
                    if params.iter().any(|param| !param.is_first_class()) {
                        return fail("a function type has an invalid parameter");
                    }
                    self.cx.function_type(ret, params, record.get(0)? != 0)
                }
                code::ARRAY | code::VECTOR => {
                    let elem = self.parts(&[record.get(1)?], &mut nesting)?[0];
                    let count = record.get(0)?;
                    if record.code == code::ARRAY {
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
                    }
                }
                code::TARGET_TYPE => {
                    let n_types = record.get(0)? as usize;
                    let numbers = record.ops.get(1..).unwrap_or(&[]);
                    if n_types > numbers.len() {
                        return Err(bad_record());
                    }
                    let (types, ints) = numbers.split_at(n_types);
                    let types = self.parts(types, &mut nesting)?;
                    let ints: Vec<u32> = ints.iter().map(|&int| int as u32).collect();
                    self.cx.target_type(&core::mem::take(&mut name), &types, &ints)
                }
                other => match find(PLAIN_TYPES, other.into()) {
                    Some(ty) => ty,
                    None => return fail(format!("the type record {other} is unknown")),
                },
            };
            self.types.list.push(ty);
            self.types.nesting.push(nesting);
        }
        if self.cx.is_exhausted() {
            return fail("the module has too many types");
        }
        Ok(())
    }

    /// The types with these numbers. Sets the nesting of a type of them.
    fn parts(&self, numbers: &[u64], nesting: &mut Nesting) -> Read<SmallVec<[Type; 16]>> {
        *nesting = Nesting::composite(1);
        for &number in numbers {
            nesting.add(self.types.nesting(number));
        }
        *nesting = nesting.check(MAX_SIZE, "types")?;
        numbers.iter().map(|&number| self.ty(number)).collect()
    }

    /// The types of the fields of a struct, which the operands behind the first one name.
    fn struct_fields(&self, nesting: &mut Nesting) -> Read<SmallVec<[Type; 16]>> {
        let types = self.parts(self.record.ops.get(1..).unwrap_or(&[]), nesting)?;
        if types.iter().any(|&ty| !is_element(ty)) {
            return fail("a struct type has an invalid field");
        }
        Ok(types)
    }
}

/// Whether aggregates can have elements of a type.
fn is_element(ty: Type) -> bool {
    ty.is_first_class() && !matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX)
}
