//! `outline-shape-computation`: what computes the shapes of `shape.with_shape` moves to functions of its own.

use crate::prelude::*;
use crate::scf::ExecuteRegion;
use crate::shape::{Func, GetExtent, Return, ShapeOf, ValueOf, WithShape};
use crate::tensor::Dim;
use terrace_base::func;
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Using shape.func to preserve shape computation.
    ///
    /// The functions stand behind those that their computations come from.
    OutlineShapeComputation("OutlineShapeComputationPass") = "outline-shape-computation" on(Anchor::Op("builtin.module")) => outline;
}

fn outline(_: &OutlineShapeComputation, pass: &mut PassContext<'_>) -> Result {
    let threads = pass.threads;
    let Some(module) = pass.op_body() else { return Ok(()) };
    let (mut names, mut counter) = (FxHashSet::default(), 0);
    module.walk(|op| names.extend(symbol_name(module, op)));
    let functions: Vec<Op> =
        module.nested_ops().into_iter().filter(|&op| module.is::<func::Func>(op)).collect();
    for function in functions {
        apply_patterns_greedily(module, function, &Patterns::new().add(PATTERNS), threads);
        let outlined = outline_in(module.region_body_mut(function));
        for (i, Outlined { loc, ty, body }) in outlined.into_iter().enumerate() {
            let name = module.ctx().intern(&format!("shape_cal_{i}"));
            let name = unique_name(module.ctx(), name, &mut counter, |name| names.contains(&name));
            names.insert(name);
            let mut builder = Builder::new(module);
            builder.set_after(function);
            builder.set_loc(loc);
            let ctx = builder.ctx().clone();
            let mut state = OpState::new(Func::DEF, loc);
            state.set_slot(Func::SLOTS.sym_name, StringAttr::get(&ctx, name, None));
            state.set_slot(Func::SLOTS.function_type, TypeAttr::get(&ctx, ty));
            state.set_slot(Func::SLOTS.sym_visibility, StringAttr::of(&ctx, "private"));
            state.nested = Some(Box::new(body));
            builder.create(state);
        }
        forward_values(module.region_body_mut(function));
        // Without patterns, the driver folds and erases dead operations.
        apply_patterns_greedily(module, function, &Patterns::new(), threads);
    }
    Ok(())
}

static PATTERNS: &[greedy::Pattern] = rewrites![Dim => dim_as_extent];

fn dim_as_extent(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, index) = (op.source(rw), op.index(rw));
    let shape = rw.ty(source).as_shaped(rw.ctx()).and_then(|shaped| shaped.shape);
    let rank = shape.map_or(DYNAMIC, |shape| shape.len() as i64);
    let ty = RankedTensorType::get(rw.ctx(), &[rank], Type::INDEX, None);
    let shape = ShapeOf::new(rw, ty, source);
    Some(GetExtent::new(rw, Type::INDEX, shape, index))
}

/// A function that computes a shape.
struct Outlined {
    loc: Loc,
    ty: Type,
    body: Body,
}

/// Makes functions for the shapes in a body, in order.
fn outline_in(b: &mut Body) -> Vec<Outlined> {
    let ops = b.ops_where(|_| true);
    let order = postorder(b, &ops);
    let positions: FxHashMap<Op, usize> = order.iter().enumerate().map(|(i, &op)| (op, i)).collect();
    let movable = only_for_shapes(b, &order);
    let mut outlined = Vec::new();
    let mut done = FxHashSet::default();
    for with in ops.into_iter().filter_map(|op| b.as_::<WithShape>(op)).collect::<Vec<_>>() {
        let (value, shape) = (with.operand(b), with.shape(b));
        if b.ty(value).is::<RankedTensorType>(b.ctx()) && done.insert(shape) {
            let cluster = cluster_of(b, shape, &movable);
            let mut cluster: Vec<Op> = cluster.into_iter().collect();
            cluster.sort_unstable_by_key(|op| positions.get(op));
            let loc = b.value_loc(value);
            outlined.push(function_of(b, &cluster, shape, loc));
        }
    }
    outlined
}

/// The operations whose results serve shapes of `shape.with_shape` alone, directly or not.
fn only_for_shapes(b: &Body, ops: &[Op]) -> FxHashSet<Op> {
    let serves_others = |op: Op| {
        let results = b.results(op);
        let is_value = |result: Value| {
            b.users(result).filter_map(|user| b.as_::<WithShape>(user)).any(|with| with.shape(b) != result)
        };
        results.iter().all(|result| b.has_no_uses(result)) || results.iter().any(is_value)
    };
    let is_with = |op: &Op| b.is::<WithShape>(*op);
    let mut others: FxHashSet<Op> = FxHashSet::default();
    let mut worklist: Vec<Op> = ops.iter().copied().filter(|op| !is_with(op) && serves_others(*op)).collect();
    while let Some(op) = worklist.pop() {
        if others.insert(op) {
            let sources = b.operands(op).iter().filter_map(|operand| b.def_op(operand));
            worklist.extend(sources.filter(|source| !is_with(source)));
        }
    }
    ops.iter().copied().filter(|op| !is_with(op) && !others.contains(op)).collect()
}

/// The operations that a shape is computed by and that serve shapes alone.
fn cluster_of(b: &Body, shape: Value, movable: &FxHashSet<Op>) -> FxHashSet<Op> {
    let mut cluster = FxHashSet::default();
    let mut worklist: Vec<Op> = b.def_op(shape).into_iter().collect();
    while let Some(op) = worklist.pop() {
        if movable.contains(&op) && cluster.insert(op) {
            worklist.extend(b.operands(op).iter().filter_map(|operand| b.def_op(operand)));
        }
    }
    cluster
}

/// A function that computes a shape by copies of operations; its arguments are the values that they use.
fn function_of(b: &mut Body, cluster: &[Op], shape: Value, loc: Loc) -> Outlined {
    let ctx = b.ctx().clone();
    let inputs = if cluster.is_empty() { vec![shape] } else { inputs_of(b, cluster) };
    let types: Vec<Type> = inputs.iter().map(|&input| b.ty(input)).collect();
    let ty = FunctionType::get(&ctx, &types, &[b.ty(shape)]);
    // A region of this body holds the copies before they move to one of their own.
    let mut state = OpState::new(ExecuteRegion::DEF, loc);
    state.n_regions = 1;
    let holder = b.create(state);
    let region = b.region(holder, 0);
    let block = b.append_block(region, &types);
    let mut map = Mapping::default();
    for (i, &input) in inputs.iter().enumerate() {
        let arg = b.args(block)[i];
        b.set_arg_loc(arg, loc);
        map.values.insert(input, arg);
    }
    for &op in cluster {
        let copy = b.clone_op(op, &mut map);
        b.append(copy, block);
    }
    let mut builder = Builder::new(b);
    builder.set_end(block);
    builder.set_loc(loc);
    Return::build(&mut builder, &[map.value(shape)]);
    let mut body = Body::new(&ctx, 1);
    let root = body.root_regions().next();
    if let Some(root) = root {
        body.clone_blocks_of((b, region), (root, None), &mut Mapping::default(), &mut |loc| loc);
    }
    b.erase(holder);
    Outlined { loc, ty, body }
}

/// The values from outside that operations use, in their regions, too.
fn inputs_of(b: &Body, cluster: &[Op]) -> Vec<Value> {
    let is_inside = |inside: &FxHashSet<Op>, value: Value| match b.value_def(value) {
        ValueDef::Result(op, _) => inside.contains(&op),
        ValueDef::Arg(block, _) => {
            let parent = b.region_of(block).and_then(|region| b.region_parent(region));
            parent.is_some_and(|parent| inside.contains(&parent))
        }
    };
    let (mut inputs, mut seen, mut inside) = (Vec::new(), FxHashSet::default(), FxHashSet::default());
    for &op in cluster {
        // A block may stand before those that dominate it: operations that come later are not inside yet.
        b.walk_from(op, &mut |op| _ = inside.insert(op));
        b.walk_from(op, &mut |op| {
            let is_input = |&value: &Value| !is_inside(&inside, value) && seen.insert(value);
            inputs.extend(b.operands(op).iter().filter(is_input));
        });
    }
    inputs
}

/// The value of a value with a shape is the value.
fn forward_values(b: &mut Body) {
    let is_with = |op: Op| b.is::<WithShape>(op);
    for with in b.ops_where(is_with).into_iter().filter_map(|op| b.as_::<WithShape>(op)).collect::<Vec<_>>() {
        let (value, result) = (with.operand(b), b.result(with.0, 0));
        let users: Vec<ValueOf> = b.users(result).filter_map(|user| b.as_::<ValueOf>(user)).collect();
        for user in users {
            let old = b.result(user.0, 0);
            if b.ty(old) == b.ty(value) {
                b.replace_all_uses(old, value);
            } else if b.ty(value) == b.ty(result) {
                b.set_operand(user.0, 0, value);
            }
        }
    }
}
