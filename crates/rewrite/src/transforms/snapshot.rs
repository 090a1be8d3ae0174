//! `snapshot-op-locations`: prints the IR to a file and makes the positions there the locations of operations.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use std::io::Write as _;
use terrace_ir::asm::{PrintOptions, print_op_with_starts};
use terrace_ir::attrs::{FileLineColRange, FusedLoc, NameLoc};
use terrace_ir::{Body, Loc, Op, Result, Scope};
use terrace_support::FxHashMap;

passes! {
    /// Generate new locations from the current IR.
    SnapshotOpLocations("LocationSnapshot") = "snapshot-op-locations" on(Anchor::Any) {
        /// The filename to print the generated IR
        filename: String = String::new(),
        /// Print pretty debug info in MLIR output
        pretty_debuginfo: bool = false,
        /// Print debug info in MLIR output
        print_debuginfo: bool = false,
        /// Print with local scope and inline information (eliding aliases for attributes, types, and locations
        print_local_scope: bool = false,
        /// Print the generic op form
        print_op_generic: bool = false,
        /// A tag to use when fusing the new locations with the original. If unset, the locations are replaced.
        tag: String = String::new(),
    } => snapshot;
}

/// Lines and columns of operations, by the address of their body.
type Places = FxHashMap<(usize, Op), (u32, u32)>;

/// Runs the pass.
fn snapshot(options: &SnapshotOpLocations, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let scope = Scope { body: pass.body, parent: pass.outer };
    let op = scope.at(pass.op);
    let printing = PrintOptions {
        debug_info: options.print_debuginfo,
        pretty_debug_info: options.pretty_debuginfo,
        generic: options.print_op_generic,
        local_scope: options.print_local_scope,
        ..ctx.print.defaults()
    };
    let mut text = Vec::new();
    let starts = print_op_with_starts(op, &printing, &mut text);
    let file = match options.filename.as_str() {
        "" => {
            let name = format!("mlir_snapshot-{}.tmp.mlir", std::process::id());
            std::env::temp_dir().join(name).to_string_lossy().into_owned()
        }
        name => name.to_owned(),
    };
    let written = match file.as_str() {
        "-" => std::io::stdout().write_all(&text),
        path => std::fs::write(path, &text),
    };
    if let Err(error) = written {
        let reason = error.to_string();
        let reason = reason.split(" (os error").next().unwrap_or("");
        let message = format!("cannot open output file '{file}': {reason}");
        return Err(op.error(message).emit());
    }
    let mut places = Places::default();
    let (mut line, mut line_start, mut at) = (1u32, 0, 0);
    for start in starts {
        for (i, _) in text[at..start.offset].iter().enumerate().filter(|(_, byte)| **byte == b'\n') {
            line += 1;
            line_start = at + i + 1;
        }
        at = start.offset;
        places.insert((start.body, start.op), (line, (at - line_start) as u32));
    }
    let file = ctx.intern(&file);
    let loc = |old: Loc, (line, col): (u32, u32)| {
        let new = FileLineColRange::get(&ctx, file, line, col, line, col);
        if options.tag.is_empty() {
            return Loc::of_attr(new);
        }
        let tagged = NameLoc::get(&ctx, ctx.intern(&options.tag), new);
        Loc::of_attr(FusedLoc::of(&ctx, &[old.attr(&ctx), tagged], None))
    };
    relocate(pass.body, vec![pass.op], &places, &loc);
    Ok(())
}

/// Sets the locations of operations, and of those inside them.
fn relocate(body: &mut Body, ops: Vec<Op>, places: &Places, loc: &dyn Fn(Loc, (u32, u32)) -> Loc) {
    let address = core::ptr::from_ref(&*body).addr();
    let mut all = Vec::new();
    ops.into_iter().for_each(|op| body.walk_from(op, &mut |op| all.push(op)));
    for op in all {
        if let Some(&place) = places.get(&(address, op)) {
            let new = loc(body.loc(op), place);
            body.set_loc(op, new);
        }
        if body.is_nested(op) {
            let nested = body.region_body_mut(op);
            let blocks = nested.root_regions().flat_map(|region| nested.blocks(region));
            let ops = blocks.flat_map(|block| nested.ops(block)).collect();
            relocate(nested, ops, places, loc);
        }
    }
}
