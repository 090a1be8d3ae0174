// The compiled extension with a real server and a mock of the editor.

import assert from "node:assert/strict";
import fs from "node:fs";
import Module, { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import vscode, { edit, provider, select, state, window, workspace } from "./vscode.mjs";

const root = path.join(import.meta.dirname, "..");
const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "../../target");
const server = process.env.TERRACE ?? path.join(target, "debug", process.platform === "win32" ? "terrace.exe" : "terrace");

const TEXT = `func.func @f(%a: i32) -> i32 {
  %seven = arith.constant 7 : i32
  %sum = arith.addi %a, %seven : i32
  %unused = arith.addi %a, %a : i32
  return %sum : i32
}
`;

const token = new vscode.CancellationTokenSource().token;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "terrace vscode "));
let extension;
let document;
let editor;

/** Waits until a condition holds. */
async function until(condition, what) {
  for (let i = 0; i < 500; i += 1) {
    const value = await condition();
    if (value) {
      return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`${what}: ${state.errors}`);
}

before(async () => {
  assert.ok(fs.existsSync(server), `there is no server at ${server}: build it, or set TERRACE`);
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  extension = createRequire(import.meta.url)(path.join(root, "dist/extension.js"));
  const file = path.join(folder, "a b.mlir");
  fs.writeFileSync(file, TEXT);
  document = await workspace.openTextDocument(vscode.Uri.file(file));
  editor = await window.showTextDocument(document, { viewColumn: 1 });
  state.settings["terrace.server.path"] = server;
  await extension.activate({ extensionPath: folder, subscriptions: [] });
});

after(async () => {
  await extension.deactivate();
  fs.rmSync(folder, { recursive: true });
});

test("the manifest names what is there", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  for (const { command } of manifest.contributes.commands) {
    assert.ok(state.commands.has(command), command);
  }
  for (const { path: file } of manifest.contributes.grammars) {
    JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
  }
  for (const { configuration } of manifest.contributes.languages.filter((row) => row.configuration)) {
    JSON.parse(fs.readFileSync(path.join(root, configuration), "utf8"));
  }
  assert.deepEqual([...state.customEditors.keys()], manifest.contributes.customEditors.map((row) => row.viewType));
});

test("diagnostics follow the text", async () => {
  const diagnostics = () => state.diagnostics.get(document.uri.toString()) ?? [];
  edit(document, TEXT.replace("addi", "adi"));
  const [first] = await until(() => diagnostics().length > 0 && diagnostics(), "a diagnostic");
  assert.match(first.message, /'arith.adi' is unknown/);
  edit(document, TEXT);
  await until(() => diagnostics().length === 0, "no diagnostic");
});

test("hover tells what an operation becomes", async () => {
  const hover = await provider("Hover", document).provideHover(document, new vscode.Position(2, 10), token);
  assert.match([hover.contents].flat()[0].value, /Lowered:[^]*llvm\.add %arg0, %0 : i32/);
});

/** Shows a stage by its command. */
async function show(command, line, character) {
  select(editor, line, character);
  await vscode.commands.executeCommand(command);
  const shown = window.visibleTextEditors.at(-1);
  assert.notEqual(shown, editor, state.errors.join());
  return shown;
}

test("LLVM IR is shown beside the text, and follows it", async () => {
  const shown = await show("terrace.showLlvmIr", 2, 10);
  assert.equal(shown.viewColumn, vscode.ViewColumn.Beside);
  assert.deepEqual([shown.document.uri.scheme, shown.document.languageId], ["terrace", "llvm"]);
  assert.equal(window.activeTextEditor, editor);
  assert.match(shown.document.getText(), /define i32 @f\(i32 %0\) {\n  %2 = add i32 %0, 7\n/);
  edit(document, TEXT.replace("addi", "muli"));
  await until(() => shown.document.getText().includes("%2 = mul i32 %0, 7"), "the new text");
  edit(document, TEXT);
  await until(() => shown.document.getText().includes("%2 = add i32 %0, 7"), "the old text");
});

test("definitions lead from LLVM IR to the source", async () => {
  const { document: shown } = await show("terrace.showLlvmIr", 2, 10);
  const line = shown.getText().split("\n").findIndex((text) => text.includes("add i32"));
  const places = await provider("Definition", shown).provideDefinition(shown, new vscode.Position(line, 8), token);
  const [{ uri, range }] = places;
  assert.equal(uri.toString(), document.uri.toString());
  assert.deepEqual([range.start.line, range.start.character, range.end.character], [2, 9, 19]);
});

test("lines of the operation under the cursor light up on both sides", async () => {
  const shown = await show("terrace.showLlvmDialect", 2, 10);
  assert.equal(shown.document.languageId, "mlir");
  const lines = shown.document.getText().split("\n");
  select(editor, 2, 10);
  const [marked] = await until(() => shown.decorations.length && shown.decorations, "a mark");
  assert.match(lines[marked.start.line], /llvm.add/);
  select(shown, lines.findIndex((text) => text.includes("llvm.return")), 6);
  const [source] = await until(() => editor.decorations.length && editor.decorations, "a mark in the source");
  assert.equal(source.start.line, 4);
});

test("assembly has a language of its own", async () => {
  const shown = await show("terrace.showAssembly", 2, 10);
  assert.equal(shown.document.languageId, "terrace-assembly");
  assert.match(shown.document.getText(), /^f:|machine code needs clang/m);
});

test("passes show a difference", async () => {
  select(editor, 2, 10);
  state.answers.push((items) => {
    assert.ok(items.length > 100 && items.some((item) => item.label === "cse" && item.description));
    return items.find((item) => item.label === "canonicalize");
  });
  await vscode.commands.executeCommand("terrace.showDifference");
  const [name, before, after, title] = state.executed.at(-1);
  assert.deepEqual([name, title], ["vscode.diff", "canonicalize"]);
  const text = async (uri) => (await workspace.openTextDocument(uri)).getText();
  assert.match(await text(before), /%unused = arith.addi %a, %a : i32/);
  assert.match(await text(after), /%sum = arith.addi %a, %seven : i32\n    return %sum : i32/);
});

test("errors are shown", async () => {
  select(editor, 2, 10);
  state.answers.push((items) => items[0], "nothing");
  await vscode.commands.executeCommand("terrace.showDifference");
  const after = state.executed.at(-1)[2];
  assert.match((await workspace.openTextDocument(after)).getText(), /'nothing' does not refer to a registered pass/);
  window.activeTextEditor = undefined;
  await vscode.commands.executeCommand("terrace.showLlvmIr");
  assert.match(state.errors.pop(), /put the cursor in a function/);
});

test("bytecode is shown as text, and saved as bytecode", async () => {
  const file = vscode.Uri.file(path.join(folder, "c d.mlirbc"));
  fs.writeFileSync(file.fsPath, 'module {\n  func.func private @f(i32)\n}\n');
  const provider = state.customEditors.get("terrace.bytecode");
  let disposed = false;
  const panel = { viewColumn: 1, dispose: () => (disposed = true) };
  await provider.resolveCustomEditor(provider.openCustomDocument(file), panel);
  assert.ok(disposed);
  const text = window.activeTextEditor.document;
  assert.equal(text.languageId, "mlir");
  assert.match(text.getText(), /func.func private @f\(i32\) loc/);
  edit(text, text.getText().replace("@f", "@renamed"));
  await state.files.get(text.uri.scheme).writeFile(text.uri);
  const bytes = fs.readFileSync(file.fsPath);
  assert.equal(bytes.subarray(0, 4).toString("latin1"), "ML\xefR");
  assert.ok(bytes.includes("renamed"));
});

test("the server is restarted, its absence is told, and the extension may have its own", async () => {
  state.settings["terrace.server.path"] = path.join(folder, "no server");
  await vscode.commands.executeCommand("terrace.restart");
  const message = await until(() => state.errors.find((text) => text.includes("does not start")), "a message");
  assert.match(message, /Set 'terrace.server.path'/);
  // The extension's own server, as in packages for a platform.
  state.settings["terrace.server.path"] = "";
  fs.mkdirSync(path.join(folder, "server"));
  fs.symlinkSync(path.resolve(server), path.join(folder, "server", path.basename(server)));
  await vscode.commands.executeCommand("terrace.restart");
  const hover = await provider("Hover", document).provideHover(document, new vscode.Position(2, 10), token);
  assert.match([hover.contents].flat()[0].value, /arith.addi/);
  // Of two restarts at a time, one server is left.
  await Promise.all([0, 1].map(() => vscode.commands.executeCommand("terrace.restart")));
  const hovers = state.providers.filter((row) => row.kind === "Hover");
  assert.equal(hovers.length, 1);
});
