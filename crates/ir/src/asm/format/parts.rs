//! The operands and types that a format has parsed, by group.

use super::TypeRef;
use crate::asm::parse::Unresolved;
use crate::attrs::Attr;
use crate::context::Str;
use crate::types::Type;

/// A list of items in groups; each group is a slice of the list.
pub(super) struct Slices<T> {
    items: Vec<T>,
    ranges: Vec<(u32, u32)>,
}

impl<T> Default for Slices<T> {
    fn default() -> Self {
        Self { items: Vec::new(), ranges: Vec::new() }
    }
}

impl<T: Copy> Slices<T> {
    fn clear(&mut self) {
        self.items.clear();
        self.ranges.clear();
    }

    /// Adds an item to a group.
    #[inline]
    pub fn push(&mut self, group: usize, item: T) {
        if group >= self.ranges.len() {
            self.ranges.resize(group + 1, (0, 0));
        }
        let len = self.items.len() as u32;
        let range = &mut self.ranges[group];
        if range.0 == range.1 {
            *range = (len, len + 1);
        } else if range.1 == len {
            range.1 += 1;
        } else {
            return self.insert(group, item);
        }
        self.items.push(item);
    }

    /// Adds an item to a group that other groups follow in the list.
    #[cold]
    fn insert(&mut self, group: usize, item: T) {
        let end = self.ranges[group].1;
        self.items.insert(end as usize, item);
        self.ranges[group].1 += 1;
        for range in self.ranges.iter_mut().filter(|range| range.0 >= end) {
            (range.0, range.1) = (range.0 + 1, range.1 + 1);
        }
    }

    /// The items of a group.
    #[inline]
    pub fn get(&self, group: usize) -> &[T] {
        let (start, end) = self.ranges.get(group).copied().unwrap_or((0, 0));
        &self.items[start as usize..end as usize]
    }

    /// All items, in the order of the text.
    #[inline]
    pub fn all(&self) -> &[T] {
        &self.items
    }

    /// The last item and its group.
    pub fn last(&self) -> Option<(usize, T)> {
        let end = self.items.len() as u32;
        let group = self.ranges.iter().position(|range| range.0 != range.1 && range.1 == end)?;
        Some((group, *self.items.last()?))
    }
}

/// The parsed groups of one operation.
#[derive(Default)]
pub struct Groups {
    pub(super) operands: Slices<Unresolved>,
    pub(super) operand_types: Slices<Type>,
    pub(super) result_types: Slices<Type>,
    /// The start offsets of operand groups that are empty or parsed by a custom directive.
    pub(super) starts: Vec<(u8, u32)>,
    /// Inherent attributes from the dictionary, which replace those elsewhere in the custom form.
    pub(crate) from_dict: Vec<(usize, Attr)>,
    /// The first, by name, of the attributes that are both in the dictionary and elsewhere in the custom form.
    pub(crate) duplicate: Option<Str>,
    /// Whether the operands, their types and the result types were parsed as one list each.
    pub(super) all_operands: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
}

impl Groups {
    /// The offset of errors about a group: the start of its custom directive, else its first name.
    pub(super) fn start_of(&self, group: usize, otherwise: u32) -> u32 {
        let first = self.operands.get(group).first().map_or(otherwise, Unresolved::offset);
        self.starts.iter().find(|(g, _)| *g as usize == group).map_or(first, |e| e.1)
    }

    /// Adds a type to a group.
    #[inline]
    pub(super) fn push_type(&mut self, of: TypeRef, ty: Type) {
        match of {
            TypeRef::Operand(i) => self.operand_types.push(i, ty),
            TypeRef::Result(i) => self.result_types.push(i, ty),
            TypeRef::Operands => self.operand_types.push(0, ty),
            TypeRef::Results => self.result_types.push(0, ty),
        }
    }

    /// Notes that the types of all operands or results were parsed as one list.
    pub(super) fn mark_list(&mut self, of: TypeRef) {
        self.all_operand_types |= of == TypeRef::Operands;
        self.all_result_types |= of == TypeRef::Results;
    }

    /// Clears the groups and keeps their memory for the next operation.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.operands.clear();
        self.operand_types.clear();
        self.result_types.clear();
        self.starts.clear();
        self.from_dict.clear();
        self.duplicate = None;
        (self.all_operands, self.all_operand_types, self.all_result_types) = (false, false, false);
    }
}
