//! Reading messages. Unlike `lsp_server`, which tries one kind of message after the other, this copies no document that is part
//! of a message.

use lsp_server::{Message, Notification, Request};
use serde::Deserialize;
use serde_json::Value;
use std::io::{self, BufRead, ErrorKind, Read};

/// So much memory is reserved for a message at most before it is there.
const MAX_RESERVED: usize = 1 << 26;

/// A message in any of its forms.
#[derive(Deserialize)]
struct Content {
    #[serde(default)]
    id: Value,
    method: Option<String>,
    #[serde(default)]
    params: Value,
}

/// The next request or notification; `None` at the end of the input. Responses are passed over.
///
/// # Errors
///
/// If the input cannot be read, or has something else than messages.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Message>> {
    while let Some(size) = read_header(input)? {
        let mut bytes = Vec::with_capacity(size.min(MAX_RESERVED));
        if input.by_ref().take(size as u64).read_to_end(&mut bytes)? != size {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let Content { id, method, params } = serde_json::from_slice(&bytes)?;
        if let Some(method) = method {
            let id = serde_json::from_value(id).ok();
            return Ok(Some(match id {
                Some(id) => Message::Request(Request { id, method, params }),
                None => Message::Notification(Notification { method, params }),
            }));
        }
    }
    Ok(None)
}

/// The length of the next message in bytes.
fn read_header(input: &mut impl BufRead) -> io::Result<Option<usize>> {
    let mut size = None;
    let mut line = String::new();
    loop {
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let malformed = || io::Error::new(ErrorKind::InvalidData, format!("malformed header: {line:?}"));
        let field = line.strip_suffix("\r\n").ok_or_else(malformed)?;
        if field.is_empty() {
            return size.map(Some).ok_or_else(|| io::Error::new(ErrorKind::InvalidData, "no Content-Length"));
        }
        let (name, value) = field.split_once(": ").ok_or_else(malformed)?;
        if name.eq_ignore_ascii_case("Content-Length") {
            size = Some(value.parse().map_err(|_| malformed())?);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use lsp_server::Message;

    #[test]
    fn requests_and_notifications_are_read() {
        let messages = [
            r#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"b":"\u00e9\n"}}"#,
            r#"{"jsonrpc":"2.0","id":2,"result":null}"#,
            r#"{"jsonrpc":"2.0","id":"x","method":"c"}"#,
            r#"{"jsonrpc":"2.0","method":"d","params":[1]}"#,
        ];
        let framed = |text: &str| format!("content-length: {}\r\nOther: 1\r\n\r\n{text}", text.len());
        let all: String = messages.iter().map(|message| framed(message)).collect();
        let mut input = all.as_bytes();
        let mut found = Vec::new();
        while let Some(message) = read(&mut input).unwrap() {
            found.push(match message {
                Message::Request(request) => format!("{} {} {}", request.id, request.method, request.params),
                Message::Notification(message) => format!("{} {}", message.method, message.params),
                Message::Response(_) => panic!("a response"),
            });
        }
        assert_eq!(found, ["1 a {\"b\":\"é\\n\"}", "\"x\" c null", "d [1]"]);
        for text in [
            "Content-Length: 5\r\n\r\n{}",
            "Content-Length: 2\r\n\r\n[]",
            "Content-Length: x\r\n\r\n{}",
            "Content-Length: 99999999999999999\r\n\r\n{}",
            "Content-Length: 2\n\n{}",
            "\r\n{}",
        ] {
            assert!(read(&mut text.as_bytes()).is_err(), "{text:?}");
        }
    }
}
