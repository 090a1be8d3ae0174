//! `convert-math-to-funcs`: integer powers, and optionally `ctlz`, as calls of generated functions.

use crate::math_to_llvm::generated::{Level, Power};
use crate::math_to_llvm::vectors::by_elements;
use crate::prelude::*;
use terrace_base::builtin::Module;
use terrace_llvm::Linkage;
use terrace_rewrite::convert::Shared;

passes! {
    /// Convert Math operations to calls of outlined implementations.
    MathToFuncs("ConvertMathToFuncs") = "convert-math-to-funcs" on(Anchor::Op("builtin.module")) {
        /// Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value
        min_width_of_fpowi_exponent: u32 = 1,
        /// Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.
        convert_ctlz: bool = false,
    } => math_to_funcs;
}

fn math_to_funcs(o: &MathToFuncs, pass: &mut PassContext) -> Result {
    let least_exponent = o.min_width_of_fpowi_exponent;
    let mut target = ConversionTarget::new()
        .op(math::FPowI::DEF, Legality::Dynamic(has_narrow_exponent))
        .op(math::IPowI::DEF, Legality::Dynamic(|b, op, _| !is_wide(b, op, 0)));
    for dialect in ["arith", "cf", "func", "scf", "vector"] {
        target = target.dialect(dialect, Legality::Legal);
    }
    let mut patterns = Patterns::new().add(POWERS);
    if o.convert_ctlz {
        let legality = Legality::Dynamic(|b, op, _| !is_wide(b, op, 0));
        target = target.op(math::CountLeadingZeros::DEF, legality);
        patterns = patterns.add(CTLZ);
    }
    define_all(pass.body, pass.op, least_exponent, o.convert_ctlz);
    let converter = TypeConverter::new(pass.body.ctx()).with_options(LeastExponent(least_exponent));
    Conversion::partial(target, patterns, converter).run(pass.body, pass.op, pass.threads)
}

static POWERS: &[Pattern] = patterns![plain: "fpowi": math::FPowI => call, "ipowi": math::IPowI => call];
static CTLZ: &[Pattern] = patterns![plain: "ctlz": math::CountLeadingZeros => call];

/// Minimum width of the exponents for which float powers are converted.
struct LeastExponent(u32);

fn has_narrow_exponent(b: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    converter.options().is_some_and(|&LeastExponent(least)| !is_wide(b, op, least))
}

/// Whether the last operand is an integer, or a vector of integers, of at least `least` bits; `index` is not.
fn is_wide(b: &Body, op: Op, least: u32) -> bool {
    let ty = b.ty(b.operand(op, b.n_operands(op) - 1)).element_or_self(b.ctx());
    ty.signless_width(b.ctx()).is_some_and(|width| width >= least)
}

/// Defines the functions for a module's operations, in order, including those that the conversion folds.
fn define_all(body: &mut Body, module: Op, least_exponent: u32, convert_ctlz: bool) {
    let loc = body.loc(module);
    let Some(mut nested) = body.take_nested(module) else { return };
    let mut needed: Vec<(String, Type)> = Vec::new();
    collect(&mut nested, least_exponent, convert_ctlz, &mut needed);
    let block = nested.root_block();
    if let Some(block) = block {
        let mut symbols = FxHashMap::default();
        for op in nested.ops(block) {
            if let Some(name) = nested.attr(op, "sym_name").and_then(|name| name.as_str(nested.ctx())) {
                symbols.insert(name, op);
            }
        }
        let (mut counter, mut shared) = (0, Shared::default());
        for (name, ty) in needed {
            let name = nested.ctx().intern(&name);
            let builder = Builder::new(&mut nested);
            let (symbols, counter, shared) = (&mut symbols, &mut counter, &mut shared);
            let mut edit = ModuleEdit { builder, block, loc, place: None, symbols, counter, shared };
            define_as(&mut edit, name, ty);
        }
    }
    body.put_nested(module, nested);
}

/// Collects the functions for a body's operations; nested modules define their own.
fn collect(body: &mut Body, least_exponent: u32, convert_ctlz: bool, needed: &mut Vec<(String, Type)>) {
    let mut found: Vec<Op> = Vec::new();
    body.walk(|op| {
        let wanted = body.is::<math::IPowI>(op) && is_wide(body, op, 0)
            || body.is::<math::FPowI>(op) && is_wide(body, op, least_exponent)
            || convert_ctlz && body.is::<math::CountLeadingZeros>(op) && is_wide(body, op, 0);
        if wanted || body.is_nested(op) {
            found.push(op);
        }
    });
    for op in found {
        if body.is::<Module>(op) {
            define_all(body, op, least_exponent, convert_ctlz);
        } else if let Some(mut nested) = body.take_nested(op) {
            collect(&mut nested, least_exponent, convert_ctlz, needed);
            body.put_nested(op, nested);
        } else {
            needed.extend(function_of(body, op));
        }
    }
}

/// Name and type of the function for an operation on scalars, or on the elements of vectors.
fn function_of(body: &Body, op: Op) -> Option<(String, Type)> {
    let ctx = body.ctx();
    let of_elements = |operand| {
        let ty = body.ty(body.operand(op, operand));
        let is_scalable = ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.any_scalable());
        let elem = ty.element_or_self(ctx);
        (!is_scalable && (elem == ty || ty.is::<VectorType>(ctx))).then_some(elem)
    };
    let ty = of_elements(0)?;
    let power = if body.is::<math::FPowI>(op) {
        Power::Float(ty, of_elements(1)?)
    } else if body.is::<math::IPowI>(op) {
        Power::Int(ty)
    } else {
        let name = format!("__mlir_math_ctlz_{}", terrace_ir::asm::type_to_string(ctx, ty));
        return Some((name, FunctionType::get(ctx, &[ty], &[ty])));
    };
    power.is_feasible(ctx).then(|| (power.name(ctx), power.ty(ctx, Level::Func)))
}

/// Calls the function, which the module already has.
fn call(op: impl OpKind, rw: &mut Lowering) -> Rewrite<Value> {
    let (op, ctx) = (op.op(), rw.context());
    let result = rw.ty(rw.result(op, 0));
    let (name, _) = function_of(rw.body_ref(), op).ok_or("the type has no function")?;
    if result.is::<VectorType>(ctx) {
        return by_elements(rw, op);
    }
    let operands = rw.operands(op).to_vec();
    let call = func::Call::build(rw, &[result], ctx.intern(&name), &operands);
    Ok(rw.result(call.0, 0))
}

/// Defines a function at the end of the module if the name is free.
fn define_as(edit: &mut ModuleEdit<'_>, name: Str, ty: Type) {
    if edit.symbols.contains_key(&name) {
        return;
    }
    let ctx = edit.builder.ctx().clone();
    let inputs = ty.as_::<FunctionType>(&ctx).map_or(&[][..], |function| function.inputs);
    let body = match *inputs {
        [base, power] if base.is_float(&ctx) => Power::Float(base, power).body(&ctx, Level::Func, edit.loc),
        [base, _] => Power::Int(base).body(&ctx, Level::Func, edit.loc),
        [ty] => ctlz_body(&ctx, ty, edit.loc),
        _ => None,
    };
    let Some(body) = body else { return };
    edit.builder.set_loc(edit.loc);
    edit.builder.set_end(edit.block);
    let function = func::Func::declare(&mut edit.builder, name, ty);
    let linkage = Linkage::encode(&ctx, Linkage::LinkonceOdr);
    edit.builder.set_attr(function.op(), "llvm.linkage", Some(linkage));
    edit.builder.put_nested(function.op(), Box::new(body));
    edit.symbols.insert(name, function.op());
}

/// Shifts left until the sign bit is set, and counts the steps.
fn ctlz_body(ctx: &Context, ty: Type, loc: Loc) -> Option<Body> {
    let width = i64::from(ty.signless_width(ctx)?);
    let mut body = Body::new(ctx, 1);
    let region = body.root_regions().next()?;
    let entry = body.append_block(region, &[ty]);
    let x = *body.args(entry).first()?;
    let b = &mut Builder::at_end(&mut body, entry, loc);
    let int = |b: &mut Builder, value: i64| {
        let value = IntegerAttr::of_i64(b.ctx(), ty, value);
        arith::Constant::new(b, value)
    };
    let all = int(b, width);
    let zero = int(b, 0);
    let is_zero = arith::CmpI::new(b, CmpIPredicate::Eq, x, zero);
    let choice = scf::If::build(b, &[ty], is_zero);
    let (yes, no) = (b.add_block(choice.0, 0, &[]), b.add_block(choice.0, 1, &[]));
    let result = b.result(choice.0, 0);
    func::Return::build(b, &[result]);

    b.set_end(yes);
    scf::Yield::build(b, &[all]);

    b.set_end(no);
    let first = arith::Constant::index(b, 1);
    let one = int(b, 1);
    let end = arith::Constant::index(b, width);
    let none = int(b, 0);
    let counting = scf::For::build(b, &[ty, ty], first, end, first, &[x, none]);
    let count = b.result(counting.0, 1);
    scf::Yield::build(b, &[count]);

    let inner = b.add_block(counting.0, 0, &[Type::INDEX, ty, ty]);
    let &[_, shifted, count] = b.args(inner) else { return None };
    b.set_end(inner);
    let is_done = arith::CmpI::new(b, CmpIPredicate::Slt, shifted, zero);
    let choice = scf::If::build(b, &[ty, ty], is_done);
    let (yes, no) = (b.add_block(choice.0, 0, &[]), b.add_block(choice.0, 1, &[]));
    let results = [b.result(choice.0, 0), b.result(choice.0, 1)];
    scf::Yield::build(b, &results);

    b.set_end(yes);
    scf::Yield::build(b, &[shifted, count]);
    b.set_end(no);
    let more = arith::AddI::new(b, count, one);
    let left = arith::ShLI::new(b, shifted, one);
    scf::Yield::build(b, &[left, more]);
    Some(body)
}
