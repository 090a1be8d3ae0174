//! Attributes that show the decisions of the analysis, for tests (`test-analysis-only`).

use super::Setup;
use super::analysis::{Analysis, Decisions, Inputs, Known, Note, tensor_operands, tensor_results};
use super::functions::{self, Functions, returned_argument, with_body};
use crate::bufferization::signature;
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::asm::ValueNames;
use terrace_ir::symbols::symbol_name;

/// The attributes of a module's operations.
pub(super) struct Annotations<'a> {
    pub setup: &'a Setup,
    /// Whether sets of values that may share memory are shown.
    pub with_aliases: bool,
    /// The numbers of the next notes of each kind.
    pub n_conflicts: usize,
    pub n_read_only: usize,
}

/// Attributes of operations; `None` is the operation around the body.
type List = Vec<(Option<Op>, String, Attr)>;

impl Annotations<'_> {
    /// Annotates a function, its arguments and the operations in its body.
    pub fn function(
        &mut self,
        functions: &mut Functions,
        module: &mut Body,
        op: Op,
        is_circular: bool,
        decisions: Option<&Decisions>,
    ) {
        let mut list = List::new();
        if let (Some(b), Some(_)) = (module.nested_body(op), decisions) {
            let known = Known::default();
            let a = Inputs { b, setup: self.setup, functions, known: &known }.with(decisions);
            b.walk(|op| in_place(&a, op, &mut list));
            self.notes(&a, &mut list);
            if self.with_aliases {
                let outer = Scope { body: module, parent: None };
                alias_sets(&a, outer.at(op), &mut list);
            }
            if self.setup.options.function_boundaries && !is_circular {
                returned_arguments(&a, &mut list);
            }
        }
        if self.setup.options.function_boundaries && !is_circular {
            argument_accesses(functions, module, op);
        }
        let (own, inner): (List, List) = list.into_iter().partition(|(op, ..)| op.is_none());
        own.iter().for_each(|(_, name, attr)| module.set_attr(op, name, Some(*attr)));
        with_body(module, op, |_, b| {
            for (op, name, attr) in inner {
                if let Some(op) = op {
                    b.set_attr(op, &name, Some(attr));
                }
            }
        });
    }

    /// The reasons why operands are not bufferized in place.
    fn notes(&mut self, a: &Analysis<'_>, list: &mut List) {
        if !self.setup.options.print_conflicts {
            return;
        }
        for note in a.decisions.iter().flat_map(|decisions| &decisions.notes) {
            match note {
                Note::Conflict(conflict) => {
                    let mut add = |op: Option<Op>, text: String| {
                        list.push((op, format!("C_{}[{text}]", self.n_conflicts), Attr::UNIT));
                    };
                    let (read, write) = (conflict.read, conflict.write);
                    add(Some(write.owner), format!("CONFL-WRITE: {}", write.index));
                    add(Some(read.owner), format!("READ: {}", read.index));
                    let (op, definition) = place(a, conflict.definition);
                    add(op, format!("DEF: {definition}"));
                    self.n_conflicts += 1;
                }
                &Note::ReadOnly(value) => {
                    let (op, place) = place(a, value);
                    list.push((op, format!("W_{}[NOT-WRITABLE: {place}]", self.n_read_only), Attr::UNIT));
                    self.n_read_only += 1;
                }
            }
        }
    }
}

/// The owner of a value, and which of its values it is.
fn place(a: &Analysis<'_>, value: Value) -> (Option<Op>, String) {
    let text = match a.b.value_def(value) {
        ValueDef::Result(_, i) => format!("result {i}"),
        ValueDef::Arg(_, i) => format!("bbArg {i}"),
    };
    (a.owner(value), text)
}

/// Which operands of an operation are bufferized in place.
fn in_place(a: &Analysis<'_>, op: Op, list: &mut List) {
    let ctx = a.b.ctx();
    let mut words = vec!["none"; a.b.n_operands(op)];
    for operand in tensor_operands(a.b, op) {
        words[operand.index as usize] = if a.is_in_place(operand) { "true" } else { "false" };
    }
    if words.iter().any(|&word| word != "none") {
        let words: Vec<Attr> = words.into_iter().map(|word| StringAttr::of(ctx, word)).collect();
        list.push((Some(op), "__inplace_operands_attr__".into(), ArrayAttr::get(ctx, &words)));
    }
}

/// The values that may share memory with each result, and with each argument of a block.
fn alias_sets(a: &Analysis<'_>, function: OpRef<'_>, list: &mut List) {
    let (b, ctx) = (a.b, a.b.ctx());
    let names = ValueNames::of(function);
    let aliases = |value: Value| {
        let names: Vec<Attr> =
            a.sharing(value).into_iter().map(|value| StringAttr::of(ctx, &names.get(b, value))).collect();
        ArrayAttr::get(ctx, &names)
    };
    let of_args = |regions: &mut dyn Iterator<Item = Region>| {
        let mut has_tensor = false;
        let mut of_region = |region: Region| {
            let of_block = |block: Block| {
                let args = b.args(block).iter().copied().filter(|&arg| b.ty(arg).is_tensor(ctx));
                let sets: Vec<Attr> = args.map(aliases).collect();
                has_tensor |= !sets.is_empty();
                ArrayAttr::get(ctx, &sets)
            };
            ArrayAttr::get(ctx, &b.blocks(region).map(of_block).collect::<Vec<_>>())
        };
        let regions: Vec<Attr> = regions.map(&mut of_region).collect();
        has_tensor.then(|| ("__bbarg_alias_set_attr__".to_owned(), ArrayAttr::get(ctx, &regions)))
    };
    b.walk(|op| {
        let results: Vec<Attr> = tensor_results(b, op).map(aliases).collect();
        if !results.is_empty() {
            list.push((Some(op), "__opresult_alias_set_attr__".into(), ArrayAttr::get(ctx, &results)));
        }
        if b.has_inner_regions(op) {
            let sets = of_args(&mut b.regions(op).into_iter());
            list.extend(sets.map(|(name, attr)| (Some(op), name, attr)));
        }
    });
    list.extend(of_args(&mut b.root_regions()).map(|(name, attr)| (None, name, attr)));
}

/// The arguments that returns pass on. Returns are compared up to the first that differs.
fn returned_arguments(a: &Analysis<'_>, list: &mut List) {
    let ctx = a.b.ctx();
    let returns = signature::returns(a.b);
    let Some(&first) = returns.first() else { return };
    let mut all: Vec<Vec<i64>> = returns.iter().map(|&end| vec![-1; a.b.n_operands(end)]).collect();
    for n in 0..a.b.n_operands(first) {
        let Some(argument) = returned_argument(a, first, n) else { continue };
        for (&end, own) in returns.iter().zip(&mut all) {
            let returned = returned_argument(a, end, n);
            if let (Some(returned), Some(slot)) = (returned, own.get_mut(n)) {
                *slot = returned as i64;
            }
            if returned != Some(argument) {
                break;
            }
        }
    }
    for (end, own) in returns.into_iter().zip(all) {
        if own.iter().any(|&argument| argument >= 0) {
            let own: Vec<Attr> = own.into_iter().map(|i| IntegerAttr::of_i64(ctx, Type::I64, i)).collect();
            list.push((Some(end), "__equivalent_func_args__".into(), ArrayAttr::get(ctx, &own)));
        }
    }
}

/// How a function accesses its arguments.
fn argument_accesses(functions: &Functions, module: &mut Body, op: Op) {
    let ctx = module.ctx().clone();
    let Some(function) = module.as_::<func::Func>(op) else { return };
    let Some(facts) = symbol_name(module, op).and_then(|name| functions.analyzed(name)) else { return };
    let inputs = functions::inputs(module, function);
    let dicts = function.arg_attrs(module).and_then(|attrs| attrs.as_array(&ctx)).unwrap_or_default();
    let with_access = |(i, &ty): (usize, &Type)| {
        let dict = dicts.get(i).copied().unwrap_or(Attr::EMPTY_DICT);
        if !ty.is_tensor(&ctx) {
            return dict;
        }
        let access = match (facts.read.contains(&i), facts.written.contains(&i)) {
            (true, true) => "read-write",
            (true, false) => "read",
            (false, true) => "write",
            (false, false) => "none",
        };
        let name = ctx.intern("bufferization.access");
        let old =
            dict.as_::<DictionaryAttr>(&ctx).map(|dict| dict.entries.iter().collect()).unwrap_or_default();
        let mut entries: Vec<(Str, Attr)> = old;
        entries.retain(|&(other, _)| other != name);
        entries.push((name, StringAttr::of(&ctx, access)));
        DictionaryAttr::of(&ctx, &entries)
    };
    let dicts: Vec<Attr> = inputs.iter().enumerate().map(with_access).collect();
    if dicts.iter().any(|&dict| dict != Attr::EMPTY_DICT) {
        let attr = ArrayAttr::get(&ctx, &dicts);
        module.set_slot(op, func::Func::SLOTS.arg_attrs, Some(attr));
    }
}
