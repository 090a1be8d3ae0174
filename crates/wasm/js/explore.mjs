// What a page that shows compilations asks Terrace: `answer(request)`, JSON in and JSON out. `crates/wasm/src/explore` has the
// requests and the answers.

/** Makes an explorer from a WebAssembly module: its bytes or a `WebAssembly.Module`. */
export async function load(source) {
  const given = await source;
  const module = given instanceof WebAssembly.Module ? given : await WebAssembly.compile(given);
  let exports = null;
  return {
    answer(request) {
      exports ??= new WebAssembly.Instance(module, {}).exports;
      try {
        return answer(exports, request);
      } catch (error) {
        // The engine's stack is exhausted, or its memory is: the instance is in an unknown state.
        exports = null;
        throw error;
      }
    },
  };
}

function answer(exports, request) {
  const input = new TextEncoder().encode(request);
  const address = exports.terrace_input(input.length);
  new Uint8Array(exports.memory.buffer, address, input.length).set(input);
  const length = exports.terrace_explore();
  // The memory may have grown, so its buffer is another one now.
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.terrace_output(), length));
}
