// What the page shows of a program: its LLVM IR, and what `main` returns; or its errors.

import { compile, compileToWasm } from "terrace-wasm";
import { run } from "terrace-wasm/run.mjs";

/** The text about a program. */
export async function show(text) {
  const { llvmIr, diagnostics } = await compile(text, { passes: "canonicalize,cse" });
  if (llvmIr === null) {
    return diagnostics.map(({ line, column, message }) => `${line}:${column}: ${message}`).join("\n");
  }
  const { wasm } = await compileToWasm(text);
  let printed = "";
  if (wasm !== null && text.includes("@main")) {
    const { exitCode } = await run(wasm, { stdout: (part) => (printed += part) });
    printed += `main returns ${exitCode}\n`;
  }
  return `${llvmIr}\n${printed}`;
}
