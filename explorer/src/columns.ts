// The columns of the stages. A pass that changed nothing is folded.

import type { EditorView } from "@codemirror/view";
import { byId, copy, h } from "./dom.js";
import { goTo, inputEditor, light, reveal, setText, viewer, type Listener, type Place } from "./editor.js";
import type { Stage } from "./stage.js";

export interface ColumnsListener {
  point(column: number, place: Place | null): void;
  select(column: number, place: Place, isTyping: boolean): void;
  hover(column: number, place: Place): Promise<HTMLElement | null>;
  change(text: string): void;
  operations(): readonly string[];
  compare(left: number, right: number): void;
}

interface Column {
  element: HTMLElement;
  title: HTMLElement;
  info: HTMLElement;
  fold: HTMLButtonElement;
  body: HTMLElement;
  view: EditorView | null;
  isLlvmIr: boolean;
  stage: Stage | null;
}

export class Columns {
  readonly #parent = byId("columns");
  readonly #strip = byId("strip");
  readonly #listener: ColumnsListener;
  readonly #columns: Column[] = [];
  /** What the user folded or unfolded, by the title of the stage and its number. */
  readonly #chosen = new Map<string, boolean>();
  readonly input: EditorView;
  active = 0;

  constructor(text: string, listener: ColumnsListener) {
    this.#listener = listener;
    const column = this.#add();
    this.input = inputEditor(column.body, text, {
      ...this.#listenerOf(0),
      change: (text) => listener.change(text),
      operations: () => listener.operations(),
    });
    column.view = this.input;
    column.title.textContent = "input";
    column.fold.remove();
    this.#label(column, "Input");
  }

  get stages(): Stage[] {
    return this.#columns.flatMap(({ stage }) => stage ?? []);
  }

  /** The stage of a column, if it is known. */
  stage(column: number): Stage | null {
    return this.#columns[column]?.stage ?? null;
  }

  /** The text of a column. */
  text(column: number): string {
    return column === 0 ? this.input.state.doc.toString() : (this.stage(column)?.text ?? "");
  }

  /** Shows stages; the first one is the input. */
  show(stages: Stage[]): void {
    while (this.#columns.length > Math.max(stages.length, 1)) {
      const column = this.#columns.pop()!;
      column.view?.destroy();
      column.element.remove();
    }
    stages.forEach((stage, i) => {
      const column = this.#columns[i] ?? this.#add();
      column.stage = stage;
      if (i > 0) this.#fill(column, stage, i);
    });
    if (this.active >= this.#columns.length) this.active = 0;
    this.stale(false);
    this.#showStrip();
  }

  /** Dims the stages, which are those of an earlier text. */
  stale(stale: boolean): void {
    this.#parent.classList.toggle("stale", stale);
  }

  /** Lights up the lines of each stage that have some of these origins. */
  light(origins: ReadonlySet<number>, pinned: boolean, revealBeside: number | null): void {
    this.#columns.forEach(({ view, stage }, i) => {
      if (!view) return;
      const lines = stage?.linesOf(origins) ?? [];
      light(view, lines, pinned);
      if (revealBeside !== null && i !== revealBeside && lines.length > 0) reveal(view, lines[0]!);
    });
  }

  /** Moves the cursor of a column to a line. */
  goTo(column: number, place: Place): void {
    this.#unfold(column);
    const { view, element } = this.#columns[column] ?? {};
    if (view) goTo(view, place);
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Marks the column that the command and the panel are about. */
  activate(active: number): void {
    this.active = active;
    this.#columns.forEach(({ element }, i) => element.classList.toggle("active", i === active));
    this.#showStrip();
  }

  /** Moves the focus to another column. */
  focusBeside(step: number): void {
    const open = this.#columns.flatMap(({ view }, i) => (view ? [i] : []));
    const focused = this.#columns.findIndex(({ element }) => element.contains(document.activeElement));
    const next = open[(open.indexOf(focused < 0 ? this.active : focused) + step + open.length) % open.length] ?? 0;
    this.#columns[next]?.view?.focus();
    this.#columns[next]?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #listenerOf(i: number): Listener {
    return {
      point: (place) => this.#listener.point(i, place),
      select: (place, isTyping) => this.#listener.select(i, place, isTyping),
      hover: (place) => this.#listener.hover(i, place),
    };
  }

  #add(): Column {
    const i = this.#columns.length;
    const title = h("h2", {});
    const info = h("span", { class: "info" });
    const body = h("div", { class: "body" });
    const button = (text: string, label: string, click: () => void): HTMLButtonElement =>
      h("button", { type: "button", title: label, "aria-label": label, click }, text);
    const compare = button("Diff", "Diff with the stage before", () => this.#listener.compare(i - 1, i));
    const copyText = button("Copy", "Copy the text of this stage", () => void copy(this.text(i), "text"));
    const fold = button("Fold", "Fold this stage", () => this.#setFolded(i, !this.#isFolded(i)));
    const head = h("div", { class: "head" }, title, info, i > 0 && compare, copyText, fold);
    const element = h("section", { class: "column" }, head, body);
    const column: Column = { element, title, info, fold, body, view: null, isLlvmIr: false, stage: null };
    this.#columns.push(column);
    this.#parent.append(element);
    return column;
  }

  #label(column: Column, name: string): void {
    column.element.setAttribute("aria-label", name);
  }

  #key(i: number): string {
    const stage = this.#columns[i]?.stage;
    return `${i} ${stage?.title} ${stage?.unchanged}`;
  }

  #isFolded(i: number): boolean {
    return this.#chosen.get(this.#key(i)) ?? this.#columns[i]?.stage?.unchanged ?? false;
  }

  #unfold(i: number): void {
    if (i > 0 && this.#isFolded(i)) this.#setFolded(i, false);
  }

  #setFolded(i: number, folded: boolean): void {
    this.#chosen.set(this.#key(i), folded);
    const column = this.#columns[i];
    if (column?.stage) this.#fill(column, column.stage, i);
    if (!folded) column?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #fill(column: Column, stage: Stage, i: number): void {
    const folded = this.#isFolded(i);
    const lines = stage.text.split("\n").length;
    column.title.textContent = stage.title;
    column.info.textContent = stage.unchanged ? "no change" : `${lines} lines`;
    column.element.classList.toggle("folded", folded);
    column.element.classList.toggle("unchanged", stage.unchanged);
    column.fold.textContent = folded ? "Unfold" : "Fold";
    const unfold = `Unfold ${stage.title}${stage.unchanged ? ", which changed nothing" : ""}`;
    column.fold.ariaLabel = column.fold.title = folded ? unfold : "Fold this stage";
    column.fold.setAttribute("aria-expanded", String(!folded));
    this.#label(column, stage.title);
    if (folded || (column.view && column.isLlvmIr !== stage.isLlvmIr)) {
      column.view?.destroy();
      column.view = null;
    }
    if (folded) return;
    if (column.view) {
      setText(column.view, stage.text);
    } else {
      column.view = viewer(column.body, stage.text, `After ${stage.title}`, stage.isLlvmIr, this.#listenerOf(i));
      column.isLlvmIr = stage.isLlvmIr;
    }
  }

  #showStrip(): void {
    const chips = this.#columns.map(({ stage }, i) => {
      const classes = ["chip", i === this.active && "active", stage?.unchanged && "unchanged"].filter(Boolean).join(" ");
      const open = (): void => {
        this.#unfold(i);
        this.#columns[i]?.element.scrollIntoView({ block: "nearest", inline: "start" });
        this.#columns[i]?.view?.focus();
      };
      const label = stage?.unchanged ? `${stage.title}, no change` : undefined;
      return h("button", { type: "button", class: classes, "aria-label": label, "aria-current": i === this.active ? "true" : undefined, click: open }, stage?.title ?? "input");
    });
    const focused = [...this.#strip.children].indexOf(document.activeElement as Element);
    this.#strip.replaceChildren(...chips);
    if (focused >= 0) chips[focused]?.focus();
  }
}
