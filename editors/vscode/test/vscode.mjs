// A module `vscode` for tests: documents, editors and providers without a window. Classes that the tests need nothing of are
// empty ones.

import fs from "node:fs";
import { URI, Utils } from "vscode-uri";

export class Disposable {
  constructor(dispose) {
    this.dispose = dispose ?? (() => {});
  }
  static from(...all) {
    return new Disposable(() => all.forEach((one) => one.dispose()));
  }
}

export class EventEmitter {
  listeners = new Set();
  event = (listener, self, disposables) => {
    const call = self ? listener.bind(self) : listener;
    this.listeners.add(call);
    const disposable = new Disposable(() => this.listeners.delete(call));
    disposables?.push(disposable);
    return disposable;
  };
  fire(value) {
    [...this.listeners].forEach((listener) => listener(value));
  }
  dispose() {
    this.listeners.clear();
  }
}

export class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: new EventEmitter().event };
  cancel() {}
  dispose() {}
}

export class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
  with({ line = this.line, character = this.character }) {
    return new Position(line, character);
  }
  isAfter(other) {
    return this.line > other.line || (this.line === other.line && this.character > other.character);
  }
}

export class Range {
  constructor(start, end, endLine, endCharacter) {
    this.start = typeof start === "number" ? new Position(start, end) : start;
    this.end = typeof start === "number" ? new Position(endLine, endCharacter) : end;
  }
  get isEmpty() {
    return this.start.line === this.end.line && this.start.character === this.end.character;
  }
}

export class Selection extends Range {
  get active() {
    return this.end;
  }
}

export class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

export class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

export class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents, range });
  }
}

export class MarkdownString {
  constructor(value = "") {
    this.value = value;
  }
  appendMarkdown(text) {
    this.value += text;
    return this;
  }
}

export class ThemeColor {}
export class RelativePattern {}
export class FileSystemError extends Error {
  static NoPermissions() {
    return new FileSystemError("no permissions");
  }
}

class Document {
  version = 1;
  isUntitled = false;
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text });
  }
  get fileName() {
    return this.uri.fsPath;
  }
  get lineCount() {
    return this.text.split("\n").length;
  }
  getText() {
    return this.text;
  }
}

class Editor {
  decorations = [];
  constructor(document, viewColumn) {
    Object.assign(this, { document, viewColumn, selection: new Selection(0, 0, 0, 0) });
  }
  setDecorations(_, ranges) {
    this.decorations = ranges;
  }
  revealRange() {}
}

const emitters = {};
const on = (name) => (emitters[name] ??= new EventEmitter()).event;

/** What the extension registered, and what it did. */
export const state = {
  commands: new Map(),
  contents: new Map(),
  files: new Map(),
  providers: [],
  customEditors: new Map(),
  settings: {},
  diagnostics: new Map(),
  errors: [],
  executed: [],
  answers: [],
};

/** Whether a selector has a document. */
function match(selector, document) {
  return [selector].flat().some(
    (filter) =>
      (filter.language === undefined || filter.language === document.languageId) &&
      (filter.scheme === undefined || filter.scheme === document.uri.scheme),
  )
    ? 10
    : 0;
}

/** The provider of a kind that a document has. */
export function provider(kind, document) {
  const found = state.providers.filter((row) => row.kind === kind && match(row.selector, document));
  return found.at(-1)?.args[0];
}

/** Changes the whole text of a document. */
export function edit(document, text) {
  const range = new Range(0, 0, document.lineCount, 0);
  const contentChanges = [{ range, rangeOffset: 0, rangeLength: document.text.length, text }];
  document.text = text;
  document.version += 1;
  emitters.onDidChangeTextDocument?.fire({ document, contentChanges });
}

/** Moves the cursor of an editor. */
export function select(editor, line, character) {
  editor.selection = new Selection(line, character, line, character);
  window.activeTextEditor = editor;
  emitters.onDidChangeTextEditorSelection?.fire({ textEditor: editor, selections: [editor.selection] });
}

async function read(uri) {
  const content = state.contents.get(uri.scheme);
  if (content) {
    return content.provideTextDocumentContent(uri, new CancellationTokenSource().token);
  }
  const files = state.files.get(uri.scheme);
  return files ? new TextDecoder().decode(await files.readFile(uri)) : fs.readFileSync(uri.fsPath, "utf8");
}

const LANGUAGES = { mlir: "mlir", ll: "llvm" };

export const workspace = {
  textDocuments: [],
  notebookDocuments: [],
  workspaceFolders: undefined,
  isTrusted: true,
  fs: {
    writeFile: async (uri, bytes) => fs.writeFileSync(uri.fsPath, bytes),
    stat: async (uri) => ({ size: fs.statSync(uri.fsPath).size }),
  },
  getConfiguration: (section) => ({
    get: (key, value) => state.settings[section ? `${section}.${key}` : key] ?? value,
  }),
  getWorkspaceFolder: () => undefined,
  async openTextDocument(uri) {
    const known = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (known) {
      return known;
    }
    const language = LANGUAGES[uri.path.replace(/.*\./, "")] ?? "plaintext";
    const document = new Document(uri, language, await read(uri));
    workspace.textDocuments.push(document);
    emitters.onDidOpenTextDocument?.fire(document);
    return document;
  },
  registerTextDocumentContentProvider(scheme, content) {
    state.contents.set(scheme, content);
    const changed = content.onDidChange(async (uri) => {
      const address = uri.toString();
      const document = workspace.textDocuments.find((document) => document.uri.toString() === address);
      if (document) {
        edit(document, await read(uri));
      }
    });
    return Disposable.from(changed, new Disposable(() => state.contents.delete(scheme)));
  },
  registerFileSystemProvider(scheme, files) {
    state.files.set(scheme, files);
    return new Disposable();
  },
  createFileSystemWatcher: () => ({ onDidChange: () => new Disposable(), dispose() {} }),
};

export const window = {
  activeTextEditor: undefined,
  visibleTextEditors: [],
  tabGroups: { all: [], onDidChangeTabs: on("tabs"), onDidChangeTabGroups: on("groups") },
  createOutputChannel: () => new Proxy({}, { get: () => () => new Disposable() }),
  createTextEditorDecorationType: () => ({ dispose() {} }),
  async showTextDocument(document, { viewColumn, preserveFocus }) {
    const editor = new Editor(document, viewColumn);
    window.visibleTextEditors.push(editor);
    window.activeTextEditor = preserveFocus ? window.activeTextEditor : editor;
    return editor;
  },
  showErrorMessage: async (message) => void state.errors.push(message),
  showInformationMessage: async (message) => void state.errors.push(message),
  showWarningMessage: async (message) => void state.errors.push(message),
  showQuickPick: async (items) => state.answers.shift()(items),
  showInputBox: async () => state.answers.shift(),
  registerCustomEditorProvider(type, provider) {
    state.customEditors.set(type, provider);
    return new Disposable();
  },
  withProgress: async (_, task) => task({ report() {} }, new CancellationTokenSource().token),
};

export const languages = {
  match,
  async setTextDocumentLanguage(document, language) {
    emitters.onDidCloseTextDocument?.fire(document);
    document.languageId = language;
    emitters.onDidOpenTextDocument?.fire(document);
    return document;
  },
  createDiagnosticCollection: () => ({
    set: (uri, diagnostics) => state.diagnostics.set(uri.toString(), diagnostics),
    delete: (uri) => state.diagnostics.delete(uri.toString()),
    clear: () => state.diagnostics.clear(),
    dispose() {},
  }),
};

export const commands = {
  registerCommand(name, run) {
    state.commands.set(name, run);
    return new Disposable(() => state.commands.delete(name));
  },
  async executeCommand(name, ...args) {
    const command = state.commands.get(name);
    return command ? command(...args) : void state.executed.push([name, ...args]);
  },
};

export const env = { appName: "tests", language: "en", uiKind: 1 };
export const version = "1.106.0";
export const extensions = { getExtension: () => undefined };
export const l10n = { t: (text) => text };

export const Uri = Object.assign(URI, { joinPath: Utils.joinPath });

/** An object whose unknown properties are made by `make`. */
function open(known, make) {
  return new Proxy(known, {
    get: (target, name) => (name in target || typeof name === "symbol" ? target[name] : (target[name] = make(name))),
  });
}

/** Enumerations count from 0, as far as the tests can tell. */
const enumeration = () => {
  let next = 0;
  return open({}, () => next++);
};

const register = (name) => {
  const kind = /^register(\w+)Provider$/.exec(name)?.[1];
  return (selector, ...args) => {
    if (kind) {
      state.providers.push({ kind, selector, args });
    }
    return new Disposable(() => {
      state.providers = state.providers.filter((row) => row.args !== args);
    });
  };
};
const events = (known) => open(known, (name) => (name.startsWith("on") ? on(name) : register(name)));

export default open(
  {
    Disposable, EventEmitter, CancellationTokenSource, Position, Range, Selection, Location, Diagnostic, Hover,
    MarkdownString, ThemeColor, RelativePattern, FileSystemError, Uri, env, version, extensions, l10n,
    workspace: events(workspace),
    window: events(window),
    languages: events(languages),
    commands,
    ViewColumn: { Active: -1, Beside: -2 },
    TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
    FileChangeType: { Changed: 1, Created: 2, Deleted: 3 },
    __esModule: true,
  },
  (name) => (/(Kind|Severity|Type|Reason|Tag|Column|Target|Level|Location|Format|Mode|State)$/.test(name) ? enumeration() : class {}),
);
