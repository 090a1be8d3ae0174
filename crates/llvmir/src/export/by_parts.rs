//! Translation of a module some functions at a time: they are parsed, verified, translated, checked and written
//! before the next ones are, so that a long text needs little memory, which a cache holds.
//!
//! Nothing is reported in the order in which it is when all is done step by step, and a few things cannot be done:
//! whoever gets an error has to do it step by step.

use crate::export::parallel::Alone;
use crate::export::{
    ExportOptions, Made, Outcome, Shared, Stop, compile_units_since, declarations, flags, module_of,
};
use crate::link::has_inner_modules;
use terrace_ir::asm::LaterBodies;
use terrace_ir::verify::StreamingVerifier;
use terrace_ir::{Context, Loc, Op, Reported, Result, Root, Scope};
use terrace_llir as llir;
use terrace_llir::{Flush, Func, ModuleWriter};

/// So many functions at a time.
const MOST: usize = 64;
/// With so many operations, about.
const MOST_OPS: usize = 1 << 11;

/// Says that the module has to be translated as a whole.
#[cold]
fn whole(ctx: &Context) -> Reported {
    ctx.error(Loc::UNKNOWN, "the module cannot be translated in parts").emit()
}

/// A module that was translated in parts, most of whose text is written.
pub struct Written {
    module: Box<llir::Module>,
    writer: ModuleWriter,
    /// What it was translated from.
    root: Root,
}

impl Written {
    /// Appends the text of the module. It is handed on in pieces, if `flush` says to whom. What nobody needs any more
    /// is returned: to let go of it may take longer than to end.
    pub fn finish(self, out: &mut Vec<u8>, flush: Option<Flush<'_>>) -> (Box<llir::Module>, Root) {
        self.writer.finish(&self.module, out, flush);
        (self.module, self.root)
    }
}

/// Verifies a module of the `llvm` dialect whose functions' bodies are still to be parsed, and translates it.
///
/// An `Err` says either that something is wrong, or that the module has to be translated as a whole.
pub fn export_by_parts(root: Root, bodies: LaterBodies<'_>) -> Result<Written> {
    let ctx = root.body.ctx().clone();
    let Some(op) = module_of(&root)? else { return Err(whole(&ctx)) };
    if has_inner_modules(root.body.region_body(op)) {
        return Err(whole(&ctx));
    }
    (Parts { root, op, bodies }).run(&ctx).map_err(|stop| match stop {
        Stop::Reported(reported) => reported,
        Stop::Leftover => whole(&ctx),
    })
}

struct Parts<'p> {
    root: Root,
    /// The module.
    op: Op,
    bodies: LaterBodies<'p>,
}

impl Parts<'_> {
    /// Calls `f` with what is read of the module to translate it.
    fn with<R>(&self, made: Made, f: impl FnOnce(&mut Shared<'_>) -> Outcome<R>) -> Outcome<(Made, R)> {
        self.inside(|scope| {
            let mut shared = Shared::new(scope, &[], made, None);
            let result = f(&mut shared)?;
            Ok((shared.into_made(), result))
        })
    }

    /// Calls `f` with the inside of the module.
    fn inside<R>(&self, f: impl FnOnce(&Scope<'_>) -> R) -> R {
        let around = self.root.scope();
        f(&Scope { body: self.root.body.region_body(self.op), parent: Some((&around, self.op)) })
    }

    fn run(mut self, ctx: &Context) -> Outcome<Written> {
        let made = Made::new(ctx);
        let cx = made.module.cx.clone();
        let _hold = cx.hold();
        let mut verifier = StreamingVerifier::new(ctx);
        verifier.verify_around(self.root.scope().at(self.op))?;
        let (mut made, functions) = self.with(made, |shared| {
            let Some((scope, module)) = shared.scope.parent else { return Err(Stop::Leftover) };
            let functions = declarations(shared, scope.at(module))?;
            flags::flags(shared);
            Ok(functions)
        })?;
        let mut writer = ModuleWriter::new(&made.module);
        let mut alone = Alone::lending();
        let options = ExportOptions::default();
        let (mut rest, mut batch) = (&functions[..], Vec::new());
        while !rest.is_empty() {
            self.parse(&mut batch)?;
            self.verify(&mut verifier, &batch)?;
            let n = match batch.last() {
                Some(&last) => rest.iter().position(|&(op, _)| op == last).ok_or(Stop::Leftover)? + 1,
                None => rest.len(),
            };
            let (part, others) = rest.split_at(n);
            rest = others;
            made = self.with(made, |shared| translate(shared, &mut alone, part, &options))?.0;
            // Declarations up to the next function that has a body are complete as well.
            let end = rest.first().map_or(made.module.functions().len(), |&(_, next)| next.index());
            alone.take_back(writer.functions(&mut made.module, end));
            let module = self.root.body.region_body_mut(self.op);
            for op in batch.drain(..) {
                if let Some(body) = module.take_nested_as_is(op) {
                    self.bodies.take_back(body);
                }
            }
        }
        let (made, complete) = self.with(made, |shared| {
            let complete = compile_units_since(shared).is_empty();
            Ok(complete && llir::verify_declarations(&shared.module).is_ok())
        })?;
        if complete && self.bodies.left() == 0 {
            Ok(Written { module: made.module, writer, root: self.root })
        } else {
            Err(Stop::Leftover)
        }
    }

    /// Parses some bodies and gives them to their operations.
    fn parse(&mut self, batch: &mut Vec<Op>) -> Result {
        let module = self.root.body.region_body_mut(self.op);
        let mut n_ops = 0;
        while batch.len() < MOST
            && n_ops < MOST_OPS
            && let Some((op, body)) = self.bodies.next_body()?
        {
            n_ops += body.op_bound();
            module.put_nested(op, body);
            batch.push(op);
        }
        Ok(())
    }

    fn verify(&self, verifier: &mut StreamingVerifier<'_>, batch: &[Op]) -> Result {
        self.inside(|scope| batch.iter().try_for_each(|&op| verifier.verify_body(scope, op)))
    }
}

/// Translates some functions, all of which have their bodies.
fn translate(
    shared: &mut Shared<'_>,
    alone: &mut Alone,
    functions: &[(Op, Func)],
    options: &ExportOptions,
) -> Outcome {
    let problems = alone.bodies(shared, functions, options)?;
    if problems.is_empty() && !shared.looked_into { Ok(()) } else { Err(Stop::Leftover) }
}
