// `node test.mjs terrace_wasm.wasm`: the module needs no imports, and compiles.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./index.mjs";
import { run } from "./run.mjs";

const bytes = readFileSync(process.argv[2]);
const terrace = await load(bytes);

test("the module needs no imports", () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
});

test("a program becomes LLVM IR", () => {
  const text = `func.func @sum(%m: memref<?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %n = memref.dim %m, %c0 : memref<?xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
      %x = memref.load %m[%i] : memref<?xf32>
      %s = arith.addf %acc, %x : f32
      scf.yield %s : f32
    }
    return %r : f32
  }`;
  const { llvmIr, diagnostics } = terrace.compile(text);
  assert.match(llvmIr, /define float @sum\(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4\)/);
  assert.deepEqual(diagnostics, []);
  assert.match(terrace.compile(text, { emit: "llvm-dialect" }).llvmIr, /llvm\.func @sum/);
});

test("constants fold by functions that are in the module", () => {
  const text = `func.func @f() -> f64 {
    %half = arith.constant 5.000000e-01 : f64
    %x = math.asinh %half : f64
    return %x : f64
  }`;
  const { llvmIr } = terrace.compile(text, { passes: "canonicalize", emit: "mlir" });
  const value = Number(llvmIr.match(/arith\.constant ([-+.0-9e]+) : f64/)[1]);
  assert.ok(Math.abs(value - Math.asinh(0.5)) < 1e-6, llvmIr);
  assert.doesNotMatch(llvmIr, /math\.asinh/);
});

test("a program becomes WebAssembly, and runs", async () => {
  const text = `func.func @main() -> i32 {
    %x = arith.constant 1.25 : f64
    %y = math.sin %x : f64
    vector.print %y : f64
    %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %w = arith.muli %v, %v : vector<4xi32>
    vector.print %w : vector<4xi32>
    %status = arith.constant 3 : i32
    return %status : i32
  }
  func.func @twice(%x: i64) -> i64 {
    %y = arith.addi %x, %x : i64
    return %y : i64
  }`;
  const { wasm, diagnostics } = terrace.compileToWasm(text, { passes: "canonicalize" });
  assert.deepEqual(diagnostics, []);
  const lines = [];
  const { exitCode, output, exports } = await run(wasm, { stdout: (line) => lines.push(line) });
  assert.equal(output, "0.948985\n( 1, 4, 9, 16 )\n");
  assert.deepEqual([exitCode, lines.length, exports.twice(21n)], [3, 2, 42n]);
});

test("constructs without WebAssembly are errors at their places", () => {
  const text = "func.func @f(%x: f64) -> f80 {\n  %y = arith.extf %x : f64 to f80\n  return %y : f80\n}";
  const { wasm, diagnostics } = terrace.compileToWasm(text);
  assert.equal(wasm, null);
  assert.match(diagnostics[0].message, /there is no WebAssembly for '@f': floats of the format 'x86_fp80'/);
  assert.throws(() => terrace.compileToWasm("", { emit: "mlir" }), /'emit'/);
});

test("traps have what was printed before", async () => {
  const text = `func.func @main() {
    %x = arith.constant 7 : i64
    vector.print %x : i64
    "llvm.intr.trap"() : () -> ()
    return
  }`;
  await assert.rejects(run(terrace.compileToWasm(text).wasm), (error) => {
    return error instanceof WebAssembly.RuntimeError && error.output === "7\n";
  });
});

test("errors are values", () => {
  const { llvmIr, diagnostics } = terrace.compile("func.func @f(%x i32) {}", { name: "f.mlir" });
  assert.equal(llvmIr, null);
  const [first] = diagnostics;
  assert.deepEqual([first.severity, first.file, first.line, first.column], ["error", "f.mlir", 1, 16]);
  assert.match(first.message, /expected ':'/);
  assert.match(terrace.compile("func.func @f() { return }", { passes: "no-such-pass" }).diagnostics[0].message, /no-such-pass/);
  assert.throws(() => terrace.compile("", { verbose: true }), /unknown option/);
});

test("a program that is too deep is an error, and the next one compiles", () => {
  const deep = "tuple<".repeat(100000) + "i32" + ">".repeat(100000);
  const { llvmIr, diagnostics } = terrace.compile(`func.func private @f(${deep})`);
  assert.equal(llvmIr, null);
  assert.equal(diagnostics[0].severity, "error");
  assert.match(terrace.compile("func.func @f() { return }").llvmIr, /define void @f/);
});
