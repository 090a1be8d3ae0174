// Checks the text of the page in Node.js, and the code that the documentation of `terrace-wasm` shows: `node check.mjs`,
// beside `node_modules` as the page needs it.

import assert from "node:assert/strict";

import { compileToWasm } from "terrace-wasm";
import { show } from "./page.mjs";

const program = (body) => `func.func @main() -> i32 {\n${body}\n}`;
const text = await show(program("  %c = arith.constant 42 : i32\n  return %c : i32"));
assert.match(text, /define i32 @main\(\)/);
assert.match(text, /main returns 42\n$/);
assert.match(await show(program("  return")), /^2:3: /);

import { compile } from "terrace-wasm";

const { llvmIr, diagnostics } = await compile(
  "func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }",
  { passes: "canonicalize,cse" },
);
assert.match(llvmIr, /ret i32 1/);
assert.equal(diagnostics.length, 0);

const { wasm } = await compileToWasm("func.func @main() -> i32 { %c = arith.constant 7 : i32  return %c : i32 }");
import { run } from "terrace-wasm/run.mjs";

const { exitCode, output, exports } = await run(wasm, { stdout: (text) => console.log(text) });
assert.equal(exitCode, 7);
