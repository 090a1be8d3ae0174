// The panel below the stages: what is at the cursor, graphs, layouts, problems.

import { byId, h } from "./dom.js";
import { drawing } from "./graph.js";
import { layoutDrawing } from "./layouts.js";
import { markdown } from "./markdown.js";
import type { Diagnostic, Inspection, Message } from "./protocol.js";

const TABS = ["Operation", "Control flow", "Calls", "Layout", "Problems", "Output"] as const;
export type Tab = (typeof TABS)[number];

export interface PanelListener {
  /** Shows lines of the stage that the panel is about. */
  open(line: number): void;
  /** Shows a place of the input. */
  openProblem(place: Message): void;
  /** The panel shows another tab. */
  changed(): void;
}

/** The documentation of an operation, for the panel and for tooltips. */
export function operationCard(operation: NonNullable<Inspection["operation"]>): HTMLElement {
  return h(
    "article",
    { class: "operation" },
    h("h3", {}, operation.name),
    ...markdown(operation.documentation || "There is no documentation of this operation."),
    h("pre", { tabindex: 0, "aria-label": "Generic form" }, h("code", {}, operation.generic)),
  );
}

function empty(text: string): HTMLElement {
  return h("p", { class: "empty" }, text);
}

export class Panel {
  readonly #details = byId("details");
  readonly #tabs = new Map<Tab, HTMLButtonElement>();
  readonly #listener: PanelListener;
  #tab: Tab = "Operation";
  #inspection: Inspection | null = null;
  #text: string[] = [];
  #line = 0;
  #diagnostics: readonly Diagnostic[] = [];
  #output: [text: string, end: string] | null = null;
  #frame = 0;

  constructor(listener: PanelListener) {
    this.#listener = listener;
    for (const tab of TABS) {
      const id = `tab-${tab.toLowerCase().replace(" ", "-")}`;
      const button = h("button", { type: "button", role: "tab", id, "aria-controls": "details", click: () => this.show(tab) }, tab);
      this.#tabs.set(tab, button);
    }
    const list = byId("tabs");
    list.append(...this.#tabs.values());
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      this.show(TABS[(TABS.indexOf(this.#tab) + step + TABS.length) % TABS.length]!);
      this.#tabs.get(this.#tab)?.focus();
    });
    const enlarge = byId("enlarge");
    enlarge.addEventListener("click", () => {
      const large = byId("panel").classList.toggle("large");
      enlarge.setAttribute("aria-pressed", String(large));
    });
    const resize = byId("resize");
    resize.addEventListener("click", () => {
      const hidden = byId("panel").classList.toggle("closed");
      resize.textContent = hidden ? "Show" : "Hide";
      resize.setAttribute("aria-expanded", String(!hidden));
    });
    this.show("Operation");
  }

  /** Opens a tab. */
  show(tab: Tab): void {
    this.#tab = tab;
    for (const [name, button] of this.#tabs) {
      button.setAttribute("aria-selected", String(name === tab));
      button.tabIndex = name === tab ? 0 : -1;
    }
    this.#details.setAttribute("aria-labelledby", this.#tabs.get(tab)!.id);
    if (byId("panel").classList.contains("closed")) byId("resize").click();
    this.#render();
    this.#listener.changed();
  }

  /** Shows what is at a line of a text. */
  inspect(inspection: Inspection, text: string, line: number): void {
    this.#inspection = inspection;
    this.#text = text.split("\n");
    this.#line = line;
    this.#render();
  }

  /** Lists messages. */
  problems(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics = diagnostics;
    const button = this.#tabs.get("Problems")!;
    button.textContent = diagnostics.length === 0 ? "Problems" : `Problems (${diagnostics.length})`;
    if (this.#tab === "Problems") this.#render();
  }

  /** Shows the output of a program, and how it ended. */
  output(text: string, end: string): void {
    this.#output = [text, end];
    // A program can print thousands of lines between two frames.
    cancelAnimationFrame(this.#frame);
    if (this.#tab === "Output") this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render(): void {
    this.#details.replaceChildren(...this.#contents());
  }

  #contents(): HTMLElement[] {
    const inspection = this.#inspection;
    if (this.#tab === "Problems") return this.#problems();
    if (this.#tab === "Output") {
      if (!this.#output) return [empty("Run the program to see its output.")];
      const [text, end] = this.#output;
      const line = text === "" || text.endsWith("\n") ? "" : "\n";
      return [h("pre", { class: "output", tabindex: 0, "aria-label": "Output" }, text, h("span", { class: "end" }, `${line}${end === "" ? "running…" : `[${end}]`}`))];
    }
    if (!inspection) return [empty("Put the cursor on an operation.")];
    switch (this.#tab) {
      case "Operation":
        return [inspection.operation ? operationCard(inspection.operation) : empty("There is no operation at the cursor.")];
      case "Control flow": {
        const flow = inspection.function;
        if (!flow || flow.blocks.length === 0) return [empty("The cursor is not in a function with a body.")];
        const shapes = flow.blocks.map((block) => ({
          title: block.name,
          lines: this.#lines(block.first, block.last),
          current: block.first <= this.#line && this.#line <= block.last,
          open: () => this.#listener.open(block.first),
        }));
        return [drawing(`Control flow of ${flow.name}`, shapes, flow.edges, true)];
      }
      case "Calls": {
        const { functions, edges } = inspection.calls;
        if (functions.length === 0) return [empty("There is no function.")];
        const shapes = functions.map((one) => ({
          title: `@${one.name}`,
          lines: [],
          current: one.name === inspection.function?.name,
          dashed: one.first === one.last,
          open: () => this.#listener.open(one.first),
        }));
        return [drawing("Call graph", shapes, edges, false)];
      }
      case "Layout":
        if (inspection.layouts.length === 0) return [empty("The operation at the cursor has no memref or struct.")];
        return inspection.layouts.map(layoutDrawing);
    }
  }

  /** Lines of the text without their common indentation. */
  #lines(first: number, last: number): string[] {
    const lines = this.#text.slice(first - 1, last).filter((line) => line.trim() !== "" && !/^(?:\^|[\w.]+:)/.test(line.trim()));
    const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
    return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
  }

  #problems(): HTMLElement[] {
    if (this.#diagnostics.length === 0) return [empty("There are no problems.")];
    const line = (message: Message, what: string): HTMLElement => {
      const place = message.line === null ? "" : `${message.line}:${message.column}`;
      const parts = [h("span", { class: `severity ${what}` }, what), h("span", { class: "text" }, message.message)];
      if (message.line === null) return h("div", { class: "problem" }, ...parts);
      return h("button", { type: "button", class: "problem", click: () => this.#listener.openProblem(message) }, ...parts, h("span", { class: "place" }, place));
    };
    const items = this.#diagnostics.map((diagnostic) =>
      h("li", {}, line(diagnostic, diagnostic.severity), ...diagnostic.notes.map((note) => line(note, "note"))),
    );
    return [h("ul", { class: "problems" }, ...items)];
  }
}
