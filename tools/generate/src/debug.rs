//! Debug information of the llvm dialect: compile units, subprograms, types, variables and locations, as text.
//!
//! The debug information of a function is one array: the location of its subprogram, locations of operations,
//! variables with the locations of their records, labels.

use crate::rng::Rng;
use std::fmt::Write;
use terrace::ir::{Attr, Context, Loc};

/// The debug information of a function.
#[derive(Default)]
pub struct FunctionDebug {
    /// The location of the function: its subprogram.
    pub loc: Option<Loc>,
    /// Locations of operations.
    pub locs: Vec<Loc>,
    /// Variables with a location in their subprogram.
    pub vars: Vec<(Attr, Loc)>,
    /// Labels with a location in their subprogram.
    pub labels: Vec<(Attr, Loc)>,
    /// Expressions.
    pub exprs: Vec<Attr>,
}

impl FunctionDebug {
    /// Decodes the parsed array of [`DebugText::function`].
    pub fn of(ctx: &Context, attr: Attr) -> Self {
        let parts: Vec<Vec<Attr>> = attr
            .as_array(ctx)
            .unwrap_or_default()
            .iter()
            .map(|part| part.as_array(ctx).unwrap_or_default().to_vec())
            .collect();
        let part = |i: usize| parts.get(i).cloned().unwrap_or_default();
        let pairs = |i: usize| -> Vec<(Attr, Loc)> {
            part(i).chunks_exact(2).map(|pair| (pair[0], Loc::of_attr(pair[1]))).collect()
        };
        Self {
            loc: part(0).first().map(|&loc| Loc::of_attr(loc)),
            locs: part(1).into_iter().map(Loc::of_attr).collect(),
            vars: pairs(2),
            labels: pairs(3),
            exprs: part(4),
        }
    }
}

/// A builder of debug information as text: definitions of attribute aliases.
pub struct DebugText<'r> {
    rng: &'r mut Rng,
    /// The definitions.
    pub out: String,
    n_aliases: usize,
    n_ids: usize,
    files: Vec<String>,
    units: Vec<String>,
    types: Vec<String>,
    scopes: Vec<String>,
}

impl<'r> DebugText<'r> {
    /// Makes files, compile units, types and scopes.
    pub fn new(rng: &'r mut Rng) -> Self {
        let mut me = Self {
            rng,
            out: String::new(),
            n_aliases: 0,
            n_ids: 100,
            files: Vec::new(),
            units: Vec::new(),
            types: Vec::new(),
            scopes: Vec::new(),
        };
        for name in ["a.c\" in \"/src", "b\\22.h\" in \"", "c++\" in \"x y"] {
            let file = me.def(format!("#llvm.di_file<\"{name}\">"));
            me.files.push(file);
        }
        for _ in 0..1 + me.rng.below(2) {
            me.unit();
        }
        for _ in 0..3 + me.rng.below(6) {
            let ty = me.new_type();
            me.types.push(ty);
        }
        for _ in 0..me.rng.below(3) {
            me.scope();
        }
        me
    }

    fn def(&mut self, attr: String) -> String {
        let name = format!("#d{}", self.n_aliases);
        self.n_aliases += 1;
        let _ = writeln!(self.out, "{name} = {attr}");
        name
    }

    fn id(&mut self) -> String {
        self.n_ids += 1;
        format!("distinct[{}]<>", self.n_ids)
    }

    fn pick(&mut self, items: &[&str]) -> String {
        self.rng.pick(items).unwrap_or_default().to_string()
    }

    fn pick_from(&mut self, list: fn(&Self) -> &Vec<String>) -> String {
        let n = list(self).len();
        let i = self.rng.below(n);
        list(self).get(i).cloned().unwrap_or_default()
    }

    fn file(&mut self) -> String {
        self.pick_from(|me| &me.files)
    }

    fn ty(&mut self) -> String {
        self.pick_from(|me| &me.types)
    }

    /// Concatenates the texts that are drawn, each with its own chance in percent.
    fn optional_text(&mut self, texts: &[(usize, &str)]) -> String {
        texts.iter().filter(|(percent, _)| self.rng.chance(*percent)).map(|(_, text)| *text).collect()
    }

    fn unit(&mut self) {
        let (id, file) = (self.id(), self.file());
        let language =
            self.pick(&["DW_LANG_C", "DW_LANG_C_plus_plus_14", "DW_LANG_Fortran95", "DW_LANG_Rust"]);
        let kind = self.pick(&["Full", "Full", "LineTablesOnly", "DebugDirectivesOnly"]);
        let optional_fields = self.optional_text(&[
            (40, ", producer = \"tool\""),
            (20, ", nameTableKind = None"),
            (15, ", splitDebugFilename = \"x.dwo\""),
        ]);
        let optimized = self.rng.chance(50);
        let unit = self.def(format!(
            "#llvm.di_compile_unit<id = {id}, sourceLanguage = {language}, file = {file}, \
             isOptimized = {optimized}, emissionKind = {kind}{optional_fields}>"
        ));
        self.units.push(unit);
    }

    fn scope(&mut self) {
        let file = self.file();
        let parent = if self.scopes.is_empty() || self.rng.chance(50) {
            file.clone()
        } else {
            self.pick_from(|me| &me.scopes)
        };
        let unit = self.pick_from(|me| &me.units);
        let text = match self.rng.below(3) {
            0 => format!("#llvm.di_namespace<name = \"ns\", scope = {parent}, exportSymbols = false>"),
            1 => format!("#llvm.di_namespace<scope = {parent}, exportSymbols = true>"),
            _ => format!("#llvm.di_module<file = {file}, scope = {unit}, name = \"m\", line = 4>"),
        };
        let scope = self.def(text);
        self.scopes.push(scope);
    }

    /// The operations of a random expression; `end` allows `DW_OP_stack_value` and a fragment at its end.
    fn expression_ops(&mut self, end: bool) -> String {
        let mut steps: Vec<&str> = Vec::new();
        for _ in 0..self.rng.below(3) {
            steps.push(
                self.rng
                    .pick(&[
                        "DW_OP_deref",
                        "DW_OP_plus_uconst(8)",
                        "DW_OP_push_object_address",
                        "DW_OP_constu(3), DW_OP_plus",
                        "DW_OP_consts(18446744073709551613), DW_OP_minus",
                        "DW_OP_dup, DW_OP_mul",
                        "DW_OP_lit3, DW_OP_shl",
                        "DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(32, DW_ATE_signed)",
                        "DW_OP_swap, DW_OP_xderef",
                    ])
                    .unwrap_or_default(),
            );
        }
        if end && self.rng.chance(30) {
            steps.push("DW_OP_stack_value");
        }
        if end && self.rng.chance(25) {
            steps.push(
                self.rng
                    .pick(&["DW_OP_LLVM_fragment(0, 16)", "DW_OP_LLVM_fragment(16, 8)"])
                    .unwrap_or_default(),
            );
        }
        if steps.is_empty() { "<>".to_string() } else { format!("<[{}]>", steps.join(", ")) }
    }

    fn count(&mut self) -> String {
        match self.rng.below(3) {
            0 => format!("{} : i64", self.rng.below(9)),
            1 => format!("#llvm.di_expression{}", self.expression_ops(false)),
            _ => format!("{}", self.rng.below(9)),
        }
    }

    fn new_type(&mut self) -> String {
        let first = self.types.is_empty();
        let bits = self.pick(&["8", "32", "64", "128"]);
        let text = match if first { 0 } else { self.rng.below(10) } {
            0 | 1 => {
                let name = self.pick(&["int", "char", "a\\22b", "unsigned long"]);
                let encoding = self.pick(&["signed", "unsigned", "float", "boolean", "unsigned_char", "UTF"]);
                format!(
                    "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"{name}\", sizeInBits = {bits}, \
                     encoding = DW_ATE_{encoding}>"
                )
            }
            2 | 3 => {
                let base = self.ty();
                let tag = self.pick(&[
                    "pointer_type",
                    "pointer_type",
                    "typedef",
                    "const_type",
                    "volatile_type",
                    "reference_type",
                    "restrict_type",
                    "rvalue_reference_type",
                    "atomic_type",
                ]);
                let optional_fields = self.optional_text(&[
                    (40, ", name = \"n\""),
                    (40, ", sizeInBits = 64"),
                    (20, ", alignInBits = 32"),
                ]);
                let space = if tag == "pointer_type" {
                    self.optional_text(&[(20, ", dwarfAddressSpace = 3")])
                } else {
                    String::new()
                };
                format!(
                    "#llvm.di_derived_type<tag = DW_TAG_{tag}, baseType = {base}{optional_fields}{space}>"
                )
            }
            4 | 5 => {
                let members: Vec<String> = (0..1 + self.rng.below(3))
                    .map(|i| {
                        let (base, size) = (self.ty(), self.pick(&["8", "32"]));
                        let offset = i * 32;
                        self.def(format!(
                            "#llvm.di_derived_type<tag = DW_TAG_member, name = \"m{i}\", baseType = {base}, \
                             sizeInBits = {size}, offsetInBits = {offset}>"
                        ))
                    })
                    .collect();
                let tag = self.pick(&["structure_type", "class_type", "union_type"]);
                let (file, line) = (self.file(), self.rng.below(50));
                let optional_fields = self.optional_text(&[
                    (50, ", name = \"s\""),
                    (20, ", alignInBits = 64"),
                    (20, ", flags = \"FwdDecl|Virtual\""),
                    (20, ", flags = TypePassByValue"),
                ]);
                let optional_fields =
                    optional_fields.replace("FwdDecl|Virtual\", flags = TypePassByValue", "FwdDecl\"");
                format!(
                    "#llvm.di_composite_type<tag = DW_TAG_{tag}, file = {file}, line = {line}, sizeInBits = {bits}{optional_fields}, \
                     elements = {}>",
                    members.join(", ")
                )
            }
            6 => {
                let (base, count, bound) = (self.ty(), self.count(), self.count());
                let optional_fields = self.optional_text(&[
                    (20, ", dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>"),
                    (20, ", rank = <[DW_OP_consts(3)]>"),
                    (20, ", allocated = <[DW_OP_deref]>"),
                ]);
                let elements = match self.rng.below(3) {
                    0 => format!("#llvm.di_subrange<count = {count}>"),
                    1 => format!(
                        "#llvm.di_subrange<count = {count}, lowerBound = {bound}>, #llvm.di_subrange<count = 2>"
                    ),
                    _ => "#llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_constu(3)]>, \
                          stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>"
                        .to_string(),
                };
                format!(
                    "#llvm.di_composite_type<tag = DW_TAG_array_type, baseType = {base}, sizeInBits = {bits}{optional_fields}, \
                     elements = {elements}>"
                )
            }
            7 => {
                let subroutine = self.subroutine();
                format!(
                    "#llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = {subroutine}, sizeInBits = 64>"
                )
            }
            8 => {
                // A structure with a pointer to itself, as a recursive type.
                let (id, base) = (self.id(), self.ty());
                let self_ref = self.def(format!("#llvm.di_composite_type<recId = {id}, isRecSelf = true>"));
                let next = self.def(format!(
                    "#llvm.di_derived_type<tag = DW_TAG_member, name = \"next\", \
                     baseType = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = {self_ref}, sizeInBits = 64>>"
                ));
                let value = self.def(format!(
                    "#llvm.di_derived_type<tag = DW_TAG_member, name = \"value\", baseType = {base}>"
                ));
                let tag = self.pick(&["structure_type", "class_type"]);
                format!(
                    "#llvm.di_composite_type<recId = {id}, tag = DW_TAG_{tag}, name = \"node\", elements = {next}, {value}>"
                )
            }
            _ => {
                let steps = self.expression_ops(false);
                format!(
                    "#llvm.di_string_type<tag = DW_TAG_string_type, name = \"character\", sizeInBits = {bits}, \
                     stringLengthExp = {steps}, encoding = DW_ATE_ASCII>"
                )
            }
        };
        self.def(text)
    }

    fn subroutine(&mut self) -> String {
        let result = if self.rng.chance(40) { "#llvm.di_null_type".to_string() } else { self.ty() };
        let mut types = vec![result];
        for _ in 0..self.rng.below(3) {
            let ty = self.ty();
            types.push(ty);
        }
        let convention = self.optional_text(&[(30, "callingConvention = DW_CC_normal, ")]);
        self.def(format!("#llvm.di_subroutine_type<{convention}types = {}>", types.join(", ")))
    }

    /// The subprogram of a defined function.
    fn subprogram(&mut self, name: &str) -> String {
        let (id, file, ty) = (self.id(), self.file(), self.subroutine());
        let unit = self.pick_from(|me| &me.units);
        let scope = if self.scopes.is_empty() || self.rng.chance(60) {
            file.clone()
        } else {
            self.pick_from(|me| &me.scopes)
        };
        let optional_fields = self.optional_text(&[
            (50, ", linkageName = \"_Z1f\""),
            (50, ", scopeLine = 4"),
            (15, ", annotations = #llvm.di_annotation<name = \"k\", value = \"v\">"),
        ]);
        let flags = self.pick(&["Definition", "\"Definition|Optimized\"", "\"LocalToUnit|Definition\""]);
        let line = 1 + self.rng.below(9);
        let fields = format!(
            "id = {id}, compileUnit = {unit}, scope = {scope}, name = \"{name}\", file = {file}, line = {line}, \
             subprogramFlags = {flags}, type = {ty}{optional_fields}"
        );
        if !self.rng.chance(20) {
            return self.def(format!("#llvm.di_subprogram<{fields}>"));
        }
        // Upstream prints annotations after retained nodes, and parses them as one of these.
        let fields = fields.replace(", annotations = #llvm.di_annotation<name = \"k\", value = \"v\">", "");
        let (rec, var_ty) = (self.id(), self.ty());
        let self_ref = self.def(format!("#llvm.di_subprogram<recId = {rec}, isRecSelf = true>"));
        let kept = match self.rng.below(2) {
            0 => format!(
                "#llvm.di_local_variable<scope = {self_ref}, name = \"kept\", file = {file}, type = {var_ty}>"
            ),
            _ => format!(
                "#llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = {self_ref}, \
                 entity = #llvm.di_module<scope = {unit}, name = \"used\">, file = {file}, line = 1>"
            ),
        };
        self.def(format!("#llvm.di_subprogram<recId = {rec}, {fields}, retainedNodes = {kept}>"))
    }

    /// The subprogram of a declaration, for a function without a body.
    pub fn declaration(&mut self, name: &str) -> String {
        let (file, ty) = (self.file(), self.subroutine());
        self.def(format!(
            "#llvm.di_subprogram<scope = {file}, name = \"{name}\", file = {file}, \
             subprogramFlags = \"Optimized\", type = {ty}>"
        ))
    }

    /// A global variable expression, which a global refers to.
    pub fn global(&mut self, name: &str) -> String {
        let (unit, file, ty) = (self.pick_from(|me| &me.units), self.file(), self.ty());
        let scope = if self.scopes.is_empty() || self.rng.chance(70) {
            unit
        } else {
            self.pick_from(|me| &me.scopes)
        };
        let optional_fields = self.optional_text(&[
            (40, ", isLocalToUnit = true"),
            (60, ", isDefined = true"),
            (15, ", alignInBits = 32"),
        ]);
        let linkage = self.optional_text(&[(40, ", linkageName = \"_Zg\"")]);
        let var = self.def(format!(
            "#llvm.di_global_variable<scope = {scope}, name = \"{name}\"{linkage}, file = {file}, line = 5, type = {ty}{optional_fields}>"
        ));
        let expr = self.pick(&[
            "",
            ", expr = <>",
            ", expr = <[DW_OP_deref]>",
            ", expr = <[DW_OP_LLVM_fragment(0, 4)]>",
        ]);
        self.def(format!("#llvm.di_global_variable_expression<var = {var}{expr}>"))
    }

    /// A scope, followed by random lexical blocks nested in it.
    fn blocks(&mut self, scope: &str) -> Vec<String> {
        let mut all = vec![scope.to_string()];
        for i in 0..self.rng.below(4) {
            let parent = self.rng.below(all.len());
            let (parent, file) = (all.get(parent).cloned().unwrap_or_default(), self.file());
            let text = match self.rng.below(4) {
                0 => format!("#llvm.di_lexical_block<scope = {parent}, line = {}, column = 2>", i + 3),
                1 => format!(
                    "#llvm.di_lexical_block_file<scope = {parent}, file = {file}, discriminator = {i}>"
                ),
                _ => format!(
                    "#llvm.di_lexical_block<scope = {parent}, file = {file}, line = {}, column = 4>",
                    i + 3
                ),
            };
            let block = self.def(text);
            all.push(block);
        }
        all
    }

    fn position(&mut self) -> String {
        let (file, line, col) = (self.rng.below(3), 1 + self.rng.below(99), self.rng.below(40));
        match self.rng.below(8) {
            0 => format!("\"f{file}.c\":{line}:{col} to {}:{}", line + 1, col + 3),
            _ => format!("\"f{file}.c\":{line}:{col}"),
        }
    }

    fn loc_in_scope(&mut self, scopes: &[String]) -> String {
        let i = self.rng.below(scopes.len());
        let position = self.position();
        format!("fused<{}>[{position}]", scopes.get(i).map_or("#llvm.di_null_type", |s| s))
    }

    /// The debug information of a function, decoded by [`FunctionDebug::of`].
    pub fn function(&mut self, name: &str) -> String {
        let subprogram = self.subprogram(name);
        let inlined = self.subprogram("inlined");
        let (own_scopes, inlined_scopes) = (self.blocks(&subprogram), self.blocks(&inlined));
        let function = match self.rng.below(6) {
            0 => format!("loc(\"{name}\"(fused<{subprogram}>[\"f0.c\":1:1]))"),
            1 => format!("loc(fused[fused<{subprogram}>[\"f0.c\":1:1], \"f1.c\":2:3])"),
            _ => format!("loc(fused<{subprogram}>[\"f0.c\":1:1])"),
        };
        let mut locs = Vec::new();
        for _ in 0..8 {
            let (own_loc, inlined_loc) = (self.loc_in_scope(&own_scopes), self.loc_in_scope(&inlined_scopes));
            let (other, position) = (self.loc_in_scope(&own_scopes), self.position());
            locs.push(match self.rng.below(14) {
                0..5 => format!("loc({own_loc})"),
                5..7 => format!("loc({position})"),
                7 | 8 => format!("loc(callsite({inlined_loc} at {own_loc}))"),
                9 => format!("loc(callsite(callsite({inlined_loc} at {inlined_loc}) at {own_loc}))"),
                10 => format!("loc(fused[{own_loc}, {other}])"),
                11 => format!("loc(\"name\"({own_loc}))"),
                12 => format!("loc(fused[{position}, {own_loc}])"),
                _ => format!("loc(callsite({position} at {own_loc}))"),
            });
        }
        let (mut vars, mut labels) = (Vec::new(), Vec::new());
        for i in 0..2 + self.rng.below(4) {
            let is_inlined = self.rng.chance(25);
            let scopes = if is_inlined { &inlined_scopes } else { &own_scopes };
            let scope = scopes.get(self.rng.below(scopes.len())).cloned().unwrap_or_default();
            let (loc, own_loc) = (self.loc_in_scope(scopes), self.loc_in_scope(&own_scopes));
            let loc = if is_inlined { format!("callsite({loc} at {own_loc})") } else { loc };
            let (file, ty) = (self.file(), self.ty());
            if self.rng.chance(20) {
                let label = self.def(format!(
                    "#llvm.di_label<scope = {scope}, name = \"l{i}\", file = {file}, line = 8>"
                ));
                labels.push(format!("{label}, loc({loc})"));
                continue;
            }
            let mut optional_fields = self.optional_text(&[
                (20, ", alignInBits = 32"),
                (20, ", flags = Artificial"),
                (50, ", line = 7"),
            ]);
            if !is_inlined && self.rng.chance(30) {
                let _ = write!(optional_fields, ", arg = {}", i + 1);
            }
            let var = self.def(format!(
                "#llvm.di_local_variable<scope = {scope}, name = \"v{i}\", file = {file}{optional_fields}, type = {ty}>"
            ));
            vars.push(format!("{var}, loc({loc})"));
        }
        let exprs: Vec<String> =
            (0..4).map(|_| format!("#llvm.di_expression{}", self.expression_ops(true))).collect();
        format!(
            "[[{function}], [{}], [{}], [{}], [{}]]",
            locs.join(", "),
            vars.join(", "),
            labels.join(", "),
            exprs.join(", ")
        )
    }
}
