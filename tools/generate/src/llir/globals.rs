//! Global entities: comdats, variables, aliases, ifuncs and declarations of functions.

use super::attributes::Place;
use super::{Callee, Gen};
use terrace::llir::Type;

pub(super) const LINKAGES: &[&str] =
    &["private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr"];
const CONVENTIONS: &[&str] = &[
    "fastcc",
    "coldcc",
    "ghccc",
    "cc 11",
    "anyregcc",
    "preserve_mostcc",
    "preserve_allcc",
    "swiftcc",
    "tailcc",
    "cxx_fast_tlscc",
    "x86_stdcallcc",
    "x86_vectorcallcc",
    "win64cc",
    "x86_64_sysvcc",
    "arm_aapcscc",
    "swifttailcc",
    "aarch64_vector_pcs",
    "spir_func",
    "ptx_device",
    "intel_ocl_bicc",
    "graalcc",
    "m68k_rtdcc",
    "preserve_nonecc",
    "riscv_vector_cc",
    "riscv_vls_cc(256)",
    "cc 101",
    "cc1023",
    "x86_regcallcc",
    "avr_intrcc",
    "hhvmcc",
];

impl Gen {
    pub(super) fn global_entities(&mut self) {
        for i in 0..self.rng.below(4) {
            let kind = self.one(&["any", "exactmatch", "largest", "nodeduplicate", "samesize"]);
            let name = if self.rng.chance(70) { format!("$c{i}") } else { format!("$\"c {i}\"") };
            self.line(&format!("{name} = comdat {kind}"));
            self.comdats.push(name);
        }
        for i in 0..1 + self.rng.below(6) {
            self.variable(i);
        }
        for i in 0..2 + self.rng.below(4) {
            self.declaration(i);
        }
        for i in 0..self.rng.below(3) {
            self.alias(i);
        }
    }

    /// Linkage of a definition, visibility, storage class and the like, as far as they fit together.
    pub(super) fn symbol(&mut self, linkages: &[&'static str]) -> (&'static str, String) {
        let linkage = if self.rng.chance(60) { self.one(linkages) } else { "" };
        let is_local = matches!(linkage, "private" | "internal");
        let preemption = self.maybe(30, &["dso_local", "dso_preemptable"]);
        let mut text = String::new();
        if !linkage.is_empty() {
            text = format!("{linkage} ");
        }
        if !is_local || preemption != "dso_preemptable " {
            text += &preemption;
        }
        let is_preemptable = preemption == "dso_preemptable ";
        if !is_local && !is_preemptable {
            text += &self.maybe(25, &["hidden", "protected", "default"]);
        }
        (linkage, text)
    }

    fn comdat(&mut self, linkage: &str) -> String {
        if linkage == "available_externally" || self.comdats.is_empty() || !self.rng.chance(25) {
            return String::new();
        }
        let at = self.rng.below(self.comdats.len());
        format!("comdat({})", self.comdats[at])
    }

    fn variable(&mut self, i: usize) {
        let name = match self.rng.below(8) {
            0 => format!("@\"v {i}\""),
            1 => format!("@.str.{i}"),
            2 => format!("@\"\\01_v{i}\""),
            _ => format!("@v{i}"),
        };
        let ty = self.sized();
        let is_declaration = self.rng.chance(20);
        let (linkage, symbol) = match is_declaration {
            true => self.symbol(&["external", "extern_weak"]),
            false => self.symbol(&[LINKAGES, &["common"]].concat()),
        };
        let linkage = if is_declaration && linkage.is_empty() { "external " } else { "" };
        let space = [0, 0, 0, 1, 2][self.rng.below(5)];
        let is_common = symbol.starts_with("common");
        let mut text = format!("{name} = {linkage}{symbol}");
        if !is_common && !symbol.contains("extern_weak") {
            let models = [
                "thread_local",
                "thread_local(localdynamic)",
                "thread_local(initialexec)",
                "thread_local(localexec)",
            ];
            text += &self.maybe(15, &models);
        }
        text += &self.maybe(30, &["unnamed_addr", "local_unnamed_addr"]);
        if space != 0 {
            text += &format!("addrspace({space}) ");
        }
        text += &self.maybe(5, &["externally_initialized"]);
        let constant = if is_common { "global" } else { self.one(&["global", "global", "constant"]) };
        text += &format!("{constant} {}", self.name_of(ty));
        if is_common {
            text += " zeroinitializer";
        } else if !is_declaration {
            text += &format!(" {}", self.constant(ty));
        }
        let sections = [", section \".data.x\"", ", section \"a\\22b\""];
        let extra = [
            ", partition \"part\"",
            ", code_model \"large\"",
            ", code_model \"small\"",
            ", no_sanitize_address",
            ", sanitize_memtag",
            ", sanitize_address_dyninit, no_sanitize_hwaddress",
        ];
        if !is_common {
            text += self.maybe(15, &sections).trim_end();
        }
        text += self.maybe(15, &extra).trim_end();
        if !is_declaration && !is_common {
            let comdat = self.comdat(linkage);
            if !comdat.is_empty() && !symbol.starts_with("available") {
                text += &format!(", {comdat}");
            }
        }
        if self.rng.chance(40) {
            text += &format!(", align {}", 1u64 << self.rng.below(8));
        }
        let kind = self.rng.below(3);
        if self.rng.chance(15) {
            let node = self.generic_node();
            text += &format!(", !{} !{node}", ["foo", "a.b", "type2"][kind]);
        }
        self.line(&text);
        self.globals.push((name, space));
    }

    /// A calling convention, or nothing.
    pub(super) fn convention(&mut self) -> String {
        self.maybe(20, CONVENTIONS)
    }

    fn declaration(&mut self, i: usize) {
        let result = if self.rng.chance(30) { Type::VOID } else { self.any() };
        let params: Vec<Type> = (0..self.rng.below(5)).map(|_| self.any()).collect();
        let vararg = self.rng.chance(15);
        let cc = self.convention();
        let name = format!("@d{i}");
        let attrs = self.attributes(Place::Result(result), 20);
        let linkage = self.maybe(30, &["extern_weak", "dso_local", "hidden", "external protected"]);
        let mut text = format!("declare {linkage}{cc}{attrs}{} {name}(", self.name_of(result));
        let ty = self.module.cx.function_type(result, &params, vararg);
        for (i, &param) in params.iter().enumerate() {
            let attrs = self.attributes(Place::Param(param), 30);
            text += if i == 0 { "" } else { ", " };
            text += &format!("{} {}", self.name_of(param), attrs);
            text.truncate(text.trim_end().len());
        }
        text += match (vararg, params.is_empty()) {
            (false, _) => ")",
            (true, true) => "...)",
            (true, false) => ", ...)",
        };
        text += &format!(" {}", self.maybe(20, &["unnamed_addr", "local_unnamed_addr"]));
        text += &self.attributes(Place::Function, 20);
        text += &self.group(30);
        text += &self.maybe(10, &["section \"s\"", "partition \"p\"", "align 16"]);
        text += &self.maybe(10, &["gc \"statepoint-example\"", "gc \"x\""]);
        self.line(text.trim_end());
        self.functions.push(Callee { name, ty, cc });
    }

    fn alias(&mut self, i: usize) {
        let locals: Vec<String> = self.globals.iter().filter(|g| g.1 == 0).map(|g| g.0.clone()).collect();
        let defined: Vec<String> = locals.into_iter().filter(|name| self.is_defined(name)).collect();
        if defined.is_empty() {
            return;
        }
        let target = defined[self.rng.below(defined.len())].clone();
        let (_, symbol) = self.symbol(&["private", "internal", "linkonce_odr", "weak", "external"]);
        let address = self.maybe(30, &["unnamed_addr", "local_unnamed_addr"]);
        let target = match self.rng.chance(30) {
            true => format!("getelementptr inbounds (i8, ptr {target}, i64 4)"),
            false => format!("ptr {target}"),
        };
        let partition = self.maybe(10, &[", partition \"x\""]);
        self.line(format!("@a{i} = {symbol}{address}alias i32, {target}{partition}").trim_end());
    }

    /// Whether a variable has a definition that an alias may refer to.
    fn is_defined(&self, name: &str) -> bool {
        let start = format!("{name} = ");
        let line = self.out.lines().find(|line| line.starts_with(&start)).unwrap_or("");
        !["external ", "extern_weak ", "available_externally ", "common "]
            .iter()
            .any(|word| line.contains(word))
            && (line.contains(" global ") || line.contains(" constant "))
    }
}
