//! Modules for other versions of LLVM: `tests/versions/*.ll` holds modules, separated by lines `; -----`, the first line
//! of each `; VERSIONS:` and the versions; the file of that name with the ending `.out` holds the text for each, or the
//! error. `TERRACE_BLESS=1` rewrites these files.

use std::fmt::Write as _;
use std::path::Path;
use terrace_llir::{LlvmVersion, parse, verify_module};

const SEPARATOR: &str = "\n; -----\n";

fn outputs(text: &str) -> String {
    let (first, _) = text.split_once('\n').unwrap_or_default();
    let versions =
        first.strip_prefix("; VERSIONS:").expect("the first line names versions").split_whitespace();
    let mut all = String::new();
    for version in versions {
        let module = parse("<stdin>", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        verify_module(&module).unwrap_or_else(|problems| panic!("{}\n{text}", problems[0]));
        let _ = writeln!(all, "; ===== LLVM {version}");
        let version: Result<LlvmVersion, _> = version.parse();
        match version
            .map_err(|error| error.to_string())
            .and_then(|version| module.print_for(version).map_err(|error| error.to_string()))
        {
            Ok(text) => all += &String::from_utf8_lossy(&text),
            Err(error) => _ = writeln!(all, "error: {error}"),
        }
    }
    all
}

#[test]
fn modules_are_written_for_other_versions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let bless = std::env::var_os("TERRACE_BLESS").is_some();
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ll"));
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let found: Vec<String> =
            text.trim_end().split(SEPARATOR).map(|text| outputs(&format!("{text}\n"))).collect();
        let found = found.join("; -----\n");
        let out = path.with_extension("out");
        if bless {
            std::fs::write(out, found).unwrap();
            continue;
        }
        let expected = std::fs::read_to_string(out).unwrap_or_default();
        assert!(found == expected, "{}:\n{found}", path.display());
    }
}

#[test]
fn numbers_of_versions() {
    for number in 15..=23 {
        assert_eq!(number.to_string().parse(), Ok(LlvmVersion::new(number).unwrap()));
    }
    for text in ["", "14", "24", "+15", "15.0", "7-nvvm"] {
        assert!(text.parse::<LlvmVersion>().is_err(), "{text}");
    }
}
