//! A translation of the tool's own: declarations in C of all functions of angles.

use terrace::dialects::func::Func;
use terrace::prelude::*;
use terrace::registry::TranslationDef;

use crate::dialect::AngleType;

/// `--angle-to-c`
pub static TO_C: TranslationDef =
    TranslationDef { name: "angle-to-c", doc: "Print declarations of functions in C", translate };

fn translate(root: &Root, out: &mut Vec<u8>) -> Result {
    let Some(module) = root.op() else { return Ok(()) };
    let mut result = Ok(());
    root.scope().at(module).walk(&mut |op| {
        if let Some(function) = op.as_::<Func>()
            && let Err(reported) = declare(op, function, out)
        {
            result = Err(reported);
        }
    });
    result
}

fn declare(op: OpRef, function: Func, out: &mut Vec<u8>) -> Result {
    let Some(signature) = function.signature(op.ctx(), op.body()) else { return Ok(()) };
    let c_type = |&ty: &Type| match ty {
        Type::I64 => Ok("int64_t"),
        ty if ty.is::<AngleType>(op.ctx()) => Ok("int64_t"),
        _ => op.fail("has a type that C lacks"),
    };
    let result = match signature.results {
        [] => "void",
        [ty] => c_type(ty)?,
        _ => return op.fail("has several results"),
    };
    let arguments = signature.inputs.iter().map(c_type).collect::<Result<Vec<_>>>()?;
    let arguments = if arguments.is_empty() { "void".to_owned() } else { arguments.join(", ") };
    let name = Symbol { body: op.body(), op: op.op }.name();
    out.extend_from_slice(format!("{result} {name}({arguments});\n").as_bytes());
    Ok(())
}
