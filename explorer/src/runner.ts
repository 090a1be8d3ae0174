// Runs programs in a worker of its own, which ends with a program that does not.

import { load } from "../../crates/wasm/js/index.mjs";
import { run } from "../../crates/wasm/js/run.mjs";
import { download } from "./module.js";
import type { Progress, Program } from "./run.js";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const post = (progress: Progress): void => scope.postMessage(progress);

const compiler = load(download());

async function start({ text, passes, name }: Program): Promise<Progress> {
  try {
    const { compileToWasm } = await compiler;
    post({ begins: "compilation" });
    const { wasm, diagnostics } = compileToWasm(text, { name, passes });
    if (!wasm) return { diagnostics };
    post({ begins: "program" });
    const { exitCode } = await run(wasm as Uint8Array<ArrayBuffer>, { stdout: (text) => post({ text }) });
    return { exitCode };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

scope.onmessage = async (event: MessageEvent<Program>) => post(await start(event.data));
