//! Running passes on a function.

use crate::server::{Failure, Place};
use crate::stages::{Source, named, ops_of};
use crate::virtuals::function_at;
use serde_json::{Value, json};
use terrace::Registry;
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::diag::capture;

/// The command that runs a pipeline on the function at a place: its arguments are the document, the position and the text.
pub const COMMAND: &str = "terrace.runPasses";

/// Passes that actions offer.
pub const OFFERED: &[&str] = &["canonicalize", "cse", "sccp", "loop-invariant-code-motion"];

/// All passes with their descriptions.
pub fn all(registry: &Registry) -> Vec<Value> {
    let passes = registry.pipelines().passes.iter();
    passes.map(|pass| json!({ "name": pass.name, "summary": pass.summary() })).collect()
}

/// The parameters of `workspace/applyEdit` with what a pipeline makes of the function at a place. A client that can asks
/// before it makes the change, and shows the difference.
pub fn run(registry: &Registry, at: &Place<'_>, pipeline: &str, confirms: bool) -> Result<Value, Failure> {
    let (document, view) = (at.document, at.view);
    let function = function_at(view, at.offset).ok_or_else(|| Failure::new("there is no function here"))?;
    let name = document.name();
    let source = Source { registry, tools: None, name: &name, view, function: Some(function) };
    let op = view.op(function);
    let (before, after) = (after(&source, "")?, after(&source, pipeline)?);
    if before == after {
        return Err(Failure::new(format!("'{pipeline}' changes nothing here")));
    }
    if before.n_ops != after.n_ops {
        return Err(Failure::new(format!("'{pipeline}' changes more than the function")));
    }
    let start = at.placed.start + op.start;
    let indentation = document.text.indentation(document.text.line_of(start));
    let new_text = after.text.replace('\n', &format!("\n{indentation}"));
    let range = at.range(op.start, view.op_end(&op));
    let label = format!("Run '{pipeline}'");
    let uri = document.uri.as_str();
    let edit = match confirms {
        true => json!({
            "documentChanges": [{
                "textDocument": { "uri": uri, "version": document.version },
                "edits": [{ "range": range, "newText": new_text, "annotationId": "passes" }],
            }],
            "changeAnnotations": { "passes": { "label": label, "needsConfirmation": true } },
        }),
        false => json!({ "changes": { uri: [{ "range": range, "newText": new_text }] } }),
    };
    Ok(json!({ "label": label, "edit": edit }))
}

/// A function after passes.
#[derive(PartialEq, Eq)]
struct After {
    text: String,
    /// The number of operations at the top of the module.
    n_ops: usize,
}

fn after(source: &Source<'_>, pipeline: &str) -> Result<After, Failure> {
    let ctx = source.registry.context();
    let (root, diags) = capture(|| source.after(&ctx, pipeline));
    let root = root.map_err(|_| {
        Failure::new(diags.first().map_or("the passes failed", |diag| diag.message.trim_end()))
    })?;
    let missing = || Failure::new(format!("'{pipeline}' removes the function"));
    let module = root.op().ok_or_else(missing)?;
    let name = source.function.map(|function| source.view.op(function).name);
    let mut text = Vec::new();
    root.scope().at(module).walk(&mut |op| {
        let pos = op.body().loc(op.op).pos();
        let at = pos.and_then(|pos| Some(pos - ctx.sources.resolve(pos)?.0.base));
        if text.is_empty() && at == name {
            let options = PrintOptions { local_scope: true, ..named() };
            print_op(op, &options, &mut text);
        }
    });
    if text.is_empty() {
        return Err(missing());
    }
    let n_ops = ops_of(&root.body, module).count();
    Ok(After { text: String::from_utf8_lossy(&text).trim_end().to_owned(), n_ops })
}
