//! A line diff for failure messages.

use std::fmt::Write;

/// Lines of context around a change.
const CONTEXT: usize = 3;
/// If the table for the changed middle has more cells, the lines are shown as removed and added, not aligned.
const CELLS: usize = 4_000_000;
/// The maximum number of lines in a message.
const LIMIT: usize = 200;

#[derive(Clone, Copy)]
enum Edit {
    Keep(usize),
    Remove(usize),
    Add(usize),
}

/// The differences between two texts: removed lines after `-`, added ones after `+`, with line numbers
/// (of the first text for kept and removed lines, of the second for added ones).
pub fn lines(expected: &[u8], actual: &[u8]) -> String {
    let expected_text = String::from_utf8_lossy(expected);
    let actual_text = String::from_utf8_lossy(actual);
    let a: Vec<&str> = expected_text.split('\n').collect();
    let b: Vec<&str> = actual_text.split('\n').collect();
    let edits = edits(&a, &b);
    let changed = |e: &Edit| !matches!(e, Edit::Keep(_));
    let mut out = String::new();
    let (mut shown, mut gap) = (0, false);
    for (i, edit) in edits.iter().enumerate() {
        let near = edits[i.saturating_sub(CONTEXT)..(i + CONTEXT + 1).min(edits.len())].iter().any(changed);
        if !near {
            gap = true;
            continue;
        }
        if std::mem::take(&mut gap) && shown > 0 {
            out.push_str("   ⋮\n");
        }
        let (sign, number, text) = match *edit {
            Edit::Keep(i) => (' ', i, a[i]),
            Edit::Remove(i) => ('-', i, a[i]),
            Edit::Add(j) => ('+', j, b[j]),
        };
        let end = if changed(edit) && text.ends_with([' ', '\t', '\r']) { "⏎" } else { "" };
        let _ = writeln!(out, "{sign}{:5} {text}{end}", number + 1);
        shown += 1;
        if shown == LIMIT {
            out.push_str("   [more differences not shown]\n");
            break;
        }
    }
    if shown == 0 {
        out.push_str("(the texts differ only in bytes that are not UTF-8)\n");
    }
    out
}

/// The edits that turn `a` into `b`: a common prefix and suffix, with a longest common subsequence in between.
fn edits(a: &[&str], b: &[&str]) -> Vec<Edit> {
    let head = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (ra, rb) = (&a[head..], &b[head..]);
    let tail = ra.iter().rev().zip(rb.iter().rev()).take_while(|(x, y)| x == y).count();
    let (ma, mb) = (&ra[..ra.len() - tail], &rb[..rb.len() - tail]);
    let mut out: Vec<Edit> = (0..head).map(Edit::Keep).collect();
    let (n, m) = (ma.len(), mb.len());
    if n.saturating_mul(m) > CELLS {
        out.extend((0..n).map(|i| Edit::Remove(head + i)));
        out.extend((0..m).map(|j| Edit::Add(head + j)));
    } else {
        // length[i][j]: longest common subsequence of ma[i..] and mb[j..].
        let width = m + 1;
        let mut length = vec![0u32; (n + 1) * width];
        for i in (0..n).rev() {
            for j in (0..m).rev() {
                length[i * width + j] = if ma[i] == mb[j] {
                    length[(i + 1) * width + j + 1] + 1
                } else {
                    length[(i + 1) * width + j].max(length[i * width + j + 1])
                };
            }
        }
        let (mut i, mut j) = (0, 0);
        while i < n || j < m {
            if i < n && j < m && ma[i] == mb[j] {
                out.push(Edit::Keep(head + i));
                i += 1;
                j += 1;
            } else if i < n && (j == m || length[(i + 1) * width + j] >= length[i * width + j + 1]) {
                out.push(Edit::Remove(head + i));
                i += 1;
            } else {
                out.push(Edit::Add(head + j));
                j += 1;
            }
        }
    }
    out.extend((0..tail).map(|i| Edit::Keep(head + n + i)));
    out
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn shows_changes_with_context() {
        let shown = lines(b"a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", b"a\nb\nc\nd\nE \nf\ng\nh\ni\nj\nk\n");
        assert_eq!(
            shown,
            concat!(
                "     2 b\n     3 c\n     4 d\n-    5 e\n+    5 E ⏎\n     6 f\n     7 g\n     8 h\n",
                "     9 i\n    10 j\n+   11 k\n    11 \n"
            )
        );
    }
}
