//! Attributes: groups of one place each, and lists of groups.

use super::super::codes::{
    ATTRIBUTES, FUNCTION_INDEX, MEMORY_VERSION_SHIFT, attribute, attribute_form as form, block, find,
    old_attribute,
};
use super::super::error::{Read, bad_record, fail};
use super::super::stream::decode_signed;
use super::module::Reader;
use super::upgrade::{self, OldStrings};
use crate::attrs::{Attr, AttrKind, AttrSet, MemoryEffects, ModRef, capture};
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// The limit of parameters in all lists of attributes.
const MAX_PARAM_SETS: usize = 1 << 22;

/// The effects that an attribute of LLVM 15 and older limits a function to.
fn old_memory(number: u64) -> Option<MemoryEffects> {
    let none = MemoryEffects::all(ModRef::None);
    let all = ModRef::ReadWrite;
    Some(match number {
        old_attribute::READ_NONE => none,
        old_attribute::READ_ONLY => MemoryEffects::all(ModRef::Read),
        old_attribute::WRITE_ONLY => MemoryEffects::all(ModRef::Write),
        old_attribute::ARG_MEM_ONLY => MemoryEffects { arg: all, ..none },
        old_attribute::INACCESSIBLE_MEM_ONLY => MemoryEffects { inaccessible: all, ..none },
        old_attribute::INACCESSIBLE_OR_ARG_MEM_ONLY => MemoryEffects { arg: all, inaccessible: all, ..none },
        _ => return None,
    })
}

/// The effects of a number of `memory`. Until LLVM 20 there was no place for `errno`, which `other` covered.
fn memory(number: u64) -> MemoryEffects {
    if number >> MEMORY_VERSION_SHIFT != 0 {
        return MemoryEffects::decode(number & !(u64::MAX << MEMORY_VERSION_SHIFT));
    }
    let other = number >> 4 & 3;
    MemoryEffects::decode(number & 15 | other << 4 | other << 6)
}

impl Reader<'_> {
    pub(super) fn attribute_groups(&mut self) -> Read<()> {
        self.cursor.enter(block::PARAMATTR_GROUP)?;
        while self.next_record()? {
            if self.record.code == attribute::GROUP {
                let group = self.record.get(0)?;
                let index = self.record.get(1)?;
                let set = self.attribute_group(index)?;
                self.groups.insert(group, (index, set));
            }
        }
        Ok(())
    }

    fn attribute_group(&mut self, index: u64) -> Read<AttrSet> {
        let ops = &self.record.ops;
        let mut list: SmallVec<[Attr; 8]> = SmallVec::new();
        let mut effects: Option<MemoryEffects> = None;
        let mut old = OldStrings::default();
        let mut at = 2;
        let mut take = || {
            let op = ops.get(at).copied().ok_or_else(bad_record);
            at += 1;
            op
        };
        while let Ok(kind_of_operand) = take() {
            if matches!(kind_of_operand, form::KEY | form::KEY_VALUE) {
                let mut text = || -> Read<Vec<u8>> {
                    let mut text = Vec::new();
                    loop {
                        match take()? as u8 {
                            0 => return Ok(text),
                            byte => text.push(byte),
                        }
                    }
                };
                let key = text()?;
                let value = if kind_of_operand == form::KEY_VALUE { text()? } else { Vec::new() };
                self.has_old_attributes |= key == upgrade::SECTION || key == upgrade::UNSAFE_ATOMICS;
                if !old.take(&key, &value) {
                    list.push(Attr::string(&key, &value));
                }
                continue;
            }
            let number = take()?;
            if kind_of_operand == form::ENUM
                && index == FUNCTION_INDEX
                && let Some(more) = old_memory(number)
            {
                let before = effects.unwrap_or(MemoryEffects::all(ModRef::ReadWrite));
                effects = Some(before.intersection(more));
                continue;
            }
            if number == old_attribute::NO_CAPTURE {
                list.push(Attr::captures(capture::NONE));
                continue;
            }
            let Some(kind) = find(ATTRIBUTES, number) else {
                return fail(format!("the attribute {number} of {} is unknown", self.producer));
            };
            self.has_old_attributes |= kind == AttrKind::StrictFP;
            let attr = match kind_of_operand {
                // LLVM 14 and older wrote it without a number.
                form::ENUM if kind == AttrKind::UWTable => Some(Attr::uwtable(true)),
                form::ENUM if kind.is_enum() => Some(Attr::Enum(kind)),
                form::INT => {
                    let int = take()?;
                    match kind {
                        AttrKind::Memory => Some(Attr::memory(memory(int))),
                        // A range of all zeros is no range.
                        AttrKind::VScaleRange if int == 0 => None,
                        _ if kind.is_int() => Some(Attr::Int(kind, int)),
                        _ => None,
                    }
                }
                form::NO_TYPE if kind == AttrKind::InAlloca || kind.is_type() => {
                    return fail("an attribute has no type, as with typed pointers");
                }
                form::TYPE if kind.is_type() => Some(Attr::Type(kind, self.ty(take()?)?)),
                form::RANGE => {
                    let width = take()?;
                    let width = u32::try_from(width).map_err(|_| bad_record())?;
                    let (low, high) = range(width, &mut take)?;
                    Some(Attr::Range(width, low, high))
                }
                form::RANGES => {
                    let (n, width) = (take()?, take()?);
                    if width != 64 || n > ops.len() as u64 {
                        return Err(bad_record());
                    }
                    let mut ranges = Vec::new();
                    for _ in 0..n {
                        let low = decode_signed(take()?);
                        ranges.push((low, decode_signed(take()?)));
                    }
                    Some(Attr::Initializes(ranges))
                }
                _ => return fail(format!("the attribute '{}' has an invalid form", kind.name())),
            };
            list.extend(attr);
        }
        if let Some(effects) = effects {
            list.push(Attr::memory(effects));
        }
        // A later attribute of a kind takes the place of an earlier one.
        list.extend(old.upgraded());
        Ok(self.cx.attr_set(&list))
    }

    pub(super) fn attribute_lists(&mut self) -> Read<()> {
        self.cursor.enter(block::PARAMATTR)?;
        while self.next_record()? {
            if self.record.code != attribute::LIST {
                continue;
            }
            let (mut func, mut ret) = (AttrSet::EMPTY, AttrSet::EMPTY);
            let mut params: SmallVec<[AttrSet; 8]> = SmallVec::new();
            for group in &self.record.ops {
                let Some(&(index, set)) = self.groups.get(group) else {
                    return fail("a list of attributes refers to a group that does not exist");
                };
                match index {
                    FUNCTION_INDEX => func = set,
                    0 => ret = set,
                    1..=0xf_ffff => {
                        let at = index as usize - 1;
                        params.resize(params.len().max(at + 1), AttrSet::EMPTY);
                        params[at] = set;
                    }
                    _ => return Err(bad_record()),
                }
            }
            // A short record can name a parameter with a large number.
            self.n_param_sets += params.len();
            if self.n_param_sets > MAX_PARAM_SETS {
                return fail("lists of attributes have too many parameters");
            }
            self.attr_lists.push(self.cx.attr_list(func, ret, &params));
        }
        Ok(())
    }
}

/// Limbs of a number.
pub(super) type Limbs = SmallVec<[u64; 2]>;

/// The bounds of a range of integers of a width.
pub(super) fn range(width: u32, take: &mut dyn FnMut() -> Read<u64>) -> Read<(Limbs, Limbs)> {
    if width > Type::MAX_INT_BITS {
        return fail("a range has integers of an invalid width");
    }
    // The numbers of limbs are in the stream if there can be several.
    let counts = if width > 64 { take()? } else { 1 | 1 << 32 };
    let mut limbs = |n: u64| -> Read<Limbs> {
        if n > u64::from(width.div_ceil(64)) {
            return Err(bad_record());
        }
        (0..n).map(|_| Ok(decode_signed(take()?) as u64)).collect()
    };
    Ok((limbs(counts & 0xffff_ffff)?, limbs(counts >> 32)?))
}
