//! Parses a check file into its directives, in order.

use super::pattern::{Kind, Pattern, PatternInfo, Variables};
use super::{Located, Options};

/// A directive that must match, and the `-DAG` and `-NOT` directives before it.
#[derive(Clone, Debug)]
pub struct Check {
    /// The pattern that must match.
    pub pattern: Pattern,
    /// The `-DAG` and `-NOT` patterns between this directive and the previous one.
    pub before: Vec<Pattern>,
}

/// The directive that a suffix of a prefix stands for.
enum Directive {
    Check { kind: Kind, count: usize, literal: bool },
    Comment,
    BadNot,
    BadCount,
    Misspelled,
}

/// Reads the directives of a check file. Errors carry an offset into `text`.
pub fn read(text: &[u8], options: &Options, names: &mut Variables) -> Located<Vec<Check>> {
    let mut implicit = Vec::new();
    for not in &options.implicit_check_not {
        let info = PatternInfo {
            kind: Kind::Not,
            count: 1,
            literal: false,
            prefix: "IMPLICIT-CHECK".to_string(),
            directive: format!("--implicit-check-not={not}"),
            at: None,
            line: 0,
        };
        let pattern = Pattern::parse(info, not.as_bytes(), options, names);
        implicit.push(pattern.map_err(|(_, message)| (usize::MAX, message))?);
    }
    let mut checks: Vec<Check> = Vec::new();
    let mut before = implicit.clone();
    let mut used = vec![false; options.prefixes.len()];
    let mut at = 0;
    let (mut line, mut counted) = (1, 0);
    while let Some((start, prefix)) = next_prefix(text, at, options) {
        let name = prefix.name();
        let begins = start == 0 || !part_of_word(text[start - 1]);
        let found = if begins { directive(&text[start + name.len()..], prefix) } else { None };
        let Some((directive, length)) = found else {
            at = start + name.len();
            while text.get(at).is_some_and(|&b| part_of_word(b)) {
                at += 1;
            }
            continue;
        };
        line += text[counted..start].iter().filter(|&&b| b == b'\n').count();
        counted = start;
        let spelling = String::from_utf8_lossy(&text[start..start + name.len() + length]).into_owned();
        let after = start + name.len() + length;
        let mut from = after;
        if !(options.strict_whitespace && options.match_full_lines) {
            from += text[after..].iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
        }
        let end =
            text[from..].iter().position(|b| matches!(b, b'\n' | b'\r')).map_or(text.len(), |i| from + i);
        at = end;
        let Prefix::Check(_, index) = prefix else { continue };
        used[index] = true;
        let prefix = name.to_string();
        let (kind, count, literal) = match directive {
            Directive::Comment => continue,
            Directive::Check { kind, count, literal } => (kind, count, literal),
            Directive::BadNot => {
                let at = start + prefix.len() + 1;
                return Err((at, format!("unsupported -NOT combo on prefix '{prefix}'")));
            }
            Directive::BadCount => {
                return Err((after, format!("invalid count in -COUNT specification on prefix '{prefix}'")));
            }
            Directive::Misspelled => return Err((start, format!("misspelled directive '{spelling}'"))),
        };
        let directive = spelling.trim_end_matches(':').to_string();
        let info =
            PatternInfo { kind, count, literal, prefix: prefix.clone(), directive, at: Some(from), line };
        let pattern = Pattern::parse(info, &text[from..end], options, names)
            .map_err(|(offset, message)| (from + offset, message))?;
        let suffix = match kind {
            Kind::Next => "NEXT",
            Kind::Same => "SAME",
            Kind::Empty => "EMPTY",
            _ => "",
        };
        if kind == Kind::Label && pattern.has_variable() {
            return Err((start, format!("found '{prefix}-LABEL:' with variable definition or use")));
        }
        if !suffix.is_empty() && checks.is_empty() {
            return Err((start, format!("found '{prefix}-{suffix}' without previous '{prefix}: line")));
        }
        if matches!(kind, Kind::Dag | Kind::Not) {
            before.push(pattern);
        } else {
            checks.push(Check { pattern, before: std::mem::replace(&mut before, implicit.clone()) });
        }
    }
    unused_prefixes(options, &used)?;
    if !before.is_empty() {
        let prefix = options.prefixes.first().map_or("CHECK", String::as_str);
        checks.push(Check { pattern: Pattern::end(prefix), before });
    }
    Ok(checks)
}

fn unused_prefixes(options: &Options, used: &[bool]) -> Located<()> {
    // `--implicit-check-not` is a check by itself if no prefix was given explicitly.
    let alone = !options.explicit_prefixes && !options.implicit_check_not.is_empty();
    let any = used.iter().any(|&used| used);
    if alone || any && options.allow_unused_prefixes {
        return Ok(());
    }
    let missing: Vec<String> = options
        .prefixes
        .iter()
        .zip(used)
        .filter(|(_, used)| !**used)
        .map(|(p, _)| format!("'{p}:'"))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let plural = if missing.len() > 1 { "es" } else { "" };
    Err((usize::MAX, format!("no check strings found with prefix{plural} {}", missing.join(", "))))
}

/// A check or comment prefix; a check prefix carries its index.
#[derive(Clone, Copy)]
enum Prefix<'o> {
    Check(&'o str, usize),
    Comment(&'o str),
}

impl<'o> Prefix<'o> {
    fn name(self) -> &'o str {
        match self {
            Prefix::Comment(name) | Prefix::Check(name, _) => name,
        }
    }
}

/// The first prefix at or after `at`; the longest one if several start there.
fn next_prefix<'o>(text: &[u8], at: usize, options: &'o Options) -> Option<(usize, Prefix<'o>)> {
    let checks = options.prefixes.iter().enumerate().map(|(i, p)| Prefix::Check(p, i));
    let all = checks.chain(options.comment_prefixes.iter().map(|p| Prefix::Comment(p)));
    let found = all.filter_map(|p| {
        let offset = terrace_support::ere::find_bytes(&text[at..], p.name().as_bytes(), false)?;
        Some((at + offset, p))
    });
    found.min_by_key(|(at, prefix)| (*at, usize::MAX - prefix.name().len()))
}

fn part_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// The directive that a prefix followed by `rest` stands for, and the length of its suffix up to the colon.
fn directive(rest: &[u8], prefix: Prefix<'_>) -> Option<(Directive, usize)> {
    if matches!(prefix, Prefix::Comment(_)) {
        return rest.starts_with(b":").then_some((Directive::Comment, 1));
    }
    let check = |kind, count, at: usize| {
        let (literal, length) = modifiers(&rest[at..])?;
        Some((Directive::Check { kind, count, literal }, at + length))
    };
    let misspelled = match rest.first()? {
        b':' | b'{' => return check(Kind::Plain, 1, 0),
        b'-' => false,
        b'_' => true,
        _ => return None,
    };
    let suffix = &rest[1..];
    let found = if let Some(digits) = suffix.strip_prefix(b"COUNT-") {
        let length = digits.iter().take_while(|b| b.is_ascii_digit()).count();
        let count = std::str::from_utf8(&digits[..length]).ok().and_then(|d| d.parse::<usize>().ok());
        let at = 7 + length;
        match count {
            Some(count @ 1..=0x7fff_ffff) if matches!(rest.get(at), Some(b':' | b'{')) => {
                check(Kind::Plain, count, at)
            }
            _ => Some((Directive::BadCount, at)),
        }
    } else {
        const COMBINATIONS: [&[u8]; 10] = [
            b"DAG-NOT:",
            b"NOT-DAG:",
            b"NEXT-NOT:",
            b"NOT-NEXT:",
            b"SAME-NOT:",
            b"NOT-SAME:",
            b"EMPTY-NOT:",
            b"NOT-EMPTY:",
            b"LABEL-NOT:",
            b"NOT-LABEL:",
        ];
        if let Some(bad) = COMBINATIONS.iter().find(|bad| suffix.starts_with(bad)) {
            return Some((Directive::BadNot, 1 + bad.len()));
        }
        let kinds: [(&[u8], Kind); 6] = [
            (b"NEXT", Kind::Next),
            (b"SAME", Kind::Same),
            (b"NOT", Kind::Not),
            (b"DAG", Kind::Dag),
            (b"LABEL", Kind::Label),
            (b"EMPTY", Kind::Empty),
        ];
        let (name, kind) = kinds.iter().find(|(name, _)| suffix.starts_with(name))?;
        check(*kind, 1, 1 + name.len())
    };
    match found {
        Some((_, length)) if misspelled => Some((Directive::Misspelled, length)),
        found => found,
    }
}

/// Parses a colon, optionally after `{LITERAL}`: whether the modifier is present, and the length.
fn modifiers(rest: &[u8]) -> Option<(bool, usize)> {
    if rest.starts_with(b":") {
        return Some((false, 1));
    }
    let inner = rest.strip_prefix(b"{")?;
    let end = inner.windows(2).position(|w| w == b"}:")?;
    let names = std::str::from_utf8(&inner[..end]).ok()?;
    names.split(',').all(|name| name.trim() == "LITERAL").then_some((true, end + 3))
}
