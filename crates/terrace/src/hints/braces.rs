//! The brace that a text lacks: diagnostics report where the parser misses it, which is often the end of the text.

use super::text::word_at;

/// The brace that a text lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lacking {
    /// The closing brace of a region.
    Closing {
        /// The offset of the opening brace.
        brace: usize,
        /// The start of the operation that defines the symbol around it, if any.
        symbol: Option<usize>,
    },
    /// The opening brace of a region.
    Opening {
        /// The offset of the closing brace.
        brace: usize,
        /// The start of the operation in front of the region, if indentation tells.
        op: Option<usize>,
    },
}

/// An opening brace.
#[derive(Clone, Copy)]
struct Open {
    offset: usize,
    /// The operation's column.
    indent: usize,
    /// The operation's offset.
    op: usize,
    /// Whether the operation defines a symbol.
    symbol: bool,
}

/// Finds the brace that has no counterpart, if the text has one. Indentation tells which one: a closing brace on a line of
/// its own belongs to an operation of the same column, and symbols do not start inside others at their column. The operation
/// that lacks an opening brace is in front of a line with a larger column.
pub fn lacking(text: &[u8]) -> Option<Lacking> {
    let mut stack: Vec<Open> = Vec::new();
    let mut suspect: Option<Lacking> = None;
    // The operation in front of indented ones, without an opening brace.
    let mut bare: Option<usize> = None;
    // The start of the current operation, and the depth of parentheses and brackets in it.
    let (mut op, mut indent, mut depth, mut has_symbol, mut has_brace) = (0, 0, 0u32, false, true);
    // Whether a symbol in the operation is an operand's, since a result or an operand list is in front of it.
    let mut is_operand = false;
    let mut line_starts = true;
    let mut column = 0;
    let mut at = 0;
    while at < text.len() {
        let byte = text[at];
        let starts_comment = byte == b'/' && text.get(at + 1) == Some(&b'/');
        if line_starts && byte != b' ' && byte != b'\t' && byte != b'\n' && !starts_comment {
            line_starts = false;
            if depth == 0 && starts_operation(&text[at..], &text[op..at]) {
                if column > indent && !has_brace && bare.is_none() {
                    bare = Some(op);
                }
                // A label has no braces.
                (op, indent, has_symbol, has_brace) = (at, column, false, byte == b'^');
                is_operand = false;
            }
        }
        match byte {
            b'\n' => (line_starts, column) = (true, 0),
            b'/' if starts_comment => {
                let end = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
                at = end;
                continue;
            }
            b'"' => {
                at = string_end(text, at);
                continue;
            }
            b'(' | b'[' => (depth, is_operand) = (depth + 1, is_operand || byte == b'('),
            b'=' => is_operand = true,
            b')' | b']' => depth = depth.saturating_sub(1),
            b'@' if !has_symbol => {
                // A name right behind the operation's name, not a callee of one with a result.
                has_symbol = !is_operand;
                let inside = stack.last().filter(|open| open.symbol && indent <= open.indent);
                if has_symbol && let (None, Some(_), Some(top)) = (suspect, inside, stack.last()) {
                    suspect = Some(lacks_closing(&stack, top));
                }
            }
            b'{' => {
                has_brace = true;
                stack.push(Open { offset: at, indent, op, symbol: has_symbol });
            }
            b'}' => {
                has_brace = true;
                let Some(open) = stack.pop() else {
                    return Some(Lacking::Opening { brace: at, op: bare });
                };
                let alone = op == at && depth == 0;
                if alone && indent < open.indent && suspect.is_none() {
                    stack.push(open);
                    suspect = Some(lacks_closing(&stack, &open));
                    stack.pop();
                }
            }
            _ => {}
        }
        column += usize::from(byte != b'\n');
        at += 1;
    }
    let top = stack.last()?;
    Some(suspect.unwrap_or_else(|| lacks_closing(&stack, top)))
}

fn lacks_closing(stack: &[Open], open: &Open) -> Lacking {
    let symbol = stack.iter().rev().find(|outer| outer.symbol && outer.offset <= open.offset);
    Lacking::Closing { brace: open.offset, symbol: symbol.map(|outer| outer.op) }
}

/// Whether a line starts with an operation, behind the text of the one before it: it may continue that operation, with a
/// word or a mark that follows one.
fn starts_operation(line: &[u8], before: &[u8]) -> bool {
    if matches!(line.first(), Some(b'%' | b'"')) {
        return before.trim_ascii_end().last() != Some(&b',');
    }
    match word_at(line) {
        Some(word) => {
            word.contains('.')
                || matches!(word, "call" | "call_indirect" | "constant" | "func" | "module" | "return")
                || before.trim_ascii_end().last() == Some(&b'}')
        }
        None => !matches!(line.first(), Some(b'-' | b':' | b')' | b']' | b',' | b'{')),
    }
}

/// The offset behind a string that starts at `at`.
fn string_end(text: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while let Some(&byte) = text.get(i) {
        match byte {
            b'\\' => i += 2,
            b'"' | b'\n' => return i + 1,
            _ => i += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Option<(usize, usize)> {
        let line = |offset: usize| text[..offset].matches('\n').count() + 1;
        match lacking(text.as_bytes())? {
            Lacking::Closing { brace, symbol } => Some((line(brace), symbol.map_or(0, line))),
            Lacking::Opening { brace, op } => Some((line(brace), op.map_or(0, line))),
        }
    }

    #[test]
    fn indentation_tells() {
        let f = "func.func @f(%a: i32,\n             %b: i32) {\n  return\n}\n";
        assert_eq!(check(f), None);
        assert_eq!(check("func.func @f() {\n  return\nfunc.func @g() {\n  return\n}\n"), Some((1, 1)));
        let inner = format!("{f}func.func @g() {{\n  scf.if %c {{\n    use\n  return\n}}\n{f}");
        assert_eq!(check(&inner), Some((6, 5)));
        assert_eq!(check("module {\n  func.func @f() {\n    return\n"), Some((2, 2)));
        assert_eq!(check("module {\n  func.func @f() {\n    return\n  }\n"), Some((1, 0)));
        let long = "func.func @f() {\n  scf.for %i = %a\n      to %b step %c {\n  }\n";
        assert_eq!(check(&format!("{long}  scf.if %c\n    use.it\n  }}\n}}\n")), Some((8, 5)));
        assert_eq!(check("x {a = \"}\"} // {\n"), None);
        assert_eq!(check("x }"), Some((1, 0)));
        assert_eq!(check("func.func @f(%a: i32) -> i32\n  return\n}\nfunc.func @g() {\n}\n"), Some((3, 1)));
        assert_eq!(check("module {\n  func.func @f()\n    return\n  }\n}\n"), Some((5, 2)));
        assert_eq!(check("func.func @f() {\n  %0 = call @g() {\n  return\n}\n"), Some((2, 1)));
    }
}
