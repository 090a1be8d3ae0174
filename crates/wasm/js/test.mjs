// `node test.mjs terrace_wasm.wasm`: the module needs no imports, and compiles.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load as loadExplorer } from "./explore.mjs";
import { load } from "./index.mjs";
import { run } from "./run.mjs";

const bytes = readFileSync(process.argv[2]);
const terrace = await load(bytes);
const explorer = await loadExplorer(bytes);
const ask = (request) => JSON.parse(explorer.answer(JSON.stringify(request)));

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
  assert.throws(() => terrace.compile("", { emit: "wasm" }), /'emit'/);
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

const SQUARES = `func.func private @square(%x: i64) -> i64 {
  %y = arith.muli %x, %x : i64
  return %y : i64
}
func.func @sum(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %y = func.call @square(%x) : (i64) -> i64
    %next = arith.addi %acc, %y : i64
    scf.yield %next : i64
  }
  return %sum : i64
}
`;

/** The lines of each stage that have an origin in common with a line of the input. */
function linked({ stages }, input, line) {
  const origins = stages[0].marks.filter((mark) => mark[0] === line).flatMap((mark) => mark.slice(2));
  let [text, marks] = [input, []];
  return stages.map((stage) => {
    text = stage.text ?? text;
    marks = stage.marks ?? marks;
    const lines = marks.filter((mark) => mark.slice(2).some((origin) => origins.includes(origin))).map((mark) => mark[0]);
    return [...new Set(lines)].map((line) => text.split("\n")[line - 1].trim());
  });
}

test("a compilation is shown pass by pass", () => {
  const request = { request: "stages", name: "it's.mlir", text: SQUARES, passes: "canonicalize,func.func(cse,canonicalize),inline" };
  const { stages, diagnostics } = ask({ ...request, importBack: true });
  assert.deepEqual(diagnostics, []);
  const names = stages.map(({ kind, title }) => `${kind}: ${title}`);
  const passes = ["canonicalize", "cse", "canonicalize", "inline"].map((pass) => `pass: ${pass}`);
  assert.deepEqual(names, ["input: input", ...passes, "llvm-dialect: llvm dialect", "llvm-ir: LLVM IR", "import: imported again"]);
  // The texts of passes that change nothing are left out.
  assert.deepEqual(stages.map(({ text }) => text === null), [true, false, true, true, false, false, false, false]);
  assert.equal(stages[0].command, "terrace opt 'it'\\''s.mlir'");
  const pipeline = "builtin.module(canonicalize,func.func(cse),func.func(canonicalize),inline)";
  assert.equal(stages[6].command, `terrace compile 'it'\\''s.mlir' --pass-pipeline='${pipeline}' --emit=ll`);
  assert.equal(stages[6].text, terrace.compile(SQUARES, { passes: request.passes }).llvmIr);
  assert.equal(stages[5].text.trim(), terrace.compile(SQUARES, { passes: request.passes, emit: "llvm-dialect" }).llvmIr.trim());
  assert.equal(ask(request).stages.length, 7);
});

test("operations are linked through all stages", () => {
  const answer = ask({ request: "stages", name: "f.mlir", text: SQUARES, passes: "inline", importBack: true });
  assert.deepEqual(linked(answer, SQUARES, 2), [
    ["%y = arith.muli %x, %x : i64"],
    ["%2 = arith.muli %1, %1 : i64"],
    ["%6 = llvm.mul %3, %3 : i64"],
    ["%7 = mul i64 %3, %3"],
    ["%5 = llvm.mul %2, %2 : i64"],
  ]);
  // The call was inlined: the product comes from it, too.
  assert.deepEqual(linked(answer, SQUARES, 11)[3], ["%7 = mul i64 %3, %3"]);
  assert.match(linked(answer, SQUARES, 9)[3].join("\n"), /br label.*phi i64.*icmp slt/s);
  assert.deepEqual(linked(answer, SQUARES, 5)[3], ["define i64 @sum(i64 %0) {"]);
  // What the text says of locations does not matter.
  const located = SQUARES.replace("muli %x, %x : i64", 'muli %x, %x : i64 loc("elsewhere.py":7:3)');
  const moved = ask({ request: "stages", name: "f.mlir", text: located, passes: "" });
  assert.deepEqual(linked(moved, located, 2)[2], ["%2 = mul i64 %0, %0"]);
});

test("all errors of a text are listed, with advice", () => {
  const text = "func.func @f(%x: i32) {\n  %a = arith.addi %x, %y : i32\n  return\n}\nfunc.func @g() {\n  arith.addj\n  return\n}\n";
  const { stages, diagnostics } = ask({ request: "stages", name: "f.mlir", text });
  assert.deepEqual(stages, []);
  assert.deepEqual(diagnostics.map(({ line }) => line), [2, 6]);
  assert.match(diagnostics[1].notes[0].message, /did you mean .*'arith.addi'/);
  const failed = ask({ request: "stages", name: "f.mlir", text: SQUARES, passes: "canonicalize,no-such-pass" });
  assert.equal(failed.stages.length, 1);
  assert.match(failed.diagnostics[0].message, /no-such-pass/);
});

test("LLVM IR is a program, too", () => {
  const text = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 0\n  ret i32 %y\n}\n";
  const { stages, diagnostics } = ask({ request: "stages", name: "f.ll", text, passes: "cse" });
  assert.deepEqual(diagnostics, []);
  assert.match(stages.at(-1).text, /define i32 @f\(i32 %0\) \{\n  %2 = add i32 %0, 0\n  ret i32 %2/);
});

test("a position has documentation, graphs and layouts", () => {
  const text = `func.func @f(%c: i1, %m: memref<2x3xf32, strided<[4, 1], offset: 8>>) {
  cf.cond_br %c, ^then, ^end
^then:
  func.call @g(%m) : (memref<2x3xf32, strided<[4, 1], offset: 8>>) -> ()
  cf.br ^end
^end:
  return
}
func.func private @g(memref<2x3xf32, strided<[4, 1], offset: 8>>)
`;
  const at = ask({ request: "inspect", text, line: 4, column: 8 });
  assert.equal(at.operation.name, "func.call");
  assert.match(at.operation.documentation, /Calls a function/);
  assert.equal(at.function.name, "f");
  assert.deepEqual(at.function.blocks.map(({ name }) => name), ["entry", "^then", "^end"]);
  assert.deepEqual(at.function.edges, [[0, 1], [0, 2], [1, 2]]);
  assert.deepEqual(at.calls.edges, [[0, 1]]);
  const [{ size, fields, elements }] = at.layouts;
  assert.equal(size, 56);
  assert.deepEqual(fields.map(({ name, offset }) => `${offset} ${name}`), [
    "0 allocated", "8 aligned", "16 offset", "24 sizes[0]", "32 sizes[1]", "40 strides[0]", "48 strides[1]",
  ]);
  assert.deepEqual(elements, { type: "f32", size: 4, shape: [2, 3], strides: [4, 1], offset: 8 });
  assert.equal(ask({ request: "inspect", text: SQUARES, line: 11, column: 20 }).operation.name, "func.call");
  assert.equal(ask({ request: "inspect", text: SQUARES, line: 11, column: 1 }).operation.name, "func.call");
  // Errors elsewhere do not matter.
  assert.equal(ask({ request: "inspect", text: text.replace("return", "retrun"), line: 4, column: 8 }).operation.name, "func.call");
});

test("structs have offsets and padding", () => {
  const text = `llvm.func @f(%p: !llvm.ptr) {
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64, array<2 x i16>)>
  llvm.return
}`;
  const [{ size, alignment, fields }] = ask({ request: "inspect", text, line: 2, column: 10 }).layouts;
  // Without a data layout LLVM aligns i64 to 4 bytes.
  assert.deepEqual([size, alignment], [16, 4]);
  assert.deepEqual(fields.map(({ name, offset, size }) => [name, offset, size]), [["0", 0, 1], ["1", 4, 8], ["2[0]", 12, 2], ["2[1]", 14, 2]]);
});

test("a struct that contains itself has no layout", () => {
  const text = `func.func private @f(!llvm.struct<"a", (i8, struct<"a">)>)`;
  assert.deepEqual(ask({ request: "inspect", text, line: 1, column: 8 }).layouts, []);
  const body = `func.func @f(%x: !llvm.struct<"a", (i8, struct<"a">)>) {\n  return\n}`;
  assert.deepEqual(ask({ request: "inspect", text: body, line: 1, column: 8 }).layouts, []);
});

test("the graphs of LLVM IR", () => {
  const request = { request: "stages", name: "f.mlir", text: SQUARES, passes: "" };
  const { text } = ask(request).stages.at(-1);
  const line = text.split("\n").findIndex((line) => line.includes("icmp")) + 1;
  const at = ask({ request: "inspect", text, llvmIr: true, line, column: 10 });
  assert.equal(at.operation.name, "llvm.icmp");
  assert.deepEqual(at.function.edges, [[0, 1], [1, 2], [1, 3], [2, 1]]);
  assert.deepEqual(at.calls.functions.map(({ name }) => name), ["square", "sum"]);
  assert.deepEqual(at.calls.edges, [[1, 0]]);
});

test("what completion needs", () => {
  const { passes, operations, optimize } = ask({ request: "catalog" });
  const canonicalize = passes.find(({ name }) => name === "canonicalize");
  assert.ok(canonicalize.summary && canonicalize.options.some(({ name }) => name === "max-iterations"));
  assert.ok(operations.includes("arith.addi") && operations.length > 1000);
  const { diagnostics } = ask({ request: "stages", name: "f.mlir", text: SQUARES, passes: optimize });
  assert.deepEqual(diagnostics, []);
  assert.match(ask({ request: "documentation", name: "arith.addi" }).documentation, /add/i);
  assert.equal(ask({ request: "documentation", name: "no.such" }).documentation, "");
});

test("an explorer goes on after a program that is too deep, and after what is no request", () => {
  const deep = "tuple<".repeat(100000) + "i32" + ">".repeat(100000);
  const request = { request: "stages", name: "f.mlir", text: `func.func private @f(${deep})` };
  try {
    assert.equal(ask(request).diagnostics[0].severity, "error");
  } catch (error) {
    assert.ok(error instanceof RangeError || error instanceof WebAssembly.RuntimeError);
  }
  assert.match(JSON.parse(explorer.answer("{}")).error, /request/);
  assert.equal(ask({ ...request, text: SQUARES }).diagnostics.length, 0);
});
