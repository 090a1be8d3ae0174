// Runs the WebAssembly modules that Terrace makes, with the functions of WASI that these import.

/**
 * Instantiates a module and runs its `_start`. `stdout(text)` gets what the program prints, when it ends a line; `imports` are functions
 * for the module `env`. Gives `{ exitCode, output, exports }`; an error that the program throws has its output as `output`.
 */
export async function run(wasm, { stdout = () => {}, imports = {} } = {}) {
  const decoder = new TextDecoder();
  let output = "";
  let exports;
  const view = () => new DataView(exports.memory.buffer);
  const write = (text) => {
    output += text;
    if (text !== "") stdout(text);
  };
  const wasi = {
    fd_write(file, parts, count, written) {
      if (file !== 1 && file !== 2) return BAD_FILE;
      let length = 0;
      for (let i = 0; i < count; i++) {
        const [start, size] = [0, 4].map((at) => view().getUint32(parts + 8 * i + at, true));
        write(decoder.decode(new Uint8Array(exports.memory.buffer, start, size), { stream: true }));
        length += size;
      }
      view().setUint32(written, length, true);
      return 0;
    },
    proc_exit(status) {
      throw new Exit(status);
    },
    clock_time_get(clock, _precision, time) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(time, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
  };
  let exitCode = 0;
  try {
    const { instance } = await WebAssembly.instantiate(wasm, { wasi_snapshot_preview1: wasi, env: imports });
    exports = instance.exports;
    (exports._start ?? exports._initialize ?? (() => {}))();
  } catch (error) {
    write(decoder.decode());
    if (!(error instanceof Exit)) throw Object.assign(error, { output });
    exitCode = error.status;
  }
  return { exitCode, output, exports };
}

/** WASI's number for a file that is not open. */
const BAD_FILE = 8;

class Exit extends Error {
  constructor(status) {
    super(`the program ended with status ${status}`);
    this.status = status;
  }
}
