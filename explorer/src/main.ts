// The page: what the user writes goes to Terrace, and its answers into columns and the panel.

import { Client } from "./client.js";
import { Columns } from "./columns.js";
import { Comparison } from "./compare.js";
import { announce, byId, copy, h } from "./dom.js";
import { goTo, setText, showDiagnostics, type Place } from "./editor.js";
import { operationCard, Panel } from "./panel.js";
import { pipelineEditor } from "./pipeline.js";
import type { Catalog, Diagnostic, Example } from "./protocol.js";
import { Runner } from "./run.js";
import { decode, encode, type Shared } from "./share.js";
import { stagesOf, type Origins, type Stage } from "./stage.js";

/** The name of the program in commands and messages. */
let name = "input.mlir";
/** How long the cursor rests before the panel follows it, in milliseconds. */
const REST = 60;

const client = new Client();
const comparison = new Comparison();
const status = byId("status");
const importBack = byId("import-back") as HTMLInputElement;
const exampleList = byId("example") as HTMLSelectElement;

let catalog: Catalog | null = null;
let examples: Example[] = [];
let passes = "";
let diagnostics: Diagnostic[] = [];
let pinned: Origins = new Set();

const fallback: Shared = { text: "func.func @one() -> i32 {\n  %c = arith.constant 1 : i32\n  return %c : i32\n}\n", passes: "" };

const columns = new Columns("", {
  point(column, place) {
    const pointed = place && columns.stage(column)?.originsAt(place.line, place.column);
    const origins = pointed?.size ? pointed : pinned;
    columns.light(origins, isPinned(origins), null);
  },
  select(column, place, isTyping) {
    columns.activate(column);
    pinned = columns.stage(column)?.originsAt(place.line, place.column) ?? new Set();
    // The columns stay where they are while the user types.
    columns.light(pinned, true, isTyping ? null : column);
    showCommand();
    inspectSoon(place);
  },
  async hover(column, { line, column: at }) {
    const text = columns.text(column);
    const llvmIr = columns.stage(column)?.isLlvmIr ?? false;
    try {
      const { operation } = await client.ask({ request: "inspect", text, llvmIr, line, column: at });
      return operation && h("div", { class: "tooltip" }, operationCard(operation));
    } catch {
      return null;
    }
  },
  change() {
    exampleList.value = "";
    void recompile();
  },
  operations: () => catalog?.operations ?? [],
  compare: (left, right) => comparison.open(columns.stages, left, right),
});

/** Whether the cursor is at an operation with these origins. */
function isPinned(origins: Origins): boolean {
  return origins.size === pinned.size && [...origins].every((origin) => pinned.has(origin));
}

const panel = new Panel({
  open: (line) => columns.goTo(columns.active, { line, column: 1 }),
  openProblem: ({ line, column }) => columns.goTo(0, { line: line ?? 1, column: column ?? 1 }),
  changed: () => inspectSoon(),
});

const pipeline = pipelineEditor(byId("pipeline"), "", () => catalog, (text) => {
  passes = text;
  void recompile();
});

// Compilations: one at a time, and after it the newest text.

let running = false;
let waiting = false;

async function recompile(): Promise<void> {
  if (running) {
    waiting = true;
    return;
  }
  running = true;
  // An example or a link sets the passes and then the text: they are compiled together.
  await Promise.resolve();
  do {
    waiting = false;
    await compile();
  } while (waiting);
  running = false;
}

async function compile(): Promise<void> {
  const text = columns.text(0);
  const start = performance.now();
  try {
    const answer = await client.ask({ request: "stages", name, text, passes, importBack: importBack.checked });
    const stages = stagesOf(answer.stages, text);
    diagnostics = answer.diagnostics;
    if (stages.length > 0) show(stages);
    else columns.stale(true);
    if (status.dataset.revision === "0") performance.mark("first-result");
    const ms = Math.round(performance.now() - start);
    showStatus(`${stages.length > 0 ? lineCount(text) : "Not compiled"} · ${ms} ms`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    diagnostics = [{ severity: "error", file: null, line: null, column: null, message, notes: [] }];
    columns.stale(true);
    showStatus("");
  }
  showDiagnostics(columns.input, diagnostics);
  panel.problems(diagnostics);
  status.dataset.revision = String(Number(status.dataset.revision) + 1);
  // What keeps the catalog away keeps the next compilation away, which says so.
  if (!catalog) client.ask({ request: "catalog" }).then((known) => (catalog = known), () => {});
}

function lineCount(text: string): string {
  const n = text.replace(/\n$/, "").split("\n").length;
  return n === 1 ? "1 line" : `${n} lines`;
}

function show(stages: Stage[]): void {
  columns.show(stages);
  const { head } = columns.input.state.selection.main;
  if (columns.active === 0) {
    const line = columns.input.state.doc.lineAt(head);
    pinned = stages[0]!.originsAt(line.number, head - line.from + 1);
  }
  columns.light(pinned, true, null);
  showCommand();
  inspectSoon();
}

function showStatus(done: string): void {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const first = errors[0];
  status.classList.toggle("error", first !== undefined);
  if (first) {
    const place = first.line === null ? "" : `line ${first.line}: `;
    status.textContent = `${errors.length === 1 ? "Error" : `${errors.length} errors`}: ${place}${first.message.split("\n")[0]}`;
  } else {
    status.textContent = done;
  }
}

function showCommand(): void {
  byId("command").textContent = (columns.stage(columns.active) ?? columns.stage(0))?.command ?? "";
}

// The program runs beside the compilations.

const runner = new Runner({
  output: (text, end) => panel.output(text, end),
  failed(found) {
    diagnostics = found;
    showDiagnostics(columns.input, found);
    panel.problems(found);
    showStatus("");
    panel.show("Problems");
  },
  running(running) {
    byId("run").textContent = running ? "Stop" : "Run";
  },
});

byId("run").addEventListener("click", () => {
  if (runner.isRunning) return runner.stop("stopped");
  panel.show("Output");
  runner.start({ name, text: columns.text(0), passes });
});

// The panel follows the cursor.

let rest: ReturnType<typeof setTimeout> | undefined;
let cursor: Place = { line: 1, column: 1 };

function inspectSoon(place: Place = cursor): void {
  cursor = place;
  clearTimeout(rest);
  rest = setTimeout(() => void inspect(), REST);
}

async function inspect(): Promise<void> {
  const { line, column } = cursor;
  const text = columns.text(columns.active);
  const llvmIr = columns.stage(columns.active)?.isLlvmIr ?? false;
  try {
    panel.inspect(await client.ask({ request: "inspect", text, llvmIr, line, column }), text, line);
  } catch {
    // The compilation of the same text says what is wrong.
  }
}

// Programs: from a link, from the examples, from the user.

function load({ text, passes: given }: Shared): void {
  setText(pipeline, given);
  setText(columns.input, text);
  cursor = { line: 1, column: 1 };
  void recompile();
}

async function loadExamples(): Promise<void> {
  const response = await fetch("examples.json");
  examples = (await response.json()) as Example[];
  const options = examples.map((example, i) => h("option", { value: i, title: example.path }, example.title));
  exampleList.append(h("option", { value: "", hidden: true }, "Your program"), ...options);
  exampleList.value = "";
}

function openExample(i: number): void {
  const example = examples[i];
  if (!example) return;
  name = "input.mlir";
  load(example);
  exampleList.value = String(i);
  history.replaceState(null, "", location.pathname);
}

exampleList.addEventListener("change", () => openExample(Number(exampleList.value)));
importBack.addEventListener("change", () => void recompile());
status.addEventListener("click", () => panel.show("Problems"));
byId("copy-command").addEventListener("click", () => void copy(byId("command").textContent ?? "", "command"));
byId("compare").addEventListener("click", () => {
  const stages = columns.stages;
  if (stages.length < 2) announce("there is nothing to compare yet");
  else comparison.open(stages, 0, Math.max(columns.active, 1));
});
byId("share").addEventListener("click", () => {
  location.hash = encode({ text: columns.text(0), passes });
  void copy(location.href, "link");
});
addEventListener("hashchange", () => {
  const shared = decode(location.hash);
  if (shared && (shared.text !== columns.text(0) || shared.passes !== passes)) load(shared);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "F6") return;
  event.preventDefault();
  columns.focusBeside(event.shiftKey ? -1 : 1);
});

/** The program that the address names: `?open=FILE&name=NAME&passes=PASSES`, a file beside the page. */
async function loadFile(): Promise<Shared | null> {
  const parameters = new URLSearchParams(location.search);
  const file = parameters.get("open");
  if (file === null) return null;
  try {
    // It may have changed since the last time.
    const response = await fetch(file, { cache: "no-store", mode: "same-origin" });
    if (!response.ok) throw new Error(String(response.status));
    const shared = { text: await response.text(), passes: parameters.get("passes") ?? "" };
    name = parameters.get("name") ?? file;
    return shared;
  } catch {
    announce(`${file} cannot be loaded`);
    return null;
  }
}

async function start(): Promise<void> {
  const shared = decode(location.hash) ?? (await loadFile());
  if (shared) load(shared);
  try {
    await loadExamples();
  } catch {
    announce("the examples cannot be loaded");
  }
  if (!shared) {
    if (examples.length > 0) openExample(0);
    else load(fallback);
    goTo(columns.input, { line: 1, column: 1 });
  }
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("service-worker.js", { type: "module" });
}

void start();
