// A stage of the compilation, and its links to the others.

import type { Kind, Mark, StageAnswer } from "./protocol.js";

/** The numbers of places that operations come from. */
export type Origins = ReadonlySet<number>;

export class Stage {
  readonly kind: Kind;
  readonly title: string;
  readonly command: string;
  readonly text: string;
  /** Whether the pass changed nothing. */
  readonly unchanged: boolean;
  readonly #byLine = new Map<number, Mark[]>();
  readonly #linesOf = new Map<number, number[]>();

  constructor(answer: StageAnswer, text: string, marks: Mark[], unchanged: boolean) {
    this.kind = answer.kind;
    this.title = answer.title;
    this.command = answer.command;
    this.text = text;
    this.unchanged = unchanged;
    for (const mark of marks) {
      const line = mark[0]!;
      const marks = this.#byLine.get(line);
      if (marks) marks.push(mark);
      else this.#byLine.set(line, [mark]);
      for (let i = 2; i < mark.length; i++) {
        const lines = this.#linesOf.get(mark[i]!);
        if (lines) lines.push(line);
        else this.#linesOf.set(mark[i]!, [line]);
      }
    }
  }

  get isLlvmIr(): boolean {
    return this.kind === "llvm-ir";
  }

  /** The origins of the operation at a line and column: the last that starts in front of it, or the first of the line. */
  originsAt(line: number, column: number): Origins {
    const marks = this.#byLine.get(line) ?? [];
    const before = marks.filter((mark) => mark[1]! <= column);
    return new Set((before.at(-1) ?? marks[0])?.slice(2));
  }

  /** The lines of operations with one of these origins, in order. */
  linesOf(origins: Origins): number[] {
    const lines = new Set<number>();
    for (const origin of origins) for (const line of this.#linesOf.get(origin) ?? []) lines.add(line);
    return [...lines].sort((a, b) => a - b);
  }
}

/** The stages of an answer about an input. */
export function stagesOf(answers: StageAnswer[], input: string): Stage[] {
  let [text, marks]: [string, Mark[]] = [input, []];
  return answers.map((answer) => {
    const unchanged = answer.text === null && answer.kind !== "input";
    text = answer.text?.trimEnd() ?? text;
    marks = answer.marks ?? marks;
    return new Stage(answer, text, marks, unchanged);
  });
}
