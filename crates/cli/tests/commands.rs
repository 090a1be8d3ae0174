//! Terrace's own command line; tests of features that upstream's tools have are in `tests/cli`.

use std::path::Path;

struct Outcome {
    status: i32,
    stdout: String,
    stderr: String,
}

fn run(args: &[&str], stdin: &str) -> Outcome {
    let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
    let (mut stdout, mut stderr, mut stdin) = (Vec::new(), Vec::new(), stdin.as_bytes());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes| String::from_utf8(bytes).expect("what tools write is UTF-8");
    Outcome { status, stdout: text(stdout), stderr: text(stderr) }
}

const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";

#[test]
fn help_and_version() {
    for args in [&["terrace", "help"][..], &["terrace", "--help"], &["/usr/bin/terrace", "-h"]] {
        let outcome = run(args, "");
        assert_eq!(outcome.status, 0);
        assert!(outcome.stdout.contains("terrace <command> [options]"), "{}", outcome.stdout);
    }
    assert!(run(&["terrace", "--version"], "").stdout.contains("MLIR 22.1"));
    assert!(run(&["terrace", "opt", "--version"], "").stdout.starts_with("terrace "));
    let version = run(&["terrace", "version"], "").stdout;
    assert_eq!(version, run(&["terrace", "--version"], "").stdout);
    for command in ["opt", "translate", "compile", "run"] {
        let asked = run(&["terrace", "help", command], "");
        assert_eq!(asked.stdout, run(&["terrace", command, "--help"], "").stdout);
        assert!(asked.stdout.contains(&format!("USAGE: terrace {command} ")), "{}", asked.stdout);
        assert!(!asked.stdout.contains("Not supported"), "{}", asked.stdout);
    }
    let passes = run(&["terrace", "opt", "--list-passes"], "").stdout;
    assert!(passes.contains("--convert-arith-to-llvm ") && passes.contains("--index-bitwidth=<uint>"));
}

#[test]
fn help_has_the_groups_of_mlir_opt() {
    let help = run(&["terrace", "opt", "--help"], "").stdout;
    let at = |text: &str| help.find(text).unwrap_or_else(|| panic!("'{text}' is not in the help"));
    let order = ["Color Options:", "--color", "General options:", "--split-input-file", "Passes:", "--cse"];
    let order: Vec<usize> =
        order.iter().chain(&["Generic Options:", "--help ", "--version "]).map(|t| at(t)).collect();
    assert!(order.is_sorted(), "{help}");
}

/// Asks bash for the completions of a command line.
#[cfg(unix)]
fn complete(line: &str) -> Vec<String> {
    let script = run(&["terrace", "completions", "bash"], "").stdout;
    let ask = r#"
        COMP_LINE="$1" COMP_POINT=${#1} COMP_WORDS=($1)
        case "$1" in *" ") COMP_WORDS+=("") ;; esac
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _terrace
        echo "${COMPREPLY[@]}""#;
    let output = std::process::Command::new("bash").args(["-c", &(script + ask), "bash", line]).output();
    let output = output.expect("bash runs");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_completes_commands_flags_words_and_passes() {
    assert_eq!(complete("terrace co"), ["compile", "completions"]);
    assert_eq!(complete("terrace compile --emit=o"), ["obj"]);
    assert_eq!(complete("terrace compile --index"), ["--index-bitwidth="]);
    assert_eq!(complete("terrace opt --convert-arith-to-l"), ["--convert-arith-to-llvm"]);
    assert_eq!(complete("terrace translate --mlir-to-"), ["--mlir-to-llvmir"]);
    assert_eq!(complete("terrace completions f"), ["fish"]);
    assert_eq!(complete("terrace man tr"), ["translate"]);
    assert!(complete("terrace compile --cse").is_empty());
}

#[test]
fn completions_and_pages_have_every_flag() {
    let scripts = ["zsh", "fish"].map(|shell| run(&["terrace", "completions", shell], "").stdout);
    assert!(scripts[0].starts_with("#compdef terrace\n"));
    assert_eq!(run(&["terrace", "completions", "csh"], "").status, 1);
    assert_eq!(run(&["terrace", "completions"], "").status, 1);
    assert_eq!(run(&["terrace", "man", "csh"], "").status, 1);
    assert!(run(&["terrace", "man"], "").stdout.contains(".SH COMMANDS\n"));
    for command in ["opt", "translate", "compile", "run", "upgrade"] {
        let help = run(&["terrace", command, "--help"], "").stdout;
        let page = run(&["terrace", "man", command], "").stdout;
        let name = |line: &str| {
            let flag = line.strip_prefix("  --").filter(|flag| !flag.starts_with(' '))?;
            flag.split([' ', '=', '[']).next().map(str::to_owned)
        };
        let flags: Vec<String> = help.lines().filter_map(name).collect();
        assert!(flags.len() > 5, "{help}");
        for flag in flags {
            assert!(
                page.contains(&format!(".B \\-\\-{}", flag.replace('-', "\\-"))),
                "{flag} in the page of {command}"
            );
            assert!(scripts[0].contains(&format!("'--{flag}")), "{flag} for zsh");
            let fish = format!("__fish_seen_subcommand_from {command}' -l {flag} ");
            assert!(scripts[1].contains(&fish), "{flag} for fish");
        }
    }
}

#[test]
fn contents_are_recognised() {
    let llvm_ir = "; a\ndefine i32 @f() {\n  ret i32 1\n}\n";
    let outcome = run(&["terrace", "compile", "-"], llvm_ir);
    assert!(outcome.stdout.contains("ret i32 1"), "{}", outcome.stderr);
    let outcome = run(&["terrace", "opt", "--hints", "-"], llvm_ir);
    assert!(outcome.stderr.contains("note: the input is LLVM IR"), "{}", outcome.stderr);
    let outcome = run(&["terrace", "opt", "-"], llvm_ir);
    assert!(outcome.stderr.contains("error: unexpected character") && !outcome.stderr.contains("note"));
    let file = std::env::temp_dir().join(format!("terrace-content-{}.mlir", std::process::id()));
    let path = file.to_str().unwrap();
    // `compile` and `run` read bytecode and bitcode, `upgrade` is for text.
    let binaries = [
        (&b"ML\xEFR\x0d"[..], "at byte 5", "bytecode"),
        (b"BC\xC0\xDE\x35\x14", "contains no module", "bitcode"),
        (b"\x7FELF\x02\x01\x01\x00", "machine code", "machine code"),
        (b"\x00\x01", "no text", "no text"),
    ];
    for (bytes, read, refused) in binaries {
        std::fs::write(&file, bytes).unwrap();
        for (command, word) in [("compile", read), ("run", read), ("upgrade", refused)] {
            let outcome = run(&["terrace", command, path], "");
            assert!(outcome.status == 1 && outcome.stderr.contains(word), "{command}: {}", outcome.stderr);
            assert_eq!(outcome.stdout, "");
        }
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn bitcode_is_written_and_read() {
    let file = std::env::temp_dir().join(format!("terrace-bitcode-{}.bc", std::process::id()));
    let path = file.to_str().unwrap();
    let source = "func.func @main() -> i32 { %c = arith.constant 7 : i32  return %c : i32 }";
    let outcome = run(&["terrace", "compile", "-", "-o", path], source);
    assert_eq!((outcome.status, outcome.stderr.as_str()), (0, ""));
    assert!(std::fs::read(&file).unwrap().starts_with(b"BC\xC0\xDE"));
    let outcome = run(&["terrace", "compile", path], "");
    assert!(outcome.stdout.contains("ret i32 7"), "{} {}", outcome.stdout, outcome.stderr);
    let outcome = run(&["terrace", "translate", "--import-llvm", path], "");
    assert!(outcome.stdout.contains("llvm.func @main() -> i32"), "{}", outcome.stderr);
    std::fs::remove_file(&file).unwrap();
}

/// The members of an archive are linked; those without bitcode are named.
#[test]
fn archives_are_read() {
    let dir = std::env::temp_dir().join(format!("terrace-archive-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let bitcode = |source: &str| {
        let file = path("part.bc");
        assert_eq!(run(&["terrace", "compile", "-", "-o", &file], source).stderr, "");
        std::fs::read(file).unwrap()
    };
    let main = bitcode(
        "func.func private @seven() -> i32  func.func @main() -> i32 { %c = call @seven() : () -> i32  return %c : i32 }",
    );
    let seven = bitcode("func.func @seven() -> i32 { %c = arith.constant 7 : i32  return %c : i32 }");
    let archive = |members: &[(&str, &[u8])]| {
        let mut file = b"!<arch>\n".to_vec();
        for (name, bytes) in members {
            let size = bytes.len();
            file.extend(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).bytes());
            file.extend(*bytes);
            file.resize(file.len().next_multiple_of(2), b'\n');
        }
        let name = path("lib.a");
        std::fs::write(&name, file).unwrap();
        name
    };
    let whole = archive(&[("main.bc/", &main), ("lib.rmeta/", b"rust"), ("seven.bc/", &seven)]);
    let outcome = run(&["terrace", "compile", &whole], "");
    assert!(outcome.stdout.contains("define i32 @seven()"), "{}", outcome.stderr);
    assert!(outcome.stdout.contains("define i32 @main()") && outcome.stderr.is_empty(), "{}", outcome.stderr);
    let outcome = run(&["terrace", "translate", "--import-llvm", &whole], "");
    assert!(outcome.stdout.contains("llvm.func @seven() -> i32 {"), "{}", outcome.stderr);
    if cfg!(feature = "codegen") {
        assert_eq!(run(&["terrace", "run", &whole], "").status, 7);
    }
    let part = archive(&[("seven.bc/", &seven), ("note/", b"text")]);
    let outcome = run(&["terrace", "compile", &part], "");
    assert!(outcome.stderr.contains("a member of") && outcome.stderr.contains("note: note: it is neither"));
    let twice = archive(&[("a.bc/", &seven), ("b.bc/", &seven)]);
    let outcome = run(&["terrace", "compile", &twice], "");
    assert!(outcome.status == 1 && outcome.stderr.contains("seven"), "{}", outcome.stderr);
    let none = archive(&[("note/", b"text")]);
    let outcome = run(&["terrace", "run", &none], "");
    assert!(outcome.status == 1 && outcome.stderr.contains("the archive has no LLVM bitcode"));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn batches_report_in_one_log() {
    let dir = std::env::temp_dir().join(format!("terrace-log-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    std::fs::write(path("a.mlir"), "arith.adi").unwrap();
    std::fs::write(path("b.mlir"), PROGRAM).unwrap();
    let (a, b, none, out) =
        (path("a.mlir"), path("b.mlir"), path("c.mlir"), format!("--out-dir={}", path("out")));
    let log = run(&["terrace", "compile", &a, &b, &none, &out, "--diagnostics=sarif"], "");
    assert_eq!((log.status, log.stdout.as_str()), (1, ""));
    assert_eq!(log.stderr.matches("\"level\":\"error\"").count(), 2, "{}", log.stderr);
    assert_eq!(log.stderr.matches("\"runs\"").count(), 1, "{}", log.stderr);
    let lines = run(&["terrace", "compile", &a, &b, &none, &out, "--diagnostics=json"], "");
    assert!(
        lines.stderr.lines().count() == 2
            && lines.stderr.lines().all(|line| line.starts_with("{\"severity\":\"error\""))
    );
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn wrong_commands() {
    let outcome = run(&["terrace", "optt"], "");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
    assert!(outcome.stderr.contains("unknown command 'optt'"), "{}", outcome.stderr);
    assert_eq!(run(&["terrace"], "").status, 1);
    assert_eq!(run(&[], "").status, 1);
    let outcome = run(&["terrace", "compile", "--emit=elf"], PROGRAM);
    let words = "terrace compile: Its values are mlir, llvm-dialect, ll, bc, kernel-ll, ptx, cubin, gcn-asm, hsaco, asm, obj, exe, wasm\n";
    let error = "terrace compile: for the --emit option: Cannot find option named 'elf'!\n";
    assert_eq!(outcome.stderr, format!("{error}{words}"));
    let outcome = run(&["terrace", "opt", "--log-actions-to=x"], PROGRAM);
    assert_eq!(outcome.stderr, "terrace opt: the --log-actions-to option is not supported yet\n");
}

#[test]
fn links_behave_as_upstreams_tools() {
    let outcome = run(&["/usr/bin/mlir-opt", "--convert-func-to-llvm"], PROGRAM);
    assert!(outcome.stdout.contains("llvm.func @f"), "{}", outcome.stderr);
    let outcome = run(&["mlir-translate-22", "--mlir-to-llvmir"], &outcome.stdout);
    assert!(outcome.stdout.contains("define i32 @f(i32 %0)"), "{}", outcome.stderr);
    let outcome = run(&["mlir-opt", "--convert-func-to-llwm"], PROGRAM);
    assert!(outcome.stderr.starts_with("mlir-opt: Unknown command line argument"), "{}", outcome.stderr);
}

#[test]
fn compile_shows_every_stage() {
    let emit = |what: &str| run(&["terrace", "compile", "-", &format!("--emit={what}")], PROGRAM).stdout;
    assert!(emit("mlir").contains("func.func @f(%arg0: i32) -> i32 {"));
    assert!(emit("llvm-dialect").contains("llvm.return %arg0 : i32"));
    assert_eq!(emit("ll"), run(&["terrace", "compile"], PROGRAM).stdout);
    let timed = run(&["terrace", "compile", "--mlir-timing"], PROGRAM);
    for name in ["Parser", "LowerToLLVMPass", "Translation", "Total"] {
        assert!(timed.stderr.contains(name), "{}", timed.stderr);
    }
}

#[test]
fn extensions_of_products_that_are_not_written_get_a_warning() {
    let dir = std::env::temp_dir().join(format!("terrace-extensions-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    for (name, warns) in
        [("f.so", true), ("a.out", true), ("f.bc", false), ("f.ll", false), ("f.mlir", false), ("f", false)]
    {
        let outcome = run(&["terrace", "compile", "-o", &path(name)], PROGRAM);
        assert_eq!((outcome.status, outcome.stderr.contains("LLVM IR as text")), (0, warns), "{name}");
        let outcome = run(&["terrace", "compile", "--emit=ll", "-o", &path(name)], PROGRAM);
        assert_eq!((outcome.status, outcome.stderr.as_str()), (0, ""), "{name}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn output_files_are_whole_or_not_there() {
    let dir = std::env::temp_dir().join(format!("terrace-commands-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("out.ll");
    let name = path.to_str().unwrap();
    let outcome = run(&["terrace", "compile", "-o", name], "func.func @f() { oops }");
    assert_eq!(outcome.status, 1);
    assert!(!path.exists());
    let outcome = run(&["terrace", "compile", "-o", name], PROGRAM);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (0, ""));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("define i32 @f"));
    assert_eq!(run(&["terrace", "compile", "-o", name], "func.func @f() { oops }").status, 1);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    std::fs::remove_dir_all(&dir).unwrap();
}

/// A folder for a test's files, which is removed at its end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("terrace-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is text").to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).expect("the file can be written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Signals end the program as if it did not handle them, and leave no temporary file behind.
#[cfg(unix)]
#[test]
fn signals_remove_temporary_files() {
    use std::os::unix::process::ExitStatusExt;
    use std::process::Command;
    let functions = |i| format!("func.func @f{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n");
    let slow: String = (0..50_000).map(functions).collect();
    // Sends the signal once the temporary file is there; whether the tool did not end before it arrived.
    let interrupted = |name: &str, number: i32| {
        let folder = Folder::new(&format!("signal-{name}"));
        let input = folder.write("in.mlir", &slow);
        let entries = || std::fs::read_dir(&folder.0).expect("the folder can be read").count();
        let mut tool = Command::new(env!("CARGO_BIN_EXE_terrace"))
            .args(["opt", &input, "--canonicalize", "--cse", "-o", &folder.path("out.mlir")])
            .spawn()
            .expect("the tool starts");
        while entries() == 1 {
            std::thread::sleep(std::time::Duration::from_millis(1));
            if tool.try_wait().expect("the tool can be asked").is_some() {
                return false;
            }
        }
        let kill = Command::new("kill").args([format!("-{name}"), tool.id().to_string()]).status();
        let was_sent = kill.is_ok_and(|kill| kill.success());
        let status = tool.wait().expect("the tool ends");
        if !was_sent || status.success() {
            return false;
        }
        assert_eq!((status.signal(), entries()), (Some(number), 1), "{name}");
        true
    };
    // Shells start jobs in the background with some signals ignored, and the tool leaves them so.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|set| u64::from_str_radix(set.trim(), 16).ok()).unwrap_or(0);
    for (name, number) in [("INT", 2), ("TERM", 15), ("HUP", 1)] {
        if ignored >> (number - 1) & 1 != 0 {
            continue;
        }
        assert!((0..20).any(|_| interrupted(name, number)), "{name} never arrived in time");
    }
}

#[test]
fn batches_go_on_past_failures() {
    let folder = Folder::new("batch");
    let good: Vec<String> = (0..9).map(|i| folder.write(&format!("good{i}.mlir"), PROGRAM)).collect();
    let bad = folder.write("bad.mlir", "func.func @f( {");
    let list =
        folder.write("list.txt", &format!("{}\n\n{bad}\n{}\n", good[1..5].join("\n"), good[5..].join("\n")));
    let out = folder.path("out/deep");
    let list = format!("@{list}");
    let outcome = run(&["terrace", "compile", &good[0], &list, "--out-dir", &out, "--threads=3"], "");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
    let (messages, summary) = outcome.stderr.split_once("terrace compile: ").expect("a summary comes last");
    assert!(messages.starts_with(&format!("{bad}:1:14: error: ")), "{messages}");
    assert_eq!(summary, format!("9 of 10 files compiled\n  failed: {bad}\n"));
    let mut outputs: Vec<String> = std::fs::read_dir(&out)
        .expect("the folder was made")
        .map(|file| file.expect("it can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    outputs.sort();
    assert_eq!(outputs, (0..9).map(|i| format!("good{i}.ll")).collect::<Vec<_>>());
    let text = std::fs::read_to_string(folder.path("out/deep/good3.ll")).expect("it was written");
    assert_eq!(text, run(&["terrace", "compile", &good[3]], "").stdout);

    let outcome = run(&["terrace", "compile", &good[0], "--out-dir", &out, "--emit=llvm-dialect"], "");
    assert_eq!((outcome.status, outcome.stderr.as_str()), (0, "terrace compile: 1 of 1 files compiled\n"));
    assert!(
        std::fs::read_to_string(folder.path("out/deep/good0.mlir")).expect("written").contains("llvm.func")
    );
}

/// A program that prints JSON to standard error prints one text, for several inputs, too.
#[test]
fn several_inputs_have_one_log() {
    let folder = Folder::new("log");
    let good = folder.write("good.mlir", PROGRAM);
    let bad = folder.write("bad.mlir", "func.func @g( {");
    let (link, each) = (folder.path("out.ll"), folder.path("out"));
    for (inputs, output) in [
        ([&bad, &good], ["-o", &link]),
        ([&good, &bad], ["-o", &link]),
        ([&good, &bad], ["--out-dir", &each]),
    ] {
        let args = [&["terrace", "compile", "--diagnostics=sarif"], &inputs.map(|s| s.as_str())[..], &output];
        let outcome = run(&args.concat(), "");
        let start = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\"";
        assert!(outcome.status == 1 && outcome.stderr.starts_with(start), "{}", outcome.stderr);
        assert_eq!(outcome.stderr.matches("\"level\":\"error\"").count(), 1, "{}", outcome.stderr);
        assert!(outcome.stderr.ends_with("]}]}\n") && outcome.stderr.lines().count() == 1);
    }
}

#[test]
fn batches_need_an_output_for_each_file() {
    let folder = Folder::new("outputs");
    let (one, out) = (folder.write("one.mlir", PROGRAM), folder.path("out"));
    let outcome = run(&["terrace", "compile", &one, "-", "--out-dir", &out], PROGRAM);
    assert!(outcome.status == 1 && outcome.stderr.contains("'-' has no name"), "{}", outcome.stderr);
    let other = "elsewhere/one.mlir";
    let outcome = run(&["terrace", "compile", &one, other, "--out-dir", &out], "");
    let expected = format!("'{one}' and '{other}' would both be written to ");
    assert!(outcome.status == 1 && outcome.stderr.contains(&expected), "{}", outcome.stderr);
    // Nothing is compiled then.
    assert!(!std::path::Path::new(&out).exists());
    let outcome = run(&["terrace", "compile", &one, "--out-dir", &one], "");
    assert!(outcome.status == 1 && outcome.stderr.contains("cannot make the folder"), "{}", outcome.stderr);
}

/// `docs/command-line.md` names the flags of MLIR's tools that Terrace has, and counts them.
#[test]
fn documented_flags() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("../../docs/command-line.md")).unwrap();
    for tool in ["opt", "translate"] {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let args = ["terrace", tool, "--help"].map(str::to_owned);
        assert_eq!(terrace_cli::run(&args, &mut std::io::empty(), &mut out, &mut errors), 0);
        let help = String::from_utf8(out).unwrap();
        let upstream = root.join(format!("src/upstream/{tool}-flags.txt"));
        let upstream = std::fs::read_to_string(upstream).unwrap();
        let upstream: Vec<&str> = upstream.split_whitespace().collect();
        // Flags have two blanks in front, options of passes more.
        let names = help.lines().filter_map(|line| line.strip_prefix("  -")?.split([' ', '=', '[']).next());
        let mut both: Vec<&str> =
            names.map(|name| name.trim_start_matches('-')).filter(|name| upstream.contains(name)).collect();
        both.sort_unstable();
        let list: Vec<String> =
            both.iter().map(|name| format!("`{}{name}`", if name.len() == 1 { "-" } else { "--" })).collect();
        let counts = format!("has {} of the {} flags", both.len(), upstream.len());
        let line = page.lines().find(|line| line.starts_with(&format!("`terrace {tool}` has "))).unwrap();
        assert!(
            line.contains(&counts) && line.ends_with(&format!(": {}.", list.join(", "))),
            "{counts}: {list:?}"
        );
    }
}
