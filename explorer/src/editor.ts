// Editors: the input, which has squiggles, and the stages, which are read only. The lines that are linked to what the user
// points at are lit up.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic as Squiggle } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, StateEffect, StateField, type Extension, type Text } from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type DecorationSet,
  type Tooltip,
} from "@codemirror/view";
import { h } from "./dom.js";
import { highlighting, llvmIr, mlir } from "./language.js";
import type { Diagnostic } from "./protocol.js";

export interface Place {
  line: number;
  column: number;
}

/** What an editor tells. */
export interface Listener {
  /** The user points at a place; nowhere when the pointer leaves. */
  point(place: Place | null): void;
  /** The user moved the cursor to a place, or typed there. */
  select(place: Place, isTyping: boolean): void;
  /** The documentation of the operation at a place. */
  hover(place: Place): Promise<HTMLElement | null>;
  /** The text has changed. */
  change?(text: string): void;
  /** The names of operations, for completion. */
  operations?(): readonly string[];
}

const setLit = StateEffect.define<{ lines: number[]; pinned: boolean }>();
const lit = Decoration.line({ class: "lit" });
const litPinned = Decoration.line({ class: "lit pinned" });

const litLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    lines = lines.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setLit)) continue;
      const { doc } = transaction.state;
      const known = effect.value.lines.filter((line) => line <= doc.lines);
      const mark = effect.value.pinned ? litPinned : lit;
      lines = Decoration.set(known.map((line) => mark.range(doc.line(line).from)));
    }
    return lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Lights lines up, and no others. */
export function light(view: EditorView, lines: number[], pinned: boolean): void {
  view.dispatch({ effects: setLit.of({ lines, pinned }) });
}

export function placeOf(doc: Text, offset: number): Place {
  const line = doc.lineAt(offset);
  return { line: line.number, column: offset - line.from + 1 };
}

export function offsetOf(doc: Text, { line, column }: Place): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column, 1) - 1, to);
}

/** Moves the cursor to a place and shows it. */
export function goTo(view: EditorView, place: Place): void {
  const anchor = offsetOf(view.state.doc, place);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }), userEvent: "select" });
  view.focus();
}

/** Scrolls to a line, unless it is visible, without moving the cursor or the columns. */
export function reveal(view: EditorView, line: number): void {
  const { scrollDOM } = view;
  const { top, bottom } = view.lineBlockAt(view.state.doc.line(Math.min(line, view.state.doc.lines)).from);
  const height = scrollDOM.clientHeight;
  if (top >= scrollDOM.scrollTop && bottom <= scrollDOM.scrollTop + height) return;
  scrollDOM.scrollTop = Math.max(0, (top + bottom - height) / 2);
}

/** Replaces the text where it differs, so that scrolling stays. */
export function setText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === text.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end++;
  view.dispatch({ changes: { from: start, to: old.length - end, insert: text.slice(start, text.length - end) } });
}

function linked(listener: Listener): Extension {
  let frame = 0;
  return [
    litLines,
    EditorView.domEventHandlers({
      mousemove(event, view) {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
          listener.point(offset === null ? null : placeOf(view.state.doc, offset));
        });
      },
      click(event, view) {
        // The editor leaves touches to the browser, which moves no cursor in a text that cannot be changed.
        if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
        const anchor = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (anchor !== null) view.dispatch({ selection: { anchor } });
      },
      mouseleave() {
        cancelAnimationFrame(frame);
        listener.point(null);
      },
    }),
    EditorView.updateListener.of((update) => {
      if (update.selectionSet || (update.focusChanged && update.view.hasFocus)) {
        listener.select(placeOf(update.state.doc, update.state.selection.main.head), update.docChanged);
      }
    }),
    hoverTooltip(async (view, at): Promise<Tooltip | null> => {
      const word = view.state.wordAt(at);
      if (!word) return null;
      const dom = await listener.hover(placeOf(view.state.doc, at));
      return dom && { pos: word.from, above: true, create: () => ({ dom }) };
    }, { hoverTime: 350 }),
  ];
}

const common: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  drawSelection(),
  bracketMatching(),
  highlightSelectionMatches(),
  highlighting,
  foldGutter(),
];

function operationNames(operations: () => readonly string[]) {
  return (context: CompletionContext) => {
    const word = context.matchBefore(/[a-z_]\w*\.[\w.]*|[a-z_]\w*/);
    if (!word || (!context.explicit && !word.text.includes("."))) return null;
    const options = operations().map((label) => ({ label, type: "function" }));
    return { from: word.from, options, validFor: /^[\w.]*$/ };
  };
}

/** The editor of the input. */
export function inputEditor(parent: HTMLElement, text: string, listener: Listener): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        common,
        mlir,
        history(),
        closeBrackets(),
        indentUnit.of("  "),
        lintGutter(),
        autocompletion({ override: [operationNames(() => listener.operations?.() ?? [])] }),
        linked(listener),
        // Tab leaves the editor, for those who have no mouse.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ "aria-label": "Input, MLIR or LLVM IR", tabindex: "0", spellcheck: "false" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) listener.change?.(update.state.doc.toString());
        }),
      ],
    }),
  });
}

/** An editor of a text that cannot be changed. */
export function viewer(parent: HTMLElement, text: string, label: string, isLlvmIr: boolean, listener: Listener): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        common,
        isLlvmIr ? llvmIr : mlir,
        EditorState.readOnly.of(true),
        linked(listener),
        keymap.of([...defaultKeymap, ...searchKeymap, ...foldKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", "aria-readonly": "true" }),
      ],
    }),
  });
}

const severities = { error: "error", warning: "warning", remark: "info", text: "info" } as const;

/** Marks the places of messages; those without a place are not in the editor. */
export function showDiagnostics(view: EditorView, diagnostics: readonly Diagnostic[]): void {
  const { doc } = view.state;
  const squiggles: Squiggle[] = [];
  for (const diagnostic of diagnostics) {
    if (diagnostic.line === null) continue;
    const from = offsetOf(doc, { line: diagnostic.line, column: diagnostic.column ?? 1 });
    const word = /^(?:[%@^#!]?[\w$.-]+|\S)/.exec(doc.sliceString(from, doc.lineAt(from).to))?.[0].length ?? 0;
    squiggles.push({
      from,
      to: from + word,
      severity: severities[diagnostic.severity],
      message: diagnostic.message,
      renderMessage: () =>
        h("div", {}, h("div", {}, diagnostic.message), ...diagnostic.notes.map((note) => h("div", { class: "note" }, note.message))),
    });
  }
  squiggles.sort((a, b) => a.from - b.from);
  view.dispatch(setDiagnostics(view.state, squiggles));
}
