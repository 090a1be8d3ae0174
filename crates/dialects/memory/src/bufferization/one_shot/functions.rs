//! Facts about functions: how their arguments are accessed, and which results share buffers with them.

use super::Setup;
use super::analysis::Analysis;
use crate::bufferization::signature;
use crate::ml_program::Accesses;
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::symbols::symbol_name;

/// The analysis of functions, and the one whose body is looked at.
#[derive(Default)]
pub struct Functions {
    by_name: FxHashMap<Str, func::Func>,
    facts: FxHashMap<Str, Facts>,
    /// The globals that functions access.
    pub(super) globals: Accesses,
    /// Whether each argument of the current function may be written to; none if it is not bufferized.
    pub(super) writable: Vec<bool>,
}

/// Facts about a function.
#[derive(Default, Clone)]
pub struct Facts {
    /// Whether its body was analyzed, or it has none, and the lists below are filled.
    pub analyzed: bool,
    /// The arguments that are read.
    pub read: Vec<usize>,
    /// The arguments that are written.
    pub written: Vec<usize>,
    /// The results that may share memory with an argument, for each argument.
    pub aliases: Vec<Vec<usize>>,
    /// For each result the argument that it certainly is.
    pub equivalent: Vec<Option<usize>>,
}

impl Functions {
    /// The functions of a module, before any of them is analyzed.
    pub(super) fn of(module: &Body) -> Self {
        let mut functions = Self { globals: Accesses::of(module), ..Self::default() };
        functions.look_in(module);
        functions
    }

    /// Finds functions in this body from now on.
    pub(super) fn look_in(&mut self, module: &Body) {
        self.by_name.clear();
        for op in signature::functions(module) {
            if let Some(name) = symbol_name(module, op) {
                self.by_name.entry(name).or_insert(func::Func(op));
            }
        }
    }

    /// The function of the module with a name.
    pub(super) fn find(&self, name: Option<Str>) -> Option<func::Func> {
        self.by_name.get(&name?).copied()
    }

    /// The facts about a function that was analyzed.
    pub fn analyzed(&self, name: Str) -> Option<&Facts> {
        self.facts.get(&name).filter(|facts| facts.analyzed)
    }

    pub(super) fn is_argument_writable(&self, a: &Analysis<'_>, value: Value) -> bool {
        match a.b.value_def(value) {
            // Arguments of later blocks share buffers with what branches pass.
            ValueDef::Arg(block, i) if a.b.is_entry_block(block) => {
                self.writable.get(i as usize).copied().unwrap_or(false)
            }
            _ => !self.writable.is_empty() || a.setup.options.function_boundaries,
        }
    }

    /// Makes a function the current one.
    pub(super) fn enter(&mut self, setup: &Setup, module: &Body, op: Op) {
        self.writable.clear();
        if !setup.is_allowed(module, op) {
            return;
        }
        let Some(function) = module.as_::<func::Func>(op) else { return };
        let ctx = module.ctx();
        let n = inputs(module, function).len();
        let is_writable = |i: usize| {
            let attr = argument_attr(module, function, i, "bufferization.writable");
            attr.and_then(|attr| attr.as_bool(ctx)).unwrap_or(true)
        };
        self.writable.extend((0..n).map(is_writable));
    }

    /// Notes the facts about a function without a body.
    pub(super) fn note(&mut self, module: &Body, op: Op) {
        let facts = facts_of(module, op, None);
        self.set(module, op, facts);
    }

    /// Notes the facts about a function.
    pub(super) fn set(&mut self, module: &Body, op: Op, facts: Facts) {
        if let Some(name) = symbol_name(module, op) {
            self.facts.insert(name, facts);
        }
    }
}

/// The types of a function's arguments.
pub(super) fn inputs(module: &Body, function: func::Func) -> &[Type] {
    function.signature(module.ctx(), module).map_or(&[], |ty| ty.inputs)
}

/// The types of a function's results.
pub(super) fn results(module: &Body, function: func::Func) -> &[Type] {
    function.signature(module.ctx(), module).map_or(&[], |ty| ty.results)
}

/// Whether an operation is a function with tensors among its arguments or results.
pub(super) fn has_tensor_signature(module: &Body, op: Op) -> bool {
    let Some(function) = module.as_::<func::Func>(op) else { return false };
    let ctx = module.ctx();
    let types = inputs(module, function).iter().chain(results(module, function));
    types.into_iter().any(|ty| ty.is_tensor(ctx))
}

/// An attribute of an argument.
pub fn argument_attr(module: &Body, function: func::Func, i: usize, name: &str) -> Option<Attr> {
    let ctx = module.ctx();
    let dicts = function.arg_attrs(module)?.as_array(ctx)?;
    let dict = dicts.get(i)?.as_::<DictionaryAttr>(ctx)?;
    dict.entries.get(ctx.find_str(name.as_bytes())?)
}

/// The facts that the analysis of its body says of a function; without a body, all arguments are read, written and returned.
pub(super) fn facts_of(module: &Body, op: Op, a: Option<&Analysis<'_>>) -> Facts {
    let Some(function) = module.as_::<func::Func>(op) else { return Facts::default() };
    let ctx = module.ctx();
    let (inputs, results) = (inputs(module, function), results(module, function));
    let tensors: Vec<usize> = (0..inputs.len()).filter(|&i| inputs[i].is_tensor(ctx)).collect();
    let mut facts = Facts {
        analyzed: true,
        aliases: vec![Vec::new(); inputs.len()],
        equivalent: vec![None; results.len()],
        ..Facts::default()
    };
    let args: &[Value] = match a {
        Some(a) => a.b.root_regions().next().map_or(&[], |region| a.b.entry_args(region)),
        None => &[],
    };
    for &i in &tensors {
        let access = argument_attr(module, function, i, "bufferization.access");
        let access = access.and_then(|attr| attr.as_bytes(ctx));
        let (is_read, is_written) = match (access, a) {
            (Some(access), _) => {
                (matches!(access, b"read" | b"read-write"), matches!(access, b"write" | b"read-write"))
            }
            (None, Some(a)) => (a.is_read(args[i]), a.is_written(args[i])),
            (None, None) => (true, true),
        };
        facts.read.extend(is_read.then_some(i));
        facts.written.extend(is_written.then_some(i));
    }
    let Some(a) = a else {
        let all = (0..results.len()).filter(|&i| results[i].is_tensor(ctx));
        for &i in &tensors {
            facts.aliases[i] = all.clone().collect();
        }
        return facts;
    };
    let returns = signature::returns(a.b);
    let is_ranked = |value: Value| a.b.ty(value).is::<RankedTensorType>(ctx);
    let ranked: Vec<usize> = (0..args.len()).filter(|&i| is_ranked(args[i])).collect();
    for &i in &ranked {
        for &end in &returns {
            for (n, value) in a.b.operands(end).iter().enumerate() {
                let shares = is_ranked(value) && a.share(args[i], value);
                if shares && !facts.aliases[i].contains(&n) {
                    facts.aliases[i].push(n);
                }
            }
        }
    }
    for (n, equivalent) in facts.equivalent.iter_mut().enumerate() {
        let Some((&first, others)) = returns.split_first() else { break };
        let argument = returned_argument(a, first, n);
        *equivalent = argument.filter(|_| others.iter().all(|&end| returned_argument(a, end, n) == argument));
    }
    facts
}

/// The argument of the function that an operand of a return certainly is.
pub(super) fn returned_argument(a: &Analysis<'_>, end: Op, n: usize) -> Option<usize> {
    let value = a.b.operands(end).get(n).filter(|&value| a.b.ty(value).is_tensor(a.b.ctx()))?;
    let args = a.b.entry_args(a.b.root_regions().next()?);
    let is_ranked = |value: Value| a.b.ty(value).is::<RankedTensorType>(a.b.ctx());
    args.iter().position(|&arg| is_ranked(arg) && a.are_equivalent(value, arg))
}

/// Runs `f` on the body of an operation, taken out of the module.
pub(super) fn with_body<R>(
    module: &mut Body,
    op: Op,
    f: impl FnOnce(&mut Body, &mut Body) -> R,
) -> Option<R> {
    let mut body = module.take_nested(op)?;
    let result = f(module, &mut body);
    module.put_nested(op, body);
    Some(result)
}
