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
use terrace::compile::{CompileOptions, Emit, LoweringOptions};
use terrace::registry::PASSES;

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
    /// The width of the type index in bits; 0 for that of the target, which is 32 for WebAssembly and else 64.
    pub index_bitwidth: u32,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { name: "input.mlir", passes: "", emit: Emit::LlvmIr, hints: true, index_bitwidth: 0 }
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
    let (bytes, diagnostics) = product(text, options);
    let text = bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Output { text, diagnostics }
}

/// The result of [`compile_to_wasm`].
#[derive(Clone, Debug)]
pub struct WasmOutput {
    /// The WebAssembly module; `None` if there are errors.
    pub module: Option<Vec<u8>>,
    /// Errors, warnings and remarks, in the order in which they were reported.
    pub diagnostics: Vec<Details>,
}

/// Compiles the text of a module, MLIR or LLVM IR, to a WebAssembly module, which [`terrace::compile::Emit::Wasm`] describes.
/// [`Options::emit`] does not count.
///
/// ```
/// use terrace_wasm::{Options, compile_to_wasm};
///
/// let output = compile_to_wasm("func.func @f() { return }", &Options::default());
/// assert!(output.module.unwrap().starts_with(b"\0asm") && output.diagnostics.is_empty());
/// ```
pub fn compile_to_wasm(text: &str, options: &Options<'_>) -> WasmOutput {
    let (module, diagnostics) = product(text, &Options { emit: Emit::Wasm, ..*options });
    WasmOutput { module, diagnostics }
}

/// Compiles a text to the bytes of a product.
fn product(text: &str, options: &Options<'_>) -> (Option<Vec<u8>>, Vec<Details>) {
    let ctx = terrace::context();
    terrace::hints::enable(&ctx, options.hints);
    Details::collect(&ctx, || {
        let passes = terrace::parse_passes(&ctx, &PASSES, options.passes)?;
        let lowering =
            LoweringOptions { index_bitwidth: options.index_bitwidth, ..LoweringOptions::default() };
        let driver = CompileOptions { emit: options.emit, passes, lowering, ..CompileOptions::default() };
        Ok(driver.compile_text(&ctx, options.name, text)?.product.into_bytes())
    })
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

/// Compiles an input of JavaScript: a header of `header` bytes, and the text. Returns the answer in JSON, and the bytes of a
/// WebAssembly module if the header asks for one.
fn answer(input: &[u8], header: usize) -> (String, Vec<u8>) {
    let (header, text) = input.split_at(header.min(input.len()));
    let header = String::from_utf8_lossy(header);
    let mut options = Options::default();
    for line in header.lines() {
        match line.split_once('=') {
            Some(("name", name)) => options.name = name,
            Some(("passes", passes)) => options.passes = passes,
            Some(("emit", "llvm-dialect")) => options.emit = Emit::LlvmDialect,
            Some(("emit", "mlir")) => options.emit = Emit::Mlir,
            Some(("emit", "wasm")) => options.emit = Emit::Wasm,
            Some(("hints", hints)) => options.hints = hints != "false",
            Some(("indexBitwidth", width)) => options.index_bitwidth = width.parse().unwrap_or(0),
            _ => {}
        }
    }
    let text = String::from_utf8_lossy(text);
    if options.emit != Emit::Wasm {
        return (compile(&text, &options).to_json(), Vec::new());
    }
    let WasmOutput { module, diagnostics } = compile_to_wasm(&text, &options);
    (Output { text: None, diagnostics }.to_json(), module.unwrap_or_default())
}

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<String> = Mutex::new(String::new());
static MODULE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

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
    let (answer, module) = answer(&input, header);
    let len = answer.len();
    *lock(&OUTPUT) = answer;
    *lock(&MODULE) = module;
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

/// The address of the WebAssembly module that the input became.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_module() -> *const u8 {
    lock(&MODULE).as_ptr()
}

/// The length of the WebAssembly module, 0 if there is none.
#[allow(unsafe_code, reason = "the name is the module's interface, and no other crate uses it")]
#[unsafe(no_mangle)]
pub extern "C" fn terrace_module_len() -> usize {
    lock(&MODULE).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_json() {
        let (header, text) = ("name=a\"b.mlir\nemit=mlir\n", "func.func @f() { \"x\\y\"() : () -> () }");
        let input = format!("{header}{text}");
        let (json, _) = answer(input.as_bytes(), header.len());
        assert!(json.starts_with("{\"llvmIr\":null,\"diagnostics\":[{\"severity\":\"error\","), "{json}");
        assert!(json.contains("\"file\":\"a\\\"b.mlir\",\"line\":1,\"column\":"), "{json}");
        let input = b"hints=false\nfunc.fun @f() { return }";
        assert!(answer(input, 12).0.contains("custom op 'func.fun' is unknown\",\"notes\":[]"));
        assert!(answer(&input[12..], 0).0.contains("did you mean 'func.func'?"));
        let (json, module) = answer(b"func.func @f() { return }", 0);
        assert!(module.is_empty());
        assert!(
            json.contains("define void @f() {\\n  ret void\\n}") && json.ends_with("\"diagnostics\":[]}")
        );
    }
    #[test]
    fn modules_are_bytes() {
        let (json, module) = answer(b"emit=wasm\nfunc.func @f() { return }", 10);
        assert_eq!(json, "{\"llvmIr\":null,\"diagnostics\":[]}");
        assert!(module.starts_with(b"\0asm"));
        let (json, module) = answer(b"emit=wasm\nfunc.func @f(%x: f128) { return }", 10);
        assert!(module.is_empty() && json.contains("floats of the format 'fp128'"), "{json}");
    }
}
