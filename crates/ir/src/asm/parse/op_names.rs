//! The operations that names in the text denote.

use super::core::AsmParser;
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use terrace_support::cache::DirectMapped;
use terrace_support::{hash_bytes, words};

/// A cache of operations by name, each with the dialect whose prefix may be omitted: takes 2 % off the time of parsing lua
/// at -O2, compared with the table of all operations.
#[derive(Default)]
pub(super) struct OpNames(DirectMapped<(&'static str, &'static OpDef), 256>);

/// Whether an operation's name has the prefix of a dialect.
fn has_prefix(name: &[u8]) -> bool {
    memchr::memchr(b'.', name).is_some_and(|dot| dot + 1 < name.len())
}

impl OpNames {
    /// The operation of a name, which may omit the prefix `dialect.`.
    #[inline]
    pub fn lookup(&mut self, ctx: &Context, name: &[u8], dialect: &'static str) -> Option<&'static OpDef> {
        let hash = hash_bytes(name);
        // Compares names with those of rows, since the memory of earlier text may have been released.
        let matches = |&(prefix, def): &(&str, &OpDef)| {
            core::ptr::eq(prefix, dialect) && is_name_of(def, name, dialect)
        };
        if let Some(&mut (_, def)) = self.0.get(hash, matches) {
            return Some(def);
        }
        let def = resolve(ctx, name, dialect)?;
        self.0.insert(hash, (dialect, def));
        Some(def)
    }
}

/// Whether `name` is an operation's name, with or without the prefix `dialect.`.
#[inline]
fn is_name_of(def: &OpDef, name: &[u8], dialect: &str) -> bool {
    let full = def.name.as_bytes();
    let prefix = full.len().saturating_sub(name.len());
    (prefix == 0 || prefix == dialect.len() + 1 && def.dialect == dialect)
        && full.get(prefix..).is_some_and(|rest| words::eq(rest, name))
}

#[cold]
fn resolve(ctx: &Context, name: &[u8], dialect: &str) -> Option<&'static OpDef> {
    let find = |name: &[u8]| OpDef::find(name).filter(|def| ctx.dialect(def.dialect).is_some());
    match find(name) {
        None if !has_prefix(name) => find(&[dialect.as_bytes(), b".", name].concat()),
        found => found,
    }
}

/// Reports an unknown operation; `default` is the dialect whose prefix may be omitted.
#[cold]
pub(super) fn unknown_op(asm: &AsmParser<'_>, name: &[u8], offset: u32, default: &str) -> Reported {
    let (ctx, text) = (asm.ctx, String::from_utf8_lossy(name));
    let tried = match has_prefix(name) {
        false => format!(" (tried '{default}.{text}' as well)"),
        true => String::new(),
    };
    let dialect = match text.split_once('.') {
        Some((dialect, rest)) if !rest.is_empty() => dialect,
        _ => default,
    };
    if ctx.dialect(dialect).is_some() {
        return asm.error_at(offset, format!("custom op '{text}' is unknown{tried}"));
    }
    let mut dialects: Vec<&str> = ctx.dialects().iter().map(|d| d.name).collect();
    dialects.sort_unstable();
    let dialects = dialects.join(", ");
    let note = format!(
        "Available dialects: {dialects} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management"
    );
    asm.error_builder(offset, format!("Dialect `{dialect}' not found for custom op '{text}' {tried}"))
        .note(asm.loc_at(offset), note)
        .emit()
}
