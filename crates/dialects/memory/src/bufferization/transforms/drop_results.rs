//! `drop-equivalent-buffer-results`: functions no longer return their own arguments.

use crate::bufferization::signature;
use crate::memref;
use crate::prelude::*;
use terrace_base::func;

passes! {
    /// Remove MemRef return values that are equivalent to a bbArg.
    DropEquivalentBufferResults("DropEquivalentBufferResultsPass") = "drop-equivalent-buffer-results"
        on(Anchor::Op("builtin.module")) => drop_equivalent_buffer_results;
}

fn drop_equivalent_buffer_results(_: &DropEquivalentBufferResults, pass: &mut PassContext<'_>) -> Result {
    let Some(module) = pass.op_body() else { return Ok(()) };
    let functions = signature::functions(module);
    let mut dropped: FxHashMap<Str, Vec<Option<usize>>> = FxHashMap::default();
    for (op, name) in signature::changeable(module, &functions, false) {
        if let Some(arguments) = drop_from_returns(module.region_body_mut(op)) {
            let is_dropped: Vec<bool> = arguments.iter().map(Option::is_some).collect();
            signature::change(module, func::Func(op), &is_dropped, false);
            dropped.insert(name, arguments);
        }
    }
    for op in functions.into_iter().filter(|_| !dropped.is_empty()) {
        let body = module.region_body_mut(op);
        for (call, arguments) in signature::calls(body, &dropped) {
            drop_from_call(body, call, arguments);
        }
    }
    Ok(())
}

/// Removes from all returns of a function the operands that are the same argument in each. Returns the argument that each
/// result was; `None` if no result goes.
fn drop_from_returns(b: &mut Body) -> Option<Vec<Option<usize>>> {
    let arguments = signature::returned_arguments(b);
    if arguments.iter().all(Option::is_none) {
        return None;
    }
    for end in signature::returns(b) {
        b.erase_operands(end, |i| arguments.get(i).is_some_and(Option::is_some));
    }
    Some(arguments)
}

/// Replaces the dropped results of a call by its operands.
fn drop_from_call(b: &mut Body, call: Op, arguments: &[Option<usize>]) {
    let types: Vec<Type> = b.types(b.results(call)).collect();
    let mut state = OpState::like(b, call);
    state.operands.extend(b.operands(call));
    let kept = types.iter().zip(arguments).filter(|(_, argument)| argument.is_none());
    state.results = kept.map(|(&ty, _)| ty).collect();
    let mut builder = Builder::before(b, call);
    let new = builder.create(state);
    let mut results = builder.results(new).iter();
    let mut values = Vec::with_capacity(types.len());
    for (&ty, &argument) in types.iter().zip(arguments) {
        let value = match argument {
            None => results.next(),
            Some(i) => builder.operands(call).get(i),
        };
        let Some(value) = value else { return };
        values.push(if builder.ty(value) == ty { value } else { memref::Cast::new(&mut builder, ty, value) });
    }
    b.replace(call, &values);
}
