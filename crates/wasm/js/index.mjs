// Terrace in JavaScript: `compile(text, options)` gives `{ llvmIr, diagnostics }`, `compileToWasm(text, options)` gives
// `{ wasm, diagnostics }`.

/** The stages that `compile` can stop at. */
const STAGES = ["llvm-ir", "llvm-dialect", "mlir"];

/** Makes a compiler from a WebAssembly module: its bytes, a `Response` of `fetch`, or a `WebAssembly.Module`. */
export async function load(source) {
  const given = await source;
  const bytes = typeof Response !== "undefined" && given instanceof Response ? await given.arrayBuffer() : given;
  const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
  let exports = null;
  // Compiles by `use`; an instance whose memory or stack is exhausted is in an unknown state and is not used again.
  const guarded = (options, use) => {
    exports ??= new WebAssembly.Instance(module, {}).exports;
    try {
      return use(exports);
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof WebAssembly.RuntimeError)) throw error;
      exports = null;
      const place = { file: options.name ?? "input.mlir", line: null, column: null };
      const message = `the program is too large for this engine: ${error.message}`;
      return { llvmIr: null, wasm: null, diagnostics: [{ severity: "error", ...place, message, notes: [] }] };
    }
  };
  return {
    compile(text, options = {}) {
      if (options.emit !== undefined && !STAGES.includes(options.emit)) {
        throw new TypeError(`option 'emit' is one of ${STAGES.join(", ")}`);
      }
      const { llvmIr, diagnostics } = guarded(options, (exports) => run(exports, text, options));
      return { llvmIr, diagnostics };
    },
    compileToWasm(text, options = {}) {
      if (options.emit !== undefined) throw new TypeError("option 'emit' is of 'compile'");
      const { wasm, diagnostics } = guarded(options, (exports) => {
        const { diagnostics } = run(exports, text, { ...options, emit: "wasm" });
        const length = exports.terrace_module_len();
        const bytes = new Uint8Array(exports.memory.buffer, exports.terrace_module(), length);
        return { wasm: length === 0 ? null : bytes.slice(), diagnostics };
      });
      return { wasm, diagnostics };
    },
  };
}

function run(exports, text, options) {
  const line = (key) => {
    const value = String(options[key]);
    if (/[\r\n]/.test(value)) throw new TypeError(`option '${key}' contains a line break`);
    return `${key}=${value}\n`;
  };
  for (const key of Object.keys(options)) {
    if (!["name", "passes", "emit", "hints", "indexBitwidth"].includes(key)) throw new TypeError(`unknown option '${key}'`);
  }
  const encoder = new TextEncoder();
  const header = encoder.encode(Object.keys(options).filter((key) => options[key] !== undefined).map(line).join(""));
  const body = encoder.encode(text);
  const address = exports.terrace_input(header.length + body.length);
  const input = new Uint8Array(exports.memory.buffer, address, header.length + body.length);
  input.set(header);
  input.set(body, header.length);
  const length = exports.terrace_compile(header.length);
  // The memory may have grown, so its buffer is another one now.
  const output = new Uint8Array(exports.memory.buffer, exports.terrace_output(), length);
  return JSON.parse(new TextDecoder().decode(output));
}

let compiler = null;

/** The compiler of `terrace_wasm.wasm`, which is beside this file. */
function own() {
  return (compiler ??= load(read(new URL("./terrace_wasm.wasm", import.meta.url))));
}

/** Compiles the text of a module with `terrace_wasm.wasm`. */
export async function compile(text, options) {
  return (await own()).compile(text, options);
}

/** Compiles the text of a module to a WebAssembly module, likewise. */
export async function compileToWasm(text, options) {
  return (await own()).compileToWasm(text, options);
}

async function read(url) {
  if (url.protocol !== "file:") return fetch(url);
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}
