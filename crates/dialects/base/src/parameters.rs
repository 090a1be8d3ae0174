//! Text of types and attributes with named parameters (upstream's `struct(params)`): `<name = value, ..>`.

use terrace_rewrite::prelude::*;

/// Parses `name = value, ..` with names in any order, each once, and the closing bracket. `parse` parses the value of the
/// parameter with this number; parameters are names and C++ types, of which the first `required` must be there.
///
/// # Errors
/// If a name is unknown, comes twice or is missing, or `parse` fails.
pub fn parse_parameters(
    p: &mut AsmParser<'_>,
    kind: &str,
    params: &[(&str, &str)],
    required: usize,
    parse: &mut dyn FnMut(&mut AsmParser<'_>, usize) -> Result,
) -> Result {
    let mut given = 0u32;
    let has_optional = required < params.len();
    while !(required == 0 && given == 0 && !p.at_word()) {
        let Some(name) = p.optional_any_keyword() else {
            let _ = p.custom_error(p.offset(), "expected valid keyword");
            return Err(p.custom_error(p.offset(), "expected a parameter name in struct"));
        };
        p.expect(b'=', "expected '='")?;
        let at = params.iter().position(|param| param.0 == name).filter(|at| given >> at & 1 == 0);
        let Some(at) = at else {
            let message = format!("duplicate or unknown struct parameter name: {name}");
            return Err(p.custom_error(p.offset(), message));
        };
        given |= 1 << at;
        parse(p, at).map_err(|_| {
            let (name, ty) = params[at];
            let message = format!("failed to parse {kind} parameter '{name}' which is to be a `{ty}`");
            p.custom_error(p.offset(), message)
        })?;
        if has_optional {
            if !p.eat(b',') {
                break;
            }
        } else if given.count_ones() as usize == params.len() {
            break;
        } else {
            p.expect(b',', "expected ','")?;
        }
    }
    if let Some((_, (name, _))) =
        params.iter().take(required).enumerate().find(|(at, _)| given >> at & 1 == 0)
    {
        return Err(p.custom_error(p.offset(), format!("struct is missing required parameter: {name}")));
    }
    p.expect(b'>', "expected '>'")
}
