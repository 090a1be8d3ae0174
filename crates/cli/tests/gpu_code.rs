//! Code for GPUs by the `opt` and `llc` of an installed LLVM 22. Without them nothing is tested, and a message says so.

use std::path::Path;
use std::process::Command;

/// Whether LLVM's programs are installed.
fn installed() -> bool {
    let found =
        |tool: &str| Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
    let installed = found("opt-22") && found("llc-22");
    if !installed {
        eprintln!("skipped: 'opt-22' and 'llc-22' are not on the path");
    }
    installed
}

/// The output of `terrace compile` for a file of the repository.
fn compile(file: &str, flags: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut args = vec!["terrace".to_owned(), "compile".to_owned()];
    args.push(root.join(file).to_string_lossy().into_owned());
    args.extend(flags.iter().map(|&flag| flag.to_owned()));
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let status = terrace_cli::run(&args, &mut std::io::empty(), &mut out, &mut errors);
    assert_eq!(status, 0, "{file} {flags:?}\n{}", String::from_utf8_lossy(&errors));
    String::from_utf8(out).unwrap()
}

/// LLVM IR needs no other program.
#[test]
fn example() {
    let flags = ["--gpu=sm_90", "--bare-pointers", "--emit=kernel-ll"];
    let text = compile("examples/gpu/kernels.mlir", &flags);
    assert!(text.contains("define ptx_kernel void @softmax(ptr %0, ptr %1)"), "{text}");
    assert!(text.contains("@llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32"), "{text}");
}

#[test]
fn assembly() {
    if !installed() {
        return;
    }
    let ptx = compile("tests/llvmir/compile/gpu-kernels.mlir", &["--gpu=sm_90", "--emit=ptx"]);
    assert!(ptx.contains(".target sm_90") && ptx.contains(".visible .entry loops("), "{ptx}");
    let isa = compile("tests/llvmir/compile/gpu-kernels.mlir", &["--gpu=gfx942", "--emit=gcn-asm"]);
    assert!(isa.contains(".amdhsa_kernel structured"), "{isa}");
}

#[test]
fn host_and_device() {
    if !installed() {
        return;
    }
    let flags = ["--gpu=sm_90,gfx942", "--gpu-format=isa"];
    let text = compile("examples/gpu/vector-add.mlir", &flags);
    assert!(text.contains("@vector_add_kernel_binary = internal constant"), "{text}");
    assert!(
        text.contains(".visible .entry vector_add_kernel(") && text.contains("call void @mgpuLaunchKernel")
    );
}
