//! Numbers of types, attributes and constants.

use crate::attrs::{AttrList, AttrSet, AttrView};
use crate::constant::{ConstView, ExprOp};
use crate::context::Context;
use crate::inst::Flags;
use crate::types::{Type, TypeView};
use crate::value::Value;
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// Entries in order of their numbers.
#[derive(Debug)]
pub(super) struct Numbered<T> {
    pub(super) list: Vec<T>,
    numbers: FxHashMap<T, u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { list: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Copy + Eq + core::hash::Hash> Numbered<T> {
    /// The number of an entry, which is added if it is missing.
    pub(super) fn add(&mut self, entry: T) -> u32 {
        let next = self.list.len() as u32;
        let number = *self.numbers.entry(entry).or_insert(next);
        if number == next {
            self.list.push(entry);
        }
        number
    }

    #[inline]
    pub(super) fn get(&self, entry: T) -> Option<u32> {
        self.numbers.get(&entry).copied()
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.numbers.clear();
    }
}

/// The types of a module.
#[derive(Default)]
pub(super) struct Types {
    pub(super) table: Numbered<Type>,
    /// The type that was asked for last.
    last: Option<Type>,
}

impl Types {
    /// Adds a type behind those that it consists of.
    pub(super) fn add(&mut self, cx: &Context, ty: Type) {
        if self.last.replace(ty) == Some(ty) || self.table.get(ty).is_some() {
            return;
        }
        // Types whose parts are in the table or above them.
        let mut open: FxHashSet<Type> = FxHashSet::default();
        let mut stack = vec![ty];
        while let Some(&ty) = stack.last() {
            if self.table.get(ty).is_some() || !open.insert(ty) {
                self.table.add(ty);
                stack.pop();
            } else {
                stack.extend(parts(cx, ty).into_iter().rev());
            }
        }
    }

    /// The number of a type that was added.
    pub(super) fn get(&self, ty: Type) -> u64 {
        self.table.get(ty).unwrap_or(0).into()
    }
}

/// The types that a type consists of.
fn parts(cx: &Context, ty: Type) -> SmallVec<[Type; 8]> {
    match cx.view(ty) {
        TypeView::Vector { elem, .. } | TypeView::Array { elem, .. } => SmallVec::from_slice(&[elem]),
        TypeView::Struct { fields, .. } => fields.iter().collect(),
        TypeView::Named { body, .. } => body.iter().flat_map(|(fields, _)| fields.iter()).collect(),
        TypeView::Function { ret, params, .. } => core::iter::once(ret).chain(params.iter()).collect(),
        TypeView::Target { types, .. } => types.iter().collect(),
        _ => SmallVec::new(),
    }
}

/// The attributes of a module: groups of a place and a set, and lists of these.
#[derive(Default)]
pub(super) struct Attributes {
    pub(super) groups: Numbered<(u32, AttrSet)>,
    pub(super) lists: Numbered<AttrList>,
}

impl Attributes {
    /// The groups of a list.
    pub(super) fn groups_of(cx: &Context, list: AttrList) -> impl Iterator<Item = (u32, AttrSet)> {
        let sets: SmallVec<[AttrSet; 8]> = cx.all_attr_sets(list).collect();
        // The sets are those of the function, the result and the parameters.
        let indices = core::iter::once(u32::MAX).chain(0..);
        indices.zip(sets).filter(|(_, set)| !set.is_empty())
    }

    pub(super) fn add(&mut self, cx: &Context, types: &mut Types, list: AttrList) {
        if list.is_empty() || self.lists.get(list).is_some() {
            return;
        }
        self.lists.add(list);
        for group in Self::groups_of(cx, list) {
            self.groups.add(group);
            for attr in cx.attrs_of(group.1) {
                if let AttrView::Type(_, ty) = attr {
                    types.add(cx, ty);
                }
            }
        }
    }

    /// The number of a list; 0 is none.
    pub(super) fn get(&self, list: AttrList) -> u64 {
        self.lists.get(list).map_or(0, |number| u64::from(number) + 1)
    }
}

/// The constants that a constant refers to.
pub(super) fn operands(cx: &Context, value: Value) -> SmallVec<[Value; 8]> {
    match cx.const_view(value) {
        Some(ConstView::Aggregate(values) | ConstView::PtrAuth(values)) => values.iter().collect(),
        // Only scalable vectors are shuffled, by a mask of zeros.
        Some(ConstView::Expr(expr)) if expr.op == ExprOp::ShuffleVector => {
            let mask = Value::zero(cx.with_shape_of(Type::I32, value.ty()));
            expr.operands.iter().take(2).chain([mask]).collect()
        }
        Some(ConstView::Expr(expr)) => expr.operands.iter().collect(),
        Some(ConstView::DsoLocalEquivalent(func) | ConstView::NoCfi(func)) => SmallVec::from_slice(&[func]),
        Some(ConstView::Splat(elem)) if value.ty().is_scalable_vector() => {
            scalable_splat(cx, value.ty(), elem)
        }
        Some(ConstView::Splat(elem)) if !is_data(elem.ty()) => SmallVec::from_slice(&[elem]),
        _ => SmallVec::new(),
    }
}

/// The operands of the shuffle that repeats a value in a vector of any length.
pub(super) fn scalable_splat(cx: &Context, ty: Type, elem: Value) -> SmallVec<[Value; 8]> {
    let poison = Value::poison(ty);
    let first = cx.int(Type::I64, 0);
    let inserted = cx.expr(ExprOp::InsertElement, ty, Flags::NONE, Type::VOID, &[poison, elem, first], None);
    let mask = Value::zero(cx.with_shape_of(Type::I32, ty));
    SmallVec::from_slice(&[inserted, poison, mask])
}

/// Whether lists of numbers of a type are one record.
pub(super) fn is_data(elem: Type) -> bool {
    match elem.int_width() {
        Some(width) => matches!(width, 8 | 16 | 32 | 64),
        None => elem.float_kind().is_some_and(|kind| kind.bits() <= 64),
    }
}

/// Whether a value has a record among constants.
#[inline]
pub(super) fn is_constant(value: Value) -> bool {
    value.is_const() && !value.is_global() || value.tag() == crate::value::TAG_ASM
}
