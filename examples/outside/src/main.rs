//! A small compiler as its own crate: a dialect for angles, its passes, and their way to LLVM IR.
//!
//! The crate depends on `terrace` alone and uses every macro that Terrace exports.
//!
//! `cargo run`, in its directory

mod dialect;
mod passes;

use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::verify::verify;
use terrace::ir::{Context, Result};
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pipeline::Pipeline;

/// The program that `main` compiles.
const PROGRAM: &str = "
func.func @f(%x: i32, %y: f32) -> (i32, f32) {
  %half = angle.turn half : !angle.angle<360>
  %sum = angle.rotate %half by 90 exact {range = #angle.range<0, 360>} : !angle.angle<360>
  %degrees = angle.degrees %sum : !angle.angle<360>
  %both = angle.either %x, %degrees : i32
  %negated = angle.negate %y : f32
  return %both, %negated : i32, f32
}
";

/// Runs the passes of this crate and then those that [`terrace::compile`] runs.
fn compile(ctx: &Context, text: &str) -> Result<String> {
    let file = ctx.sources.add("program.mlir", text.as_bytes().to_vec()).expect("the program is short");
    let mut root = parse_source(ctx, &file, ParseOptions::default())?;
    verify(&root)?;
    let mut pipeline = Pipeline::new("builtin.module");
    pipeline.add(passes::FoldAngles { wrap: passes::Wrap::Positive }.instance());
    pipeline.add(passes::LowerAngles::default().instance());
    PassManager::new(pipeline, None).run(&mut root)?;
    terrace::compile(&mut root, 1).map(|text| String::from_utf8_lossy(&text).into_owned())
}

/// A context that knows the dialect.
fn context() -> Context {
    let ctx = terrace::registry::context();
    ctx.register_dialect(&dialect::ANGLE);
    ctx
}

fn main() {
    match compile(&context(), PROGRAM) {
        Ok(text) => print!("{text}"),
        // The diagnostics are on standard error.
        Err(_) => std::process::exit(1),
    }
}

#[cfg(test)]
mod tests {
    use super::{PROGRAM, compile, context};
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn the_program_compiles() {
        let text = compile(&context(), PROGRAM).expect("everything has a lowering");
        for expected in ["define { i32, float } @f(i32 %0, float %1)", "or i32 %0, 270", "fneg float %1"] {
            assert!(text.contains(expected), "no '{expected}' in\n{text}");
        }
    }

    #[test]
    fn constraints_and_verifiers_report() {
        let program = "func.func @f(%x: i64) { %d = angle.degrees %x : i64  return }";
        let (result, diagnostics) = terrace::ir::diag::capture(|| compile(&context(), program));
        assert!(result.is_err());
        assert!(format!("{diagnostics:?}").contains("must be an angle, but got 'i64'"), "{diagnostics:?}");
    }

    /// The macros of the crates that the facade offers, by their `#[macro_export]`.
    fn exported_macros(dir: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(dir).expect("the sources are there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                exported_macros(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source is text");
                let mut hidden = false;
                let mut exported = false;
                for line in text.lines() {
                    hidden |= line.contains("#[doc(hidden)]");
                    exported |= line.starts_with("#[macro_export]");
                    if let Some(rest) = line.strip_prefix("macro_rules! ") {
                        if exported && !hidden {
                            found.insert(rest.trim_end_matches([' ', '{']).to_owned());
                        }
                        exported = false;
                    }
                    if !line.starts_with("#[") {
                        hidden = false;
                    }
                }
            }
        }
    }

    #[test]
    fn every_exported_macro_is_used() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let crates = here.join("../../crates");
        let mut exported = BTreeSet::new();
        for name in ["ir", "dialects", "llvm", "rewrite", "lower", "llir", "llvmir", "num", "terrace"] {
            exported_macros(&crates.join(name).join("src"), &mut exported);
        }
        assert!(exported.len() >= 11, "{exported:?}");
        let sources: String = ["dialect.rs", "passes.rs"]
            .iter()
            .map(|name| std::fs::read_to_string(here.join("src").join(name)).expect("a source is text"))
            .collect();
        let unused: Vec<_> = exported
            .iter()
            .filter(|name| {
                !sources.contains(&format!("{name}! {{")) && !sources.contains(&format!("{name}!["))
            })
            .collect();
        assert!(unused.is_empty(), "exported, but not used here: {unused:?}");
    }
}
