//! The operations of a module that are in no function.

use super::Setup;
use super::copies;
use super::decide::{self, with_tensors};
use super::functions::Functions;
use super::globals::Globals;
use super::rewrite::{self, Bufferizing};
use crate::memref;
use crate::prelude::*;
use terrace_base::builtin::Module;
use terrace_ir::symbols::symbol_name;

/// Bufferizes the operations of a module that are in no function, after its functions.
pub(super) fn bufferize(
    setup: &Setup,
    module: &mut Body,
    functions: &mut Functions,
    globals: &mut Globals,
) -> Result {
    if with_tensors(module).is_empty() {
        return Ok(());
    }
    functions.writable.clear();
    let mut symbols = Symbols::of(module);
    functions.look_in(&symbols.body);
    let decisions = match setup.options.copy_before_write {
        true => None,
        false => {
            module.renumber_all();
            let outer = Scope { body: &symbols.body, parent: None };
            let scope = Scope { body: module, parent: Some((&outer, symbols.owner)) };
            let (decisions, checked) = decide::decide(setup, functions, scope, None)?;
            checked?;
            Some(decisions)
        }
    };
    copies::insert(setup, functions, &symbols.body, symbols.owner, module, decisions.as_ref())?;
    let mut rw = Bufferizing::new(setup, functions, globals, &mut symbols.body, symbols.owner, module);
    let result = rewrite::bufferize(&mut rw, |_| Ok(()));
    symbols.add_globals(module);
    result
}

/// A copy of the symbols of a module without their regions: what operations look up around the body that they are in.
struct Symbols {
    body: Body,
    /// The operation that stands for the module as the owner of its operations.
    owner: Op,
}

impl Symbols {
    fn of(module: &Body) -> Self {
        let mut body = with_block(module.ctx());
        let mut b = Builder::new(&mut body);
        if let Some(block) = b.body().root_block() {
            b.set_end(block);
        }
        for op in module.root_block().into_iter().flat_map(|block| module.ops(block)) {
            if symbol_name(module, op).is_some() {
                b.create(OpState { n_regions: module.n_regions(op), ..OpState::like(module, op) });
            }
        }
        let inside = Some(Box::new(with_block(module.ctx())));
        let owner = b.create(OpState { nested: inside, ..OpState::new(Module::DEF, b.loc()) });
        // The module's own body is in its place.
        b.body().take_nested_as_is(owner);
        Self { body, owner }
    }

    /// Adds the globals that were made to the start of the module.
    fn add_globals(&self, module: &mut Body) {
        let (Some(from), Some(to)) = (self.body.root_block(), module.root_block()) else { return };
        let known: FxHashSet<Str> = module.ops(to).filter_map(|op| symbol_name(module, op)).collect();
        let is_new = |&op: &Op| symbol_name(&self.body, op).is_some_and(|name| !known.contains(&name));
        let mut b = Builder::new(module);
        b.set_start(to);
        for op in self.body.ops(from).filter(|&op| self.body.is::<memref::Global>(op)).filter(is_new) {
            b.create(OpState::like(&self.body, op));
        }
    }
}

/// A body with an empty block.
fn with_block(ctx: &Context) -> Body {
    let mut body = Body::new(ctx, 1);
    if let Some(region) = body.root_regions().next() {
        body.append_block(region, &[]);
    }
    body
}
