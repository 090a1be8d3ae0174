//! `ensure-debug-info-scope-on-llvm-func`: a subprogram for each function, without which locations are not exported.
//!
//! It has less than a front end's debug information, but suffices for stepping and backtraces.

use crate as llvm;
use crate::debug::{
    DICompileUnitAttr, DIEmissionKind, DIFileAttr, DILexicalBlockFileAttr, DISubprogramAttr,
    DISubprogramFlags, DISubroutineTypeAttr,
};
use terrace_rewrite::prelude::*;

pass_enum! {
    /// Amount of debug information.
    EmissionKind {
        /// None.
        None = "None",
        /// All.
        Full = "Full",
        /// Only lines.
        LineTablesOnly = "LineTablesOnly",
        /// Only directives.
        DebugDirectivesOnly = "DebugDirectivesOnly",
    }
}

passes! {
    /// Materialize LLVM debug info subprogram attribute on every LLVMFuncOp.
    DebugScopes("DIScopeForLLVMFuncOpPass") = "ensure-debug-info-scope-on-llvm-func"
        on(Anchor::Op("builtin.module")) {
        /// Emission kind to generate debug info.
        emission_kind: EmissionKind = EmissionKind::LineTablesOnly,
    } => debug_scopes;
}

fn debug_scopes(o: &DebugScopes, pass: &mut PassContext<'_>) -> Result {
    let kind = match o.emission_kind {
        EmissionKind::None => DIEmissionKind::None,
        EmissionKind::Full => DIEmissionKind::Full,
        EmissionKind::LineTablesOnly => DIEmissionKind::LineTablesOnly,
        EmissionKind::DebugDirectivesOnly => DIEmissionKind::DebugDirectivesOnly,
    };
    ensure_scopes(pass.body, pass.op, kind);
    Ok(())
}

const DW_LANG_C: u32 = 2;
const DW_CC_NORMAL: u32 = 1;
/// Limit of nested call sites.
const MAX_DEPTH: u32 = 1000;

/// File and line of the first position in a location; of a call site, that of the caller.
fn file_of(ctx: &Context, loc: Attr) -> Option<(Str, u32)> {
    let mut stack = vec![loc];
    while let Some(loc) = stack.pop() {
        if let Some(file) = loc.as_::<FileLineColRange>(ctx) {
            return Some((file.file, file.start_line));
        } else if let Some(name) = loc.as_::<NameLoc>(ctx) {
            stack.push(name.child);
        } else if let Some(call) = loc.as_::<CallSiteLoc>(ctx) {
            stack.push(call.caller);
        } else if let Some(fused) = loc.as_::<FusedLoc>(ctx) {
            stack.extend(fused.locs.iter().rev());
        }
    }
    None
}

/// The metadata of the first fused location for which `is` holds.
fn fused_with(ctx: &Context, loc: Attr, is: fn(&Context, Attr) -> bool) -> Option<Attr> {
    let mut stack = vec![loc];
    while let Some(loc) = stack.pop() {
        if let Some(fused) = loc.as_::<FusedLoc>(ctx) {
            if let Some(metadata) = fused.metadata.filter(|&attr| is(ctx, attr)) {
                return Some(metadata);
            }
            stack.extend(fused.locs.iter().rev());
        } else if let Some(call) = loc.as_::<CallSiteLoc>(ctx) {
            stack.extend([call.caller, call.callee]);
        } else if let Some(name) = loc.as_::<NameLoc>(ctx) {
            stack.push(name.child);
        }
    }
    None
}

/// A file attribute for a path, split at the last slash.
fn file_attr(ctx: &Context, path: Str) -> Attr {
    let path = ctx.str(path);
    let (directory, name) = match path.rsplit_once('/') {
        Some(("", name)) => ("/", name),
        Some((directory, name)) => (directory, name),
        None => ("", &*path),
    };
    DIFileAttr::get(ctx, ctx.intern(name), ctx.intern(directory))
}

fn distinct(ctx: &Context) -> Attr {
    DistinctAttr::new(ctx, Attr::UNIT)
}

/// Gives every function in the module a subprogram.
pub fn ensure_scopes(outer: &mut Body, module: Op, kind: DIEmissionKind) {
    let ctx = outer.ctx().clone();
    let loc = outer.loc(module).attr(&ctx);
    let unit = fused_with(&ctx, loc, |ctx, attr| attr.is::<DICompileUnitAttr>(ctx)).unwrap_or_else(|| {
        let file = match file_of(&ctx, loc) {
            Some((path, _)) => file_attr(&ctx, path),
            None => DIFileAttr::get(&ctx, ctx.intern("<unknown>"), Str::EMPTY),
        };
        let producer = Some(ctx.intern("MLIR"));
        DICompileUnitAttr::get(
            &ctx,
            None,
            false,
            Some(distinct(&ctx)),
            DW_LANG_C,
            Some(file),
            producer,
            true,
            kind as u32,
            false,
            0,
            None,
            &[],
        )
    });
    in_module(outer, module, unit);
}

fn in_module(outer: &mut Body, module: Op, unit: Attr) {
    let body = outer.region_body_mut(module);
    let Some(block) = body.entry_block(Region::from_index(0)) else { return };
    let ops: Vec<Op> = body.ops(block).collect();
    for &op in &ops {
        if body.is::<llvm::Func>(op) {
            function(body, op, unit);
        } else if body.def(op).name == "builtin.module" {
            in_module(body, op, unit);
        }
    }
    for op in ops {
        if body.is::<llvm::Func>(op) {
            lexical_blocks(body, op);
        }
    }
}

fn function(body: &mut Body, op: Op, unit: Attr) {
    let ctx = body.ctx().clone();
    let loc = body.loc(op).attr(&ctx);
    if fused_with(&ctx, loc, |ctx, attr| attr.is::<DISubprogramAttr>(ctx)).is_some() {
        return;
    }
    let (file, line) = match file_of(&ctx, loc) {
        Some((path, line)) => (file_attr(&ctx, path), line),
        None => (unit.as_::<DICompileUnitAttr>(&ctx).and_then(|unit| unit.file).unwrap_or(Attr::UNIT), 1),
    };
    let Some(name) = terrace_ir::symbols::symbol_name(body, op) else { return };
    let ty = DISubroutineTypeAttr::get(&ctx, DW_CC_NORMAL, &[]);
    let defined = body.region_body(op).entry_block(Region::from_index(0)).is_some();
    let mut flags = DISubprogramFlags::OPTIMIZED;
    let (mut id, mut compile_unit) = (None, None);
    if defined {
        id = Some(distinct(&ctx));
        compile_unit = Some(unit);
        flags = flags | DISubprogramFlags::DEFINITION;
    }
    let subprogram = DISubprogramAttr::get(
        &ctx,
        None,
        false,
        id,
        compile_unit,
        Some(file),
        Some(name),
        Some(name),
        Some(file),
        line,
        line,
        flags.0 as u32,
        Some(ty),
        &[],
        &[],
    );
    body.set_loc(op, Loc::of_attr(FusedLoc::of(&ctx, &[loc], Some(subprogram))));
}

/// Adds a lexical block to operations whose file differs from their function's.
fn lexical_blocks(outer: &mut Body, func: Op) {
    let ctx = outer.ctx().clone();
    let func_loc = outer.loc(func).attr(&ctx);
    let Some(scope) = func_loc.as_::<FusedLoc>(&ctx).and_then(|fused| fused.metadata) else { return };
    if !scope.is::<DISubprogramAttr>(&ctx) {
        return;
    }
    let func_file = file_of(&ctx, func_loc).map(|(file, _)| file);
    let body = outer.region_body_mut(func);
    let mut ops = Vec::new();
    body.walk(|op| ops.push(op));
    for op in ops {
        let loc = body.loc(op).attr(&ctx);
        let new = if let Some(call) = loc.as_::<CallSiteLoc>(&ctx) {
            nested(&ctx, scope, call.callee, 0).map(|callee| CallSiteLoc::get(&ctx, callee, call.caller))
        } else {
            match (file_of(&ctx, loc), func_file) {
                (Some((file, _)), Some(own)) if file != own => {
                    let block = DILexicalBlockFileAttr::get(&ctx, scope, Some(file_attr(&ctx, file)), 0);
                    Some(FusedLoc::of(&ctx, &[loc], Some(block)))
                }
                _ => None,
            }
        };
        if let Some(new) = new {
            body.set_loc(op, Loc::of_attr(new));
        }
    }
}

/// The location of a callee, with a scope for its file.
fn nested(ctx: &Context, scope: Attr, callee: Attr, depth: u32) -> Option<Attr> {
    if depth > MAX_DEPTH {
        return None;
    }
    let (file, _) = file_of(ctx, callee)?;
    let block = DILexicalBlockFileAttr::get(ctx, scope, Some(file_attr(ctx, file)), 0);
    let loc = match callee.as_::<CallSiteLoc>(ctx) {
        Some(call) => nested(ctx, scope, call.callee, depth + 1)?,
        None => callee,
    };
    Some(FusedLoc::of(ctx, &[loc], Some(block)))
}
