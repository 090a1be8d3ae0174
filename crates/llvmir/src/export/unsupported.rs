//! Reports all operations that cannot be translated, which are those of other dialects.

use super::arm;
use super::dispatch::table;
use super::interface::Interfaces;
use super::left_out;
use super::row::Row;
use super::state::{ModuleState, Stop};
use terrace_ir::body::OpRef;
use terrace_ir::{Body, Op, Region, Reported, Scope};
use terrace_llvm as l;

/// The maximum number of reported operations.
const MAX_REPORTED: usize = 20;

/// Reports the reason why translation stopped.
#[cold]
pub(crate) fn report(state: &ModuleState<'_>, interfaces: Interfaces<'_>, stop: Stop) -> Reported {
    let reported = match stop {
        Stop::Reported(reported) => return reported,
        Stop::Unsupported => None,
    };
    let mut walk = Walk { interfaces, reported, n: 0 };
    walk.module(state);
    if walk.n > MAX_REPORTED {
        let text = format!("{} more operations cannot be converted to LLVM IR", walk.n - MAX_REPORTED);
        walk.reported = Some(state.ctx.error(state.body_loc(), text).emit());
    }
    match walk.reported {
        Some(reported) => reported,
        None => state.ctx.error(state.body_loc(), "can not be translated to an LLVMIR module").emit(),
    }
}

impl ModuleState<'_> {
    fn body_loc(&self) -> terrace_ir::Loc {
        self.scope.parent.map_or(terrace_ir::Loc::UNKNOWN, |(scope, op)| scope.body.loc(op))
    }
}

/// Whether an operation is one of those that stand in a module.
pub(crate) fn is_module_level(b: &Body, op: Op) -> bool {
    b.is::<l::Func>(op)
        || b.is::<l::Global>(op)
        || b.is::<l::Alias>(op)
        || b.is::<l::IFunc>(op)
        || b.is::<l::ComdatOp>(op)
        || b.is::<l::GlobalCtors>(op)
        || b.is::<l::GlobalDtors>(op)
        || b.is::<l::LinkerOptions>(op)
        || b.is::<l::ModuleFlags>(op)
        || b.is::<l::NamedMetadata>(op)
        || b.is::<l::MetadataNode>(op)
        || b.is::<terrace_gpu::gpu::Binary>(op)
}

struct Walk<'i> {
    interfaces: Interfaces<'i>,
    reported: Option<Reported>,
    n: usize,
}

impl Walk<'_> {
    fn module(&mut self, state: &ModuleState<'_>) {
        let b = state.body();
        for op in state.ops() {
            if b.is::<l::Func>(op) || b.is::<l::Global>(op) || b.is::<l::Alias>(op) {
                let inner = b.region_body(op);
                let scope = Scope { body: inner, parent: Some((state.scope, op)) };
                for block in inner.blocks(Region::from_index(0)) {
                    for op in inner.ops(block) {
                        let dialect = inner.def(op).dialect;
                        if matches!(table().row(inner.code(op)), Row::Foreign)
                            && self.interfaces.find(dialect).is_none()
                        {
                            self.report(scope.at(op));
                        }
                    }
                }
            } else if !is_module_level(b, op)
                && !left_out::is_kernel_module(b, op)
                && matches!(table().row(b.code(op)), Row::Foreign)
            {
                self.report(state.scope.at(op));
            }
        }
    }

    fn report(&mut self, op: OpRef<'_>) {
        self.n += 1;
        if self.n > MAX_REPORTED {
            return;
        }
        let def = op.def();
        let loc = op.body().loc(op.op);
        if def.dialect == "gpu" {
            op.error(format!("unsupported GPU operation: {}", def.name)).emit();
        }
        let error = if matches!(def.dialect, "builtin" | "gpu" | "llvm")
            || arm::translates(def.dialect)
            || self.interfaces.find(def.dialect).is_some()
        {
            op.error(format!("LLVM Translation failed for operation: {}", def.name))
        } else {
            op.error(format!(
                "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect \
                 for op: {}",
                def.name
            ))
        };
        let error = match next_step(op) {
            Some((at, text)) => error.note(at.unwrap_or(loc), text),
            None => error,
        };
        self.reported = Some(error.emit());
    }
}

/// A note about how to lower an operation, and its location if it is not the operation's.
fn next_step(op: OpRef<'_>) -> Option<(Option<terrace_ir::Loc>, String)> {
    match op.def() {
        def if def.name == "builtin.unrealized_conversion_cast" => Some(cast_note(op)),
        def => l::LoweredBy::note(op.ctx(), def.dialect).map(|note| (None, note)),
    }
}

/// A note that names the types of a cast and the operation that uses it.
fn cast_note(op: OpRef<'_>) -> (Option<terrace_ir::Loc>, String) {
    let (b, ctx) = (op.body(), op.ctx());
    let list = |types: Vec<terrace_ir::Type>| {
        let texts: Vec<String> = types.into_iter().map(|ty| terrace_ir::asm::quoted_type(ctx, ty)).collect();
        if texts.is_empty() { "nothing".to_string() } else { texts.join(", ") }
    };
    let from = list(b.types(b.operands(op.op)).collect());
    let to = list(b.types(b.results(op.op)).collect());
    let user = b.results(op.op).iter().find_map(|result| b.users(result).last());
    match user {
        Some(user) => {
            let text =
                format!("the cast from {from} to {to} stays because '{}' uses its result", b.def(user).name);
            (Some(b.loc(user)), text)
        }
        None => {
            let text = format!(
                "nothing uses the result of the cast from {from} to {to}: 'reconcile-unrealized-casts' removes it"
            );
            (None, text)
        }
    }
}
