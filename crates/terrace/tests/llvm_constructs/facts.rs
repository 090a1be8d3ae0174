//! The constructs in a text of LLVM IR, found line by line in the form that LLVM prints.

use std::collections::{BTreeMap, BTreeSet};

/// The constructs, each as a kind and a name.
pub fn facts(text: &str) -> BTreeSet<String> {
    let mut facts = Facts::default();
    for line in text.lines() {
        facts.line(&strip(line));
    }
    // A group's attributes belong to the functions and calls that name it.
    for (kind, number) in std::mem::take(&mut facts.uses) {
        for name in facts.groups.get(&number).cloned().unwrap_or_default() {
            facts.add(kind, &name);
        }
    }
    facts.found
}

/// A line without its comment, and with strings emptied.
fn strip(line: &str) -> String {
    let (mut out, mut in_string) = (String::new(), false);
    for c in line.chars() {
        match c {
            '"' => {
                in_string = !in_string;
                out.push(c);
            }
            ';' if !in_string => break,
            // Names of string attributes and tags of bundles matter.
            _ if in_string && !(c.is_ascii_alphanumeric() || "-._".contains(c)) => out.push('_'),
            _ => out.push(c),
        }
    }
    out
}

#[derive(Default)]
struct Facts {
    found: BTreeSet<String>,
    /// The attributes of groups by number.
    groups: BTreeMap<String, Vec<String>>,
    /// The groups that functions and calls name.
    uses: Vec<(&'static str, String)>,
}

/// The words of a text at the top level of its parentheses: `align(4)` is `align`, `"a"="b"` is `string`.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut depth) = (Vec::new(), String::new(), 0usize);
    for c in text.chars().chain([' ']) {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
            ' ' | ',' | '=' if depth == 0 => words.push(std::mem::take(&mut word)),
            _ if depth == 0 => word.push(c),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words.into_iter().map(|word| if word.starts_with('"') { "string".to_owned() } else { word }).collect()
}

/// All words, whatever brackets they are in; a bracket ends a word.
fn all_words(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "_.".contains(c);
    text.split(move |c: char| !is_word(c) && !"%@!#$\"".contains(c)).filter(|word| !word.is_empty())
}

/// The offset of the parenthesis after the first name that starts with one of these.
fn open_paren(text: &str, sigils: &[char]) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(at) = text[from..].find(sigils).map(|at| at + from) {
        let is_start = at == 0 || bytes[at - 1] == b' ';
        let is_name = |&b: &u8| b.is_ascii_alphanumeric() || b"._$-\"".contains(&b);
        let length = bytes[at + 1..].iter().take_while(|b| is_name(b)).count();
        if is_start && length > 0 && bytes.get(at + 1 + length) == Some(&b'(') {
            return Some((at, at + 1 + length));
        }
        from = at + 1;
    }
    None
}

/// The offset behind the parenthesis that closes the one at `open`.
fn close_paren(text: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices().skip_while(|(at, _)| *at < open) {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

impl Facts {
    fn add(&mut self, kind: &str, name: &str) {
        self.found.insert(format!("{kind} {name}"));
    }

    fn line(&mut self, line: &str) {
        let first = line.split([' ', '=']).next().unwrap_or("");
        match first {
            "" => self.inside(line),
            "attributes" => {
                self.add("module", "attributes");
                let (Some(at), Some(open)) = (line.find('#'), line.find('{')) else { return };
                let number = line[at + 1..].split(' ').next().unwrap_or("").to_owned();
                self.groups.insert(number, words(line[open + 1..].trim_end_matches(['}', ' '])));
            }
            "define" | "declare" => self.signature(line),
            "target" => self.add("module", line.split(' ').nth(1).unwrap_or("")),
            "source_filename" | "uselistorder" | "uselistorder_bb" => self.add("module", first),
            "module" => self.add("module", "asm"),
            _ if first.starts_with('@') => self.global(line),
            _ if first.starts_with('$') => {
                self.add("module", "comdat");
                self.add("comdat", line.rsplit(' ').next().unwrap_or(""));
            }
            _ if first.starts_with('%') => {
                let is_number = first[1..].bytes().all(|b| b.is_ascii_digit());
                self.add("module", if is_number { "numbered-type" } else { "named-type" });
                if line.ends_with(" opaque") {
                    self.add("module", "opaque-type");
                }
            }
            _ if first.starts_with('^') => self.add("module", "summary"),
            _ if first.starts_with('!') => {
                if !first[1..].bytes().all(|b| b.is_ascii_digit()) {
                    self.add("module", "named-metadata");
                }
                self.values(line);
            }
            _ => {}
        }
        self.metadata(line);
    }

    /// A function up to its body.
    fn signature(&mut self, line: &str) {
        let Some((name, open)) = open_paren(line, &['@']) else { return };
        let close = close_paren(line, open);
        let (head, params, tail) = (&line[..name], &line[open + 1..close.max(open + 2) - 1], &line[close..]);
        for word in words(head) {
            for kind in ["linkage", "symbol", "calling-convention", "function-result-attribute"] {
                self.add(kind, &word);
            }
        }
        self.parameters("function-parameter-attribute", params);
        if params.ends_with("...") {
            self.add("function", "vararg");
        }
        for word in words(tail) {
            match word.strip_prefix('#') {
                Some(number) => self.uses.push(("function-attribute", number.to_owned())),
                None => {
                    for kind in ["function", "symbol", "function-attribute"] {
                        self.add(kind, &word);
                    }
                }
            }
        }
        self.types(line);
        self.values(line);
    }

    fn parameters(&mut self, kind: &'static str, params: &str) {
        for word in words(params) {
            self.add(kind, &word);
        }
    }

    fn global(&mut self, line: &str) {
        let rest = line.split_once('=').map_or("", |parts| parts.1);
        for word in all_words(rest) {
            for kind in ["linkage", "symbol", "global"] {
                self.add(kind, word);
            }
        }
        for model in ["localdynamic", "initialexec", "localexec"] {
            let model = format!("thread_local({model})");
            if line.contains(&model) {
                self.add("symbol", &model);
            }
        }
        self.types(line);
        self.values(line);
    }

    /// A line of a body.
    fn inside(&mut self, line: &str) {
        let line = line.trim_start();
        if let Some(record) = line.strip_prefix('#') {
            self.add("debug-record", record.split('(').next().unwrap_or(""));
        }
        if let Some(directive) = line.split(' ').next().filter(|word| word.starts_with("uselistorder")) {
            self.add("module", directive);
        }
        let code = match line.split_once(" = ") {
            Some((result, code)) if result.starts_with('%') && !result.contains(' ') => code,
            _ => line,
        };
        let mut parts = code.split(' ').filter(|word| !matches!(*word, "tail" | "musttail" | "notail"));
        let op = parts.next().unwrap_or("");
        self.add("instruction", op);
        if matches!(op, "icmp" | "fcmp" | "atomicrmw") {
            all_words(code).for_each(|word| self.add(op, word));
        }
        for word in all_words(code) {
            self.add("flag", word);
            self.add("ordering", word);
        }
        if matches!(op, "call" | "invoke" | "callbr") {
            self.call(code);
        }
        self.types(line);
        self.values(code.get(op.len()..).unwrap_or(""));
    }

    fn call(&mut self, code: &str) {
        if let Some(at) = code.find(" asm ") {
            let flags = code[at + 5..].split('"').next().unwrap_or("");
            flags.split(' ').for_each(|flag| self.add("asm", flag));
        }
        let Some((name, open)) = open_paren(code, &['@', '%']) else { return };
        let close = close_paren(code, open);
        for word in words(&code[..name]) {
            self.add("calling-convention", &word);
            self.add("call-result-attribute", &word);
        }
        self.parameters("call-parameter-attribute", &code[open + 1..close.max(open + 2) - 1]);
        let (mut tail, mut bundles) = (&code[close..], "");
        if let Some(at) = tail.find("[ \"") {
            (tail, bundles) = tail.split_at(at);
        }
        for word in words(tail) {
            match word.strip_prefix('#') {
                Some(number) => self.uses.push(("call-attribute", number.to_owned())),
                None => self.add("call-attribute", &word),
            }
        }
        for part in bundles.split("\"(") {
            let tag = part.rsplit('"').next().unwrap_or("");
            self.add("bundle", tag);
        }
        if bundles.contains("\"other\"(") {
            self.add("bundle", "other");
        }
    }

    /// Adds the names whose parts are in a text.
    fn parts(&mut self, kind: &str, text: &str, parts: &[(&str, &str)]) {
        for (name, part) in parts {
            if text.contains(part) {
                self.add(kind, name);
            }
        }
    }

    fn types(&mut self, line: &str) {
        for word in all_words(line) {
            self.add("type", word);
            if word.strip_prefix('i').is_some_and(|digits| digits.parse::<u32>().is_ok()) {
                self.add("type", "integer");
            }
        }
        let parts = [
            ("ptr-addrspace", "ptr addrspace("),
            ("array", " x "),
            ("vector", "<4 x "),
            ("vector", "<2 x "),
            ("scalable-vector", "<vscale x "),
            ("struct", "{ "),
            ("packed-struct", "<{ "),
            ("function", "(...)"),
            ("target", "target(\""),
        ];
        self.parts("type", line, &parts);
    }

    /// Constants in the operands of an instruction, an initializer or metadata.
    fn values(&mut self, text: &str) {
        if text.contains(" inrange(") {
            self.add("flag", "inrange");
        }
        for word in all_words(text) {
            self.add("constant", word);
            for start in ["0xH", "0xR", "0xK", "0xL", "0xM"] {
                if word.starts_with(start) {
                    self.add("constant", start);
                }
            }
            if word.starts_with("0x") && word[2..].bytes().all(|b| b.is_ascii_hexdigit()) {
                self.add("constant", "hex-double");
            }
        }
        let parts = [
            ("string", " c\""),
            ("array", "] ["),
            ("vector", "> <i"),
            ("vector", "> <ptr"),
            ("struct", "} { "),
            ("packed-struct", "}> <{ "),
        ];
        self.parts("constant", text, &parts);
        // `getelementptr inbounds (`: flags may come between.
        const FLAGS: [&str; 6] = ["inbounds", "nuw", "nsw", "nusw", "exact", "inrange"];
        let mut op = "";
        for part in text.split_inclusive([' ', '(']) {
            let word = part.trim_end_matches([' ', '(']).trim_start_matches(['[', '{', '<']);
            if part.ends_with('(') && word.is_empty() && !op.is_empty() {
                self.add("constant-expression", op);
            }
            if !FLAGS.contains(&word) {
                op = word;
            }
        }
    }

    /// Attachments and nodes.
    fn metadata(&mut self, line: &str) {
        for (at, _) in line.match_indices('!') {
            let rest = &line[at + 1..];
            let end =
                rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_.".contains(c)).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let is_name = name.bytes().any(|b| b.is_ascii_alphabetic());
            if is_name && after.starts_with(" !") {
                self.add("attachment", name);
            }
            if is_name && after.starts_with('(') {
                self.add("metadata", name);
            }
            if name.is_empty() {
                match after.as_bytes().first() {
                    Some(b'{') => self.add("metadata", "tuple"),
                    Some(b'"') => self.add("metadata", "string"),
                    _ => {}
                }
            }
        }
        if line.starts_with('!') {
            for word in ["distinct", "null"] {
                if all_words(line).any(|found| found == word) {
                    self.add("metadata", word);
                }
            }
            if line.contains("{i") || line.contains(", i32 ") {
                self.add("metadata", "constant");
            }
        }
    }
}
