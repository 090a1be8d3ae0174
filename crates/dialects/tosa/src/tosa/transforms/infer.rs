//! `tosa-infer-shapes`: results get the shapes that operands tell.

use crate::prelude::*;
use crate::tosa::infer::{Known, infer_shapes, meet};
use crate::tosa::{CondIf, DIALECT, Extents, WhileLoop, Yield};
use terrace_base::func::Func;
use terrace_memory::tensor::Cast;

passes! {
    /// Propagate shapes across TOSA operations.
    InferShapes("TosaInferShapesPass") = "tosa-infer-shapes" on(Anchor::Op("func.func")) => infer_in_function;
}

fn infer_in_function(_: &InferShapes, pass: &mut PassContext<'_>) -> Result {
    let Some(func) = pass.body.as_::<Func>(pass.op) else { return pass.finish(false) };
    let region = func.body(pass.body);
    let body = pass.body.region_body_mut(pass.op);
    let mut changed = Changes::default();
    infer_in_region(body, region, &mut changed);
    let is_changed = !changed.0.is_empty();
    add_casts(body, &changed);
    pass.finish(is_changed)
}

/// Values whose types were changed, with their earlier types, in the order of the changes.
#[derive(Default)]
struct Changes(Vec<(Value, Type)>);

impl Changes {
    fn set(&mut self, b: &mut Body, value: Value, ty: Type) {
        if b.ty(value) != ty {
            self.0.push((value, b.ty(value)));
            b.set_ty(value, ty);
        }
    }

    /// Undoes the changes.
    fn undo(self, b: &mut Body) {
        for (value, ty) in self.0.into_iter().rev() {
            b.set_ty(value, ty);
        }
    }
}

/// The extents of a type; `None` if it has no rank.
fn shape_of(b: &Body, ty: Type) -> Known {
    ty.as_shaped(b.ctx())?.shape.map(Extents::from_slice)
}

/// The type of a tensor as `ty`, but with another shape.
fn with_shape(b: &Body, ty: Type, shape: &Known) -> Type {
    let elem = ty.element_or_self(b.ctx());
    let Some(shape) = shape else { return UnrankedTensorType::get(b.ctx(), elem) };
    let ranked = ty.as_::<RankedTensorType>(b.ctx()).filter(|ranked| ranked.shape.len() == shape.len());
    RankedTensorType::get(b.ctx(), shape, elem, ranked.and_then(|ranked| ranked.encoding))
}

/// The shape that two descriptions give together; `None` if they contradict each other.
fn join(a: Known, b: Known) -> Option<Known> {
    let (a, b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return Some(a.or(b)),
    };
    if a.len() != b.len() {
        return Some(None);
    }
    let extents = a.iter().zip(&b).map(|(&a, &b)| match (a, b) {
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        (a, b) => (a == b).then_some(a),
    });
    extents.collect::<Option<Extents>>().map(Some)
}

fn infer_in_region(b: &mut Body, region: Region, changes: &mut Changes) {
    let blocks: Vec<Block> = b.blocks(region).collect();
    for block in blocks {
        let mut next = b.first_op(block);
        while let Some(op) = next {
            next = b.next_op(op);
            if b.def(op).dialect == DIALECT.name {
                infer_op(b, op, changes);
            }
        }
    }
}

fn infer_op(b: &mut Body, op: Op, changes: &mut Changes) {
    if let Some(op) = b.as_::<CondIf>(op) {
        infer_in_branches(b, op, changes);
    }
    if let Some(op) = b.as_::<WhileLoop>(op) {
        infer_in_loop(b, op, changes);
    }
    let Some(shapes) = infer_shapes(b, op) else { return };
    let results: SmallVec<[Value; 2]> = b.results(op).iter().collect();
    for (result, shape) in results.into_iter().zip(shapes) {
        let ty = b.ty(result);
        if let Some(known) = join(shape_of(b, ty), shape) {
            let ty = with_shape(b, ty, &known);
            changes.set(b, result, ty);
        }
    }
}

fn infer_in_branches(b: &mut Body, op: CondIf, changes: &mut Changes) {
    let inputs: SmallVec<[Type; 4]> = op.input_list(b).iter().map(|value| b.ty(value)).collect();
    for region in [op.then_graph(b), op.else_graph(b)] {
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(b.entry_args(region));
        if args.len() != inputs.len() {
            return;
        }
        for (&arg, &input) in args.iter().zip(&inputs) {
            if let Some(shape) = shape_of(b, input) {
                let ty = with_shape(b, b.ty(arg), &Some(shape));
                changes.set(b, arg, ty);
            }
        }
        infer_in_region(b, region, changes);
    }
}

/// Finds the types of arguments that fit each iteration: they get less precise until the body yields the same.
fn infer_in_loop(b: &mut Body, op: WhileLoop, changes: &mut Changes) {
    let mut types: SmallVec<[Type; 4]> = op.input_list(b).iter().map(|value| b.ty(value)).collect();
    let (cond, body) = (op.cond_graph(b), op.body_graph(b));
    loop {
        let mut local = Changes::default();
        set_args(b, body, &types, &mut local);
        infer_in_region(b, body, &mut local);
        let yielded = b.entry_block(body).and_then(|block| b.last_op(block)).filter(|&op| b.is::<Yield>(op));
        let mut new = types.clone();
        for (ty, value) in new.iter_mut().zip(yielded.into_iter().flat_map(|op| b.operands(op).iter())) {
            let known = meet(shape_of(b, *ty), shape_of(b, b.ty(value)));
            *ty = with_shape(b, *ty, &known);
        }
        local.undo(b);
        let is_stable = new == types;
        types = new;
        if is_stable {
            break;
        }
    }
    for region in [cond, body] {
        set_args(b, region, &types, changes);
        infer_in_region(b, region, changes);
    }
}

fn set_args(b: &mut Body, region: Region, types: &[Type], changes: &mut Changes) {
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(b.entry_args(region));
    for (arg, &ty) in args.into_iter().zip(types) {
        changes.set(b, arg, ty);
    }
}

/// Casts values to their earlier types for users of other dialects that depend on them.
fn add_casts(b: &mut Body, changes: &Changes) {
    for &(value, ty) in &changes.0 {
        let users: SmallVec<[Op; 8]> = b.users(value).filter(|&user| !takes_any_type(b, user)).collect();
        if users.is_empty() {
            continue;
        }
        let mut builder = Builder::new(b);
        match builder.value_def(value) {
            ValueDef::Result(op, _) => {
                let loc = Body::loc(&builder, op);
                builder.set_loc(loc);
                builder.set_after(op);
            }
            ValueDef::Arg(block, _) => builder.set_start(block),
        }
        let cast = Cast::new(&mut builder, ty, value);
        for user in users {
            for i in 0..b.operands(user).len() {
                if b.operands(user).get(i) == Some(value) {
                    b.set_operand(user, i, cast);
                }
            }
        }
    }
}

/// Whether the types of an operation's results follow from those of its operands, or it is of `tosa`.
fn takes_any_type(b: &Body, op: Op) -> bool {
    let def = b.def(op);
    def.dialect == DIALECT.name || (def.has(Trait::InferTypes) && def.hooks.infer.is_some())
}
