// Drawings of graphs: positions by dagre, shapes in SVG.

import { Graph, layout } from "@dagrejs/dagre";
import { h, svg } from "./dom.js";
import type { Edge } from "./protocol.js";

export interface Shape {
  title: string;
  /** Lines of text under the title. */
  lines: string[];
  /** Whether it is drawn with emphasis. */
  current?: boolean;
  /** Whether it is defined elsewhere. */
  dashed?: boolean;
  /** What a click does. */
  open(): void;
}

/** Larger graphs are not readable, and take long to lay out. */
const MAX_NODES = 300;
const CHARACTER = 6.7;
const LINE = 16;
const MAX_LINES = 8;
const MAX_COLUMNS = 46;

function clip(text: string): string {
  return text.length > MAX_COLUMNS ? `${text.slice(0, MAX_COLUMNS - 1)}…` : text;
}

function textOf(shape: Shape): string[] {
  const lines = shape.lines.length > MAX_LINES ? [...shape.lines.slice(0, MAX_LINES - 1), `… ${shape.lines.length - MAX_LINES + 1} more`] : shape.lines;
  return lines.map(clip);
}

function path(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${first.x},${first.y}`;
  for (let i = 0; i + 1 < rest.length; i++) {
    const [at, next] = [rest[i]!, rest[i + 1]!];
    const end = i + 2 === rest.length ? next : { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 };
    d += `Q${at.x},${at.y} ${end.x},${end.y}`;
  }
  if (rest.length === 1) d += `L${rest[0]!.x},${rest[0]!.y}`;
  return d;
}

/** A drawing of a graph, whose nodes are buttons. In a flow the edges that lead back are dashed. */
export function drawing(label: string, shapes: Shape[], edges: Edge[], isFlow: boolean): HTMLElement {
  if (shapes.length > MAX_NODES) return h("p", { class: "empty" }, `${shapes.length} nodes are too many to draw.`);
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 34, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  const texts = shapes.map(textOf);
  shapes.forEach((shape, i) => {
    const lines = texts[i]!;
    const longest = Math.max(shape.title.length + 2, ...lines.map((line) => line.length));
    graph.setNode(String(i), { width: longest * CHARACTER + 20, height: (lines.length + 1) * LINE + (lines.length ? 16 : 10) });
  });
  edges.forEach(([from, to], i) => graph.setEdge(String(from), String(to), {}, String(i)));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const arrows = edges.map(([from, to], i) => {
    const { points } = graph.edge(String(from), String(to), String(i)) as { points: { x: number; y: number }[] };
    return svg("path", { class: from >= to && isFlow ? "edge back" : "edge", d: path(points), "marker-end": "url(#arrow)" });
  });
  const nodes = shapes.map((shape, i) => {
    const { x, y, width, height } = graph.node(String(i)) as { x: number; y: number; width: number; height: number };
    const left = x - width / 2;
    const top = y - height / 2;
    const lines = texts[i]!.map((line, k) => svg("text", { class: "code", x: left + 10, y: top + LINE * (k + 2) + 6 }, line));
    const classes = ["node", shape.current && "current", shape.dashed && "dashed"].filter(Boolean).join(" ");
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      shape.open();
    };
    return svg(
      "g",
      { class: classes, role: "button", tabindex: 0, click: shape.open, keydown: press },
      svg("rect", { x: left, y: top, width, height, rx: 6 }),
      svg("text", { class: "title", x: left + 10, y: top + LINE }, shape.title),
      lines.length > 0 && svg("line", { x1: left, x2: left + width, y1: top + LINE + 7, y2: top + LINE + 7 }),
      ...lines,
    );
  });
  return h(
    "div",
    { class: "drawing" },
    svg(
      "svg",
      { width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": label },
      svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0,0L8,4L0,8z" }))),
      ...arrows,
      ...nodes,
    ) as unknown as HTMLElement,
  );
}
