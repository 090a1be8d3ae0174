// Elements of the page.

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | ((event: never) => void) | undefined>;

function fill(element: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value as unknown as EventListener);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child != null && child !== false));
}

/** An element of HTML; attributes that are functions listen to events. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** An element of SVG. */
export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(element, attributes, children);
  return element;
}

/** The element with an id, which `index.html` has. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no #${id}`);
  return element;
}

const announcements = (): HTMLElement => byId("announcement");

/** Tells the user about something that happened. */
export function announce(text: string): void {
  const element = announcements();
  element.textContent = text;
  element.classList.add("shown");
  setTimeout(() => {
    if (element.textContent === text) element.classList.remove("shown");
  }, 2500);
}

/** Copies a text and says so. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${what} copied`);
  } catch {
    // Without permission the text is shown, to be copied by hand.
    prompt(`Copy the ${what}:`, text);
  }
}
