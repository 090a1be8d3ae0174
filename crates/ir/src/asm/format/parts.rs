//! The parts of an operation that its custom form has parsed.

use super::TypeRef;
use crate::asm::parse::Unresolved;
use crate::attrs::Attr;
use crate::context::Str;
use crate::types::Type;
use core::ops::Range;

/// Items of groups, in the order of the groups.
pub(super) struct Groups<T>(Vec<(u8, T)>);

impl<T> Default for Groups<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> Groups<T> {
    /// Adds an item behind the others of its group.
    #[inline]
    pub fn push(&mut self, group: usize, item: T) {
        let group = group as u8;
        if self.0.last().is_none_or(|last| last.0 <= group) {
            return self.0.push((group, item));
        }
        self.0.insert(self.0.partition_point(|item| item.0 <= group), (group, item));
    }

    /// The items of the groups.
    #[inline]
    pub fn all(&self) -> &[(u8, T)] {
        &self.0
    }

    /// The range of the items of a group, which starts at `start`.
    #[inline]
    pub fn range(&self, group: usize, start: usize) -> Range<usize> {
        let rest = self.0[start..].iter();
        start..start + rest.take_while(|item| usize::from(item.0) == group).count()
    }

    /// The items of a group.
    pub fn group(&self, group: usize) -> &[(u8, T)] {
        &self.0[self.range(group, self.0.partition_point(|item| usize::from(item.0) < group))]
    }

    /// The numbers of items of the first groups.
    pub fn sizes(&self, n_groups: usize) -> impl Iterator<Item = usize> {
        (0..n_groups).map(|group| self.group(group).len())
    }

    /// The first item of a group.
    #[inline]
    pub fn first(&self, group: usize) -> Option<T> {
        self.group(group).first().map(|item| item.1)
    }
}

/// The parsed parts of one operation, apart from those that its state holds.
#[derive(Default)]
pub struct Parts {
    pub(super) operands: Groups<Unresolved>,
    pub(super) operand_types: Groups<Type>,
    pub(super) result_types: Groups<Type>,
    /// The start offsets of operand groups that are empty or parsed by a custom directive.
    pub(super) starts: Vec<(u8, u32)>,
    /// Inherent attributes from the dictionary, which replace those elsewhere in the custom form.
    pub(crate) from_dict: Vec<(usize, Attr)>,
    /// Discardable attributes.
    pub(crate) discardable: Vec<(Str, Attr)>,
    /// The first, by name, of the attributes that are both in the dictionary and elsewhere in the custom form.
    pub(crate) duplicate: Option<Str>,
    /// Whether the operands, their types and the result types were parsed as one list each.
    pub(super) all_operands: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
}

impl Parts {
    /// The offset of errors about a group: the start of its custom directive, else its first name.
    pub(super) fn start_of(&self, group: usize, otherwise: u32) -> u32 {
        let first = self.operands.first(group).map_or(otherwise, |name| name.offset());
        self.starts.iter().find(|(g, _)| *g as usize == group).map_or(first, |e| e.1)
    }

    /// Adds a type to a group.
    #[inline(always)]
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

    /// Clears the parts and keeps their memory for the next operation.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.operands.0.clear();
        self.operand_types.0.clear();
        self.result_types.0.clear();
        self.starts.clear();
        self.from_dict.clear();
        self.discardable.clear();
        self.duplicate = None;
        (self.all_operands, self.all_operand_types, self.all_result_types) = (false, false, false);
    }
}
