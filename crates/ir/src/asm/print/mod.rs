//! Printing IR as MLIR text, byte for byte as upstream prints it.
//!
//! Reading order: `printer` (tokens), `types`, `attrs`, `dense`, `affine`, `locs` (values of the
//! context), `names` (SSA names and block numbers), `collect` and `alias` (`#map`, `#loc`), `kind`, `op`
//! and `texts` (operations, blocks, regions), `parallel` (threads), `generic`, `function`, `users`, `metadata`, `entries`.

mod affine;
mod alias;
mod attrs;
mod collect;
mod dense;
mod entries;
mod function;
mod generic;
mod kind;
mod locs;
mod metadata;
mod names;
mod op;
mod parallel;
mod printer;
mod report;
mod texts;
mod types;
mod users;
mod value_names;

#[cfg(test)]
mod tests;

pub(crate) use kind::Kind;
pub(crate) use names::region_body;

pub use entries::EntryPrinter;
pub use generic::attributes_of;
pub use op::{Flush, OpPrinter, OpStart, RegionPrint};
pub use printer::{AsmPrinter, is_bare_id};
pub use value_names::ValueNames;

pub use crate::options::{MlirVersion, PrintOptions};

use crate::body::{OpRef, Root};
use crate::context::Context;
use crate::{Attr, Type};

/// Appends a whole tree as `mlir-opt` writes a file: alias definitions, the top-level operation, deferred
/// location aliases, file metadata, and the line breaks at the end.
///
/// Upstream prints IR that does not verify in generic form: callers do so by `options.generic`. An operation that
/// lacks parts is printed in generic form in any case.
pub fn print_root(root: &Root, options: &PrintOptions, out: &mut Vec<u8>) {
    let Some(op) = root.op() else { return };
    let scope = root.scope();
    print_op(scope.at(op), options, out);
    out.push(b'\n');
}

/// [`print_root`] that calls `flush` whenever the buffer holds some 64 KB; text may be left in it at the end. The text is
/// the same for any number of threads.
///
/// If the tree has just been `verified`, operations are not checked for missing parts.
pub fn print_streaming(
    root: &Root,
    options: &PrintOptions,
    verified: bool,
    threads: usize,
    out: &mut Vec<u8>,
    flush: Option<Flush<'_>>,
) {
    let Some(op) = root.op() else { return };
    let scope = root.scope();
    // A printer borrows everything for one lifetime.
    let mut local;
    let flush: Option<Flush<'_>> = match flush {
        Some(flush) => {
            local = |out: &mut Vec<u8>| flush(out);
            Some(&mut local)
        }
        None => None,
    };
    OpPrinter::run(scope.at(op), options, verified, threads, out, flush);
    out.push(b'\n');
}

/// Appends one operation, as in dumps between passes: with aliases when it is the top-level one and
/// `local_scope` is not set. No line break follows, except after a top-level operation with its aliases.
pub fn print_op(op: OpRef<'_>, options: &PrintOptions, out: &mut Vec<u8>) {
    OpPrinter::run(op, options, false, 1, out, None);
}

/// [`print_op`], which returns where the text of each operation starts.
pub fn print_op_with_starts(op: OpRef<'_>, options: &PrintOptions, out: &mut Vec<u8>) -> Vec<OpStart> {
    OpPrinter::run_with_starts(op, options, false, 1, out, None, true)
}

/// An operation as messages show it: generic, with local names, on lines of its own when it takes several.
pub fn op_to_string(op: OpRef<'_>) -> String {
    let options = PrintOptions { generic: true, local_scope: true, ..op.ctx().print.defaults() };
    let mut out = Vec::new();
    print_op(op, &options, &mut out);
    if out.contains(&b'\n') {
        out.insert(0, b'\n');
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn to_string(ctx: &Context, f: impl FnOnce(&mut AsmPrinter<'_>)) -> String {
    let mut printer = AsmPrinter::new(ctx, PrintOptions::default(), Vec::new());
    f(&mut printer);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// A type as text, without aliases.
pub fn type_to_string(ctx: &Context, ty: Type) -> String {
    to_string(ctx, |p| p.ty(ty))
}

/// An attribute as text, without aliases.
pub fn attr_to_string(ctx: &Context, attr: Attr) -> String {
    to_string(ctx, |p| p.attr(attr))
}

/// A type in quotes, for messages.
pub fn quoted_type(ctx: &Context, ty: Type) -> String {
    format!("'{}'", type_to_string(ctx, ty))
}
