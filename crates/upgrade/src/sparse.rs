//! Encodings of sparse tensors, whose levels were lists of words.

use crate::call::split;
use crate::forms;
use crate::rewrite::Rewriter;

/// The attribute that says how a sparse tensor is stored.
pub const ENCODING: &str = "#sparse_tensor.encoding";

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    if matches!(name, "sparse_tensor.positions" | "sparse_tensor.coordinates") {
        let open = (i + 1..i + 4).find(|&at| rw.is(at, b'{'))?;
        let at = rw.entry(open, "dimension")?;
        let start = rw.start(at);
        rw.replace(start, rw.end(at), "level");
        rw.note(start, &forms::SPARSE_LEVEL);
    }
    None
}

/// The properties that follow the format of a level, by the ends of its old name.
static ENDINGS: &[(&str, &str)] =
    &[("-nu-no", "(nonunique, nonordered)"), ("-nu", "(nonunique)"), ("-no", "(nonordered)"), ("", "")];

/// Today's text of the format of a level.
fn level(old: &str) -> Option<String> {
    let old = old.trim_matches('"').replace('_', "-");
    let (base, properties) =
        ENDINGS.iter().find_map(|(end, properties)| Some((old.strip_suffix(end)?, properties)))?;
    let base = match base {
        "dense" | "compressed" | "singleton" => base,
        "compressed-hi" | "loose-compressed" => "loose_compressed",
        "block2-4" | "structured[2, 4]" => "structured[2, 4]",
        _ => return None,
    };
    Some(format!("{base}{properties}"))
}

/// The results of a map `affine_map<(i, j) -> (j, i)>`, and its dimensions.
fn map(text: &str) -> Option<(Vec<String>, Vec<String>)> {
    let (dims, results) = text.trim().strip_prefix("affine_map<")?.strip_suffix('>')?.split_once("->")?;
    let list = |text: &str| -> Option<Vec<String>> {
        let inner = text.trim().strip_prefix('(')?.strip_suffix(')')?;
        Some(inner.split(',').map(|part| part.trim().to_owned()).collect())
    };
    Some((list(dims)?, list(results)?))
}

/// `#sparse_tensor.encoding<{ dimLevelType = ["dense", "compressed"], dimOrdering = affine_map<(i, j) -> (j, i)> }>`
pub fn encoding(rw: &mut Rewriter<'_>, i: usize) -> usize {
    if rw.is(i + 1, b'<')
        && rw.is(i + 2, b'{')
        && let Some(text) = today(rw, i + 2)
    {
        let start = rw.start(i + 2);
        rw.replace(start, rw.end(rw.closing(i + 2) - 1), text);
        rw.note(start, &forms::DIM_LEVEL_TYPE);
    }
    // The map of today's text has no keyword.
    if rw.is(i + 1, b'<') { rw.closing(i + 1) } else { i + 1 }
}

/// Today's text of the dictionary that opens at a token, if it is one of an earlier year.
fn today(rw: &mut Rewriter<'_>, open: usize) -> Option<String> {
    let mut levels = None;
    let mut ordering = None;
    let mut rest = Vec::new();
    for entry in split(rw, open + 1, rw.closing(open).checked_sub(1)?)? {
        let (name, value) = entry.split_once('=')?;
        let (name, value) = (name.trim(), rw.resolve(value.trim()));
        match name {
            "dimLevelType" | "lvlTypes" => {
                let list = value.strip_prefix('[')?.strip_suffix(']')?;
                levels = Some(list.split("\",").map(|word| level(word.trim())).collect::<Option<Vec<_>>>()?);
            }
            "dimOrdering" | "dimToLvl" | "higherOrdering" => ordering = Some(map(value)?),
            "pointerBitWidth" | "posWidth" => rest.push(format!("posWidth = {value}")),
            "indexBitWidth" | "crdWidth" => rest.push(format!("crdWidth = {value}")),
            _ => return None,
        }
    }
    let levels = levels?;
    let (dims, results) = ordering.unwrap_or_else(|| {
        let names: Vec<String> = (0..levels.len()).map(|n| format!("d{n}")).collect();
        (names.clone(), names)
    });
    if results.len() != levels.len() {
        return None;
    }
    let pairs: Vec<String> =
        results.iter().zip(&levels).map(|(result, level)| format!("{result} : {level}")).collect();
    rest.insert(0, format!("map = ({}) -> ({})", dims.join(", "), pairs.join(", ")));
    Some(format!("{{ {} }}", rest.join(", ")))
}
