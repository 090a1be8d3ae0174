// `node serve.mjs [port]`: serves `dist` on this machine, compressed.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
};

/** A server of the page, as a static host is one. */
export function server() {
  return createServer((request, response) => {
    const [pathname] = (request.url ?? "/").split("?");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    const type = types[name.split(".").at(-1)];
    // All files are in one folder.
    if (!type || !/^[\w.-]+$/.test(name)) return response.writeHead(404).end();
    const compressed = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    try {
      const bytes = readFileSync(join(dist, compressed ? `${name}.br` : name));
      const encoding = compressed ? { "content-encoding": "br" } : {};
      return response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...encoding }).end(bytes);
    } catch {
      return response.writeHead(404).end();
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8022);
  server().listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));
}
