//! Compilations in one sweep over the bodies of functions, for those that memory has to hold a few of.

use super::{CompileOptions, Compiled, Emit, Product, gpu};
use crate::pipeline::{Input, Sweep};
use terrace_ir::Root;
use terrace_llir::LlvmVersion;
use terrace_rewrite::convert::StreamedPasses;

impl CompileOptions {
    /// Compiles an input in one sweep over bodies. `None`, and nothing is reported, if the module has to be compiled as a whole.
    pub(super) fn sweep(&self, input: &Input<'_>) -> Option<Compiled> {
        let is_unfit = self.emit != Emit::LlvmIr
            || self.llvm_version != LlvmVersion::CURRENT
            || self.bindings
            || self.timing.is_some()
            || input.is_llvm_ir();
        let pipeline = self.after();
        if is_unfit || !self.before().steps.is_empty() || !StreamedPasses::accepts(&pipeline) {
            return None;
        }
        let prepare = |root: &mut Root| self.set_target(root);
        let sweep = Sweep { pipeline, prepare: &prepare, concerns: &gpu::has_any };
        let translation = input.sweep(&sweep, self.spill.as_deref())?;
        let triple = translation.triple().map(|triple| String::from_utf8_lossy(triple).into_owned());
        Some(Compiled { product: Product::LlvmIr(translation), triple, bindings: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::LoweringOptions;
    use terrace_ir::asm::ParseOptions;
    use terrace_ir::diag::{capture, render};

    /// The LLVM IR of a text, what was reported, and whether a sweep over the bodies was enough.
    fn compile(options: &CompileOptions, text: &str, sweeps: bool) -> (Option<String>, Vec<String>, bool) {
        let ctx = crate::context();
        let file = ctx.sources.add("text.mlir", text.into()).unwrap();
        let parse = ParseOptions { exclusive: true, ..ParseOptions::default() };
        let input = Input { ctx: &ctx, file: &file, options: parse, verify: true, threads: options.threads };
        let swept = if sweeps { options.sweep(&input) } else { None };
        let is_swept = swept.is_some();
        let (compiled, diagnostics) = capture(|| match swept {
            Some(compiled) => Ok(compiled),
            None => options.compile(input.read()?),
        });
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        let render = |diagnostic: &_| {
            let mut out = Vec::new();
            render(&ctx, diagnostic, &mut out);
            text(out)
        };
        let reported = diagnostics.iter().map(render).collect();
        (compiled.ok().map(|compiled| text(compiled.product.into_bytes())), reported, is_swept)
    }

    fn options(threads: usize) -> CompileOptions {
        CompileOptions { threads, spill: Some(std::env::temp_dir()), ..CompileOptions::default() }
    }

    /// Checks that a sweep gives what the module gives as a whole, and returns that.
    #[track_caller]
    fn check(options: &CompileOptions, text: &str, sweeps: bool) -> String {
        let whole = compile(options, text, false);
        for threads in [1, 2, 5] {
            let options = CompileOptions { threads, ..options.clone() };
            let swept = compile(&options, text, true);
            assert_eq!(swept.2, sweeps, "{threads} threads: {text:.2000}");
            assert!(swept.0 == whole.0, "{threads} threads: {text:.2000}");
            assert_eq!(swept.1, whole.1);
        }
        whole.0.unwrap_or_default()
    }

    /// Many batches, whose first requests for the functions of the runtime come in another order than those of the module as a
    /// whole, which makes those of one dialect after the other.
    fn many() -> String {
        let function = |i: usize| {
            let body = match i {
                0 => "  %m = memref.alloc(%n) : memref<?xf32>\n  memref.dealloc %m : memref<?xf32>\n",
                1400 => {
                    "  %m = memref.alloc(%n) {alignment = 64} : memref<?xf32>\n  %e = math.erf %x : f32\n"
                }
                _ => "  %y = math.exp %x : f32\n",
            };
            format!(
                "func.func @f{i}(%a: memref<?xf32>, %n: index, %x: f32) -> f32 {{\n{body}  %l = memref.load %a[%n] : memref<?xf32>\n  return %l : f32\n}}\n"
            )
        };
        (0..2000).map(function).collect()
    }

    #[test]
    fn requests_of_batches_come_in_the_order_of_the_whole_module() {
        let text = check(&options(1), &many(), true);
        let first = [
            "declare float @erff(float) #0\n\n",
            "declare void @free(ptr)\n\n",
            "declare ptr @malloc(i64)\n",
        ];
        assert!(text.contains(&first.concat()), "{text:.3000}");
    }

    #[test]
    fn much_text_goes_through_a_file() {
        // Long lines, for the file takes what is beyond eight megabytes.
        let (args, types) = (["%x"; 16].join(", "), ["i64"; 16].join(", "));
        let call = format!("  func.call @g({args}) : ({types}) -> ()\n").repeat(4000);
        let functions = (0..20).map(|i| format!("func.func @f{i}(%x: i64) {{\n{call}  return\n}}\n"));
        let text: String = functions.chain([format!("func.func private @g({types})")]).collect();
        let llvm_ir = check(&options(1), &text, true);
        assert!(llvm_ir.len() > 10_000_000);
        // There is no room for a file in a folder that does not exist.
        let elsewhere = Some(std::env::temp_dir().join("terrace-has-no-such-folder"));
        let options = CompileOptions { spill: elsewhere, ..options(1) };
        assert!(compile(&options, &text, true).0.unwrap() == llvm_ir);
    }

    #[test]
    fn constants_of_the_module_are_known_in_its_bodies() {
        let text = "memref.global constant @c : memref<2xi32> = dense<[4, 5]>
            func.func @f() -> i32 {
              %m = memref.get_global @c : memref<2xi32>
              %i = arith.constant 1 : index
              %v = memref.load %m[%i] : memref<2xi32>
              return %v : i32
            }
            memref.global \"private\" @d : memref<2xi32>
            func.func @g(%i: index) -> i32 {
              %m = memref.get_global @d : memref<2xi32>
              %v = memref.load %m[%i] : memref<2xi32>
              return %v : i32
            }";
        check(&options(1), text, true);
    }

    #[test]
    fn conventions_and_targets_are_those_of_the_whole_module() {
        let text = "func.func @f(%a: memref<4xf32>, %x: i8) -> (i8, f32) attributes {llvm.emit_c_interface} {
              %i = arith.constant 1 : index
              %v = memref.load %a[%i] : memref<4xf32>
              return %x, %v : i8, f32
            }
            func.func private @h(memref<?xf32>)
            llvm.func @k() { llvm.return }
            llvm.mlir.global internal @g() : i32 { %c = llvm.mlir.constant(3 : i32) : i32  llvm.return %c : i32 }";
        let target = Some("x86_64-unknown-linux-gnu".to_owned());
        let whole = check(&CompileOptions { target, ..options(1) }, text, true);
        assert!(whole.contains("_mlir_ciface_f") && whole.contains("target triple"), "{whole}");
        let lowering =
            LoweringOptions { bare_pointers: true, index_bitwidth: 32, ..LoweringOptions::default() };
        let plain =
            text.replace(" attributes {llvm.emit_c_interface}", "").replace("memref<?xf32>", "memref<2xf32>");
        check(&CompileOptions { lowering, ..options(1) }, &plain, true);
        let lowering = LoweringOptions { debug_lines: true, ..LoweringOptions::default() };
        check(&CompileOptions { lowering, ..options(1) }, text, false);
    }

    #[test]
    fn some_modules_need_to_be_whole() {
        for text in [
            // Tensors become buffers of all functions together.
            "func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> { return %t : tensor<4xf32> }",
            "func.func @f(%c: i1) { cf.assert %c, \"no\"  return }
             func.func @g(%c: i1) { cf.assert %c, \"no\"  return }",
            // Calls of functions of OpenCL change their declarations.
            "llvm.func @_Z12get_local_idj(i32) -> i32
             llvm.func @f() -> i32 { %t = xevm.local_id.x range <i32, 0, 64> : i32  llvm.return %t : i32 }",
            // Errors are reported in order.
            "func.func @f() { \"x.y\"() : () -> ()  return }",
            "func.func @f() { %c = arith.constant 1 : i32  %d = arith.constant 1 : i64  return }
             func.func @g() { %m = memref.alloc() : memref<2xf32, 7>  memref.dealloc %m : memref<2xf32, 7>
               func.call @absent() : () -> ()  return }",
            "gpu.module @k {}  func.func @f() { return }",
            "module { module {}  func.func @f() { return } }",
        ] {
            check(&options(1), text, false);
        }
    }
}
