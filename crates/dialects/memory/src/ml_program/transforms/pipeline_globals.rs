//! `mlprogram-pipeline-globals`: values of globals that are known need no load, and those that nothing reads no store.

use crate::ml_program::access::{self, Accesses};
use crate::ml_program::{GlobalLoad, GlobalStore};
use crate::prelude::*;

passes! {
    /// Optimize `ml_program` global operations for read and store.
    PipelineGlobals("MLProgramPipelineGlobalsPass") = "mlprogram-pipeline-globals" on(Anchor::Op("builtin.module"))
        => pipeline_globals;
}

fn pipeline_globals(_: &PipelineGlobals, pass: &mut PassContext<'_>) -> Result {
    let accesses = match pass.op_body() {
        Some(module) => Accesses::of(module),
        None => return Ok(()),
    };
    // A function that is called through a value may access any global.
    if accesses.has_indirect_calls() {
        return Ok(());
    }
    if let Some(mut module) = pass.body.take_nested(pass.op) {
        for region in module.root_regions() {
            in_region(&accesses, &mut module, region, &mut Touched::default());
        }
        pass.body.put_nested(pass.op, module);
    }
    Ok(())
}

/// The globals that some operations load and store, by their names.
#[derive(Default)]
struct Touched {
    loads: FxHashSet<Str>,
    stores: FxHashSet<Str>,
}

/// The values known of globals at one point of a block, by the references to them.
#[derive(Default)]
struct Known {
    values: FxHashMap<Attr, Value>,
    /// The last stores, which nothing has read yet.
    unread: FxHashMap<Attr, Op>,
}

impl Known {
    /// Forgets what other operations may have changed or read.
    fn forget(&mut self, ctx: &Context, touched: &Touched) {
        let has = |names: &FxHashSet<Str>, reference: &Attr| {
            access::last_name(ctx, *reference).is_some_and(|name| names.contains(&name))
        };
        self.values.retain(|reference, _| !has(&touched.stores, reference));
        self.unread
            .retain(|reference, _| !has(&touched.loads, reference) && !has(&touched.stores, reference));
    }
}

/// Handles the blocks of a region, each by itself, and notes the globals that they touch. Nesting is bounded by the parser.
fn in_region(accesses: &Accesses, b: &mut Body, region: Region, touched: &mut Touched) {
    for block in b.blocks(region).collect::<Vec<_>>() {
        let mut known = Known::default();
        let mut dead = Vec::new();
        for op in b.ops(block).collect::<Vec<_>>() {
            in_op(accesses, b, op, touched, &mut known, &mut dead);
        }
        b.erase_all(&dead);
    }
}

fn in_op(
    accesses: &Accesses,
    b: &mut Body,
    op: Op,
    touched: &mut Touched,
    known: &mut Known,
    dead: &mut Vec<Op>,
) {
    let reference = access::reference(b, op);
    if let (Some(load), Some(reference)) = (b.as_::<GlobalLoad>(op), reference) {
        touched.loads.extend(access::name(b, op));
        match known.values.get(&reference) {
            Some(&value) => {
                let result = load.result(b);
                b.replace_all_uses(result, value);
                dead.push(op);
            }
            None => {
                known.unread.remove(&reference);
                known.values.insert(reference, load.result(b));
            }
        }
        return;
    }
    if let (Some(store), Some(reference)) = (b.as_::<GlobalStore>(op), reference) {
        touched.stores.extend(access::name(b, op));
        known.values.insert(reference, store.value(b));
        dead.extend(known.unread.insert(reference, op));
        return;
    }
    let mut inner = Touched::default();
    inner.loads.extend(access::loaded(b, op));
    inner.stores.extend(access::stored(b, op));
    if b.def(op).has(Trait::CallOpInterface) {
        inner.loads.extend(accesses.loads_of_call(b, op));
        inner.stores.extend(accesses.stores_of_call(b, op));
    } else if let Some(mut nested) = b.take_nested(op) {
        for region in nested.root_regions() {
            in_region(accesses, &mut nested, region, &mut inner);
        }
        b.put_nested(op, nested);
    } else {
        for region in b.regions(op) {
            in_region(accesses, b, region, &mut inner);
        }
    }
    known.forget(&b.ctx().clone(), &inner);
    touched.loads.extend(inner.loads);
    touched.stores.extend(inner.stores);
}
