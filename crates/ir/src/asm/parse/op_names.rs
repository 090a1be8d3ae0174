//! What the names of operations in the text stand for.

use super::body::Parser;
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use terrace_support::cache::DirectMapped;
use terrace_support::{hash_bytes, words};

/// The operations that were met, each with the dialect whose prefix may be left out.
///
/// Without it, looking up each name in the table of all operations takes 2 % more of the time of parsing lua at -O2.
#[derive(Default)]
pub(super) struct OpNames(DirectMapped<(&'static str, &'static OpDef), 256>);

/// Whether an operation's name says which dialect it is of.
pub(super) fn has_prefix(name: &[u8]) -> bool {
    memchr::memchr(b'.', name).is_some_and(|dot| dot + 1 < name.len())
}

impl OpNames {
    /// The operation that a name stands for where the prefix `dialect.` may be left out.
    #[inline]
    pub fn lookup(&mut self, ctx: &Context, name: &[u8], dialect: &'static str) -> Option<&'static OpDef> {
        let hash = hash_bytes(name);
        // Names are compared with those of rows: memory of earlier text may have been given back.
        let is_it = |&(prefix, def): &(&str, &OpDef)| {
            core::ptr::eq(prefix, dialect) && is_name_of(def, name, dialect)
        };
        if let Some(&mut (_, def)) = self.0.get(hash, is_it) {
            return Some(def);
        }
        let def = resolve(ctx, name, dialect)?;
        self.0.insert(hash, (dialect, def));
        Some(def)
    }
}

/// Whether `name` is an operation's name, or what is left of it without the prefix `dialect.`.
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

impl Parser<'_> {
    /// Reports that nobody knows an operation of this name.
    #[cold]
    pub(super) fn unknown_custom_op(&self, name: &[u8], offset: u32) -> Reported {
        let text = String::from_utf8_lossy(name);
        let ctx = self.asm.ctx;
        let tried = match self.default_dialects.last() {
            Some(dialect) if !has_prefix(name) => {
                format!(" (tried '{dialect}.{text}' as well)")
            }
            _ => String::new(),
        };
        let dialect = match text.split_once('.') {
            Some((dialect, rest)) if !rest.is_empty() => dialect,
            _ => self.default_dialects.last().copied().unwrap_or(""),
        };
        if ctx.dialect(dialect).is_some() {
            return self.asm.error_at(offset, format!("custom op '{text}' is unknown{tried}"));
        }
        let mut known: Vec<&str> = ctx.dialects().iter().map(|d| d.name).collect();
        known.sort_unstable();
        let loc = self.asm.loc_at(offset);
        self.asm
            .error_builder(offset, format!("Dialect `{dialect}' not found for custom op '{text}' {tried}"))
            .note(
                loc,
                format!(
                    "Available dialects: {} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
                    known.join(", ")
                ),
            )
            .emit()
    }
}
