// The page in Chromium: `npm run build`, then `npm test`. With SCREENSHOTS=<folder> the screenshots are kept there.
// The program TERRACE, or that of the debug build, runs the commands of the page.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { deflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";
import { server } from "../serve.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "..", "dist");
const target = process.env.CARGO_TARGET_DIR ?? join(here, "..", "..", "target");
const terrace = process.env.TERRACE ?? join(target, "debug", "terrace");
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PRODUCTS = `func.func @product(%a: memref<4x3xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> (f32) {
    %x = memref.load %a[%i, %c0] : memref<4x3xf32>
    %p = arith.mulf %acc, %x : f32
    scf.yield %p : f32
  }
  return %r : f32
}

func.func @twice(%a: memref<4x3xf32>, %n: index) -> f32 {
  %r = func.call @product(%a, %n) : (memref<4x3xf32>, index) -> f32
  %s = arith.addf %r, %r : f32
  return %s : f32
}
`;

let browser;
let http;
let url;

before(async () => {
  http = server();
  await new Promise((resolve) => http.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${http.address().port}/`;
  browser = await chromium.launch({ executablePath, args });
});

after(async () => {
  await browser?.close();
  http?.close();
});

/** Runs a test on a page of its own. Errors of the page and requests to elsewhere fail it. */
function onPage(name, options, run) {
  test(name, async () => {
    const context = await browser.newContext({
      viewport: { width: 1500, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
      serviceWorkers: "block",
      ...options,
    });
    const wrong = [];
    context.on("request", (request) => request.url().startsWith(url) || wrong.push(`request to ${request.url()}`));
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      page.on("pageerror", (error) => wrong.push(error.message));
      page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
      await run(page, context, wrong);
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
    }
  });
}

const revision = (page) => page.locator("#status").evaluate((status) => Number(status.dataset.revision));

/** Waits for a compilation after one. */
async function compiled(page, after = 0) {
  await page.waitForFunction((after) => Number(document.querySelector("#status")?.dataset.revision) > after, after);
}

async function open(page, hash = "") {
  await page.goto(url + hash);
  await compiled(page);
}

/** Puts a text in place of that of an editor, as a user pastes it. */
async function paste(page, label, text) {
  const old = await revision(page);
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
  await compiled(page, old + (text === "" ? 0 : 1));
}

const INPUT = "Input, MLIR or LLVM IR";

async function program(page, text, passes) {
  await open(page);
  await paste(page, "Pass pipeline", passes);
  await paste(page, INPUT, text);
}

const column = (page, name) => page.getByRole("region", { name, exact: true });
const line = (page, name, text) => column(page, name).locator(".cm-line", { hasText: text }).first();
/** Clicks at the start of a line, so that long lines do not scroll. */
const click = (page, name, text) => line(page, name, text).click({ position: { x: 60, y: 8 } });
const litLines = (page, name) => column(page, name).locator(".cm-line.lit").allInnerTexts().then((lines) => lines.map((line) => line.trim()));
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const tab = (page, name) => page.getByRole("tab", { name }).click();

async function screenshot(page, name) {
  await page.waitForTimeout(250);
  const folder = process.env.SCREENSHOTS;
  if (folder) mkdirSync(folder, { recursive: true });
  await page.screenshot(folder ? { path: join(folder, `${name}.png`) } : {});
}

/** Checks the page with axe-core. */
async function accessible(page) {
  // The page's policy keeps scripts of others out, so the checks come by the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`);
  assert.deepEqual(found, []);
}

onPage("stages are columns, and a pass that changes nothing is folded", {}, async (page) => {
  await program(page, PRODUCTS, "canonicalize,cse,convert-scf-to-cf");
  const names = await page.locator("#strip button").allInnerTexts();
  assert.deepEqual(names, ["input", "canonicalize", "cse", "convert-scf-to-cf", "llvm dialect", "LLVM IR"]);
  const cse = column(page, "cse");
  assert.equal(await cse.locator(".cm-editor").count(), 0);
  await cse.getByRole("button", { name: "Unfold cse, which changed nothing" }).click();
  assert.match(await cse.locator(".cm-content").innerText(), /scf\.for/);
  await cse.getByRole("button", { name: "Fold this stage" }).click();
  assert.equal(await cse.locator(".cm-editor").count(), 0);
  assert.match(await column(page, "convert-scf-to-cf").locator(".cm-content").innerText(), /cf\.cond_br/);
  assert.match(await column(page, "LLVM IR").locator(".cm-content").innerText(), /ModuleID/);
});

onPage("a click or the pointer lights up an operation in all stages", {}, async (page) => {
  await program(page, PRODUCTS, "inline");
  await click(page, "Input", "arith.mulf");
  const product = async () => [await litLines(page, "Input"), await litLines(page, "llvm dialect"), await litLines(page, "LLVM IR")];
  const [input, dialect, ir] = await product();
  assert.deepEqual(input, ["%p = arith.mulf %acc, %x : f32"]);
  // It is in the function, and inlined in the other one.
  assert.equal(dialect.filter((line) => line.includes("llvm.fmul")).length, 2);
  assert.equal((await litLines(page, "inline")).length, 2);
  assert.ok(ir.length >= 1 && ir.every((line) => line.includes("fmul float")), ir.join());
  assert.ok((await column(page, "Input").locator(".lit.pinned").count()) === 1);
  await line(page, "llvm dialect", "llvm.icmp").hover();
  await page.waitForFunction(() => document.querySelector(".column .lit:not(.pinned)"));
  assert.match((await litLines(page, "Input"))[0], /scf\.for/);
  await page.mouse.move(700, 5);
  await page.waitForFunction(() => document.querySelector(".column .lit.pinned"));
  assert.deepEqual(await litLines(page, "Input"), input);
});

onPage("the imported module is linked, too", {}, async (page) => {
  await program(page, PRODUCTS, "");
  const old = await revision(page);
  await page.getByLabel("Import back").check();
  await compiled(page, old);
  await click(page, "Input", "arith.mulf");
  assert.match((await litLines(page, "imported again"))[0], /llvm\.fmul/);
  assert.match(await page.locator("#command").innerText(), /^terrace opt input\.mlir$/);
  await click(page, "imported again", "llvm.fmul");
  assert.match(await page.locator("#command").innerText(), /--emit=ll \| terrace translate --import-llvm$/);
});

onPage("an operation is linked in all stages, from each of them", {}, async (page) => {
  await program(page, PRODUCTS, "canonicalize,convert-scf-to-cf,inline");
  const old = await revision(page);
  await page.getByLabel("Import back").check();
  await compiled(page, old);
  const stages = [["Input", "arith.mulf"], ["convert-scf-to-cf", "arith.mulf"], ["inline", "arith.mulf"], ["llvm dialect", "llvm.fmul"], ["LLVM IR", "fmul"], ["imported again", "llvm.fmul"]];
  for (const [clicked, operation] of stages) {
    await click(page, "Input", "func.func @twice");
    await click(page, clicked, operation);
    for (const [name, operation] of stages) {
      const lines = await litLines(page, name);
      assert.ok(lines.length >= 1 && lines.every((line) => line.includes(operation)), `${clicked} to ${name}: ${lines.join("\n")}`);
    }
  }
  // A loop becomes several operations, each of which leads back to it.
  await click(page, "LLVM IR", "icmp");
  assert.match((await litLines(page, "Input"))[0], /scf\.for/);
  assert.ok((await litLines(page, "llvm dialect")).length >= 1);
});

onPage("LLVM IR is an input, too", {}, async (page) => {
  await program(page, "define i32 @next(i32 %x) {\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n}\n", "canonicalize");
  assert.equal((await page.locator("#strip button").allInnerTexts()).at(-1), "LLVM IR");
  await line(page, "LLVM IR", "add nsw i32").waitFor();
  assert.match(await page.locator("#columns").innerText(), /llvm\.add/);
});

onPage("hovering shows the documentation of an operation", {}, async (page) => {
  await program(page, PRODUCTS, "");
  await line(page, "Input", "memref.load").getByText("memref.load").hover();
  await page.locator(".cm-tooltip .operation").waitFor();
  assert.match(await page.locator(".cm-tooltip .operation").innerText(), /memref\.load\s+Loads an element/);
  await line(page, "LLVM IR", "fmul").getByText("fmul", { exact: true }).click();
  await page.locator("#details .operation h3", { hasText: "llvm.fmul" }).waitFor();
});

onPage("graphs and layouts are drawn, and their nodes lead to the text", {}, async (page) => {
  await program(page, PRODUCTS, "");
  await click(page, "Input", "memref.load");
  await tab(page, "Layout");
  await page.locator(".layout .cell").first().waitFor();
  assert.equal(await page.locator(".layout .cell").count(), 12);
  assert.deepEqual(await page.locator(".layout .field .offset").allTextContents().then((all) => all.slice(0, 3)), ["0", "8", "16"]);
  await tab(page, "Calls");
  const names = await page.locator("#details .node .title").allTextContents();
  assert.deepEqual(names, ["@product", "@twice"]);
  assert.equal(await page.locator("#details .edge").count(), 1);
  await page.getByRole("button", { name: "@twice" }).click();
  await page.waitForFunction(() => document.querySelector("#details .current")?.textContent === "@twice");
  await click(page, "llvm dialect", "llvm.fmul");
  await tab(page, "Control flow");
  await page.locator("#details .node").nth(3).waitFor();
  assert.equal(await page.locator("#details .node").count(), 4);
  assert.equal(await page.locator("#details .edge").count(), 4);
  assert.equal(await page.locator("#details .edge.back").count(), 1);
  await page.locator("#details .node", { has: page.locator(".title", { hasText: "^bb3" }) }).focus();
  await page.keyboard.press("Enter");
  assert.match(await column(page, "llvm dialect").locator(".cm-activeLine").innerText(), /llvm\.return/);
});

onPage("the layout of a struct is drawn, with its padding", {}, async (page) => {
  await program(page, "llvm.func @f(%s: !llvm.struct<(i8, f64, i16)>) -> f64 {\n  %x = llvm.extractvalue %s[1] : !llvm.struct<(i8, f64, i16)>\n  llvm.return %x : f64\n}\n", "");
  await click(page, "Input", "llvm.extractvalue");
  await tab(page, "Layout");
  await page.locator(".layout .field").first().waitFor();
  assert.equal(await page.locator("#details h3").first().innerText(), "!llvm.struct<(i8, f64, i16)>");
  assert.deepEqual(await page.locator(".layout .field .offset").allTextContents(), ["0", "1", "8", "16", "18"]);
  assert.deepEqual(await page.locator(".layout .padding .type").allTextContents(), ["7 bytes", "6 bytes"]);
  assert.match(await page.locator("#details figcaption").first().innerText(), /^24 bytes, aligned to 8$/);
});

onPage("two stages are compared", {}, async (page) => {
  await program(page, PRODUCTS, "canonicalize,convert-scf-to-cf");
  await column(page, "convert-scf-to-cf").getByRole("button", { name: "Diff with the stage before" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare" });
  await dialog.locator(".cm-changedLine").first().waitFor();
  assert.match(await dialog.locator(".cm-merge-a .cm-changedLine").first().innerText(), /scf\.for/);
  await dialog.getByLabel("Left").selectOption({ label: "3. llvm dialect" });
  await dialog.getByLabel("Right").selectOption({ label: "3. llvm dialect" });
  assert.equal(await dialog.locator("#same").innerText(), "The texts are the same.");
  await accessible(page);
  await page.keyboard.press("Escape");
  assert.equal(await dialog.count(), 0);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
});

onPage("errors have squiggles, hints and a list", {}, async (page) => {
  await program(page, PRODUCTS, "canonicalize");
  await paste(page, INPUT, PRODUCTS.replace("arith.mulf", "arith.mullf").replace("%s = arith.addf %r, %r", "%s = arith.addf %r, %q"));
  await page.waitForFunction(() => document.querySelectorAll(".cm-lintRange-error").length === 2);
  assert.match(await page.locator("#status").innerText(), /2 errors: line 7: /);
  // The stages of the last good text stay.
  assert.equal(await page.locator("#columns.stale").count(), 1);
  await page.locator(".cm-lintRange-error").first().hover();
  await page.locator(".cm-diagnostic").first().waitFor();
  assert.match(await page.locator(".cm-diagnostic").first().innerText(), /did you mean .*arith\.mulf/);
  await page.locator("#status").click();
  await accessible(page);
  await page.locator("button.problem", { hasText: "%q" }).first().click();
  assert.match(await column(page, "Input").locator(".cm-activeLine").innerText(), /%q/);
  await paste(page, INPUT, PRODUCTS);
  assert.equal(await page.locator("#columns.stale").count(), 0);
});

onPage("a pass that fails is an error, and the stages before it stay", {}, async (page) => {
  await program(page, PRODUCTS, "canonicalize,no-such-pass");
  assert.match(await page.locator("#status").innerText(), /Error: .*no-such-pass|does not refer/);
  assert.deepEqual(await page.locator("#strip button").allInnerTexts(), ["input"]);
});

onPage("pipelines are completed, with options", {}, async (page) => {
  await program(page, PRODUCTS, "");
  await page.getByLabel("Pass pipeline").focus();
  await page.keyboard.type("cano");
  await page.locator(".cm-tooltip-autocomplete li", { hasText: "canonicalize" }).first().waitFor();
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
  await page.keyboard.type("{max-i");
  await page.locator(".cm-tooltip-autocomplete li", { hasText: "max-iterations" }).first().waitFor();
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
  const old = await revision(page);
  await page.keyboard.type("3}");
  await compiled(page, old);
  assert.equal(await page.getByLabel("Pass pipeline").innerText(), "canonicalize{max-iterations=3}");
  await click(page, "canonicalize", "scf.for");
  assert.equal(await page.locator("#command").innerText(), "terrace opt input.mlir --pass-pipeline='builtin.module(canonicalize{max-iterations=3})'");
  await page.getByRole("button", { name: "Copy command" }).click();
  await page.getByText("command copied").waitFor();
  assert.match(await clipboard(page), /^terrace opt input\.mlir --pass-pipeline=/);
});

onPage("names of operations are completed", {}, async (page) => {
  await program(page, "func.func @f() {\n  ", "");
  await page.getByLabel(INPUT).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("arith.addu");
  await page.locator(".cm-tooltip-autocomplete li", { hasText: "arith.addui_extended" }).waitFor();
});

onPage("a link has the program", {}, async (page, context) => {
  await program(page, PRODUCTS, "canonicalize");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("link copied").waitFor();
  const link = await clipboard(page);
  assert.match(link, /#[\w-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  await compiled(other);
  assert.equal(await other.getByLabel("Pass pipeline").innerText(), "canonicalize");
  assert.equal(await line(other, "Input", "func.func @twice").count(), 1);
  // What is no program is passed over.
  await other.goto(`${url}#not-a-program`);
  await other.reload();
  await compiled(other);
  assert.equal(await other.getByLabel("Example").evaluate((list) => list.selectedOptions[0].text), "Hello");
  // So is one that would fill the memory.
  const large = deflateRawSync(JSON.stringify([" ".repeat(100_000_000), ""])).toString("base64url");
  await other.goto(`${url}#${large}`);
  await other.reload();
  await compiled(other);
  assert.equal(await other.getByLabel("Example").evaluate((list) => list.selectedOptions[0].text), "Hello");
});

onPage("the address names a program", {}, async (page, _context, wrong) => {
  await page.route("**/program", (route) => route.fulfill({ contentType: "text/plain", body: PRODUCTS }));
  await page.goto(`${url}?open=program&name=a%20b.mlir&passes=cse`);
  await compiled(page);
  assert.equal(await page.getByLabel("Pass pipeline").innerText(), "cse");
  assert.equal(await line(page, "Input", "func.func @twice").count(), 1);
  assert.equal(await page.locator("#command").innerText(), "terrace opt 'a b.mlir'");
  // One that is not there leaves the first example.
  await page.goto(`${url}?open=none.mlir`);
  await page.getByText("none.mlir cannot be loaded").waitFor();
  await compiled(page);
  assert.equal(await page.getByLabel("Example").evaluate((list) => list.selectedOptions[0].text), "Hello");
  // The browser's own message about it is expected.
  wrong.splice(0, wrong.length, ...wrong.filter((message) => !message.includes("404")));
});

test("terrace explore opens a program", async () => {
  const folder = mkdtempSync(join(tmpdir(), "terrace-explore-"));
  const file = join(folder, "products.mlir");
  writeFileSync(file, PRODUCTS);
  const args = ["explore", `--dir=${dist}`, "--port=0", "--no-open", file, "--pass-pipeline=builtin.module(cse)"];
  const child = spawn(terrace, args, { stdio: ["ignore", "pipe", "inherit"] });
  const context = await browser.newContext();
  try {
    const [line] = await once(child.stdout, "data");
    const page = await context.newPage();
    await page.goto(String(line).split(" ")[0]);
    await compiled(page);
    assert.equal(await page.locator("#status.error").count(), 0);
    await click(page, "llvm dialect", "llvm.fmul");
    assert.match(await page.locator("#command").innerText(), /^terrace compile products\.mlir --pass-pipeline='builtin\.module\(cse\)' --emit=llvm-dialect$/);
  } finally {
    await context.close();
    child.kill();
    rmSync(folder, { recursive: true });
  }
});

onPage("all examples compile", {}, async (page) => {
  await open(page);
  const titles = await page.locator("#example option:not([hidden])").allInnerTexts();
  assert.equal(titles.length, 20);
  assert.deepEqual([titles[0], titles.at(-1)], ["Hello", "Attention"]);
  for (const title of titles) {
    const old = await revision(page);
    await page.getByLabel("Example").selectOption({ label: title });
    await compiled(page, old);
    // Pipeline and text change one after the other.
    await page.waitForFunction(() => document.querySelector("#strip")?.lastElementChild?.textContent === "LLVM IR" && !document.querySelector("#status.error"), null, { timeout: 15000 }).catch(async () => assert.fail(`${title}: ${await page.locator("#status").innerText()}`));
  }
});

onPage("the command of each stage prints its text", {}, async (page) => {
  const folder = mkdtempSync(join(tmpdir(), "terrace-commands-"));
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  symlinkSync(terrace, join(folder, "terrace"));
  await open(page);
  await page.getByLabel("Import back").check();
  try {
    for (const title of ["Hello", "FIR filter", "A network in linalg", "Attention"]) {
      const old = await revision(page);
      await page.getByLabel("Example").selectOption({ label: title });
      await compiled(page, old);
      const names = await page.locator("#strip button").allInnerTexts();
      assert.equal(names.at(-1), "imported again");
      for (let i = 1; i < names.length; i++) {
        await page.locator("#strip button").nth(i).click();
        await page.waitForFunction((i) => document.querySelectorAll("#strip button")[i].ariaCurrent === "true", i);
        const stage = page.locator(".column").nth(i);
        await stage.getByRole("button", { name: "Copy the text of this stage" }).click();
        await page.getByText("text copied").waitFor();
        const text = await clipboard(page);
        await page.getByRole("button", { name: "Copy command" }).click();
        await page.getByText("command copied").waitFor();
        const command = await clipboard(page);
        writeFileSync(join(folder, "input.mlir"), await page.evaluate(async (title) => (await (await fetch("examples.json")).json()).find((one) => one.title === title).text, title));
        const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: folder, env, maxBuffer: 1 << 26 });
        assert.equal(stdout.trimEnd(), text.trimEnd(), command);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

onPage("a program runs, and is stopped", {}, async (page) => {
  await open(page);
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".output", { hasText: "[exit code 0]" }).waitFor({ timeout: 20_000 });
  assert.match(await page.locator(".output").innerText(), /^Hello! The sum is 385\n\[exit code 0\]/);
  await accessible(page);
  await paste(page, "Pass pipeline", "inline");
  await paste(page, INPUT, "func.func @main() -> i32 {\n  cf.br ^loop\n^loop:\n  cf.br ^loop\n}\n");
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".output", { hasText: "running" }).waitFor();
  await page.waitForTimeout(500);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator(".output", { hasText: "[stopped]" }).waitFor();
  // One that is not stopped ends, too.
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".output", { hasText: "[stopped: the program took 10 s]" }).waitFor({ timeout: 20_000 });
  // A program that crashes says so, and so does one that cannot be compiled.
  await paste(page, INPUT, "llvm.func @main() -> i32 {\n  llvm.intr.trap\n  llvm.unreachable\n}\n");
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".output", { hasText: "unreachable" }).waitFor({ timeout: 20_000 });
  await paste(page, INPUT, "func.func @f(%x: f80) {\n  return\n}\n");
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".problem", { hasText: "there is no WebAssembly for '@f'" }).first().waitFor();
  await tab(page, "Output");
  await page.locator(".output", { hasText: "[not compiled]" }).waitFor();
});

onPage("it is used by the keyboard alone", {}, async (page) => {
  await open(page);
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < 14; i++) await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.querySelectorAll(".column .lit.pinned").length > 2);
  // Tab leaves the editor.
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest(".cm-content")), null);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("F6");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "After canonicalize");
  await page.keyboard.press("F6");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "After inline");
  assert.match(await page.locator("#command").innerText(), /inline/);
  await page.getByRole("tab", { name: "Operation" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("tab", { selected: true }).innerText(), "Control flow");
  // Everything that can be pressed can be reached.
  const unreachable = await page.locator("button, select, input, [role=button]").evaluateAll((all) =>
    all.filter((one) => one.tabIndex < 0 && one.getAttribute("role") !== "tab" && one.offsetParent !== null && !one.closest(".cm-editor")).map((one) => one.outerHTML));
  assert.deepEqual(unreachable, []);
});

onPage("a program is compared, run and shared by the keyboard alone", {}, async (page) => {
  await open(page);
  /** Presses Tab until an element has the focus. */
  const tabTo = async (locator) => {
    for (let i = 0; i < 60; i++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${locator}`);
  };
  await page.evaluate(() => document.activeElement?.blur());
  const old = await revision(page);
  await tabTo(page.getByLabel("Example"));
  await page.keyboard.press("ArrowDown");
  await compiled(page, old);
  assert.match(await page.getByLabel(INPUT).innerText(), /vector\.print/);
  await tabTo(page.getByRole("button", { name: "Run" }));
  await page.keyboard.press("Enter");
  await page.locator(".output", { hasText: "[exit code 0]" }).waitFor({ timeout: 20_000 });
  await tabTo(page.getByRole("button", { name: "Compare", exact: true }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare" });
  await dialog.locator(".cm-merge-b").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await tabTo(page.getByRole("button", { name: "Share" }));
  await page.keyboard.press("Space");
  await page.getByText("link copied").waitFor();
  // A folded stage is unfolded, and a node of a graph opened.
  await tabTo(page.getByRole("button", { name: /^Unfold / }).first());
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("tab", { selected: true }));
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("tab", { selected: true }).innerText(), "Calls");
  await page.locator("#details .node").first().waitFor();
  await tabTo(page.locator("#details .node").first());
  await page.keyboard.press("Enter");
});

onPage("it fits a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
  await open(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.locator("#strip button", { hasText: "LLVM IR" }).tap();
  await page.waitForFunction(() => {
    const { left, right } = [...document.querySelectorAll(".column")].at(-1).getBoundingClientRect();
    return left >= -1 && right <= 391;
  });
  await page.locator(".column").last().locator(".cm-line", { hasText: "add i64" }).first().tap();
  await page.getByRole("tab", { name: "Control flow" }).tap();
  await page.locator("#details .node").first().waitFor();
  await accessible(page);
  await screenshot(page, "phone");
});

for (const colorScheme of ["light", "dark"]) {
  onPage(`axe-core finds nothing, ${colorScheme}`, { colorScheme }, async (page) => {
    await program(page, PRODUCTS, "canonicalize,cse");
    const [background, text] = await page.locator(".cm-editor").first().evaluate((editor) => {
      const brightness = (color) => color.match(/[\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      return [getComputedStyle(document.body).backgroundColor, getComputedStyle(editor).color].map(brightness);
    });
    assert.equal(background > text ? "light" : "dark", colorScheme);
    await click(page, "Input", "memref.load");
    for (const name of ["Operation", "Control flow", "Calls", "Layout", "Problems"]) {
      await tab(page, name);
      await page.waitForTimeout(150);
      await accessible(page);
    }
  });
}

onPage("screenshot: the links of an operation", { colorScheme: "light" }, async (page) => {
  await open(page);
  await click(page, "Input", "func.call @square");
  await page.locator("#details .operation").waitFor();
  await screenshot(page, "links");
});

onPage("screenshot: control flow in the dark", { colorScheme: "dark" }, async (page) => {
  await open(page);
  await page.getByLabel("Example").selectOption({ label: "Collatz chains" });
  await column(page, "convert-scf-to-cf").waitFor();
  await click(page, "convert-scf-to-cf", "cf.cond_br");
  await tab(page, "Control flow");
  await page.locator("#details .node").first().waitFor();
  await screenshot(page, "control-flow");
});

onPage("screenshot: attention and layouts", { colorScheme: "light" }, async (page) => {
  await open(page);
  await page.getByLabel("Example").selectOption({ label: "Attention" });
  await column(page, "lower-affine").waitFor();
  await click(page, "one-shot-bufferize", "linalg.reduce");
  await tab(page, "Layout");
  await page.locator("#details .layout").first().waitFor();
  await screenshot(page, "attention");
});

onPage("screenshot: a comparison in the dark", { colorScheme: "dark" }, async (page) => {
  await open(page);
  await column(page, "inline").getByRole("button", { name: "Diff with the stage before" }).click();
  await page.locator("#differences .cm-changedLine").first().waitFor();
  await screenshot(page, "comparison");
});

onPage("a worker that hangs is ended with a message", {}, async (page) => {
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "postMessage({ ready: true }); onmessage = () => { for (;;); };" }), { times: 1 });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector("#status.error"), null, { timeout: 20000 });
  assert.match(await page.locator("#status").innerText(), /no result after 10 s/);
  await paste(page, INPUT, PRODUCTS);
  await column(page, "LLVM IR").waitFor();
  assert.equal(await page.locator("#status.error").count(), 0);
});

onPage("a slow network takes nothing off the time for a compilation", {}, async (page) => {
  await page.route("**/terrace.wasm", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    await route.continue();
  });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector("#status").dataset.revision !== "0", null, { timeout: 30_000 });
  assert.equal(await page.locator("#status.error").count(), 0);
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator(".output", { hasText: "[exit code 0]" }).waitFor({ timeout: 30_000 });
});

onPage("a module that cannot be loaded is an error on the page", {}, async (page, _context, wrong) => {
  await page.route("**/terrace.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector("#status.error"));
  assert.match(await page.locator("#status").innerText(), /terrace\.wasm cannot be loaded/);
  // The browser's own message about it is expected.
  wrong.splice(0, wrong.length, ...wrong.filter((message) => !message.includes("404")));
});

onPage("it opens without a network", { serviceWorkers: "allow" }, async (page, context) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await compiled(page);
  await context.setOffline(true);
  await page.reload();
  await compiled(page);
  assert.equal(await page.locator("#status.error").count(), 0);
  assert.match(await column(page, "LLVM IR").locator(".cm-content").innerText(), /ModuleID/);
});

test("the server goes on after a path that is none", async () => {
  assert.equal((await fetch(`${url}/`)).status, 404);
  assert.equal((await fetch(`${url}index.html?x`)).status, 200);
});

test("the weight of the page", () => {
  const files = readdirSync(dist).filter((file) => file.endsWith(".br"));
  const sizes = new Map(files.map((file) => [file.replace(/\.br$/, ""), statSync(join(dist, file)).size]));
  const sum = (of) => [...sizes].filter(([file]) => of(file)).reduce((sum, [, size]) => sum + size, 0);
  const [script, all] = [sum((file) => file.endsWith(".js")), sum(() => true)];
  console.log(`JavaScript ${script} bytes, all ${all} bytes, compressed`);
  assert.ok(sizes.has("terrace.wasm") && script <= 200_000, `${script} bytes of JavaScript`);
  assert.ok(all <= 4_000_000, `${all} bytes`);
});

/** 5,000 lines: functions with loops. */
function large() {
  const functions = [];
  for (let i = 0; i < 250; i++) {
    const body = Array.from({ length: 11 }, (_, k) => `    %v${k + 1} = arith.${["addi", "muli", "xori"][k % 3]} %v${k}, %k : i64`);
    functions.push(
      `func.func @f${i}(%n: index, %k: i64) -> i64 {`,
      "  %c0 = arith.constant 0 : index",
      "  %c1 = arith.constant 1 : index",
      "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v0 = %k) -> (i64) {",
      ...body,
      "    scf.yield %v11 : i64",
      "  }",
      "  return %r : i64",
      "}",
      "",
    );
  }
  return functions.join("\n");
}

onPage("a first result within a second, 5,000 lines within 200 ms of a key", {}, async (page) => {
  const loads = [];
  for (let i = 0; i < 5; i++) {
    await open(page);
    loads.push(await page.evaluate(() => performance.getEntriesByName("first-result")[0].startTime));
  }
  const text = large();
  assert.equal(text.split("\n").length, 5000);
  await paste(page, "Pass pipeline", "canonicalize,cse");
  await paste(page, INPUT, text);
  const keys = [];
  await page.getByLabel(INPUT).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.evaluate(() => {
    const status = document.querySelector("#status");
    globalThis.times = [];
    let pressed = 0;
    addEventListener("keydown", () => (pressed = performance.now()), true);
    new MutationObserver(() => requestAnimationFrame(() => globalThis.times.push(performance.now() - pressed))).observe(status, { attributeFilter: ["data-revision"] });
  });
  for (let i = 0; i < 8; i++) {
    const old = await revision(page);
    await page.keyboard.press("Space");
    await compiled(page, old);
    await page.waitForTimeout(250);
  }
  keys.push(...(await page.evaluate(() => globalThis.times)));
  const least = (times) => Math.round(Math.min(...times));
  console.log(`first result ${loads.map(Math.round).join(", ")} ms; keys in 5,000 lines ${keys.map(Math.round).join(", ")} ms`);
  // Other work on the machine must not fail the test: the best of several counts.
  assert.ok(least(loads) <= 1000, `${least(loads)} ms to the first result`);
  assert.ok(least(keys) <= 200, `${least(keys)} ms after a key`);
});
