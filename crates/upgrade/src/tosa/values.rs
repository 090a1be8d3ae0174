//! Numbers and types in the attributes of tosa.

use crate::tensor::shape;
use crate::types::Ty;

/// Constants of more elements are not noted.
const MOST_ELEMENTS: usize = 64;

/// The number without its type: `0 : i64`.
pub fn number(text: &str) -> &str {
    text.split(':').next().unwrap_or("").trim()
}

/// The numbers of `[1, 2]`, `array<i64: 1, 2>` or `dense<[1, 2]> : tensor<2xi64>`.
pub fn list(text: &str) -> Option<Vec<String>> {
    let text = text.trim();
    if text.starts_with("dense") {
        return elements(text);
    }
    let inner = match text.strip_prefix("array<") {
        Some(rest) => rest.strip_suffix('>')?.split_once(':').map_or("", |(_, list)| list),
        None => text.strip_prefix('[')?.strip_suffix(']')?,
    };
    Some(inner.split(',').map(|part| number(part).to_owned()).filter(|part| !part.is_empty()).collect())
}

/// The elements of a small constant `dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>`, row by row.
pub fn elements(text: &str) -> Option<Vec<String>> {
    let (list, ty) = text.strip_prefix("dense<")?.rsplit_once('>').and_then(|(rest, _)| {
        // The last `>` ends the type.
        let at = rest.rfind("> :")?;
        Some((&rest[..at], rest[at + 3..].trim()))
    })?;
    let (_, dims) = ty.split_once('<')?;
    let mut n = 1usize;
    for dim in dims.split('x').take_while(|dim| dim.bytes().all(|b| b.is_ascii_digit()) && !dim.is_empty()) {
        n = n.checked_mul(dim.parse().ok()?)?;
    }
    if n > MOST_ELEMENTS || list.len() > 64 * MOST_ELEMENTS || list.contains('"') {
        return None;
    }
    let numbers: Vec<String> = list
        .split(['[', ']', ','])
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect();
    match numbers.as_slice() {
        [splat] if n != 1 => Some(vec![splat.clone(); n]),
        numbers if numbers.len() == n => Some(numbers.to_vec()),
        _ => None,
    }
}

/// The literal of a list of elements.
pub fn dense(list: &[String]) -> String {
    match list {
        [] => "dense<>".to_owned(),
        [one] => format!("dense<{one}>"),
        list => format!("dense<[{}]>", list.join(", ")),
    }
}

/// Whether a type is an integer type.
pub fn is_integer(elem: &str) -> bool {
    elem.trim_start_matches(['s', 'u']).strip_prefix('i').is_some_and(|n| n.parse::<u32>().is_ok())
}

/// The type in which a convolution adds products of a type.
pub fn accumulator(elem: &str) -> &'static str {
    match elem {
        "i16" => "i48",
        _ if is_integer(elem) => "i32",
        _ if elem.starts_with("f8") => "f16",
        _ => "f32",
    }
}

/// The literal zero of a type.
pub fn zero(elem: &str) -> &'static str {
    if is_integer(elem) { "0" } else { "0.0" }
}

/// The type of the numbers that a tensor stores: `i8` of `tensor<4x!quant.uniform<i8:f32, 0.5>>`.
pub fn storage(ty: &Ty) -> Option<String> {
    let elem = shape(ty)?.1.text.as_str();
    let Some(rest) = elem.strip_prefix("!quant.") else { return Some(elem.to_owned()) };
    let (_, storage) = rest.split_once('<')?;
    let storage = storage.split([':', '<', '>']).next()?.trim();
    Some(match storage.strip_prefix('u') {
        Some(width) => format!("i{width}"),
        None => storage.to_owned(),
    })
}

/// The bounds of an integer type of at most 64 bits.
fn bounds(elem: &str) -> Option<(i128, i128)> {
    let width: u32 = elem.trim_start_matches(['s', 'u']).strip_prefix('i')?.parse().ok()?;
    let half = 1i128 << width.checked_sub(1).filter(|&bits| bits < 64)?;
    Some(if elem.starts_with('u') { (0, 2 * half - 1) } else { (-half, half - 1) })
}

/// A number, or the nearest that an integer type has.
pub fn saturate(number: &str, elem: &str) -> String {
    match (number.parse::<i128>(), bounds(elem)) {
        (Ok(n), Some((min, max))) => n.clamp(min, max).to_string(),
        _ => number.to_owned(),
    }
}

/// A number whose bits an integer type has: 200 is -56 of 8 bits.
pub fn wrap(number: &str, elem: &str) -> String {
    match (number.parse::<i128>(), bounds(elem)) {
        (Ok(n), Some((min, max))) if n > max => (n - (max - min + 1)).to_string(),
        _ => number.to_owned(),
    }
}
