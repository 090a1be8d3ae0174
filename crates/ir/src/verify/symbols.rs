//! Symbols: operations that define them, tables that hold them, operations that use them.

use super::{STACK, Verifier};
use crate::asm::attr_to_string;
use crate::attrs::StringAttr;
use crate::body::{Op, OpRef, Region, Scope};
use crate::context::Str;
use crate::decl::{OpDef, Trait};
use crate::diag::{capture, captured, take_captured};
use crate::symbols::SymbolTables;
use crate::{Attr, Result};
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_support::threads::{self, Division};

/// Operations that use symbols, as the walk meets them.
#[derive(Clone, Copy)]
pub(super) enum User {
    /// A user in the current body.
    Op(Op),
    /// The users up to the matching `Close` are in the nested body of this operation.
    Open(Op),
    /// The end of a nested body.
    Close,
}

/// Verifies an operation that defines a symbol (`SymbolOpInterface`).
pub(super) fn symbol(at: OpRef<'_>, def: &'static OpDef) -> Result {
    let (body, ctx) = (at.body(), at.ctx());
    let plan = def.plan(ctx);
    let attr = |slot: Option<usize>, name: Str| -> Option<Attr> {
        match slot {
            Some(slot) => body.slot(at.op, slot),
            None => body.dict_entries(at.op).get(name),
        }
    };
    let name = attr(plan.sym_name, Str::SYM_NAME);
    if name.is_none() && def.has(Trait::OptionalSymbol) {
        return Ok(());
    }
    if !name.is_some_and(|name| name.is::<StringAttr>(ctx)) {
        return at.fail("requires string attribute 'sym_name'");
    }
    let mut public = true;
    if let Some(attr) = attr(plan.sym_visibility, Str::SYM_VISIBILITY) {
        let Some(text) = attr.as_bytes(ctx) else {
            return at.fail(format_args!(
                "requires visibility attribute 'sym_visibility' to be a string attribute, but got {}",
                attr_to_string(ctx, attr)
            ));
        };
        if ![&b"public"[..], b"private", b"nested"].contains(&text) {
            return at.fail(format_args!(
                "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {}",
                attr_to_string(ctx, attr)
            ));
        }
        public = text == b"public";
    }
    if public && def.hooks.is_declaration.is_some_and(|is_declaration| is_declaration(body, at.op)) {
        return at.fail("symbol declaration cannot have public visibility");
    }
    if body.n_results(at.op) != 0 {
        return at.fail("symbols must not have results");
    }
    match at.parent().map(OpRef::def) {
        Some(parent) if parent.registered && !parent.has(Trait::SymbolTable) => {
            at.fail("symbol's parent must have the SymbolTable trait")
        }
        _ => Ok(()),
    }
}

impl Verifier<'_> {
    /// Whether the users from number `from` on pass without a diagnostic. They are verified while their bodies are still
    /// in the cache; if one fails or emits a diagnostic, all are verified again in order, which reports it.
    pub(super) fn check_uses(&mut self, scope: &Scope<'_>, from: usize) -> bool {
        let Self { users, tables, .. } = self;
        let (passed, diags) = capture(|| verify_uses(scope, &mut users[from..].iter(), tables));
        passed && diags.is_empty()
    }

    /// Verifies that the names in a table are unique, and the uses of symbols in its region, which start at `first_user`
    /// (`verifySymbolTable`).
    pub(super) fn symbol_table(&mut self, at: OpRef<'_>, inner: &Scope<'_>, first_user: usize) -> Result {
        let body = at.body();
        if body.n_regions(at.op) != 1 {
            return at.fail("Operations with a 'SymbolTable' must have exactly one region");
        }
        let region = body.region(at.op, 0);
        if !inner.body.has_one_block(region) {
            return at.fail("Operations with a 'SymbolTable' must have exactly one block");
        }
        if let Some((first, second)) = self.tables.names(body, at.op).clash {
            let name = crate::symbols::symbol_name(inner.body, second).unwrap_or(Str::EMPTY);
            return Err(inner
                .at(second)
                .error(format!("redefinition of symbol named '{}'", at.ctx().str(name)))
                .note(inner.body.loc(first), "see existing symbol definition here")
                .emit());
        }
        let users = self.users.split_off(first_user);
        if self.threads > 1 && users.len() >= MANY_USERS && self.verify_uses_parallel(inner, &users) {
            return Ok(());
        }
        let start = captured();
        if verify_uses(inner, &mut users.iter(), &mut self.tables) {
            return Ok(());
        }
        // Once more in upstream's order, in which another user may be the first that fails.
        let found = take_captured(start);
        verify_uses_in_order(inner, region, &mut self.tables)?;
        for diag in found {
            self.ctx.emit(diag);
        }
        at.fail("symbol uses are not valid")
    }
}

/// With fewer users threads cost more than they save.
const MANY_USERS: usize = 4096;

impl Verifier<'_> {
    /// Whether all users pass without a diagnostic; verifies them on several threads, and emits nothing.
    fn verify_uses_parallel(&self, scope: &Scope<'_>, users: &[User]) -> bool {
        // Parts of about the same size that contain nested bodies as a whole.
        let size = users.len().div_ceil(self.threads * 8);
        let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
        for (i, user) in users.iter().enumerate() {
            match user {
                User::Op(_) => {}
                User::Open(_) => depth += 1,
                User::Close => depth -= 1,
            }
            if depth == 0 && i + 1 - start >= size {
                parts.push(&users[start..=i]);
                start = i + 1;
            }
        }
        parts.push(&users[start..]);
        let failed = AtomicBool::new(false);
        threads::share(&Division::new(parts.len(), self.threads, 1), STACK, |numbers| {
            let mut tables = self.tables.clone();
            for i in numbers {
                let (passed, diags) = capture(|| verify_uses(scope, &mut parts[i].iter(), &mut tables));
                if !passed || !diags.is_empty() {
                    failed.store(true, Ordering::Relaxed);
                }
                if failed.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        !failed.into_inner()
    }
}

/// Whether all users pass; verifies them in the order of the walk and stops at the first that fails.
pub(super) fn verify_uses(
    scope: &Scope<'_>,
    users: &mut core::slice::Iter<'_, User>,
    tables: &mut SymbolTables<'_>,
) -> bool {
    while let Some(&user) = users.next() {
        match user {
            User::Op(op) => {
                let verify = scope.body.def(op).hooks.verify_symbol_uses;
                if verify.is_some_and(|verify| verify(scope.at(op), tables).is_err()) {
                    return false;
                }
            }
            User::Open(op) => {
                let inner = Scope { body: scope.body.region_body(op), parent: Some((scope, op)) };
                if !verify_uses(&inner, users, tables) {
                    return false;
                }
            }
            User::Close => return true,
        }
    }
    true
}

/// Verifies the users in a region in upstream's order: all operations of the region, then those in their regions, the last
/// ones first.
#[cold]
fn verify_uses_in_order(scope: &Scope<'_>, region: Region, tables: &mut SymbolTables<'_>) -> Result {
    let body = scope.body;
    let mut with_regions: Vec<Op> = Vec::new();
    for op in body.blocks(region).flat_map(|block| body.ops(block)) {
        let at = scope.at(op);
        if let Some(verify) = at.def().hooks.verify_symbol_uses {
            verify(at, tables)?;
        }
        if body.n_regions(op) != 0 && !at.def().has(Trait::SymbolTable) {
            with_regions.push(op);
        }
    }
    for op in with_regions.into_iter().rev() {
        let inner = Scope { body: body.region_body(op), parent: Some((scope, op)) };
        let inner = if body.is_nested(op) { &inner } else { scope };
        for region in body.regions(op).into_iter().rev() {
            verify_uses_in_order(inner, region, tables)?;
        }
    }
    Ok(())
}
