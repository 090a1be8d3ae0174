//! Parser and printer of functions.

use crate::gpu::{Func, KERNEL, WORKGROUP_ATTRIBUTIONS};
use crate::prelude::*;
use terrace_base::function::{dict_array, parse_function_attributes, parse_signature};
use terrace_ir::asm::Argument;

type Arguments = SmallVec<[Argument; 4]>;

/// `[keyword(%a : type, ...)]`: memory that is a further argument of a body.
pub(super) fn parse_attributions(
    p: &mut OpParser<'_, '_>,
    keyword: &str,
    with_attrs: bool,
    args: &mut Arguments,
) -> Result {
    if p.eat_keyword(keyword) {
        args.extend(p.argument_list(Delimiter::Paren, true, with_attrs)?);
    }
    Ok(())
}

/// `@name(%a: type {...}, ...) [-> results] [workgroup(...)] [private(...)] [kernel] [attributes {...}] { ... }`
pub fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let name = p.symbol_name()?;
    p.set_attr("sym_name", StringAttr::get(ctx, name, None));
    let at = p.offset();
    let signature = parse_signature(p, false)?;
    if !signature.args.is_empty() && !signature.is_named() {
        return Err(p.custom_error(at, "gpu.func requires named arguments"));
    }
    let mut args = signature.args;
    let inputs: SmallVec<[Type; 4]> = args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let ty = FunctionType::get(ctx, &inputs, &signature.results);
    p.set_attr("function_type", TypeAttr::get(ctx, ty));
    let set_attrs = |p: &mut OpParser<'_, '_>, name, args: &[Argument]| {
        if let Some(attrs) = dict_array(ctx, args.iter().map(|arg| arg.attrs)) {
            p.set_attr(name, attrs);
        }
    };
    set_attrs(p, "arg_attrs", &args);
    if let Some(attrs) = dict_array(ctx, signature.result_attrs.iter().copied()) {
        p.set_attr("res_attrs", attrs);
    }
    parse_attributions(p, "workgroup", true, &mut args)?;
    let n_workgroup = args.len() - inputs.len();
    p.set_attr(WORKGROUP_ATTRIBUTIONS, IntegerAttr::of_u64(ctx, Type::I64, n_workgroup as u64));
    let (_, workgroup) = args.split_at(inputs.len());
    set_attrs(p, "workgroup_attrib_attrs", workgroup);
    let n_args = args.len();
    parse_attributions(p, "private", true, &mut args)?;
    let (_, private) = args.split_at(n_args);
    set_attrs(p, "private_attrib_attrs", private);
    if p.eat_keyword("kernel") {
        p.set_attr(KERNEL, Attr::UNIT);
    }
    parse_function_attributes(p, &[])?;
    if p.at(b'{') && p.defer_body(&args) {
        return Ok(());
    }
    p.region(&args)?;
    Ok(())
}

/// Prints what [`parse`] parses.
pub fn print(p: &mut OpPrinter<'_>, op: Func) {
    let (b, ctx) = (p.body(), p.ctx());
    p.byte(b' ');
    if let Some(name) = terrace_ir::symbols::symbol_name(b, op.0) {
        p.symbol_name(name);
    }
    let ty = op.function_type(b).and_then(|ty| ty.as_::<FunctionType>(ctx));
    let (inputs, results) = ty.map_or((&[][..], &[][..]), |ty| (ty.inputs, ty.results));
    p.function_signature(op.0, inputs, op.arg_attrs(b), false, results, op.res_attrs(b));
    let (workgroup, private) = op.attributions(b);
    print_attributions(p, op, " workgroup(", workgroup, op.workgroup_attrib_attrs(b));
    print_attributions(p, op, " private(", private, op.private_attrib_attrs(b));
    if op.is_kernel(b) {
        p.text(" kernel");
    }
    p.optional_attr_dict_with_keyword(
        op.0,
        &[
            "sym_name",
            WORKGROUP_ATTRIBUTIONS,
            KERNEL,
            "function_type",
            "arg_attrs",
            "res_attrs",
            "workgroup_attrib_attrs",
            "private_attrib_attrs",
        ],
    );
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint::NO_ARGS);
}

/// Prints arguments of the body from number `args.start` to `args.end`, with their attributes.
fn print_attributions(
    p: &mut OpPrinter<'_>,
    op: Func,
    open: &str,
    args: core::ops::Range<usize>,
    attrs: Option<Attr>,
) {
    if args.is_empty() {
        return;
    }
    let attrs = attrs.and_then(|attrs| attrs.as_array(p.ctx())).unwrap_or(&[]);
    p.text(open);
    p.list(args.enumerate(), |p, (i, arg)| {
        let Some(ty) = p.entry_argument_name(op.0, 0, arg) else { return };
        p.text(" : ");
        p.ty(ty);
        if let Some(&attrs) = attrs.get(i) {
            p.optional_dict(attrs);
        }
    });
    p.byte(b')');
}
