// The extension: it starts the server, and shows what the server knows beyond the protocol's usual requests.

import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { registerBytecode } from "./bytecode";
import { findServer } from "./server";
import { registerStages } from "./stages";

let client: LanguageClient | undefined;

/** Starts the server. An error says what to do about it. */
async function start(context: vscode.ExtensionContext): Promise<void> {
  const server = findServer(context.extensionPath);
  client = new LanguageClient(
    "terrace",
    "Terrace",
    { command: server.path, args: server.args },
    {
      // Bytecode that is shown as text is written back by the server.
      documentSelector: [{ language: "mlir" }],
      outputChannelName: "Terrace",
    },
  );
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const open = "Open Settings";
    const message = `The server '${server.path}' does not start: ${error instanceof Error ? error.message : error}`;
    void vscode.window.showErrorMessage(`${message}. Set 'terrace.server.path' to terrace.`, open).then((chosen) => {
      if (chosen === open) {
        void vscode.commands.executeCommand("workbench.action.openSettings", "terrace.server.path");
      }
    });
  }
}

/** The last start of a server. Each waits for the one before: a server that is starting cannot be stopped. */
let started: Promise<void> = Promise.resolve();

function restart(context: vscode.ExtensionContext): Promise<void> {
  const next = (): Promise<void> => deactivate().finally(() => start(context));
  started = started.then(next, next);
  return started;
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const running = (): LanguageClient => {
    if (!client) {
      throw new Error("The server does not run: see 'terrace.server.path'");
    }
    return client;
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("terrace.restart", () => restart(context)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("terrace.server")) {
        void restart(context);
      }
    }),
    ...registerStages(running),
    ...registerBytecode(running),
  );
  await restart(context);
}

export async function deactivate(): Promise<void> {
  const old = client;
  client = undefined;
  await old?.stop();
}
