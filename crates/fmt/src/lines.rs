//! Lines that comments count: `// expected-error @+1 {{...}}` of `--verify-diagnostics` and `[[@LINE-1]]` of FileCheck.
//!
//! From the comment to the line that it means no line is broken, and no blank line goes.

use memchr::{memchr_iter, memmem};

/// The ranges of lines whose number stays.
pub struct CountedLines {
    /// The first and the last line of each range, in order and without overlaps.
    ranges: Vec<(u32, u32)>,
    /// The index of the first range that does not end above the lines asked about.
    next: usize,
}

impl CountedLines {
    /// The ranges in a text; lines count from zero.
    pub fn new(text: &[u8]) -> Self {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        let checks = memmem::find_iter(text, "expected-").map(|place| (place, target(&text[place..])));
        let mut places: Vec<(usize, Option<Target>)> =
            checks.filter(|(_, target)| target.is_some()).collect();
        places.extend(memmem::find_iter(text, "@LINE").map(|place| (place, None)));
        places.sort_unstable_by_key(|&(place, _)| place);
        let (mut at, mut line) = (0, 0u32);
        // Lines one after another that have checks: `@above` and `@below` mean the lines around them.
        let mut run: Option<Run> = None;
        for (place, target) in places {
            line += memchr_iter(b'\n', &text[at..place]).count() as u32;
            at = place;
            let Some(target) = target else {
                let to = line.saturating_add_signed(number(&text[place + "@LINE".len()..]));
                ranges.push((line.min(to), line.max(to)));
                continue;
            };
            let follows = run.as_ref().is_some_and(|run| line <= run.last + 1);
            if let Some(ended) = run.take_if(|_| !follows) {
                ended.finish(&mut ranges);
            }
            let run = run.get_or_insert(Run { first: line, last: line, below: None });
            run.last = line;
            match target {
                Target::Line(by) => {
                    let to = line.saturating_add_signed(by);
                    ranges.push((line.min(to), line.max(to)));
                }
                Target::Above => ranges.push((run.first.saturating_sub(1), line)),
                Target::Below => run.below = run.below.or(Some(line)),
            }
        }
        if let Some(run) = run {
            run.finish(&mut ranges);
        }
        ranges.sort_unstable();
        ranges.dedup_by(|next, range| {
            let overlaps = next.0 <= range.1;
            range.1 = if overlaps { range.1.max(next.1) } else { range.1 };
            overlaps
        });
        Self { ranges, next: 0 }
    }

    /// Whether the line breaks between two tokens on these lines stay. Questions come in the order of the lines.
    pub fn keeps(&mut self, above: u32, below: u32) -> bool {
        while self.ranges.get(self.next).is_some_and(|range| range.1 < above) {
            self.next += 1;
        }
        self.ranges.get(self.next).is_some_and(|&(first, last)| {
            if above == below { first <= above } else { first < below && above < last }
        })
    }
}

/// Lines one after another that have checks.
struct Run {
    first: u32,
    last: u32,
    /// The first line that has a check about the line below the run.
    below: Option<u32>,
}

impl Run {
    fn finish(self, ranges: &mut Vec<(u32, u32)>) {
        if let Some(line) = self.below {
            ranges.push((line, self.last + 1));
        }
    }
}

/// The line that a check is about.
enum Target {
    /// That many lines below the check.
    Line(i32),
    Above,
    Below,
}

/// The line that a check is about, if the text is one: `expected-error-re @+1 {{...}}`.
fn target(text: &[u8]) -> Option<Target> {
    let text = text.strip_prefix(b"expected-")?;
    let kinds: [&[u8]; 4] = [b"error", b"warning", b"note", b"remark"];
    let text = kinds.iter().find_map(|kind| text.strip_prefix(*kind))?;
    let text = text.strip_prefix(b"-re").unwrap_or(text).trim_ascii_start();
    Some(match text.strip_prefix(b"@") {
        Some([b'a', b'b', b'o', b'v', b'e', ..]) => Target::Above,
        Some([b'b', b'e', b'l', b'o', b'w', ..]) => Target::Below,
        Some(by) => Target::Line(number(by)),
        None => Target::Line(0),
    })
}

/// The number after a sign at the start of a text; zero if there is none.
fn number(text: &[u8]) -> i32 {
    let text = text.trim_ascii_start();
    let sign = match text.first() {
        Some(b'+') => 1,
        Some(b'-') => -1,
        _ => return 0,
    };
    let digits = text[1..].trim_ascii_start().iter().take_while(|byte| byte.is_ascii_digit()).take(9);
    sign * digits.fold(0, |value, digit| value * 10 + i32::from(digit - b'0'))
}

#[cfg(test)]
mod tests {
    use super::CountedLines;

    fn ranges(text: &str) -> Vec<(u32, u32)> {
        CountedLines::new(text.as_bytes()).ranges
    }

    #[test]
    fn checks_count_lines() {
        assert_eq!(ranges("a\n// expected-error @+2 {{x}}\nb\nc\nd"), [(1, 3)]);
        assert_eq!(ranges("a // expected-error {{x}}\nb"), [(0, 0)]);
        assert_eq!(ranges("a\n\n\n// expected-note@-3 {{x}}\nb"), [(0, 3)]);
        assert_eq!(ranges("// expected-error-re@below {{}}\n// expected-note @below {{}}\na"), [(0, 2)]);
        assert_eq!(ranges("a\n// expected-error @above {{}}\n// expected-note @above {{}}\nb"), [(0, 2)]);
        assert_eq!(ranges("// CHECK: [[@LINE+1]]\na\n\n// CHECK: [[#@LINE - 1]]"), [(0, 1), (2, 3)]);
        assert_eq!(ranges("// expected-output, expected-error @unknown {{}}\na"), [(0, 0)]);
    }

    #[test]
    fn questions_are_about_breaks_in_a_range() {
        let mut lines = CountedLines { ranges: vec![(2, 4), (7, 7)], next: 0 };
        let questions =
            [(0, 1), (1, 2), (1, 3), (2, 2), (2, 4), (4, 5), (3, 9), (6, 7), (7, 7), (7, 8), (9, 9)];
        let answers = questions.map(|(above, below)| lines.keeps(above, below));
        assert_eq!(answers, [false, false, true, true, true, false, true, false, true, false, false]);
    }
}
