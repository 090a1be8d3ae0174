//! Advice about mistakes: programs that are right lose a brace, a letter, a word or an operand, one at a time, and what the
//! notes say is compared with what was changed. `hints.snap` has the counts and each mistake; `TERRACE_BLESS=1` rewrites it.
//!
//! A note is right if it names what was there before, misleading if it names something else. Notes about facts (which
//! operations a dialect has) count as none.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use terrace::{Details, Module, context, hints};

const PROGRAMS: &[&str] = &[
    "collatz",
    "crc32",
    "fir-filter",
    "histogram",
    "indirect-calls",
    "matmul",
    "n-queens",
    "quicksort",
    "recursion",
    "sieve",
    "state-machine",
    "vector-print",
];

/// Notes that state facts and advise nothing.
const FACTS: &[&str] = &[
    "Terrace has ",
    "neither Terrace nor MLIR has a dialect '",
    "no operation or block around this use defines '",
    "no block of this region is named '",
    "Available dialects: ",
    "see current operation: ",
    "prior use here",
];

/// A way to make a mistake: its name, and the mistakes in a program.
type Kind = (&'static str, fn(&str) -> Vec<Mistake>);

/// A replacement in a program.
struct Mistake {
    at: usize,
    old: String,
    new: String,
    /// The quoted word that right advice has; if empty, `line` or `words` tell.
    want: String,
    /// The line that right advice is about.
    line: Option<u32>,
    /// The line of the function around a brace.
    symbol: Option<u32>,
    /// A part of right advice.
    words: &'static str,
}

impl Mistake {
    fn word(at: usize, old: &str, new: String, want: &str) -> Self {
        Self { at, old: old.to_owned(), new, want: want.to_owned(), line: None, symbol: None, words: "" }
    }
}

static KINDS: &[Kind] = &[
    ("a closing brace is missing", |text| braces(text, b'}')),
    ("an opening brace is missing", |text| braces(text, b'{')),
    ("a letter of an operation is missing", |text| letters(text, is_operation, |word, i| cut(word, i, ""))),
    ("a letter of an operation is another", |text| letters(text, is_operation, |word, i| cut(word, i, "q"))),
    ("two letters of an operation are exchanged", |text| letters(text, is_operation, exchange)),
    ("an operation lacks its dialect", |text| {
        words(text, is_operation)
            .filter_map(|(at, word)| {
                let (dialect, rest) = word.split_once('.')?;
                // The region's own dialect is not needed.
                (dialect != "func" || rest == "func").then(|| Mistake::word(at, word, rest.to_owned(), word))
            })
            .collect()
    }),
    ("a letter of a type is another", |text| letters(text, is_type, |word, i| cut(word, i, "q"))),
    ("letters of a type are exchanged", |text| letters(text, is_type, exchange)),
    ("a type is that of C", |text| {
        let types = [("i32", "int"), ("i64", "int64_t"), ("f32", "float"), ("f64", "double"), ("i1", "bool")];
        words(text, is_type)
            .filter_map(|(at, word)| {
                let (_, new) = types.iter().find(|(old, _)| *old == word)?;
                Some(Mistake::word(at, word, (*new).to_owned(), word))
            })
            .collect()
    }),
    ("a letter of a value is missing", |text| {
        letters(
            text,
            |text, at, word| is_value(text, at, word) && word.len() > 4,
            |word, i| cut(word, i.max(1), ""),
        )
    }),
    ("a value lacks its mark", |text| {
        words(text, is_value).map(|(at, word)| Mistake::word(at, word, word[1..].to_owned(), word)).collect()
    }),
    ("a value is a number", |text| {
        words(text, is_value)
            .map(|(at, word)| Mistake {
                words: "an operand is a value",
                ..Mistake::word(at, word, "1".to_owned(), "")
            })
            .collect()
    }),
    ("an operand is missing", |text| {
        words(text, is_value)
            .filter(|&(at, word)| text[at + word.len()..].starts_with(", "))
            .map(|(at, word)| Mistake {
                words: "\0",
                ..Mistake::word(at, &format!("{word}, "), String::new(), "")
            })
            .collect()
    }),
    ("an operation is missing", |text| {
        words(text, is_operation)
            .map(|(at, word)| Mistake {
                words: "has its name in front",
                ..Mistake::word(at, word, String::new(), "")
            })
            .collect()
    }),
    ("a symbol lacks its mark", |text| {
        words(text, is_symbol).map(|(at, word)| Mistake::word(at, word, word[1..].to_owned(), word)).collect()
    }),
    ("a letter of a symbol is missing", |text| {
        letters(
            text,
            |text, at, word| is_symbol(text, at, word) && word.len() > 4,
            |word, i| cut(word, i.max(1), ""),
        )
    }),
    ("a comment is that of C", |text| {
        words(text, is_operation)
            .map(|(at, word)| Mistake {
                words: "comments start with '//'",
                ..Mistake::word(at, word, format!("/* c */ {word}"), "")
            })
            .collect()
    }),
    ("a line ends with a semicolon", |text| {
        text.match_indices(" : i32\n")
            .map(|(at, old)| Mistake {
                words: "without ';'",
                ..Mistake::word(at, old, " : i32;\n".to_owned(), "")
            })
            .collect()
    }),
    ("a word is missing", |text| {
        words(text, |_, _, word| matches!(word, "to" | "step" | "iter_args" | "do" | "into" | "from"))
            .map(|(at, word)| Mistake { words: "\0", ..Mistake::word(at, word, String::new(), "") })
            .collect()
    }),
    ("a parenthesis is missing", |text| {
        text.match_indices([')', ']', '>'])
            .filter(|&(at, _)| !text[..at].ends_with('-') && in_code(text, at))
            .map(|(at, old)| Mistake { words: "\0", ..Mistake::word(at, old, String::new(), "") })
            .collect()
    }),
];

/// Whether an offset is in no comment.
fn in_code(text: &str, at: usize) -> bool {
    let line = text[..at].rsplit('\n').next().unwrap_or("");
    !line.contains("//") && line.matches('"').count().is_multiple_of(2)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_.".contains(&byte)
}

/// The words of a kind, with their marks.
fn words(text: &str, is: impl Fn(&str, usize, &str) -> bool) -> impl Iterator<Item = (usize, &str)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    core::iter::from_fn(move || {
        while at < bytes.len() {
            let start = at;
            at += 1;
            let marked = b"%@^!#".contains(&bytes[start]);
            if !marked
                && (!is_word(bytes[start])
                    || start > 0 && (is_word(bytes[start - 1]) || b"%@^!#".contains(&bytes[start - 1])))
            {
                continue;
            }
            while at < bytes.len() && is_word(bytes[at]) {
                at += 1;
            }
            return Some((start, &text[start..at]));
        }
        None
    })
    .filter(move |&(at, word)| in_code(text, at) && is(text, at, word))
}

fn is_operation(_: &str, _: usize, word: &str) -> bool {
    let dialects = ["arith", "func", "scf", "memref", "cf", "math", "vector", "llvm"];
    word.split_once('.').is_some_and(|(dialect, _)| dialects.contains(&dialect))
}

fn is_type(text: &str, at: usize, word: &str) -> bool {
    matches!(word, "i1" | "i8" | "i32" | "i64" | "f32" | "f64" | "index" | "memref" | "vector")
        && (text[..at].ends_with(": ") || text[..at].ends_with("to "))
}

/// Whether a value is used: nothing behind it defines it.
fn is_value(text: &str, at: usize, word: &str) -> bool {
    let behind = text[at + word.len()..].trim_start();
    word.len() > 1
        && word.starts_with('%')
        && !behind.starts_with([':', '='])
        && !behind
            .contains('=')
            .then(|| behind.split('=').next().unwrap_or(""))
            .is_some_and(|list| list.chars().all(|c| c.is_alphanumeric() || "%, _".contains(c)))
}

fn is_symbol(_: &str, _: usize, word: &str) -> bool {
    word.len() > 1 && word.starts_with('@')
}

/// A word whose letter at `i` is another.
fn cut(word: &str, i: usize, new: &str) -> String {
    format!("{}{new}{}", &word[..i], &word[i + 1..])
}

fn exchange(word: &str, i: usize) -> String {
    match word.get(i..i + 2) {
        Some(pair) => format!("{}{}{}{}", &word[..i], &pair[1..], &pair[..1], &word[i + 2..]),
        None => word.to_owned(),
    }
}

fn letters(
    text: &str,
    is: impl Fn(&str, usize, &str) -> bool,
    change: impl Fn(&str, usize) -> String,
) -> Vec<Mistake> {
    words(text, is)
        .map(|(at, word)| {
            // The position moves with the offset.
            let dot = word.find('.').map_or(0, |dot| dot + 1);
            let i = dot + at % (word.len() - dot);
            Mistake::word(at, word, change(word, i), word)
        })
        .filter(|mistake| mistake.old != mistake.new)
        .collect()
}

/// Braces of regions that lack their counterpart.
fn braces(text: &str, lost: u8) -> Vec<Mistake> {
    let line = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let mut open = Vec::new();
    let mut all = Vec::new();
    for (at, brace) in text.match_indices(['{', '}']) {
        if !in_code(text, at) {
            continue;
        }
        if brace == "{" {
            open.push(at);
            continue;
        }
        let start = open.pop().unwrap();
        // Attributes are on one line.
        if line(start) == line(at) {
            continue;
        }
        let at = if lost == b'{' { start } else { at };
        let old = &text[at..=at];
        let symbol = text[..start].rfind("func @").map(line);
        all.push(Mistake { line: Some(line(start)), symbol, ..Mistake::word(at, old, String::new(), "") });
    }
    all
}

/// The verdict about one note.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Missing,
    Right,
    Misleading,
}

fn verdict(mistake: &Mistake, place: &Option<(String, u32, u32)>, note: &str) -> Verdict {
    let advice = FACTS.iter().any(|fact| note.starts_with(fact)).then(|| note.split_once("did you mean "));
    let note = match advice {
        Some(None) => return Verdict::Missing,
        Some(Some((_, advice))) => advice,
        None => note,
    };
    let line = place.as_ref().map(|(_, line, _)| *line);
    let right = if !mistake.want.is_empty() {
        // A name in the region's own dialect may stand alone.
        let last = mistake.want.strip_prefix("func.").unwrap_or(&mistake.want);
        let renamed = |name: &str| note.contains(&format!("'{name}'")) || note.contains(&format!("'{name} "));
        // Where a definition is wrong, its uses name it.
        let is_definition = mistake.new.starts_with(['%', '@']);
        renamed(&mistake.want) || renamed(last) || is_definition && renamed(&mistake.new)
    } else if mistake.line.is_some() {
        // The symbol around the brace is named as well.
        note.contains("lacks an opening") && line == mistake.line
            || note.contains("lacks a closing") && line == mistake.symbol
            || note.contains("this '{'") && line == mistake.line
            || note.contains("more '}' than '{'") && mistake.old == "{"
            || note.contains("'else' stands behind the '}'")
    } else {
        note.contains(mistake.words)
    };
    if right { Verdict::Right } else { Verdict::Misleading }
}

#[test]
fn advice_about_mistakes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |name: &str| std::fs::read_to_string(root.join(format!("examples/{name}.mlir"))).unwrap();
    let programs: Vec<String> = PROGRAMS.iter().map(|name| read(name)).collect();
    let mut list = String::new();
    let mut counts: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for (k, (name, mistakes)) in KINDS.iter().enumerate() {
        writeln!(list, "\n{name}:").unwrap();
        for (p, text) in programs.iter().enumerate() {
            let all = mistakes(text);
            // Each program makes another one of its mistakes.
            let Some(mistake) = all.get((k * 7 + p * 13) % all.len().max(1)) else { continue };
            assert_eq!(text[mistake.at..][..mistake.old.len()], mistake.old);
            let wrong =
                format!("{}{}{}", &text[..mistake.at], mistake.new, &text[mistake.at + mistake.old.len()..]);
            let ctx = context();
            let plain = match Module::parse(&ctx, "x.mlir", wrong.as_str()) {
                Ok(_) => continue,
                Err(error) => error.details(),
            };
            hints::enable(&ctx, true);
            let details = Module::parse(&ctx, "x.mlir", wrong.as_str()).unwrap_err().details();
            // Advice adds notes and changes nothing else.
            let Details { notes, message, place, .. } = &details[0];
            assert!(
                notes.starts_with(&plain[0].notes) && *message == plain[0].message,
                "{plain:?} {details:?}"
            );
            let notes = &notes[plain[0].notes.len()..];
            let verdict = notes.iter().map(|(place, note)| verdict(mistake, place, note)).max();
            let verdict = verdict.unwrap_or(Verdict::Missing);
            counts.entry(name).or_default()[verdict as usize] += 1;
            let mark = ["missing", "right", "MISLEADING"][verdict as usize];
            let line = place.as_ref().map_or(0, |(_, line, _)| *line);
            writeln!(list, "  {}:{line} {:?} for {:?}: {mark}", PROGRAMS[p], mistake.new, mistake.old)
                .unwrap();
            for (place, note) in notes {
                writeln!(list, "    {}: {note}", place.as_ref().map_or(0, |(_, line, _)| *line)).unwrap();
            }
        }
    }
    let mut table = format!("{:45} {:>7} {:>7} {:>10}\n", "", "right", "missing", "misleading");
    let mut sum = [0; 3];
    for (name, _) in KINDS {
        let [missing, right, misleading] = counts.get(name).copied().unwrap_or_default();
        writeln!(table, "{name:45} {right:7} {missing:7} {misleading:10}").unwrap();
        sum = [sum[0] + missing, sum[1] + right, sum[2] + misleading];
    }
    writeln!(table, "{:45} {:7} {:7} {:10}", "all", sum[1], sum[0], sum[2]).unwrap();
    let snap = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hints.snap");
    let found = format!("{table}{list}");
    if std::env::var_os("TERRACE_BLESS").is_some() {
        std::fs::write(&snap, &found).unwrap();
    }
    assert_eq!(sum[2], 0, "misleading advice:\n{found}");
    assert!(sum.iter().sum::<u32>() >= 200);
    assert!(
        found == std::fs::read_to_string(&snap).unwrap_or_default(),
        "TERRACE_BLESS=1 rewrites {snap:?}:\n{found}"
    );
}
