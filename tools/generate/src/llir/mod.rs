//! Random LLVM IR as text, made from the tables of `terrace_llir`: opcodes, predicates, attributes, intrinsics and
//! fields of debug information.
//!
//! Instructions are valid by construction. Attributes, intrinsics and metadata are drawn from the tables and tried in
//! a small module first; a few that `terrace_llir` refuses are kept, so that LLVM has to refuse them, too.

mod attributes;
mod constants;
mod function;
mod globals;
mod insts;
mod metadata;
mod older;
mod types;

use crate::rng::Rng;
use std::fmt::Write;
use terrace::llir::{self, Type};

/// A function of the module.
#[derive(Clone)]
struct Callee {
    name: String,
    ty: Type,
    cc: String,
}

/// A module under construction.
struct Gen {
    rng: Rng,
    /// The owner of the types.
    module: llir::Module,
    out: String,
    /// Types of values.
    pool: Vec<Type>,
    /// Global variables by name and address space.
    globals: Vec<(String, u32)>,
    functions: Vec<Callee>,
    comdats: Vec<String>,
    /// Numbered metadata.
    nodes: Vec<String>,
    /// The number of attribute groups.
    groups: Vec<String>,
    /// Nodes of debug information that functions refer to: the compile unit and the file.
    unit: Option<(usize, usize)>,
    /// The depth of constants.
    depth: u32,
    /// The numbers of the intrinsics that were called.
    called: Vec<usize>,
}

/// The text of the module of a seed.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let module = llir::Module::new("random");
    let mut g = Gen {
        rng: Rng::new(seed ^ 0x11_17),
        module,
        out: String::new(),
        pool: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        comdats: Vec::new(),
        nodes: Vec::new(),
        groups: Vec::new(),
        unit: None,
        depth: 0,
        called: Vec::new(),
    };
    g.header();
    g.types();
    if g.rng.chance(60) {
        g.debug_unit();
    }
    g.global_entities();
    for _ in 0..functions {
        g.function(ops);
    }
    if g.rng.chance(25) {
        g.older_ir();
    }
    g.module_metadata();
    for (number, group) in g.groups.iter().enumerate() {
        let _ = writeln!(g.out, "attributes #{number} = {{ {group} }}");
    }
    for (number, node) in g.nodes.iter().enumerate() {
        let _ = writeln!(g.out, "!{number} = {node}");
    }
    g.out
}

impl Gen {
    /// The data layout and target, the same in both programs' eyes: without a layout, `opt` takes the target's.
    fn header(&mut self) {
        const LAYOUTS: [&str; 4] = [
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
            "E-m:e-p:32:32-i64:32-n32",
            "e-p:64:64-p1:32:32-p2:128:128:128:64-i64:64-v96:128-n32:64-A5-G1-ni:7",
            "e-m:o-i64:64-i128:128-n32:64-S128-P1",
        ];
        if self.rng.chance(30) {
            self.line("source_filename = \"random\\22name\"");
        }
        if self.rng.chance(60)
            && let Some(layout) = self.rng.pick(&LAYOUTS[..3])
        {
            self.line(&format!("target datalayout = \"{layout}\""));
        }
        for text in ["module asm \"nop\"", "module asm \"a \\22b\\22\\0A c\""] {
            if self.rng.chance(8) {
                self.line(text);
            }
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A text of a list, by chance.
    fn one<'s>(&mut self, items: &[&'s str]) -> &'s str {
        self.rng.pick(items).unwrap_or("")
    }

    /// A text of a list followed by a blank, or nothing.
    fn maybe(&mut self, percent: usize, items: &[&str]) -> String {
        match self.rng.chance(percent) {
            true => format!("{} ", self.one(items)),
            false => String::new(),
        }
    }

    /// A number below a limit, often small.
    fn number(&mut self, limit: u64) -> u64 {
        let bits = self.rng.below(64) as u32;
        let number = self.rng.bits() >> bits;
        if self.rng.chance(30) { number % limit.min(9) } else { number % limit }
    }

    /// Adds numbered metadata.
    fn node(&mut self, text: String) -> usize {
        self.nodes.push(text);
        self.nodes.len() - 1
    }

    /// Whether `terrace_llir` accepts a module, or it is kept although it does not.
    fn accepts(&mut self, text: &str) -> bool {
        let valid =
            llir::parse("probe", text.as_bytes()).is_ok_and(|module| llir::verify_module(&module).is_ok());
        valid || self.rng.chance(1) && self.rng.chance(20)
    }
}
