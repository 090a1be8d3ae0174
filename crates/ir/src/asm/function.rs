//! Function-like operations (`FunctionOpInterface`): parsing and verification.
//!
//! [`parse_function_op`], [`verify_function_shape`], [`verify_function_op`], [`is_declaration`] and [`function_results`] are the hooks of rows
//! with the attributes `sym_name`, `sym_visibility`, `function_type`, `arg_attrs` and `res_attrs`; the functions below them
//! are the parts, for others.

use crate::asm::{Argument, OpParser, Unresolved, quoted_type};
use crate::attrs::{ArrayAttr, Attr, DictionaryAttr, StringAttr, TypeAttr};
use crate::body::{Body, Op, OpRef};
use crate::decl::{OpShape, Trait};
use crate::symbols::symbol_name;
use crate::types::FunctionType;
use crate::{Result, Str, Type};
use terrace_support::small_vec::SmallVec;

/// Parses `[visibility] @name(args) [-> results] [attributes {...}] [{ ... }]`.
pub fn parse_function_op(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    if let Some(visibility) = parse_visibility(p) {
        p.set_attr("sym_visibility", StringAttr::get(ctx, visibility, None));
    }
    let name = p.symbol_name()?;
    let signature = parse_signature(p, false)?;
    p.set_attr("sym_name", StringAttr::get(ctx, name, None));
    let inputs: SmallVec<[Type; 4]> = signature.args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let ty = FunctionType::get(ctx, &inputs, &signature.results);
    p.set_attr("function_type", TypeAttr::get(ctx, ty));
    if let Some(attrs) = dict_array(ctx, signature.args.iter().map(|arg| arg.attrs)) {
        p.set_attr("arg_attrs", attrs);
    }
    if let Some(attrs) = dict_array(ctx, signature.result_attrs.iter().copied()) {
        p.set_attr("res_attrs", attrs);
    }
    parse_function_attributes(p, &["sym_visibility", "sym_name", "function_type"])?;
    parse_function_body(p, &signature.args)
}

fn as_function(ctx: &crate::Context, ty: Option<Attr>) -> Option<FunctionType<'_>> {
    ty?.as_type(ctx)?.as_::<FunctionType>(ctx)
}

/// The type of a function.
pub fn function_type(b: &Body, op: Op) -> Option<FunctionType<'_>> {
    as_function(b.ctx(), b.attr(op, "function_type"))
}

/// Whether a function has no blocks.
pub fn is_declaration(b: &Body, op: Op) -> bool {
    b.region_body(op).entry_block(b.region(op, 0)).is_none()
}

/// The types of the results of a function.
pub fn function_results(b: &Body, op: Op) -> SmallVec<[Type; 4]> {
    function_type(b, op).map_or(SmallVec::new(), |ty| SmallVec::from_slice(ty.results))
}

/// Verifies that argument and result attributes match the function type.
pub fn verify_function_shape(op: OpShape<'_>) -> Result {
    let Some(ty) = as_function(op.ctx(), op.attr("function_type")) else { return Ok(()) };
    let (arg_attrs, res_attrs) = (op.attr("arg_attrs"), op.attr("res_attrs"));
    verify_function_attrs(op, ty.inputs.len(), ty.results.len(), arg_attrs, res_attrs)
}

/// Verifies that the entry block matches the function type.
pub fn verify_function_op(op: OpRef<'_>) -> Result {
    match function_type(op.body(), op.op) {
        Some(ty) => verify_function(op, ty.inputs),
        None => Ok(()),
    }
}

/// Verifies that the operands of the end of a function match its results. For messages: what a function does with them, such
/// as `returns`, and the word for an operand, such as `return`.
pub fn verify_function_end(op: OpRef<'_>, verb: &str, noun: &str) -> Result {
    let ctx = op.ctx();
    // `HasParent` reports an end outside of a function.
    let Some(parent) = op.parent().filter(|parent| parent.def().has(Trait::FunctionOpInterface)) else {
        return Ok(());
    };
    let Some(ty) = function_type(parent.body(), parent.op) else { return Ok(()) };
    let name = || symbol_name(parent.body(), parent.op).map_or_else(Default::default, |name| ctx.str(name));
    let operands = op.operands();
    if operands.len() != ty.results.len() {
        return op.fail(format_args!(
            "has {} operands, but enclosing function (@{}) {verb} {}",
            operands.len(),
            name(),
            ty.results.len()
        ));
    }
    for (i, (operand, &want)) in operands.iter().zip(ty.results).enumerate() {
        let have = op.ty(operand);
        if have != want {
            let message = format!(
                "type of {noun} operand {i} ({}) doesn't match function result type ({}) in function @{}",
                quoted_type(ctx, have),
                quoted_type(ctx, want),
                name()
            );
            return Err(op.error(message).emit());
        }
    }
    Ok(())
}

/// The signature of a function in the text.
#[derive(Default)]
pub struct Signature {
    /// The arguments; without names in a declaration.
    pub args: SmallVec<[Argument; 4]>,
    /// Whether the list ends with `...`.
    pub variadic: bool,
    /// The result types.
    pub results: SmallVec<[Type; 4]>,
    /// The result attributes: one dictionary, or none, for each result.
    pub result_attrs: SmallVec<[Option<Attr>; 4]>,
}

impl Signature {
    /// Whether the arguments have names.
    pub fn is_named(&self) -> bool {
        self.args.first().is_some_and(|arg| arg.name.is_named())
    }
}

/// Parses optional `public`, `private` or `nested`.
pub fn parse_visibility(p: &mut OpParser<'_, '_>) -> Option<Str> {
    let word = ["private", "public", "nested"].into_iter().find(|word| p.eat_keyword(word))?;
    Some(p.ctx.intern(word))
}

/// Parses `(%a: t {attrs}, ...)` or `(t {attrs}, ...)`, and optional `-> ...`.
pub fn parse_signature<'p>(p: &mut OpParser<'_, 'p>, allow_variadic: bool) -> Result<Signature> {
    let mut signature = Signature::default();
    p.expect(b'(', "expected '('")?;
    if !p.eat(b')') {
        loop {
            parse_argument(p, &mut signature, allow_variadic)?;
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    if p.eat_str("->") {
        parse_results(p, &mut signature)?;
    }
    Ok(signature)
}

fn parse_argument<'p>(p: &mut OpParser<'_, 'p>, signature: &mut Signature, allow_variadic: bool) -> Result {
    let offset = p.offset();
    if signature.variadic {
        return Err(p.custom_error(offset, "variadic arguments must be in the end of the argument list"));
    }
    if allow_variadic && p.eat_str("...") {
        signature.variadic = true;
        return Ok(());
    }
    let has_name = p.at(b'%');
    let is_mixed = has_name != signature.is_named() && !signature.args.is_empty();
    let arg = if has_name {
        let arg = p.argument(true, true)?;
        if is_mixed {
            return Err(p.custom_error(offset, "expected type instead of SSA identifier"));
        }
        arg
    } else {
        if is_mixed {
            return Err(p.custom_error(offset, "expected SSA identifier"));
        }
        let ty = p.parse_type()?;
        let attrs = parse_optional_dict(p)?;
        let loc = p.parse_optional_trailing_loc()?;
        Argument { name: Unresolved::unnamed(offset), ty: Some(ty), attrs, loc }
    };
    signature.args.push(arg);
    Ok(())
}

fn parse_results(p: &mut OpParser<'_, '_>, signature: &mut Signature) -> Result {
    if !p.at(b'(') {
        signature.results.push(p.parse_type()?);
        signature.result_attrs.push(None);
        return Ok(());
    }
    p.eat(b'(');
    if p.eat(b')') {
        return Ok(());
    }
    loop {
        signature.results.push(p.parse_type()?);
        let attrs = parse_optional_dict(p)?;
        signature.result_attrs.push(attrs);
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b')', "expected ')'")
}

fn parse_optional_dict(p: &mut OpParser<'_, '_>) -> Result<Option<Attr>> {
    if p.at(b'{') { p.parse_dict_attr().map(Some) } else { Ok(None) }
}

/// The array of dictionaries for `arg_attrs` or `res_attrs`; `None` when all are empty.
pub fn dict_array(
    ctx: &crate::Context,
    dicts: impl ExactSizeIterator<Item = Option<Attr>> + Clone,
) -> Option<Attr> {
    let filled = |dict: Option<Attr>| dict.is_some_and(|dict| dict != Attr::EMPTY_DICT);
    if !dicts.clone().any(filled) {
        return None;
    }
    let dicts: SmallVec<[Attr; 8]> = dicts.map(|dict| dict.unwrap_or(Attr::EMPTY_DICT)).collect();
    Some(ArrayAttr::get(ctx, &dicts))
}

/// Parses optional `attributes {...}` and adds the attributes to the operation; those in `inferred` are errors.
pub fn parse_function_attributes(p: &mut OpParser<'_, '_>, inferred: &[&str]) -> Result {
    let offset = p.offset();
    let attrs = p.form_attrs(true)?;
    let ctx = p.ctx;
    for name in inferred {
        if attrs.iter().any(|&(key, _)| ctx.bytes(key) == name.as_bytes()) {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(p.custom_error(offset, message));
        }
    }
    p.add_form_attrs(&attrs, &[]);
    Ok(())
}

/// Parses the optional body of a function; a declaration gets an empty region.
pub fn parse_function_body<'p>(p: &mut OpParser<'_, 'p>, args: &[Argument]) -> Result {
    let offset = p.offset();
    if !p.at(b'{') {
        p.add_empty_region();
        return Ok(());
    }
    if p.defer_body(args) {
        return Ok(());
    }
    let region = p.region(args)?;
    if p.region_body().entry_block(region).is_none() {
        return Err(p.custom_error(offset, "expected non-empty function body"));
    }
    Ok(())
}

/// Verifies the attributes of a function's arguments and results.
pub fn verify_function_attrs(
    op: OpShape<'_>,
    n_inputs: usize,
    n_results: usize,
    arg_attrs: Option<Attr>,
    res_attrs: Option<Attr>,
) -> Result {
    if let Some(attrs) = arg_attrs {
        verify_attrs(op, attrs, n_inputs, true)?;
    }
    if let Some(attrs) = res_attrs {
        verify_attrs(op, attrs, n_results, false)?;
    }
    Ok(())
}

/// Verifies that the arguments of a function's entry block are its inputs, and lets dialects verify the attributes of its
/// arguments.
pub fn verify_function(op: OpRef<'_>, inputs: &[Type]) -> Result {
    let b = op.body();
    if b.attr(op.op, "arg_attrs").is_some() {
        let dialects = op.ctx().dialects();
        let mut hooks = dialects.iter().filter_map(|dialect| dialect.hooks.verify_function_args);
        hooks.try_for_each(|verify| verify(op))?;
    }
    if b.n_regions(op.op) != 1 {
        return op.fail("expects one region");
    }
    let body = b.region_body(op.op);
    let Some(entry) = body.entry_block(b.region(op.op, 0)) else { return Ok(()) };
    let args = body.args(entry);
    if args.len() != inputs.len() {
        return op.fail(format_args!(
            "entry block must have {} arguments to match function signature",
            inputs.len()
        ));
    }
    for (i, (&arg, &want)) in args.iter().zip(inputs).enumerate() {
        let have = body.ty(arg);
        if have != want {
            let ctx = op.ctx();
            return op.fail(format_args!(
                "type of entry block argument #{i}({}) must match the type of the corresponding argument in function signature({})",
                quoted_type(ctx, have),
                quoted_type(ctx, want)
            ));
        }
    }
    Ok(())
}

fn verify_attrs(op: OpShape<'_>, attrs: Attr, n: usize, of_args: bool) -> Result {
    let ctx = op.ctx();
    // The constraint of the attribute checks that it is an array of dictionaries.
    let Some(dicts) = attrs.as_array(ctx) else { return Ok(()) };
    let what = if of_args { "argument" } else { "result" };
    if dicts.len() != n {
        return op.fail(format_args!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, got {}, but expected {n}",
            dicts.len()
        ));
    }
    for (i, dict) in dicts.iter().enumerate() {
        let Some(dict) = dict.as_::<DictionaryAttr>(ctx) else { continue };
        for (name, attr) in dict.entries.iter() {
            let name = ctx.str(name);
            let Some((dialect, _)) = name.split_once('.') else {
                return op.fail(format_args!("{what}s may only have dialect attributes"));
            };
            let Some(dialect) = ctx.dialect(dialect) else { continue };
            if of_args {
                if let Some(verify) = dialect.hooks.verify_arg_attr {
                    verify(op, 0, i, &name, attr)?;
                }
            } else if let Some(verify) = dialect.hooks.verify_result_attr {
                verify(op, i, &name, attr)?;
            }
        }
    }
    Ok(())
}
