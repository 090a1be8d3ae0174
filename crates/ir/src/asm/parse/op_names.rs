//! What the names of operations in the text stand for.

use super::body::Parser;
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use terrace_support::FxHashMap;

/// The names of operations that were met so far, each with the dialect whose prefix may be left out.
#[derive(Default)]
pub(super) struct OpNames<'p>(FxHashMap<(&'p [u8], usize), Option<&'static OpDef>>);

/// Whether an operation's name says which dialect it is of.
pub(super) fn has_prefix(name: &[u8]) -> bool {
    memchr::memchr(b'.', name).is_some_and(|dot| dot + 1 < name.len())
}

impl<'p> OpNames<'p> {
    /// The operation that a name stands for where the prefix `dialect.` may be left out.
    #[inline]
    pub fn lookup(&mut self, ctx: &Context, name: &'p [u8], dialect: &'static str) -> Option<&'static OpDef> {
        *self.0.entry((name, dialect.as_ptr().addr())).or_insert_with(|| resolve(ctx, name, dialect))
    }
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
