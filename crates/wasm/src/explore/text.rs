//! Texts of pipelines as people write them, commands, and names of symbols in a text.

use terrace::rewrite::pass::PassInstance;
use terrace::rewrite::pipeline::{Pipeline, Step};

/// The steps of a pipeline, with the options that differ from their defaults.
pub fn steps(pipeline: &Pipeline) -> String {
    let step = |step: &Step| match step {
        Step::Pass(pass) => instance(pass),
        Step::Nested(pipelines) => pipelines.iter().map(nested).collect::<Vec<_>>().join(","),
    };
    pipeline.steps.iter().map(step).collect::<Vec<_>>().join(",")
}

fn nested(pipeline: &Pipeline) -> String {
    format!("{}({})", pipeline.anchor_name(), steps(pipeline))
}

fn instance(pass: &PassInstance) -> String {
    let given = pass.def.options.iter().zip(&pass.values);
    let given = given.filter(|(option, value)| (option.default)() != **value);
    let options: Vec<String> =
        given.map(|(option, value)| format!("{}={}", option.name(), option.kind.text(value))).collect();
    match options.is_empty() {
        true => pass.def.name.to_owned(),
        false => format!("{}{{{}}}", pass.def.name, options.join(" ")),
    }
}

/// The command that prints the module after these passes of `mlir-opt`'s syntax. LLVM IR is imported first.
pub fn opt_command(name: &str, is_llvm_ir: bool, passes: &[String]) -> String {
    let pipeline = || quoted(&module(passes));
    match (is_llvm_ir, passes) {
        (false, []) => format!("terrace opt {}", file(name)),
        (false, _) => format!("terrace opt {} --pass-pipeline={}", file(name), pipeline()),
        (true, []) => format!("terrace translate --import-llvm {}", file(name)),
        (true, _) => format!("{} | terrace opt --pass-pipeline={}", opt_command(name, true, &[]), pipeline()),
    }
}

/// The command that lowers the module completely after these passes.
pub fn compile_command(name: &str, passes: &[String], emit: &str) -> String {
    match passes {
        [] => format!("terrace compile {} --emit={emit}", file(name)),
        _ => {
            let pipeline = quoted(&module(passes));
            format!("terrace compile {} --pass-pipeline={pipeline} --emit={emit}", file(name))
        }
    }
}

fn module(passes: &[String]) -> String {
    format!("builtin.module({})", passes.join(","))
}

/// The name of a file as a word of a shell; no option begins with `./`.
fn file(name: &str) -> String {
    match name.starts_with('-') {
        true => quoted(&format!("./{name}")),
        false => quoted(name),
    }
}

/// A word of a shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// The names of symbols in a line, as they are written, without quotation marks.
pub fn symbol_names(line: &str) -> impl Iterator<Item = &str> {
    let is_end = |c: char| !c.is_alphanumeric() && !"._$-".contains(c);
    let mut rest = line;
    core::iter::from_fn(move || {
        rest = rest.split_once('@')?.1;
        let (name, behind) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_at(rest.find(is_end).unwrap_or(rest.len())),
        };
        rest = behind;
        Some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use terrace::registry::PASSES;

    #[test]
    fn pipelines_keep_what_was_written() {
        for text in ["canonicalize,cse", "func.func(canonicalize{max-iterations=3},cse)", "inline,any(cse)"] {
            let pipeline = Pipeline::parse_in(&PASSES, "builtin.module", text).unwrap();
            assert_eq!(steps(&pipeline), text);
        }
        assert_eq!(
            opt_command("it's.mlir", false, &["cse".into()]),
            r"terrace opt 'it'\''s.mlir' --pass-pipeline='builtin.module(cse)'"
        );
        assert_eq!(
            opt_command("x.ll", true, &["cse".into()]),
            "terrace translate --import-llvm x.ll | terrace opt --pass-pipeline='builtin.module(cse)'"
        );
        assert_eq!(opt_command("-o=x.mlir", false, &[]), "terrace opt './-o=x.mlir'");
    }

    #[test]
    fn names_may_have_quotation_marks() {
        let names: Vec<&str> = symbol_names("call void @f(ptr @\"a@b c\") @g").collect();
        assert_eq!(names, ["f", "a@b c", "g"]);
    }
}
