// Where the server is.

import * as fs from "node:fs";
import * as path from "node:path";
import * as vscode from "vscode";

/** The program of the setting, that in the extension, or that on the path. */
export function findServer(extension: string): { path: string; args: string[] } {
  const settings = vscode.workspace.getConfiguration("terrace.server");
  const args = settings.get<string[]>("arguments", ["lsp"]);
  const chosen = settings.get<string>("path", "").trim();
  if (chosen) {
    const root = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
    const home = process.env["HOME"] ?? process.env["USERPROFILE"] ?? "~";
    return { path: chosen.replace("${workspaceFolder}", root).replace(/^~(?=[/\\])/, home), args };
  }
  const program = process.platform === "win32" ? "terrace.exe" : "terrace";
  const own = path.join(extension, "server", program);
  return { path: fs.existsSync(own) ? own : program, args };
}
