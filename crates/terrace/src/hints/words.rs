//! Advice about words that are of another language, or that lack their mark: types, literals, comments, names.

use super::names::Say;
use super::spelling::few_nearest;
use super::text::{names, token_at, word_at};
use super::{Place, list};

/// Types of other languages, and MLIR's.
static TYPES: &[(&str, &str)] = &[
    ("array", "memref"),
    ("bool", "i1"),
    ("boolean", "i1"),
    ("byte", "i8"),
    ("char", "i8"),
    ("double", "f64"),
    ("float", "f32"),
    ("float16", "f16"),
    ("float32", "f32"),
    ("float64", "f64"),
    ("half", "f16"),
    ("int", "i32"),
    ("int16", "i16"),
    ("int16_t", "i16"),
    ("int32", "i32"),
    ("int32_t", "i32"),
    ("int64", "i64"),
    ("int64_t", "i64"),
    ("int8", "i8"),
    ("int8_t", "i8"),
    ("integer", "i32"),
    ("isize", "index"),
    ("long", "i64"),
    ("ptr", "!llvm.ptr"),
    ("short", "i16"),
    ("size_t", "index"),
    ("u16", "i16"),
    ("u32", "i32"),
    ("u64", "i64"),
    ("u8", "i8"),
    ("uint16_t", "i16"),
    ("uint32", "i32"),
    ("uint32_t", "i32"),
    ("uint64", "i64"),
    ("uint64_t", "i64"),
    ("uint8_t", "i8"),
    ("unsigned", "i32"),
    ("usize", "index"),
    ("void", "()"),
];

/// The types without a dialect.
static BUILTIN: &[&str] = &[
    "bf16", "complex", "f16", "f32", "f64", "f80", "f128", "i1", "i8", "i16", "i32", "i64", "i128", "index",
    "memref", "none", "tensor", "tf32", "tuple", "vector",
];

/// Words with which functions of other languages start.
static FOREIGN: &[&str] =
    &["class", "def", "extern", "fn", "function", "fun", "proc", "pub", "static", "struct", "template"];

/// Whether a word starts a function of another language.
pub fn is_foreign(word: &str) -> bool {
    FOREIGN.contains(&word) || TYPES.iter().any(|(name, _)| *name == word)
}

/// The text of a line without the blanks in front.
pub fn rest_of_line(text: &[u8]) -> &[u8] {
    let line = text.split(|&byte| byte == b'\n').next().unwrap_or(b"");
    line.trim_ascii_start()
}

/// Whether a word is a type, of MLIR or of another language.
fn is_type(word: &str) -> bool {
    BUILTIN.contains(&word) || TYPES.iter().any(|(name, _)| *name == word)
}

/// Advice about the token at an error.
pub fn advise(place: &Place<'_>, message: &str, say: Say<'_>) {
    let text = place.text;
    let start = token_at(text, place.at);
    let token = &text[start..];
    if token.starts_with(b"/*") {
        return say("comments start with '//' and end with their line".to_owned());
    }
    let word = word_at(token);
    let behind = rest_of_line(token.get(word.map_or(0, str::len)..).unwrap_or(b""));
    if message.ends_with("expected non-function type") || message.ends_with("expected type") {
        match word {
            Some(word) => type_word(word, behind, say),
            None if token.starts_with(b"?") => {
                say("vectors have fixed sizes; memrefs have dynamic ones, 'memref<?xf32>'".to_owned());
            }
            None => {}
        }
        return;
    }
    match message {
        "expected SSA operand" | "expected ']'" | "expected ')'" => {
            operand(place, start, token, word, behind, message, say);
        }
        "expected attribute value" if matches!(behind.first(), Some(b'(' | b':')) => symbol(word, say),
        "expected block name" => {
            if let Some(word) = word {
                say(format!("names of blocks start with '^': '^{word}'"));
            }
        }
        "expected operation name in quotes" => {
            let before = text[..start].trim_ascii_end().last();
            operation(token, before == Some(&b'='), behind, say);
        }
        "expected integer number of results" if word.is_some_and(is_type) && behind.starts_with(b"=") => {
            say("types stand at the end of an operation, behind ':'".to_owned());
        }
        "unexpected character" => character(token, say),
        "invalid attribute name" if matches!(token.get(1), None | Some(b' ' | b'\t' | b'#' | b'!')) => {
            say("comments start with '//'".to_owned());
        }
        "expected 'x' in dimension list" if token.starts_with(b",") => {
            say("a shape has 'x' between its sizes and in front of its element type: '4x8xf32'".to_owned());
        }
        _ if message.contains("expected builtin.function, but found") => {
            say("the type of a call is that of the function: '(i32) -> i32'".to_owned());
        }
        _ if message.ends_with("expected valid '@'-identifier for symbol name") => symbol(word, say),
        _ => {}
    }
}

fn symbol(word: Option<&str>, say: Say<'_>) {
    if let Some(word) = word {
        say(format!("names of symbols start with '@': '@{word}'"));
    }
}

/// Advice about a word where a type belongs.
fn type_word(word: &str, behind: &[u8], say: Say<'_>) {
    let value = format!("%{word}");
    if behind.starts_with(b":") {
        return say(format!("names of values start with '%': '{value}'"));
    }
    if let Some((_, known)) = TYPES.iter().find(|(name, _)| *name == word) {
        let sign = if word.starts_with('u') { ", whose operations say whether it has a sign" } else { "" };
        return say(match *known {
            "memref" => {
                "arrays in memory have the type 'memref<4xi32>', values 'vector<4xi32>'; LLVM's are '!llvm.array<4 x i32>'".to_owned()
            }
            "()" => "a function without results has no '->', or '-> ()'".to_owned(),
            known => format!("MLIR's type is '{known}'{sign}"),
        });
    }
    if word.contains('.') {
        return say(format!("types of dialects start with '!': '!{word}'"));
    }
    let near = few_nearest(word, BUILTIN.iter().copied());
    if !near.is_empty() {
        say(format!("did you mean {}?", list(&near)));
    }
}

/// Advice about a token where an operand belongs.
fn operand(
    place: &Place<'_>,
    start: usize,
    token: &[u8],
    word: Option<&str>,
    behind: &[u8],
    message: &str,
    say: Say<'_>,
) {
    let before = place.text[..start].trim_ascii_end().last().copied();
    let in_list = matches!(before, Some(b'[' | b'(' | b','));
    let is_operand = message == "expected SSA operand" || in_list;
    let n = literal(token);
    if is_operand && n != 0 {
        let ty = if before == Some(b'[') || message == "expected ']'" { " : index" } else { "" };
        let literal = String::from_utf8_lossy(&token[..n]);
        return say(format!(
            "an operand is a value: '%c = arith.constant {literal}{ty}' in front of the operation makes one, '%c'"
        ));
    }
    let is_name = |word: &&str| is_operand && !word.contains('.') && !is_type(word);
    if let Some(word) = word.filter(is_name) {
        let value = format!("%{word}");
        if names(place.text, b'%').any(|name| name == value) {
            return say(format!("did you mean '{value}'?"));
        }
        if matches!(behind.first(), Some(b',' | b':' | b']' | b')' | b'=')) {
            return say(format!("names of values start with '%': '{value}'"));
        }
    }
    if message == "expected SSA operand" && token.starts_with(b"(") {
        return say("operands stand without parentheses: 'arith.addi %a, %b : i32'".to_owned());
    }
    if message != "expected ')'" {
        return;
    }
    if token.starts_with(b"*") {
        say("pointers have the type '!llvm.ptr', buffers a type such as 'memref<?xf32>'".to_owned());
    } else if token.starts_with(b"%") && type_before(&place.text[..start]) {
        say("an argument is written with its type behind it: '%a: i32'".to_owned());
    }
}

/// How many bytes the number or boolean at the start of a text has; 0 if there is none.
fn literal(token: &[u8]) -> usize {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
    let sign = usize::from(token.starts_with(b"-"));
    let n = sign + token[sign..].iter().take_while(|&&byte| is_part(byte)).count();
    let text = &token[sign..n];
    let is_number = text.first().is_some_and(u8::is_ascii_digit)
        && (text.starts_with(b"0x")
            || text.iter().all(|&byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e')));
    if is_number || matches!(&token[..n], b"true" | b"false") { n } else { 0 }
}

/// Whether a text ends with a list's element that is a type alone.
fn type_before(text: &[u8]) -> bool {
    // Not the end of the line before.
    let text = text.strip_suffix(b" ").unwrap_or(text);
    let n = text.iter().rev().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let (before, word) = text.split_at(text.len() - n);
    matches!(before.trim_ascii_end().last(), Some(b'(' | b','))
        && core::str::from_utf8(word).is_ok_and(is_type)
}

/// Advice about a token where an operation belongs; `is_value` says whether it has a result.
fn operation(token: &[u8], is_value: bool, behind: &[u8], say: Say<'_>) {
    let n = token.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if n == 0 {
        if word_at(token).is_some_and(is_type) && behind.starts_with(b"%") {
            say("types stand at the end of an operation, behind ':'".to_owned());
        } else if token.starts_with(b"%") {
            say("an operation has its name in front of its operands: 'arith.addi %a, %b : i32'".to_owned());
        }
        return;
    }
    let number = String::from_utf8_lossy(&token[..n]);
    if token.get(n).is_some_and(u8::is_ascii_alphabetic) {
        return;
    }
    if token[n..].trim_ascii_start().starts_with(b"=") {
        say(format!("names of values start with '%': '%{number}'"));
    } else if is_value {
        say(format!("a number is the value of an operation: 'arith.constant {number} : i32'"));
    }
}

/// Advice about a character that starts no token.
fn character(token: &[u8], say: Say<'_>) {
    if token.starts_with(b";") {
        return say("operations end without ';', and comments start with '//'".to_owned());
    }
    let text = core::str::from_utf8(&token[..token.len().min(4)]);
    let first = match &text {
        Ok(text) => text.chars().next(),
        Err(error) => {
            core::str::from_utf8(&token[..error.valid_up_to()]).ok().and_then(|text| text.chars().next())
        }
    };
    if let Some(first) = first.filter(|first| !first.is_ascii()) {
        say(format!("only strings and comments have characters such as U+{:04X}", first as u32));
    }
}
