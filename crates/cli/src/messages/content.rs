//! The content of a file, recognised by its first bytes.

/// The content of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Text of MLIR, or what no test recognises.
    Mlir,
    /// MLIR's binary format.
    MlirBytecode,
    /// LLVM IR as text.
    LlvmIr,
    /// LLVM IR's binary format.
    LlvmBitcode,
}

impl Content {
    /// The content of a text.
    pub fn of(text: &[u8]) -> Self {
        if text.starts_with(b"ML\xEFR") {
            return Content::MlirBytecode;
        }
        // The second magic number is that of a wrapper around bitcode.
        if text.starts_with(b"BC\xC0\xDE") || text.starts_with(b"\xDE\xC0\x17\x0B") {
            return Content::LlvmBitcode;
        }
        if is_llvm_ir(text) { Content::LlvmIr } else { Content::Mlir }
    }

    /// The advice for a file that a tool cannot read, if its content is not MLIR.
    pub fn advice(self) -> Option<&'static str> {
        match self {
            Content::Mlir => None,
            Content::MlirBytecode => Some(
                "the input is MLIR bytecode, which Terrace does not read: mlir-opt of LLVM makes text of it",
            ),
            Content::LlvmIr => Some(
                "the input is LLVM IR: 'terrace translate --import-llvm' makes MLIR of it, and 'terrace compile' reads it",
            ),
            Content::LlvmBitcode => Some(
                "the input is LLVM bitcode, which Terrace does not read: llvm-dis of LLVM makes text of it",
            ),
        }
    }
}

/// Whether the first line of a text that is neither blank nor a comment belongs to LLVM IR. Only LLVM IR has comments with
/// a semicolon.
fn is_llvm_ir(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    if text.starts_with(b";") {
        return true;
    }
    let starts = [
        "define ",
        "declare ",
        "target datalayout",
        "target triple",
        "source_filename",
        "module asm ",
        "attributes #",
    ];
    if starts.iter().any(|start| text.starts_with(start.as_bytes())) {
        return true;
    }
    // A global, a type, a comdat, or metadata: a name and what it stands for.
    if !matches!(text.first(), Some(b'%' | b'$' | b'@' | b'!')) {
        return false;
    }
    let line = text.split(|&b| b == b'\n').next().unwrap_or(b"").trim_ascii();
    let Some(at) = memchr::memmem::find(line, b" = ") else { return false };
    let value = &line[at + 3..];
    match line.first() {
        Some(b'%') => value.starts_with(b"type "),
        Some(b'$') => value.starts_with(b"comdat "),
        Some(b'@') => true,
        Some(b'!') => value.starts_with(b"!{") || value.starts_with(b"distinct !"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_lines() {
        let llvm = ["; ModuleID = 'a'", "\n\ndefine i32 @f() {", "@x = global i32 0", "%T = type { i32 }"];
        assert!(llvm.iter().all(|text| Content::of(text.as_bytes()) == Content::LlvmIr));
        let llvm = ["!0 = !{}", "$c = comdat any", "target triple = \"x\"", "declare void @g()"];
        assert!(llvm.iter().all(|text| Content::of(text.as_bytes()) == Content::LlvmIr));
        let mlir =
            ["// a", "%0 = arith.constant 1 : i32", "!t = i32", "#a = 1", "module {", "", "defined.op"];
        assert!(mlir.iter().all(|text| Content::of(text.as_bytes()) == Content::Mlir));
        assert_eq!(Content::of(b"ML\xEFR\x0dMLIR"), Content::MlirBytecode);
        assert_eq!(Content::of(b"BC\xC0\xDE5"), Content::LlvmBitcode);
    }
}
