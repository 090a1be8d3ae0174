// The program, compiled to WebAssembly, runs in the page.

import type { Diagnostic } from "./protocol.js";

export interface Program {
  name: string;
  text: string;
  passes: string;
}

/** What the worker says: what it begins with, text that was printed, or how the program ended. */
export interface Progress {
  begins?: "compilation" | "program";
  text?: string;
  exitCode?: number;
  /** Why it was not compiled. */
  diagnostics?: Diagnostic[];
  /** Why it stopped. */
  error?: string;
}

/** The greatest time that the compilation may take, and that the program may, in milliseconds. */
const LIMIT = 10_000;
/** The greatest number of characters that are shown. */
const MAX_OUTPUT = 100_000;

export interface RunListener {
  /** Everything that was printed so far, and how the program ended. */
  output(text: string, end: string): void;
  /** Why it was not compiled. */
  failed(diagnostics: Diagnostic[]): void;
  /** Whether a program runs. */
  running(running: boolean): void;
}

export class Runner {
  readonly #listener: RunListener;
  #worker: Worker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #output = "";
  #running = false;

  constructor(listener: RunListener) {
    this.#listener = listener;
  }

  get isRunning(): boolean {
    return this.#running;
  }

  start(program: Program): void {
    if (this.#running) this.stop("stopped");
    this.#output = "";
    this.#running = true;
    this.#listener.running(true);
    this.#listener.output("", "");
    this.#start().postMessage(program);
  }

  /** Ends the program with its worker. */
  stop(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end(reason);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker("runner.js", { type: "module" });
    worker.onmessage = (event: MessageEvent<Progress>) => this.#progress(event.data);
    worker.onerror = (event) => this.stop(`the worker failed: ${event.message || "its script cannot be loaded"}`);
    this.#worker = worker;
    return worker;
  }

  #progress({ begins, text, exitCode, diagnostics, error }: Progress): void {
    if (!this.#running) return;
    if (begins) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.stop(`stopped: the ${begins} took ${LIMIT / 1000} s`), LIMIT);
    } else if (text !== undefined) {
      this.#output += text;
      if (this.#output.length > MAX_OUTPUT) {
        this.#output = this.#output.slice(0, MAX_OUTPUT);
        this.stop(`stopped after ${MAX_OUTPUT} characters`);
      } else {
        this.#listener.output(this.#output, "");
      }
    } else if (diagnostics) {
      this.#end("not compiled");
      this.#listener.failed(diagnostics);
    } else {
      this.#end(error ?? `exit code ${exitCode}`);
    }
  }

  #end(reason: string): void {
    clearTimeout(this.#timer);
    this.#running = false;
    this.#listener.running(false);
    this.#listener.output(this.#output, reason);
  }
}
