// Files of bytecode: they are shown as text, which the server makes, and become bytecode again when they are saved.

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** The scheme of their texts, which is that of MLIR's own extension. */
const SCHEME = "mlir.bytecode-mlir";

interface Converted {
  output: string;
}

class BytecodeFiles implements vscode.FileSystemProvider {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  constructor(private readonly running: () => LanguageClient) {}

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const { output } = await this.running().sendRequest<Converted>("mlir/convertFromBytecode", { uri: uri.toString() });
    return new TextEncoder().encode(output);
  }

  /** The server has the new text as an open document. */
  async writeFile(uri: vscode.Uri): Promise<void> {
    const { output } = await this.running().sendRequest<Converted>("mlir/convertToBytecode", { uri: uri.toString() });
    await vscode.workspace.fs.writeFile(vscode.Uri.file(uri.path), Buffer.from(output, "base64"));
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    return vscode.workspace.fs.stat(vscode.Uri.file(uri.path));
  }

  watch(uri: vscode.Uri): vscode.Disposable {
    const file = vscode.Uri.file(uri.path);
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(vscode.Uri.joinPath(file, ".."), file.path.replace(/.*\//, "")));
    watcher.onDidChange(() => this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]));
    return watcher;
  }

  readDirectory(): never {
    throw vscode.FileSystemError.NoPermissions();
  }
  createDirectory(): never {
    throw vscode.FileSystemError.NoPermissions();
  }
  delete(): never {
    throw vscode.FileSystemError.NoPermissions();
  }
  rename(): never {
    throw vscode.FileSystemError.NoPermissions();
  }
}

/** The editor of a file of bytecode, which opens the text in its place. */
const editor: vscode.CustomReadonlyEditorProvider = {
  openCustomDocument: (uri) => ({ uri, dispose: () => {} }),
  async resolveCustomEditor(document, panel) {
    const viewColumn = panel.viewColumn;
    panel.dispose();
    const text = await vscode.workspace.openTextDocument(document.uri.with({ scheme: SCHEME }));
    await vscode.window.showTextDocument(await vscode.languages.setTextDocumentLanguage(text, "mlir"), { viewColumn });
  },
};

export function registerBytecode(running: () => LanguageClient): vscode.Disposable[] {
  return [
    vscode.workspace.registerFileSystemProvider(SCHEME, new BytecodeFiles(running), { isCaseSensitive: true }),
    vscode.window.registerCustomEditorProvider("terrace.bytecode", editor),
  ];
}
