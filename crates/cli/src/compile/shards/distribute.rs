//! Distributors: what runs the jobs of a plan.

use super::plan::{Job, Plan};
use crate::Streams;
use crate::compile::batch::for_each;
use crate::files::{self, reason};
use parking_lot::Mutex;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// How often a job is started whose process is killed, or leaves no whole output.
const ATTEMPTS: usize = 3;

/// The place where jobs run.
pub enum Distributor {
    /// Processes of this machine, so many at a time.
    Local(usize),
    /// Nothing: a file for ninja is written.
    Ninja,
    /// A program that gets the plan.
    Program(String),
}

/// The result of a job: what it reported, and whether its outputs are there.
pub struct Done {
    pub text: Vec<u8>,
    pub ok: bool,
}

/// Runs the jobs of a plan in processes of this machine. `is_whole` says whether the outputs of a job are there and complete; with
/// `reuse` such jobs are not run.
pub fn local(
    plan: &Plan,
    workers: usize,
    reuse: bool,
    is_whole: &(dyn Fn(&Job) -> bool + Sync),
) -> Vec<Done> {
    let done: Vec<Mutex<Option<Done>>> = plan.jobs.iter().map(|_| Mutex::default()).collect();
    for_each(plan.jobs.len(), workers, &|at| {
        let job = &plan.jobs[at];
        let result = match reuse && is_whole(job) {
            true => Done { text: Vec::new(), ok: true },
            false => run_job(&plan.args(job), &|| is_whole(job)),
        };
        *done[at].lock() = Some(result);
    });
    let failed = || Done { text: Vec::new(), ok: false };
    done.into_iter().map(|slot| slot.into_inner().unwrap_or_else(failed)).collect()
}

/// Runs a job, again if its process was killed or its output is not whole. One that reports an error would report it again.
fn run_job(args: &[String], is_whole: &dyn Fn() -> bool) -> Done {
    let mut last = Done { text: Vec::new(), ok: false };
    for attempt in 1..=ATTEMPTS {
        let (text, status) = match run(args) {
            Ok(ran) => ran,
            Err(message) => return Done { text: message.into_bytes(), ok: false },
        };
        last = Done { text, ok: status.success() && is_whole() };
        if last.ok || status.code().is_some_and(|code| code != 0) {
            return last;
        }
        if attempt == ATTEMPTS {
            let why = if status.success() { "left no whole output" } else { "was killed" };
            let note = format!("a job {why}, {ATTEMPTS} times: {}\n", args.join(" "));
            last.text.extend(note.into_bytes());
        }
    }
    last
}

/// Runs a command; returns what it wrote to standard error, and how it ended. The error is a message.
fn run(args: &[String]) -> Result<(Vec<u8>, ExitStatus), String> {
    let Some((program, args)) = args.split_first() else { return Err("a job has no program\n".into()) };
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let output = command.output().map_err(|error| format!("cannot run '{program}': {}\n", reason(&error)))?;
    Ok((output.stderr, output.status))
}

/// Lets a program run a plan. The error is a message.
pub fn program(program: &str, plan: &Path, io: &mut Streams<'_>) -> Result<(), String> {
    let (text, status) = run(&[program.to_owned(), plan.to_string_lossy().into_owned()])?;
    io.report(&String::from_utf8_lossy(&text));
    if status.success() { Ok(()) } else { Err(format!("the distributor '{program}' failed ({status})\n")) }
}

/// Writes the file for ninja. The error is a message.
pub fn ninja(plan: &Plan, file: &Path) -> Result<(), String> {
    let here =
        std::env::current_dir().map_err(|error| format!("cannot find this folder: {}\n", reason(&error)))?;
    let text = plan.ninja(&here).map_err(|message| format!("{message}\n"))?;
    let path = file.to_str().ok_or_else(|| format!("'{}' is no text\n", file.display()))?;
    files::Output::open(path).and_then(|output| output.commit(text.as_bytes(), &mut std::io::sink()))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::compile::shards::plan::Common;
    use std::path::PathBuf;

    /// A plan of shell commands, each with the file that it writes.
    fn plan(jobs: &[(String, PathBuf)]) -> Plan {
        let job = |(command, output): &(String, PathBuf)| Job {
            args: vec![command.clone()],
            inputs: Vec::new(),
            outputs: vec![output.clone()],
        };
        let args = ["/bin/sh", "-c"].map(String::from).to_vec();
        let common = Common { linker_output: PathBuf::new(), args, inputs: Vec::new() };
        Plan { common, jobs: jobs.iter().map(job).collect(), link: None }
    }

    #[test]
    fn killed_workers_are_started_again() {
        let folder = std::env::temp_dir().join(format!("terrace-workers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = |name: &str| folder.join(name);
        let (first, part) = (path("first"), path("part"));
        let dies_once = format!(
            "if [ -e {0} ]; then printf whole > {1}; else printf wh > {1}; : > {0}; kill -9 $$; fi",
            first.display(),
            part.display()
        );
        let jobs = [
            (dies_once, part),
            ("kill -9 $$".into(), path("never")),
            (
                "echo wrong >&2; echo x >> ".to_owned() + &path("tries").display().to_string() + "; exit 1",
                path("none"),
            ),
            ("exit 0".into(), path("missing")),
        ];
        let is_whole =
            |job: &Job| job.outputs.iter().all(|path| std::fs::read(path).is_ok_and(|text| text == b"whole"));
        for workers in [1, 3] {
            let _ = std::fs::remove_file(&first);
            let _ = std::fs::remove_file(path("tries"));
            let done = local(&plan(&jobs), workers, false, &is_whole);
            let ok: Vec<bool> = done.iter().map(|done| done.ok).collect();
            assert_eq!(ok, [true, false, false, false]);
            let text = |i: usize| String::from_utf8_lossy(&done[i].text).into_owned();
            assert!(text(1).contains("a job was killed, 3 times"), "{}", text(1));
            assert_eq!(text(2), "wrong\n");
            assert!(text(3).contains("left no whole output, 3 times"), "{}", text(3));
            // An error is not tried again.
            assert_eq!(std::fs::read(path("tries")).unwrap(), b"x\n");
        }
        // What is whole is not run again.
        let again = [(": > ".to_owned() + &path("ran").display().to_string(), path("part"))];
        assert!(local(&plan(&again), 2, true, &is_whole)[0].ok && !path("ran").exists());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
