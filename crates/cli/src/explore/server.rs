//! A web server (HTTP/1.1, RFC 9112) that answers `GET` and `HEAD` with the files of a page. Each connection is for one
//! request.

use super::page::{File, Page};
use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The greatest length of the head of a request in bytes: browsers send cookies of other servers on this machine.
const MAX_HEAD: usize = 64 << 10;
/// The time that a client has for its request, and for each step of reading the answer. Browsers open connections in advance.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The greatest number of connections at a time. Others are closed.
const MAX_CONNECTIONS: usize = 128;
/// The pause after a connection that the system could not give.
const PAUSE: Duration = Duration::from_millis(50);
/// The stack of a connection's thread in bytes.
const STACK: usize = 256 << 10;

/// Answers all requests, each on a thread.
pub fn serve(listener: &TcpListener, page: &Page) -> ! {
    let connections = &AtomicUsize::new(0);
    std::thread::scope(|scope| {
        loop {
            let Ok((stream, _)) = listener.accept() else {
                std::thread::sleep(PAUSE);
                continue;
            };
            if connections.fetch_add(1, Ordering::Relaxed) >= MAX_CONNECTIONS {
                connections.fetch_sub(1, Ordering::Relaxed);
                continue;
            }
            let work = move || {
                // The client went away: nobody is there to be told.
                let _ = answer(stream, page);
                connections.fetch_sub(1, Ordering::Relaxed);
            };
            if std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).is_err() {
                connections.fetch_sub(1, Ordering::Relaxed);
            }
        }
    })
}

/// An answer.
struct Response {
    /// The status code and its phrase.
    status: &'static str,
    file: File,
}

impl Response {
    /// An answer without a file: its text is the status.
    fn error(status: &'static str) -> Self {
        let bytes = Cow::Borrowed(status.as_bytes());
        Self { status, file: File { media_type: "text/plain; charset=utf-8", is_gzip: false, bytes } }
    }
}

/// Reads a request and answers it.
fn answer(mut stream: TcpStream, page: &Page) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let mut method = String::new();
    let response = match read_head(&mut stream)? {
        Head::TooLong => Response::error("431 Request Header Fields Too Large"),
        Head::Whole(head) => match request(&head) {
            None => Response::error("400 Bad Request"),
            Some(_) if !is_for_this_machine(&head) => Response::error("421 Misdirected Request"),
            Some((name, path)) => {
                name.clone_into(&mut method);
                respond(name, path, page)
            }
        },
    };
    let Response { status, file: File { media_type, is_gzip, bytes } } = response;
    let encoding = if is_gzip { "Content-Encoding: gzip\r\n" } else { "" };
    let allow = if status.starts_with("405") { "Allow: GET, HEAD\r\n" } else { "" };
    let length = bytes.len();
    // No page of another origin may load an answer, not even as an image.
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n{encoding}{allow}\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n\
         Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    if method != "HEAD" {
        stream.write_all(&bytes)?;
    }
    stream.flush()
}

/// The head of a request.
enum Head {
    /// Its bytes, up to the empty line.
    Whole(Vec<u8>),
    /// It has more than [`MAX_HEAD`] bytes.
    TooLong,
}

/// Reads up to the empty line.
fn read_head(stream: &mut TcpStream) -> io::Result<Head> {
    let end = Instant::now() + TIMEOUT;
    let mut head = Vec::new();
    let mut part = [0; 4096];
    loop {
        let n = stream.read(&mut part)?;
        if n == 0 || Instant::now() > end {
            return Err(io::ErrorKind::TimedOut.into());
        }
        // The empty line may have begun in the part before.
        let start = head.len().saturating_sub(3);
        head.extend_from_slice(&part[..n]);
        if let Some(at) = memchr::memmem::find(&head[start..], b"\r\n\r\n") {
            head.truncate(start + at);
            return Ok(Head::Whole(head));
        }
        if head.len() > MAX_HEAD {
            return Ok(Head::TooLong);
        }
    }
}

/// The method and the path of a request; `None` if it is none of HTTP/1.
fn request(head: &[u8]) -> Option<(&str, &str)> {
    let line = head.split(|byte| *byte == b'\r').next()?;
    let mut words = std::str::from_utf8(line).ok()?.split(' ');
    let (method, target, version) = (words.next()?, words.next()?, words.next()?);
    let is_http = version.starts_with("HTTP/1.") && words.next().is_none() && target.starts_with('/');
    let path = target.split(['?', '#']).next()?;
    is_http.then_some((method, path))
}

/// Whether a request names this machine. A page of elsewhere whose name leads here must not read the program.
fn is_for_this_machine(head: &[u8]) -> bool {
    let lines = head.split(|byte| *byte == b'\n').filter_map(|line| std::str::from_utf8(line).ok());
    let mut fields = lines.filter_map(|line| line.split_once(':'));
    let host = fields.find(|(name, _)| name.eq_ignore_ascii_case("host")).map(|(_, value)| value.trim());
    host.is_none_or(|host| {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        name == "127.0.0.1" || name.eq_ignore_ascii_case("localhost")
    })
}

/// The answer to a request.
fn respond(method: &str, path: &str, page: &Page) -> Response {
    if !matches!(method, "GET" | "HEAD") {
        return Response::error("405 Method Not Allowed");
    }
    let name = if path == "/" { "index.html" } else { &path[1..] };
    page.file(name)
        .map_or_else(|| Response::error("404 Not Found"), |file| Response { status: "200 OK", file })
}
