//! Lowering of the variables of `tosa` to globals of `ml_program` (`tosa-to-mlprogram`).

use crate::prelude::*;
use terrace_memory::ml_program::{Global, GlobalLoad, GlobalStore};
use terrace_tosa::tosa::{Variable, VariableRead, VariableWrite, extents_of};

passes! {
    /// Lower TOSA to the MLProgram dialect.
    TosaToMlProgram("TosaToMLProgram") = "tosa-to-mlprogram" on(Anchor::Op("builtin.module"))
        => tosa_to_ml_program;
}

fn tosa_to_ml_program(_: &TosaToMlProgram, pass: &mut PassContext) -> Result {
    let target = ConversionTarget::new()
        .op(Variable::DEF, Legality::Illegal)
        .op(VariableRead::DEF, Legality::Illegal)
        .op(VariableWrite::DEF, Legality::Illegal)
        .unknown(Legality::Legal);
    let converter = TypeConverter::new(pass.body.ctx());
    let patterns = Patterns::new().add(PATTERNS);
    Conversion::partial(target, patterns, converter).run(pass.body, pass.op, pass.threads)
}

static PATTERNS: &[Pattern] =
    patterns![plain: Variable => variable, VariableRead => read, VariableWrite => write];

fn variable(op: Variable, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let name = op.sym_name(rw).ok_or("the name is missing")?;
    let shape = op.var_shape(rw).and_then(|shape| extents_of(ctx, shape)).ok_or("the shape is missing")?;
    let elem = op.ty(rw).ok_or("the type is missing")?;
    let shape: SmallVec<[i64; 6]> =
        shape.iter().map(|&extent| if extent == -1 { DYNAMIC } else { extent }).collect();
    let global = Global::build(rw, name, RankedTensorType::get(ctx, &shape, elem, None));
    let (value, private) = (op.initial_value(rw), StringAttr::of(ctx, "private"));
    rw.set_slot(global.0, Global::SLOTS.is_mutable, Some(Attr::UNIT));
    rw.set_slot(global.0, Global::SLOTS.value, value);
    rw.set_slot(global.0, Global::SLOTS.sym_visibility, Some(private));
    rw.erase(op.0)
}

fn read(op: VariableRead, rw: &mut Lowering) -> Rewrite<Value> {
    let (ty, name) = (rw.ty(op.output1(rw)), op.name(rw).ok_or("the name is missing")?);
    let reference = SymbolRefAttr::flat(rw.context(), name);
    Ok(GlobalLoad::new(rw, ty, reference))
}

fn write(op: VariableWrite, rw: &mut Lowering) -> Rewrite {
    let (value, name) = (op.input1(rw), op.name(rw).ok_or("the name is missing")?);
    let reference = SymbolRefAttr::flat(rw.context(), name);
    GlobalStore::build(rw, reference, value);
    rw.erase(op.0)
}
