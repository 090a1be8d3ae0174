// Drawings of values in memory: the bytes of structs and memref descriptors, and the elements of memrefs.

import { h, svg } from "./dom.js";
import type { Elements, Field, Layout } from "./protocol.js";

const ROW = 26;
const WIDTH = 300;
const CELL = 34;
const MAX_CELLS = 16;

/** The bytes between fields. */
function withPadding(fields: Field[], size: number): (Field & { padding?: boolean })[] {
  const rows: (Field & { padding?: boolean })[] = [];
  let at = 0;
  const pad = (to: number): void => {
    if (to > at) rows.push({ name: "padding", type: `${to - at} bytes`, offset: at, size: to - at, padding: true });
  };
  for (const field of fields) {
    pad(field.offset);
    rows.push(field);
    at = field.offset + field.size;
  }
  if (fields.length < 64) pad(size);
  return rows;
}

function bytes({ fields, size, type }: Layout): SVGElement {
  const rows = withPadding(fields, size);
  const shapes = rows.map((field, i) =>
    svg(
      "g",
      { class: field.padding ? "field padding" : "field" },
      svg("rect", { x: 44, y: i * ROW + 1, width: WIDTH - 46, height: ROW - 2, rx: 4 }),
      svg("text", { class: "offset", x: 36, y: i * ROW + 17, "text-anchor": "end" }, String(field.offset)),
      svg("text", { class: "code", x: 54, y: i * ROW + 17 }, field.name),
      svg("text", { class: "code type", x: WIDTH - 12, y: i * ROW + 17, "text-anchor": "end" }, field.type),
    ),
  );
  return svg(
    "svg",
    { class: "layout", width: WIDTH, height: rows.length * ROW, role: "img", "aria-label": `fields of ${type} with their offsets in bytes` },
    ...shapes,
  );
}

/** The elements of the last two dimensions; the number in a cell is its distance from the aligned pointer. */
function grid({ shape, strides, offset }: Elements): SVGElement | null {
  if (!strides || shape.length === 0) return null;
  const [rows, columns] = [shape.length > 1 ? shape.at(-2)! : 1, shape.at(-1)!];
  const [rowStride, columnStride] = [shape.length > 1 ? strides.at(-2)! : 0, strides.at(-1)!];
  const shownRows = Math.min(rows ?? 4, MAX_CELLS);
  const shownColumns = Math.min(columns ?? 4, MAX_CELLS);
  const cells: SVGElement[] = [];
  for (let row = 0; row < shownRows; row++) {
    for (let column = 0; column < shownColumns; column++) {
      const known = offset !== null && rowStride !== null && columnStride !== null;
      const text = known ? String(offset + row * rowStride + column * columnStride) : "?";
      const [x, y] = [column * CELL, row * CELL];
      cells.push(
        svg("rect", { class: "cell", x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 3 }),
        svg("text", { class: "code", x: x + CELL / 2, y: y + CELL / 2 + 4, "text-anchor": "middle" }, text),
      );
    }
  }
  const more = [rows !== shownRows && "rows", columns !== shownColumns && "columns"].filter(Boolean);
  const [width, height] = [shownColumns * CELL, shownRows * CELL + (more.length ? 20 : 0)];
  return svg(
    "svg",
    { class: "layout", width: Math.max(width, 160), height, role: "img", "aria-label": "distances of the elements from the aligned pointer" },
    ...cells,
    more.length > 0 && svg("text", { class: "offset", x: 2, y: height - 5 }, `… more ${more.join(" and ")}`),
  );
}

const size = (n: number): string => (n === 1 ? "1 byte" : `${n} bytes`);

function elements(of: Elements): HTMLElement {
  const shape = of.shape.map((n) => n ?? "?").join("×") || "one element";
  const strides = of.strides ? `strides ${of.strides.map((n) => n ?? "?").join(", ") || "none"}; offset ${of.offset ?? "?"}` : "a layout without strides";
  const each = of.size === null ? "" : ` of ${size(of.size)} each`;
  const inner = of.shape.length > 2 ? "; the first matrix is drawn" : "";
  return h("figure", {}, h("figcaption", {}, `${shape} ${of.type}${each}; ${strides}${inner}`), grid(of) as unknown as HTMLElement | null);
}

/** A drawing of a type in memory. */
export function layoutDrawing(layout: Layout): HTMLElement {
  const what = layout.elements ? "descriptor: " : "";
  return h(
    "section",
    { class: "type" },
    h("h3", {}, layout.type),
    h(
      "div",
      { class: "figures" },
      h("figure", {}, h("figcaption", {}, `${what}${size(layout.size)}, aligned to ${layout.alignment}`), bytes(layout) as unknown as HTMLElement),
      layout.elements && elements(layout.elements),
    ),
  );
}
