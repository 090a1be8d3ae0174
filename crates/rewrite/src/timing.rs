//! Execution times: a tree of named timers that threads share, and the report of `--mlir-timing`.

use parking_lot::Mutex;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// A timer of a [`Timing`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimerId(usize);

impl TimerId {
    /// The first of the keys that timers of a pipeline have which the pass of this timer runs.
    pub(crate) fn first_key(self) -> usize {
        self.0 << 20
    }
}

#[derive(Default)]
struct Timer {
    name: String,
    /// Distinguishes timers of one name, such as two runs of a pass in one pipeline.
    key: usize,
    children: Vec<TimerId>,
    wall: Duration,
    /// The time of all threads.
    user: Duration,
}

/// A tree of timers.
pub struct Timing {
    timers: Mutex<Vec<Timer>>,
    start: Instant,
}

/// The format of the report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimingReport {
    /// A list sorted by time instead of a tree.
    pub list: bool,
    /// JSON instead of a table.
    pub json: bool,
}

struct Line {
    depth: usize,
    name: String,
    user: f64,
    wall: f64,
}

impl Default for Timing {
    fn default() -> Self {
        Self::new()
    }
}

impl Timing {
    /// The root of every tree.
    pub const ROOT: TimerId = TimerId(0);

    /// A tree with only the root, whose time starts now.
    pub fn new() -> Self {
        let root = Timer { name: "root".into(), ..Timer::default() };
        Self { timers: Mutex::new(vec![root]), start: Instant::now() }
    }

    /// The timer of a name and key below another one.
    pub fn nest(&self, parent: TimerId, name: &str, key: usize) -> TimerId {
        let mut timers = self.timers.lock();
        let same = |id: &TimerId| timers[id.0].key == key && timers[id.0].name == name;
        if let Some(&id) = timers[parent.0].children.iter().find(|id| same(id)) {
            return id;
        }
        let id = TimerId(timers.len());
        timers.push(Timer { name: name.to_owned(), key, ..Timer::default() });
        timers[parent.0].children.push(id);
        id
    }

    /// Adds wall-clock time and the time of all threads to a timer.
    pub fn add(&self, id: TimerId, wall: Duration, user: Duration) {
        let mut timers = self.timers.lock();
        timers[id.0].wall += wall;
        timers[id.0].user += user;
    }

    /// Runs `f` and adds the time it takes to the timer of a name below `parent`.
    pub fn time<R>(&self, parent: TimerId, name: &str, f: impl FnOnce() -> R) -> R {
        let id = self.nest(parent, name, 0);
        let start = Instant::now();
        let result = f();
        let elapsed = start.elapsed();
        self.add(id, elapsed, elapsed);
        result
    }

    /// The report.
    pub fn report(&self, format: TimingReport) -> String {
        let mut timers = self.timers.lock();
        let wall = self.start.elapsed();
        // Timers have the user time of worker threads; this thread's is the wall-clock time.
        let extra: Duration = timers.iter().map(|t| t.user.saturating_sub(t.wall)).sum();
        timers[0].wall = wall;
        timers[0].user = wall + extra;
        let mut lines = Vec::new();
        let mut pending: Vec<(TimerId, usize)> = vec![(Self::ROOT, 0)];
        while let Some((id, depth)) = pending.pop() {
            let timer = &timers[id.0];
            if format.list || id != Self::ROOT {
                let depth = if format.list { 0 } else { depth - 1 };
                lines.push(Line::new(depth, &timer.name, timer.user, timer.wall));
            }
            pending.extend(timer.children.iter().rev().map(|&child| (child, depth + 1)));
        }
        if format.list {
            merge_lines(&mut lines);
        }
        let root = &timers[0];
        let inner =
            |f: fn(&Timer) -> Duration| -> Duration { root.children.iter().map(|id| f(&timers[id.0])).sum() };
        let user = root.user.saturating_sub(inner(|t| t.user));
        let rest = Line::new(0, "Rest", user, root.wall.saturating_sub(inner(|t| t.wall)));
        let total = Line::new(0, "Total", root.user, root.wall);
        let with_user = !extra.is_zero();
        if format.json {
            json(&lines, &rest, &total, with_user, format.list)
        } else {
            text(&lines, &rest, &total, with_user)
        }
    }
}

impl Line {
    fn new(depth: usize, name: &str, user: Duration, wall: Duration) -> Self {
        Self { depth, name: name.to_owned(), user: user.as_secs_f64(), wall: wall.as_secs_f64() }
    }
}

/// Adds up timers of one name and sorts by time, longest first.
fn merge_lines(lines: &mut Vec<Line>) {
    let mut merged: Vec<Line> = Vec::new();
    for line in lines.drain(..) {
        match merged.iter_mut().find(|m| m.name == line.name) {
            Some(same) => {
                same.user += line.user;
                same.wall += line.wall;
            }
            None => merged.push(line),
        }
    }
    merged.sort_by(|a, b| b.wall.total_cmp(&a.wall));
    *lines = merged;
}

/// The first lines of a report: its title between two rules.
pub fn report_title(title: &str) -> String {
    let rule = format!("==={}===\n", "-".repeat(73));
    let width = 80 - title.len();
    format!("{rule}{}{title}\n{rule}", " ".repeat(width / 2))
}

fn percent(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { 100.0 * part / whole } else { 100.0 }
}

fn text(lines: &[Line], rest: &Line, total: &Line, with_user: bool) -> String {
    let mut out = report_title("... Execution time report ...");
    let _ = write!(out, "  Total Execution Time: {:.4} seconds\n\n", total.wall);
    if with_user {
        out.push_str("  ----User Time----");
    }
    out.push_str("  ----Wall Time----  ----Name----\n");
    for line in lines.iter().chain([rest, total]) {
        if with_user {
            let _ = write!(out, "  {:8.4} ({:5.1}%)", line.user, percent(line.user, total.user));
        }
        let _ = write!(out, "  {:8.4} ({:5.1}%)", line.wall, percent(line.wall, total.wall));
        let _ = writeln!(out, "  {}{}", "  ".repeat(line.depth), line.name);
    }
    out
}

fn json(lines: &[Line], rest: &Line, total: &Line, with_user: bool, list: bool) -> String {
    let mut out = String::from("[\n");
    let times = |line: &Line| {
        let time = |name: &str, part: f64, whole: f64| {
            let percentage = percent(part, whole);
            format!("\"{name}\": {{\"duration\": {part:8.4}, \"percentage\": {percentage:5.1}}}, ")
        };
        let user = if with_user { time("user", line.user, total.user) } else { String::new() };
        let name = line.name.replace('\\', "\\\\").replace('"', "\\\"");
        format!("{{{user}{}\"name\": \"{name}\"", time("wall", line.wall, total.wall))
    };
    let mut open: Vec<usize> = Vec::new();
    let close = |out: &mut String, depth: usize| {
        let indent = "  ".repeat(depth);
        let _ = writeln!(out, "{indent}{{}}]}},");
    };
    for line in lines {
        while open.last().is_some_and(|&depth| depth >= line.depth) && !list {
            open.pop().into_iter().for_each(|depth| close(&mut out, depth));
        }
        out.push_str(&"  ".repeat(line.depth));
        out.push_str(&times(line));
        if list {
            out.push_str("},\n");
        } else {
            out.push_str(", \"passes\": [\n");
            open.push(line.depth);
        }
    }
    while let Some(depth) = open.pop() {
        close(&mut out, depth);
    }
    let _ = write!(out, "{}}},\n{}}}\n]\n", times(rest), times(total));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_timers_of_one_name_and_key_are_one() {
        let timing = Timing::new();
        timing.time(Timing::ROOT, "Parser", || ());
        let pipeline = timing.nest(Timing::ROOT, "'func.func' Pipeline", 1);
        timing.add(timing.nest(pipeline, "CSE", 2), Duration::from_millis(3), Duration::from_millis(3));
        timing.add(timing.nest(pipeline, "CSE", 2), Duration::from_millis(3), Duration::from_millis(3));
        let report = timing.report(TimingReport { list: false, json: false });
        assert_eq!(report.matches("    CSE").count(), 1, "{report}");
        assert!(report.starts_with("===--"), "{report}");
        assert!(report.contains("\n                         ... Execution time report ...\n"), "{report}");
        let json = timing.report(TimingReport { list: false, json: true });
        assert_eq!(json.matches("{}]}").count(), 3, "{json}");
        assert!(json.contains(r#""name": "'func.func' Pipeline""#), "{json}");
    }
}
