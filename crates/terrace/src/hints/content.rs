//! The content of a file, recognised by its first bytes and its name.

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
    /// An object file, an archive or a program.
    Machine,
    /// The source text of C or C++.
    C,
    /// The source text of Rust.
    Rust,
    /// Bytes that are no text.
    Binary,
}

/// How many bytes tell whether a file is text.
const SAMPLE: usize = 1024;

impl Content {
    /// The content of a text.
    pub fn of(text: &[u8]) -> Self {
        if text.starts_with(b"ML\xEFR") {
            return Content::MlirBytecode;
        }
        if terrace_llir::bitcode::is_bitcode(text) {
            return Content::LlvmBitcode;
        }
        if terrace_llvmir::is_machine_code(text) {
            return Content::Machine;
        }
        if is_binary(&text[..text.len().min(SAMPLE)]) {
            return Content::Binary;
        }
        if is_llvm_ir(text) { Content::LlvmIr } else { Content::Mlir }
    }

    /// The content of a file, which the name tells of languages whose texts look alike.
    pub fn of_file(name: &str, text: &[u8]) -> Self {
        let content = Self::of(text);
        if content != Content::Mlir {
            return content;
        }
        match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "c" | "cc" | "cpp" | "cxx" | "h" | "hpp" => Content::C,
            "rs" => Content::Rust,
            _ if after_comments(text).starts_with(b"#include") => Content::C,
            _ => content,
        }
    }

    /// Whether a terminal cannot show the content.
    pub fn is_binary(self) -> bool {
        matches!(self, Content::MlirBytecode | Content::LlvmBitcode | Content::Machine | Content::Binary)
    }

    /// The advice for the file `name`, which a tool cannot read because its content is not MLIR.
    pub fn advice(self, name: &str) -> Option<String> {
        let name = super::command_file(name);
        let text = match self {
            Content::Mlir => return None,
            Content::MlirBytecode => "the input is MLIR bytecode: 'terrace opt' makes text of it".to_owned(),
            Content::LlvmIr => "the input is LLVM IR: 'terrace translate --import-llvm' makes MLIR of it, and 'terrace compile' reads it".to_owned(),
            Content::LlvmBitcode => "the input is LLVM bitcode: 'terrace translate --import-llvm' makes MLIR of it, and 'terrace compile' reads it".to_owned(),
            Content::Machine => "the input is machine code: 'terrace translate --import-llvm' and 'terrace compile' read the LLVM bitcode in it, if there is any".to_owned(),
            Content::C => format!(
                "the input is C or C++: 'clang -S -emit-llvm {name} -o - | terrace compile -' makes LLVM IR of it first"
            ),
            Content::Rust => format!(
                "the input is Rust: 'rustc --crate-type=lib --emit=llvm-ir {name}' makes LLVM IR of it, which 'terrace compile' reads"
            ),
            Content::Binary => "the input is no text: Terrace reads MLIR and LLVM IR as text".to_owned(),
        };
        Some(text)
    }
}

/// Whether bytes are no text: a zero, or one of sixteen is a control character that texts do not have.
fn is_binary(sample: &[u8]) -> bool {
    let controls = sample.iter().filter(|&&b| b < b' ' && !b.is_ascii_whitespace()).count();
    sample.contains(&0) || controls * 16 > sample.len()
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

/// The text behind blanks and comments at its start.
fn after_comments(text: &[u8]) -> &[u8] {
    let mut text = text.trim_ascii_start();
    while text.starts_with(b"//") {
        let end = text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len());
        text = text[end..].trim_ascii_start();
    }
    text
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
        assert_eq!(Content::of(b"\x7FELF\x02"), Content::Machine);
        assert_eq!(Content::of(b"\x01\x02\x03abc"), Content::Binary);
        assert_eq!(Content::of(b"func.func @f() {\n\treturn\r\n}\n"), Content::Mlir);
        assert_eq!(Content::of_file("a.c", b"int main(void) {}"), Content::C);
        assert_eq!(Content::of_file("a.mlir", b"#include <stdio.h>"), Content::C);
        assert_eq!(Content::of_file("a.mlir", b"\n// A comment.\n\n#include <stdio.h>"), Content::C);
    }
}
