// The questions that the page asks Terrace, and the answers: `crates/wasm/src/explore`.

import type { Diagnostic, Message } from "../../crates/wasm/js/index.mjs";

export type { Diagnostic, Message };

export type Request =
  | { request: "stages"; name: string; text: string; passes: string; importBack: boolean }
  | { request: "inspect"; text: string; llvmIr: boolean; line: number; column: number }
  | { request: "documentation"; name: string }
  | { request: "catalog" };

export type Kind = "input" | "pass" | "llvm-dialect" | "llvm-ir" | "import";

/** The line and column of an operation, and the numbers of the places that it comes from. */
export type Mark = number[];

export interface StageAnswer {
  kind: Kind;
  title: string;
  command: string;
  /** `null` for the input, and if the text is that of the stage before. */
  text: string | null;
  marks: Mark[] | null;
}

export interface StagesAnswer {
  stages: StageAnswer[];
  diagnostics: Diagnostic[];
}

/** A block or a function, and its first and last line. */
export interface Node {
  name: string;
  first: number;
  last: number;
}

export type Edge = [from: number, to: number];

export interface Field {
  name: string;
  type: string;
  offset: number;
  size: number;
}

export interface Elements {
  type: string;
  size: number | null;
  shape: (number | null)[];
  strides: (number | null)[] | null;
  offset: number | null;
}

export interface Layout {
  type: string;
  size: number;
  alignment: number;
  fields: Field[];
  elements: Elements | null;
}

export interface Inspection {
  operation: { name: string; documentation: string; generic: string } | null;
  function: { name: string; blocks: Node[]; edges: Edge[] } | null;
  calls: { functions: Node[]; edges: Edge[] };
  layouts: Layout[];
}

export interface PassOption {
  name: string;
  documentation: string;
  default: string;
  values: string[];
}

export interface Pass {
  name: string;
  summary: string;
  options: PassOption[];
}

export interface Catalog {
  passes: Pass[];
  operations: string[];
  /** The passes of `-O1`. */
  optimize: string;
}

export interface Documentation {
  name: string;
  documentation: string;
}

export interface Example {
  title: string;
  /** The path in the repository. */
  path: string;
  passes: string;
  text: string;
}

/** What the worker is sent: a request with a number, which the answer has, too. */
export interface Call {
  id: number;
  request: Request;
}

export interface Reply {
  id: number;
  /** The answer in JSON. */
  answer?: string;
  /** Why there is none. */
  error?: string;
}

/** What the worker says when it has its module: from now on it answers. */
export interface Ready {
  ready: true;
}
