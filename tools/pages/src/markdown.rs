//! Text of declarations as Markdown.

/// Text outside of code, in which `<` is no start of HTML. Code in backticks and in fences stays as it is.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut in_fence, mut in_code) = (false, false);
    for line in text.lines() {
        let is_fence = line.trim_start().starts_with("```");
        in_fence ^= is_fence;
        if in_fence || is_fence {
            out.push_str(line);
        } else {
            for c in line.chars() {
                in_code ^= c == '`';
                match c {
                    '<' if !in_code => out.push_str("&lt;"),
                    _ => out.push(c),
                }
            }
        }
        // Code in backticks may go on in the next line of a paragraph, but not in the next paragraph.
        in_code &= !line.trim().is_empty();
        out.push('\n');
    }
    out
}

/// Text in a cell of a table.
pub fn cell(text: &str) -> String {
    escape(text).trim_end().replace('\n', " ").replace('|', "\\|")
}

/// Code in a cell of a table, or in a line.
pub fn code(text: &str) -> String {
    let fence = if text.contains('`') { "``" } else { "`" };
    format!("{fence}{}{fence}", text.replace('|', "\\|"))
}

/// A block of code.
pub fn block(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n\n", text.trim_end())
}

/// A table: nothing without rows.
pub fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut out = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
    for row in rows {
        out.push_str(&format!("| {} |\n", row.join(" | ")));
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_is_escaped_outside_of_code() {
        assert_eq!(escape("a <b> `c<d>`\n```mlir\ne<f>\n```"), "a &lt;b> `c<d>`\n```mlir\ne<f>\n```\n");
        assert_eq!(escape("an open ` <\n\n<"), "an open ` <\n\n&lt;\n");
        assert_eq!(cell("a|b\n<c>"), "a\\|b &lt;c>");
    }
}
