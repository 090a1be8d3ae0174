//! Bytecode that an editor shows as text: `mlir/convertFromBytecode` and `mlir/convertToBytecode`, as `mlir-lsp-server` has them.

use crate::chunk::source;
use crate::document::{Document, path_of};
use crate::server::Failure;
use crate::stages::ops_of;
use terrace::bytecode::{WriteOptions, write};
use terrace::ir::asm::{ParseOptions, PrintOptions, print_op};
use terrace::ir::diag::capture;
use terrace::ir::{Context, Diagnostic, Loc, Root};
use terrace::pipeline::Input;
use terrace::{Registry, ir};

/// The text of a file of bytecode, with its locations.
pub fn text(registry: &Registry, uri: &str) -> Result<String, Failure> {
    let path = path_of(uri).ok_or_else(|| Failure::new(format!("'{uri}' is no file")))?;
    let fail = |reason: &str| Failure::new(format!("failed to parse bytecode source file: {reason}\n"));
    let Ok(bytes) = std::fs::read(&path) else {
        return Err(fail(&format!("could not open input file {path}")));
    };
    let ctx = registry.context();
    let root = read(&ctx, &path, bytes.clone(), false).map_err(|diags| {
        // Several operations are valid, but no document.
        if read(&registry.context(), &path, bytes, true).is_ok() {
            return Failure::new("expected bytecode to contain a single top-level operation");
        }
        let messages: Vec<&str> = diags.iter().map(|diag| &*diag.message).collect();
        fail(&messages.join("\n"))
    })?;
    let mut text = Vec::new();
    if let Some(op) = root.op() {
        let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
        print_op(root.scope().at(op), &options, &mut text);
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// The bytecode of a document, in base 64.
pub fn bytecode(registry: &Registry, document: &Document) -> Result<String, Failure> {
    let [placed] = &document.chunks[..] else {
        return Err(Failure::new("unexpected split file, please remove all `// -----`"));
    };
    let (ctx, text) = (registry.context(), document.chunk_text(placed));
    let root = read(&ctx, &document.name(), text.into(), false).map_err(|_| {
        let root = read(&registry.context(), "", text.into(), true).ok();
        let is_valid = root
            .is_some_and(|root| root.op().is_some_and(|module| ops_of(&root.body, module).next().is_some()));
        Failure::new(match is_valid {
            true => "expected a single top-level operation",
            false => "expected a single and valid top-level operation, please ensure there are no errors",
        })
    })?;
    let mut bytes = Vec::new();
    if let Some(op) = root.op() {
        let (result, diags) = capture(|| write(root.scope().at(op), &WriteOptions::default(), &mut bytes));
        if result.is_err() {
            return Err(Failure::new(diags.first().map_or("", |diag| &*diag.message)));
        }
    }
    Ok(base64(&bytes))
}

/// Reads and verifies a text or bytecode.
fn read(ctx: &Context, name: &str, bytes: Vec<u8>, implicit_module: bool) -> Result<Root, Vec<Diagnostic>> {
    let read = || -> ir::Result<Root> {
        let Some(file) = source(ctx, name, &bytes) else {
            return Err(ctx.error(Loc::UNKNOWN, "the text is too long").emit());
        };
        let options = ParseOptions { implicit_module, ..ParseOptions::default() };
        Input { ctx, file: &file, options, verify: true, threads: 1 }.read()
    };
    let (root, diags) = capture(read);
    root.map_err(|_| diags)
}

/// Bytes in base 64 ([RFC 4648](https://www.rfc-editor.org/rfc/rfc4648#section-4)).
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |i: usize| u32::from(group.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for i in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * i)) as usize & 63] as char;
            text.push(if i <= group.len() { digit } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn base_64() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("\u{ff}~", "w79+")] {
            assert_eq!(super::base64(bytes.as_bytes()), text);
        }
    }
}
