//! Parsers and printers of `tosa`.

use super::attrs::{BlockSize, NanPropagationMode, ResizeMode, RoundingMode};
use super::{CondIf, Extents, WhileLoop};
use crate::prelude::*;
use terrace_ir::asm::Argument;
use terrace_ir::decl::EnumDef;
use terrace_ir::decl::constraint::FUNCTION_CLASS;
use terrace_memory::scf::{assignments, print_assignments, print_before_and_after};

/// The enums whose keywords stand for attributes, with the names of these attributes.
const KEYWORDS: [(&str, &EnumDef); 4] = [
    ("rounding_mode", RoundingMode::ENUM),
    ("mode", ResizeMode::ENUM),
    ("nan_mode", NanPropagationMode::ENUM),
    ("block_size", BlockSize::ENUM),
];

type Attrs = SmallVec<[(Str, Attr); 8]>;

/// `name = keyword` of an enum, or `name = attribute`.
fn parse_entry(p: &mut AsmParser<'_>, attrs: &mut Attrs) -> Result {
    // Upstream fails without a message.
    let Some(name) = p.optional_any_keyword() else { return Err(p.error("expected attribute name")) };
    p.expect(b'=', "expected '='")?;
    let ctx = p.ctx;
    if let Some((_, def)) = KEYWORDS.iter().find(|(known, _)| *known == name)
        && let Some(keyword) = p.optional_any_keyword()
    {
        let Some(value) = def.value_of(keyword) else {
            return Err(p.custom_error(p.offset(), format!("invalid {name} value: {keyword}")));
        };
        attrs.push((ctx.intern(name), def.attr(ctx, value)));
        return Ok(());
    }
    let value = p.parse_attr(None)?;
    attrs.push((ctx.intern(name), value));
    Ok(())
}

/// The inherent attributes as MLIR 24 writes them: `axis(1) nan_mode<IGNORE>`.
fn keyword_attrs(def: &OpDef) -> impl Iterator<Item = KeywordAttr> + use<> {
    def.attrs.iter().enumerate().map(|(slot, field)| match field.syntax {
        AttrSyntax::Enum(_) => KeywordAttr::bare(field.name, slot),
        _ => KeywordAttr::in_parentheses(field.name, slot),
    })
}

/// `values(dense<0> : tensor<4xi8>) {...} : () -> tensor<4xi8>`, the form since MLIR 24; before, there is only the generic one.
pub(super) fn parse_const(p: &mut OpParser<'_, '_>) -> Result {
    p.optional_keyword_attrs(keyword_attrs(p.def()))?;
    p.optional_attr_dict()?;
    let (_, results) = colon_function_type(p)?;
    p.state.results.extend_from_slice(results);
    Ok(())
}

/// `%a, %b {name = value, ...} : function-type`, where the values of enums are keywords.
pub(super) fn parse_with_keywords(p: &mut OpParser<'_, '_>) -> Result {
    let mut names: SmallVec<[Unresolved; 4]> = SmallVec::new();
    loop {
        names.push(p.operand()?);
        if !p.eat(b',') {
            break;
        }
    }
    p.optional_keyword_attrs(keyword_attrs(p.def()))?;
    let mut attrs = Attrs::new();
    if p.eat(b'{') && !p.eat(b'}') {
        loop {
            parse_entry(p, &mut attrs)?;
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b'}', "expected '}'")?;
    }
    let (inputs, results) = colon_function_type(p)?;
    let offset = p.offset();
    p.add_operands(&names, inputs, offset)?;
    p.state.results.extend_from_slice(results);
    p.add_form_attrs(&attrs, &[]);
    Ok(())
}

/// Parses `:` and a function type; another type is reported at the colon.
fn colon_function_type<'p>(p: &mut OpParser<'_, 'p>) -> Result<(&'p [Type], &'p [Type])> {
    let colon = p.offset();
    p.expect(b':', "expected ':'")?;
    function_type(p, Some(colon))
}

/// Parses a function type; another type is reported at it, or at the offset.
fn function_type<'p>(p: &mut OpParser<'_, 'p>, report_at: Option<u32>) -> Result<(&'p [Type], &'p [Type])> {
    let (offset, ctx) = (report_at.unwrap_or(p.offset()), p.ctx);
    let ty = p.parse_type()?;
    p.check_class(ty, &FUNCTION_CLASS, offset)?;
    Ok(ty.as_::<FunctionType>(ctx).map_or((&[], &[]), |function| (function.inputs, function.results)))
}

/// Prints what [`parse_with_keywords`] parses. The default of `nan_mode` is not printed.
pub(super) fn print_with_keywords(p: &mut OpPrinter<'_>, op: Op) {
    let (body, ctx) = (p.body(), p.ctx());
    p.text(" ");
    p.operands(body.operands(op));
    if p.is_strict() {
        p.keyword_attrs(op, keyword_attrs(body.def(op)));
        p.text(" : ");
        return p.functional_type(op);
    }
    let propagate = NanPropagationMode::encode(ctx, NanPropagationMode::Propagate);
    let mut attrs = terrace_ir::asm::attributes_of(body, op);
    attrs.retain(|&mut (name, value)| name != b"nan_mode" || value != propagate);
    if !attrs.is_empty() {
        p.text(" {");
        p.list(attrs.iter(), |p, &(name, value)| {
            p.bytes(name);
            p.text(" = ");
            let keyword = KEYWORDS.iter().find_map(|(_, def)| Some((def, def.value(ctx, value)?)));
            match keyword {
                Some((def, value)) => p.enum_value(def, value),
                None => p.attr(value),
            }
        });
        p.byte(b'}');
    }
    p.text(" : ");
    p.functional_type(op);
}

type Names = SmallVec<[Unresolved; 4]>;

/// Adds operands of the types that a function type, which ends at `offset`, gives them.
fn add_inputs(p: &mut OpParser<'_, '_>, names: &Names, types: &[Type], offset: u32) -> Result {
    if names.len() != types.len() {
        let message = format!(
            "expected as many input types as operands (expected {} got {})",
            names.len(),
            types.len()
        );
        return Err(p.custom_error(offset, message));
    }
    names.iter().zip(types).try_for_each(|(name, &ty)| p.add_operand(name, ty))
}

/// `%c [(%a = %x)] : type [function-type | -> types] { ... } else { ... } {attributes}`
///
/// The names of the arguments are those that both regions declare, and not used.
pub(super) fn parse_cond_if(p: &mut OpParser<'_, '_>) -> Result {
    let condition = p.operand()?;
    let (mut args, mut inputs) = (SmallVec::<[Argument; 4]>::new(), Names::new());
    let has_inputs = p.at(b'(');
    if has_inputs {
        assignments(p, &mut args, &mut inputs)?;
    }
    let missing = |p: &OpParser<'_, '_>| p.custom_error(p.offset(), "expected type for condition operand");
    p.expect(b':', "expected ':'").map_err(|_| missing(p))?;
    let ty = p.parse_type().map_err(|_| missing(p))?;
    p.add_operand(&condition, ty)?;
    if has_inputs {
        let Ok((types, results)) = function_type(p, None) else {
            return Err(p.custom_error(
                p.offset(),
                "expected list of types for block arguments followed by arrow type and list of return types",
            ));
        };
        p.state.results.extend_from_slice(results);
        let offset = p.offset();
        add_inputs(p, &inputs, types, offset)?;
    } else {
        p.optional_result_types()?;
    }
    p.region(&[])?;
    if p.eat_keyword("else") {
        p.region(&[])?;
    } else {
        p.add_empty_region();
    }
    p.form_attr_dict(false, &[])
}

pub(super) fn print_cond_if(p: &mut OpPrinter<'_>, op: CondIf) {
    let b = p.body();
    let inputs = op.input_list(b);
    p.text(" ");
    p.operand(op.condition(b));
    if !inputs.is_empty() {
        p.text(" (");
        print_assignments(p, b.entry_args(op.then_graph(b)), inputs);
        p.text(")");
    }
    p.text(" : ");
    p.ty(b.ty(op.condition(b)));
    if !inputs.is_empty() {
        p.text(" (");
        p.value_types(inputs);
        p.text(")");
    }
    p.arrow_type_list(op.output_list(b));
    p.text(" ");
    p.region(op.0, 0, RegionPrint::ALL);
    if b.entry_block(op.else_graph(b)).is_some() {
        p.text(" else ");
        p.region(op.0, 1, RegionPrint::ALL);
    }
    p.discardable_attr_dict(op.0);
}

/// `[(%a = %x)] : function-type { ... } do { ... } [attributes {...}]`
pub(super) fn parse_while_loop(p: &mut OpParser<'_, '_>) -> Result {
    let (mut args, mut inputs) = (SmallVec::<[Argument; 4]>::new(), Names::new());
    if p.at(b'(') {
        assignments(p, &mut args, &mut inputs)?;
    }
    let offset = p.offset();
    let (types, results) = colon_function_type(p)?;
    p.state.results.extend_from_slice(results);
    add_inputs(p, &inputs, types, offset)?;
    for (arg, &ty) in args.iter_mut().zip(types) {
        arg.ty = Some(ty);
    }
    p.region(&args)?;
    p.expect_keyword("do", "")?;
    p.region(&[])?;
    p.form_attr_dict(true, &[])
}

pub(super) fn print_while_loop(p: &mut OpPrinter<'_>, op: WhileLoop) {
    let inputs = op.input_list(p.body());
    print_before_and_after(p, op.0, inputs);
}

/// `= value` or `: type`
pub(super) fn parse_variable(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[shape_arg, type_arg, value_arg] = args else { return Ok(()) };
    let ctx = p.ctx;
    let ty = if p.eat(b'=') {
        let value = p.parse_attr(None).map_err(|_| p.custom_error(p.offset(), "expected attribute"))?;
        p.set_arg_attr(value_arg, value);
        value.ty(ctx)
    } else {
        p.parse_colon_type().map_err(|_| p.custom_error(p.offset(), "expected type after colon")).map(Some)?
    };
    let Some(shaped) = ty.and_then(|ty| ty.as_shaped(ctx)) else {
        return Err(p.custom_error(p.offset(), "expected shaped type"));
    };
    let Some(shape) = shaped.shape else { return Err(p.custom_error(p.offset(), "expected ranked type")) };
    let extents: Vec<i64> = shape.iter().map(|&extent| if extent == DYNAMIC { -1 } else { extent }).collect();
    p.set_arg_attr(shape_arg, super::index_elements(ctx, &extents));
    p.set_arg_attr(type_arg, TypeAttr::get(ctx, shaped.elem));
    Ok(())
}

/// Prints what [`parse_variable`] parses.
pub(super) fn print_variable(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[shape_arg, type_arg, value_arg] = args else { return };
    if let Some(value) = p.arg_attr(op, value_arg) {
        p.text("= ");
        p.attr(value);
        return;
    }
    let ctx = p.ctx();
    let extents = p.arg_attr(op, shape_arg).and_then(|shape| super::extents_of(ctx, shape));
    let elem = p.arg_attr(op, type_arg).and_then(|ty| ty.as_type(ctx));
    if let (Some(extents), Some(elem)) = (extents, elem) {
        let extents: Extents =
            extents.iter().map(|&extent| if extent < 0 { DYNAMIC } else { extent }).collect();
        p.text(": ");
        p.ty(RankedTensorType::get(ctx, &extents, elem, None));
    }
}
