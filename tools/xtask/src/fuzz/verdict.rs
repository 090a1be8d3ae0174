//! The results of comparisons: equal, refused by both sides, different, or why a difference is not counted.

use terrace_filecheck::diff;
use terrace_filecheck::exec::Output;

use super::{Fuzz, TRANSLATION, first_error, first_line, known};
use crate::upstream;

/// The number of runs of upstream after which its output counts as stable.
const N_STABLE_RUNS: usize = 40;

/// The result of a comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Equal,
    /// LLVM's optimizer produces equal modules.
    Equivalent,
    /// Both sides refuse the module.
    Refused,
    /// Upstream crashes; the result of Terrace is ignored.
    Crashed,
    /// Upstream fails to convert a module that Terrace converts.
    Unsupported,
    /// The difference is intentional: see [`known`].
    Known,
    Different,
}

/// The titles of the columns of the report, in the order of verdicts.
const TITLES: [&str; 7] = ["equal", "equiv.", "refused", "crashed", "unsupp.", "known", "different"];

/// The number of comparisons of one kind for each verdict.
pub(super) type Counts = [usize; TITLES.len()];

impl Fuzz {
    /// Counts a result. Returns the number of results like it.
    pub(super) fn count(&mut self, label: &str, verdict: Verdict) -> usize {
        let counts = self.counts.entry(label.to_string()).or_default();
        counts[verdict as usize] += 1;
        counts[verdict as usize]
    }

    /// Whether LLVM's optimizer produces equal modules from both outputs.
    fn same_optimized(&self, actual: &Output, expected: &Output) -> bool {
        let optimize = |text| self.run_upstream(upstream::LLVM_OPT, &["-S", "-passes=default<O2>"], text);
        let (actual, expected) = (optimize(&actual.stdout), optimize(&expected.stdout));
        actual.status == 0 && expected.status == 0 && actual.stdout == expected.stdout
    }

    /// Compares the outputs for a module, and prints how they differ if nothing explains it.
    pub(super) fn compare(
        &mut self,
        name: &str,
        label: &str,
        text: &[u8],
        actual: &Output,
        expected: &Output,
    ) {
        let verdict = self.verdict(name, label, text, actual, expected);
        let n = self.count(label, verdict);
        if verdict == Verdict::Known && label == "opt PIPELINE" {
            self.wrongly_lowered.insert(name.to_string());
        }
        if verdict == Verdict::Different && n <= self.show {
            self.print_difference(name, label, text, actual, expected);
        }
    }

    /// The result of the comparison of the outputs for a module.
    pub(super) fn verdict(
        &self,
        name: &str,
        label: &str,
        text: &[u8],
        actual: &Output,
        expected: &Output,
    ) -> Verdict {
        let statuses = (actual.status, expected.status);
        let broken = !matches!(actual.status, 0 | 1) || actual.stderr.windows(8).any(|w| w == b"panicked");
        if broken {
            return Verdict::Different;
        }
        if !matches!(expected.status, 0 | 1) {
            return Verdict::Crashed;
        }
        if statuses == (0, 0) && actual.stdout == expected.stdout {
            return Verdict::Equal;
        }
        // Upstream reports some errors, omits the erroneous entity, and goes on.
        let both_reported = label == "translate"
            && statuses == (1, 0)
            && first_line(&actual.stderr).is_some_and(|line| first_line(&expected.stderr) == Some(line));
        let reworded = self.compares_messages
            && first_error(&actual.stderr) != first_error(&expected.stderr)
            && !known::is_known_message(&actual.stderr, &expected.stderr);
        if statuses == (1, 1) && !reworded || both_reported {
            return Verdict::Refused;
        }
        let converts = label.contains("-llvm") || matches!(label, "opt PIPELINE" | "compile" | "run");
        if statuses == (0, 1) && (self.passes.is_some() || converts) {
            return Verdict::Unsupported;
        }
        if statuses == (0, 0) && label == "compile" && self.same_optimized(actual, expected) {
            return Verdict::Equivalent;
        }
        let is_known = match statuses {
            (0, 1) if known::is_known_error(&expected.stderr) => true,
            (0, _) => {
                known::is_known(label, text, &expected.stdout)
                    || known::is_known_addition(label, &actual.stdout, &expected.stdout)
                    || known::is_known_change(label, text, &actual.stdout, &expected.stdout)
                    || label == "compile" && self.wrongly_lowered.contains(name)
                    || expected.status == 0 && self.is_unstable(label, text, expected)
            }
            (_, 0) => known::is_known_refusal(label, &actual.stderr) || self.is_unreadable(label, expected),
            _ => false,
        };
        if is_known { Verdict::Known } else { Verdict::Different }
    }

    /// Whether upstream's translation of a module varies from run to run.
    fn is_unstable(&self, label: &str, text: &[u8], expected: &Output) -> bool {
        let run = || self.run_upstream(TRANSLATION.tool, TRANSLATION.flags, text).stdout;
        label == TRANSLATION.task && (0..N_STABLE_RUNS).any(|_| run() != expected.stdout)
    }

    /// Whether LLVM cannot parse the LLVM IR of upstream's translation: Terrace refuses such modules.
    fn is_unreadable(&self, label: &str, expected: &Output) -> bool {
        label == TRANSLATION.task
            && self.run_upstream(upstream::LLVM_AS, &["-o", "/dev/null", "-"], &expected.stdout).status != 0
    }

    fn print_difference(&self, name: &str, label: &str, text: &[u8], actual: &Output, expected: &Output) {
        let ending = if name.starts_with("llir") { "ll" } else { "mlir" };
        let _ = std::fs::write(self.kept_modules.join(format!("{name}.{ending}")), text);
        let head = |text: &[u8]| -> String {
            String::from_utf8_lossy(text).lines().take(4).map(|l| format!("    {l}\n")).collect()
        };
        println!("{name}: {label}: exit codes {} and {}", actual.status, expected.status);
        if actual.status == expected.status {
            let (expected, actual) = match actual.status {
                0 => (&expected.stdout, &actual.stdout),
                _ => (&expected.stderr, &actual.stderr),
            };
            let lines = diff::lines(expected, actual);
            print!("{}", lines.lines().take(16).map(|l| format!("    {l}\n")).collect::<String>());
        } else {
            print!("{}{}", head(&actual.stderr), head(&expected.stderr));
        }
    }

    /// Prints the counts.
    pub(super) fn report(&self) -> crate::Outcome {
        let line = |label: &str, cells: &[String]| {
            let cells: String = cells.iter().map(|cell| format!(" {cell:>9}")).collect();
            println!("{label:36}{cells}");
        };
        let mut total = Counts::default();
        line("work", &TITLES.map(str::to_string));
        for (label, counts) in &self.counts {
            line(label, &counts.map(|count| count.to_string()));
            total.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        }
        line("total", &total.map(|count| count.to_string()));
        match total[Verdict::Different as usize] {
            0 => Ok(()),
            n => Err(format!("{n} comparisons differ; the modules are in '{}'", self.kept_modules.display())),
        }
    }
}
