//! `normalize-memrefs`: memrefs with a layout become memrefs without one.
//!
//! The types of arguments, results and call operands change along with those of allocations, so functions that call
//! each other are changed together or not at all. A function is not changed if a memref with a layout in it has a
//! user whose meaning would change.

use super::casts::reinterpret_cast;
use super::normal_type::{NormalizedType, layout_of, new_sizes, normalize_type};
use crate::affine::compose::{self, Operands};
use crate::index_list::Index;
use crate::prelude::*;
use crate::{affine, memref};
use terrace_base::builtin::Module;
use terrace_base::func;
use terrace_ir::affine::simplify_map;
use terrace_ir::symbols::symbol_name;

passes! {
    /// Normalize memrefs.
    ///
    /// Memrefs with a layout become memrefs without one whose shape is what the layout maps to; subscripts go through
    /// the layout. Functions, their calls and results change together.
    NormalizeMemRefs("NormalizeMemRefsPass") = "normalize-memrefs" on(Anchor::Op("builtin.module"))
        => normalize_memrefs;
}

fn normalize_memrefs(_: &NormalizeMemRefs, pass: &mut PassContext<'_>) -> Result {
    let changed = run(pass.body, pass.op);
    pass.finish(changed)
}

/// Runs the pass on a module and its nested modules; returns whether anything changed.
pub(super) fn run(body: &mut Body, module: Op) -> bool {
    let b = body.region_body_mut(module);
    let mut changed = false;
    let mut modules: SmallVec<[Op; 4]> = SmallVec::new();
    let mut functions: Vec<func::Func> = Vec::new();
    b.walk(|op| {
        modules.extend(b.is::<Module>(op).then_some(op));
        functions.extend(b.as_::<func::Func>(op));
    });
    let unchanged = find_unchanged(b, &functions);
    let endless = find_endless(b, &functions);
    for (&function, unchanged) in functions.iter().zip(unchanged) {
        if !unchanged {
            changed |= normalize_function(b, function, &endless);
        }
    }
    for module in modules {
        changed |= run(b, module);
    }
    changed
}

/// For each function, whether it must stay unchanged: it has a memref whose layout must stay, or calls connect it with
/// such a function.
fn find_unchanged(b: &Body, functions: &[func::Func]) -> Vec<bool> {
    let by_name: FxHashMap<Str, usize> =
        functions.iter().enumerate().filter_map(|(i, f)| Some((symbol_name(b, f.op())?, i))).collect();
    let mut unchanged: Vec<bool> = vec![false; functions.len()];
    let mut connected: Vec<Vec<usize>> = vec![Vec::new(); functions.len()];
    let mut add_reference = |b: &Body, op: Op, caller: Option<usize>, unchanged: &mut Vec<bool>| {
        let callee = b.as_::<func::Call>(op).and_then(|call| call.callee(b));
        if let (Some(&callee), Some(caller)) = (callee.and_then(|name| by_name.get(&name)), caller) {
            connected[caller].push(callee);
            connected[callee].push(caller);
            return;
        }
        // Any other reference to a function requires its type to stay.
        let slots = b.slots(op).taken().map(|(_, attr)| attr);
        for attr in slots.chain(b.dict_entries(op).iter().map(|(_, attr)| attr)) {
            let name = attr.as_::<SymbolRefAttr>(b.ctx()).map(|symbol| symbol.root);
            if let Some(&function) = name.and_then(|name| by_name.get(&name)) {
                unchanged[function] = true;
            }
        }
    };
    b.walk(|op| {
        if !b.is::<Module>(op) {
            add_reference(b, op, None, &mut unchanged);
        }
    });
    for (i, function) in functions.iter().enumerate() {
        let inner = function.body_of(b);
        inner.walk(|op| add_reference(inner, op, Some(i), &mut unchanged));
        unchanged[i] |= !is_normalizable(inner, *function, b);
    }
    let mut work: Vec<usize> = (0..unchanged.len()).filter(|&i| unchanged[i]).collect();
    while let Some(i) = work.pop() {
        for &other in &connected[i] {
            if !unchanged[other] {
                unchanged[other] = true;
                work.push(other);
            }
        }
    }
    unchanged
}

/// The functions that never return: their results keep their types if callers only access elements of them.
fn find_endless(b: &Body, functions: &[func::Func]) -> FxHashSet<Str> {
    let never_returns = |function: &func::Func| {
        let mut returns = function.entry_block(b).is_none();
        let inner = function.body_of(b);
        inner.walk(|op| returns |= inner.is::<func::Return>(op));
        !returns
    };
    let names = functions.iter().filter(|function| never_returns(function));
    let mut endless: FxHashSet<Str> = names.filter_map(|function| symbol_name(b, function.op())).collect();
    if endless.is_empty() {
        return endless;
    }
    for function in functions {
        let inner = function.body_of(b);
        inner.walk(|op| {
            let Some(callee) = inner.as_::<func::Call>(op).and_then(|call| call.callee(inner)) else {
                return;
            };
            let mut users = inner.results(op).iter().flat_map(|result| inner.uses(result));
            if users.any(|place| Subscripts::of(inner, place.owner).is_none()) {
                endless.remove(&callee);
            }
        });
    }
    endless
}

/// Access to the body of a function.
trait BodyOf {
    fn body_of(self, b: &Body) -> &Body;
}

impl BodyOf for func::Func {
    fn body_of(self, b: &Body) -> &Body {
        b.region_body(self.op())
    }
}

/// Whether all memrefs of a function can be normalized.
fn is_normalizable(b: &Body, function: func::Func, outer: &Body) -> bool {
    let args = function.entry_block(outer).map_or(&[][..], |block| b.args(block));
    let mut fine = args.iter().all(|&arg| is_value_normalizable(b, arg));
    b.walk(|op| {
        fine = fine
            && if b.is::<memref::Alloc>(op) || b.is::<memref::Alloca>(op) || b.is::<func::Call>(op) {
                b.results(op).iter().all(|result| is_value_normalizable(b, result))
            } else if b.is::<memref::Cast>(op) {
                is_cast_normalizable(b, op)
            } else if b.is::<affine::Parallel>(op) {
                b.results(op).iter().all(|result| is_value_normalizable(b, result))
            } else if b.is::<func::Return>(op) || is_yield_of_parallel(b, op) {
                // The function or loop has one type, so the operands of every return must be checked.
                b.operands(op)
                    .iter()
                    .all(|value| normalize_type(b.ctx(), b.ty(value)).is_none() || is_changed(b, value))
            } else {
                !b.is::<memref::MemorySpaceCast>(op) || is_value_normalizable(b, b.result(op, 0))
            };
    });
    fine
}

/// Whether the pass can change the type of a value.
fn is_changed(b: &Body, value: Value) -> bool {
    match b.value_def(value) {
        ValueDef::Arg(block, _) => {
            let region = b.region_of(block);
            b.is_entry_block(block) && region.is_none_or(|region| b.region_parent(region).is_none())
        }
        ValueDef::Result(op, _) => {
            b.is::<memref::Alloc>(op)
                || b.is::<memref::Alloca>(op)
                || b.is::<memref::Cast>(op)
                || b.is::<memref::MemorySpaceCast>(op)
                || b.is::<func::Call>(op)
                || b.is::<affine::Parallel>(op)
                || (b.is::<memref::ReinterpretCast>(op) && is_value_normalizable(b, value))
        }
    }
}

/// Whether all users of a memref can be normalized.
fn is_value_normalizable(b: &Body, value: Value) -> bool {
    let Some(memref) = b.ty(value).as_::<MemRefType>(b.ctx()) else { return true };
    let Some(_) = layout_of(b.ctx(), memref) else { return true };
    b.users(value).all(|user| is_user_normalizable(b, user, value, &memref))
}

fn is_user_normalizable(b: &Body, user: Op, value: Value, memref: &MemRefType<'_>) -> bool {
    let uses = b.operands(user).iter().filter(|&operand| operand == value).count();
    if let Some(subscripts) = Subscripts::of(b, user) {
        return uses == 1 && b.operand(user, subscripts.memref) == value;
    }
    if b.is::<memref::Dim>(user) {
        // A static extent replaces the operation.
        return extent(b, user, memref).is_some();
    }
    b.is::<memref::Cast>(user)
        || b.is::<memref::MemorySpaceCast>(user)
        || b.is::<memref::ReinterpretCast>(user)
        || b.is::<memref::Dealloc>(user)
        || b.is::<func::Call>(user)
        || b.is::<func::Return>(user)
        || is_yield_of_parallel(b, user)
}

/// Whether an operation passes values to the results of an `affine.parallel`, which are normalized, too.
fn is_yield_of_parallel(b: &Body, op: Op) -> bool {
    b.is::<affine::Yield>(op) && b.parent_op(op).is_some_and(|parent| b.is::<affine::Parallel>(parent))
}

/// The extent that `memref.dim` returns, if it is static.
fn extent(b: &Body, dim: Op, memref: &MemRefType<'_>) -> Option<i64> {
    let at = integer_of(b, b.operand(dim, 1))?;
    memref.shape.get(usize::try_from(at).ok()?).copied().filter(|&extent| extent != DYNAMIC)
}

/// Whether a cast is valid between the normalized types.
fn is_cast_normalizable(b: &Body, cast: Op) -> bool {
    let ctx = b.ctx();
    let (from, to) = (b.ty(b.operand(cast, 0)), b.ty(b.result(cast, 0)));
    let (new_from, new_to) = (normalize_type(ctx, from), normalize_type(ctx, to));
    if new_from.is_none() && new_to.is_none() {
        return true;
    }
    let is_one = new_from.is_none() || new_to.is_none();
    let ty = |new: Option<NormalizedType>, old| new.map_or(old, |new| new.ty);
    let (new_from, new_to) = (ty(new_from, from), ty(new_to, to));
    // If the pass keeps one of the layouts, elements have to stay where they are.
    if is_one && !(has_same_places(ctx, from, new_from) && has_same_places(ctx, to, new_to)) {
        return false;
    }
    new_to.is::<MemRefType>(ctx)
        && memref::cast_compatible(ctx, new_from, new_to)
        && is_value_normalizable(b, b.result(cast, 0))
}

/// Whether a type and its normalized one have the same elements at the same places.
fn has_same_places(ctx: &Context, old: Type, new: Type) -> bool {
    let places = |ty: Type| {
        let memref = ty.as_::<MemRefType>(ctx)?;
        Some((memref.shape, memref::strides_and_offset(ctx, memref)?))
    };
    old == new || places(old).is_some_and(|old| Some(old) == places(new))
}

/// Positions of a memref operand and its subscripts.
struct Subscripts {
    /// Index of the memref operand; the subscripts follow it.
    memref: usize,
    /// Slot of the subscripts' affine map, if the operation has one.
    map: Option<usize>,
}

impl Subscripts {
    fn of(b: &Body, op: Op) -> Option<Self> {
        let def = b.def(op);
        let is = |other: &'static terrace_ir::OpDef| core::ptr::eq(def, other);
        let (memref, map) = if is(affine::Load::DEF) {
            (0, Some(affine::Load::SLOTS.map))
        } else if is(affine::Store::DEF) {
            (1, Some(affine::Store::SLOTS.map))
        } else if is(affine::Prefetch::DEF) {
            (0, Some(affine::Prefetch::SLOTS.map))
        } else if is(memref::Load::DEF) {
            (0, None)
        } else if is(memref::Store::DEF) {
            (1, None)
        } else {
            return None;
        };
        Some(Self { memref, map })
    }
}

fn normalize_function(module: &mut Body, function: func::Func, endless: &FxHashSet<Str>) -> bool {
    let ctx = module.ctx().clone();
    let Some(old) = function.signature(&ctx, module) else { return false };
    let without = |ty: &Type| normalize_type(&ctx, *ty).map_or(*ty, |new| new.ty);
    let inputs: SmallVec<[Type; 8]> = old.inputs.iter().map(without).collect();
    let is_endless = symbol_name(module, function.op()).is_some_and(|name| endless.contains(&name));
    let result = |ty: &Type| if is_endless { *ty } else { without(ty) };
    let results: SmallVec<[Type; 8]> = old.results.iter().map(result).collect();
    let ty = FunctionType::get(&ctx, &inputs, &results);
    let mut changed = function.function_type(module) != Some(ty);
    module.set_slot(function.op(), func::Func::SLOTS.function_type, Some(TypeAttr::get(&ctx, ty)));

    let entry = function.entry_block(module);
    let b = module.region_body_mut(function.op());
    for arg in entry.map_or(&[][..], |block| b.args(block)).to_vec() {
        changed |= set_normal(b, arg, &[]);
    }
    let mut ops: Vec<Op> = Vec::new();
    b.walk(|op| ops.push(op));
    for op in ops {
        if let Some(alloc) = b.as_::<memref::Alloc>(op) {
            let (sizes, symbols) = (alloc.dynamic_sizes(b).to_vec(), alloc.symbol_operands(b).to_vec());
            changed |= allocation(b, op, &sizes, &symbols);
        } else if let Some(alloca) = b.as_::<memref::Alloca>(op) {
            let (sizes, symbols) = (alloca.dynamic_sizes(b).to_vec(), alloca.symbol_operands(b).to_vec());
            changed |= allocation(b, op, &sizes, &symbols);
        } else if b.is::<memref::ReinterpretCast>(op) {
            changed |= cast(b, op);
        } else if let Some(callee) = b.as_::<func::Call>(op).and_then(|call| call.callee(b))
            && endless.contains(&callee)
        {
            // Its results keep their types.
        } else if b.is::<memref::Cast>(op)
            || b.is::<memref::MemorySpaceCast>(op)
            || b.is::<func::Call>(op)
            || b.is::<affine::Parallel>(op)
        {
            for result in b.results(op).iter() {
                changed |= set_normal(b, result, &[]);
            }
        }
    }
    changed
}

/// Normalizes an allocation.
fn allocation(b: &mut Body, op: Op, sizes: &[Value], symbols: &[Value]) -> bool {
    let ctx = b.ctx().clone();
    let memref = b.result(op, 0);
    let Some(old) = b.ty(memref).as_::<MemRefType>(&ctx) else { return false };
    let Some(new) = normalize_type(&ctx, b.ty(memref)) else { return false };
    let mut builder = Builder::before(b, op);
    let sizes = new_sizes(&mut builder, old, &new.map, sizes);
    let (replacement, alignment) = if b.is::<memref::Alloc>(op) {
        let mut builder = Builder::before(b, op);
        (memref::Alloc::build(&mut builder, new.ty, &sizes, &[]).0, memref::Alloc::SLOTS.alignment)
    } else {
        let mut builder = Builder::before(b, op);
        (memref::Alloca::build(&mut builder, new.ty, &sizes, &[]).0, memref::Alloca::SLOTS.alignment)
    };
    let (attr, dict) = (b.slot(op, alignment), b.dict(op));
    b.set_slot(replacement, alignment, attr);
    b.set_dict(replacement, dict);
    rewrite_users(b, memref, &new.map, symbols);
    let value = b.result(replacement, 0);
    b.replace(op, &[value]);
    true
}

/// Normalizes a `memref.reinterpret_cast`: the result has one dimension with all elements.
fn cast(b: &mut Body, op: Op) -> bool {
    let ctx = b.ctx().clone();
    let (source, value) = (b.operand(op, 0), b.result(op, 0));
    let Some(old) = b.ty(value).as_::<MemRefType>(&ctx) else { return false };
    let Some(new) = normalize_type(&ctx, b.ty(value)) else { return false };
    let Some(&[extent]) = new.ty.as_::<MemRefType>(&ctx).map(|memref| memref.shape) else { return false };
    let mut builder = Builder::before(b, op);
    // Upstream computes the extent from the sizes of the type.
    for &extent in old.shape {
        arith::Constant::index(&mut builder, extent.wrapping_sub(1));
    }
    if !is_value_normalizable(b, value) {
        return true;
    }
    let mut builder = Builder::before(b, op);
    let one = [Index::Static(1)];
    let new_value =
        reinterpret_cast(&mut builder, new.ty, source, Index::Static(0), &[Index::Static(extent)], &one);
    let replacement = b.def_op(new_value);
    if let Some(replacement) = replacement {
        let dict = b.dict(op);
        b.set_dict(replacement, dict);
    }
    rewrite_users(b, value, &new.map, &[]);
    b.replace(op, &[new_value]);
    true
}

/// Removes the layout from a value's type.
fn set_normal(b: &mut Body, value: Value, symbols: &[Value]) -> bool {
    let ctx = b.ctx().clone();
    let Some(new) = normalize_type(&ctx, b.ty(value)) else { return false };
    rewrite_users(b, value, &new.map, symbols);
    b.set_ty(value, new.ty);
    true
}

/// Rewrites the users of a memref whose layout is about to be removed.
fn rewrite_users(b: &mut Body, value: Value, map: &AffineMap, symbols: &[Value]) {
    let ctx = b.ctx().clone();
    let users: Vec<Op> = b.users(value).collect();
    for user in users {
        if b.is::<memref::Dim>(user) {
            let memref = b.ty(value).as_::<MemRefType>(&ctx);
            let Some(extent) = memref.and_then(|memref| extent(b, user, &memref)) else { continue };
            let mut builder = Builder::before(b, user);
            let extent = arith::Constant::index(&mut builder, extent);
            b.replace(user, &[extent]);
        } else if let Some(subscripts) = Subscripts::of(b, user) {
            apply_layout(b, user, &subscripts, map, symbols);
        }
    }
}

/// Applies a layout to the subscripts of an access.
fn apply_layout(b: &mut Body, op: Op, at: &Subscripts, layout: &AffineMap, symbols: &[Value]) {
    let ctx = b.ctx().clone();
    let operands: SmallVec<[Value; 8]> = b.operands(op).to_vec();
    let (before, subscripts) = operands.split_at((at.memref + 1).min(operands.len()));
    let mut applied: Vec<Value> = Vec::new();
    let mut b_at = Builder::before(b, op);
    let old_map = at.map.and_then(|slot| AffineMap::of(&ctx, b_at.slot(op, slot)?));
    let mut indices: Operands = match old_map {
        Some(map) if map != AffineMap::identity(&ctx, map.n_dims) => {
            apply_each(&mut b_at, &map, subscripts, &mut applied)
        }
        _ => subscripts.iter().copied().collect(),
    };
    indices.extend(symbols.iter().copied());
    let outputs = apply_each(&mut b_at, layout, &indices, &mut applied);
    let mut map = AffineMap::identity(&ctx, outputs.len() as u32);
    let mut values = outputs;
    while values.iter().any(|&value| b_at.def_op(value).is_some_and(|def| b_at.is::<affine::Apply>(def))) {
        let before = values.clone();
        compose::compose(&b_at, &mut map, &mut values);
        if before == values {
            break;
        }
    }
    map = simplify_map(&ctx, &map);
    compose::canonicalize(&b_at, &mut map, &mut values);
    let mut new: SmallVec<[Value; 8]> = SmallVec::from_slice(before);
    match at.map {
        Some(slot) => {
            new.extend(values);
            b.set_slot(op, slot, Some(map.attr(&ctx)));
        }
        None => new.extend(apply_each(&mut b_at, &map, &values, &mut Vec::new())),
    }
    b.set_operands(op, &new);
    // As in upstream, an `affine.apply` is erased only if it is unused now, not if its users are erased here.
    for value in applied {
        if let (true, Some(def)) = (b.has_no_uses(value), b.def_op(value)) {
            b.erase(def);
        }
    }
}

/// Creates an `affine.apply` for each result of a map.
fn apply_each(b: &mut Builder<'_>, map: &AffineMap, operands: &[Value], made: &mut Vec<Value>) -> Operands {
    let ctx = b.ctx().clone();
    let one = |expr: AffineExpr| AffineMap::new(map.n_dims, map.n_syms, &[expr]).attr(&ctx);
    let values: Operands =
        map.results.iter().map(|&expr| affine::Apply::new(b, Type::INDEX, one(expr), operands)).collect();
    made.extend(values.iter().copied());
    values
}
