//! Encodings of sparse tensors, whose levels were lists of words.

use crate::call::split;
use crate::forms;
use crate::rewrite::Rewriter;

/// The attribute that says how a sparse tensor is stored.
const ENCODING: &str = "#sparse_tensor.encoding";

/// Whether an encoding starts at a token: `#sparse_tensor.encoding<...>`, or `#sparse_tensor<encoding<...>>`.
pub fn is_encoding(rw: &Rewriter<'_>, i: usize) -> bool {
    match rw.str(i) {
        "#sparse_tensor" => rw.is(i + 1, b'<') && rw.str(i + 2) == "encoding",
        other => other == ENCODING,
    }
}

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

/// The parts of a map `affine_map<(i, j)[c] -> (c * 4 * i, i, j)>`.
struct Map {
    /// The symbols in brackets, if there are any.
    symbols: String,
    dims: Vec<String>,
    results: Vec<String>,
}

impl Map {
    fn of(text: &str) -> Option<Self> {
        let (head, results) = text.trim().strip_prefix("affine_map<")?.strip_suffix('>')?.split_once("->")?;
        let (dims, symbols) = head.split_at(head.find('[').unwrap_or(head.len()));
        let list = |text: &str| -> Option<Vec<String>> {
            let inner = text.trim().strip_prefix('(')?.strip_suffix(')')?;
            Some(inner.split(',').map(|part| part.trim().to_owned()).collect())
        };
        Some(Self { symbols: symbols.trim().to_owned(), dims: list(dims)?, results: list(results)? })
    }

    fn identity(rank: usize) -> Self {
        let dims: Vec<String> = (0..rank).map(|n| format!("d{n}")).collect();
        Self { symbols: String::new(), results: dims.clone(), dims }
    }
}

/// Today's texts of slices `[ (1, 4, 1), (?, ?, ?) ]`.
fn slices(old: &str) -> Option<Vec<String>> {
    let list = old.strip_prefix('[')?.strip_suffix(']')?;
    let tuples =
        list.split(')').map(|tuple| tuple.trim_start_matches(|c: char| c == ',' || c.is_whitespace()));
    Some(
        tuples
            .filter(|tuple| !tuple.is_empty())
            .map(|tuple| format!("#sparse_tensor<slice{tuple})>"))
            .collect(),
    )
}

/// `#sparse_tensor.encoding<{ dimLevelType = ["dense", "compressed"], dimOrdering = affine_map<(i, j) -> (j, i)> }>`
pub fn encoding(rw: &mut Rewriter<'_>, i: usize) -> usize {
    let i = if rw.str(i) == ENCODING { i } else { i + 2 };
    if rw.is(i + 1, b'<')
        && rw.is(i + 2, b'{')
        && let Some(text) = today(rw, i + 2)
    {
        let start = rw.start(i + 2);
        rw.replace(start, rw.end(rw.closing(i + 2) - 1), text);
        rw.note(start, &forms::DIM_LEVEL_TYPE);
    } else if rw.is(i + 1, b'<') {
        for at in i + 2..rw.closing(i + 1) {
            if rw.str(at) == "block2_4" {
                rw.replace(rw.start(at), rw.end(at), "structured[2, 4]");
                rw.note(rw.start(at), &forms::BLOCK_LEVEL);
            }
        }
    }
    // The map of today's text has no keyword.
    if rw.is(i + 1, b'<') { rw.closing(i + 1) } else { i + 1 }
}

/// Today's text of the dictionary that opens at a token, if it is one of an earlier year.
fn today(rw: &mut Rewriter<'_>, open: usize) -> Option<String> {
    let mut levels = None;
    let mut ordering = None;
    let mut dim_slices = Vec::new();
    let mut rest = Vec::new();
    for entry in split(rw, open + 1, rw.closing(open).checked_sub(1)?)? {
        let (name, value) = entry.split_once('=')?;
        let (name, value) = (name.trim(), rw.resolve(value.trim()));
        match name {
            "dimLevelType" | "lvlTypes" => {
                let list = value.strip_prefix('[')?.strip_suffix(']')?;
                levels = Some(list.split("\",").map(|word| level(word.trim())).collect::<Option<Vec<_>>>()?);
            }
            "dimOrdering" | "dimToLvl" | "higherOrdering" => ordering = Some(Map::of(value)?),
            "dimSlices" => dim_slices = slices(value)?,
            "pointerBitWidth" | "posWidth" => rest.push(format!("posWidth = {value}")),
            "indexBitWidth" | "crdWidth" => rest.push(format!("crdWidth = {value}")),
            _ => return None,
        }
    }
    let levels = levels?;
    let Map { symbols, mut dims, results } = ordering.unwrap_or_else(|| Map::identity(levels.len()));
    if results.len() != levels.len() || !dim_slices.is_empty() && dim_slices.len() != dims.len() {
        return None;
    }
    for (dim, slice) in dims.iter_mut().zip(dim_slices) {
        *dim = format!("{dim} : {slice}");
    }
    let pairs: Vec<String> =
        results.iter().zip(&levels).map(|(result, level)| format!("{result} : {level}")).collect();
    rest.insert(0, format!("map = {symbols}({}) -> ({})", dims.join(", "), pairs.join(", ")));
    Some(format!("{{ {} }}", rest.join(", ")))
}
