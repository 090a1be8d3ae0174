//! The language server, as an editor uses it: the program itself, spoken to in the protocol.
//!
//! `tests/lsp/*.txt` are recorded exchanges. A line `=== METHOD [PLACE] [PARAMETERS]` is a request about the document before
//! it, and its expected answer follows. A method without `/` is one of `textDocument/`. A place is `LINE:COLUMN`, counted
//! from 1, or text of the document with `|` for the position, in backquotes: the first such text is meant, `\n` is a
//! line break; a range is `LINE:COLUMN-LINE:COLUMN` or a text with two `|`. `=== open NAME` opens the text behind it,
//! `=== change RANGE TEXT` changes a part (the text is a JSON string), `=== diagnostics` asks for what was published,
//! `=== requests` for what the server asked since. `TERRACE_BLESS=1` writes the answers; `lsp/answers.rs` says how they are
//! shown.

#[path = "lsp/answers.rs"]
mod answers;
mod common;

use answers::Shown;

use common::{LIMIT, Random};
use serde_json::{Map, Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    id: u64,
    /// The last diagnostics, by address.
    diagnostics: Map<String, Value>,
    /// The server's requests.
    requests: Vec<Value>,
    /// The names of the kinds of semantic tokens.
    token_types: Value,
}

impl Client {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_terrace"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut client = Self {
            child,
            input,
            output,
            id: 0,
            diagnostics: Map::new(),
            requests: vec![],
            token_types: Value::Null,
        };
        let related = json!({ "publishDiagnostics": { "relatedInformation": true } });
        let workspace = json!({
            "textDocumentContent": {},
            "workspaceEdit": { "documentChanges": true, "changeAnnotationSupport": {} },
        });
        let capabilities = json!({ "textDocument": related, "workspace": workspace });
        let mut server = client.request(
            "initialize",
            json!({ "processId": null, "rootUri": null, "capabilities": capabilities }),
        );
        let tokens = &mut server["capabilities"]["semanticTokensProvider"];
        client.token_types = tokens["legend"]["tokenTypes"].take();
        client.notify("initialized", json!({}));
        client
    }

    fn send(&mut self, message: &Value) {
        self.input.write_all(framed(message).as_bytes()).expect("the server reads");
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).expect("UTF-8"), 0, "the server is gone");
            match line.trim_end().split_once(": ") {
                Some(("Content-Length", n)) => length = n.parse().expect("a number"),
                Some(_) => {}
                None => break,
            }
        }
        let mut text = vec![0; length];
        self.output.read_exact(&mut text).expect("a whole message");
        serde_json::from_slice(&text).expect("JSON")
    }

    /// The result of a request, or its error.
    fn request(&mut self, method: &str, params: Value) -> Value {
        self.id += 1;
        self.send(&json!({ "jsonrpc": "2.0", "id": self.id, "method": method, "params": params }));
        loop {
            let mut message = self.receive();
            if message["method"].is_string() && !message["id"].is_null() {
                let response = json!({ "jsonrpc": "2.0", "id": message["id"], "result": null });
                self.send(&response);
                self.requests.push(json!({ "method": message["method"], "params": message["params"] }));
                continue;
            }
            if message["id"] == json!(self.id) {
                return match message.get_mut("error") {
                    Some(error) => json!({ "error": error["message"].take() }),
                    None => message["result"].take(),
                };
            }
            if message["method"] == "textDocument/publishDiagnostics" {
                let params = &mut message["params"];
                let uri = params["uri"].as_str().expect("an address").to_owned();
                self.diagnostics.insert(uri, params["diagnostics"].take());
            }
        }
    }

    fn open(&mut self, uri: &str, text: &str) {
        let item = json!({ "uri": uri, "languageId": "mlir", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": item }));
    }

    fn change(&mut self, uri: &str, change: Value) {
        let id = json!({ "uri": uri, "version": 2 });
        self.notify("textDocument/didChange", json!({ "textDocument": id, "contentChanges": [change] }));
    }

    /// The answers that depend on the whole document.
    fn state(&mut self, uri: &str) -> String {
        let id = json!({ "textDocument": { "uri": uri } });
        let mut state = vec![];
        for method in ["documentSymbol", "codeLens", "foldingRange", "semanticTokens/full"] {
            state.push(self.request(&format!("textDocument/{method}"), id.clone()));
        }
        state.push(self.diagnostics.get(uri).cloned().unwrap_or_default());
        Value::from(state).to_string().replace(uri, "")
    }

    /// Ends the server; it must not have reported anything.
    fn stop(mut self) {
        self.request("shutdown", Value::Null);
        self.notify("exit", Value::Null);
        let status = self.child.wait().expect("the server ends");
        let mut errors = String::new();
        let _ = self.child.stderr.take().expect("a pipe").read_to_string(&mut errors);
        assert_eq!((errors.as_str(), status.code()), ("", Some(0)));
    }
}

/// `LINE:COLUMN` from 1 as a position.
fn position(text: &str) -> Value {
    let (line, column) = text.split_once(':').expect("LINE:COLUMN");
    let number = |text: &str| text.parse::<u32>().expect("a number") - 1;
    json!({ "line": number(line), "character": number(column) })
}

/// The position of a byte offset.
fn position_of(text: &str, at: usize) -> Value {
    let before = &text[..at];
    let line = before.matches('\n').count();
    let character = before[before.rfind('\n').map_or(0, |at| at + 1)..].encode_utf16().count();
    json!({ "line": line, "character": character })
}

/// The positions that a place of a request names: one, or the two of a range.
fn places(text: &str, place: &str) -> Vec<Value> {
    let Some(marked) = place.strip_prefix('`') else { return place.split('-').map(position).collect() };
    let marked = marked.strip_suffix('`').expect("a closing backquote").replace("\\n", "\n");
    let at = text.find(&marked.replace('|', "")).unwrap_or_else(|| panic!("no text {place}"));
    let marks = marked.match_indices('|').enumerate().map(|(i, (mark, _))| mark - i);
    marks.map(|mark| position_of(text, at + mark)).collect()
}

/// Answers the requests of a file and returns the file with the answers.
fn exchange(text: &str) -> String {
    let mut client = Client::start();
    let token_types = client.token_types.take();
    let mut out = String::new();
    let mut uri = String::new();
    let mut document = String::new();
    for step in text.split("=== ").skip(1) {
        let (head, rest) = step.split_once('\n').unwrap_or((step, ""));
        let (method, args) = head.split_once(' ').unwrap_or((head, ""));
        out.push_str(&format!("=== {head}\n"));
        // The parameters are JSON, or a string behind the range of a change.
        let (place, more) = match args.strip_prefix('`').and_then(|text| text.find('`')) {
            Some(end) => args.split_at(end + 2),
            None if args.starts_with(['{', '[']) => ("", args),
            None => args.split_at(args.find(' ').unwrap_or(args.len())),
        };
        let answer = match method {
            "open" => {
                uri = format!("file:///test/{args}");
                rest.trim_end_matches('\n').clone_into(&mut document);
                client.open(&uri, &document);
                out.push_str(rest);
                continue;
            }
            "change" => {
                let [start, end] = &places(&document, place)[..] else { panic!("no range: {head}") };
                let range = json!({ "start": start, "end": end });
                let text: String = serde_json::from_str(more).expect("a JSON string");
                let replaced = answers::offset(&document, start)..answers::offset(&document, end);
                document.replace_range(replaced, &text);
                client.change(&uri, json!({ "range": range, "text": text }));
                out.push('\n');
                continue;
            }
            "diagnostics" => {
                client.request("textDocument/foldingRange", json!({ "textDocument": { "uri": uri } }));
                client.diagnostics.get(&uri).cloned().unwrap_or_default()
            }
            "requests" => Value::from(core::mem::take(&mut client.requests)),
            _ => {
                let prefix = if method.contains('/') { "" } else { "textDocument/" };
                let method = format!("{prefix}{method}");
                let mut params = json!({ "textDocument": { "uri": uri } });
                match if place.is_empty() { vec![] } else { places(&document, place) }.as_slice() {
                    [] => {}
                    [position] => {
                        params["position"] = position.clone();
                        params["positions"] = json!([position]);
                        params["context"] = json!({ "includeDeclaration": true });
                    }
                    [start, end] => {
                        params["range"] = json!({ "start": start, "end": end });
                        params["context"] = json!({ "diagnostics": [] });
                    }
                    _ => panic!("too many places: {head}"),
                }
                if method == "textDocument/completion" {
                    params["context"] = json!({ "triggerKind": 1 });
                }
                if !more.is_empty() {
                    let more: Map<String, Value> = serde_json::from_str(more).expect("JSON parameters");
                    more.into_iter().for_each(|(key, value)| params[key] = value);
                }
                if let Some(step) = method.strip_prefix("callHierarchy/") {
                    let items = client.request("textDocument/prepareCallHierarchy", params);
                    params = json!({ "item": items[0] });
                    assert!(!params["item"].is_null(), "no item for {step}");
                }
                client.request(&method, params)
            }
        };
        let shown = Shown { uri: &uri, text: &document, token_types: &token_types };
        out.push_str(&format!("{}\n", shown.answer(method, &answer)));
    }
    client.stop();
    out
}

fn files(folder: &str) -> Vec<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

#[test]
fn recorded_exchanges() {
    let bless = std::env::var_os("TERRACE_BLESS").is_some();
    for file in files("tests/lsp") {
        let text = std::fs::read_to_string(&file).expect("a text");
        let answers = exchange(&text);
        if bless {
            std::fs::write(&file, answers).expect("a file");
        } else {
            assert_eq!(text, answers, "{}", file.display());
        }
    }
}

/// Programs for random edits: functions, errors, nested modules, blocks, aliases, chunks.
const PROGRAM: &str = include_str!("lsp/program.mlir");

#[test]
fn every_prefix_is_a_document() {
    let mut client = Client::start();
    let uri = "file:///test/prefix.mlir";
    client.open(uri, "");
    for (at, c) in PROGRAM.char_indices() {
        let position = position_of(PROGRAM, at);
        let range = json!({ "start": position, "end": position });
        client.change(uri, json!({ "range": range, "text": c.to_string() }));
        let place = json!({ "textDocument": { "uri": uri }, "position": position });
        for method in ["hover", "completion", "definition"] {
            client.request(&format!("textDocument/{method}"), place.clone());
        }
        if at % 16 == 0 {
            client.request("textDocument/implementation", place.clone());
            for stage in ["llvm-dialect", "llvm-ir", "passes=canonicalize"] {
                let mut params = place.clone();
                params["stage"] = stage.into();
                let address = client.request("terrace/virtualDocument", params);
                let text = client.request("workspace/textDocumentContent", json!({ "uri": address["uri"] }));
                assert!(text["text"].is_string(), "{text}");
            }
        }
    }
    let state = client.state(uri);
    client.open("file:///test/fresh.mlir", PROGRAM);
    assert_eq!(state, client.state("file:///test/fresh.mlir"));
    client.stop();
}

/// The texts for random edits: `TERRACE_LSP_TEXTS` may name a folder with more of them.
fn edited_texts() -> Vec<String> {
    let examples = ["histogram", "sha256", "state-machine"].map(|name| format!("../../examples/{name}.mlir"));
    let mut paths: Vec<std::path::PathBuf> = examples.iter().map(Into::into).collect();
    if let Some(folder) = std::env::var_os("TERRACE_LSP_TEXTS") {
        let entries = std::fs::read_dir(folder).expect("a folder");
        paths.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    paths.sort();
    let read = |path| std::fs::read_to_string(&path).expect("a text");
    core::iter::once(PROGRAM.to_owned()).chain(paths.into_iter().map(read)).collect()
}

#[test]
fn random_edits_give_what_a_fresh_start_gives() {
    let n_edits = std::env::var("TERRACE_LSP_EDITS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let texts = edited_texts();
    let mut client = Client::start();
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    let uri = "file:///test/edited.mlir";
    let mut text = String::new();
    let mut words: Vec<&str> = Vec::new();
    client.open(uri, &text);
    for i in 0..n_edits {
        // Another start now and then, before the text is only errors.
        if i % 40 == 0 {
            let start = &texts[i / 40 % texts.len()];
            start.clone_into(&mut text);
            words = start.split_inclusive(' ').collect();
            client.change(uri, json!({ "text": text }));
        }
        let mut at = [random.next(text.len() + 1), 0];
        at[1] = (at[0] + [0, 1, 5, 60][random.next(4)]).min(text.len());
        let [start, end] = at.map(|at| (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0));
        let new = match random.next(8) {
            0 => "}",
            1 => "{",
            2 => "\n",
            3 => "// -----\n",
            4 | 5 => words[random.next(words.len())],
            _ => "",
        };
        let range = json!({ "start": position_of(&text, start), "end": position_of(&text, end) });
        client.change(uri, json!({ "range": range, "text": new }));
        text.replace_range(start..end, new);
        if i % 4 == 0 {
            let fresh = format!("file:///test/fresh{i}.mlir");
            client.open(&fresh, &text);
            assert_eq!(client.state(uri), client.state(&fresh), "{text}");
            client.notify("textDocument/didClose", json!({ "textDocument": { "uri": fresh } }));
        }
    }
    client.stop();
}

/// A message in the protocol's frame.
fn framed(message: &Value) -> String {
    let text = message.to_string();
    format!("Content-Length: {}\r\n\r\n{text}", text.len())
}

/// The digits of base 64.
const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn from_base64(text: &str) -> Vec<u8> {
    let digits: Vec<u32> = text.chars().filter_map(|c| Some(DIGITS.find(c)? as u32)).collect();
    let bytes = digits.chunks(4).flat_map(|group| {
        let bits = group.iter().enumerate().fold(0, |bits, (i, digit)| bits | digit << (18 - 6 * i));
        [bits >> 16, bits >> 8, bits].into_iter().take(group.len() - 1)
    });
    bytes.map(|byte| byte as u8).collect()
}

/// As an editor of bytecode does: it shows a file as text, and writes the text as a file.
#[test]
fn bytecode_is_a_document() {
    let path = std::env::temp_dir().join(format!("terrace-lsp-{} a.mlirbc", std::process::id()));
    let path = path.to_str().expect("UTF-8");
    let text = "module {\n  func.func private @f(i32 {a.b}) -> i32 loc(\"f.c\":1:2)\n} loc(unknown)\n";
    let bytecode = |text: &str| {
        let args = ["opt", "--emit-bytecode", "-"].map(str::to_owned);
        common::terrace(&args, text.as_bytes()).stdout
    };
    std::fs::write(path, bytecode(text)).expect("a file");
    let mut client = Client::start();
    let uri = format!("mlir.bytecode-mlir:{}", path.replace(' ', "%20"));
    let shown = client.request("mlir/convertFromBytecode", json!({ "uri": uri }));
    let shown = shown["output"].as_str().expect("a text");
    assert!(
        shown.contains("func.func private @f(i32 {a.b}) -> i32 loc(#loc1)\n")
            && shown.contains("\"f.c\":1:2"),
        "{shown}"
    );
    client.open(&uri, &shown.replace("@f", "@changed"));
    let output = client.request("mlir/convertToBytecode", json!({ "uri": uri }));
    let bytes = from_base64(output["output"].as_str().expect("a text"));
    assert_eq!(bytes, bytecode(&text.replace("@f", "@changed")));
    std::fs::write(path, &bytes[..bytes.len() / 2]).expect("a file");
    let error = client.request("mlir/convertFromBytecode", json!({ "uri": uri }));
    let error = error["error"].as_str().expect("an error").to_owned();
    assert!(error.starts_with("failed to parse bytecode source file: "), "{error}");
    std::fs::remove_file(path).expect("a file");
    client.stop();
}

/// Assembly is the clang's that is installed, if there is one.
#[test]
fn assembly_is_a_document() {
    let mut client = Client::start();
    let uri = "file:///test/assembly.mlir";
    client.open(
        uri,
        "func.func @twice(%a: i64) -> i64 {\n  %r = arith.addi %a, %a : i64\n  return %r : i64\n}\n",
    );
    let place = json!({ "textDocument": { "uri": uri }, "position": position("2:9"), "stage": "assembly" });
    let address = client.request("terrace/virtualDocument", place.clone());
    assert_eq!(address["languageId"], "asm");
    let text = client.request("workspace/textDocumentContent", json!({ "uri": address["uri"] }));
    let text = text["text"].as_str().expect("a text");
    if text.starts_with("# error: machine code needs clang") {
        return client.stop();
    }
    assert!(text.contains("twice:") && !text.contains(".loc") && !text.contains(".cfi"), "{text}");
    let there = client.request("textDocument/implementation", place);
    let there = there.as_array().into_iter().flatten().find(|place| place["uri"] == address["uri"]);
    let line = there.expect("an instruction")["range"]["start"].clone();
    let back = json!({ "textDocument": { "uri": address["uri"] }, "position": line });
    let back = client.request("textDocument/definition", back);
    assert_eq!(answers::json(&back, uri).to_string(), r#"[{"range":"2:8-2:18"}]"#);
    client.stop();
}

#[test]
fn an_ill_formed_message_is_reported() {
    for text in ["Content-Length: 1\r\n\r\n{", "Content-Length: 9\r\n\r\n{", "{}\n", "Length: 1\r\n\r\n0"] {
        let outcome = common::terrace(&["lsp".to_owned()], text.as_bytes());
        assert_eq!(outcome.status, 1);
        assert!(outcome.stderr.starts_with("terrace lsp: the client's message cannot be read: "), "{text}");
    }
}

/// Behind an error, lists of names and labels that take many lines are looked at once.
#[test]
fn long_lists_behind_errors() {
    for line in ["%a,\n", "^a(\n", "^a(%a: i32,\n"] {
        let text = format!("func.func @f() {{\n  foo.bar\n{}\n}}\n", line.repeat(100_000));
        let params = json!({ "processId": null, "rootUri": null, "capabilities": {} });
        let item = json!({ "uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": text });
        let messages = [
            json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params }),
            json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": { "textDocument": item } }),
            json!({ "jsonrpc": "2.0", "id": 2, "method": "shutdown" }),
            json!({ "jsonrpc": "2.0", "method": "exit" }),
        ];
        let input: String = messages.iter().map(framed).collect();
        let start = Instant::now();
        assert_eq!(common::terrace(&["lsp".to_owned()], input.as_bytes()).status, 0);
        assert!(start.elapsed() < LIMIT, "{line}: {:?}", start.elapsed());
    }
}

/// The edits of a long line, and the place of a terminator behind many blocks, take linear time.
#[test]
fn long_lines_and_many_blocks() {
    let mut client = Client::start();
    let start = Instant::now();
    let n = 20_000;
    let uri = "file:///test/line.mlir";
    client.open(uri, &format!("module{{{}}}\n", "%a=x.y %b ".repeat(n)));
    let options = json!({ "tabSize": 2, "insertSpaces": true });
    let params = json!({ "textDocument": { "uri": uri }, "options": options });
    let edits = client.request("textDocument/formatting", params);
    assert!(edits.as_array().is_some_and(|edits| edits.len() > 2 * n));
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());

    let start = Instant::now();
    let n = 10_000;
    let uri = "file:///test/blocks.mlir";
    let blocks: String = (0..n).map(|i| format!("^b{i}:\n  cf.br ^b{}\n", i + 1)).collect();
    client.open(uri, &format!("func.func @f() {{\n  cf.br ^b0\n{blocks}^b{n}:\n}}\n"));
    let range = json!({ "start": position("1:1"), "end": position("1:1") });
    let context = json!({ "diagnostics": [] });
    let params = json!({ "textDocument": { "uri": uri }, "range": range, "context": context });
    let actions = client.request("textDocument/codeAction", params);
    let insert =
        actions.as_array().into_iter().flatten().find(|action| action["title"] == "Insert 'func.return'");
    let edit = &insert.expect("an action")["edit"]["changes"][uri][0];
    assert_eq!(edit["range"]["start"]["line"], 2 * n + 3);
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
    client.stop();
}
