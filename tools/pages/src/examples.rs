//! Examples of passes: the smallest part of a test that a pass changes. The output is what the pass makes of it now.

use std::collections::BTreeMap;
use std::path::Path;

use terrace::Module;
use terrace::ir::asm::PrintOptions;

/// The separator of the parts of a test.
const SEPARATOR: &str = "// -----";
/// The greatest number of lines of an example's input, and of its output.
const MAX_LINES: usize = 70;
/// The number of parts that are tried for a pass.
const TRIES: usize = 400;

/// The operations that passes run on, as pipelines nest them.
const NESTS: &[(&str, &str)] = &[
    ("", ""),
    ("func.func(", ")"),
    ("gpu.module(", ")"),
    ("gpu.module(gpu.func(", "))"),
    ("llvm.func(", ")"),
];

/// An example of a pass.
pub struct Example {
    /// The pass with its options, in a pipeline for modules.
    pub passes: String,
    /// Whether the input has operations of unregistered dialects.
    pub is_unregistered: bool,
    /// The module before the pass.
    pub input: String,
    /// The module after it.
    pub output: String,
}

/// Parts of tests that run a single pass, by the name of the pass: its text in a pipeline, and the part.
pub struct Examples(BTreeMap<String, Vec<(String, String)>>);

impl Examples {
    /// Reads the tests in a folder.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let mut all = BTreeMap::<String, Vec<(String, String)>>::new();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            let error = |e: std::io::Error| format!("cannot read '{}': {e}", folder.display());
            for entry in std::fs::read_dir(&folder).map_err(error)? {
                let path = entry.map_err(error)?.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "mlir") {
                    // Some tests of the parser are not UTF-8.
                    let Ok(text) = std::fs::read_to_string(&path) else { continue };
                    add(&mut all, &text);
                }
            }
        }
        for parts in all.values_mut() {
            // Functions with bodies and passes without options first, short inputs before others.
            parts.sort_by_cached_key(|(pass, part)| {
                let is_small = part.lines().count() < 3 || part.lines().any(|line| line.starts_with('%'));
                (is_small, pass.contains('{'), part.len(), part.clone(), pass.clone())
            });
            parts.dedup();
        }
        Ok(Self(all))
    }

    /// The example of a pass, if it changes a part of a test.
    pub fn of(&self, pass: &str) -> Option<Example> {
        let parts = self.0.get(pass)?;
        parts.iter().take(TRIES).find_map(|(passes, input)| run(passes, input))
    }
}

/// Adds the parts of a test, for each RUN line with a single pass.
fn add(all: &mut BTreeMap<String, Vec<(String, String)>>, text: &str) {
    let mut passes: Vec<String> = text.lines().filter_map(single_pass).collect();
    passes.sort();
    passes.dedup();
    if passes.is_empty() {
        return;
    }
    let parts: Vec<String> = text.split(SEPARATOR).flat_map(operations).collect();
    for pass in passes {
        let name = pass.split('{').next().unwrap_or_default().to_owned();
        let list = all.entry(name).or_default();
        list.extend(parts.iter().map(|part| (pass.clone(), part.clone())));
    }
}

/// The pass of a RUN line that runs only one, as pipelines name it.
fn single_pass(line: &str) -> Option<String> {
    let command = line.strip_prefix("// RUN: terrace opt %s ")?;
    if command.contains(['|', '>', '%']) {
        return None;
    }
    if let Some((before, rest)) = command.split_once("--pass-pipeline=") {
        // The quotes are around the flag or around its value.
        let quote =
            before.chars().next_back().filter(|quote| *quote == '\'').or_else(|| rest.chars().next())?;
        let mut pass = rest.trim_start_matches(quote).split(quote).next()?.trim();
        // Passes are nested in the operations that they run on, as in `builtin.module(func.func(pass))`.
        while let Some((anchor, rest)) = pass.split_once('(') {
            if anchor.contains(['{', ',']) {
                break;
            }
            pass = rest.strip_suffix(')')?.trim();
        }
        let is_single = !pass.contains('(') && pass.split('{').next().is_some_and(|name| !name.contains(','));
        let ends = !pass.contains('{') || pass.find('}') == Some(pass.len() - 1);
        return (is_single && ends).then(|| pass.to_owned());
    }
    let known = |name: &str| terrace::registry::PASSES.passes.iter().any(|pass| pass.name == name);
    let mut flags = command.split(" --").map(|flag| flag.trim().trim_start_matches('-'));
    let found: Vec<(&str, &str)> = flags
        .by_ref()
        .map(|flag| flag.split_once('=').unwrap_or((flag, "")))
        .filter(|(name, _)| known(name))
        .collect();
    let [(name, options)] = found[..] else { return None };
    let options = options.trim_matches(['"', '\'']);
    Some(if options.is_empty() { name.to_owned() } else { format!("{name}{{{options}}}") })
}

/// The part itself, and each of its operations with the comment in front of it. Operations begin at the start of a line and
/// end in one with a brace there, or in their first line.
fn operations(part: &str) -> Vec<String> {
    let is_directive = |line: &str| {
        ["// RUN", "// DIFFERS", "// CHECK", "// expected-"]
            .iter()
            .any(|start| line.trim_start().starts_with(start))
    };
    let lines: Vec<&str> = part.lines().filter(|line| !is_directive(line)).collect();
    let whole = lines.join("\n").trim().to_owned();
    let (mut all, mut current) = (Vec::new(), Vec::new());
    for line in lines {
        if line.trim().is_empty() && current.iter().all(|line: &&str| line.starts_with("//")) {
            // A comment about what follows in general.
            current.clear();
            continue;
        }
        current.push(line);
        let ends =
            line.starts_with('}') || (!line.starts_with([' ', '/']) && !line.ends_with(['{', ',', '(']));
        if ends {
            all.push(std::mem::take(&mut current).join("\n"));
        }
    }
    if all.len() != 1 {
        all.push(whole);
    }
    all.retain(|text| (1..=MAX_LINES).contains(&text.lines().count()));
    all
}

/// Runs a pass on an input; nothing if the input is invalid, the pass fails or changes nothing, or the output is long.
fn run(pass: &str, input: &str) -> Option<Example> {
    // Errors are no news here: the test is about something else, or the part is not complete.
    terrace::capture(|| {
        NESTS.iter().find_map(|(before, after)| run_nested(&format!("{before}{pass}{after}"), input))
    })
    .0
}

/// [`run`] for a pass in a pipeline.
fn run_nested(passes: &str, input: &str) -> Option<Example> {
    let module = |is_unregistered: bool| {
        let ctx = terrace::context();
        ctx.allow_unregistered(is_unregistered);
        Module::parse(&ctx, "example", input).ok().map(|module| (module, is_unregistered))
    };
    let (mut module, is_unregistered) = module(false).or_else(|| module(true))?;
    let text = |module: &Module| module.print(&PrintOptions::default());
    let before = text(&module);
    module.run(passes).ok()?;
    let output = text(&module);
    let fits = output.lines().count() <= MAX_LINES;
    let (passes, input) = (passes.to_owned(), input.to_owned());
    (fits && output != before).then_some(Example { passes, is_unregistered, input, output })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_with_one_pass() {
        let pass = |line: &str| single_pass(&format!("// RUN: terrace opt %s {line}"));
        assert_eq!(pass("--cse --split-input-file").as_deref(), Some("cse"));
        assert_eq!(pass("--inline=\"max-iterations=2\"").as_deref(), Some("inline{max-iterations=2}"));
        assert_eq!(pass("--pass-pipeline='builtin.module(func.func(cse))'").as_deref(), Some("cse"));
        assert_eq!(pass("'--pass-pipeline=builtin.module(cse)' --split-input-file").as_deref(), Some("cse"));
        assert_eq!(pass("--pass-pipeline=\"builtin.module(cse)\"").as_deref(), Some("cse"));
        assert_eq!(
            pass("--pass-pipeline='builtin.module(inline{max-iterations=2})'").as_deref(),
            Some("inline{max-iterations=2}")
        );
        for line in
            ["--cse --sccp", "--pass-pipeline='builtin.module(cse,sccp)'", "--cse 2>&1", "--split-input-file"]
        {
            assert_eq!(pass(line), None, "{line}");
        }
    }

    #[test]
    fn operations_of_a_part() {
        let text = "// RUN: x\n\n// About all.\n\n// About f.\nfunc.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}\n";
        let all = operations(text);
        assert_eq!(all.len(), 3);
        assert_eq!(all[0], "// About f.\nfunc.func @f() {\n  return\n}");
    }

    #[test]
    fn an_example_is_run() {
        let input = "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}";
        let example = run("canonicalize", input).expect("the constant is erased");
        assert!(!example.output.contains("constant"), "{}", example.output);
        assert!(run("cse{", input).is_none() && run("canonicalize", "}").is_none());
    }
}
