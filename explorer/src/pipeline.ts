// The line for the pass pipeline, with completion of passes and their options.

import { autocompletion, completionKeymap, startCompletion, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import type { Catalog, Pass } from "./protocol.js";

const ANCHORS = ["func.func", "builtin.module", "llvm.func", "gpu.module", "any"];

/** The pass whose braces are open in front of an offset. */
function openPass(before: string): string | null {
  const open = before.lastIndexOf("{");
  if (open < 0 || open < before.lastIndexOf("}")) return null;
  return /([\w-]+)$/.exec(before.slice(0, open))?.[1] ?? null;
}

function optionsOf(pass: Pass, context: CompletionContext): CompletionResult | null {
  const value = context.matchBefore(/[\w-]+=[\w-]*/);
  if (value) {
    const [name, given] = value.text.split("=") as [string, string];
    const option = pass.options.find((option) => option.name === name);
    if (!option?.values.length) return null;
    return { from: value.to - given.length, options: option.values.map((label) => ({ label, type: "constant" })) };
  }
  const word = context.matchBefore(/[\w-]*/);
  const options = pass.options.map(({ name, documentation, default: fallback }): Completion => ({
    label: name,
    apply: `${name}=`,
    detail: fallback === "" ? "" : `= ${fallback}`,
    info: documentation,
    type: "property",
  }));
  return { from: word?.from ?? context.pos, options };
}

function complete(catalog: () => Catalog | null) {
  return (context: CompletionContext): CompletionResult | null => {
    const known = catalog();
    if (!known) return null;
    const before = context.state.sliceDoc(0, context.pos);
    const inside = openPass(before);
    if (inside !== null) {
      const pass = known.passes.find((pass) => pass.name === inside);
      return pass ? optionsOf(pass, context) : null;
    }
    const word = context.matchBefore(/[\w.-]*/);
    const options: Completion[] = known.passes.map(({ name, summary }) => ({ label: name, info: summary, type: "function" }));
    options.push(...ANCHORS.map((name) => ({ label: name, apply: `${name}(`, detail: "(…)", type: "class" })));
    options.push({ label: "-O1", apply: known.optimize, info: `The passes of terrace compile -O1: ${known.optimize}`, type: "keyword" });
    return { from: word?.from ?? context.pos, options, validFor: /^[\w.-]*$/ };
  };
}

/** The line; `change` gets its text without line breaks. */
export function pipelineEditor(
  parent: HTMLElement,
  text: string,
  catalog: () => Catalog | null,
  change: (text: string) => void,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        autocompletion({ override: [complete(catalog)], icons: false }),
        placeholder("passes before the lowering: canonicalize,cse"),
        keymap.of([...completionKeymap, ...historyKeymap]),
        Prec.high(keymap.of([{ key: "ArrowDown", run: (view) => view.state.doc.length === 0 && startCompletion(view) }])),
        keymap.of(defaultKeymap.filter(({ key }) => key !== "Enter" && key !== "Mod-Enter")),
        // What is pasted becomes one line.
        EditorView.clipboardInputFilter.of((text) => text.replace(/\s*\n\s*/g, "")),
        EditorState.transactionFilter.of((transaction) => (transaction.newDoc.lines > 1 ? [] : transaction)),
        EditorView.contentAttributes.of({ "aria-label": "Pass pipeline", tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) change(update.state.doc.toString());
        }),
      ],
    }),
  });
}
