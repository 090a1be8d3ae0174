//! Checks that a version of MLIR has a spelling for what is printed.

use crate::attrs::Attr;
use crate::body::OpRef;
use crate::context::Context;
use crate::decl::DialectDef;
use crate::options::{MlirVersion, PrintOptions};
use crate::params::{Part, for_each_part};
use crate::{Loc, Result};
use std::borrow::Cow;
use terrace_support::{FxHashMap, FxHashSet};

/// Reports the operations in `op`, itself included, that the version of MLIR in the options does not have, and parameters of
/// their attributes that it does not have. Locations count if they are printed.
///
/// # Errors
/// If there is one.
pub fn check(op: OpRef<'_>, options: &PrintOptions) -> Result {
    let version = options.version;
    let dialects = op.ctx().dialects();
    let missing = missing(&dialects, version);
    let mut params = Params::new(&dialects, version);
    let mut result = Ok(());
    op.walk(&mut |op| {
        if let Some(error) = params.missing_in(op, options.debug_info) {
            result = Err(op.op_error(error).emit());
        }
        if let Some(note) = missing.get(op.name()) {
            let message = format!("does not exist in MLIR {}", version.number());
            result = Err(op.op_error(message).note(op.loc(), note.clone()).emit());
        }
    });
    result
}

/// The names of the operations that a version does not have, with advice.
fn missing(
    dialects: &[&'static DialectDef],
    version: MlirVersion,
) -> FxHashMap<&'static str, Cow<'static, str>> {
    let mut missing = FxHashMap::default();
    for dialect in dialects {
        for row in dialect.hooks.added.iter().filter(|row| row.since.is_none_or(|since| version < since)) {
            let note = match row.since {
                None => Cow::Borrowed("it is Terrace's own; MLIR has no operation for it"),
                Some(since) => format!("it came with MLIR {}", since.number()).into(),
            };
            missing.extend(row.ops.iter().map(|&name| (name, note.clone())));
        }
        for row in dialect.hooks.removed.iter().filter(|removed| removed.since <= version) {
            missing.extend(row.ops.iter().map(|&name| (name, Cow::Borrowed(row.note))));
        }
    }
    missing
}

/// The parameters of attributes that a version does not have.
struct Params {
    version: MlirVersion,
    of_dialects: Vec<NewerParam>,
    seen: FxHashSet<Part>,
}

type NewerParam = fn(&Context, Attr) -> Option<(&'static str, MlirVersion)>;

impl Params {
    fn new(dialects: &[&'static DialectDef], version: MlirVersion) -> Self {
        let of_dialects = dialects.iter().filter_map(|dialect| dialect.hooks.newer_param).collect();
        Self { version, of_dialects, seen: FxHashSet::default() }
    }

    /// The error about an attribute of an operation, or one of its locations, that was not looked at before.
    fn missing_in(&mut self, op: OpRef<'_>, with_locs: bool) -> Option<String> {
        let (body, ctx) = (op.body(), op.ctx());
        let attrs = body.slots(op.op).attrs().chain(body.dict(op.op));
        let mut pending: Vec<Part> = attrs.map(Part::Attr).collect();
        if with_locs {
            let mut add = |loc: Loc| pending.push(Part::Attr(loc.attr(ctx)));
            add(op.loc());
            let inner = body.region_body(op.op);
            let blocks = body.regions(op.op).into_iter().flat_map(|region| inner.blocks(region));
            blocks.flat_map(|block| inner.args(block)).for_each(|&arg| add(inner.value_loc(arg)));
        }
        while let Some(part) = pending.pop() {
            let (def, words) = match part {
                Part::Attr(attr) => (attr.def(ctx), ctx.attr_words(attr).1),
                Part::Type(ty) => (ty.def(ctx), ctx.type_words(ty).1),
            };
            let Some(def) = def.filter(|def| def.params.iter().any(|param| param.kind.has_parts())) else {
                continue;
            };
            if !self.seen.insert(part) {
                continue;
            }
            if let Part::Attr(attr) = part
                && let Some((param, since)) = self.of_dialects.iter().find_map(|newer| newer(ctx, attr))
                && self.version < since
            {
                let (kind, version) = (format!("#{}.{}", def.dialect, def.name), self.version.number());
                let since = since.number();
                return Some(format!(
                    "has the attribute '{kind}' with '{param}', which came with MLIR {since} and does not exist in MLIR {version}"
                ));
            }
            for_each_part(def.params, words, &mut |part| pending.push(part));
        }
        None
    }
}
