//! Metadata: plain nodes, nodes of debug information from the table of fields, named metadata and module flags.

use super::Gen;
use terrace::llir::debug::{DiField, DiKind, DiPrint, DiSize};

/// The kinds of nodes of debug information that stand for themselves.
const KINDS: &[DiKind] = &[
    DiKind::DISubrange,
    DiKind::DIGenericSubrange,
    DiKind::DIEnumerator,
    DiKind::DIBasicType,
    DiKind::DIFixedPointType,
    DiKind::DISubrangeType,
    DiKind::DIStringType,
    DiKind::DIDerivedType,
    DiKind::DICompositeType,
    DiKind::DISubroutineType,
    DiKind::DIFile,
    DiKind::DINamespace,
    DiKind::DIModule,
    DiKind::DITemplateTypeParameter,
    DiKind::DITemplateValueParameter,
    DiKind::DIMacro,
    DiKind::DIMacroFile,
    DiKind::DICommonBlock,
    DiKind::DIGlobalVariable,
    DiKind::DIObjCProperty,
    DiKind::DIImportedEntity,
    DiKind::DISubprogram,
];

impl Gen {
    /// A new or existing node that no rule concerns.
    pub(super) fn generic_node(&mut self) -> usize {
        let mut operands = Vec::new();
        for _ in 0..self.rng.below(4) {
            let operand = match self.rng.below(7) {
                0 => "null".to_string(),
                1 => "!\"text\"".to_string(),
                2 => "!\"\\00\\22 é\"".to_string(),
                3 if !self.nodes.is_empty() => format!("!{}", self.rng.below(self.nodes.len())),
                4 => "!{i32 1, !{}}".to_string(),
                5 if !self.globals.is_empty() => {
                    let global = self.globals[self.rng.below(self.globals.len())].clone();
                    let space =
                        if global.1 == 0 { String::new() } else { format!("addrspace({}) ", global.1) };
                    format!("ptr {space}{}", global.0)
                }
                _ => {
                    let ty = self.sized();
                    self.typed_constant(ty)
                }
            };
            operands.push(operand);
        }
        let distinct = if self.rng.chance(20) { "distinct " } else { "" };
        let number = self.nodes.len();
        if self.rng.chance(10) {
            operands.push(format!("!{number}"));
        }
        self.node(format!("{distinct}!{{{}}}", operands.join(", ")))
    }

    /// The compile unit and its file.
    pub(super) fn debug_unit(&mut self) {
        let file = self.node("!DIFile(filename: \"a.c\", directory: \"/src\")".to_string());
        let extra = self.one(&[
            "",
            ", producer: \"clang\", isOptimized: true",
            ", nameTableKind: None, splitDebugInlining: false",
            ", sysroot: \"/\", flags: \"-g\"",
        ]);
        let language = self.one(&[
            "language: DW_LANG_C11",
            "language: DW_LANG_Rust",
            "sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 2017",
        ]);
        let unit = self.node(format!(
            "distinct !DICompileUnit({language}, file: !{file}, emissionKind: FullDebug{extra})"
        ));
        self.unit = Some((unit, file));
        for _ in 0..self.rng.below(8) {
            self.debug_node();
        }
    }

    /// A node of debug information with random fields, unless the verifier refuses it.
    fn debug_node(&mut self) {
        let Some((_, file)) = self.unit else { return };
        let Some(kind) = self.rng.pick(KINDS) else { return };
        let Some(def) = kind.def() else { return };
        let mut fields = Vec::new();
        for field in def.fields {
            let required = matches!(
                field.name,
                "tag"
                    | "name"
                    | "baseType"
                    | "types"
                    | "type"
                    | "filename"
                    | "directory"
                    | "value"
                    | "scope"
                    | "file"
                    | "count"
            );
            if self.rng.chance(if required { 90 } else { 30 }) {
                fields.push(format!("{}: {}", field.name, self.debug_field(field, file)));
            }
        }
        let distinct = if self.rng.chance(20) { "distinct " } else { "" };
        let text = format!("{distinct}!{}({})", def.name, fields.join(", "));
        let number = self.nodes.len();
        let mut probe = format!("!llvm.module.flags = !{{!{}}}\n!x = !{{!{number}}}\n", number + 1);
        for (at, node) in self.nodes.iter().enumerate() {
            if !node.contains('@') && !node.contains('%') {
                probe += &format!("!{at} = {node}\n");
            }
        }
        probe +=
            &format!("!{number} = {text}\n!{} = !{{i32 2, !\"Debug Info Version\", i32 3}}\n", number + 1);
        if self.accepts(&probe) {
            self.node(text);
        }
    }

    fn debug_field(&mut self, field: &DiField, file: usize) -> String {
        match field.print {
            DiPrint::Node | DiPrint::NodeAlways => match field.name {
                "file" => format!("!{file}"),
                _ if self.rng.chance(15) => "null".to_string(),
                "elements" | "types" | "retainedNodes" | "annotations" => {
                    self.one(&["!{}", "!{null}"]).to_string()
                }
                "expr" | "stringLocationExpression" => "!DIExpression()".to_string(),
                "value" => "i32 7".to_string(),
                _ => format!("!{}", self.rng.below(self.nodes.len())),
            },
            DiPrint::Bound | DiPrint::TypedBound | DiPrint::ConstBound => match self.rng.below(3) {
                0 => "!DIExpression(DW_OP_push_object_address)".to_string(),
                _ => format!("{}", self.rng.below(100) as i64 - 1),
            },
            DiPrint::Text | DiPrint::TextAlways | DiPrint::OptText => {
                self.one(&["\"n\"", "\"a\\22b\"", "\"x::<y>\"", "\"\""]).to_string()
            }
            DiPrint::Int | DiPrint::IntAlways | DiPrint::OptInt | DiPrint::AuthInt => match field.size {
                DiSize::Wide => self.number(u64::MAX).to_string(),
                _ => self.number(1000).to_string(),
            },
            DiPrint::Flag | DiPrint::NotFlag | DiPrint::Bool | DiPrint::AuthBool => {
                self.one(&["true", "false"]).to_string()
            }
            DiPrint::Tag(_) => {
                let tags = [
                    "DW_TAG_base_type",
                    "DW_TAG_pointer_type",
                    "DW_TAG_member",
                    "DW_TAG_typedef",
                    "DW_TAG_structure_type",
                    "DW_TAG_array_type",
                    "DW_TAG_enumeration_type",
                    "DW_TAG_inheritance",
                    "DW_TAG_const_type",
                    "DW_TAG_string_type",
                    "DW_TAG_imported_module",
                    "DW_TAG_variant_part",
                    "DW_TAG_union_type",
                    "DW_TAG_unspecified_type",
                    "DW_TAG_reference_type",
                ];
                self.one(&tags).to_string()
            }
            DiPrint::Encoding => {
                self.one(&["DW_ATE_signed", "DW_ATE_float", "DW_ATE_UTF", "DW_ATE_boolean", "7"]).to_string()
            }
            DiPrint::Language => self.one(&["DW_LANG_C99", "DW_LANG_Rust"]).to_string(),
            DiPrint::Convention => self.one(&["DW_CC_normal", "DW_CC_pass_by_value"]).to_string(),
            DiPrint::Flags => self
                .one(&[
                    "DIFlagPublic",
                    "DIFlagPrototyped | DIFlagArtificial",
                    "DIFlagStaticMember",
                    "DIFlagBitField",
                    "32",
                ])
                .to_string(),
            DiPrint::SubprogramFlags => self
                .one(&[
                    "DISPFlagDefinition",
                    "DISPFlagOptimized",
                    "DISPFlagLocalToUnit | DISPFlagOptimized",
                    "DISPFlagVirtual",
                    "0",
                ])
                .to_string(),
            DiPrint::Emission => self.one(&["FullDebug", "LineTablesOnly"]).to_string(),
            DiPrint::NameTable => self.one(&["None", "GNU", "Apple"]).to_string(),
            DiPrint::Checksum => "CSK_MD5".to_string(),
            DiPrint::Macinfo => {
                self.one(&["DW_MACINFO_define", "DW_MACINFO_undef", "DW_MACINFO_start_file"]).to_string()
            }
            DiPrint::FixedPoint => self.one(&["Binary", "Decimal", "Rational"]).to_string(),
            DiPrint::LanguageName => self.one(&["DW_LNAME_C", "DW_LNAME_Rust"]).to_string(),
            DiPrint::EnumKind => {
                self.one(&["DW_APPLE_ENUM_KIND_Open", "DW_APPLE_ENUM_KIND_Closed"]).to_string()
            }
        }
    }

    /// The subprogram of a function.
    pub(super) fn subprogram(&mut self, name: &str) -> Option<usize> {
        let (unit, file) = self.unit?;
        let ty = self.node("!DISubroutineType(types: !{null})".to_string());
        let flags = self.one(&[
            "DISPFlagDefinition",
            "DISPFlagDefinition | DISPFlagOptimized",
            "DISPFlagLocalToUnit | DISPFlagDefinition",
        ]);
        let line = self.number(5000);
        Some(self.node(format!(
            "distinct !DISubprogram(name: \"{name}\", scope: !{file}, file: !{file}, line: {line}, type: !{ty}, scopeLine: {line}, spFlags: {flags}, unit: !{unit}, retainedNodes: !{{}})"
        )))
    }

    /// Named metadata and module flags.
    pub(super) fn module_metadata(&mut self) {
        for name in ["!foo", "!a.b", "!\\22q"] {
            if self.rng.chance(25) && !self.nodes.is_empty() {
                let tuples: Vec<usize> =
                    (0..self.nodes.len()).filter(|&at| self.nodes[at].contains("!{")).collect();
                if let Some(at) = self.rng.pick(&tuples) {
                    self.line(&format!("{name} = !{{!{at}}}"));
                }
            }
        }
        let mut flags = Vec::new();
        if let Some((unit, _)) = self.unit {
            flags.push("!{i32 2, !\"Debug Info Version\", i32 3}");
            flags.push("!{i32 7, !\"Dwarf Version\", i32 5}");
            self.line(&format!("!llvm.dbg.cu = !{{!{unit}}}"));
        }
        for flag in [
            "!{i32 1, !\"wchar_size\", i32 4}",
            "!{i32 8, !\"PIC Level\", i32 2}",
            "!{i32 7, !\"PIE Level\", i32 2}",
            "!{i32 7, !\"uwtable\", i32 2}",
            "!{i32 1, !\"x\", !\"y\"}",
            "!{i32 5, !\"list\", !{!\"a\"}}",
            "!{i32 1, !\"Code Model\", i32 3}",
        ] {
            if self.rng.chance(20) {
                flags.push(flag);
            }
        }
        if !flags.is_empty() {
            let nodes: Vec<String> =
                flags.iter().map(|flag| format!("!{}", self.node(flag.to_string()))).collect();
            self.line(&format!("!llvm.module.flags = !{{{}}}", nodes.join(", ")));
        }
        if self.rng.chance(30) {
            let node = self.node("!{!\"clang version 22\"}".to_string());
            self.line(&format!("!llvm.ident = !{{!{node}}}"));
        }
    }
}
