// Calls of the worker. A worker that does not answer in time is ended, and another one takes its place.

import type { Catalog, Call, Documentation, Inspection, Ready, Reply, Request, StagesAnswer } from "./protocol.js";

interface Answers {
  stages: StagesAnswer;
  inspect: Inspection;
  documentation: Documentation;
  catalog: Catalog;
}

/** The greatest time that an answer may take, in milliseconds. Loading Terrace does not count: that depends on the network. */
export const LIMIT = 10_000;

interface Waiting {
  resolve(answer: string): void;
  reject(error: Error): void;
}

export class Client {
  #worker: Worker | null = null;
  #ready = false;
  #next = 0;
  #waiting = new Map<number, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#start();
  }

  /** The answer to a request. */
  async ask<K extends keyof Answers>(request: Request & { request: K }): Promise<Answers[K]> {
    const text = await new Promise<string>((resolve, reject) => {
      const call: Call = { id: this.#next++, request };
      this.#waiting.set(call.id, { resolve, reject });
      this.#start().postMessage(call);
      if (this.#waiting.size === 1) this.#watch();
    });
    const answer = JSON.parse(text) as Answers[K] & { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = (event: MessageEvent<Ready | Reply>) => {
      if ("ready" in event.data) {
        this.#ready = true;
        this.#watch();
        return;
      }
      const { id, answer, error } = event.data;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#watch();
      if (answer === undefined) waiting?.reject(new Error(error ?? "no answer"));
      else waiting?.resolve(answer);
    };
    worker.onerror = (event) => this.#end(`the worker failed: ${event.message || "its script cannot be loaded"}`);
    this.#worker = worker;
    return worker;
  }

  /** Sets the time limit for the next answer. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0 || !this.#ready) return;
    this.#timer = setTimeout(() => this.#end(`no result after ${LIMIT / 1000} s; the compilation was ended`), LIMIT);
  }

  #end(reason: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(reason));
  }
}
