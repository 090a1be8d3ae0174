// `node build.mjs [terrace_wasm.wasm]`: builds the page into `dist`. Without a module it builds one.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const repository = dirname(here);
const dist = join(here, "dist");

/** Builds Terrace for the page, with the profile `page`. */
function terrace() {
  const target = "wasm32-unknown-unknown";
  const cargo = ["build", "--quiet", "--profile", "page", "--target", target, "--package", "terrace-wasm"];
  execFileSync("cargo", cargo, { cwd: repository, stdio: "inherit" });
  const folder = process.env.CARGO_TARGET_DIR ?? join(repository, "target");
  return join(folder, target, "page", "terrace_wasm.wasm");
}

function examples() {
  const list = JSON.parse(readFileSync(join(here, "examples.json"), "utf8"));
  return JSON.stringify(list.map((one) => ({ ...one, text: readFileSync(join(repository, one.path), "utf8") })));
}

/** The licences of the packages that are in the page. */
function licenses() {
  const { packages } = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8"));
  const shipped = Object.keys(packages).filter((path) => path !== "" && !packages[path].dev);
  return shipped.map((path) => {
    const file = readdirSync(join(here, path)).find((file) => /^licen[cs]e/i.test(file));
    if (!file) throw new Error(`${path} has no licence`);
    return `${path.replace(/^.*node_modules\//, "")}\n\n${readFileSync(join(here, path, file), "utf8")}`;
  });
}

// The package also runs in Node.js, with a module of its own that the page does not use.
const options = { bundle: true, external: ["node:*"], minify: true, format: "esm", target: "es2022", outdir: dist, entryNames: "[name]", legalComments: "none", banner: { js: "/* licenses.txt */" } };

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const entries = ["main.ts", "worker.ts", "runner.ts"].map((file) => join(here, "src", file));
await build({ ...options, entryPoints: [...entries, join(here, "styles", "style.css")] });
for (const file of ["index.html", "icon.svg"]) copyFileSync(join(here, file), join(dist, file));
writeFileSync(join(dist, "examples.json"), examples());
writeFileSync(join(dist, "licenses.txt"), licenses().join("\n----\n\n"));
copyFileSync(process.argv[2] ?? terrace(), join(dist, "terrace.wasm"));

const files = ["index.html", "main.js", "worker.js", "runner.js", "style.css", "icon.svg", "examples.json", "licenses.txt", "terrace.wasm"];
const hash = createHash("sha256");
for (const file of files) hash.update(readFileSync(join(dist, file)));
const define = {
  FILES: JSON.stringify(["./", ...files]),
  VERSION: JSON.stringify(`terrace-${hash.digest("hex").slice(0, 16)}`),
};
await build({ ...options, entryPoints: [join(here, "src", "service-worker.ts")], define });

// Servers send these files: Brotli where the browser takes it, and gzip, which all browsers take.
const sizes = {};
for (const file of [...files, "service-worker.js"]) {
  const bytes = readFileSync(join(dist, file));
  // The best compression takes half a minute, which builds for development do not have.
  const params = { [constants.BROTLI_PARAM_QUALITY]: process.argv[2] ? 5 : 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const brotli = brotliCompressSync(bytes, { params });
  const gzip = gzipSync(bytes, { level: 9 });
  writeFileSync(join(dist, `${file}.br`), brotli);
  writeFileSync(join(dist, `${file}.gz`), gzip);
  sizes[file] = { bytes: bytes.length, Brotli: brotli.length, gzip: gzip.length };
}
const sum = (key) => Object.values(sizes).reduce((sum, size) => sum + size[key], 0);
console.table({ ...sizes, all: { bytes: sum("bytes"), Brotli: sum("Brotli"), gzip: sum("gzip") } });
