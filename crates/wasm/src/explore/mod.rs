//! The questions of a page that shows compilations: [`answer`] takes a request in JSON and returns an answer in JSON.

mod catalog;
mod inspect;
mod layout;
mod origins;
mod shadow;
mod stages;
mod text;

use serde::{Deserialize, Serialize};
use terrace::ir::Root;
use terrace::ir::asm::{Bodies, Skeleton};
use terrace::{Details, Diagnostic};

/// A question of the page.
#[derive(Deserialize)]
#[serde(tag = "request", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum Request {
    /// The module after each pass, in the llvm dialect and as LLVM IR: [`stages::Stages`].
    Stages {
        /// The file's name in diagnostics and commands.
        name: String,
        /// MLIR or LLVM IR.
        text: String,
        /// The passes before the lowering.
        #[serde(default)]
        passes: String,
        /// Whether to import the LLVM IR again.
        #[serde(default)]
        import_back: bool,
    },
    /// The operation at a position of a text, and the graphs and layouts around it: [`inspect::Inspection`].
    Inspect {
        /// The text of a stage.
        text: String,
        /// Whether it is LLVM IR.
        #[serde(default)]
        llvm_ir: bool,
        /// The line, from 1.
        line: u32,
        /// The column, from 1.
        column: u32,
    },
    /// The documentation of an operation.
    Documentation {
        /// The operation's name.
        name: String,
    },
    /// The passes, the operations and the pipeline of `-O1`: [`catalog::Catalog`].
    Catalog,
}

/// The answer to a text that is not a request.
#[derive(Serialize)]
struct Invalid {
    error: String,
}

/// Answers a request in JSON.
///
/// ```
/// let answer = terrace_wasm::explore::answer(r#"{"request":"documentation","name":"arith.addi"}"#);
/// assert!(answer.starts_with(r#"{"name":"arith.addi","documentation":"#));
/// ```
pub fn answer(request: &str) -> String {
    match serde_json::from_str(request) {
        Ok(Request::Stages { name, text, passes, import_back }) => {
            json(&stages::Stages::of(&name, &text, &passes, import_back))
        }
        Ok(Request::Inspect { text, llvm_ir, line, column }) => {
            json(&inspect::Inspection::of(&text, llvm_ir, line, column))
        }
        Ok(Request::Documentation { name }) => json(&catalog::Documentation::of(&terrace::context(), &name)),
        Ok(Request::Catalog) => json(&catalog::Catalog::new()),
        Err(error) => json(&Invalid { error: error.to_string() }),
    }
}

fn json(answer: &impl Serialize) -> String {
    // All keys are text, so that nothing can fail.
    serde_json::to_string(answer).unwrap_or_default()
}

/// Diagnostics as they are written in JSON.
#[derive(Serialize)]
#[serde(transparent)]
struct Diagnostics(#[serde(serialize_with = "diagnostics")] Vec<Details>);

fn diagnostics<S: serde::Serializer>(details: &[Details], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(details.iter().map(crate::Diagnostic::new))
}

/// Parses the bodies of functions, gives them to their operations, and returns the errors in them.
fn parse_bodies(root: &mut Root, skeleton: &Skeleton<'_>) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    let Some(module) = root.op() else { return errors };
    let mut reader = skeleton.reader();
    for i in 0..skeleton.n_bodies() {
        let (body, _, found) = reader.trace(i);
        errors.extend(found);
        root.body.region_body_mut(module).put_nested(skeleton.op(i), body);
    }
    errors
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    fn inspect(text: &str, line: u32, column: u32) -> Value {
        let request = json!({ "request": "inspect", "text": text, "line": line, "column": column });
        serde_json::from_str(&super::answer(&request.to_string())).unwrap()
    }

    #[test]
    fn calls_are_symbol_references() {
        let text = "func.func private @f()\nfunc.func @g() {\n  // Unlike @h it calls @f.\n  call @f() : () -> ()\n  return\n}\nfunc.func @h() { return } func.func private @\"a@f\"()";
        assert_eq!(inspect(text, 4, 3)["calls"]["edges"], json!([[1, 0]]));
    }

    #[test]
    fn types_in_attributes_have_layouts() {
        let text = "llvm.func @f(%p: !llvm.ptr) {\n  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i8, i32)>>\n  llvm.return\n}";
        let layouts = &inspect(text, 2, 3)["layouts"];
        assert_eq!(layouts.as_array().map(Vec::len), Some(1), "{layouts}");
        assert_eq!(
            (&layouts[0]["type"], &layouts[0]["size"]),
            (&json!("!llvm.struct<(i8, i32)>"), &json!(8))
        );
    }

    #[test]
    fn sizes_beyond_64_bits_have_no_layout() {
        let large = "array<2305843009213693951 x i8>, ".repeat(8);
        let ty = format!("!llvm.struct<({large}i8, array<8 x i8>)>");
        let text = format!("func.func private @f({ty})\nfunc.func @g(%x: {ty}) {{\n  return\n}}");
        assert_eq!(inspect(&text, 2, 1)["layouts"], json!([]));
        let entry = "#dlti.dl_entry<index, 9223372036854775800 : i64>";
        let text = format!(
            "module attributes {{dlti.dl_spec = #dlti.dl_spec<{entry}>}} {{\n  func.func @f(%x: memref<1x1x1x1xi8>) {{\n    return\n  }}\n}}"
        );
        assert_eq!(inspect(&text, 2, 3)["layouts"], json!([]));
    }
}
