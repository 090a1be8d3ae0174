// Terrace in a worker: answers calls one after another.

import { load, type Explorer } from "../../crates/wasm/js/explore.mjs";
import { download } from "./module.js";
import type { Call, Ready, Reply } from "./protocol.js";

const scope = self as unknown as DedicatedWorkerGlobalScope;

const explorer: Promise<Explorer> = load(download());
// Each call reports why there is no module.
explorer.then(() => scope.postMessage({ ready: true } satisfies Ready), () => {});

async function reply({ id, request }: Call): Promise<Reply> {
  try {
    return { id, answer: (await explorer).answer(JSON.stringify(request)) };
  } catch (error) {
    return { id, error: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  // The engine's stack or memory is exhausted.
  if (error instanceof RangeError) return `the program is too large for this browser: ${reason}`;
  if (error instanceof WebAssembly.RuntimeError) return `Terrace stopped at this program, which is a mistake in Terrace: ${reason}`;
  return reason;
}

let last = Promise.resolve();
scope.onmessage = (event: MessageEvent<Call>) => {
  last = last.then(async () => scope.postMessage(await reply(event.data)));
};
