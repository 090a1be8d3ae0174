/** Where a message belongs; lines and columns start at 1. */
export interface Message {
  file: string | null;
  line: number | null;
  column: number | null;
  message: string;
}

export interface Diagnostic extends Message {
  severity: "error" | "warning" | "remark" | "text";
  notes: Message[];
}

export interface Options {
  /** The file's name in diagnostics. */
  name?: string;
  /** Passes that run before the lowering. */
  passes?: string;
  /** The stage to stop at. */
  emit?: "llvm-ir" | "llvm-dialect" | "mlir";
  /** Whether errors get notes with advice; they do unless it is false. */
  hints?: boolean;
  /** The width of the type index in bits: 32 for WebAssembly and else 64, if it is not given. */
  indexBitwidth?: 32 | 64;
}

export interface Result {
  /** The text of the stage; `null` if there are errors. */
  llvmIr: string | null;
  diagnostics: Diagnostic[];
}

export interface WasmResult {
  /** A WebAssembly module for WASI, which `run` of `run.mjs` runs; `null` if there are errors. */
  wasm: Uint8Array | null;
  diagnostics: Diagnostic[];
}

export interface Compiler {
  compile(text: string, options?: Options): Result;
  compileToWasm(text: string, options?: Omit<Options, "emit">): WasmResult;
}

export function load(source: BufferSource | Response | WebAssembly.Module | Promise<BufferSource | Response | WebAssembly.Module>): Promise<Compiler>;
export function compile(text: string, options?: Options): Promise<Result>;
export function compileToWasm(text: string, options?: Omit<Options, "emit">): Promise<WasmResult>;
