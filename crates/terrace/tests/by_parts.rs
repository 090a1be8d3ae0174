//! Modules of the llvm dialect that are translated function by function, as their bodies are parsed: what comes of
//! them is what comes of them as a whole, and hardly any has to be done as a whole.

mod common;

use terrace::ir::asm::{ParseOptions, parse_bodies_later, parse_source};
use terrace::ir::diag::capture;
use terrace::ir::verify::verify;
use terrace::ir::{Context, Result};
use terrace::llvmir::{ExportOptions, export_by_parts, export_to_text};
use terrace::registry;

/// The context and the text as a file of it.
fn open(text: &[u8]) -> (Context, std::sync::Arc<terrace::ir::loc::SourceFile>) {
    let ctx = registry::translation_context();
    let file = ctx.sources.add("parts.mlir", text.to_vec()).unwrap();
    (ctx, file)
}

fn whole(text: &[u8]) -> Result<Vec<u8>> {
    let (ctx, file) = open(text);
    let root = parse_source(&ctx, &file, ParseOptions::default())?;
    verify(&root)?;
    let mut out = Vec::new();
    export_to_text(&root, &ExportOptions::default(), &mut out)?;
    Ok(out)
}

fn by_parts(text: &[u8]) -> Result<Vec<u8>> {
    let (ctx, file) = open(text);
    let written = parse_bodies_later(&ctx, &file, ParseOptions::default(), export_by_parts)?;
    let mut out = Vec::new();
    written.finish(&mut out, None);
    Ok(out)
}

#[test]
fn modules_in_parts_become_what_they_become_as_a_whole() {
    let (mut translated, mut apart) = (0, 0);
    for seed in common::corpus() {
        let text = String::from_utf8_lossy(&seed.text);
        if !text.contains("llvm.func") {
            continue;
        }
        let (expected, said) = capture(|| whole(&seed.text));
        let (parts, said_by_parts) = capture(|| by_parts(&seed.text));
        translated += usize::from(expected.is_ok());
        let Ok(parts) = parts else {
            assert!(!said_by_parts.is_empty(), "an error without a message:\n{text}");
            continue;
        };
        apart += 1;
        let expected = expected.unwrap_or_else(|_| panic!("{said:?}:\n{text}"));
        let (parts, expected) = (String::from_utf8_lossy(&parts), String::from_utf8_lossy(&expected));
        assert_eq!(parts, expected, "{text}");
        assert_eq!(said.is_empty(), said_by_parts.is_empty(), "{text}");
    }
    // Blocks that others name and frames that others look into need the whole module.
    assert!(translated > 100 && apart * 10 > translated * 9, "{apart} of {translated}");
}
