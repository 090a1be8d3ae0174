// Highlighting of MLIR and LLVM IR, token by token.

import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from "@codemirror/language";
import { tags } from "@lezer/highlight";

function strings(stream: StringStream): boolean {
  if (stream.peek() !== '"') return false;
  stream.match(/^"(?:[^"\\]|\\.)*"?/);
  return true;
}

export const mlir = StreamLanguage.define<null>({
  name: "mlir",
  startState: () => null,
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", "<", '"'] } },
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match("//")) {
      stream.skipToEnd();
      return "comment";
    }
    if (strings(stream)) return "string";
    if (stream.match(/^%[\w$.#-]+/)) return "variableName";
    if (stream.match(/^@(?:[\w$.-]+|"[^"]*")/)) return "function";
    if (stream.match(/^\^[\w$.-]+/)) return "labelName";
    if (stream.match(/^[#!][\w$.-]+/)) return "meta";
    if (stream.match(/^[a-z_]\w*(?:\.[\w$]+)+/)) return "keyword";
    if (stream.match(/^(?:index|none|[su]?i\d+|b?f\d+\w*|tf32|memref|tensor|vector|tuple|complex|ptr)\b/)) return "typeName";
    if (stream.match(/^-?(?:0x[\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)/)) return "number";
    // Dimensions such as `4x8x` of a shape.
    if (stream.match(/^x(?=\d|\?|[a-z!])/)) return "punctuation";
    if (stream.match(/^(?:true|false|unit|dense|affine_map|affine_set|array|strided)\b/)) return "atom";
    if (stream.match(/^[A-Za-z_]\w*/)) return stream.peek() === "=" ? "propertyName" : "operatorKeyword";
    stream.next();
    return "punctuation";
  },
  tokenTable: { function: tags.function(tags.variableName) },
});

export const llvmIr = StreamLanguage.define<null>({
  name: "llvm-ir",
  startState: () => null,
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(";")) {
      stream.skipToEnd();
      return "comment";
    }
    if (strings(stream)) return "string";
    if (stream.match(/^[\w$.-]+:/)) return "labelName";
    if (stream.match(/^%[\w$.-]+/)) return "variableName";
    if (stream.match(/^@[\w$.-]+/)) return "function";
    if (stream.match(/^[#!][\w$.-]*/)) return "meta";
    if (stream.match(/^(?:i\d+|ptr|void|half|bfloat|float|double|fp128|label|metadata|token)\b/)) return "typeName";
    if (stream.match(/^-?(?:0x[\da-fA-FKLMHR]+|\d+(?:\.\d*)?(?:e[-+]?\d+)?)/)) return "number";
    if (stream.match(/^x\b/)) return "punctuation";
    if (stream.match(/^(?:true|false|null|undef|poison|zeroinitializer)\b/)) return "atom";
    if (stream.match(/^[a-z_][\w.]*/)) return "keyword";
    stream.next();
    return "punctuation";
  },
  tokenTable: { function: tags.function(tags.variableName) },
});

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, class: "tok-comment" },
    { tag: tags.string, class: "tok-string" },
    { tag: tags.number, class: "tok-number" },
    { tag: tags.atom, class: "tok-number" },
    { tag: tags.keyword, class: "tok-op" },
    { tag: tags.operatorKeyword, class: "tok-word" },
    { tag: tags.propertyName, class: "tok-word" },
    { tag: tags.typeName, class: "tok-type" },
    { tag: tags.variableName, class: "tok-value" },
    { tag: tags.function(tags.variableName), class: "tok-symbol" },
    { tag: tags.labelName, class: "tok-label" },
    { tag: tags.meta, class: "tok-meta" },
    { tag: tags.punctuation, class: "tok-punctuation" },
  ]),
);
