// The grammars: tokens of lines, and that every file of the repository's tests gets tokens in time.

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { before, test } from "node:test";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";

const root = path.join(import.meta.dirname, "..");
const FILES = {
  "source.mlir": "mlir",
  "source.llvm": "llvm",
  "source.terrace-assembly": "assembly",
  "markdown.mlir.codeblock": "markdown",
};
let registry;

before(async () => {
  const wasm = fs.readFileSync(path.join(root, "node_modules/vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => {
      const file = path.join(root, `syntaxes/${FILES[scope]}.tmLanguage.json`);
      return textmate.parseRawGrammar(fs.readFileSync(file, "utf8"), file);
    },
  });
});

/** The words of a text that have scopes of their own: `word scope`, without the language's name. */
async function tokens(scope, text) {
  const grammar = await registry.loadGrammar(scope);
  const suffix = `.${scope.replace("source.", "")}`;
  const found = [];
  let state = textmate.INITIAL;
  for (const line of text.split("\n")) {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    for (const token of result.tokens) {
      const word = line.slice(token.startIndex, token.endIndex).trim();
      const name = token.scopes.at(-1);
      if (/[^"]/.test(word) && name !== scope && !name.startsWith("punctuation")) {
        found.push(`${word} ${name.replace(suffix, "")}`);
      }
    }
  }
  return found;
}

/** Checks that a text has exactly these tokens. */
async function check(scope, text, expected) {
  assert.deepEqual(await tokens(scope, text), expected);
}

test("operations, values and types of MLIR", async () => {
  await check("source.mlir", "%sum:2, %b = arith.addi %a#1, %0 overflow<nsw> : vector<4x[8]xi32>", [
    "sum variable.other.value",
    "2 constant.numeric.integer",
    "b variable.other.value",
    "= keyword.operator",
    "arith.addi support.function.operation",
    "a variable.other.value",
    "1 constant.numeric.result",
    "0 variable.other.value",
    "overflow keyword.other",
    "nsw keyword.other",
    "vector storage.type.builtin",
    "4x[8]x constant.numeric.shape",
    "i32 storage.type.builtin",
  ]);
  await check("source.mlir", "func.func private @f(!llvm.ptr, memref<?x4xf32, #map>) -> index", [
    "func.func support.function.operation",
    "private storage.modifier",
    "f entity.name.function.symbol",
    "llvm.ptr entity.name.type.dialect",
    "memref storage.type.builtin",
    "?x4x constant.numeric.shape",
    "f32 storage.type.builtin",
    "map constant.other.attribute",
    "-> keyword.operator.arrow",
    "index storage.type.builtin",
  ]);
  await check("source.mlir", "^bb1(%i: i1):  cf.br ^\"next\"", [
    "bb1 entity.name.label",
    "i variable.other.value",
    "i1 storage.type.builtin",
    "cf.br support.function.operation",
    "next string.quoted.double",
  ]);
});

test("attributes, numbers and strings of MLIR", async () => {
  await check("source.mlir", '"a.b"() {x.y = -1.5e3 : f64, s = "q\\22\\n", t = dense<0xFF>, u = true, n = @m::@n}', [
    "a.b string.quoted.double",
    "x.y variable.other.property",
    "= keyword.operator",
    "-1.5e3 constant.numeric.float",
    "f64 storage.type.builtin",
    "s variable.other.property",
    "= keyword.operator",
    "q string.quoted.double",
    "\\22 constant.character.escape",
    "\\n constant.character.escape",
    "t variable.other.property",
    "= keyword.operator",
    "dense keyword.other.attribute",
    "0xFF constant.numeric.hexadecimal",
    "u variable.other.property",
    "= keyword.operator",
    "true constant.language",
    "n variable.other.property",
    "= keyword.operator",
    "m entity.name.function.symbol",
    ":: keyword.operator",
    "n entity.name.function.symbol",
  ]);
});

test("comments and markers of MLIR", async () => {
  const text = "// -----\n// RUN: terrace opt %s\n// CHECK-NEXT: x\n// expected-error @below {{no}}\n// %a is a value";
  await check("source.mlir", text, [
    "// ----- markup.heading.split",
    "// comment.line.double-slash",
    "RUN keyword.control.directive",
    ": terrace opt %s comment.line.double-slash",
    "// comment.line.double-slash",
    "CHECK-NEXT keyword.other.check",
    ": x comment.line.double-slash",
    "// comment.line.double-slash",
    "expected-error keyword.other.check",
    "@below {{no}} comment.line.double-slash",
    "// %a is a value comment.line.double-slash",
  ]);
});

test("resources end", async () => {
  const text = '{-# dialect_resources: { builtin: { blob: "0x0800" } } #-}\n%a = x.y';
  assert.deepEqual((await tokens("source.mlir", text)).slice(-3), [
    "a variable.other.value",
    "= keyword.operator",
    "x.y support.function.operation",
  ]);
});

test("LLVM IR", async () => {
  const text = 'define i32 @f(ptr %0) #1 {\n3:  ; preds = %1\n  %4 = add nsw i32 %2, -1, !dbg !7\n  br label %3\n}';
  await check("source.llvm", text, [
    "define keyword.other",
    "i32 storage.type",
    "f entity.name.function.symbol",
    "ptr storage.type",
    "0 variable.other.value",
    "#1 constant.other.attribute",
    "3 entity.name.label",
    "; preds = %1 comment.line.semicolon",
    "4 variable.other.value",
    "add support.function.instruction",
    "nsw storage.modifier",
    "i32 storage.type",
    "2 variable.other.value",
    "-1 constant.numeric.integer",
    "!dbg constant.other.metadata",
    "!7 constant.other.metadata",
    "br keyword.control",
    "label storage.type",
    "3 variable.other.value",
  ]);
});

test("assembly", async () => {
  const text = "f:                 # @f\n\tmovl\t$7, %edi   # imm = 0x7\n\tjmp\tg@PLT\n\t.long\t1\n\tldr\tx0, [sp, #16] // note";
  await check("source.terrace-assembly", text, [
    "f entity.name.label",
    "# @f comment.line.number-sign",
    "movl support.function.instruction",
    "$7 constant.numeric",
    "%edi variable.language.register",
    "# imm = 0x7 comment.line.number-sign",
    "jmp support.function.instruction",
    "g@PLT entity.name.function.symbol",
    ".long keyword.control.directive",
    "1 constant.numeric",
    "ldr support.function.instruction",
    "x0 variable.language.register",
    "sp variable.language.register",
    "#16 constant.numeric",
    "// note comment.line.double-slash",
  ]);
});

test("blocks in Markdown", async () => {
  const found = await tokens("markdown.mlir.codeblock", "```mlir\n%a = x.y\n```\n%b = x.y");
  const names = found.map((token) => token.replace(".mlir", ""));
  assert.deepEqual(names.slice(1, 4), ["a variable.other.value", "= keyword.operator", "x.y support.function.operation"]);
  assert.ok(!found.some((token) => token.startsWith("b ")));
});

test("files of the repository", async () => {
  const folder = path.join(root, "../../tests");
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".mlir"));
  assert.ok(files.length > 100);
  const grammar = await registry.loadGrammar("source.mlir");
  const start = Date.now();
  for (const file of files.sort().filter((_, i) => i % 10 === 0)) {
    let state = textmate.INITIAL;
    for (const line of fs.readFileSync(path.join(folder, file), "utf8").split("\n")) {
      const result = grammar.tokenizeLine(line, state, 1000);
      assert.ok(!result.stoppedEarly, `${file}: ${line.slice(0, 100)}`);
      state = result.ruleStack;
    }
    const open = state.depth;
    assert.equal(open, 1, `${file} ends in a region of the grammar`);
  }
  assert.ok(Date.now() - start < 60_000);
});
