//! `cargo xtask fuzz --llir`: random LLVM IR, parsed and printed by `terrace_llir` and by `opt`, and imported.

use super::{Fuzz, Module};
use crate::process::{self, Scratch};
use crate::{modules, upstream};
use terrace_filecheck::exec::Output;

/// The exit code of a tool that aborts, as LLVM's do when they report a broken module of debug information.
const ABORTED: i32 = -6;

/// Texts of what the dialect lacks, or what upstream translates wrongly without a message: see `docs/differences.md`.
const NOT_IMPORTED: [&str; 10] = [
    "ppc_fp128",
    "ptr ptrauth",
    "no_cfi",
    "cc 101",
    "cc1023",
    "graalcc",
    "m68k_rtdcc",
    "preserve_nonecc",
    "riscv_vector_cc",
    "riscv_vls_cc",
];

impl Fuzz {
    /// Compares both readers of a module.
    pub(super) fn llir(&mut self, module: &Module, scratch: &Scratch) -> crate::Outcome {
        let path = scratch.path().join("module.ll");
        std::fs::write(&path, &module.text).map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
        let flags = ["-S", "-passes=verify", "-disable-debug-info-type-map"];
        let mut expected = process::run(upstream::LLVM_OPT, flags, scratch.path(), &module.text);
        expected.stderr = first_message(&expected.stderr);
        if expected.status == ABORTED && !expected.stderr.is_empty() {
            expected.status = 1;
        }
        let found = match modules::round_trip(&module.text) {
            Ok(stdout) => Output { stdout, ..Output::default() },
            Err(message) => {
                Output { stderr: first_message(message.as_bytes()), status: 1, ..Output::default() }
            }
        };
        self.compare(&module.name, "parse and print", &module.text, &found, &expected);
        let text = String::from_utf8_lossy(&module.text);
        if found.status != 0 || NOT_IMPORTED.iter().any(|&part| text.contains(part)) {
            return Ok(());
        }
        let name = path.to_string_lossy();
        let args = ["--import-llvm", "--mlir-print-debuginfo", &name];
        let expected = process::run(upstream::TRANSLATE, args, scratch.path(), b"");
        let found = self.run_terrace("translate", &args, b"");
        self.compare(&module.name, "import", &module.text, &found, &expected);
        self.machine_code(module, &path.to_string_lossy(), scratch);
        Ok(())
    }

    /// Generates machine code, or an error that is no panic.
    fn machine_code(&mut self, module: &Module, name: &str, scratch: &Scratch) {
        let object = scratch.path().join("module.o").to_string_lossy().into_owned();
        let args = ["--emit=obj", "--engine=cranelift", "-o", &object, name];
        let found = self.run_terrace("compile", &args, b"");
        let is_message = matches!(found.status, 0 | 1) && !found.stderr.windows(8).any(|w| w == b"panicked");
        let found = if is_message { Output::default() } else { found };
        self.compare(&module.name, "machine code", &module.text, &found, &Output::default());
    }
}

/// The first line of a tool's messages, without its name.
fn first_message(stderr: &[u8]) -> Vec<u8> {
    let line = stderr.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let prefix = format!("{}: ", upstream::LLVM_OPT);
    line.strip_prefix(prefix.as_bytes()).unwrap_or(line).to_vec()
}
