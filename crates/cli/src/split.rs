//! `--split-input-file`: the parts of a text between markers.

/// What separates the parts of a file unless it is told otherwise.
pub const MARKER: &str = "// -----";

/// The parts of a text as byte ranges, and where the marker was nearly met.
#[derive(Debug, PartialEq, Eq)]
pub struct Parts {
    /// The parts.
    pub ranges: Vec<(u32, u32)>,
    /// Positions just behind something that has all of the marker but its last two characters.
    pub near_misses: Vec<u32>,
}

/// Splits a text wherever the marker is, inside lines and strings too.
pub fn split(text: &[u8], marker: &str) -> Parts {
    let mut parts = Parts { ranges: Vec::new(), near_misses: Vec::new() };
    let marker = marker.as_bytes();
    // The last two characters of the marker are looked at apart, so that near misses are noticed.
    let stem_len = marker.len().saturating_sub(2);
    let (stem, tail) = marker.split_at(stem_len);
    if stem.is_empty() {
        parts.ranges.push((0, text.len() as u32));
        return parts;
    }
    let mut start = 0;
    let mut from = 0;
    while let Some(at) = memchr::memmem::find(&text[from..], stem) {
        let (at, behind) = (from + at, from + at + stem.len());
        let rest = &text[behind..];
        let next = memchr::memmem::find(rest, stem).unwrap_or(rest.len());
        if at == 0 {
            // Nothing comes before this one, and upstream keeps its last characters.
            start = behind;
        } else if rest.starts_with(tail) && next > tail.len() {
            parts.ranges.push((start as u32, at as u32));
            start = behind + tail.len();
        } else {
            parts.near_misses.push(behind as u32);
        }
        from = behind;
    }
    if start < text.len() {
        parts.ranges.push((start as u32, text.len() as u32));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        split(text.as_bytes(), MARKER).ranges.iter().map(|&(a, b)| &text[a as usize..b as usize]).collect()
    }

    #[test]
    fn markers_split_anywhere() {
        assert_eq!(parts("a\n// -----\nb\n"), ["a\n", "\nb\n"]);
        assert_eq!(parts("a // ----- b"), ["a ", " b"]);
        assert_eq!(parts("a\n// -----\n// -----\nb"), ["a\n", "\n", "\nb"]);
        assert_eq!(parts("abc"), ["abc"]);
        assert_eq!(parts("// -----\na"), ["--\na"]);
        assert_eq!(parts("a\n// -----"), ["a\n// -----"]);
        assert!(parts("").is_empty());
        let near = split(b"a\n// ---\nb", MARKER);
        assert_eq!((near.ranges.len(), near.near_misses), (1, vec![8]));
    }
}
