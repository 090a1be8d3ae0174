//! Lowering of control flow and scattering of `tosa` to `scf` (`tosa-to-scf`).

use crate::prelude::*;
use terrace_ir::folding::fold_created;
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::tensor::{self, ExtractSlice, InsertSlice};
use terrace_tosa::tosa::{CondIf, Scatter, WhileLoop, Yield};

passes! {
    /// Lower TOSA to the SCF dialect.
    TosaToScf("TosaToSCFPass") = "tosa-to-scf" on(Anchor::Any, Body) => tosa_to_scf;
}

fn tosa_to_scf(_: &TosaToScf, _: &PassContext) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(BodyEdit {
        concerns: |b| b.op_codes().any(|code| OPS.iter().any(|def| def.code() == code)),
        run,
        report: |_, _| Ok(()),
    }))
}

static OPS: [&OpDef; 3] = [CondIf::DEF, Scatter::DEF, WhileLoop::DEF];

fn run(b: &mut Body) -> EditResult {
    let ops = b.ops_where(|op| OPS.iter().any(|def| core::ptr::eq(b.def(op), *def)));
    let changed = !ops.is_empty();
    for op in ops {
        let mut builder = Builder::before(b, op);
        let results = if let Some(op) = builder.as_::<CondIf>(op) {
            cond_if(&mut builder, op)
        } else if let Some(op) = builder.as_::<WhileLoop>(op) {
            while_loop(&mut builder, op)
        } else if let Some(op) = builder.as_::<Scatter>(op) {
            smallvec![scatter(&mut builder, op)]
        } else {
            continue;
        };
        b.replace(op, &results);
    }
    EditResult { changed, unfinished: false }
}

type Results = SmallVec<[Value; 4]>;

/// The only element of a tensor of `i1`.
fn flag(b: &mut Builder<'_>, tensor: Value) -> Value {
    let rank = terrace_memory::dims::shape_of(b.ctx(), b.ty(tensor)).len();
    let indices: Results = (0..rank).map(|_| arith::Constant::index(b, 0)).collect();
    tensor::Extract::new(b, tensor, &indices)
}

/// Moves the blocks of a region of `tosa` to an operation of `scf`. Returns the entry block and its terminator.
fn move_region(b: &mut Builder<'_>, from: Region, to: Region) -> Option<(Block, Yield)> {
    b.inline_region_before(from, to, None);
    let block = b.entry_block(to)?;
    let end = b.last_op(block).and_then(|end| b.as_::<Yield>(end))?;
    let loc = b.body().loc(end.0);
    b.set_before(end.0);
    b.set_loc(loc);
    Some((block, end))
}

/// The operands take the place of the arguments of both regions.
fn cond_if(b: &mut Builder<'_>, op: CondIf) -> Results {
    let (point, loc) = (b.insert_point(), b.loc());
    let types: SmallVec<[Type; 4]> = b.types(b.results(op.0)).collect();
    let condition = op.condition(b);
    let condition = flag(b, condition);
    let new = scf::If::build(b, &types, condition);
    let inputs = op.input_list(b).to_vec();
    for (from, to) in [(op.then_graph(b), new.then_region(b)), (op.else_graph(b), new.else_region(b))] {
        let Some((block, end)) = move_region(b, from, to) else { continue };
        let args: Results = b.args(block).into();
        for (&arg, &input) in args.iter().zip(&inputs) {
            b.replace_all_uses(arg, input);
        }
        let values = end.inputs(b).to_vec();
        scf::Yield::build(b, &values);
        b.erase(end.0);
        b.erase_first_args(block, args.len());
    }
    b.set_insert_point(point);
    b.set_loc(loc);
    b.results(new.0).iter().collect()
}

fn while_loop(b: &mut Builder<'_>, op: WhileLoop) -> Results {
    let (point, loc) = (b.insert_point(), b.loc());
    let types: SmallVec<[Type; 4]> = b.types(b.results(op.0)).collect();
    let inputs = op.input_list(b).to_vec();
    let new = scf::While::build(b, &types, &inputs);
    let (condition, body) = (op.cond_graph(b), op.body_graph(b));
    let before = new.before(b);
    if let Some((block, end)) = move_region(b, condition, before) {
        let args: Results = b.args(block).into();
        let value = end.inputs(b).first();
        if let Some(value) = value {
            let value = flag(b, value);
            scf::Condition::build(b, value, &args);
        }
        b.erase(end.0);
    }
    let after = new.after(b);
    if let Some((_, end)) = move_region(b, body, after) {
        let values = end.inputs(b).to_vec();
        scf::Yield::build(b, &values);
        b.erase(end.0);
    }
    b.set_insert_point(point);
    b.set_loc(loc);
    b.results(new.0).iter().collect()
}

/// A loop over batches, and in it one over the rows that are inserted.
fn scatter(b: &mut Builder<'_>, op: Scatter) -> Value {
    let (point, loc) = (b.insert_point(), b.loc());
    let (values, indices, input) = (op.values_in(b), op.indices(b), op.input(b));
    let [batches, rows, columns] = [0, 1, 2].map(|i| {
        let extent = terrace_memory::dims::dim(b, input, i);
        fold_created(b, extent)
    });
    let (zero, one) = (arith::Constant::index(b, 0), arith::Constant::index(b, 1));
    let outer = scf::For::build(b, &[b.ty(values)], zero, batches, one, &[values]);
    let (batch, carried) = loop_body(b, outer, loc);
    let inner = scf::For::build(b, &[b.ty(values)], zero, rows, one, &[carried]);
    let after = b.insert_point();
    let (row, carried) = loop_body(b, inner, loc);
    let index = tensor::Extract::new(b, indices, &[batch, row]);
    let index = arith::IndexCast::new(b, Type::INDEX, index);
    let list = |values: [Value; 3]| -> Indices { values.map(Index::Dynamic).into_iter().collect() };
    let (sizes, strides) = (list([one, one, columns]), list([one; 3]));
    let elem = b.ty(input).element_or_self(b.ctx());
    let ty = RankedTensorType::get(b.ctx(), &[DYNAMIC; 3], elem, None);
    let slice = ExtractSlice::of_lists(b, ty, input, [&list([batch, row, zero]), &sizes, &strides]);
    let inserted = InsertSlice::of_lists(b, slice, carried, [&list([batch, index, zero]), &sizes, &strides]);
    scf::Yield::build(b, &[inserted]);
    b.set_insert_point(after);
    let result = b.result(inner.0, 0);
    scf::Yield::build(b, &[result]);
    b.set_insert_point(point);
    b.result(outer.0, 0)
}

/// Makes the body of a loop that carries one tensor; returns its arguments.
fn loop_body(b: &mut Builder<'_>, op: scf::For, loc: Loc) -> (Value, Value) {
    let ty = b.result_type(op.0, 0);
    let block = b.add_block(op.0, 0, &[]);
    b.add_args_at(block, &[Type::INDEX, ty], loc);
    b.set_end(block);
    (b.args(block)[0], b.args(block)[1])
}
