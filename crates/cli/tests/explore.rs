//! `terrace explore` as a browser sees it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A page that looks like the built one.
struct Page {
    folder: PathBuf,
}

impl Page {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("explore-{name}"));
        let page = folder.join("page");
        std::fs::create_dir_all(page.join("folder.js")).unwrap();
        for (file, text) in FILES {
            std::fs::write(page.join(file), text).unwrap();
        }
        // Nothing of these may be sent.
        for file in ["secret.txt", "page/.hidden.txt", "page/secret.key", "page/folder.js/secret.txt"] {
            std::fs::write(folder.join(file), "secret").unwrap();
        }
        Self { folder }
    }

    fn dir(&self) -> String {
        format!("--dir={}", self.folder.join("page").display())
    }
}

const FILES: &[(&str, &str)] = &[
    ("index.html", "<!doctype html><title>Page</title>"),
    ("main.js", "export {};"),
    ("terrace.wasm", "\0asm"),
    ("style.css", "body {}"),
    ("icon.svg", "<svg/>"),
    ("examples.json", "[]"),
    ("licenses.txt", "None"),
];

/// A running server, which ends with this.
struct Server {
    child: Child,
    address: String,
    /// The rest of the page's address.
    path: String,
}

impl Server {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("terrace runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().next().expect("it prints its address");
        let address = url.strip_prefix("http://").and_then(|url| url.split_once('/'));
        let (address, path) = address.unwrap_or_else(|| panic!("'{line}' has no address"));
        Self { child, address: address.to_owned(), path: path.to_owned() }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream
    }

    /// Sends the text of a request and returns the head and the body of the answer.
    fn send(&self, request: &str) -> (String, Vec<u8>) {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("a head ends");
        (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end + 4..].to_vec())
    }

    fn get(&self, path: &str) -> (String, Vec<u8>) {
        self.send(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nAccept-Encoding: gzip\r\n\r\n", self.address))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn terrace(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.arg("explore").args(args);
    command
}

#[test]
fn the_files_of_a_folder_are_served() {
    let page = Page::new("files");
    let server = Server::start(&mut terrace(&["--no-open", "--port=0", &page.dir()]));
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    let types = [
        ("/", "index.html", "text/html; charset=utf-8"),
        ("/index.html?a=b", "index.html", "text/html; charset=utf-8"),
        ("/main.js", "main.js", "text/javascript; charset=utf-8"),
        ("/terrace.wasm", "terrace.wasm", "application/wasm"),
        ("/style.css", "style.css", "text/css; charset=utf-8"),
        ("/icon.svg", "icon.svg", "image/svg+xml"),
        ("/examples.json", "examples.json", "application/json"),
        ("/licenses.txt", "licenses.txt", "text/plain; charset=utf-8"),
    ];
    for (path, file, media_type) in types {
        let (head, body) = server.get(path);
        let (_, text) = FILES.iter().find(|(name, _)| *name == file).unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{path}: {head}");
        assert!(head.contains(&format!("\r\nContent-Type: {media_type}\r\n")), "{path}: {head}");
        assert!(head.contains(&format!("\r\nContent-Length: {}\r\n", text.len())), "{path}: {head}");
        assert_eq!(body, text.as_bytes(), "{path}");
    }
    let (head, body) = server.send("HEAD / HTTP/1.1\r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains("Content-Length: 34"), "{head}");
    assert!(body.is_empty());
}

#[test]
fn nothing_else_is_served() {
    let page = Page::new("else");
    let server = Server::start(&mut terrace(&["--no-open", "--port=0", &page.dir()]));
    let paths = [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..\\secret.txt",
        "//secret.txt",
        "/.hidden.txt",
        "/secret.key",
        "/folder.js",
        "/folder.js/secret.txt",
        "/..",
        "/.",
        "/none.js",
        "/index.html/",
        "/C:secret.txt",
    ];
    for path in paths {
        let (head, body) = server.get(path);
        assert!(head.starts_with("HTTP/1.1 404 Not Found\r\n"), "{path}: {head}");
        assert_eq!(body, b"404 Not Found", "{path}");
    }
    let long = format!("GET / HTTP/1.1\r\nCookie: {}", "a".repeat(66_000));
    let others = [
        ("POST / HTTP/1.1\r\n\r\n", "405 Method Not Allowed"),
        ("GET http://elsewhere/ HTTP/1.1\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/2\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost:8022\r\n\r\n", "200 OK"),
        ("GET / HTTP/1.1\r\nAccept: */*\r\nhost: elsewhere.example:8022\r\n\r\n", "421 Misdirected Request"),
        ("GET / HTTP/1.1\r\nHost: localhost.example\r\n\r\n", "421 Misdirected Request"),
        ("GET /\r\n\r\n", "400 Bad Request"),
        ("\r\n\r\n", "400 Bad Request"),
        (&long, "431 Request Header Fields Too Large"),
    ];
    for (request, status) in others {
        let (head, _) = server.send(request);
        assert!(head.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{request:.60}: {head}");
    }
}

#[test]
fn a_program_is_opened() {
    let page = Page::new("program");
    let path = page.folder.join("a & b.mlir");
    std::fs::write(&path, "func.func private @f()\n").unwrap();
    let pipeline = "--pass-pipeline=builtin.module(canonicalize{max-iterations=3},cse)";
    let input = path.to_str().unwrap();
    let server = Server::start(&mut terrace(&["--no-open", "--port=0", &page.dir(), pipeline, input]));
    assert_eq!(
        server.path,
        "?open=program&name=a%20%26%20b.mlir&passes=canonicalize%7Bmax-iterations%3D3%7D%2Ccse"
    );
    let (head, body) = server.get("/program");
    assert!(head.contains("\r\nContent-Type: text/plain; charset=utf-8\r\n"), "{head}");
    assert!(head.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"), "{head}");
    assert_eq!(body, b"func.func private @f()\n");
    // The page that is loaded again has the text of today.
    std::fs::write(&path, "func.func private @g()\n").unwrap();
    assert_eq!(server.get("/program").1, b"func.func private @g()\n");
    std::fs::remove_file(&path).unwrap();
    assert!(server.get("/program").0.starts_with("HTTP/1.1 404 Not Found\r\n"));
    assert!(failure(&["--no-open", input]).contains("cannot open input file"));
    std::fs::write(&path, b"ML\xefR").unwrap();
    assert!(failure(&["--no-open", input]).contains("is not text"));
}

#[test]
fn standard_input_and_pipes_are_read_once() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let page = Page::new("pipe");
    let path = page.folder.join("f.mlir");
    std::fs::write(&path, "func.func private @f()\n").unwrap();
    for input in ["-", "/dev/stdin"] {
        let mut cat = Command::new("cat").arg(&path).stdout(Stdio::piped()).spawn().unwrap();
        let pipe = cat.stdout.take().unwrap();
        let server = Server::start(terrace(&["--no-open", "--port=0", &page.dir(), input]).stdin(pipe));
        cat.wait().unwrap();
        assert_eq!(server.path, "?open=program&name=input.mlir", "{input}");
        for _ in 0..2 {
            assert_eq!(server.get("/program").1, b"func.func private @f()\n", "{input}");
        }
    }
}

#[test]
fn clients_that_send_nothing_hold_up_nobody() {
    let page = Page::new("silent");
    let server = Server::start(&mut terrace(&["--no-open", "--port=0", &page.dir()]));
    let _silent: Vec<TcpStream> = (0..40).map(|_| server.connect()).collect();
    drop(server.connect());
    // A request may come in parts.
    let mut stream = server.connect();
    for part in ["GET / HT", "TP/1.1\r\nHost: localhost\r", "\n\r", "\n"] {
        stream.write_all(part.as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with(FILES[0].1), "{answer}");
}

#[test]
fn the_browser_is_opened() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let page = Page::new("browser");
    let (log, program) = (page.folder.join("opened"), page.folder.join("xdg-open"));
    let _ = std::fs::remove_file(&log);
    std::fs::write(&program, format!("#!/bin/sh\necho \"$@\" > '{}'\n", log.display())).unwrap();
    assert!(Command::new("chmod").arg("+x").arg(&program).status().unwrap().success());
    let server = Server::start(terrace(&["--port=0", &page.dir()]).env("PATH", &page.folder));
    let opened = (0..500).find_map(|_| {
        std::thread::sleep(Duration::from_millis(20));
        std::fs::read_to_string(&log).ok().filter(|text| text.ends_with('\n'))
    });
    assert_eq!(opened.as_deref(), Some(format!("http://{}/\n", server.address).as_str()));
    // Without such a program the page is there all the same.
    std::fs::remove_file(&program).unwrap();
    let server =
        Server::start(terrace(&["--port=0", &page.dir()]).env("PATH", &page.folder).stderr(Stdio::null()));
    assert!(server.get("/").0.starts_with("HTTP/1.1 200 OK\r\n"));
}

/// The message of a command line that cannot serve the page.
fn failure(args: &[&str]) -> String {
    let output = terrace(args).output().expect("terrace runs");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn mistakes_in_the_command_line_are_errors() {
    let page = Page::new("errors");
    let server = Server::start(&mut terrace(&["--no-open", "--port=0", &page.dir()]));
    let port = server.address.rsplit(':').next().unwrap();
    let taken = failure(&["--no-open", &page.dir(), &format!("--port={port}")]);
    assert!(taken.contains(&format!("cannot listen at 127.0.0.1:{port}: ")), "{taken}");
    assert!(taken.contains("--port=0 takes a free port"), "{taken}");
    let great = failure(&[&page.dir(), "--port=65536"]);
    assert_eq!(great, "terrace explore: there is no port 65536: the greatest is 65535\n");
    let none = failure(&["--dir=/nowhere"]);
    assert!(
        none.starts_with(
            "terrace explore: the page is not in '/nowhere', which has no 'index.html': 'npm ci'"
        ),
        "{none}"
    );
    let passes = failure(&[&page.dir(), "--pass-pipeline=cse"]);
    assert_eq!(passes, "terrace explore: '--pass-pipeline' is for an input file\n");
    assert!(failure(&["a.mlir", "b.mlir"]).contains("Too many positional arguments"));
}

#[cfg(not(feature = "explore"))]
#[test]
fn a_program_without_the_page_says_how_to_get_it() {
    let message = failure(&["--no-open", "--port=0"]);
    assert!(
        message.starts_with("terrace explore: this program was built without the page: --dir=<folder> "),
        "{message}"
    );
}

#[cfg(feature = "explore")]
#[test]
fn the_page_in_the_program_is_served() {
    let server = Server::start(&mut terrace(&["--no-open", "--port=0"]));
    for file in [
        "",
        "main.js",
        "worker.js",
        "runner.js",
        "service-worker.js",
        "style.css",
        "examples.json",
        "terrace.wasm",
    ] {
        let (head, body) = server.get(&format!("/{file}"));
        assert!(
            head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains("\r\nContent-Encoding: gzip\r\n"),
            "{file}: {head}"
        );
        // The first bytes of gzip's format.
        assert!(body.starts_with(&[0x1f, 0x8b, 8]), "{file}");
    }
    assert!(server.get("/terrace.wasm.gz").0.starts_with("HTTP/1.1 404 Not Found\r\n"));
}
