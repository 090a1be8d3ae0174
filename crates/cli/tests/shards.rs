//! `terrace compile --shard`: the output of shards is that of one process, whatever their number and order, and whatever happens to
//! workers and files.

mod common;

use common::Folder;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The names of the files with an extension.
fn files(folder: &Folder, extension: &str) -> BTreeSet<String> {
    let list = std::fs::read_dir(&folder.0).expect("it can be listed");
    let names = list.map(|file| file.expect("it can be listed").file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(&format!(".{extension}"))).collect()
}

/// Runs a command line in this process; returns its exit code, standard output and standard error.
fn terrace(args: &[&str]) -> (i32, Vec<u8>, String) {
    let args: Vec<String> = ["terrace"].iter().chain(args).map(|arg| arg.to_string()).collect();
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let status = terrace_cli::run(&args, &mut &b""[..], &mut stdout, &mut stderr);
    (status, stdout, String::from_utf8_lossy(&stderr).into_owned())
}

/// Runs a command line in a process of its own.
fn process(args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_terrace")).args(args).output().expect("terrace runs");
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// A plan, as JSON.
fn plan(path: &str) -> serde_json::Value {
    serde_json::from_slice(&std::fs::read(path).expect("there is a plan")).expect("a plan is JSON")
}

fn strings(list: &serde_json::Value) -> Vec<String> {
    let list = list.as_array().expect("a list").iter();
    list.map(|text| text.as_str().expect("a string").to_owned()).collect()
}

/// Cuts a file; the error is what was reported.
fn cut(folder: &Folder, input: &str, n: usize, flags: &[&str]) -> Result<serde_json::Value, String> {
    let path = folder.path("plan.json");
    let (shard, flag) = (format!("--shard={n}"), format!("--plan={path}"));
    let (status, stdout, stderr) = terrace(&[&["compile", input, &shard, &flag], flags].concat());
    assert!(stdout.is_empty());
    if status == 0 { Ok(plan(&path)) } else { Err(stderr) }
}

/// Runs the jobs of a plan in this process.
fn run_jobs(plan: &serde_json::Value) {
    let common = strings(&plan["common"]["args"]);
    for job in plan["jobs"].as_array().expect("a list") {
        let own = strings(&job["args"]);
        let args: Vec<&str> = common[1..].iter().chain(&own).map(String::as_str).collect();
        let (status, _, stderr) = terrace(&args);
        assert_eq!((status, &*stderr), (0, ""), "{args:?}");
    }
}

/// Joins the parts of a plan, turned by `turn`.
fn link(plan: &serde_json::Value, emit: &str, turn: usize) -> (i32, Vec<u8>, String) {
    let mut files = strings(&plan["link"]["inputs"]);
    if files.len() > 1 {
        files[1..].rotate_left(turn % (plan["jobs"].as_array().map_or(1, Vec::len)));
    }
    let emit = format!("--emit={emit}");
    let args: Vec<&str> =
        ["link-parts"].into_iter().chain(files.iter().map(String::as_str)).chain([&*emit]).collect();
    terrace(&args)
}

/// Checks that shards give what one process gives.
#[track_caller]
fn check_file(folder: &Folder, input: &str, numbers: &[usize], flags: &[&str]) -> Vec<u8> {
    let mut text = Vec::new();
    for emit in ["bc", "ll"] {
        let emit_flag = format!("--emit={emit}");
        let (status, whole, stderr) = terrace(&[&["compile", input, &emit_flag], flags].concat());
        assert_eq!(status, 0, "{stderr}");
        for &n in numbers {
            let plan = cut(folder, input, n, &[&[&*emit_flag], flags].concat()).unwrap();
            run_jobs(&plan);
            for turn in 0..3 {
                let (status, joined, stderr) = link(&plan, emit, turn);
                assert_eq!((status, &*stderr), (0, ""), "{input}: {n} shards");
                if joined != whole {
                    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                    assert_eq!(text(&joined), text(&whole), "{input}: {n} shards");
                    panic!("{input}: {n} shards");
                }
            }
        }
        text = whole;
    }
    text
}

#[track_caller]
fn check(name: &str, text: &str, flags: &[&str]) -> String {
    let folder = Folder::new(name);
    let input = folder.write("input.mlir", text);
    String::from_utf8(check_file(&folder, &input, &[1, 2, 7, 64], flags)).expect("LLVM IR of names in UTF-8")
}

/// Functions that call each other, use globals, and whose lowering declares functions in another order than theirs.
fn many() -> String {
    let function = |i: usize| {
        let extra = match i % 9 {
            1 => "  %m = memref.alloc(%n) : memref<?xf32>\n  memref.dealloc %m : memref<?xf32>\n",
            5 => "  %m = memref.alloc(%n) {alignment = 64} : memref<?xf32>\n  %e = math.erf %x : f32\n",
            7 => {
                "  %g = memref.get_global @table : memref<4xf32>\n  %c = arith.constant 2 : index\n  %v = memref.load %g[%c] : memref<4xf32>\n  memref.store %v, %a[%n] : memref<?xf32>\n"
            }
            _ => "",
        };
        let visibility = if i.is_multiple_of(5) { "private " } else { "" };
        let next = (i * 7 + 3) % 60;
        format!(
            "func.func {visibility}@f{i}(%a: memref<?xf32>, %n: index, %x: f32) -> f32 {{\n{extra}  %y = func.call @f{next}(%a, %n, %x) : (memref<?xf32>, index, f32) -> f32\n  %z = math.exp %y : f32\n  return %z : f32\n}}\n"
        )
    };
    let functions: String = (0..60).map(function).collect();
    format!(
        "memref.global \"private\" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>\n{functions}func.func private @outside(i32)\n"
    )
}

#[test]
fn calls_globals_and_declarations() {
    let text = check("calls", &many(), &[]);
    assert!(
        text.contains("declare ptr @malloc(i64)") && text.contains("declare float @erff(float)"),
        "{text:.3000}"
    );
    check("calls-options", &many(), &["--index-bitwidth=32", "--target", "x86_64-unknown-linux-gnu"]);
    check("calls-optimized", &many(), &["-O1"]);
}

/// A module of the llvm dialect with debug information: functions that have a compile unit, a file and types in common, and
/// distinct nodes of their own.
fn debug() -> String {
    let mut text = "#file = #llvm.di_file<\"a.c\" in \"/d\">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = \"p\", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<types = #int, #int>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>>
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#loop = #llvm.loop_annotation<mustProgress = true>
"
    .to_owned();
    for i in 0..20 {
        text += &format!(
            "#sp{i} = #llvm.di_subprogram<id = distinct[{}]<>, compileUnit = #unit, scope = #file, name = \"f{i}\", file = #file, line = {i}, scopeLine = {i}, subprogramFlags = Definition, type = #type>
#var{i} = #llvm.di_local_variable<scope = #sp{i}, name = \"x\", file = #file, line = {i}, arg = 1, type = #int>\n",
            i + 3
        );
    }
    for i in 0..20 {
        let next = (i * 3 + 1) % 20;
        text += &format!(
            "llvm.func @f{i}(%x: i32, %p: !llvm.ptr) -> i32 {{
  llvm.intr.dbg.value #var{i} = %x : i32 loc(#at{i})
  %v = llvm.load %p {{alias_scopes = [#scope]}} : !llvm.ptr -> i32 loc(#at{i})
  %y = llvm.call @f{next}(%v, %p) : (i32, !llvm.ptr) -> i32 loc(#at{i})
  %c = llvm.icmp \"eq\" %y, %x : i32 loc(#at{i})
  llvm.cond_br %c, ^b, ^e {{loop_annotation = #loop}} loc(#at{i})
^b:
  llvm.br ^e loc(#at{i})
^e:
  llvm.return %y : i32 loc(#at{i})
}} loc(#of{i})
#of{i} = loc(fused<#sp{i}>[\"a.c\":{i}:1])
#at{i} = loc(fused<#sp{i}>[\"a.c\":{}:5])\n",
            i + 1
        );
    }
    text
}

#[test]
fn debug_information_and_metadata() {
    let text = check("debug", &debug(), &[]);
    let count = |part: &str| text.matches(part).count();
    assert_eq!((count("distinct !DICompileUnit("), count("distinct !DISubprogram(")), (1, 20), "{text}");
}

/// Symbols of the llvm dialect of all kinds: linkages, comdats, aliases, constructors, appended arrays, personalities.
const SYMBOLS: &str = r#"
llvm.comdat @__llvm_global_comdat {
  llvm.comdat_selector @inl any
}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.mlir.global internal @state(7 : i32) : i32
llvm.mlir.global private unnamed_addr constant @text("hello\00") : !llvm.array<6 x i8>
llvm.mlir.global external @table() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @local : !llvm.ptr
  %2 = llvm.mlir.addressof @inl : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
llvm.mlir.alias external @other : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @local : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @throws(i32)
llvm.func internal @local(%x: i32) -> i32 attributes {passthrough = ["noinline"]} {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.add %1, %x : i32
  llvm.return %2 : i32
}
llvm.func linkonce_odr @inl(%x: i32) -> i32 comdat(@__llvm_global_comdat::@inl) {
  %0 = llvm.call @local(%x) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @start() {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %1, %0 : i32, !llvm.ptr
  llvm.return
}
llvm.func @catches(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throws(%x) to ^a unwind ^b : (i32) -> ()
^a:
  llvm.return %x : i32
^b:
  %p = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %i = llvm.extractvalue %p[1] : !llvm.struct<(ptr, i32)>
  llvm.return %i : i32
}
llvm.func @bits(%x: i32, %p: !llvm.ptr) -> i32 {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %n = llvm.mlir.constant(6 : i64) : i64
  "llvm.intr.memcpy"(%p, %t, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.intr.ctpop(%x) : (i32) -> i32
  %1 = llvm.mlir.addressof @other : !llvm.ptr
  %2 = llvm.call %1(%0) : !llvm.ptr, (i32) -> i32
  llvm.return %2 : i32
}
llvm.func @structs(%p: !llvm.ptr) -> !llvm.struct<"pair", (i32, i64)> {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"pair", (i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<"pair", (i32, i64)>
  %2 = llvm.intr.bitreverse(%1) : (i32) -> i32
  llvm.return %0 : !llvm.struct<"pair", (i32, i64)>
}
"#;

#[test]
fn symbols_of_all_kinds() {
    let text = check("symbols", SYMBOLS, &[]);
    assert!(text.contains("comdat any") && text.contains("@other = alias"), "{text}");
}

#[test]
fn loops_vectors_and_interfaces() {
    let function = |i: usize| {
        format!(
            "func.func @g{i}(%a: memref<8xf32>, %n: index) -> vector<4xf32> attributes {{llvm.emit_c_interface}} {{
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %k = arith.constant {i}.5 : f32
  scf.for %i = %z to %n step %one {{
    %v = memref.load %a[%i] : memref<8xf32>
    %w = arith.mulf %v, %k : f32
    memref.store %w, %a[%i] : memref<8xf32>
  }}
  %r = vector.load %a[%n] : memref<8xf32>, vector<4xf32>
  %s = vector.reduction <add>, %r : vector<4xf32> into f32
  %t = vector.broadcast %s : f32 to vector<4xf32>
  return %t : vector<4xf32>
}}\n"
        )
    };
    let functions: String = (0..12).map(function).collect();
    check("loops-bare", &functions.replace("llvm.emit_c_interface", ""), &["--bare-pointers"]);
    let text = check("loops", &functions, &[]);
    assert!(text.contains("@_mlir_ciface_g11"), "{text:.3000}");
}

/// Files of the repository that compile, in three shards.
#[test]
fn files_of_the_repository() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let folder = Folder::new("shards-repository");
    let (mut equal, mut refused) = (0, 0);
    for place in ["llvmir/compile", "llvmir/export"] {
        let list = std::fs::read_dir(root.join(place)).expect("there are tests");
        let mut files: Vec<PathBuf> = list.map(|file| file.expect("it can be listed").path()).collect();
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "mlir"))
        {
            let path = file.to_string_lossy();
            if terrace(&["compile", &path]).0 != 0 {
                continue;
            }
            let Ok(plan) = cut(&folder, &path, 3, &[]) else {
                refused += 1;
                continue;
            };
            let common = strings(&plan["common"]["args"]);
            let is_lowered = |job: &serde_json::Value| {
                let own = strings(&job["args"]);
                let args: Vec<&str> = common[1..].iter().chain(&own).map(String::as_str).collect();
                let (status, _, stderr) = terrace(&args);
                assert!(status == 0 || stderr.contains("cannot be compiled in shards"), "{path}: {stderr}");
                status == 0
            };
            if !plan["jobs"].as_array().expect("a list").iter().all(is_lowered) {
                refused += 1;
                continue;
            }
            let (_, whole, _) = terrace(&["compile", &path]);
            let (status, joined, stderr) = link(&plan, "ll", 1);
            if status != 0 && stderr.contains("cannot be compiled in shards") {
                refused += 1;
                continue;
            }
            assert_eq!(status, 0, "{path}: {stderr}");
            assert_eq!(String::from_utf8_lossy(&joined), String::from_utf8_lossy(&whole), "{path}");
            equal += 1;
        }
    }
    assert!(equal > 8 * refused, "{equal} files are equal, {refused} need the whole module");
}

#[test]
fn an_edited_function_changes_one_shard() {
    let folder = Folder::new("shards-edit");
    let before = many();
    let input = folder.write("input.mlir", &before);
    cut(&folder, &input, 16, &[]).unwrap();
    let (shards, skeletons) = (files(&folder, "shard"), files(&folder, "skeleton"));
    assert!(shards.len() > 8);
    // Lines above other functions, and values in one.
    let edited = before.replace("func.func @f7(", "// A comment.\n\nfunc.func @f7(");
    folder.write("input.mlir", &edited);
    cut(&folder, &input, 16, &[]).unwrap();
    assert_eq!(files(&folder, "shard"), shards);
    let at = edited.find("func.func @f7(").expect("it is there");
    let (head, tail) = edited.split_at(at);
    let tail = tail.replacen("  return %z : f32", "  %w = arith.addf %z, %z : f32\n  return %w : f32", 1);
    folder.write("input.mlir", &format!("{head}{tail}"));
    cut(&folder, &input, 16, &[]).unwrap();
    assert_eq!(files(&folder, "shard").difference(&shards).count(), 1);
    assert_eq!(files(&folder, "skeleton"), skeletons);
    // Another function is new: no shard but its own changes.
    folder.write("input.mlir", &format!("func.func @new() {{\n  return\n}}\n{before}"));
    let known = files(&folder, "shard");
    cut(&folder, &input, 16, &[]).unwrap();
    assert_eq!(files(&folder, "shard").difference(&known).count(), 1);
}

#[test]
fn modules_that_need_one_process_are_refused_with_the_reason() {
    let folder = Folder::new("shards-refused");
    let input = folder.write("debug.mlir", "func.func @f() {\n  return\n}\n");
    let message = cut(&folder, &input, 2, &["-g"]).unwrap_err();
    assert!(message.contains("cannot be compiled in shards: the pass '"), "{message}");
    let kernel =
        "gpu.module @k {\n  gpu.func @g() kernel {\n    gpu.return\n  }\n}\nfunc.func @f() {\n  return\n}\n";
    let input = folder.write("gpu.mlir", kernel);
    let message = cut(&folder, &input, 2, &[]).unwrap_err();
    assert!(message.contains("kernels for GPUs") && message.contains("in one process"), "{message}");
    let asserts = "func.func @f(%c: i1) {\n  cf.assert %c, \"no\"\n  return\n}\n";
    let input = folder.write("assert.mlir", asserts);
    let plan = cut(&folder, &input, 2, &[]).unwrap();
    let job = [&strings(&plan["common"]["args"])[1..], &strings(&plan["jobs"][0]["args"])].concat();
    let (status, _, message) = terrace(&job.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(status == 1 && message.contains("cannot be compiled in shards"), "{message}");
    // Command lines that make no sense.
    let shard = ["compile", &*input, "--shard=2"];
    for (flags, part) in [
        (&[][..], "'--shard' needs '--plan=<filename>'"),
        (&["--plan=x", "--emit=asm"], "'--emit=asm' is not for '--shard'"),
        (&["--plan=x", "--jobs=2"], "'--jobs' is for '--distributor=local'"),
        (&["--plan=x", "--part"], "'--part' is a job of its own"),
        (&["--plan=x", &input], "'--shard' is for one input file"),
    ] {
        let (status, _, message) = terrace(&[&shard, flags].concat());
        assert!(status == 1 && message.contains(part), "{message}");
    }
    assert!(terrace(&["compile", &input, "--distributor=local"]).2.contains("are for '--shard=<n>'"));
    assert!(terrace(&["compile", &input, "--part"]).2.contains("'--part' takes one shard"));
    assert!(terrace(&["link-parts"]).2.contains("expected a skeleton"));
}

#[test]
fn damaged_and_missing_files_are_errors() {
    let folder = Folder::new("shards-damage");
    let input = folder.write("input.mlir", &many());
    let plan = cut(&folder, &input, 4, &[]).unwrap();
    run_jobs(&plan);
    let (_, whole, _) = link(&plan, "ll", 0);
    let inputs = strings(&plan["link"]["inputs"]);
    // A part that is cut, changed, empty or missing, and the wrong number of parts.
    let part = &inputs[2];
    let bytes = std::fs::read(part).unwrap();
    let changed: Vec<u8> =
        bytes.iter().enumerate().map(|(i, &byte)| if i == 99 { byte ^ 1 } else { byte }).collect();
    for damaged in [&bytes[..bytes.len() - 1], &bytes[..1000], &[], &changed] {
        std::fs::write(part, damaged).unwrap();
        let (status, stdout, stderr) = link(&plan, "ll", 0);
        assert!(status == 1 && stdout.is_empty() && stderr.contains("is damaged, or no part"), "{stderr}");
    }
    std::fs::remove_file(part).unwrap();
    let (status, _, stderr) = link(&plan, "ll", 0);
    assert!(status == 1 && stderr.contains("cannot open input file"), "{stderr}");
    run_jobs(&plan);
    assert!(link(&plan, "ll", 0).1 == whole);
    let few: Vec<&str> =
        ["link-parts"].into_iter().chain(inputs[..inputs.len() - 1].iter().map(String::as_str)).collect();
    let message = terrace(&few).2;
    assert!(message.contains("do not belong together: no part has the body of '@f"), "{message}");
    let twice = [&few[..], &few[2..3]].concat();
    let message = terrace(&twice).2;
    assert!(message.contains("is in two parts"), "{message}");
    // A shard and a skeleton that are changed.
    for (path, part) in
        [(&inputs[0], "is damaged"), (&strings(&plan["jobs"][1]["inputs"])[0], "the shard is damaged")]
    {
        let bytes = std::fs::read(path).unwrap();
        std::fs::write(path, &bytes[..bytes.len() - 1]).unwrap();
        let job = [&strings(&plan["common"]["args"])[1..], &strings(&plan["jobs"][1]["args"])].concat();
        let (status, _, message) = match part {
            "is damaged" => link(&plan, "ll", 0),
            _ => terrace(&job.iter().map(String::as_str).collect::<Vec<_>>()),
        };
        assert!(status == 1 && message.contains(part), "{message}");
        // Cutting again writes it anew.
        cut(&folder, &input, 4, &[]).unwrap();
        assert!(std::fs::read(path).unwrap() == bytes);
    }
}

#[test]
fn local_workers() {
    let folder = Folder::new("shards-local");
    let input = folder.write("input.mlir", &many());
    let (plan_file, output) = (folder.path("plan.json"), folder.path("out.ll"));
    let plan_flag = format!("--plan={plan_file}");
    let args =
        ["compile", &*input, "--shard=5", &plan_flag, "--distributor=local", "--jobs=2", "-o", &output];
    assert_eq!(process(&args), (0, String::new()));
    let whole = terrace(&["compile", &input]).1;
    assert!(std::fs::read(&output).unwrap() == whole);
    // Parts that are whole are not made again, damaged ones are.
    let parts: Vec<String> = files(&folder, "part").into_iter().map(|name| folder.path(&name)).collect();
    let time = |path: &String| std::fs::metadata(path).unwrap().modified().unwrap();
    let times: Vec<_> = parts.iter().map(time).collect();
    std::fs::write(&parts[1], b"half").unwrap();
    std::fs::remove_file(&output).unwrap();
    assert_eq!(process(&args), (0, String::new()));
    assert!(std::fs::read(&output).unwrap() == whole);
    let changed: Vec<usize> = (0..parts.len()).filter(|&i| time(&parts[i]) != times[i]).collect();
    assert_eq!(changed, [1]);
    // Other flags are other parts.
    let bitcode = folder.path("out.bc");
    let others = [&args[..7], &[&bitcode, "--index-bitwidth=32"]].concat();
    assert_eq!(process(&others), (0, String::new()));
    let (_, whole, _) = terrace(&["compile", &input, "--emit=bc", "--index-bitwidth=32"]);
    assert!(std::fs::read(&bitcode).unwrap() == whole);
    assert_eq!(files(&folder, "part").len(), 2 * parts.len());
    // What jobs report is reported once.
    let input = folder.write("assert.mlir", "func.func @f(%c: i1) {\n  cf.assert %c, \"no\"\n  return\n}\n");
    let (status, stderr) = process(&[&["compile", &input], &args[2..]].concat());
    assert!(status == 1 && stderr.matches("cannot be compiled in shards").count() == 1, "{stderr}");
    assert!(stderr.contains("1 of 1 jobs failed"), "{stderr}");
}

/// A distributor that runs jobs by a shell, and one that does nothing.
#[cfg(unix)]
#[test]
fn programs_get_the_plan() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("shards-program");
    let input = folder.write("input.mlir", &many());
    let python = "#!/usr/bin/env python3\nimport json, subprocess, sys\nplan = json.load(open(sys.argv[1]))\nfor job in reversed(plan['jobs']):\n    subprocess.check_call(plan['common']['args'] + job['args'])\n";
    let run = |name: &str, script: &str| {
        let program = folder.write(name, script);
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        let plan = format!("--plan={}", folder.path(&format!("{name}-plan/plan.json")));
        let _ = std::fs::create_dir(folder.path(&format!("{name}-plan")));
        let output = folder.path(&format!("{name}.ll"));
        let distributor = format!("--distributor={program}");
        let (status, stderr) = process(&["compile", &input, "--shard=3", &plan, &distributor, "-o", &output]);
        (status, stderr, std::fs::read(&output).ok())
    };
    assert_eq!(run("runs", python), (0, String::new(), Some(terrace(&["compile", &input]).1)));
    let (status, stderr, output) = run("idle", "#!/bin/sh\nexit 0\n");
    assert!(status == 1 && output.is_none() && stderr.contains("cannot open input file"), "{stderr}");
    let (status, stderr, output) = run("fails", "#!/bin/sh\necho no machines >&2\nexit 3\n");
    assert!(status == 1 && output.is_none() && stderr.contains("no machines"), "{stderr}");
    assert!(stderr.contains("failed (exit status: 3)"), "{stderr}");
    let plan = format!("--plan={}", folder.path("plan.json"));
    let (status, stderr) = process(&["compile", &input, "--shard=3", &plan, "--distributor=/no/program"]);
    assert!(status == 1 && stderr.contains("cannot run '/no/program'"), "{stderr}");
}

/// A full disk: the device that has no room.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = Folder::new("shards-full");
    let input = folder.write("input.mlir", &many());
    let plan = cut(&folder, &input, 2, &[]).unwrap();
    let shard = &strings(&plan["jobs"][0]["inputs"])[0];
    let (status, _, stderr) = terrace(&["compile", "--part", shard, "-o", "/dev/full"]);
    assert!(status == 1 && stderr.contains("No space left"), "{stderr}");
    run_jobs(&plan);
    let inputs = strings(&plan["link"]["inputs"]);
    let args: Vec<&str> =
        ["link-parts", "-o", "/dev/full"].into_iter().chain(inputs.iter().map(String::as_str)).collect();
    let (status, _, stderr) = terrace(&args);
    assert!(status == 1 && stderr.contains("No space left"), "{stderr}");
}

#[test]
fn ninja_runs_the_plan() {
    let folder = Folder::new("shards-ninja it's");
    let input = folder.write("input.mlir", &many());
    let (plan, output) = (format!("--plan={}", folder.path("plan.json")), folder.path("out.ll"));
    let args = ["compile", &*input, "--shard=3", &plan, "--distributor=ninja", "-o", &output];
    assert_eq!(process(&args), (0, String::new()));
    let Ok(ran) = Command::new("ninja").args(["-C", &folder.path("")]).output() else { return };
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
    assert!(std::fs::read(&output).unwrap() == terrace(&["compile", &input]).1);
}

#[test]
fn many_files_in_processes() {
    let folder = Folder::new("shards-files");
    let inputs: Vec<String> = (0..4)
        .map(|i| {
            let body = if i == 2 { "%x = oops" } else { "return" };
            folder.write(&format!("m{i}.mlir"), &format!("func.func @f{i}() {{\n  {body}\n}}\n"))
        })
        .collect();
    let list = folder.write("files.txt", &inputs.join("\n"));
    let (list, directory) = (format!("@{list}"), folder.path("out"));
    let args = ["compile", &*list, "--out-dir", &directory, "--distributor=local", "--jobs=2"];
    let (status, stderr) = process(&args);
    assert!(
        status == 1 && stderr.contains("3 of 4 files compiled") && stderr.contains("m2.mlir:2:"),
        "{stderr}"
    );
    let output = |i: usize| std::fs::read(folder.path(&format!("out/m{i}.ll")));
    for i in [0, 1, 3] {
        assert_eq!(output(i).unwrap(), terrace(&["compile", &inputs[i]]).1);
    }
    assert!(output(2).is_err());
    let plan = plan(&folder.path("out/plan.json"));
    assert_eq!(plan["jobs"].as_array().map(Vec::len), Some(4));
    // Inputs of a plan for ninja are relative to the folder of the command line.
    let ran = Command::new(env!("CARGO_BIN_EXE_terrace"))
        .args(["compile", "m1.mlir", "--out-dir", "made", "--distributor=ninja"])
        .current_dir(&folder.0)
        .status();
    assert!(ran.expect("terrace runs").success());
    if let Ok(ran) = Command::new("ninja").args(["-C", &folder.path("made")]).output() {
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
        assert!(folder.0.join("made/m1.ll").exists());
    }
}

/// A program whose symbols are internal, common to several functions, aliases and constructors; it returns 42 if all of them are
/// the right ones.
const PROGRAM: &str = r#"
llvm.comdat @__llvm_global_comdat {
  llvm.comdat_selector @inl any
}
llvm.mlir.global internal @state(7 : i32) : i32
llvm.mlir.global external @shown(5 : i32) : i32
llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
llvm.mlir.alias external @other : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @local : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @local(%x: i32) -> i32 attributes {passthrough = ["noinline"]} {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.add %1, %x : i32
  llvm.return %2 : i32
}
llvm.func linkonce_odr @inl(%x: i32) -> i32 comdat(@__llvm_global_comdat::@inl) {
  %0 = llvm.mlir.addressof @shown : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.add %1, %x : i32
  llvm.return %2 : i32
}
llvm.func internal @start() {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %1, %0 : i32, !llvm.ptr
  llvm.return
}
llvm.func @first(%x: i32) -> i32 {
  %0 = llvm.call @inl(%x) : (i32) -> i32
  %1 = llvm.call @second(%0) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.func @second(%x: i32) -> i32 {
  %a = llvm.mlir.addressof @other : !llvm.ptr
  %0 = llvm.call %a(%x) : !llvm.ptr, (i32) -> i32
  %1 = llvm.call @third(%0) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.func @third(%x: i32) -> i32 {
  %0 = llvm.mlir.addressof @shown : !llvm.ptr
  %1 = llvm.mlir.constant(20 : i32) : i32
  llvm.store %1, %0 : i32, !llvm.ptr
  llvm.return %x : i32
}
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(8 : i32) : i32
  %1 = llvm.call @first(%0) : (i32) -> i32
  %2 = llvm.mlir.addressof @shown : !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.add %1, %3 : i32
  %5 = llvm.mlir.constant(6 : i32) : i32
  %6 = llvm.add %4, %5 : i32
  llvm.return %6 : i32
}
"#;

/// The symbols that an object file defines for others.
#[cfg(target_os = "linux")]
fn defined(object: &str) -> BTreeSet<String> {
    let output = Command::new("nm").args(["-g", "--defined-only", object]).output().expect("nm runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter_map(|line| line.rsplit(' ').next()).map(str::to_owned).collect()
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[test]
fn object_files_of_shards_are_one_program() {
    let folder = Folder::new("shards-objects");
    let input = folder.write("program.mlir", PROGRAM);
    for engine in ["--engine=clang", "--engine=cranelift"] {
        let whole = folder.path("whole.o");
        let (status, message) = process(&["compile", &input, "--emit=obj", engine, "-o", &whole]);
        if message.contains("machine code needs clang") {
            continue;
        }
        assert_eq!((status, message), (0, String::new()), "{engine}");
        for n in [1, 2, 7, 64] {
            let name = format!("{engine}-{n}");
            std::fs::create_dir_all(folder.path(&name)).unwrap();
            let (plan, output) =
                (format!("--plan={}", folder.path(&format!("{name}/plan.json"))), folder.path("out.o"));
            let shard = format!("--shard={n}");
            let args = [
                "compile",
                &*input,
                "--emit=obj",
                engine,
                &shard,
                &plan,
                "--distributor=local",
                "-o",
                &output,
            ];
            assert_eq!(process(&args), (0, String::new()), "{name}");
            assert_eq!(defined(&output), defined(&whole), "{name}");
            let program = folder.path("program");
            let linked =
                Command::new("cc").args([&output, "-no-pie", "-o", &program]).output().expect("cc runs");
            assert!(linked.status.success(), "{name}: {}", String::from_utf8_lossy(&linked.stderr));
            assert_eq!(Command::new(&program).status().expect("it runs").code(), Some(42), "{name}");
            let n_jobs = plan_of(&plan)["jobs"].as_array().map_or(0, Vec::len);
            assert!(n_jobs <= n && (n < 7 || n_jobs > 2), "{name}: {n_jobs} jobs");
        }
    }
}

/// The plan that a flag names.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn plan_of(flag: &str) -> serde_json::Value {
    plan(flag.trim_start_matches("--plan="))
}
