//! Matches checks against the input: labels split it into regions, and within a region each directive is searched
//! after the previous match.

use std::fmt::Write;
use std::ops::Range;

use super::Options;
use super::directive::Check;
use super::pattern::{Kind, Pattern, Variables};
use super::report::Text;

/// Runs the checks on a text. The error is the message to print.
pub fn run(
    options: &Options,
    checks: &[Check],
    variables: Variables,
    check_text: Text<'_>,
    input: Text<'_>,
) -> Result<(), String> {
    let mut search = Search { options, variables, check_text, input, messages: String::new() };
    if search.check_regions(checks) { Ok(()) } else { Err(search.messages) }
}

struct Search<'a> {
    options: &'a Options,
    variables: Variables,
    check_text: Text<'a>,
    input: Text<'a>,
    messages: String,
}

/// A search that failed and added its message.
struct Failed;

impl Search<'_> {
    /// Checks each region; a failure in one region does not stop the others.
    fn check_regions(&mut self, checks: &[Check]) -> bool {
        let mut ok = true;
        let mut rest = 0;
        let mut next = 0;
        loop {
            let first = next;
            let label = checks[first..].iter().position(|c| c.pattern.kind == Kind::Label);
            let mut region = rest..self.input.bytes.len();
            match label {
                None => next = checks.len(),
                Some(offset) => {
                    next = first + offset + 1;
                    // Labels are matched first, since they delimit the region of all other directives.
                    let Ok(found) = self.match_check(&checks[next - 1], region.clone(), true) else {
                        return false;
                    };
                    region.end = found.end;
                    rest = found.end;
                }
            }
            if first > 0 && self.options.enable_var_scope {
                self.variables.clear_local();
            }
            for check in &checks[first..next] {
                match self.match_check(check, region.clone(), false) {
                    Ok(found) => region.start = found.end,
                    Err(Failed) => {
                        ok = false;
                        break;
                    }
                }
            }
            if label.is_none() {
                return ok;
            }
        }
    }

    /// Matches one directive and the `-DAG` and `-NOT` patterns before it.
    fn match_check(
        &mut self,
        check: &Check,
        region: Range<usize>,
        label_scan: bool,
    ) -> Result<Range<usize>, Failed> {
        let pattern = &check.pattern;
        let mut nots = Vec::new();
        let start = if label_scan {
            region.start
        } else {
            self.match_dags(&check.before, region.clone(), &mut nots)?
        };
        let mut found = start..start;
        for round in 0..pattern.count {
            let matched = self.find(pattern, found.end..region.end);
            let Ok(Some(found_at)) = matched else {
                self.not_found(pattern, found.end..region.end, round, matched.err());
                return Err(Failed);
            };
            if round == 0 {
                found.start = found_at.start;
            }
            found.end = found_at.end;
        }
        if !label_scan {
            self.check_line_distance(pattern, start..found.start)?;
            self.check_excluded(&nots, start..found.start)?;
        }
        Ok(found)
    }

    fn find(&mut self, pattern: &Pattern, region: Range<usize>) -> Result<Option<Range<usize>>, String> {
        let found = pattern.find(&self.input.bytes[region.clone()], self.options, &mut self.variables)?;
        Ok(found.map(|f| region.start + f.start..region.start + f.end))
    }

    /// Checks that as many lines lie between two matches as `-NEXT`, `-EMPTY` and `-SAME` require.
    fn check_line_distance(&mut self, pattern: &Pattern, skipped: Range<usize>) -> Result<(), Failed> {
        let between = &self.input.bytes[skipped.clone()];
        let newlines = between.iter().filter(|&&b| b == b'\n').count();
        let problem = match pattern.kind {
            Kind::Next | Kind::Empty if newlines == 0 => "is on the same line as previous match",
            Kind::Next | Kind::Empty if newlines > 1 => "is not on the line after the previous match",
            Kind::Same if newlines > 0 => "is not on the same line as the previous match",
            _ => return Ok(()),
        };
        self.error(pattern, &format!("{}: {problem}", pattern.directive));
        let here = match pattern.kind {
            Kind::Same => "'same' match was here",
            _ => "'next' match was here",
        };
        self.note(skipped.end, here);
        self.note(skipped.start, "previous match ended here");
        if newlines > 1
            && let Some(offset) = between.iter().position(|&b| b == b'\n')
        {
            self.note(skipped.start + offset + 1, "non-matching line after previous match is here");
        }
        Err(Failed)
    }

    /// Checks that none of the patterns matches in the region.
    fn check_excluded(&mut self, patterns: &[&Pattern], region: Range<usize>) -> Result<(), Failed> {
        let mut outcome = Ok(());
        for pattern in patterns {
            match self.find(pattern, region.clone()) {
                Ok(None) => continue,
                Ok(Some(found_at)) => {
                    self.error(pattern, &format!("{}: excluded string found in input", pattern.directive));
                    self.note(found_at.start, "found here");
                    self.substitutions(pattern, found_at.start);
                }
                Err(message) => self.error(pattern, &message),
            }
            outcome = Err(Failed);
        }
        outcome
    }

    /// Matches groups of `-DAG` patterns, in any order and without overlaps, and the `-NOT` patterns between the
    /// groups. `-NOT` patterns after the last group remain in `nots`. Returns the end of the last group.
    fn match_dags<'p>(
        &mut self,
        patterns: &'p [Pattern],
        region: Range<usize>,
        nots: &mut Vec<&'p Pattern>,
    ) -> Result<usize, Failed> {
        let mut start = region.start;
        // The matches of the current group, sorted.
        let mut group: Vec<Range<usize>> = Vec::new();
        for (index, pattern) in patterns.iter().enumerate() {
            if pattern.kind == Kind::Not {
                nots.push(pattern);
                continue;
            }
            let mut from = start;
            loop {
                let matched = self.find(pattern, from..region.end);
                let Ok(Some(found_at)) = matched else {
                    self.not_found(pattern, from..region.end, 0, matched.err());
                    return Err(Failed);
                };
                if self.options.allow_dag_overlap {
                    match group.first_mut() {
                        None => group.push(found_at),
                        Some(all) => *all = all.start.min(found_at.start)..all.end.max(found_at.end),
                    }
                    break;
                }
                // The first old match that ends after this one begins either overlaps it or comes next in order.
                let slot = group.iter().position(|old| found_at.start < old.end).unwrap_or(group.len());
                match group.get(slot) {
                    Some(old) if old.start < found_at.end => from = old.end,
                    _ => {
                        group.insert(slot, found_at);
                        break;
                    }
                }
            }
            let last = patterns.get(index + 1).is_none_or(|next| next.kind == Kind::Not);
            if let (true, Some(first), Some(end)) = (last, group.first(), group.last()) {
                let (skipped, end) = (start..first.start, end.end);
                let between = std::mem::take(nots);
                self.check_excluded(&between, skipped)?;
                start = end;
                group.clear();
            }
        }
        Ok(start)
    }

    fn error(&mut self, pattern: &Pattern, message: &str) {
        self.messages.push_str(&match pattern.at {
            Some(at) => self.check_text.message(at, "error", message),
            None => format!("error: {message}\n"),
        });
    }

    fn note(&mut self, at: usize, message: &str) {
        self.messages.push_str(&self.input.message(at, "note", message));
    }

    fn substitutions(&mut self, pattern: &Pattern, at: usize) {
        for (name, value) in pattern.substitutions(&self.variables) {
            self.note(at, &format!("with \"{name}\" equal to \"{value}\""));
        }
    }

    fn not_found(&mut self, pattern: &Pattern, region: Range<usize>, round: usize, error: Option<String>) {
        let message = match error {
            Some(error) => error,
            None => {
                let mut message = format!("{}: expected string not found in input", pattern.directive);
                if pattern.count > 1 {
                    let _ = write!(message, " ({} out of {})", round + 1, pattern.count);
                }
                message
            }
        };
        self.error(pattern, &message);
        // Shows a region that starts with blanks from its first other character.
        let bytes = self.input.bytes;
        let blanks = bytes[region.clone()].iter().take_while(|b| b.is_ascii_whitespace()).count();
        let from = if blanks == region.len() { region.start } else { region.start + blanks };
        self.note(from, "scanning from here");
        self.substitutions(pattern, from);
        let shown = Text { name: self.input.name, bytes: &bytes[..region.end] };
        if let Some(at) = shown.nearest(from, pattern.example()) {
            self.note(at, "possible intended match here");
        }
        self.messages.push_str(&shown.excerpt(from));
    }
}
