// Links that contain the program: deflated, in base64url, after `#`.

import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

export interface Shared {
  text: string;
  passes: string;
}

/** The greatest length of a link. */
const MAX_LINK = 2_000_000;
/** The greatest number of bytes that a link is inflated to: a short link can stand for gigabytes. */
const MAX_BYTES = 1 << 24;

/** The part of a link after `#`. */
export function encode({ text, passes }: Shared): string {
  const bytes = deflateSync(strToU8(JSON.stringify([text, passes])), { level: 9 });
  let binary = "";
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a link contains; `null` if it is none of ours. */
export function decode(hash: string): Shared | null {
  const encoded = hash.replace(/^#/, "");
  if (encoded === "" || encoded.length > MAX_LINK) return null;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const deflated = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    // What does not fit is cut off, and then the JSON has no end.
    const bytes = inflateSync(deflated, { out: new Uint8Array(MAX_BYTES) });
    const value: unknown = JSON.parse(strFromU8(bytes));
    if (!Array.isArray(value) || typeof value[0] !== "string" || typeof value[1] !== "string") return null;
    return { text: value[0], passes: value[1] };
  } catch {
    return null;
  }
}
