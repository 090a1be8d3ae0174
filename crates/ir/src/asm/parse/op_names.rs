//! The operations that names in the text denote.

use super::core::AsmParser;
use crate::asm::cursor::is_int_type;
use crate::context::Context;
use crate::decl::OpDef;
use crate::diag::Reported;
use terrace_support::small_vec::SmallVec;

/// Whether an operation's name has the prefix of a dialect.
fn has_prefix(name: &[u8]) -> bool {
    memchr::memchr(b'.', name).is_some_and(|dot| dot + 1 < name.len())
}

/// The operation of a name, which may omit the prefix `dialect.`.
#[inline]
pub(super) fn find_op(ctx: &Context, name: &[u8], dialect: &str) -> Option<&'static OpDef> {
    match ctx.op(name) {
        None if !has_prefix(name) => {
            let full = [dialect.as_bytes(), b".", name].into_iter().flatten().copied();
            ctx.op(&full.collect::<SmallVec<[u8; 64]>>())
        }
        found => found,
    }
}

/// The operation that a later version of MLIR names so.
#[cold]
pub(super) fn renamed_op(ctx: &Context, name: &[u8]) -> Option<&'static OpDef> {
    let (dialect, len) = ctx.renamed_dialect(name)?;
    ctx.op(&[dialect.name.as_bytes(), b".", name.get(len..)?].concat())
}

/// Reports an unknown operation at the cursor; `default` is the dialect whose prefix may be omitted.
#[cold]
pub(super) fn unknown_op(asm: &mut AsmParser<'_>, name: &[u8], default: &str) -> Reported {
    if is_int_type(name) {
        return asm.wrong_token("expected operation name in quotes");
    }
    let offset = asm.offset();
    asm.bump(name.len());
    let (ctx, text) = (asm.ctx, String::from_utf8_lossy(name));
    let tried = match has_prefix(name) {
        false => format!(" (tried '{default}.{text}' as well)"),
        true => String::new(),
    };
    let dialect = match text.split_once('.') {
        Some((dialect, rest)) if !rest.is_empty() => dialect,
        _ => default,
    };
    if let Some(known) = ctx.dialect(dialect) {
        let error = asm.error_builder(offset, format!("custom op '{text}' is unknown{tried}"));
        return known.note_undeclared(error, asm.loc_at(offset)).emit();
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
