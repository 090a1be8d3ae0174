//! Plans: jobs in the form of LLVM's DTLTO, as JSON for distributors.

use serde::Serialize;
use std::path::{Path, PathBuf};

/// The commands of a compilation.
#[derive(Serialize)]
pub struct Plan {
    /// The common part of all jobs.
    pub common: Common,
    /// The jobs, which depend on nothing but their inputs.
    pub jobs: Vec<Job>,
    /// The command that joins the outputs of the jobs, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<Job>,
}

/// The common part of jobs.
#[derive(Serialize)]
pub struct Common {
    /// The file that the jobs are for; the folder if they are for several.
    pub linker_output: PathBuf,
    /// The first arguments of each job: the program, and options.
    pub args: Vec<String>,
    /// Inputs of all jobs beside their own.
    pub inputs: Vec<PathBuf>,
}

/// A command.
#[derive(Serialize)]
pub struct Job {
    /// Its arguments, after the common ones. Those of the link are all of them.
    pub args: Vec<String>,
    /// The files that it reads.
    pub inputs: Vec<PathBuf>,
    /// The files that it writes.
    pub outputs: Vec<PathBuf>,
}

impl Plan {
    /// The text of the plan.
    pub fn json(&self) -> Vec<u8> {
        let mut out = Vec::new();
        // Writing to memory does not fail, and all paths are arguments of text.
        let _ = serde_json::to_writer_pretty(&mut out, self);
        out.push(b'\n');
        out
    }

    /// All arguments of a job.
    pub fn args(&self, job: &Job) -> Vec<String> {
        self.common.args.iter().chain(&job.args).cloned().collect()
    }

    /// The file for ninja that runs the plan, in any folder; paths and jobs are relative to `directory`. The error is a message.
    pub fn ninja(&self, directory: &Path) -> Result<String, String> {
        let jobs = self.jobs.iter().map(|job| (job, self.args(job)));
        let link = self.link.iter().map(|job| (job, job.args.clone()));
        let place = quote(&directory.to_string_lossy()).replace('$', "$$");
        let mut out = format!(
            "ninja_required_version = 1.3\n\nrule job\n  command = cd {place} && $args\n  description = $out\n"
        );
        for (job, args) in jobs.chain(link) {
            let names = |paths: &[PathBuf]| -> Result<String, String> {
                let names: Vec<String> =
                    paths.iter().map(|path| escape(&directory.join(path))).collect::<Result<_, _>>()?;
                Ok(names.join(" "))
            };
            let args: Vec<String> = args.iter().map(|arg| quote(arg).replace('$', "$$")).collect();
            let (outputs, inputs) = (names(&job.outputs)?, names(&job.inputs)?);
            out.push_str(&format!("\nbuild {outputs}: job {inputs}\n  args = {}\n", args.join(" ")));
        }
        Ok(out)
    }
}

/// A path as ninja reads it. The error is a message.
fn escape(path: &Path) -> Result<String, String> {
    let text = path.to_string_lossy();
    if text.contains('\n') {
        return Err(format!("ninja cannot name the file '{}'", path.display()));
    }
    Ok(text.replace('$', "$$").replace(' ', "$ ").replace(':', "$:"))
}

/// A word as a shell reads it.
fn quote(text: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,+@%:".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ninja_and_shells_read_odd_names() {
        let job = Job {
            args: vec!["it's $HOME".into(), "-o".into(), "b c:d".into()],
            inputs: vec!["a $b".into()],
            outputs: vec!["b c:d".into()],
        };
        let common = Common { linker_output: "x".into(), args: vec!["/bin/terrace".into()], inputs: vec![] };
        let mut plan = Plan { common, jobs: vec![job], link: None };
        let text = plan.ninja(Path::new("/d")).unwrap();
        assert!(text.contains("build /d/b$ c$:d: job /d/a$ $$b\n"), "{text}");
        assert!(text.contains("  args = /bin/terrace 'it'\\''s $$HOME' -o 'b c:d'\n"), "{text}");
        plan.jobs[0].outputs = vec!["a\nb".into()];
        assert!(plan.ninja(Path::new("/d")).is_err());
    }
}
