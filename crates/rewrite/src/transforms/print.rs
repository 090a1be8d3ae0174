//! `print-ir` and `print-op-stats`: passes that print the IR, or count its operations, on standard error.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use terrace_ir::asm::{PrintOptions, print_op};
use terrace_ir::body::OpRef;
use terrace_ir::{Body, Op, Result, Scope};

passes! {
    /// Print IR on the debug stream.
    PrintIr("PrintIRPass") = "print-ir" on(Anchor::Any) {
        /// Label
        label: String = String::new(),
    } => print_ir;

    /// Print statistics of operations.
    PrintOpStats("PrintOpStats") = "print-op-stats" on(Anchor::Any) {
        /// print the stats as JSON
        json: bool = false,
    } => print_op_stats;
}

/// Prints the operation.
fn print_ir(options: &PrintIr, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let space = if options.label.is_empty() { "" } else { " " };
    let mut text = format!("// -----// IR Dump{space}{} //----- //\n", options.label).into_bytes();
    let scope = Scope { body: pass.body, parent: pass.outer };
    let options = PrintOptions { local_scope: true, ..ctx.print.defaults() };
    print_op(scope.at(pass.op), &options, &mut text);
    text.push(b'\n');
    ctx.print_text(String::from_utf8_lossy(&text));
    pass.finish(false)
}

/// Counts the operation and those in it by name.
fn count(op: OpRef<'_>) -> BTreeMap<&'static str, u64> {
    let mut counts = BTreeMap::new();
    let mut pending: Vec<(&Body, Op)> = vec![(op.body(), op.op)];
    while let Some((body, op)) = pending.pop() {
        body.walk_from(op, &mut |inner| {
            *counts.entry(body.def(inner).name).or_default() += 1;
            let Some(nested) = body.nested_body(inner) else { return };
            let blocks = nested.root_regions().flat_map(|region| nested.blocks(region));
            pending.extend(blocks.flat_map(|block| nested.ops(block)).map(|op| (nested, op)));
        });
    }
    counts
}

/// Prints how often operations occur.
fn print_op_stats(options: &PrintOpStats, pass: &mut PassContext<'_>) -> Result {
    let scope = Scope { body: pass.body, parent: pass.outer };
    let counts = count(scope.at(pass.op));
    let mut text = String::new();
    if options.json {
        let lines: Vec<String> = counts.iter().map(|(name, n)| format!("  \"{name}\" : {n}")).collect();
        let _ = write!(text, "{{\n{}\n}}\n", lines.join(",\n"));
    } else {
        text.push_str("Operations encountered:\n-----------------------\n");
        let parts: Vec<(&str, &str, u64)> = counts
            .iter()
            .map(|(name, &n)| {
                let (dialect, name) = name.split_once('.').unwrap_or(("", name));
                (dialect, name, n)
            })
            .collect();
        let width = |part: fn(&(&str, &str, u64)) -> usize| parts.iter().map(part).max().unwrap_or(0);
        let (dialects, names) = (width(|part| part.0.len()), width(|part| part.1.len()));
        for (dialect, name, n) in parts {
            let dot = if dialect.is_empty() { ' ' } else { '.' };
            let _ = writeln!(text, "{dialect:>0$}{dot}{name:<names$} , {n}", dialects + 2);
        }
    }
    pass.ctx().print_text(text);
    pass.finish(false)
}
