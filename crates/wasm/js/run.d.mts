export interface RunOptions {
  /** Gets what the program prints, when it ends a line. */
  stdout?: (text: string) => void;
  /** The functions that the program expects of the module `env`. */
  imports?: Record<string, WebAssembly.ImportValue>;
}

export interface RunResult {
  /** What `main` returns, or `exit` gets. */
  exitCode: number;
  /** All that the program printed. */
  output: string;
  /** The functions and the memory of the program. */
  exports: WebAssembly.Exports;
}

export function run(wasm: BufferSource, options?: RunOptions): Promise<RunResult>;
