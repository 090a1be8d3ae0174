//! Checks names and comments for words outside the vocabulary of MLIR, LLVM and Rust; part of `cargo xtask tidy`.
//!
//! It lists only words and openings of doc comments that are wrong in every context, each with its replacement.

/// Where a word breaks the rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// In code and in comments.
    Everywhere,
    /// In code only, because it is plain English in a comment.
    Code,
    /// In comments only: a phrase.
    Comments,
}

/// Words, where they are wrong, and their replacements.
const WORDS: &[(&str, Scope, &str)] = &[
    ("Alone", Scope::Code, "`SingleThreaded` or `Exclusive`"),
    ("Asked", Scope::Code, "`ModuleRequests`"),
    ("Becoming", Scope::Code, "`RetagQueue`"),
    ("Care", Scope::Code, "`Interest`"),
    ("Home", Scope::Code, "`Bucket`"),
    ("Homes", Scope::Everywhere, "`ScopeBuckets`"),
    ("Later", Scope::Code, "`Deferred`"),
    ("LaterBodies", Scope::Everywhere, "`DeferredBodies`"),
    ("Look", Scope::Code, "`Signature`"),
    ("Looking", Scope::Code, "`SignatureBuilder`"),
    ("MayWait", Scope::Everywhere, "`Verification::Deferred`"),
    ("Raw", Scope::Code, "`ByteCursor`"),
    ("Recalled", Scope::Everywhere, "`CachedFragment`"),
    ("Room", Scope::Code, "`Vacancy`"),
    ("Swept", Scope::Everywhere, "`SweepResult`"),
    ("Ways", Scope::Code, "`FastForms`"),
    ("WithPass", Scope::Everywhere, "`Verification::Fused`"),
    ("Written", Scope::Code, "`StreamedModule`"),
    ("boldly", Scope::Everywhere, "`speculate` or `lower_unchecked`"),
    ("by_parts", Scope::Everywhere, "`streaming`"),
    ("catch_up", Scope::Everywhere, "`flush`"),
    ("entrance", Scope::Everywhere, "`verify_on_entry`"),
    ("export_by_parts", Scope::Everywhere, "`export_streaming`"),
    ("is_same", Scope::Everywhere, "`eq`"),
    ("is_settled", Scope::Everywhere, "`is_verified`"),
    ("is_usual", Scope::Everywhere, "`matches_uniform_shape`"),
    ("knows", Scope::Code, "`contains`"),
    ("lately", Scope::Everywhere, "`cache`"),
    ("put_off", Scope::Everywhere, "`defer`"),
    ("are told by", Scope::Comments, "\"follow from\""),
    ("is told by", Scope::Comments, "\"follows from\""),
    ("to be had", Scope::Comments, "\"available\""),
    ("waited for", Scope::Comments, "\"stalls on\" with its cause"),
];

/// Openings of doc comments that leave out the subject or the verb.
const HEADS: &[(&str, &str)] = &[
    ("As above", "the rule itself"),
    ("Somebody", "the name of the function or type"),
    ("So that", "the thing, and then its purpose"),
    ("That which", "the noun"),
    ("The same", "the noun, or \"Like [`…`], but …\""),
    ("What", "the noun that the clause describes, such as \"The operands of …\""),
    ("Whatever", "the noun"),
    ("Whoever", "the name of the caller"),
];

/// The lines of a Rust source that break a rule, counted from 0, with messages.
pub fn check(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_doc = false;
    for (number, line) in text.lines().enumerate() {
        let (code, comment) = split_comment(line);
        for &(word, scope, instead) in WORDS {
            let in_code = scope != Scope::Comments && has_phrase(&code, word);
            if in_code || scope != Scope::Code && has_phrase(comment, word) {
                found.push((number, format!("`{word}`: write {instead}")));
            }
        }
        let doc = Some(comment).filter(|_| code.trim().is_empty());
        let doc = doc.and_then(|c| c.strip_prefix("///").or_else(|| c.strip_prefix("//!")));
        if let Some(doc) = doc.filter(|_| !in_doc) {
            let doc = doc.trim_start();
            let head = HEADS.iter().find(|(head, _)| doc.starts_with(head) && has_phrase(doc, head));
            if let Some((head, instead)) = head {
                found.push((number, format!("a doc comment starts with \"{head}\": write {instead}")));
            }
        }
        in_doc = doc.is_some();
    }
    found
}

/// A line's code without the contents of string literals, and its comment from the slashes on.
fn split_comment(line: &str) -> (String, &str) {
    let mut code = String::new();
    let (mut in_string, mut escaped) = (false, false);
    for (at, c) in line.char_indices() {
        if in_string {
            in_string = escaped || c != '"';
            escaped = c == '\\' && !escaped;
        } else if line[at..].starts_with("//") {
            return (code, &line[at..]);
        } else {
            in_string = c == '"' && !line[at..].starts_with("\"'");
            code.push(c);
        }
    }
    (code, "")
}

/// Whether `phrase` stands in `text` between word boundaries.
fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(phrase)
        .any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + phrase.len()..].starts_with(is_part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check(text).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn words_are_whole_and_scoped() {
        let wrong = ["struct Raw;", "self.put_off(x);", "// Ids to be had.", "// `by_parts`", "a.knows(b)"];
        for line in wrong {
            assert_eq!(lines(line), [0], "{line}");
        }
        let right =
            ["fn into_raw() {}", "struct RawFd;", "// Later it Looks up.", "// nobody knows", "\"Raw\""];
        for line in right {
            assert_eq!(lines(line), [] as [usize; 0], "{line}");
        }
    }

    #[test]
    fn doc_comments_start_with_a_subject() {
        assert_eq!(lines("/// The same with flags.\nfn f() {}"), [0]);
        assert_eq!(lines("//! What is read.\n//! What is written."), [0]);
        assert_eq!(lines("/// Reads.\n/// The same is true of writes.\n\n    /// So that it grows."), [3]);
        assert_eq!(
            lines("// The same is true here.\n/// Whatsoever.\n/// Whether it holds."),
            [] as [usize; 0]
        );
    }

    #[test]
    fn strings_do_not_start_comments() {
        assert_eq!(split_comment("f(\"a//\\\"b\"); // c"), ("f(\"); ".to_string(), "// c"));
        assert_eq!(split_comment("f('\"'); // c"), ("f('\"'); ".to_string(), "// c"));
        assert_eq!(lines("let s = \"// boldly\";"), [] as [usize; 0]);
    }
}
