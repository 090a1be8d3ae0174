// Makes the .vsix: `npm run package -- [--target=PLATFORM --server=PROGRAM]`. With a program, which is a `terrace` for the
// platform (https://code.visualstudio.com/api/working-with-extensions/publishing-extension#platformspecific-extensions), the
// extension has its own server.

import { createVSIX } from "@vscode/vsce";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { target: { type: "string" }, server: { type: "string" } } });
if (Boolean(values.target) !== Boolean(values.server)) {
  throw new Error("'--target' and '--server' belong together");
}
const server = path.join(root, "server");
fs.rmSync(server, { recursive: true, force: true });
if (values.server) {
  fs.mkdirSync(server);
  const program = path.join(server, values.target.startsWith("win32") ? "terrace.exe" : "terrace");
  fs.copyFileSync(values.server, program);
  fs.chmodSync(program, 0o755);
}
fs.copyFileSync(path.join(root, "../../LICENSE"), path.join(root, "LICENSE"));
await createVSIX({ cwd: root, dependencies: false, target: values.target });
