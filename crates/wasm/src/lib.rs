//! Terrace as a WebAssembly module: [`compile`], the questions of a page that shows compilations ([`explore`]), and the
//! functions that JavaScript calls (`js/index.mjs`).
//!
//! JavaScript writes its input to the memory at [`terrace_input`], calls [`terrace_compile`], and reads the answer, a text
//! in JSON, from the memory at [`terrace_output`]. The input is a header of lines `key=value`, and the program's text;
//! that of [`terrace_explore`] is a request in JSON.

pub mod explore;

use serde::Serialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use terrace::Details;
use terrace::compile::{CompileOptions, Emit};
use terrace::ir::Loc;
use terrace::registry::PASSES;
use terrace::rewrite::pipeline::Pipeline;

/// The options of [`compile`].
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The file's name in diagnostics.
    pub name: &'a str,
    /// Passes that run before the lowering; none if empty.
    pub passes: &'a str,
    /// The stage to stop at.
    pub emit: Emit,
    /// Whether errors get notes with advice.
    pub hints: bool,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { name: "input.mlir", passes: "", emit: Emit::LlvmIr, hints: true }
    }
}

/// The result of [`compile`].
#[derive(Clone, Debug)]
pub struct Output {
    /// The text of the stage; `None` if there are errors.
    pub text: Option<String>,
    /// Errors, warnings and remarks, in the order in which they were reported.
    pub diagnostics: Vec<Details>,
}

/// Compiles the text of a module, MLIR or LLVM IR.
///
/// ```
/// use terrace_wasm::{Options, compile};
///
/// let output = compile("func.func @f() { return }", &Options::default());
/// assert!(output.text.unwrap().contains("define void @f()") && output.diagnostics.is_empty());
/// let output = compile("func.func @f() {", &Options::default());
/// assert!(output.text.is_none() && output.diagnostics[0].message.contains("expected"));
/// ```
pub fn compile(text: &str, options: &Options<'_>) -> Output {
    let ctx = terrace::context();
    terrace::hints::enable(&ctx, options.hints);
    let (text, diagnostics) = Details::collect(&ctx, || {
        let passes = Pipeline::parse_in(&PASSES, "builtin.module", options.passes)
            .map_err(|error| ctx.error(Loc::UNKNOWN, error.to_string()).emit())?;
        let driver = CompileOptions { emit: options.emit, passes, ..CompileOptions::default() };
        let compiled = driver.compile_text(&ctx, options.name, text)?;
        Ok(String::from_utf8_lossy(&compiled.product.into_bytes()).into_owned())
    });
    Output { text, diagnostics }
}

/// [`Output`] in JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer<'a> {
    llvm_ir: Option<&'a str>,
    diagnostics: Vec<Diagnostic<'a>>,
}

#[derive(Serialize)]
struct Diagnostic<'a> {
    severity: &'static str,
    #[serde(flatten)]
    message: Message<'a>,
    notes: Vec<Message<'a>>,
}

impl<'a> Diagnostic<'a> {
    fn new(details: &'a Details) -> Self {
        Self {
            severity: details.severity.name(),
            message: Message::new(&details.place, &details.message),
            notes: details.notes.iter().map(|(place, note)| Message::new(place, note)).collect(),
        }
    }
}

#[derive(Serialize)]
struct Message<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    message: &'a str,
}

impl<'a> Message<'a> {
    fn new(place: &'a Option<(String, u32, u32)>, message: &'a str) -> Self {
        let place = place.as_ref();
        Self {
            file: place.map(|(file, ..)| &**file),
            line: place.map(|(_, line, _)| *line),
            column: place.map(|(.., column)| *column),
            message,
        }
    }
}

impl Output {
    /// The result in JSON: `{"llvmIr": ..., "diagnostics": [...]}`.
    pub fn to_json(&self) -> String {
        let diagnostics = self.diagnostics.iter().map(Diagnostic::new).collect();
        // All keys are text, so that nothing can fail.
        serde_json::to_string(&Answer { llvm_ir: self.text.as_deref(), diagnostics }).unwrap_or_default()
    }
}

/// Compiles an input of JavaScript: a header of `header` bytes, and the text.
fn answer(input: &[u8], header: usize) -> String {
    let (header, text) = input.split_at(header.min(input.len()));
    let header = String::from_utf8_lossy(header);
    let mut options = Options::default();
    for line in header.lines() {
        match line.split_once('=') {
            Some(("name", name)) => options.name = name,
            Some(("passes", passes)) => options.passes = passes,
            Some(("emit", "llvm-dialect")) => options.emit = Emit::LlvmDialect,
            Some(("emit", "mlir")) => options.emit = Emit::Mlir,
            Some(("hints", hints)) => options.hints = hints != "false",
            _ => {}
        }
    }
    compile(&String::from_utf8_lossy(text), &options).to_json()
}

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<String> = Mutex::new(String::new());

fn lock<T>(buffer: &Mutex<T>) -> MutexGuard<'_, T> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The address of `len` zero bytes for an input.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_input(len: usize) -> *mut u8 {
    let mut input = lock(&INPUT);
    *input = vec![0; len];
    input.as_mut_ptr()
}

/// Compiles the input, of which the first `header` bytes are options, and returns the length of the answer.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_compile(header: usize) -> usize {
    let input = core::mem::take(&mut *lock(&INPUT));
    let answer = answer(&input, header);
    let len = answer.len();
    *lock(&OUTPUT) = answer;
    len
}

/// Answers the input, a request of [`explore`], and returns the length of the answer.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_explore() -> usize {
    let input = core::mem::take(&mut *lock(&INPUT));
    let answer = explore::answer(&String::from_utf8_lossy(&input));
    let len = answer.len();
    *lock(&OUTPUT) = answer;
    len
}

/// The address of the answer.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_output() -> *const u8 {
    lock(&OUTPUT).as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_json() {
        let (header, text) = ("name=a\"b.mlir\nemit=mlir\n", "func.func @f() { \"x\\y\"() : () -> () }");
        let input = format!("{header}{text}");
        let json = answer(input.as_bytes(), header.len());
        assert!(json.starts_with("{\"llvmIr\":null,\"diagnostics\":[{\"severity\":\"error\","), "{json}");
        assert!(json.contains("\"file\":\"a\\\"b.mlir\",\"line\":1,\"column\":"), "{json}");
        let input = b"hints=false\nfunc.fun @f() { return }";
        assert!(answer(input, 12).contains("custom op 'func.fun' is unknown\",\"notes\":[]"));
        assert!(answer(&input[12..], 0).contains("did you mean 'func.func'?"));
        let json = answer(b"func.func @f() { return }", 0);
        assert!(
            json.contains("define void @f() {\\n  ret void\\n}") && json.ends_with("\"diagnostics\":[]}")
        );
    }
}
