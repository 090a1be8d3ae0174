//! `gpu-module-to-binary` with programs that only say how they are called.

use terrace::compile::{CompileOptions, Emit, GpuOptions, KernelCode};
use terrace::ir::diag::capture;
use terrace::programs::{Argument, Programs};
use terrace::{Context, Module};

/// The output of a program is its command line; of an input file that shows the first word.
static PROGRAMS: Programs = Programs {
    find: |name, directories| match name {
        "llvm-link" | "llc" | "ld.lld" | "ptxas" | "fatbinary" => Some(name.to_owned()),
        "opt" => {
            directories.iter().find(|directory| directory.ends_with("/bin")).map(|bin| format!("{bin}/opt"))
        }
        "ocml.bc" => directories
            .iter()
            .find(|directory| directory.starts_with("/rocm"))
            .map(|of| format!("{of}/ocml.bc")),
        "libdevice.10.bc" => Some(format!("{}/{name}", directories.join(":"))),
        _ => None,
    },
    variable: |name| (name == "CUDA_HOME").then(|| "/cuda".to_owned()),
    run: |program, args| {
        let words = args.iter().map(|arg| match arg {
            Argument::Text(text) => text.clone(),
            Argument::Input(prefix, bytes) => {
                let text = String::from_utf8_lossy(bytes);
                format!("{prefix}<{}>", text.split_whitespace().next().unwrap_or_default())
            }
            Argument::Output => "OUT".to_owned(),
        });
        let words: Vec<String> = words.collect();
        Ok(format!("{program} {}", words.join(" ")).into_bytes())
    },
};

/// The objects that become of a module for a target, or the messages of the errors.
fn objects(ctx: &Context, target: &str, options: &str) -> String {
    let text = format!(
        "gpu.module @k <#gpu.select_object<0>> [{target}] {{
          llvm.func @f() attributes {{gpu.kernel}} {{ llvm.return }}
        }}"
    );
    let mut module = Module::parse(ctx, "k.mlir", text).expect("the module is valid");
    match module.run(&format!("gpu-module-to-binary{{{options}}}")) {
        Ok(()) => {
            let text = module.to_string();
            let objects =
                text.split_once("gpu.binary @k <#gpu.select_object<0 : i64>> [").expect("a binary").1;
            objects.split_once(">]").expect("objects").0.to_owned()
        }
        Err(error) => error.to_string(),
    }
}

fn with_programs() -> Context {
    let ctx = terrace::context();
    ctx.register_dialect_interface(&PROGRAMS);
    ctx
}

#[test]
fn nvidia() {
    let ctx = with_programs();
    let target = "#nvvm.target<O = 3, chip = \"sm_90\", features = \"+ptx80\", flags = {\"ptxas-cmd-options\" = [\"-v\", \"-w\"]}>";
    let of = |options: &str| objects(&ctx, target, options).split_once(">, ").expect("a target").1.to_owned();
    assert_eq!(
        of("format=llvm"),
        "offload = \"/cuda/bin/opt <;> -passes=default<O3> -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90 -mattr=+ptx80 -o OUT\""
    );
    let llc = "llc </cuda/bin/opt> -O3 --asm-verbose=false -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90 -mattr=+ptx80 -o OUT";
    assert_eq!(of("format=isa"), format!("properties = {{O = 3 : i32}}, assembly = \"{llc}\""));
    assert_eq!(
        of("format=bin section=s opts=\"-a -b\""),
        "properties = {section = \"s\"}, bin = \"ptxas -arch sm_90 <llc> -o OUT --opt-level 3 -a -b -v -w\""
    );
    assert_eq!(
        of("format=fatbin"),
        "\"fatbinary -64 --image3=kind=elf,sm=90,file=<ptxas> --image3=kind=ptx,sm=90,file=<llc> --create OUT\""
    );
    assert_eq!(of(""), of("format=fatbin"));
}

#[test]
fn amd() {
    let ctx = with_programs();
    let isa = objects(&ctx, "#rocdl.target", "format=isa toolkit=/rocm section=s");
    assert_eq!(
        isa,
        "#gpu.object<#rocdl.target, assembly = \"llc </rocm/bin/opt> -O2 --asm-verbose=false -mtriple=amdgcn-amd-amdhsa \
         -mcpu=gfx900 -o OUT\""
    );
    for (format, keyword) in [("bin", "bin = "), ("fatbin", "")] {
        let object = objects(&ctx, "#rocdl.target", &format!("format={format} toolkit=/rocm"));
        assert_eq!(object, format!("#gpu.object<#rocdl.target, {keyword}\"ld.lld -shared <llc> -o OUT\""));
    }
}

/// Device libraries are linked where their functions are called.
#[test]
fn rocm_libraries() {
    let ctx = with_programs();
    let of = |target: &str, options: &str| {
        let text = format!(
            "gpu.module @k [{target}] {{
              llvm.func @__ocml_sin_f32(f32) -> f32
              llvm.func @f(%x: f32) -> f32 {{
                %0 = llvm.call @__ocml_sin_f32(%x) : (f32) -> f32
                llvm.return %0 : f32
              }}
            }}"
        );
        let mut module = Module::parse(&ctx, "k.mlir", text).expect("the module is valid");
        match module.run(&format!("gpu-module-to-binary{{{options}}}")) {
            Ok(()) => module.to_string(),
            Err(error) => error.to_string(),
        }
    };
    let text = of("#rocdl.target", "format=llvm toolkit=/rocm");
    assert!(text.contains("opt <llvm-link> -passes=default<O2>"), "{text}");
    // Without a toolkit calls stay in assembly, but cannot be linked.
    let text = of("#rocdl.target", "format=isa");
    assert!(text.contains("none of opt-22, opt is on the path"), "{text}");
    let text = of("#rocdl.target", "format=bin");
    assert!(text.contains("bitcode library path: /opt/rocm/amdgcn/bitcode/ocml.bc does not exist"), "{text}");
    let text = of("#rocdl.target", "format=isa toolkit=/other");
    assert!(text.contains("bitcode library path: /other/amdgcn/bitcode/ocml.bc does not exist"), "{text}");
}

/// Calls of device libraries are a warning where nothing is linked, which for AMD's GPUs depends on the environment.
#[test]
fn warnings() {
    static INSTALLED: Programs = Programs {
        find: |name, directories| (PROGRAMS.find)(name, directories).or_else(|| Some(name.to_owned())),
        variable: |name| (name == "ROCM_PATH").then(|| "/rocm".to_owned()),
        run: |program, args| (PROGRAMS.run)(program, args),
    };
    let warnings = |programs: &'static Programs, emit: Emit, gpu: &str| {
        let ctx = terrace::context();
        ctx.register_dialect_interface(programs);
        let text = "gpu.module @k {
              gpu.func @f(%x: f32, %m: memref<f32>) kernel {
                %0 = math.sin %x : f32
                memref.store %0, %m[] : memref<f32>
                gpu.return
              }
            }";
        let options = CompileOptions {
            emit,
            gpu: GpuOptions { targets: vec![gpu.parse().expect("a GPU")], ..GpuOptions::default() },
            ..CompileOptions::default()
        };
        let (_, diagnostics) = capture(|| options.compile_text(&ctx, "k.mlir", text));
        diagnostics.iter().filter(|diag| diag.message.contains("are linked with none")).count()
    };
    let [isa, ptx] = [KernelCode::GcnAssembly, KernelCode::Ptx].map(Emit::Kernels);
    assert_eq!(warnings(&PROGRAMS, isa, "gfx942"), 1);
    assert_eq!(warnings(&INSTALLED, isa, "gfx942"), 0);
    assert_eq!(warnings(&INSTALLED, ptx, "sm_90"), 1);
    // Of kernels alone it is their LLVM IR, whose calls another program may resolve.
    assert_eq!(warnings(&INSTALLED, Emit::LlvmIr, "sm_90"), 0);
}

#[test]
fn intel() {
    let ctx = with_programs();
    let target = "#xevm.target<O = 3>";
    let of = |options: &str| objects(&ctx, target, options).split_once(">, ").expect("a target").1.to_owned();
    assert_eq!(
        of("format=llvm toolkit=/kit"),
        "offload = \"/kit/bin/opt <;> -passes=default<O3> -mtriple=spirv64-unknown-unknown -o OUT\""
    );
    let llc = |form: &str| format!("llc </kit/bin/opt> -O3 --{form} -mtriple=spirv64-unknown-unknown -o OUT");
    assert_eq!(
        of("format=isa toolkit=/kit section=s"),
        format!("properties = {{O = 3 : i32}}, assembly = \"{}\\00\"", llc("asm-verbose=false"))
    );
    assert_eq!(of("format=bin toolkit=/kit"), format!("bin = \"{}\"", llc("filetype=obj")));
    assert_eq!(of("format=fatbin toolkit=/kit"), format!("\"{}\"", llc("filetype=obj")));
    let other = objects(&ctx, "#xevm.target<triple = \"x86_64\">", "format=isa toolkit=/kit");
    assert!(other.contains("Unsupported XeVM target triple: x86_64"), "{other}");
}

#[test]
fn linked_files() {
    let ctx = with_programs();
    let target = "#nvvm.target<link = [\"b.bc\"]>";
    let object = objects(&ctx, target, "format=llvm l=a.bc toolkit=/kit");
    assert!(object.contains("offload = \"/kit/bin/opt <llvm-link> -passes=default<O2>"), "{object}");
}

#[test]
fn missing_programs() {
    let ctx = with_programs();
    let text = objects(&ctx, "#rocdl.target", "format=isa");
    assert!(text.contains("none of opt-22, opt is on the path or in the toolkit: install LLVM 22"), "{text}");
    let text = objects(&terrace::context(), "#nvvm.target", "format=isa");
    assert!(text.contains("made by other programs, which this library does not run"), "{text}");
    assert!(text.contains("An error happened while serializing the module."), "{text}");
}
