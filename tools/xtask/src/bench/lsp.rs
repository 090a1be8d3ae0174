//! `cargo xtask bench --lsp`: the language server beside `mlir-lsp-server`, both asked by the same client.
//!
//! A session is a file with all messages of a client, so that a server never waits. What opening costs is the difference
//! between a session with a document and one without; what keys cost, between one with keys and one without. Behind each key
//! the client asks for a definition, so no server can leave out what is between two keys.

use super::{Bench, DIFFERS, mb, ms};
use crate::measure::{Cost, measure};
use crate::{upstream, workloads};
use serde_json::{Value, json};
use std::path::Path;

/// The minimum ratios of upstream's time for opening, of its processor time for opening and for a key, and of its memory, to
/// Terrace's. Bodies are read by several threads, so that only an idle machine gives the time for opening.
const OPEN_BAR: f64 = 10.0;
const OPEN_CPU_BAR: f64 = 5.0;
const KEY_BAR: f64 = 40.0;
const MEMORY_BAR: f64 = 4.0;

/// The documents: a workload and its size, which makes 200,000 operations of it.
const DOCUMENTS: &[(&str, usize)] = &[("scalar", 3_334), ("wide", 50_000)];

/// The text that is typed into a comment in a function in the middle of the document.
const TYPED: &str = " a comment";

/// A server: its command, and whether its client sends parts that change instead of the whole document.
#[derive(Clone, Copy)]
struct Server<'a> {
    command: &'a [&'a str],
    parts: bool,
}

/// The costs of a server.
struct Costs {
    /// Microseconds for opening, by the clock and of the processors, and those of the processors for each key.
    open: i64,
    open_cpu: i64,
    key: i64,
    /// Kilobytes at the most.
    memory: i64,
}

impl Bench {
    /// Measures both servers on each document.
    pub(super) fn lsp(&mut self, only: &Option<String>) {
        println!("{:24} {:>11} {:>11} {:>7} {:>5}", "work", "Terrace", "upstream", "ratio", "bar");
        for &(kind, n) in DOCUMENTS {
            let name = format!("lsp {kind}");
            if only.as_ref().is_none_or(|only| name.contains(only.as_str())) {
                let n = if self.smoke { n / 50 } else { n };
                if let Err(message) = self.document(&name, kind, n) {
                    self.fail(&name, &message);
                }
            }
        }
    }

    fn document(&mut self, name: &str, kind: &str, n: usize) -> Result<(), String> {
        let text = workloads::generate(kind, n).ok_or_else(|| format!("no workload '{kind}'"))?;
        let program = self.terrace.clone();
        let (terrace, answers) = self.costs(Server { command: &[&program, "lsp"], parts: true }, &text)?;
        if !self.oracle {
            println!("{:24} {:11.1}", format!("{name}: open, ms"), ms(terrace.open));
            println!("{:24} {:11.1}", format!("{name}: open, CPU ms"), ms(terrace.open_cpu));
            println!("{:24} {:11.1}", format!("{name}: key, ms"), ms(terrace.key));
            println!("{:24} {:11.1}", format!("{name}: MB"), mb(terrace.memory));
            return Ok(());
        }
        let server = Server { command: &[upstream::LSP_SERVER], parts: false };
        let (upstream, expected) = self.costs(server, &text)?;
        if answers != expected {
            self.missed.push(format!("{name}: {DIFFERS}"));
        }
        let figures = [
            ("open, ms", ms(terrace.open), ms(upstream.open), OPEN_BAR),
            ("open, CPU ms", ms(terrace.open_cpu), ms(upstream.open_cpu), OPEN_CPU_BAR),
            ("key, ms", ms(terrace.key), ms(upstream.key), KEY_BAR),
            ("MB", mb(terrace.memory), mb(upstream.memory), MEMORY_BAR),
        ];
        for (figure, terrace, upstream, bar) in figures {
            let name = format!("{name}: {figure}");
            let ratio = upstream / terrace.max(0.001);
            let missed = self.check_bar(&name, ratio >= bar, format!("{ratio:.1} times less, bar {bar}"));
            println!("{name:24} {terrace:11.1} {upstream:11.1} {ratio:7.1} {bar:5.0}{missed}");
        }
        Ok(())
    }

    /// The costs of a server, and its answers.
    fn costs(&self, server: Server<'_>, text: &str) -> Result<(Costs, Vec<Value>), String> {
        let start = self.session(server, "start", messages(server, None, 0))?;
        let open = self.session(server, "open", messages(server, Some(text), 0))?;
        let keys = self.session(server, "keys", messages(server, Some(text), TYPED.len()))?;
        let costs = Costs {
            open: open.0.wall - start.0.wall,
            open_cpu: open.0.cpu - start.0.cpu,
            key: (keys.0.cpu - open.0.cpu) / TYPED.len() as i64,
            memory: keys.0.memory,
        };
        Ok((costs, keys.1))
    }

    /// Runs a session some times: the medians, and the answers.
    fn session(
        &self,
        server: Server<'_>,
        name: &str,
        messages: Vec<Value>,
    ) -> Result<(Cost, Vec<Value>), String> {
        let (input, output) = (self.output(&format!("{name}.in")), self.output("lsp.out"));
        write(&input, &messages)?;
        let path = input.display().to_string();
        let command = [&["sh", "-c", "exec \"$@\" < \"$0\" 2> /dev/null", &path], server.command].concat();
        let costs: Result<Vec<Cost>, String> = (0..self.runs).map(|_| measure(&command, &output)).collect();
        let answers = answers(&output)?;
        let n_asked = messages.iter().filter(|message| message.get("id").is_some()).count();
        if answers.len() != n_asked {
            return Err(format!("{} answers to {n_asked} requests", answers.len()));
        }
        Ok((Cost::median(&costs?), answers.into_iter().skip(1).collect()))
    }
}

/// The messages of a session.
fn messages(server: Server<'_>, text: Option<&str>, n_keys: usize) -> Vec<Value> {
    let uri = "file:///document.mlir";
    let request = |id: usize, method: &str, params: Value| json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
    let notification =
        |method: &str, params: Value| json!({ "jsonrpc": "2.0", "method": method, "params": params });
    let client = json!({ "processId": null, "rootUri": null, "capabilities": {} });
    let mut all = vec![request(0, "initialize", client), notification("initialized", json!({}))];
    if let Some(text) = text {
        // The comment is behind an operation, whose result is asked for.
        let middle = text[text.len() / 2..].find("\n  %").map_or(0, |at| text.len() / 2 + at + 1);
        let line = text[..middle].matches('\n').count();
        let end = middle + text[middle..].find('\n').unwrap_or(0);
        let text = [&text[..end], " //", &text[end..]].concat();
        let end = end + " //".len();
        let item = json!({ "uri": uri, "languageId": "mlir", "version": 0, "text": text });
        all.push(notification("textDocument/didOpen", json!({ "textDocument": item })));
        let ask = |id: usize| {
            let params = json!({
                "textDocument": { "uri": uri },
                "position": { "line": line, "character": 3 },
            });
            request(id, "textDocument/definition", params)
        };
        all.push(ask(1));
        for key in 0..n_keys {
            let change = match server.parts {
                true => {
                    let place = json!({ "line": line, "character": end - middle + key });
                    json!({ "range": { "start": place, "end": place }, "text": TYPED[key..=key] })
                }
                false => {
                    let text = [&text[..end], &TYPED[..=key], &text[end..]].concat();
                    json!({ "text": text })
                }
            };
            let document = json!({ "uri": uri, "version": key + 1 });
            let params = json!({ "textDocument": document, "contentChanges": [change] });
            all.push(notification("textDocument/didChange", params));
            all.push(ask(key + 2));
        }
    }
    all.push(request(n_keys + 2, "shutdown", Value::Null));
    all.push(notification("exit", Value::Null));
    all
}

fn write(path: &Path, messages: &[Value]) -> Result<(), String> {
    let mut out = Vec::new();
    for message in messages {
        let text = message.to_string();
        out.extend_from_slice(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }
    std::fs::write(path, out).map_err(|e| format!("cannot write '{}': {e}", path.display()))
}

/// The results of the requests that a server has answered.
fn answers(path: &Path) -> Result<Vec<Value>, String> {
    let bytes = std::fs::read(path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
    let mut rest = &bytes[..];
    let mut answers = Vec::new();
    while let Some(at) = header_end(rest) {
        let (head, body) = rest.split_at(at);
        let length = String::from_utf8_lossy(head);
        let length = length.split_once("Content-Length: ").and_then(|(_, n)| n.trim().parse::<usize>().ok());
        let length = length.filter(|&n| n + 4 <= body.len()).ok_or("a message without its length")?;
        let message: Value = serde_json::from_slice(&body[4..4 + length]).map_err(|e| e.to_string())?;
        if message.get("id").is_some() && message.get("method").is_none() {
            answers.push(message["result"].clone());
        }
        rest = &body[4 + length..];
    }
    Ok(answers)
}

/// The end of the header of a message.
fn header_end(bytes: &[u8]) -> Option<usize> {
    bytes.windows(4).position(|window| window == b"\r\n\r\n")
}
