export interface Explorer {
  /**
   * Answers a request in JSON with an answer in JSON.
   *
   * Throws `RangeError` or `WebAssembly.RuntimeError` if the program is too large for the engine; the next request works.
   */
  answer(request: string): string;
}

export function load(source: BufferSource | WebAssembly.Module | Promise<BufferSource | WebAssembly.Module>): Promise<Explorer>;
