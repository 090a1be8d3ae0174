//! The server's answers as lines that can be read: ranges have the text that they are about.

use serde_json::Value;

/// The document that answers are about.
pub struct Shown<'a> {
    /// Its address, which is left out.
    pub uri: &'a str,
    /// Its text.
    pub text: &'a str,
    /// The names of the kinds of semantic tokens.
    pub token_types: &'a Value,
}

/// The names of the kinds of completions and of symbols that the server knows.
const COMPLETIONS: &[(u64, &str)] = &[
    (3, "function"),
    (6, "variable"),
    (9, "dialect"),
    (10, "attribute"),
    (14, "keyword"),
    (18, "block"),
    (21, "alias"),
    (22, "type or attribute"),
];
const SYMBOLS: &[(u64, &str)] = &[(3, "namespace"), (5, "symbol"), (12, "function")];

fn name(kinds: &[(u64, &'static str)], kind: &Value) -> &'static str {
    kinds.iter().find(|(number, _)| *kind == *number).expect("a kind that is known").1
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list)
}

/// A position as `LINE:COLUMN` from 1.
fn position(value: &Value) -> Option<String> {
    let number = |key: &str| value[key].as_u64().map(|n| n + 1);
    Some(format!("{}:{}", number("line")?, number("character")?))
}

fn range(value: &Value) -> Option<String> {
    Some(format!("{}-{}", position(&value["start"])?, position(&value["end"])?))
}

/// The offset of a position; one behind the end of a line is the end of the line.
pub fn offset(text: &str, position: &Value) -> usize {
    let number = |key: &str| position[key].as_u64().expect("a number") as usize;
    let start: usize = text.split_inclusive('\n').take(number("line")).map(str::len).sum();
    let line = text[start..].split('\n').next().unwrap_or("");
    let mut units = 0;
    let at = line.char_indices().find(|&(_, c)| {
        let is_here = units >= number("character");
        units += c.len_utf16();
        is_here
    });
    start + at.map_or(line.len(), |(at, _)| at)
}

/// Anything else: JSON with short positions and without the document's address.
pub fn json(value: &Value, uri: &str) -> Value {
    if let Some(short) = position(value).or_else(|| range(value)) {
        return short.into();
    }
    match value {
        Value::Array(list) => list.iter().map(|value| json(value, uri)).collect(),
        Value::Object(map) => {
            let fields = map.iter().filter(|(key, value)| *key != "uri" || *value != uri);
            let key = |key: &str| if key == uri { "here".to_owned() } else { key.to_owned() };
            fields.map(|(name, value)| (key(name), json(value, uri))).collect()
        }
        value => value.clone(),
    }
}

impl Shown<'_> {
    /// The lines of an answer.
    pub fn answer(&self, method: &str, answer: &Value) -> String {
        if answer.is_null() {
            return "null\n".to_owned();
        }
        if let Some(error) = answer["error"].as_str() {
            return format!("error: {error}\n");
        }
        if let Some(text) = answer["text"].as_str().or(answer["output"].as_str()) {
            return format!("{}\n", text.trim_end());
        }
        let each = |f: &dyn Fn(&Value) -> String| list(answer).iter().map(f).collect();
        match method.rsplit_once('/').map_or(method, |(_, name)| name) {
            "hover" => {
                let text = answer["contents"]["value"].as_str().expect("a text");
                format!("{}\n{}\n", self.excerpt(&answer["range"]), text.trim_end())
            }
            "definition" | "references" | "implementation" | "documentHighlight" => {
                each(&|place| self.place(place))
            }
            "prepareRename" => format!("{}\n", self.excerpt(answer)),
            "rename" => self.edits(answer),
            "formatting" | "rangeFormatting" => each(&|edit| self.edit(edit)),
            "codeAction" => each(&|action| self.action(action)),
            "diagnostics" => each(&|diagnostic| self.diagnostic(diagnostic)),
            "completion" => {
                // The items depend on the word.
                assert_eq!(answer["isIncomplete"], true);
                self.completions(list(&answer["items"]))
            }
            "documentSymbol" => self.symbols(list(answer), 0),
            "inlayHint" => each(&|hint| {
                let text = hint["label"].as_str().expect("a text");
                format!("{} {text}\n", position(&hint["position"]).expect("a position"))
            }),
            "foldingRange" => each(&|fold| {
                let line = |key: &str| fold[key].as_u64().expect("a line") + 1;
                format!("{}-{} {}\n", line("startLine"), line("endLine"), fold["kind"].as_str().unwrap_or(""))
                    .replace(" \n", "\n")
            }),
            "codeLens" => each(&|lens| {
                let title = lens["command"]["title"].as_str().expect("a title");
                format!("{}: {title}\n", self.excerpt(&lens["range"]))
            }),
            "selectionRange" => each(&|selection| self.selections(selection)),
            "symbol" => each(&|symbol| {
                let kind = name(SYMBOLS, &symbol["kind"]);
                let place = self.place(&symbol["location"]);
                format!("{kind} {} {place}", symbol["name"].as_str().expect("a name"))
            }),
            "prepareCallHierarchy" => each(&|item| self.call(item, &Value::Null)),
            "incomingCalls" => each(&|call| self.call(&call["from"], &call["fromRanges"])),
            "outgoingCalls" => each(&|call| self.call(&call["to"], &call["fromRanges"])),
            "full" | "range" if method.contains("semanticTokens") => self.tokens(list(&answer["data"])),
            _ => match json(answer, self.uri) {
                Value::Array(list) => list.iter().map(|value| format!("{value}\n")).collect(),
                value => format!("{value}\n"),
            },
        }
    }

    /// A range, and its text or the first line of it.
    fn excerpt(&self, place: &Value) -> String {
        let Some(shown) = range(place) else { return "everywhere".to_owned() };
        let [start, end] = ["start", "end"].map(|key| offset(self.text, &place[key]));
        let text = &self.text[start..end];
        match text.split_once('\n') {
            None if text.is_empty() => shown,
            None => format!("{shown} `{text}`"),
            Some((first, _)) => format!("{shown} `{first}...`"),
        }
    }

    /// A place in this document or in another.
    fn place(&self, place: &Value) -> String {
        let uri = place["uri"].as_str().filter(|&uri| uri != self.uri);
        let kind = match place["kind"].as_u64() {
            Some(2) => " read",
            Some(3) => " written",
            _ => "",
        };
        match uri {
            Some(uri) => format!("{uri} {}\n", range(&place["range"]).expect("a range")),
            None => format!("{}{kind}\n", self.excerpt(&place["range"])),
        }
    }

    fn edit(&self, edit: &Value) -> String {
        format!("{} -> {}\n", self.excerpt(&edit["range"]), edit["newText"])
    }

    fn edits(&self, edit: &Value) -> String {
        let changes = edit["changes"].as_object().expect("changes");
        let edits = changes.iter().map(|(uri, edits)| {
            assert_eq!(uri, self.uri);
            list(edits).iter().map(|edit| self.edit(edit)).collect::<String>()
        });
        edits.collect()
    }

    fn action(&self, action: &Value) -> String {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let mut out = format!("{} ({})\n", text(&action["title"]), text(&action["kind"]));
        let about = list(&action["diagnostics"]);
        out.extend(about.iter().map(|diagnostic| format!("  for: {}\n", text(&diagnostic["message"]))));
        match &action["command"] {
            Value::Null => out.extend(self.edits(&action["edit"]).lines().map(|line| format!("  {line}\n"))),
            command => {
                out.push_str(&format!(
                    "  {} {}\n",
                    text(&command["command"]),
                    json(&command["arguments"], self.uri)
                ));
            }
        }
        out
    }

    fn diagnostic(&self, diagnostic: &Value) -> String {
        let severity = diagnostic["severity"].as_u64().expect("a severity");
        let severity = ["error", "warning", "information", "hint"][severity as usize - 1];
        let message = diagnostic["message"].as_str().expect("a text");
        let mut out = format!("{} {severity}: {message}\n", self.excerpt(&diagnostic["range"]));
        for note in list(&diagnostic["relatedInformation"]) {
            let message = note["message"].as_str().expect("a text");
            let lines: Vec<&str> = message.trim().lines().collect();
            let place = range(&note["location"]["range"]).expect("a range");
            out.push_str(&format!("  {place} {}\n", lines.join("\n    ")));
        }
        out
    }

    fn completions(&self, items: &[Value]) -> String {
        let mut out = String::new();
        let mut replaced = None;
        for item in items {
            let edit = &item["textEdit"];
            assert_eq!(edit["newText"], item["label"]);
            if replaced.as_ref() != Some(&edit["range"]) {
                out.push_str(&format!("{}\n", self.excerpt(&edit["range"])));
                replaced = Some(edit["range"].clone());
            }
            let label = item["label"].as_str().expect("a label");
            let detail = item["detail"].as_str().map_or(String::new(), |detail| format!(": {detail}"));
            let doc = item["documentation"]["value"].as_str().and_then(|doc| doc.lines().next());
            let doc = doc.map_or(String::new(), |doc| format!("; {doc}"));
            out.push_str(&format!("  {label} ({}){detail}{doc}\n", name(COMPLETIONS, &item["kind"])));
        }
        out
    }

    fn symbols(&self, symbols: &[Value], depth: usize) -> String {
        let mut out = String::new();
        for symbol in symbols {
            let (kind, label) = (name(SYMBOLS, &symbol["kind"]), symbol["name"].as_str().expect("a name"));
            let all = range(&symbol["range"]).expect("a range");
            let selected = self.excerpt(&symbol["selectionRange"]);
            out.push_str(&format!("{}{kind} {label} {all}, {selected}\n", "  ".repeat(depth)));
            out.push_str(&self.symbols(list(&symbol["children"]), depth + 1));
        }
        out
    }

    /// The ranges, innermost first.
    fn selections(&self, selection: &Value) -> String {
        let mut out = String::new();
        let mut next = selection;
        while !next.is_null() {
            out.push_str(&format!("{}\n", self.excerpt(&next["range"])));
            next = &next["parent"];
        }
        out
    }

    fn call(&self, item: &Value, places: &Value) -> String {
        let (label, detail) = (item["name"].as_str().expect("a name"), item["detail"].as_str());
        let (all, selected) =
            (range(&item["range"]).expect("a range"), self.excerpt(&item["selectionRange"]));
        let mut out = format!("{} {label} {all}, {selected}\n", detail.expect("a detail"));
        out.extend(list(places).iter().map(|place| format!("  at {}\n", self.excerpt(place))));
        out
    }

    /// A line for each line of the text that has tokens.
    fn tokens(&self, data: &[Value]) -> String {
        let (mut out, mut line, mut column) = (String::new(), 0, 0);
        for token in data.chunks(5) {
            let number = |i: usize| token[i].as_u64().expect("a number");
            if number(0) != 0 || out.is_empty() {
                line += number(0);
                column = 0;
                out.push_str(&format!("\n{}:", line + 1));
            }
            column += number(1);
            let place = |character: u64| serde_json::json!({ "line": line, "character": character });
            let [start, end] = [column, column + number(2)].map(|at| offset(self.text, &place(at)));
            let kind = self.token_types[number(3) as usize].as_str().expect("a name");
            out.push_str(&format!(" {kind} `{}`", &self.text[start..end]));
        }
        format!("{}\n", out.trim_start())
    }
}
