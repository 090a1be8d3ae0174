//! The upgrade of constructs of older versions, as LLVM 22 does it while it reads text.
//!
//! Calls of debug intrinsics become debug records; debug information of another version is dropped. Other intrinsics
//! are in `old_intrinsics`, `lifetimes` and `recipes`.

use super::Parser;
use crate::body::is_permutation;
use crate::context::Context;
use crate::debug::{Assignment, DebugRecord, RecordKind};
use crate::intrinsics::Intrinsic;
use crate::metadata::{Md, MdView};
use crate::module::Module;
use crate::types::Type;
use crate::value::*;
use std::sync::Arc;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

const DW_OP_DEREF: u64 = 0x06;
const DW_OP_CONSTU: u64 = 0x10;
const DW_OP_DIV: u64 = 0x1b;
const DW_OP_MINUS: u64 = 0x1c;
const DW_OP_MUL: u64 = 0x1e;
const DW_OP_PLUS: u64 = 0x22;
const DW_OP_PLUS_UCONST: u64 = 0x23;
const DW_OP_SHL: u64 = 0x24;
const DW_OP_SHR: u64 = 0x25;
const DW_OP_STACK_VALUE: u64 = 0x9f;
const DW_OP_LLVM_FRAGMENT: u64 = 0x1000;

/// The version of debug information that LLVM 22 reads.
const DEBUG_INFO_VERSION: u32 = 3;

/// The kind of record of a debug intrinsic.
pub(super) fn debug_intrinsic(name: &[u8]) -> Option<RecordKind> {
    Some(match name {
        b"llvm.dbg.value" | b"llvm.dbg.addr" => RecordKind::Value,
        b"llvm.dbg.declare" => RecordKind::Declare,
        b"llvm.dbg.label" => RecordKind::Label,
        b"llvm.dbg.assign" => RecordKind::Assign,
        _ => return None,
    })
}

/// The tag of an access for a type descriptor, which was a tag before there were struct paths.
pub(crate) fn upgrade_tbaa(cx: &Context, node: Md) -> Md {
    let MdView::Node(view) = cx.md_view(node) else { return node };
    let operands: SmallVec<[Md; 4]> = view.iter().collect();
    let is_node = |md: Md| cx.md_node_kind(md).is_some();
    let (Some(&name), false) = (operands.first(), operands.len() >= 3 && is_node(operands[0])) else {
        return node;
    };
    let zero = cx.md_value(cx.int(Type::I64, 0));
    match operands[..] {
        // The third operand says that the memory is constant.
        [_, parent, constant] => {
            let ty = cx.md_node(&[name, parent]);
            cx.md_node(&[ty, ty, zero, constant])
        }
        _ => cx.md_node(&[node, node, zero]),
    }
}

impl Parser<'_> {
    /// Makes a record of a call of a debug intrinsic, which is the last instruction.
    pub(super) fn make_record(&mut self, inst: Inst, kind: RecordKind, is_address: bool) {
        let operands: SmallVec<[Value; 8]> = self.fs.body.operands(inst).into();
        let loc = self.fs.body.debug_loc(inst).unwrap_or(Md::NULL);
        self.fs.body.pop_last(inst);
        let md = |value: Option<&Value>| match value.map(|value| value.kind()) {
            Some(ValueKind::Metadata(md)) => md,
            _ => Md::NULL,
        };
        let unwrapped = |parser: &Self, value: Option<&Value>| match parser.cx.md_view(md(value)) {
            MdView::Value(value) => value,
            _ => value.copied().unwrap_or(Value::NONE),
        };
        let (args, n) = (&operands[..operands.len().saturating_sub(1)], operands.len().saturating_sub(1));
        // Until LLVM 6, an offset was the second argument.
        let skip = usize::from(kind == RecordKind::Value && n == 4);
        let mut record = DebugRecord {
            kind,
            value: unwrapped(self, args.first()),
            variable: md(args.get(1 + skip)),
            expression: md(args.get(2 + skip)),
            loc,
            assignment: None,
        };
        match kind {
            RecordKind::Label => {
                record.value = Value::NONE;
                record.variable = md(args.first());
                record.expression = Md::NULL;
            }
            RecordKind::Assign => {
                record.assignment = Some(Box::new(Assignment {
                    id: md(args.get(3)),
                    address: unwrapped(self, args.get(4)),
                    expression: md(args.get(5)),
                }));
            }
            _ if is_address => record.expression = self.with_deref(record.expression),
            _ => {}
        }
        self.fs.body.add_debug_record(record);
    }

    /// An expression of an address as one of the value there.
    fn with_deref(&self, expression: Md) -> Md {
        let Some(node) = self.cx.md_node_view(expression) else { return expression };
        let elements: SmallVec<[u64; 8]> = node.elements().collect();
        let mut operations: Vec<SmallVec<[u64; 3]>> = Vec::new();
        let mut is_last = true;
        let mut at = 0;
        while let Some(&op) = elements.get(at) {
            let end = (at + crate::verify::expression_op_size(op)).min(elements.len());
            if matches!(op, DW_OP_LLVM_FRAGMENT | DW_OP_STACK_VALUE) && is_last {
                operations.push(SmallVec::from_slice(&[DW_OP_DEREF]));
                is_last = false;
            }
            operations.push(SmallVec::from_slice(&elements[at..end]));
            at = end;
        }
        if is_last {
            operations.push(SmallVec::from_slice(&[DW_OP_DEREF]));
        }
        let folded: Vec<u64> = fold_offsets(operations).into_iter().flatten().collect();
        self.cx.di_expression(&folded)
    }

    /// Upgrades that need the whole module.
    pub(super) fn finish_upgrades(&mut self) {
        let added = &self.added;
        self.m.sort_functions(self.n_declared, |name| added.get(name));
        // Declarations of intrinsics have the attributes that LLVM defines, whatever the text says.
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            let data = self.m.func(func);
            if !data.symbol.name.starts_with(b"llvm.") {
                continue;
            }
            let attrs = Intrinsic::find(&data.symbol.name)
                .filter(|intrinsic| intrinsic.check(&self.cx, data.ty).is_none())
                .and_then(|intrinsic| intrinsic.attributes(&self.cx, data.ty));
            if let Some(attrs) = attrs {
                self.m.func_mut(func).attrs = attrs;
            }
        }
        self.upgrade_flags();
        self.upgrade_sections();
        self.upgrade_branch_protection();
        if let Some(version) = self.other_debug_version()
            && self.m.strip_debug_info()
        {
            self.m.dropped_debug_version = Some(version);
        }
    }

    /// The version of debug information, unless it is the one that LLVM keeps; 0 if there is none.
    pub(super) fn other_debug_version(&self) -> Option<u32> {
        let version = self.flag(b"Debug Info Version").and_then(|value| self.cx.as_i64(value));
        // LLVM reads the low bits.
        let version = version.unwrap_or_default() as u32;
        (version != DEBUG_INFO_VERSION).then_some(version)
    }

    /// The value of a module flag.
    pub(super) fn flag(&self, key: &[u8]) -> Option<Value> {
        let flags = self.m.named_metadata.iter().find(|named| *named.name == *b"llvm.module.flags")?;
        flags.operands.iter().find_map(|&flag| {
            let node = self.cx.md_node_view(flag)?;
            let mut operands = node.iter().skip(1);
            if self.cx.md_text(operands.next()?)? != key {
                return None;
            }
            match self.cx.md_view(operands.next()?) {
                MdView::Value(value) => Some(value),
                _ => None,
            }
        })
    }
}

/// Adds up the constants that the operations of an expression add one after another, as LLVM does when it appends some.
fn fold_offsets(operations: Vec<SmallVec<[u64; 3]>>) -> Vec<SmallVec<[u64; 3]>> {
    let mut folded: Vec<SmallVec<[u64; 3]>> = Vec::new();
    for mut operation in operations {
        if let ([DW_OP_PLUS], Some([DW_OP_CONSTU, offset])) =
            (&operation[..], folded.last().map(|last| &last[..]))
        {
            operation = SmallVec::from_slice(&[DW_OP_PLUS_UCONST, *offset]);
            folded.pop();
        }
        if let ([DW_OP_PLUS_UCONST, offset], Some([DW_OP_PLUS_UCONST, before])) =
            (&operation[..], folded.last().map(|last| &last[..]))
            && let Some(sum) = offset.checked_add(*before)
        {
            operation = SmallVec::from_slice(&[DW_OP_PLUS_UCONST, sum]);
            folded.pop();
        }
        let constant = match folded.last().map(|last| &last[..]) {
            Some([DW_OP_CONSTU, constant]) => Some(*constant),
            _ => None,
        };
        match (&operation[..], constant) {
            ([DW_OP_PLUS_UCONST, 0], _) => {}
            // The constant changes nothing.
            ([DW_OP_MINUS | DW_OP_SHL | DW_OP_SHR], Some(0)) | ([DW_OP_MUL | DW_OP_DIV], Some(1)) => {
                folded.pop();
            }
            _ => folded.push(operation),
        }
    }
    folded
}

/// Upgrades a module that was read from bitcode: as the parser upgrades what it reads. Modules with intrinsics of older
/// versions take the way through their text, which may have `max_text` bytes.
pub(crate) fn upgrade_module(name: &str, m: Module, max_text: usize) -> Result<Module, String> {
    let mut parser = Parser::new(name, b"");
    parser.cx = Arc::clone(&m.cx);
    parser.n_declared = m.functions().len();
    parser.m = m;
    if parser.m.functions().iter().any(|func| parser.is_old_intrinsic(func)) {
        let Some(text) = crate::print::print_module_within(&parser.m, max_text) else {
            return Err("the text of the module is too long to replace its old intrinsics".into());
        };
        let mut upgraded = super::parse_module(name, &text, true).map_err(|error| error.message)?;
        keep_predecessor_orders(&parser.m, &mut upgraded);
        upgraded.dropped_summary = parser.m.dropped_summary;
        return Ok(upgraded);
    }
    parser.finish_upgrades();
    Ok(parser.m)
}

/// Copies the orders of predecessors, which text does not have, to the functions of the same names.
fn keep_predecessor_orders(from: &Module, to: &mut Module) {
    for func in from.functions() {
        let Some(old) = &func.body else { continue };
        let terminators = old.blocks().iter().filter_map(|&block| old.terminator(block));
        let is_in_order = terminators.clone().is_sorted();
        if is_in_order && old.predecessor_orders.is_none() {
            continue;
        }
        let Some(id) = to.lookup_function(&func.symbol.name) else { continue };
        let Some(new) = &mut to.func_mut(id).body else { continue };
        if new.blocks().len() != old.blocks().len() {
            continue;
        }
        let mut edges: FxHashMap<Block, Vec<Inst>> = FxHashMap::default();
        if !is_in_order {
            for inst in terminators {
                old.successors(inst).for_each(|block| edges.entry(block).or_default().push(inst));
            }
        }
        for (&before, after) in old.blocks().iter().zip(new.blocks().to_vec()) {
            let places = old.predecessor_order(before);
            match edges.get(&before) {
                Some(edges) if edges.len() > 1 => {
                    new.set_predecessor_order(after, &places_in_text(edges, places));
                }
                Some(_) => {}
                None => {
                    places.into_iter().for_each(|places| new.set_predecessor_order(after, places));
                }
            }
        }
    }
}

/// The places of predecessors when the newest terminator is the last in the text: of edges in the order of the text, whose
/// terminators were made in another order.
fn places_in_text(edges: &[Inst], places: Option<&[u32]>) -> Vec<u32> {
    let n = edges.len();
    // Numbers of edges, those of the newest terminators first.
    let mut newest: Vec<usize> = (0..n).rev().collect();
    newest.sort_by_key(|&edge| core::cmp::Reverse(edges[edge]));
    let places = places.filter(|places| is_permutation(places, n));
    let mut listed = vec![0; n];
    for (at, &edge) in newest.iter().enumerate() {
        listed[edge] = places.map_or(at as u32, |places| places[at]);
    }
    listed.reverse();
    listed
}
