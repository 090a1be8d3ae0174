//! Text of specialized metadata nodes and debug records.

use super::Printer;
use super::text::*;
use crate::body::Body;
use crate::debug::*;
use crate::metadata::{Md, MdView, NodeView};
use crate::value::{Value, ValueKind};
use crate::version::LlvmVersion;
use crate::version::debug::{Names, has_operations};
use terrace_support::dwarf;

const DW_OP_CONSTS: u64 = 0x11;
const DW_OP_STACK_VALUE: u64 = 0x9f;
const DW_OP_LLVM_FRAGMENT: u64 = 0x1000;
const DW_OP_LLVM_CONVERT: u64 = 0x1001;

/// `DW_TAG_LLVM_ptrauth_type`.
const PTR_AUTH_TYPE: u32 = 0x4300;

/// The kinds of enumerations.
pub(crate) const ENUM_KINDS: [&str; 2] = ["DW_APPLE_ENUM_KIND_Closed", "DW_APPLE_ENUM_KIND_Open"];

/// The names of languages since DWARF 6, from number 1 on.
pub(crate) const LANGUAGE_NAMES: [&str; 44] = [
    "DW_LNAME_Ada",
    "DW_LNAME_BLISS",
    "DW_LNAME_C",
    "DW_LNAME_C_plus_plus",
    "DW_LNAME_Cobol",
    "DW_LNAME_Crystal",
    "DW_LNAME_D",
    "DW_LNAME_Dylan",
    "DW_LNAME_Fortran",
    "DW_LNAME_Go",
    "DW_LNAME_Haskell",
    "DW_LNAME_Java",
    "DW_LNAME_Julia",
    "DW_LNAME_Kotlin",
    "DW_LNAME_Modula2",
    "DW_LNAME_Modula3",
    "DW_LNAME_ObjC",
    "DW_LNAME_ObjC_plus_plus",
    "DW_LNAME_OCaml",
    "DW_LNAME_OpenCL_C",
    "DW_LNAME_Pascal",
    "DW_LNAME_PLI",
    "DW_LNAME_Python",
    "DW_LNAME_RenderScript",
    "DW_LNAME_Rust",
    "DW_LNAME_Swift",
    "DW_LNAME_UPC",
    "DW_LNAME_Zig",
    "DW_LNAME_Assembly",
    "DW_LNAME_C_sharp",
    "DW_LNAME_Mojo",
    "DW_LNAME_GLSL",
    "DW_LNAME_GLSL_ES",
    "DW_LNAME_HLSL",
    "DW_LNAME_OpenCL_CPP",
    "DW_LNAME_CPP_for_OpenCL",
    "DW_LNAME_SYCL",
    "DW_LNAME_Ruby",
    "DW_LNAME_Move",
    "DW_LNAME_Hylo",
    "",
    "",
    "",
    "DW_LNAME_Metal",
];

pub(crate) fn language_name(number: u32) -> Option<&'static str> {
    let name = LANGUAGE_NAMES.get((number as usize).checked_sub(1)?)?;
    Some(*name).filter(|name| !name.is_empty())
}

/// The number of arguments of an operation in an expression.
fn n_arguments(op: u64) -> usize {
    match op {
        DW_OP_LLVM_FRAGMENT | DW_OP_LLVM_CONVERT | 0x1006 | 0x1007 | 0x92 => 2,
        0x03 | 0x08..=0x11 | 0x15 | 0x23 | 0x94 | 0x95 | 0x1002 | 0x1003 | 0x1005 => 1,
        0x70..=0x90 => 1,
        _ => 0,
    }
}

/// The flags of types and variables in printing order; fields of two bits come first.
pub(crate) const FLAGS: &[(u32, &str)] = &[
    (4, "FwdDecl"),
    (8, "AppleBlock"),
    (16, "ReservedBit4"),
    (32, "Virtual"),
    (64, "Artificial"),
    (128, "Explicit"),
    (256, "Prototyped"),
    (512, "ObjcClassComplete"),
    (1024, "ObjectPointer"),
    (2048, "Vector"),
    (4096, "StaticMember"),
    (8192, "LValueReference"),
    (16384, "RValueReference"),
    (32768, "ExportSymbols"),
    (1 << 18, "IntroducedVirtual"),
    (1 << 19, "BitField"),
    (1 << 20, "NoReturn"),
    (1 << 22, "TypePassByValue"),
    (1 << 23, "TypePassByReference"),
    (1 << 24, "EnumClass"),
    (1 << 25, "Thunk"),
    (1 << 26, "NonTrivial"),
    (1 << 27, "BigEndian"),
    (1 << 28, "LittleEndian"),
    (1 << 29, "AllCallsDescribed"),
    (1 << 30, "NameIsSimplified"),
];

/// The flags of subprograms in printing order.
pub(crate) const SUBPROGRAM_FLAGS: &[(u32, &str)] = &[
    (4, "LocalToUnit"),
    (8, "Definition"),
    (16, "Optimized"),
    (32, "Pure"),
    (64, "Elemental"),
    (128, "Recursive"),
    (256, "MainSubprogram"),
    (512, "Deleted"),
    (2048, "ObjCDirect"),
];

impl Printer<'_> {
    /// `name: `, after a comma unless it is the first field.
    #[inline]
    fn field_name(&mut self, first: &mut bool, field: &DiField) {
        let skip = if core::mem::take(first) { 2 } else { 0 };
        self.out.extend_from_slice(&field.lead.as_bytes()[skip..]);
    }

    fn dwarf(&mut self, names: Names, value: u32) {
        match names.table().name(value).filter(|_| names.has(self.m.version, value)) {
            Some(name) => self.str(name),
            None => push_u64(&mut self.out, u64::from(value)),
        }
    }

    fn flag_list(
        &mut self,
        prefix: &str,
        mut value: u32,
        groups: &[(u32, [&str; 3])],
        flags: &[(u32, &str)],
    ) {
        let mut first = true;
        let mut put = |p: &mut Self, name: &str| {
            if !core::mem::take(&mut first) {
                p.str(" | ");
            }
            p.str(prefix);
            p.str(name);
        };
        for &(shift, names) in groups {
            let field = value >> shift & 3;
            if field != 0 {
                put(self, names[field as usize - 1]);
                value &= !(3 << shift);
            }
        }
        for &(flag, name) in flags {
            if value == 0 {
                break;
            }
            if value & flag != 0 {
                put(self, name);
                value &= !flag;
            }
        }
        if value != 0 {
            put(self, "");
            let prefix = prefix.len();
            self.out.truncate(self.out.len() - prefix);
            push_u64(&mut self.out, u64::from(value));
        }
    }

    /// Whether a node is a variable, which may be the count of a range.
    fn is_variable(&self, md: Md) -> bool {
        let kinds = [DiKind::DILocalVariable, DiKind::DIGlobalVariable];
        matches!(self.cx.md_view(md), MdView::Node(node) if kinds.contains(&node.kind()))
    }

    /// The flags of a subprogram as fields, which LLVM 7 has.
    fn old_subprogram_flags(&mut self, flags: u32) {
        for (flag, name) in [(4, "isLocal"), (8, "isDefinition"), (16, "isOptimized")] {
            self.str(", ");
            self.str(name);
            self.str(if flags & flag != 0 { ": true" } else { ": false" });
        }
        match flags & 3 {
            1 => self.str(", virtuality: DW_VIRTUALITY_virtual"),
            2 => self.str(", virtuality: DW_VIRTUALITY_pure_virtual"),
            _ => {}
        }
    }

    /// The value of an integer constant or, if `constants`, of a constant expression.
    fn bound(&self, md: Md, constants: bool) -> Option<i64> {
        match self.cx.md_view(md) {
            MdView::Value(value) => self.cx.as_i64(value),
            MdView::Node(node) if constants && node.kind() == DiKind::DIExpression => {
                let elements: terrace_support::small_vec::SmallVec<[u64; 8]> = node.elements().collect();
                match elements[..] {
                    [DW_OP_CONSTS, value] | [DW_OP_CONSTS, value, DW_OP_STACK_VALUE] => Some(value as i64),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn int_field(&mut self, size: DiSize, value: u64, name: &str) {
        match size {
            // Only enumerators and fixed-point types have signed values.
            DiSize::Wide if matches!(name, "value" | "factor" | "numerator" | "denominator") => {
                push_i64(&mut self.out, value as i64)
            }
            _ => push_u64(&mut self.out, value),
        }
    }

    /// `DIFile(filename: "a", directory: "b")` and so on, after `!` and `distinct`.
    pub(crate) fn special_node(&mut self, node: &NodeView<'_>) {
        let version = self.m.version;
        if version == LlvmVersion::CURRENT || node.kind().def().is_none() {
            return self.node_of(node, node.kind(), node.words());
        }
        let (kind, words) = crate::version::debug::node_for(version, node.kind(), node.words());
        self.node_of(node, kind, &words);
    }

    /// A node with this kind and these fields, which are its own or those that an earlier version has.
    fn node_of(&mut self, node: &NodeView<'_>, kind: DiKind, words: &[u32]) {
        // Most nodes are locations without optional fields.
        if kind == DiKind::DILocation
            && let &[line, column, scope, ref rest @ ..] = words
            && rest.iter().all(|&word| word == 0)
        {
            return self.simple_location(line, column, Md::from_word(scope));
        }
        if let Some(variable) = node.fields::<DILocalVariable>()
            && self.simple_variable(&variable)
        {
            return;
        }
        let Some(def) = kind.def() else {
            return match kind {
                DiKind::GenericDINode => self.generic_node(node),
                _ => self.expression(node),
            };
        };
        self.byte(b'!');
        self.str(def.name);
        self.byte(b'(');
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let (mut at, mut first) = (0, true);
        for field in def.fields {
            let low = word(at);
            let value = match field.size {
                DiSize::Wide => u64::from(low) | u64::from(word(at + 1)) << 32,
                DiSize::Extent => u64::from(word(at + 1)) | u64::from(word(at + 2)) << 32,
                _ => u64::from(low),
            };
            let (second, md) = (word(at + 1), Md::from_word(low));
            at += field.size.words();
            match field.print {
                DiPrint::Node | DiPrint::TypedBound if md.is_null() => {}
                DiPrint::Node | DiPrint::NodeAlways | DiPrint::TypedBound => {
                    self.field_name(&mut first, field);
                    self.md_operand(md);
                }
                DiPrint::Bound | DiPrint::ConstBound => {
                    if let Some(number) = self.bound(md, field.print == DiPrint::ConstBound) {
                        self.field_name(&mut first, field);
                        push_i64(&mut self.out, number);
                    } else if self.m.version.has(11) || field.name == "count" && self.is_variable(md) {
                        if !md.is_null() {
                            self.field_name(&mut first, field);
                            self.md_operand(md);
                        }
                    } else if field.name == "count" {
                        // Until LLVM 10 each range has a count, which may be unknown, and its lower bound is a number.
                        self.field_name(&mut first, field);
                        self.str("-1");
                    }
                }
                DiPrint::Text | DiPrint::TextAlways => {
                    let cx = self.cx;
                    let text = cx.md_text(md).unwrap_or(b"");
                    if !text.is_empty() || field.print == DiPrint::TextAlways {
                        self.field_name(&mut first, field);
                        self.quoted("", text);
                    }
                }
                DiPrint::OptText => {
                    let cx = self.cx;
                    if let MdView::String(text) = cx.md_view(md) {
                        self.field_name(&mut first, field);
                        self.quoted("", text);
                    }
                }
                DiPrint::Checksum if low == 0 => {}
                DiPrint::Checksum => {
                    self.field_name(&mut first, field);
                    let kinds = ["CSK_MD5", "CSK_SHA1", "CSK_SHA256"];
                    self.name_or_number(kinds.get(low as usize - 1).copied(), low);
                }
                DiPrint::Macinfo => {
                    self.field_name(&mut first, field);
                    let name = match low {
                        1 => Some("DW_MACINFO_define"),
                        2 => Some("DW_MACINFO_undef"),
                        3 => Some("DW_MACINFO_start_file"),
                        4 => Some("DW_MACINFO_end_file"),
                        0xff => Some("DW_MACINFO_vendor_ext"),
                        _ => None,
                    };
                    self.name_or_number(name, low);
                }
                DiPrint::LanguageName if low == 0 => {}
                DiPrint::LanguageName => {
                    self.field_name(&mut first, field);
                    self.name_or_number(language_name(low), low);
                }
                DiPrint::EnumKind => {
                    if low != 0 {
                        self.field_name(&mut first, field);
                        self.name_or_number(ENUM_KINDS.get(second as usize).copied(), second);
                    }
                }
                // The tag is the first field.
                DiPrint::AuthInt | DiPrint::AuthBool
                    if word(0) != PTR_AUTH_TYPE || !self.m.version.has(19) => {}
                DiPrint::AuthInt if low == 0 => {}
                DiPrint::AuthInt => {
                    self.field_name(&mut first, field);
                    push_u64(&mut self.out, low.into());
                }
                DiPrint::AuthBool => {
                    self.field_name(&mut first, field);
                    self.str(if low != 0 { "true" } else { "false" });
                }
                DiPrint::Language if low == 0 && (kind != DiKind::DICompileUnit || word(0) != 0) => {}
                DiPrint::FixedPoint => {
                    self.field_name(&mut first, field);
                    let kinds = ["Binary", "Decimal", "Rational"];
                    self.name_or_number(kinds.get(low as usize).copied(), low);
                }
                DiPrint::Int if field.size == DiSize::Extent && low != 0 => {
                    self.field_name(&mut first, field);
                    match self.bound(md, false) {
                        Some(number) => push_u64(&mut self.out, number as u64),
                        None => self.md_operand(md),
                    }
                }
                DiPrint::Int if value == 0 => {}
                // The flag of unsigned enumerators follows their value.
                DiPrint::IntAlways if kind == DiKind::DIEnumerator && word(at) != 0 => {
                    self.field_name(&mut first, field);
                    push_u64(&mut self.out, value);
                }
                DiPrint::Int | DiPrint::IntAlways => {
                    self.field_name(&mut first, field);
                    self.int_field(field.size, value, field.name);
                }
                DiPrint::OptInt => {
                    if low != 0 {
                        self.field_name(&mut first, field);
                        push_u64(&mut self.out, u64::from(second));
                    }
                }
                DiPrint::Flag if low == 0 => {}
                DiPrint::NotFlag if low == 0 => {}
                DiPrint::Flag | DiPrint::Bool => {
                    self.field_name(&mut first, field);
                    self.str(if low != 0 { "true" } else { "false" });
                }
                DiPrint::NotFlag => {
                    self.field_name(&mut first, field);
                    self.str("false");
                }
                DiPrint::Tag(usual) => {
                    if low != u32::from(usual) || usual == 0 {
                        self.field_name(&mut first, field);
                        self.dwarf(Names::Tag, low);
                    }
                }
                DiPrint::Encoding | DiPrint::Convention if low == 0 => {}
                DiPrint::Encoding | DiPrint::Convention | DiPrint::Language => {
                    self.field_name(&mut first, field);
                    let names = match field.print {
                        DiPrint::Encoding => Names::Encoding,
                        DiPrint::Convention => Names::Convention,
                        _ => Names::Language,
                    };
                    self.dwarf(names, low);
                }
                DiPrint::Flags => {
                    if low != 0 {
                        self.field_name(&mut first, field);
                        self.type_flags(low);
                    }
                }
                DiPrint::SubprogramFlags if !self.m.version.has(8) => self.old_subprogram_flags(low),
                DiPrint::SubprogramFlags => {
                    self.field_name(&mut first, field);
                    if low == 0 {
                        self.byte(b'0');
                    } else {
                        let virtuality = [(0, ["Virtual", "PureVirtual", "Virtual"])];
                        self.flag_list("DISPFlag", low, &virtuality, SUBPROGRAM_FLAGS);
                    }
                }
                DiPrint::Emission => {
                    self.field_name(&mut first, field);
                    self.str(match low {
                        0 => "NoDebug",
                        1 => "FullDebug",
                        2 => "LineTablesOnly",
                        _ => "DebugDirectivesOnly",
                    });
                }
                DiPrint::NameTable => {
                    let kinds = ["", "GNU", "None", "Apple"];
                    if let Some(kind) = kinds.get(low as usize).filter(|kind| !kind.is_empty()) {
                        self.field_name(&mut first, field);
                        self.str(kind);
                    }
                }
            }
        }
        self.byte(b')');
    }

    /// A location without optional fields: `!DILocation(line: 1, column: 2, scope: !3)`.
    fn simple_location(&mut self, line: u32, column: u32, scope: Md) {
        self.str("!DILocation(line: ");
        push_u64(&mut self.out, line.into());
        if column != 0 {
            self.str(", column: ");
            push_u64(&mut self.out, column.into());
        }
        self.str(", scope: ");
        self.md_operand(scope);
        self.byte(b')');
    }

    /// A variable without other fields: `!DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 4, type:
    /// !5)`. Returns `false`, and prints nothing, if it has others.
    fn simple_variable(&mut self, variable: &DILocalVariable) -> bool {
        let &DILocalVariable { name, arg, scope, file, line, ty, flags, align, annotations } = variable;
        let cx = self.cx;
        let Some(name) = cx.md_text(name) else { return false };
        if name.is_empty() || flags != 0 || align != 0 || !annotations.is_null() {
            return false;
        }
        self.str("!DILocalVariable(name: \"");
        push_escaped(&mut self.out, name);
        if arg != 0 {
            self.str("\", arg: ");
            push_u64(&mut self.out, arg.into());
            self.str(", scope: ");
        } else {
            self.str("\", scope: ");
        }
        self.md_operand(scope);
        if !file.is_null() {
            self.str(", file: ");
            self.md_operand(file);
        }
        if line != 0 {
            self.str(", line: ");
            push_u64(&mut self.out, line.into());
        }
        if !ty.is_null() {
            self.str(", type: ");
            self.md_operand(ty);
        }
        self.byte(b')');
        true
    }

    fn name_or_number(&mut self, name: Option<&str>, number: u32) {
        match name {
            Some(name) => self.str(name),
            None => push_u64(&mut self.out, u64::from(number)),
        }
    }

    /// `!GenericDINode(tag: DW_TAG_member, header: "a", operands: {!1})`.
    fn generic_node(&mut self, node: &NodeView<'_>) {
        self.str("!GenericDINode(tag: ");
        self.dwarf(Names::Tag, node.words().first().copied().unwrap_or(0));
        let cx = self.cx;
        let mut operands = node.iter();
        if let MdView::String(header) = operands.next().map_or(MdView::Null, |md| cx.md_view(md)) {
            self.str(", header: ");
            self.quoted("", header);
        }
        for (i, operand) in operands.enumerate() {
            self.str(if i == 0 { ", operands: {" } else { ", " });
            self.md_operand(operand);
        }
        self.str(if node.len() > 1 { "})" } else { ")" });
    }

    /// The value of a debug record: `i32 %0`, `!DIArgList(i32 %0)`, `!{}`.
    pub(crate) fn record_value(&mut self, body: &Body, value: Value) {
        let ValueKind::Metadata(md) = value.kind() else { return self.typed_operand(body, value) };
        let cx = self.cx;
        match cx.md_view(md) {
            MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                self.str("!DIArgList(");
                for (i, argument) in node.arguments().enumerate() {
                    if i != 0 {
                        self.str(", ");
                    }
                    self.typed_operand(body, argument);
                }
                self.byte(b')');
            }
            _ => self.md_operand(md),
        }
    }

    fn type_flags(&mut self, mut flags: u32) {
        const INDIRECT_VIRTUAL_BASE: u32 = 4 | 32;
        let groups = [
            (0, ["Private", "Protected", "Public"]),
            (16, ["SingleInheritance", "MultipleInheritance", "VirtualInheritance"]),
        ];
        if flags & INDIRECT_VIRTUAL_BASE != INDIRECT_VIRTUAL_BASE {
            return self.flag_list("DIFlag", flags, &groups, FLAGS);
        }
        let grouped = flags & (3 | 3 << 16);
        if grouped != 0 {
            self.flag_list("DIFlag", grouped, &groups, &[]);
            self.str(" | ");
        }
        self.str("DIFlagIndirectVirtualBase");
        flags &= !(INDIRECT_VIRTUAL_BASE | grouped);
        if flags != 0 {
            self.str(" | ");
            self.flag_list("DIFlag", flags, &[], FLAGS);
        }
    }

    /// `!DIExpression(DW_OP_deref)`.
    pub(crate) fn expression(&mut self, node: &NodeView<'_>) {
        // Variables that need an operation which the version lacks have lost their values.
        let lacks_operation = !self.m.version.has(19) && !has_operations(self.m.version, node.elements());
        if node.words().is_empty() || lacks_operation {
            return self.str("!DIExpression()");
        }
        self.str("!DIExpression(");
        let elements: terrace_support::small_vec::SmallVec<[u64; 8]> = node.elements().collect();
        // An unknown operation makes the expression invalid; LLVM prints its numbers.
        let known = |op: u64| u32::try_from(op).ok().and_then(|op| dwarf::OPERATIONS.name(op));
        let valid = crate::verify::is_valid_expression(node);
        let mut at = 0;
        let mut first = true;
        while let Some(&op) = elements.get(at) {
            if !core::mem::take(&mut first) {
                self.str(", ");
            }
            let n = if valid { n_arguments(op) } else { 0 };
            match known(op).filter(|_| valid) {
                Some(name) => self.str(name),
                None => push_u64(&mut self.out, op),
            }
            for (i, &argument) in elements[at + 1..].iter().take(n).enumerate() {
                self.str(", ");
                let encoding = u32::try_from(argument).ok().and_then(|value| dwarf::ENCODINGS.name(value));
                match encoding {
                    Some(name) if op == DW_OP_LLVM_CONVERT && i == 1 => self.str(name),
                    _ => push_u64(&mut self.out, argument),
                }
            }
            at += 1 + n;
        }
        self.byte(b')');
    }

    /// `#dbg_value(i32 %0, !1, !DIExpression(), !2)` on its own line.
    pub(crate) fn debug_record(&mut self, body: &Body, record: &DebugRecord) {
        match record.kind {
            RecordKind::Value => self.str("    #dbg_value("),
            RecordKind::Declare => self.str("    #dbg_declare("),
            RecordKind::Label => self.str("    #dbg_label("),
            RecordKind::Assign => self.str("    #dbg_assign("),
            RecordKind::DeclareValue => self.str("    #dbg_declare_value("),
        }
        self.record_parts(body, record, ", ");
        self.str(", ");
        self.md_operand(record.loc);
        self.str(")\n");
    }

    /// The parts of a record except its location, with a text between them.
    fn record_parts(&mut self, body: &Body, record: &DebugRecord, between: &str) {
        let is_label = record.kind == RecordKind::Label;
        if !is_label {
            self.record_value(body, record.value);
            self.str(between);
        }
        self.md_operand(record.variable);
        if !is_label {
            self.str(between);
            self.md_operand(record.expression);
        }
        if record.kind == RecordKind::Assign
            && let Some(assignment) = &record.assignment
        {
            self.str(between);
            self.md_operand(assignment.id);
            self.str(between);
            self.record_value(body, assignment.address);
            self.str(between);
            self.md_operand(assignment.expression);
        }
    }

    /// A record as a call of an intrinsic.
    pub(crate) fn debug_record_call(&mut self, body: &Body, record: &DebugRecord) {
        self.str("  tail call void @llvm.dbg.");
        self.str(match record.kind {
            RecordKind::Value => "value",
            RecordKind::Declare | RecordKind::DeclareValue => "declare",
            RecordKind::Label => "label",
            RecordKind::Assign => "assign",
        });
        self.str("(metadata ");
        self.record_parts(body, record, ", metadata ");
        self.str("), !dbg ");
        self.md_operand(record.loc);
    }
}
