// Checks the text of the page in Node.js: `node check.mjs`, beside `node_modules` as the page needs it.

import assert from "node:assert/strict";

import { show } from "./page.mjs";

const program = (body) => `func.func @main() -> i32 {\n${body}\n}`;
const text = await show(program("  %c = arith.constant 42 : i32\n  return %c : i32"));
assert.match(text, /define i32 @main\(\)/);
assert.match(text, /main returns 42\n$/);
assert.match(await show(program("  return")), /^2:3: /);
