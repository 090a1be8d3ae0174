//! Data layouts of nested modules: an inner layout must be compatible with the enclosing ones.
//!
//! An inner entry overrides an outer one. Named entries must be equal. A pointer must keep its size, and the inner
//! alignment of a pointer or structure must divide the outer one. Error texts are upstream's.

use super::attrs::{DataLayoutEntryAttr, DataLayoutSpecAttr};
use super::layout::numbers;
use terrace_rewrite::prelude::*;

/// Size and alignment of a pointer without entry, as upstream compares them.
const POINTER: (u64, u64) = (64, 8);

/// Verifies the layout of a module against the enclosing ones.
pub(super) fn check(op: OpRef<'_>, entries: &[Attr]) -> Result {
    let ctx = op.ctx();
    let around = enclosing(op);
    if around.iter().all(|(_, entries)| entries.is_empty()) {
        return Ok(());
    }
    let mut combined = CombinedLayout::default();
    let fits =
        around.iter().rev().all(|(_, entries)| combined.add(ctx, entries)) && combined.add(ctx, entries);
    if fits {
        return Ok(());
    }
    let error = op.error("data layout does not combine with layouts of enclosing ops");
    Err(around.iter().fold(error, |error, &(loc, _)| error.note(loc, "enclosing op with data layout")).emit())
}

/// Layouts of the enclosing modules, also empty ones, innermost first.
fn enclosing<'a>(op: OpRef<'a>) -> Vec<(Loc, &'a [Attr])> {
    let ctx = op.ctx();
    let mut around = Vec::new();
    let (mut scope, mut op) = (op.scope, op.op);
    loop {
        match scope.body.parent_op(op) {
            Some(parent) => op = parent,
            None => match scope.parent {
                Some((outer, owner)) => (scope, op) = (outer, owner),
                None => return around,
            },
        }
        if scope.body.def(op).name == "builtin.module" {
            let spec = scope.body.discardable(op, "dlti.dl_spec");
            let spec = spec.and_then(|spec| spec.as_::<DataLayoutSpecAttr>(ctx));
            around.push((scope.body.loc(op), spec.map_or(&[][..], |spec| spec.entries)));
        }
    }
}

/// The specification that holds inside of both: the inner entries override the outer ones. Names come first, then types,
/// those of one kind together. `None` if they are incompatible.
pub fn combined(ctx: &Context, outer: &[Attr], inner: &[Attr]) -> Option<Attr> {
    let mut layout = CombinedLayout::default();
    if !layout.add(ctx, outer) || !layout.add(ctx, inner) {
        return None;
    }
    // Each float type is a kind of its own.
    let kind = |ty: Type| if ty.is_float(ctx) { (0, Some(ty)) } else { (ctx.type_code(ty), None) };
    let mut names = Vec::new();
    let mut known_names: FxHashSet<Option<Str>> = FxHashSet::default();
    let mut groups: Vec<Vec<Attr>> = Vec::new();
    let mut by_kind: FxHashMap<_, usize> = FxHashMap::default();
    let mut by_type: FxHashMap<Type, (usize, usize)> = FxHashMap::default();
    for &attr in outer.iter().chain(inner) {
        let Some(entry) = attr.as_::<DataLayoutEntryAttr>(ctx) else { continue };
        let Some(ty) = entry.ty else {
            if known_names.insert(entry.name) {
                names.push(attr);
            }
            continue;
        };
        if let Some(&(group, at)) = by_type.get(&ty) {
            groups[group][at] = attr;
            continue;
        }
        let group = *by_kind.entry(kind(ty)).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        by_type.insert(ty, (group, groups[group].len()));
        groups[group].push(attr);
    }
    names.extend(groups.into_iter().flatten());
    Some(DataLayoutSpecAttr::get(ctx, &names))
}

/// Combination of several layouts, from the outermost inwards.
#[derive(Default)]
struct CombinedLayout {
    names: FxHashMap<Str, Attr>,
    /// Sizes and alignments by address space.
    pointers: FxHashMap<u32, (u64, u64)>,
    /// The structure whose alignment others are compared with: that of the first entry.
    first_struct: Option<(Type, u64)>,
}

impl CombinedLayout {
    /// Adds a layout; `false` if it is incompatible.
    fn add(&mut self, ctx: &Context, entries: &[Attr]) -> bool {
        let entries = || entries.iter().filter_map(|entry| entry.as_::<DataLayoutEntryAttr>(ctx));
        // The first layout that has entries for pointers or structures is not compared with defaults.
        let (any_pointer, first_struct) = (!self.pointers.is_empty(), self.first_struct);
        let outer = core::mem::take(&mut self.pointers);
        let mut pointers = outer.clone();
        for entry in entries() {
            if let Some(name) = entry.name {
                if *self.names.entry(name).or_insert(entry.value) != entry.value {
                    return false;
                }
                continue;
            }
            let Some(ty) = entry.ty else { continue };
            let Some(def) = ty.def(ctx).filter(|def| def.dialect == "llvm") else { continue };
            let Some(values) = numbers(ctx, entry.value) else { continue };
            match (def.name, &values[..]) {
                ("ptr", &[size, abi, ..]) => {
                    let space = ctx.type_words(ty).1.first().copied().unwrap_or(0);
                    let (outer_size, outer_abi) = outer.get(&space).copied().unwrap_or(POINTER);
                    if any_pointer && (size != outer_size || !divides(abi, outer_abi)) {
                        return false;
                    }
                    pointers.insert(space, (size, abi));
                }
                ("struct", &[abi, ..]) => {
                    if first_struct.is_some_and(|(_, outer)| !divides(abi, outer)) {
                        return false;
                    }
                    match self.first_struct {
                        Some((first, _)) if first != ty => {}
                        _ => self.first_struct = Some((ty, abi)),
                    }
                }
                _ => {}
            }
        }
        self.pointers = pointers;
        true
    }
}

/// Whether memory aligned to `outer` is aligned to `inner` too.
fn divides(inner: u64, outer: u64) -> bool {
    outer >= inner && outer.checked_rem(inner).is_none_or(|rest| rest == 0)
}
