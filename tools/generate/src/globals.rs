//! The symbols of a module of the llvm dialect other than its functions: globals, aliases, declarations and lists, as
//! text.

use crate::debug::{DebugText, FunctionDebug};
use crate::rng::Rng;
use std::fmt::Write;
use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::{Context, Loc, OpKind, Result, Root, Str, Type};
use terrace::llvm;

/// A function that can be called.
#[derive(Clone)]
pub struct Callee {
    /// Its name.
    pub name: Str,
    /// Its type.
    pub ty: Type,
    /// The types of its results: one at most.
    pub results: Vec<Type>,
    /// The types of its arguments.
    pub params: Vec<Type>,
    /// Whether it is variadic.
    pub vararg: bool,
}

/// The symbols and debug information that the functions of a module can use.
#[derive(Default)]
pub struct ModuleContext {
    /// Symbols that have an address: name and pointer type.
    pub symbols: Vec<(Str, Type)>,
    /// Functions that can be called.
    pub callees: Vec<Callee>,
    /// Debug information for each function; none if the module has none.
    pub debug: Vec<FunctionDebug>,
    /// Whether functions may have landing pads.
    pub unwinds: bool,
    /// Whether the module may still get an operation that the translation to LLVM IR refuses.
    pub allow_untranslatable: bool,
}

/// Constants in the form of attributes, with matching types.
const VALUES: &[(&str, &str)] = &[
    ("42 : i32", "i32"),
    ("-1 : i8", "i8"),
    ("true", "i1"),
    ("-5 : i7", "i7"),
    ("170141183460469231731687303715884105727 : i128", "i128"),
    ("7 : index", "i64"),
    ("0 : i16", "i16"),
    ("1.5 : f32", "f32"),
    ("-0.0 : f64", "f64"),
    ("0x7FC00001 : f32", "f32"),
    ("3.25 : f16", "f16"),
    ("1.0 : bf16", "bf16"),
    ("2.5 : f80", "f80"),
    ("-1.5 : f128", "f128"),
    ("dense<[1, 2, 3, 4]> : tensor<4xi32>", "!llvm.array<4 x i32>"),
    ("dense<0> : tensor<4xi32>", "!llvm.array<4 x i32>"),
    ("dense<9> : tensor<3xi8>", "!llvm.array<3 x i8>"),
    ("dense<[65, 0, -1]> : tensor<3xi8>", "!llvm.array<3 x i8>"),
    ("dense<[true, false]> : tensor<2xi1>", "!llvm.array<2 x i1>"),
    ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>", "!llvm.array<2 x array<2 x i16>>"),
    ("dense<[[1, 2], [3, 4]]> : vector<2x2xi32>", "!llvm.array<2 x vector<2xi32>>"),
    ("dense<[1.0, -2.5, 0.1]> : tensor<3xf64>", "!llvm.array<3 x f64>"),
    ("dense<[1.0, 2.0]> : tensor<2xf16>", "!llvm.array<2 x f16>"),
    ("dense<1.0> : tensor<2x3xf32>", "!llvm.array<2 x array<3 x f32>>"),
    ("dense<[1, 2, 3, 4]> : vector<4xi32>", "vector<4xi32>"),
    ("dense<3> : vector<4xi32>", "vector<4xi32>"),
    ("dense<[1, -1]> : tensor<2xi128>", "!llvm.array<2 x i128>"),
    ("dense<[1, -2]> : tensor<2xindex>", "!llvm.array<2 x i64>"),
    ("sparse<[[0], [2]], [5, 7]> : vector<4xi32>", "vector<4xi32>"),
    ("[1 : i32, 2.0 : f32]", "!llvm.struct<(i32, f32)>"),
    ("[[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]", "!llvm.array<2 x struct<(i32, f32)>>"),
    ("[#llvm.undef, #llvm.zero, 9 : i32, 7 : i32]", "!llvm.array<4 x i32>"),
    ("#llvm.zero", "!llvm.array<4 x i32>"),
    ("#llvm.zero", "!llvm.struct<\"pair\", (i32, ptr)>"),
    ("#llvm.undef", "i64"),
    ("\"hello\\00\"", ""),
    ("\"a\\22\\\\\\00\\FF\"", "!llvm.array<5 x i8>"),
];

/// Types of initializer regions and of declarations.
const TYPES: &[&str] = &[
    "i32",
    "i64",
    "f32",
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "!llvm.struct<(i32, ptr)>",
    "!llvm.struct<\"pair\", (i32, ptr)>",
    "!llvm.array<2 x i64>",
    "vector<4xi32>",
    "!llvm.struct<packed (i8, i64)>",
    "!llvm.array<2 x struct<(i32, ptr)>>",
];

/// Types of arguments and results of declared functions.
const PARAMS: &[&str] =
    &["i1", "i32", "i64", "f32", "f64", "!llvm.ptr", "vector<4xi32>", "!llvm.struct<(i32, f32)>"];

/// The text of everything in a module but its functions.
struct Header<'r> {
    rng: &'r mut Rng,
    out: String,
    /// Names and address spaces of defined globals of any type.
    globals: Vec<(String, usize)>,
    /// Names and address spaces of the globals that an alias may refer to.
    defined: Vec<(String, usize)>,
    comdats: Vec<String>,
    functions: usize,
    debug: Vec<String>,
}

impl Header<'_> {
    fn pick(&mut self, items: &[&'static str]) -> &'static str {
        self.rng.pick(items).unwrap_or_default()
    }

    fn optional_text(&mut self, percent: usize, text: &'static str) -> &'static str {
        if self.rng.chance(percent) { text } else { "" }
    }

    /// `linkage visibility thread_local unnamed_addr`.
    fn properties(&mut self, linkages: &[&'static str]) -> (String, &'static str) {
        let linkage = self.pick(linkages);
        let local = matches!(linkage, "private" | "internal");
        let visibility = if local { "" } else { self.pick(&["", "", "", "hidden ", "protected "]) };
        let thread_local = self.optional_text(10, "thread_local ");
        let unnamed = self.pick(&["", "", "unnamed_addr ", "local_unnamed_addr "]);
        (format!("{linkage} {visibility}{thread_local}{unnamed}"), linkage)
    }

    /// The address of a global, or of a function that is created after the header.
    fn address(&mut self, k: usize, steps: &mut String) -> &'static str {
        let n = self.globals.len();
        let i = self.rng.below(n + self.functions);
        match self.globals.get(i) {
            Some((name, space)) => {
                let ty = if *space == 0 { "!llvm.ptr" } else { "!llvm.ptr<3>" };
                let _ = writeln!(steps, "    %{k} = llvm.mlir.addressof @{name} : {ty}");
                ty
            }
            None => {
                let _ = writeln!(steps, "    %{k} = llvm.mlir.addressof @f{} : !llvm.ptr", i - n);
                "!llvm.ptr"
            }
        }
    }

    /// An initializer region that computes a constant, and the type of the constant.
    fn region(&mut self) -> (String, String) {
        let mut steps = String::new();
        let mut values: Vec<&'static str> = Vec::new();
        for k in 0..2 + self.rng.below(6) {
            let pick_of_type = |ty: &str, values: &[&str], rng: &mut Rng| -> Option<usize> {
                let fit: Vec<usize> = (0..values.len()).filter(|&i| values[i] == ty).collect();
                rng.pick(&fit)
            };
            let choice = self.rng.below(12);
            let made = match choice {
                0 => {
                    let (value, ty) = self.rng.pick(&VALUES[..29]).unwrap_or(("0 : i32", "i32"));
                    let _ = writeln!(steps, "    %{k} = llvm.mlir.constant({value}) : {ty}");
                    Some(ty)
                }
                1 => {
                    let (what, ty) = (self.pick(&["undef", "poison", "zero"]), self.pick(TYPES));
                    let _ = writeln!(steps, "    %{k} = llvm.mlir.{what} : {ty}");
                    Some(ty)
                }
                2 | 3 => Some(self.address(k, &mut steps)),
                4 => pick_of_type("!llvm.ptr", &values, self.rng).map(|p| {
                    let (flag, n) = (self.optional_text(50, "inbounds "), self.rng.below(4));
                    let elem = self.pick(&["i32", "i8", "!llvm.struct<(i32, ptr)>", "!llvm.array<4 x i32>"]);
                    let last = if elem.starts_with('!') { ", 1" } else { "" };
                    let _ = writeln!(
                        steps,
                        "    %{k} = llvm.getelementptr {flag}%{p}[{n}{last}] : (!llvm.ptr) -> !llvm.ptr, {elem}"
                    );
                    "!llvm.ptr"
                }),
                5 => pick_of_type("!llvm.ptr", &values, self.rng).map(|p| {
                    let _ = writeln!(steps, "    %{k} = llvm.ptrtoint %{p} : !llvm.ptr to i64");
                    "i64"
                }),
                6 => pick_of_type("i64", &values, self.rng).map(|a| {
                    let b = pick_of_type("i64", &values, self.rng).unwrap_or(a);
                    let op = self.pick(&["add", "sub", "xor", "add"]);
                    let _ = writeln!(steps, "    %{k} = llvm.{op} %{a}, %{b} : i64");
                    "i64"
                }),
                7 => pick_of_type("i64", &values, self.rng).map(|a| {
                    let (op, ty) = self.rng.pick(&[("inttoptr", "!llvm.ptr"), ("trunc", "i32")]).unwrap_or(("trunc", "i32"));
                    let _ = writeln!(steps, "    %{k} = llvm.{op} %{a} : i64 to {ty}");
                    ty
                }),
                8 => pick_of_type("!llvm.struct<(i32, ptr)>", &values, self.rng).and_then(|s| {
                    let p = pick_of_type("!llvm.ptr", &values, self.rng)?;
                    let _ = writeln!(steps, "    %{k} = llvm.insertvalue %{p}, %{s}[1] : !llvm.struct<(i32, ptr)>");
                    Some("!llvm.struct<(i32, ptr)>")
                }),
                9 => pick_of_type("!llvm.array<2 x i64>", &values, self.rng).and_then(|s| {
                    let (a, at) = (pick_of_type("i64", &values, self.rng)?, self.rng.below(2));
                    let _ = writeln!(steps, "    %{k} = llvm.insertvalue %{a}, %{s}[{at}] : !llvm.array<2 x i64>");
                    Some("!llvm.array<2 x i64>")
                }),
                10 => pick_of_type("!llvm.ptr<3>", &values, self.rng).map(|p| {
                    let _ = writeln!(steps, "    %{k} = llvm.addrspacecast %{p} : !llvm.ptr<3> to !llvm.ptr");
                    "!llvm.ptr"
                }),
                _ => pick_of_type("!llvm.struct<(i32, ptr)>", &values, self.rng).map(|s| {
                    let _ = writeln!(steps, "    %{k} = llvm.extractvalue %{s}[1] : !llvm.struct<(i32, ptr)>");
                    "!llvm.ptr"
                }),
            };
            // Value numbers must be consecutive, so a failed choice yields a null pointer.
            let ty = made.unwrap_or_else(|| {
                let _ = writeln!(steps, "    %{k} = llvm.mlir.zero : !llvm.ptr");
                "!llvm.ptr"
            });
            values.push(ty);
        }
        let last = values.len() - 1;
        let ty = values[last].to_string();
        let _ = writeln!(steps, "    llvm.return %{last} : {ty}");
        (format!("{{\n{steps}  }}"), ty)
    }

    fn global(&mut self, i: usize, debug: Option<&mut DebugText<'_>>) {
        const DEFINED: &[&str] = &[
            "external",
            "internal",
            "private",
            "weak",
            "weak_odr",
            "linkonce",
            "linkonce_odr",
            "available_externally",
            "internal",
            "external",
        ];
        let name = self.rng.pick(&["g", "a b", "_Zg", "\u{e9}"]).unwrap_or("g");
        let name = if name == "g" { format!("g{i}") } else { format!("\"{name}{i}\"") };
        let (value, ty, region, linkages): (String, String, String, &[&str]) = match self.rng.below(8) {
            0 => (
                String::new(),
                self.pick(TYPES).to_string(),
                String::new(),
                &["external", "external", "extern_weak"],
            ),
            1..4 => {
                let (region, ty) = self.region();
                (String::new(), ty, region, DEFINED)
            }
            4 if self.rng.chance(30) => {
                ("0 : i32".to_string(), "i32".to_string(), String::new(), &["common"])
            }
            5 if self.rng.chance(30) => ("@f0".to_string(), "!llvm.ptr".to_string(), String::new(), DEFINED),
            _ => {
                let (value, ty) = self.rng.pick(VALUES).unwrap_or(("0 : i32", "i32"));
                (value.to_string(), ty.to_string(), String::new(), DEFINED)
            }
        };
        let (properties, linkage) = self.properties(linkages);
        let constant = if linkage == "common" { "" } else { self.optional_text(30, "constant ") };
        let mut attrs = Vec::new();
        let space = if self.rng.chance(15) { 3 } else { 0 };
        if space != 0 {
            attrs.push("addr_space = 3 : i32".to_string());
        }
        for (percent, text) in [
            (20, "alignment = 16 : i64"),
            (20, "section = \".data.x\""),
            (20, "dso_local"),
            (8, "externally_initialized"),
            (10, "target_specific_attrs = [\"norecurse\", [\"bss-section\", \"my_bss.1\"]]"),
        ] {
            if self.rng.chance(percent) && !(text.starts_with("section") && linkage == "common") {
                attrs.push(text.to_string());
            }
        }
        if let Some(debug) = debug
            && self.rng.chance(40)
        {
            let exprs: Vec<String> =
                (0..1 + self.rng.below(2)).map(|_| debug.global(&format!("g{i}"))).collect();
            attrs.push(format!("dbg_exprs = [{}]", exprs.join(", ")));
        }
        let mut comdat = String::new();
        let has_value = !value.is_empty() || !region.is_empty();
        if has_value && !matches!(linkage, "common" | "available_externally") && self.rng.chance(10) {
            self.comdats.push(name.clone());
            comdat = format!(" comdat(@comdats::@{name})");
        }
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
        let ty = if ty.is_empty() { String::new() } else { format!(" : {ty}") };
        let _ = writeln!(
            self.out,
            "  llvm.mlir.global {properties}{constant}@{name}({value}){comdat}{attrs}{ty} {region}"
        );
        if has_value && linkage != "available_externally" {
            self.defined.push((name.clone(), space));
        }
        self.globals.push((name, space));
    }

    fn alias(&mut self, i: usize) {
        let Some((target, space)) = self.defined.get(self.rng.below(self.defined.len())).cloned() else {
            return;
        };
        let (properties, linkage) =
            self.properties(&["external", "internal", "private", "weak", "linkonce_odr", "weak_odr"]);
        let ty = self.pick(&["i32", "!llvm.ptr", "!llvm.struct<(i32, f32)>", "i8"]);
        let ptr = if space == 0 { "!llvm.ptr" } else { "!llvm.ptr<3>" };
        let (last, step) = match self.rng.below(3) {
            0 => (1, format!("    %1 = llvm.getelementptr inbounds %0[1] : ({ptr}) -> {ptr}, i8\n")),
            _ => (0, String::new()),
        };
        let _ = writeln!(
            self.out,
            "  llvm.mlir.alias {properties}@alias{i} : {ty} {{\n    %0 = llvm.mlir.addressof @{target} : {ptr}\n{step}    llvm.return %{last} : {ptr}\n  }}"
        );
        if linkage != "weak" {
            self.defined.push((format!("alias{i}"), space));
        }
        self.globals.push((format!("alias{i}"), space));
    }

    fn declaration(&mut self, i: usize, debug: Option<&mut DebugText<'_>>) {
        let types: Vec<&str> = (0..self.rng.below(4)).map(|_| self.pick(PARAMS)).collect();
        let vararg = self.rng.chance(15).then(|| "...".to_string());
        let params: Vec<String> = types
            .iter()
            .map(|ty| match self.rng.below(5) {
                0 => format!("{ty} {{llvm.noundef}}"),
                1 if *ty == "!llvm.ptr" => format!("{ty} {{llvm.nonnull, llvm.align = 8 : i64}}"),
                2 if *ty == "i1" => format!("{ty} {{llvm.zeroext}}"),
                _ => (*ty).to_string(),
            })
            .chain(vararg)
            .collect();
        let result = if self.rng.chance(40) { String::new() } else { format!(" -> {}", self.pick(PARAMS)) };
        let convention = self.pick(&["", "", "", "coldcc "]);
        let convention = if params.last().is_some_and(|last| last == "...") { "" } else { convention };
        let linkage = self.pick(&["", "", "extern_weak "]);
        let attrs = self.pick(&["", "", " attributes {no_unwind}", " attributes {convergent, will_return}"]);
        let loc = match debug {
            Some(debug) if self.rng.chance(40) => {
                format!(" loc(fused<{}>[\"f0.c\":3:1])", debug.declaration(&format!("d{i}")))
            }
            _ => String::new(),
        };
        let _ = writeln!(
            self.out,
            "  llvm.func {linkage}{convention}@d{i}({}){result}{attrs}{loc}",
            params.join(", ")
        );
    }

    fn lists(&mut self) {
        if !self.comdats.is_empty() {
            self.out.push_str("  llvm.comdat @comdats {\n");
            for name in std::mem::take(&mut self.comdats) {
                let kind = self.pick(&["any", "any", "exactmatch", "largest", "nodeduplicate", "samesize"]);
                let _ = writeln!(self.out, "    llvm.comdat_selector @{name} {kind}");
            }
            self.out.push_str("  }\n");
        }
        if self.rng.chance(15) {
            self.out.push_str(
                "  llvm.func @init() {\n    llvm.return\n  }\n  llvm.mlir.global_ctors ctors = [@init], priorities = [7 : i32], data = [#llvm.zero]\n",
            );
        }
        if self.rng.chance(10) {
            self.out.push_str("  llvm.linker_options [\"/DEFAULTLIB:\", \"libcmt\"]\n");
        }
        if self.rng.chance(15) {
            self.out.push_str(
                "  llvm.module_flags [#llvm.mlir.module_flag<error, \"wchar_size\", 4 : i32>, #llvm.mlir.module_flag<min, \"PIC Level\", 2 : i32>]\n",
            );
        }
        if self.rng.chance(10) {
            self.out.push_str(
                "  llvm.mlir.ifunc external @picked : !llvm.func<f32 (i64)>, !llvm.ptr @pick\n  llvm.func @pick() -> !llvm.ptr {\n    %0 = llvm.mlir.zero : !llvm.ptr\n    llvm.return %0 : !llvm.ptr\n  }\n",
            );
        }
    }
}

/// Creates a module with everything but its functions, and returns it with its symbols.
///
/// # Errors
/// Fails if the text does not parse, which is a bug of this generator; the diagnostics are emitted.
pub fn module(ctx: &Context, seed: u64, rng: &mut Rng, functions: usize) -> Result<(Root, ModuleContext)> {
    let has_debug = rng.chance(45);
    let (mut more, mut even_more) = (Rng::new(rng.bits()), Rng::new(rng.bits()));
    let mut debug = has_debug.then(|| DebugText::new(&mut even_more));
    let unwinds = rng.chance(30);
    let mut header = Header {
        rng: &mut more,
        out: String::new(),
        globals: Vec::new(),
        defined: Vec::new(),
        comdats: Vec::new(),
        functions,
        debug: Vec::new(),
    };
    if rng.chance(60) {
        for i in 0..rng.below(6) {
            header.global(i, debug.as_mut());
            if rng.chance(20) {
                header.alias(i);
            }
        }
        for i in 0..rng.below(3) {
            header.declaration(i, debug.as_mut());
        }
        header.lists();
    }
    if unwinds {
        header
            .out
            .push_str("  llvm.func @__gxx_personality_v0(...) -> i32\n  llvm.func @throws(i32) -> i32\n");
    }
    if let Some(debug) = &mut debug {
        header.debug = (0..functions).map(|i| debug.function(&format!("f{i}"))).collect();
    }
    let text = format!(
        "{}module attributes {{generate.debug = [{}]}} {{\n{}}}\n",
        debug.map(|debug| debug.out).unwrap_or_default(),
        header.debug.join(", "),
        header.out
    );
    let Some(file) = ctx.sources.add("module", text.into_bytes()) else {
        return Err(ctx.error(Loc::UNKNOWN, "there are too many sources").emit());
    };
    let mut root = parse_source(ctx, &file, ParseOptions::default())?;
    let mut found =
        ModuleContext { unwinds, allow_untranslatable: seed % 8 == 7, ..ModuleContext::default() };
    if let Some(op) = root.op() {
        let debug =
            root.body.attr(op, "generate.debug").and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
        found.debug = debug.iter().map(|&attr| FunctionDebug::of(ctx, attr)).collect();
        root.body.set_attr(op, "generate.debug", None);
        if let Some(module) = root.body.as_::<terrace::dialects::builtin::Module>(op)
            && let Some(block) = module.block(&root.body)
        {
            let body = root.body.region_body(op);
            for op in body.ops(block) {
                found.add(ctx, body, op);
            }
        }
    }
    Ok((root, found))
}

impl ModuleContext {
    /// Records the symbol of a global or function.
    pub fn add(&mut self, ctx: &Context, body: &terrace::ir::Body, op: terrace::ir::Op) {
        let Some(name) = body.attr(op, "sym_name").and_then(|attr| attr.as_str(ctx)) else { return };
        if body.is::<llvm::Global>(op) {
            let space = body.attr(op, "addr_space").and_then(|attr| attr.as_i64(ctx)).unwrap_or(0);
            self.symbols.push((name, llvm::PointerType::get(ctx, space as u32)));
        } else if body.is::<llvm::Alias>(op) {
            let inner = body.region_body(op);
            let returned = inner
                .root_regions()
                .next()
                .and_then(|region| inner.entry_block(region))
                .and_then(|block| inner.terminator(block))
                .and_then(|ret| inner.operands(ret).iter().next());
            self.symbols.extend(returned.map(|value| (name, inner.ty(value))));
        } else if let Some(function) = body.as_::<llvm::Func>(op)
            && let Some(signature) = function.signature(ctx, body)
        {
            self.symbols.push((name, llvm::ptr(ctx)));
            let void = signature.result == llvm::void(ctx);
            self.callees.push(Callee {
                name,
                ty: function.function_type(body).unwrap_or(Type::I1),
                results: if void { Vec::new() } else { vec![signature.result] },
                params: signature.params.to_vec(),
                vararg: signature.varargs,
            });
        }
    }
}

/// The definition of an operation of the llvm dialect.
pub fn op_def<T: OpKind>() -> &'static terrace::ir::decl::OpDef {
    T::DEF
}
