//! The nearest of several names to one that is spelled wrong.

/// Names longer than this are no spelling mistakes.
const LONGEST: usize = 256;
/// More names than this are no advice.
const MOST: usize = 3;

/// The candidate nearest to `name`, or `None` if more than a third of the letters differ. The first in alphabetical order
/// wins a tie.
pub fn nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    all_nearest(name, candidates).into_iter().next()
}

/// The candidates nearest to `name` in alphabetical order, or none if they are more than three.
pub fn few_nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let all = all_nearest(name, candidates);
    if all.len() > MOST { Vec::new() } else { all }
}

/// The first candidates at the least distance from `name` in alphabetical order, at most one more than make advice; none if
/// more than a third of the letters differ.
fn all_nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let mut best: Vec<&str> = Vec::new();
    let mut least = usize::MAX;
    if name.len() > LONGEST {
        return best;
    }
    for candidate in candidates {
        let longest = name.len().max(candidate.len());
        // The lengths alone may differ by too much.
        if candidate == name
            || longest.min(LONGEST) < longest
            || name.len().abs_diff(candidate.len()) * 3 > longest
        {
            continue;
        }
        let distance = edit_distance(candidate.as_bytes(), name.as_bytes());
        if distance * 3 > longest || distance > least {
            continue;
        }
        if distance < least {
            least = distance;
            best.clear();
        }
        if let Err(at) = best.binary_search(&candidate) {
            best.insert(at, candidate);
            best.truncate(MOST + 1);
        }
    }
    best
}

/// How many times a byte is inserted, deleted or replaced, or two neighbours are exchanged, to get from one text to the
/// other.
pub fn edit_distance(from: &[u8], to: &[u8]) -> usize {
    // The rows for the prefixes of `from` without its last two bytes, without its last byte, and of all of it.
    let mut rows = [vec![0; to.len() + 1], (0..=to.len()).collect(), vec![0; to.len() + 1]];
    for (i, &a) in from.iter().enumerate() {
        let [before, last, row] = &mut rows;
        row[0] = i + 1;
        for (j, &b) in to.iter().enumerate() {
            let mut best = (last[j] + usize::from(a != b)).min(row[j] + 1).min(last[j + 1] + 1);
            if i > 0 && j > 0 && a == to[j - 1] && from[i - 1] == b {
                best = best.min(before[j - 1] + 1);
            }
            row[j + 1] = best;
        }
        rows.rotate_left(1);
    }
    rows[1][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_of_the_letters_may_differ() {
        let names = ["arith.addi", "arith.addf", "cse"];
        assert_eq!(nearest("arith.adi", names.into_iter()), Some("arith.addi"));
        assert_eq!(nearest("arith.add", names.into_iter()), Some("arith.addf"));
        assert_eq!(nearest("ces", names.into_iter()), Some("cse"));
        assert_eq!(nearest("zzz", names.into_iter()), None);
        assert_eq!(nearest("cs", names.into_iter()), Some("cse"));
        assert_eq!(nearest(&"x".repeat(1000), names.into_iter()), None);
        assert_eq!(few_nearest("arith.addx", names.into_iter()), ["arith.addf", "arith.addi"]);
        assert!(few_nearest("abc", ["abd", "abe", "abf", "abg"].into_iter()).is_empty());
    }
}
