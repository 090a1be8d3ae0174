//! The search: labels cut the input into regions, and within a region each directive is looked for after
//! the match of the one before.

use std::fmt::Write;
use std::ops::Range;

use super::Options;
use super::directive::Check;
use super::pattern::{Kind, Pattern, Variables};
use super::report::Text;

/// Runs the checks over a text. The error is the message.
pub fn run(
    options: &Options,
    checks: &[Check],
    variables: Variables,
    check_text: Text<'_>,
    input: Text<'_>,
) -> Result<(), String> {
    let mut search = Search { options, variables, check_text, input, messages: String::new() };
    if search.regions(checks) { Ok(()) } else { Err(search.messages) }
}

struct Search<'a> {
    options: &'a Options,
    variables: Variables,
    check_text: Text<'a>,
    input: Text<'a>,
    messages: String,
}

/// The search failed, and a message says so.
struct Failed;

impl Search<'_> {
    /// Checks region after region; a failure within one does not keep the others from being checked.
    fn regions(&mut self, checks: &[Check]) -> bool {
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
                    // Where a label is decides the region, before anything else in it is looked at.
                    let Ok(found) = self.one(&checks[next - 1], region.clone(), true) else { return false };
                    region.end = found.end;
                    rest = found.end;
                }
            }
            if first > 0 && self.options.enable_var_scope {
                self.variables.clear_local();
            }
            for check in &checks[first..next] {
                match self.one(check, region.clone(), false) {
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

    /// Looks for one directive and what belongs before it.
    fn one(&mut self, check: &Check, region: Range<usize>, label_scan: bool) -> Result<Range<usize>, Failed> {
        let pattern = &check.pattern;
        let mut nots = Vec::new();
        let start =
            if label_scan { region.start } else { self.dags(&check.before, region.clone(), &mut nots)? };
        let mut found = start..start;
        for round in 0..pattern.count {
            let matched = self.find(pattern, found.end..region.end);
            let Ok(Some(place)) = matched else {
                self.not_found(pattern, found.end..region.end, round, matched.err());
                return Err(Failed);
            };
            if round == 0 {
                found.start = place.start;
            }
            found.end = place.end;
        }
        if !label_scan {
            self.lines_between(pattern, start..found.start)?;
            self.nots(&nots, start..found.start)?;
        }
        Ok(found)
    }

    fn find(&mut self, pattern: &Pattern, region: Range<usize>) -> Result<Option<Range<usize>>, String> {
        let found = pattern.find(&self.input.bytes[region.clone()], self.options, &mut self.variables)?;
        Ok(found.map(|f| region.start + f.start..region.start + f.end))
    }

    /// `-NEXT`, `-EMPTY` and `-SAME`: how many lines may lie between two matches.
    fn lines_between(&mut self, pattern: &Pattern, skipped: Range<usize>) -> Result<(), Failed> {
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

    /// None of the patterns may match in the region.
    fn nots(&mut self, patterns: &[&Pattern], region: Range<usize>) -> Result<(), Failed> {
        let mut outcome = Ok(());
        for pattern in patterns {
            match self.find(pattern, region.clone()) {
                Ok(None) => continue,
                Ok(Some(place)) => {
                    self.error(pattern, &format!("{}: excluded string found in input", pattern.directive));
                    self.note(place.start, "found here");
                    self.substitutions(pattern, place.start);
                }
                Err(message) => self.error(pattern, &message),
            }
            outcome = Err(Failed);
        }
        outcome
    }

    /// Groups of `-DAG` patterns, which match in any order without overlapping, and the `-NOT` patterns
    /// between the groups; those after the last group are left in `nots`. Returns where the groups end.
    fn dags<'p>(
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
                let Ok(Some(place)) = matched else {
                    self.not_found(pattern, from..region.end, 0, matched.err());
                    return Err(Failed);
                };
                if self.options.allow_dag_overlap {
                    match group.first_mut() {
                        None => group.push(place),
                        Some(all) => *all = all.start.min(place.start)..all.end.max(place.end),
                    }
                    break;
                }
                // The first match that ends after this one begins either overlaps or is the place to insert.
                let slot = group.iter().position(|old| place.start < old.end).unwrap_or(group.len());
                match group.get(slot) {
                    Some(old) if old.start < place.end => from = old.end,
                    _ => {
                        group.insert(slot, place);
                        break;
                    }
                }
            }
            let last = patterns.get(index + 1).is_none_or(|next| next.kind == Kind::Not);
            if let (true, Some(first), Some(end)) = (last, group.first(), group.last()) {
                let (skipped, end) = (start..first.start, end.end);
                let between = std::mem::take(nots);
                self.nots(&between, skipped)?;
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
        let what = match error {
            Some(error) => error,
            None => {
                let mut what = format!("{}: expected string not found in input", pattern.directive);
                if pattern.count > 1 {
                    let _ = write!(what, " ({} out of {})", round + 1, pattern.count);
                }
                what
            }
        };
        self.error(pattern, &what);
        // A region that starts at the end of a line is better shown from the next one.
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
