//! The brace that a text lacks: diagnostics report its end, where the parser misses it.

/// An operation whose region lacks its closing brace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unclosed {
    /// The offset of the opening brace.
    pub brace: usize,
    /// The start of the operation that defines the symbol around it, if any.
    pub symbol: Option<usize>,
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

/// Finds the brace that is not closed, if the text has more opening braces than closing ones. Indentation tells which one:
/// a closing brace on a line of its own belongs to an operation of the same column, and symbols do not start inside others
/// at their column.
pub fn unclosed(text: &[u8]) -> Option<Unclosed> {
    let mut stack: Vec<Open> = Vec::new();
    let mut suspect: Option<Unclosed> = None;
    // The start of the current operation, and the depth of parentheses and brackets in it.
    let (mut op, mut indent, mut depth, mut has_symbol) = (0, 0, 0u32, false);
    let mut line_starts = true;
    let mut column = 0;
    let mut at = 0;
    while at < text.len() {
        let byte = text[at];
        if line_starts && byte != b' ' && byte != b'\t' && byte != b'\n' {
            line_starts = false;
            // A line continues an operation whose parentheses are open, or starts with a mark that follows one.
            if depth == 0 && !matches!(byte, b'-' | b':' | b')' | b']' | b',' | b'{') {
                (op, indent, has_symbol) = (at, column, false);
            }
        }
        match byte {
            b'\n' => (line_starts, column) = (true, 0),
            b'/' if text.get(at + 1) == Some(&b'/') => {
                let end = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
                at = end;
                continue;
            }
            b'"' => {
                at = string_end(text, at);
                continue;
            }
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            b'@' if !has_symbol => {
                // A name right behind the operation's name, not a callee of one with a result.
                has_symbol = !text[op..at].contains(&b'=') && !text[op..at].contains(&b'(');
                let inside = stack.last().filter(|open| open.symbol && indent <= open.indent);
                if has_symbol && let (None, Some(_), Some(top)) = (suspect, inside, stack.last()) {
                    suspect = Some(lacks(&stack, top));
                }
            }
            b'{' => stack.push(Open { offset: at, indent, op, symbol: has_symbol }),
            b'}' => {
                let open = stack.last().copied()?;
                let alone = op == at && depth == 0;
                if alone && indent < open.indent && suspect.is_none() {
                    suspect = Some(lacks(&stack, &open));
                }
                stack.pop();
            }
            _ => {}
        }
        column += usize::from(byte != b'\n');
        at += 1;
    }
    let top = stack.last()?;
    Some(suspect.unwrap_or_else(|| lacks(&stack, top)))
}

fn lacks(stack: &[Open], open: &Open) -> Unclosed {
    let symbol = stack.iter().rev().find(|outer| outer.symbol && outer.offset <= open.offset);
    Unclosed { brace: open.offset, symbol: symbol.map(|outer| outer.op) }
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
        let found = unclosed(text.as_bytes())?;
        Some((line(found.brace), found.symbol.map_or(0, line)))
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
        assert_eq!(check("x {a = \"}\"} // {\n"), None);
        assert_eq!(check("x }"), None);
        assert_eq!(check("func.func @f() {\n  %0 = call @g() {\n  return\n}\n"), Some((2, 1)));
    }
}
