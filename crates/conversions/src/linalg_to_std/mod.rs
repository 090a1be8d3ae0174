//! Lowering of structured operations on memrefs to calls of library functions (`convert-linalg-to-std`).

use crate::prelude::*;
use core::fmt::Write as _;
use std::sync::LazyLock;
use terrace_linalg::linalg;
use terrace_linalg::linalg::structured::{Kind, is_structured, kind_of};
use terrace_rewrite::convert::finish;

passes! {
    /// Convert the operations from the linalg dialect into the Standard dialect.
    ///
    /// A function is named after the operation and the types of its operands, or by the attribute `library_call` of
    /// `linalg.generic`. It takes memrefs with any strides and gets a C wrapper.
    LinalgToStd("ConvertLinalgToStandardPass") = "convert-linalg-to-std" on(Anchor::Op("builtin.module")) => linalg_to_std;
}

fn linalg_to_std(_: &LinalgToStd, pass: &mut PassContext<'_>) -> Result {
    let legal = ["affine", "arith", "func", "memref", "scf"];
    let target = legal
        .into_iter()
        .fold(ConversionTarget::new(), |target, dialect| target.dialect(dialect, Legality::Legal))
        .op(terrace_base::builtin::Module::DEF, Legality::Legal)
        // It is reported with the operation around it.
        .op(linalg::Yield::DEF, Legality::Legal);
    let converter = TypeConverter::new(pass.body.ctx());
    let conversion = Conversion::full(target, Patterns::new().add(&PATTERNS), converter);
    conversion.run(pass.body, pass.op, pass.threads)
}

static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    let pattern = |def: &&'static OpDef| Pattern {
        root: def,
        run: |rw, op| finish(call(rw, op), rw, op),
        adapt: false,
        name: "LinalgOpToLibraryCallRewrite",
        in_place: None,
    };
    linalg::DIALECT.ops.iter().filter(|def| is_structured(def)).map(pattern).collect()
});

/// Calls a function in place of an operation on memrefs.
fn call(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    let ctx = rw.context();
    let name = library_name(rw, op).ok_or("the types of its operands have no names in functions")?;
    if rw.n_results(op) != 0 {
        return Err("functions do not return tensors".into());
    }
    let operands = rw.operands(op).to_vec();
    let strided = |&operand: &Value| {
        let ty = rw.ty(operand);
        let Some(memref) = ty.as_::<MemRefType>(ctx) else { return Some(ty) };
        let strides: SmallVec<[i64; 4]> = SmallVec::from_elem(DYNAMIC, memref.shape.len());
        let layout = StridedLayoutAttr::get(ctx, DYNAMIC, &strides);
        let strided = MemRefType::get(ctx, memref.shape, memref.elem, Some(layout), memref.memory_space);
        memref::cast_compatible(ctx, ty, strided).then_some(strided)
    };
    let types: Option<SmallVec<[Type; 4]>> = operands.iter().map(strided).collect();
    let types = types.ok_or("the layout of a memref has no strides")?;
    let name = ctx.intern(&name);
    let function = FunctionType::get(ctx, &types, &[]);
    rw.request(Request::new(declare, name, function).at(rw.loc()));
    let args = operands.into_iter().zip(types);
    let args: SmallVec<[Value; 4]> = args
        .map(|(operand, ty)| match rw.ty(operand).is::<MemRefType>(ctx) {
            true => memref::Cast::new(rw, ty, operand),
            false => operand,
        })
        .collect();
    func::Call::build(rw, &[], name, &args);
    rw.erase_tree(op)
}

/// Declares a function in front of the last operation of the module, if the name is free.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let name = request.name;
    let Some(&ty) = request.types.first() else { return Ok(name) };
    if edit.symbols.contains_key(&name) {
        return Ok(name);
    }
    let point = edit.builder.insert_point();
    if let Some(last) = edit.builder.last_op(edit.block) {
        edit.builder.set_before(last);
    }
    edit.builder.set_loc(request.loc);
    let function = func::Func::declare(&mut edit.builder, name, ty);
    edit.builder.set_attr(function.op(), "llvm.emit_c_interface", Some(Attr::UNIT));
    edit.builder.set_insert_point(point);
    edit.symbols.insert(name, function.op());
    Ok(name)
}

/// The name of the function for an operation (`getLibraryCallName`).
fn library_name(b: &Body, op: Op) -> Option<String> {
    let ctx = b.ctx();
    if let Some(name) = b.as_::<linalg::Generic>(op).and_then(|generic| generic.library_call(b)) {
        return Some(ctx.str(name).into_owned());
    }
    // The payload of these decides what they compute.
    if matches!(
        kind_of(b.def(op))?,
        Kind::Generic | Kind::Map | Kind::Reduce | Kind::Transpose | Kind::Broadcast | Kind::Contract
    ) {
        return Some("op_has_no_registered_library_name".to_owned());
    }
    let mut name = b.def(op).name.replace('.', "_");
    // Upstream calls one function for all of these.
    if let Some(kind) = b.as_::<linalg::Elementwise>(op).and_then(|elementwise| elementwise.kind(b)) {
        name.push('_');
        name.push_str(kind.keyword());
    }
    for ty in b.types(b.operands(op)) {
        name.push('_');
        mangle(ctx, ty, &mut name)?;
    }
    Some(name)
}

/// Appends the name of a type.
fn mangle(ctx: &Context, ty: Type, out: &mut String) -> Option<()> {
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        out.push_str("view");
        for &extent in memref.shape {
            match extent {
                DYNAMIC => out.push_str("sx"),
                extent => write!(out, "{extent}x").ok()?,
            }
        }
        mangle(ctx, memref.elem, out)?;
        if let Some(space) = memref.memory_space {
            write!(out, "as{}", space.as_i64(ctx)?).ok()?;
        }
        return Some(());
    }
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let extents: Vec<String> = vector.shape.iter().map(i64::to_string).collect();
        out.push_str("vector");
        out.push_str(&extents.join("x"));
        return mangle(ctx, vector.elem, out);
    }
    if !(ty.is_index() || ty.signless_width(ctx).is_some() || ty.is_float(ctx)) {
        return None;
    }
    out.push_str(&terrace_ir::asm::type_to_string(ctx, ty));
    Some(())
}
