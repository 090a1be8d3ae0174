//! Bindings as a Rust module.

use super::{Binding, Bindings, Foreign, names};
use core::fmt::Write;
use terrace_num::FloatFormat;

impl Bindings {
    /// The declarations as a Rust module.
    pub fn rust(&self) -> String {
        let mut out = String::from("// Functions of a compiled MLIR module.\n");
        for ty in self.aggregates() {
            self.declare_in_rust(&ty, &mut out);
        }
        out.push_str("\nunsafe extern \"C\" {\n");
        let functions = self.functions.iter().flatten().map(|binding| binding.name.as_str());
        // In Rust, types and functions have separate namespaces.
        let names = names::unique(functions, names::RUST, []);
        for function in &self.functions {
            let declaration = match function {
                Ok(binding) => function_in_rust(binding, names.get(binding.name.as_str()), &mut out),
                Err((name, why)) => Err((name.as_str(), why.as_str())),
            };
            if let Err((name, why)) = declaration {
                let line = |text: &str| text.replace(['\n', '\r'], " ");
                let _ = writeln!(out, "    // '{}' has no declaration: {}", line(name), line(why));
            }
        }
        out.push_str("}\n");
        out
    }

    fn declare_in_rust(&self, ty: &Foreign, out: &mut String) {
        let (Some(name), Some(index)) = (rust_type(ty), rust_type(&self.index())) else { return };
        let mut fields = Vec::new();
        match ty {
            Foreign::MemRef(elem, rank) => {
                let Some(elem) = rust_type(elem) else { return };
                fields.extend([
                    ("allocated".into(), format!("*mut {elem}")),
                    ("aligned".into(), format!("*mut {elem}")),
                ]);
                fields.push(("offset".into(), index.clone()));
                if *rank > 0 {
                    fields
                        .extend(["sizes", "strides"].map(|name| (name.into(), format!("[{index}; {rank}]"))));
                }
            }
            Foreign::UnrankedMemRef => {
                fields
                    .extend([("rank".into(), index), ("descriptor".into(), "*mut core::ffi::c_void".into())]);
            }
            Foreign::Complex(elem) => {
                let Some(elem) = rust_type(elem) else { return };
                fields.extend(["re", "im"].map(|name| (name.into(), elem.clone())));
            }
            Foreign::Results(results) => {
                for (i, result) in results.iter().enumerate() {
                    let Some(ty) = rust_type(result) else { return };
                    fields.push((format!("result{i}"), ty));
                }
            }
            _ => return,
        }
        let _ = write!(out, "\n#[repr(C)]\n#[derive(Clone, Copy, Debug)]\npub struct {name} {{\n");
        for (name, ty) in fields {
            let _ = writeln!(out, "    pub {name}: {ty},");
        }
        out.push_str("}\n");
    }
}

/// Name of a type; `None` if stable Rust has no equivalent.
fn rust_type(ty: &Foreign) -> Option<String> {
    Some(match ty {
        Foreign::Bool => "bool".into(),
        Foreign::Int { .. } => ty.word(),
        Foreign::Float(FloatFormat::F32) => "f32".into(),
        Foreign::Float(FloatFormat::F64) => "f64".into(),
        Foreign::Float(_) | Foreign::Vector(..) => return None,
        Foreign::Pointer => "*mut core::ffi::c_void".into(),
        Foreign::MemRef(elem, _) | Foreign::Complex(elem) => {
            rust_type(elem)?;
            camel_case(&ty.word())
        }
        Foreign::Results(fields) => {
            fields.iter().map(rust_type).collect::<Option<Vec<_>>>()?;
            camel_case(&ty.word())
        }
        Foreign::UnrankedMemRef => camel_case(&ty.word()),
    })
}

fn camel_case(word: &str) -> String {
    let mut out = String::new();
    for part in word.split('_') {
        let mut chars = part.chars();
        out.extend(chars.next().map(|c| c.to_ascii_uppercase()));
        out.extend(chars);
    }
    out
}

fn function_in_rust<'b>(
    binding: &'b Binding,
    name: Option<&String>,
    out: &mut String,
) -> Result<(), (&'b str, &'static str)> {
    const NO_TYPE: &str = "Rust has no type for a parameter or the result";
    let no_type = (binding.name.as_str(), NO_TYPE);
    let mut params = Vec::new();
    for param in &binding.params {
        let ty = rust_type(&param.ty).ok_or(no_type)?;
        params.push(format!("{}: {}{ty}", param.name, if param.by_pointer { "*mut " } else { "" }));
    }
    let result = match &binding.result {
        Some(ty) => format!(" -> {}", rust_type(ty).ok_or(no_type)?),
        None => String::new(),
    };
    let name = name.unwrap_or(&binding.name);
    let role = if binding.defined { "" } else { ", which the program defines" };
    let symbol: String = binding.symbol.escape_default().collect();
    let shown = binding.name.replace(['\n', '\r'], " ");
    let _ = write!(
        out,
        "    /// `{shown}`{role}.\n    #[link_name = \"{symbol}\"]\n    pub fn {name}({}){result};\n",
        params.join(", ")
    );
    Ok(())
}
