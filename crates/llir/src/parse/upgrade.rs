//! The upgrade of constructs of older versions, as LLVM 22 does it while it reads text.
//!
//! Calls of debug intrinsics become debug records; debug information of another version is dropped. Other intrinsics
//! are in `old_intrinsics`, `lifetimes` and `recipes`.

use super::Parser;
use crate::debug::{Assignment, DebugRecord, RecordKind};
use crate::intrinsics::Intrinsic;
use crate::metadata::{Md, MdView};
use crate::value::*;
use terrace_support::small_vec::SmallVec;

const DW_OP_DEREF: u64 = 0x06;

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

/// Whether LLVM replaces the declaration of an intrinsic with `n` parameters.
pub(super) fn is_replaced(name: &[u8], n: usize) -> bool {
    debug_intrinsic(name).is_some()
        || super::old_intrinsics::rule(name, n).is_some()
        || super::recipes::is_old(name, n)
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
        let mut elements: Vec<u64> = node.elements().collect();
        // A fragment comes last.
        let end = elements.len();
        let at = if end >= 3 && elements[end - 3] == 0x1000 { end - 3 } else { end };
        elements.insert(at, DW_OP_DEREF);
        self.cx.di_expression(&elements)
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
    fn flag(&self, key: &[u8]) -> Option<Value> {
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

    /// The behavior of `PIC Level` and `PIE Level` changed, and Objective-C modules got a flag.
    fn upgrade_flags(&mut self) {
        let Some(at) = self.m.named_metadata.iter().position(|named| *named.name == *b"llvm.module.flags")
        else {
            return;
        };
        let (mut has_objc, mut has_properties) = (false, false);
        for i in 0..self.m.named_metadata[at].operands.len() {
            let flag = self.m.named_metadata[at].operands[i];
            let Some(node) = self.cx.md_node_view(flag) else { continue };
            let operands: SmallVec<[Md; 3]> = node.iter().collect();
            let [behavior, key, value] = operands[..] else { continue };
            let Some(name) = self.cx.md_text(key) else { continue };
            has_objc |= name == b"Objective-C Image Info Version";
            has_properties |= name == b"Objective-C Class Properties";
            let old = match self.cx.md_view(behavior) {
                MdView::Value(value) => self.cx.as_i64(value),
                _ => None,
            };
            let new = match (name, old) {
                (b"PIC Level", Some(1 | 7)) => 8,
                (b"PIE Level", Some(1)) => 7,
                (b"branch-target-enforcement" | b"sign-return-address", Some(1)) => 8,
                _ if name.starts_with(b"sign-return-address-") && old == Some(1) => 8,
                _ => continue,
            };
            let behavior = self.cx.md_value(Value::i32(new));
            self.m.named_metadata[at].operands[i] = self.cx.md_node(&[behavior, key, value]);
        }
        if has_objc && !has_properties {
            let zero = self.cx.md_value(Value::i32(0));
            self.m.add_module_flag(4, b"Objective-C Class Properties", zero);
        }
    }
}
