// The little Markdown that documentation of operations has: paragraphs, lists, code.

import { h } from "./dom.js";

function inline(text: string): (HTMLElement | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith("`") && part.length > 1) return h("code", {}, part.slice(1, -1));
    if (part.startsWith("**") && part.length > 4) return h("strong", {}, part.slice(2, -2));
    return part;
  });
}

/** Elements for a text. */
export function markdown(text: string): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  const parts = text.split(/^```.*$/m);
  parts.forEach((part, i) => {
    if (i % 2 === 1) {
      blocks.push(h("pre", { tabindex: 0 }, h("code", {}, part.replace(/^\n|\n$/g, ""))));
      return;
    }
    for (const paragraph of part.split(/\n\s*\n/)) {
      if (paragraph.trim() === "") continue;
      const items = paragraph.split(/\n(?=\s*[-*] )/);
      if (/^\s*[-*] /.test(items[0]!)) blocks.push(h("ul", {}, ...items.map((item) => h("li", {}, ...inline(item.replace(/^\s*[-*] /, ""))))));
      else if (/^#+ /.test(paragraph)) blocks.push(h("h4", {}, paragraph.replace(/^#+ /, "")));
      else blocks.push(h("p", {}, ...inline(paragraph)));
    }
  });
  return blocks;
}
