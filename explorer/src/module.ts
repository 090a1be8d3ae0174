// Terrace's WebAssembly module, for the workers.

export async function download(): Promise<WebAssembly.Module> {
  const response = await fetch("terrace.wasm");
  if (!response.ok) throw new Error(`terrace.wasm cannot be loaded: ${response.status}`);
  return WebAssembly.compileStreaming(response);
}
