// The stages of a function: virtual documents beside the text, whose lines light up with the operations that they come from.

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** The scheme of virtual documents. */
const SCHEME = "terrace";

interface VirtualDocument {
  uri: string;
  languageId: string;
}

interface Pass {
  name: string;
  summary: string;
}

/** The languages of this extension by those of the protocol. */
const LANGUAGES: Record<string, string> = { mlir: "mlir", llvm: "llvm", asm: "terrace-assembly" };

type Running = () => LanguageClient;

async function virtualDocument(client: LanguageClient, editor: vscode.TextEditor, stage: string): Promise<vscode.TextDocument> {
  const convert = client.code2ProtocolConverter;
  const found = await client.sendRequest<VirtualDocument>("terrace/virtualDocument", {
    textDocument: convert.asTextDocumentIdentifier(editor.document),
    position: convert.asPosition(editor.selection.active),
    stage,
  });
  const document = await vscode.workspace.openTextDocument(client.protocol2CodeConverter.asUri(found.uri));
  const language = LANGUAGES[found.languageId];
  if (language && document.languageId !== language) {
    return vscode.languages.setTextDocumentLanguage(document, language);
  }
  return document;
}

/** Runs a command in the editor of a source, and shows its error. */
async function inSource(command: (editor: vscode.TextEditor) => Promise<void>): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "mlir" || editor.document.uri.scheme === SCHEME) {
    void vscode.window.showInformationMessage("Open a file of MLIR and put the cursor in a function.");
    return;
  }
  try {
    await command(editor);
  } catch (error) {
    void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

async function show(client: LanguageClient, editor: vscode.TextEditor, stage: string): Promise<void> {
  const document = await virtualDocument(client, editor, stage);
  const viewColumn = vscode.ViewColumn.Beside;
  await vscode.window.showTextDocument(document, { viewColumn, preserveFocus: true, preview: false });
}

/** Asks for a pipeline: passes of the list, or a text. */
async function choosePasses(client: LanguageClient): Promise<string | undefined> {
  const passes = await client.sendRequest<Pass[]>("terrace/passes", null);
  const other = "Other passes…";
  const items = [
    { label: other, description: "a pipeline such as canonicalize,func.func(cse)" },
    ...passes.map((pass) => ({ label: pass.name, description: pass.summary })),
  ];
  const chosen = await vscode.window.showQuickPick(items, { matchOnDescription: true, placeHolder: "The pass to run" });
  return chosen?.label === other
    ? vscode.window.showInputBox({ prompt: "The pipeline", value: "canonicalize,cse" })
    : chosen?.label;
}

async function showDifference(client: LanguageClient, editor: vscode.TextEditor): Promise<void> {
  const passes = await choosePasses(client);
  if (!passes) {
    return;
  }
  const before = await virtualDocument(client, editor, "passes=");
  const after = await virtualDocument(client, editor, `passes=${passes}`);
  await vscode.commands.executeCommand("vscode.diff", before.uri, after.uri, passes);
}

/** Marks the lines that belong to the operation under the cursor, in the source and in its stages. */
class Links {
  private readonly decoration = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor("editor.wordHighlightBackground"),
    overviewRulerColor: new vscode.ThemeColor("editorOverviewRuler.wordHighlightForeground"),
  });
  /** The number of the last request: answers of earlier ones are late. */
  private last = 0;

  constructor(private readonly running: Running) {}

  dispose(): void {
    this.decoration.dispose();
  }

  async follow(editor: vscode.TextEditor): Promise<void> {
    const number = ++this.last;
    const isStage = editor.document.uri.scheme === SCHEME;
    const others = vscode.window.visibleTextEditors.filter(
      (other) => other !== editor && (other.document.uri.scheme === SCHEME || (isStage && other.document.languageId === "mlir")),
    );
    if (others.length === 0 || (!isStage && editor.document.languageId !== "mlir")) {
      return;
    }
    const places = await this.places(editor, isStage).catch(() => []);
    if (number !== this.last) {
      return;
    }
    for (const other of others) {
      const address = other.document.uri.toString();
      const ranges = places.filter((place) => place.uri.toString() === address).map((place) => place.range);
      other.setDecorations(this.decoration, ranges);
      const first = ranges[0];
      if (first && !isStage) {
        other.revealRange(first, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
    editor.setDecorations(this.decoration, []);
  }

  private async places(editor: vscode.TextEditor, isStage: boolean): Promise<vscode.Location[]> {
    const client = this.running();
    const convert = client.code2ProtocolConverter;
    const position = editor.selection.active;
    const params = {
      textDocument: convert.asTextDocumentIdentifier(editor.document),
      // A name in the text of a stage leads to its definition there, the start of a line to the source.
      position: convert.asPosition(isStage ? position.with({ character: 0 }) : position),
    };
    const method = isStage ? "textDocument/definition" : "textDocument/implementation";
    const found = await client.sendRequest<Parameters<typeof client.protocol2CodeConverter.asLocation>[0][]>(method, params);
    return found.map((place) => client.protocol2CodeConverter.asLocation(place)).filter((place) => place !== undefined);
  }
}

/** Definitions in texts of stages that are no MLIR: the client serves those of MLIR. */
function definitions(running: Running): vscode.DefinitionProvider {
  return {
    async provideDefinition(document, position, token) {
      const client = running();
      const params = client.code2ProtocolConverter.asTextDocumentPositionParams(document, position);
      const found = await client.sendRequest<Parameters<typeof client.protocol2CodeConverter.asDefinitionResult>[0]>(
        "textDocument/definition",
        params,
        token,
      );
      return client.protocol2CodeConverter.asDefinitionResult(found, token) as Promise<vscode.Definition | undefined>;
    },
  };
}

export function registerStages(running: Running): vscode.Disposable[] {
  const stage = (command: string, name: string): vscode.Disposable =>
    vscode.commands.registerCommand(command, () => inSource((editor) => show(running(), editor, name)));
  const links = new Links(running);
  const selector = ["llvm", "terrace-assembly"].map((language) => ({ scheme: SCHEME, language }));
  return [
    links,
    stage("terrace.showLlvmDialect", "llvm-dialect"),
    stage("terrace.showLlvmIr", "llvm-ir"),
    stage("terrace.showAssembly", "assembly"),
    vscode.commands.registerCommand("terrace.showDifference", () =>
      inSource((editor) => showDifference(running(), editor)),
    ),
    vscode.languages.registerDefinitionProvider(selector, definitions(running)),
    vscode.window.onDidChangeTextEditorSelection((event) => void links.follow(event.textEditor)),
  ];
}
