//! Bindings as a C header.

use super::{Binding, Bindings, Foreign, names};
use core::fmt::Write;
use terrace_num::FloatFormat;

impl Bindings {
    /// The declarations as a C header.
    pub fn c_header(&self) -> String {
        let mut out = String::from(
            "/* Functions of a compiled MLIR module. */\n#pragma once\n\n#include <stdbool.h>\n#include <stdint.h>\n",
        );
        for ty in self.aggregates() {
            let name = ty.word();
            let _ = write!(out, "\n#ifndef TERRACE_{name}\n#define TERRACE_{name}\n");
            self.declare(&ty, &name, &mut out);
            out.push_str("#endif\n");
        }
        // The C name of a wrapper is its symbol: the function's own name belongs to the function without wrapper.
        let symbols = self.functions.iter().flatten().map(|binding| binding.symbol.as_str());
        let types = self.aggregates().into_iter().map(|ty| ty.word());
        let names = names::unique(symbols, names::C, types);
        if names.iter().any(|(symbol, name)| name != symbol) {
            out.push_str(SYMBOL);
        }
        out.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
        for function in &self.functions {
            match function {
                Ok(binding) => {
                    function_in_c(binding, names.get(binding.symbol.as_str()), &mut out);
                }
                Err((name, why)) => {
                    let _ = writeln!(out, "/* '{}' has no declaration: {} */", comment(name), comment(why));
                }
            }
        }
        out.push_str("\n#ifdef __cplusplus\n}\n#endif\n");
        out
    }

    fn declare(&self, ty: &Foreign, name: &str, out: &mut String) {
        let index = c_type(&self.index());
        let _ = match ty {
            Foreign::MemRef(elem, rank) => {
                let elem = c_type(elem);
                let dims = match rank {
                    0 => String::new(),
                    _ => format!("  {index} sizes[{rank}];\n  {index} strides[{rank}];\n"),
                };
                writeln!(
                    out,
                    "typedef struct {{\n  {elem} *allocated;\n  {elem} *aligned;\n  {index} offset;\n{dims}}} {name};"
                )
            }
            Foreign::UnrankedMemRef => {
                writeln!(out, "typedef struct {{\n  {index} rank;\n  void *descriptor;\n}} {name};")
            }
            Foreign::Complex(elem) => {
                let elem = c_type(elem);
                writeln!(out, "typedef struct {{\n  {elem} re;\n  {elem} im;\n}} {name};")
            }
            Foreign::Vector(elem, _) => {
                writeln!(out, "typedef {} {name} __attribute__((vector_size(16)));", c_type(elem))
            }
            Foreign::Results(fields) => {
                out.push_str("typedef struct {\n");
                for (i, field) in fields.iter().enumerate() {
                    let _ = writeln!(out, "  {} result{i};", c_type(field));
                }
                writeln!(out, "}} {name};")
            }
            _ => Ok(()),
        };
    }
}

/// Macro that sets the symbol of a declaration: with the target's prefix, and quoted if the compiler does not quote
/// it.
const SYMBOL: &str = r#"
#ifndef TERRACE_SYMBOL
#define TERRACE_TEXT_OF(text) #text
#define TERRACE_TEXT(text) TERRACE_TEXT_OF(text)
#ifdef __clang__
#define TERRACE_SYMBOL(name) __asm__(TERRACE_TEXT(__USER_LABEL_PREFIX__) name)
#else
#define TERRACE_SYMBOL(name) __asm__("\"" TERRACE_TEXT(__USER_LABEL_PREFIX__) name "\"")
#endif
#endif
"#;

/// Escapes a string literal.
fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b' '..=b'~' if !matches!(byte, b'"' | b'\\' | b'?') => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
    out
}

/// Escapes text for a comment.
fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace('\n', " ")
}

fn c_type(ty: &Foreign) -> String {
    match ty {
        Foreign::Bool => "bool".into(),
        Foreign::Int { bits: 128, signed: true } => "__int128".into(),
        Foreign::Int { bits: 128, signed: false } => "unsigned __int128".into(),
        Foreign::Int { bits, signed } => format!("{}int{bits}_t", if *signed { "" } else { "u" }),
        Foreign::Float(FloatFormat::F16) => "_Float16".into(),
        Foreign::Float(FloatFormat::BF16) => "__bf16".into(),
        Foreign::Float(FloatFormat::F32) => "float".into(),
        Foreign::Float(FloatFormat::F80) => "long double".into(),
        Foreign::Float(FloatFormat::F128) => "__float128".into(),
        Foreign::Float(_) => "double".into(),
        Foreign::Pointer => "void *".into(),
        aggregate => aggregate.word(),
    }
}

fn function_in_c(binding: &Binding, name: Option<&String>, out: &mut String) {
    let result = binding.result.as_ref().map_or("void".into(), c_type);
    let name = name.unwrap_or(&binding.symbol);
    let params: Vec<String> = binding
        .params
        .iter()
        .map(|param| {
            let star = if param.by_pointer { "*" } else { "" };
            let ty = c_type(&param.ty);
            let space = if ty.ends_with('*') { "" } else { " " };
            format!("{ty}{space}{star}{}", param.name)
        })
        .collect();
    let params = if params.is_empty() { "void".into() } else { params.join(", ") };
    let space = if result.ends_with('*') { "" } else { " " };
    let role = if binding.defined { "" } else { ", which the program defines" };
    let _ = write!(out, "/* '{}'{role} */\n{result}{space}{name}({params})", comment(&binding.name));
    if *name != binding.symbol {
        let _ = write!(out, " TERRACE_SYMBOL({})", literal(&binding.symbol));
    }
    out.push_str(";\n");
}
