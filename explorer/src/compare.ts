// Two stages side by side, with their differences.

import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { byId, h } from "./dom.js";
import { highlighting, llvmIr, mlir } from "./language.js";
import type { Stage } from "./stage.js";

export class Comparison {
  readonly #dialog = byId("comparison") as HTMLDialogElement;
  readonly #left = byId("left") as HTMLSelectElement;
  readonly #right = byId("right") as HTMLSelectElement;
  #stages: Stage[] = [];
  #view: MergeView | null = null;

  constructor() {
    for (const select of [this.#left, this.#right]) select.addEventListener("change", () => this.#show());
    this.#dialog.addEventListener("close", () => this.#close());
    // A click on what is behind the dialog is one on the dialog itself.
    this.#dialog.addEventListener("click", (event) => event.target === this.#dialog && this.#dialog.close());
  }

  /** Shows the differences of two of the stages. */
  open(stages: Stage[], left: number, right: number): void {
    this.#stages = stages;
    for (const [select, chosen] of [[this.#left, left], [this.#right, right]] as const) {
      select.replaceChildren(...stages.map((stage, i) => h("option", { value: i, selected: i === chosen }, `${i}. ${stage.title}`)));
    }
    this.#dialog.showModal();
    this.#show();
  }

  #close(): void {
    this.#view?.destroy();
    this.#view = null;
  }

  #show(): void {
    this.#close();
    const [a, b] = [this.#left, this.#right].map((select) => this.#stages[Number(select.value)]);
    if (!a || !b) return;
    const side = (stage: Stage) => ({
      doc: stage.text,
      extensions: [
        lineNumbers(),
        stage.isLlvmIr ? llvmIr : mlir,
        highlighting,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ "aria-label": stage.title, tabindex: "0", "aria-readonly": "true" }),
      ],
    });
    this.#view = new MergeView({
      a: side(a),
      b: side(b),
      parent: byId("differences"),
      collapseUnchanged: { margin: 3, minSize: 6 },
      diffConfig: { scanLimit: 5000, timeout: 1000 },
    });
    byId("same").textContent = a.text === b.text ? "The texts are the same." : "";
  }
}
