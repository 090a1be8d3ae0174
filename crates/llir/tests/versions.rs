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
    for text in ["", "14", "24", "+15", "15.0", "7"] {
        assert!(text.parse::<LlvmVersion>().is_err(), "{text}");
    }
}

/// The number of parts, at which work for each pair of them takes long.
const MANY: usize = 10_000;

/// The text of a module with `MANY` of something, for a version.
fn lowered(version: &str, head: &str, part: impl Fn(usize) -> String, tail: &str) -> String {
    let mut text = head.to_owned();
    for at in 0..MANY {
        text += &part(at);
    }
    let module = parse("<stdin>", (text + tail).as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(module.print_for(version.parse().unwrap()).unwrap()).unwrap()
}

#[test]
fn time_is_linear() {
    let fields =
        "target datalayout = \"e-i128:128\"\ntarget triple = \"x86_64-linux\"\n@g = external global { i8";
    let text = lowered("17", fields, |_| ", i32".to_owned(), " }\n");
    assert!(text.contains("target datalayout = \"e\""));

    let part = |at| {
        let n = at + 1;
        format!(
            "    #dbg_value(i32 %x, !0, !DIExpression(), !0)\n  \
             call void (...) @llvm.fake.use(i32 {at})\n  \
             %t{at} = call <{n} x i8> @llvm.vector.reverse.v{n}i8(<{n} x i8> undef)\n"
        )
    };
    let text = lowered(
        "17",
        "define void @f(i32 %x) {\n",
        part,
        "  ret void\n}\n!0 = !{}\n\
                !llvm.module.flags = !{!1}\n!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
    );
    assert!(!text.contains("fake.use"));
    assert_eq!(text.matches("call void @llvm.dbg.value").count(), MANY);
    assert_eq!(text.matches("@llvm.experimental.vector.reverse").count(), 2 * MANY);

    // Names that PTX does not allow: all become the same one, with a number.
    let part = |at| {
        let marks: String = (0..16).map(|bit: u32| if at >> bit & 1 == 0 { '.' } else { '-' }).collect();
        format!("@\"a{marks}\" = internal addrspace(1) global i8 0\n")
    };
    let text = lowered("7-nvvm", "", part, "");
    assert_eq!(text.matches(&format!("@\"a{}", "_$_".repeat(16))).count(), MANY);
    assert!(text.len() < 100 * MANY, "{}", text.len());
}
