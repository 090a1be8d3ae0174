//! The tools of this crate: all flags of `mlir-opt` and `mlir-translate`, with the dialect, the passes and the translation.

use std::process::{Command, Output};

fn run(tool: &str, args: &[&str]) -> Output {
    let program = format!("{}/program.mlir", env!("CARGO_MANIFEST_DIR"));
    Command::new(tool).args(args).arg(program).output().expect("the tool was built")
}

#[test]
fn opt_has_the_passes_and_the_lowering() {
    let opt = env!("CARGO_BIN_EXE_angle-opt");
    let out = run(opt, &["--merge-rotations=wrap=positive", "--erase-full-turns", "--mlir-print-op-generic"]);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text.contains("\"angle.sum\"(%") && !text.contains("rotate"), "{text}");
    let out = run(opt, &["--pass-pipeline=builtin.module(convert-to-llvm)"]);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.contains("llvm.srem") && !text.contains("angle"), "{text}");
    let help = String::from_utf8_lossy(&run(opt, &["--help"]).stdout).into_owned();
    assert!(
        help.contains("--merge-rotations") && help.contains("Rotations") | help.contains("rotations"),
        "{help}"
    );
    let dialects = String::from_utf8_lossy(&run(opt, &["--show-dialects"]).stdout).into_owned();
    assert!(dialects.contains("angle"), "{dialects}");
}

#[test]
fn translate_has_the_translation() {
    let translate = env!("CARGO_BIN_EXE_angle-translate");
    let out = run(translate, &["--angle-to-c"]);
    assert_eq!(
        String::from_utf8_lossy(&out.stdout),
        "int64_t mean(int64_t, int64_t);\nint64_t opposite(int64_t);\n"
    );
    let out = run(translate, &["--angle-to-c", "--mlir-to-llvmir"]);
    assert!(!out.status.success());
    assert_eq!(
        String::from_utf8_lossy(&out.stderr),
        "--mlir-to-llvmir and --angle-to-c cannot be combined\n"
    );
    let help = run(translate, &["--help"]);
    assert!(String::from_utf8_lossy(&help.stdout).contains("--angle-to-c"));
}

#[test]
fn the_language_server_knows_the_dialect() {
    let message = |text: &str| format!("Content-Length: {}\r\n\r\n{text}", text.len());
    let text = "func.func @f(%a: !angle.parts<360>) { angle.sun %a  return }";
    let input = [
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#.to_owned(),
        format!(r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"file:///a.mlir","languageId":"mlir","version":1,"text":"{text}"}}}}}}"#),
        // The answer to a request comes behind the diagnostics.
        r#"{"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///a.mlir"}}}"#.to_owned(),
        r#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#.to_owned(),
        r#"{"jsonrpc":"2.0","method":"exit"}"#.to_owned(),
    ];
    let input: String = input.iter().map(|text| message(text)).collect();
    let mut server = Command::new(env!("CARGO_BIN_EXE_angle-lsp"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the tool was built");
    let pipe = server.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut { pipe }, input.as_bytes()).expect("the server reads");
    let out = server.wait_with_output().expect("the server ends");
    let answers = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && answers.contains("custom op 'angle.sun' is unknown"), "{answers}");
    assert!(answers.contains("did you mean 'angle.sum'?"), "{answers}");
}
