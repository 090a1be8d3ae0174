//! LLVM's intrinsics of all targets: names, types, attributes.
//!
//! `tables` has one text for each target and one for target-independent intrinsics; `cargo xtask intrinsics`
//! generates them. Each line is an intrinsic, and lines are sorted:
//!
//! ```text
//! x86.sse41.round.ss DM0 3i v4f32 > v4f32 v4f32 i32
//! ```
//!
//! The columns are: the name without `llvm.` and overload suffix; the attributes of the function, one letter each
//! (`D` for LLVM's default attributes, `M` with LLVM's encoding of the memory effects); the attributes of the result
//! (`0`) and of the parameters (from `1`); the signature (see `signature.rs`).

mod call;
mod comments;
mod name;
mod signature;

use crate::attrs::{Attr, AttrKind, AttrList, AttrSet};
use crate::context::Context;
use crate::types::Type;
use core::cmp::Ordering;
use terrace_support::small_vec::SmallVec;

pub(crate) use comments::{Comment, comments};
pub use name::intrinsic_name;
pub use signature::Overload;
pub(crate) use signature::{type_of_token, vector};

/// An intrinsic of LLVM with its types and attributes (LangRef, "Intrinsic Functions", and the targets' documents).
///
/// ```
/// use terrace_llir::{Intrinsic, Module, Type};
///
/// let mut m = Module::new("example");
/// let umin = Intrinsic::find(b"llvm.umin").unwrap();
/// m.get_or_insert_intrinsic(umin, &[Type::I32]).unwrap();
/// assert!(m.to_string().contains("declare i32 @llvm.umin.i32(i32, i32)"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Intrinsic {
    name: &'static str,
    function: &'static str,
    params: &'static str,
    /// Tokens of the results, `>`, and tokens of the parameters.
    signature: &'static str,
}

/// Whether calls of an intrinsic with this base name (`expect`, without `llvm.`) do nothing that a program could observe: the
/// result, if there is one, is the first argument.
pub fn needs_no_code(name: &str) -> bool {
    matches!(
        name,
        "assume"
            | "donothing"
            | "sideeffect"
            | "prefetch"
            | "lifetime.start"
            | "lifetime.end"
            | "invariant.end"
            | "experimental.noalias.scope.decl"
            | "dbg.declare"
            | "dbg.value"
            | "dbg.assign"
            | "dbg.label"
            | "pseudoprobe"
            | "fake.use"
            | "var.annotation"
            | "expect"
            | "expect.with.probability"
            | "annotation"
            | "ptr.annotation"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "ssa.copy"
            | "arithmetic.fence"
            | "threadlocal.address"
            | "va_end"
    )
}

impl Intrinsic {
    fn parse(line: &'static str) -> Option<Intrinsic> {
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next();
        Some(Intrinsic { name: word()?, function: word()?, params: word()?, signature: word()? })
    }

    /// The intrinsic with this name, which starts with `llvm.`; otherwise the overloaded intrinsic whose name is the
    /// longest prefix that ends at a dot. The overloaded types in the name are not checked.
    pub fn find(name: &[u8]) -> Option<Intrinsic> {
        let name = name.strip_prefix(b"llvm.")?;
        let first = name.split(|&byte| byte == b'.').next().unwrap_or(name);
        let target = TARGETS.iter().find(|(target, _)| target.as_bytes() == first);
        let table = target.map_or(GENERIC, |&(_, table)| table);
        let mut base = name;
        loop {
            if let Some(found) = line(table, base).and_then(Intrinsic::parse) {
                return (base.len() == name.len() || found.is_overloaded()).then_some(found);
            }
            base = &base[..base.iter().rposition(|&byte| byte == b'.')?];
        }
    }

    /// All intrinsics: target-independent ones, then those of each target.
    pub fn all() -> impl Iterator<Item = Intrinsic> {
        let tables = [GENERIC].into_iter().chain(TARGETS.iter().map(|&(_, table)| table));
        tables.flat_map(str::lines).filter_map(Intrinsic::parse)
    }

    /// The name without `llvm.` and without overload suffix.
    pub fn base_name(self) -> &'static str {
        self.name
    }

    /// The attributes that LLVM adds to a declaration of this type.
    pub(crate) fn attributes(self, cx: &Context, ty: Type) -> Option<AttrList> {
        let (ret, params, _) = cx.signature(ty)?;
        let mut ret_set = AttrSet::EMPTY;
        let mut param_sets = Vec::new();
        for mut item in self.params.split(',').filter(|item| *item != "-") {
            let at: usize = number(&mut item)?;
            let ty = at.checked_sub(1).map_or(Some(ret), |at| params.get(at));
            let width = ty.and_then(|ty| cx.scalar_type(ty).int_width()).unwrap_or(32);
            let set = cx.attr_set(&param_attrs(item, width)?);
            match at.checked_sub(1) {
                None => ret_set = set,
                Some(at) => {
                    param_sets.resize(param_sets.len().max(at + 1), AttrSet::EMPTY);
                    param_sets[at] = set;
                }
            }
        }
        Some(cx.attr_list(cx.attr_set(&function_attrs(self.function)?), ret_set, &param_sets))
    }
}

macro_rules! tables {
    ($($target:literal)*) => { [$(($target, include_str!(concat!("tables/", $target, ".txt")))),*] };
}

static GENERIC: &str = include_str!("tables/generic.txt");
/// Tables by the first component of their intrinsics' names.
static TARGETS: &[(&str, &str)] = &tables![
    "aarch64" "amdgcn" "arm" "bpf" "dx" "hexagon" "loongarch" "mips" "nvvm" "ppc" "r600" "riscv" "s390" "spv" "ve"
    "wasm" "x86" "xcore"
];

/// The line of a table whose first word is `word`.
pub(crate) fn line(table: &'static str, word: &[u8]) -> Option<&'static str> {
    let line_end = |at: usize| table[at..].find('\n').map_or(table.len(), |len| at + len);
    // A blank sorts before all characters of names, so lines are sorted by their names.
    let (mut start, mut end) = (0, table.len());
    while start < end {
        let middle = (start + end) / 2;
        let from = table[start..middle].rfind('\n').map_or(start, |at| start + at + 1);
        let own = &table.as_bytes()[from..];
        let (own, rest) = own.split_at(own.len().min(word.len()));
        match own.cmp(word) {
            Ordering::Less => start = line_end(middle) + 1,
            Ordering::Equal if matches!(rest, [] | [b' ' | b'\n', ..]) => {
                // A word with a blank could be the beginning of a line, but is no name.
                return own.iter().all(|&byte| byte > b' ').then(|| &table[from..line_end(from)]);
            }
            Ordering::Equal | Ordering::Greater => end = from,
        }
    }
    None
}

/// Parses a number at the start of a text.
fn number<T: core::str::FromStr>(text: &mut &str) -> Option<T> {
    let sign = text.starts_with('-') as usize;
    let end = text[sign..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |at| at + sign);
    let (digits, rest) = text.split_at(end);
    *text = rest;
    digits.parse().ok()
}

/// Removes the first character of a text.
fn letter(text: &mut &str) -> Option<char> {
    let mut chars = text.chars();
    let letter = chars.next();
    *text = chars.as_str();
    letter
}

/// Decodes the attributes of a function.
fn function_attrs(mut letters: &str) -> Option<Vec<Attr>> {
    use AttrKind::*;
    let mut attrs = Vec::new();
    while let Some(letter) = letter(&mut letters) {
        let kind = match letter {
            '-' => continue,
            'D' => {
                attrs.extend([NoUnwind, NoCallback, NoSync, NoFree, WillReturn].map(Attr::Enum));
                continue;
            }
            'M' => {
                attrs.push(Attr::Int(Memory, number(&mut letters)?));
                continue;
            }
            'n' => NoUnwind,
            'b' => NoCallback,
            's' => NoSync,
            'f' => NoFree,
            'w' => WillReturn,
            'S' => Speculatable,
            'P' => NoCreateUndefOrPoison,
            'C' => Convergent,
            'r' => NoReturn,
            'd' => NoDuplicate,
            'm' => NoMerge,
            'X' => StrictFP,
            'k' => Cold,
            _ => return None,
        };
        attrs.push(Attr::Enum(kind));
    }
    Some(attrs)
}

/// Decodes the attributes of a result or parameter. `width` is that of its type, for `range`.
fn param_attrs(mut letters: &str, width: u32) -> Option<Vec<Attr>> {
    use AttrKind::*;
    let mut attrs = Vec::new();
    while let Some(letter) = letter(&mut letters) {
        attrs.push(match letter {
            'i' => Attr::Enum(ImmArg),
            'c' => Attr::Int(Captures, 0),
            'r' => Attr::Enum(ReadOnly),
            'w' => Attr::Enum(WriteOnly),
            'n' => Attr::Enum(ReadNone),
            'u' => Attr::Enum(NoUndef),
            'a' => Attr::Enum(NoAlias),
            'l' => Attr::Enum(NonNull),
            't' => Attr::Enum(Returned),
            'A' => Attr::align(number(&mut letters)?),
            'R' => {
                let mut bound = || -> Option<SmallVec<[u64; 2]>> {
                    let bound: i64 = number(&mut letters)?;
                    letters = letters.strip_prefix(':').unwrap_or(letters);
                    let mut limbs =
                        SmallVec::from_elem((bound >> 63) as u64, width.div_ceil(64).max(1) as usize);
                    limbs[0] = bound as u64;
                    Some(limbs)
                };
                Attr::Range(width, bound()?, bound()?)
            }
            _ => return None,
        });
    }
    Some(attrs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted_and_make_sense() {
        let cx = Context::new();
        let none = cx.function_type(Type::VOID, &[], false);
        for (target, table) in TARGETS.iter().copied().chain([("", GENERIC)]) {
            assert!(table.lines().is_sorted(), "{target}");
            for line in table.lines() {
                let intrinsic = Intrinsic::parse(line).unwrap();
                assert!(target.is_empty() || intrinsic.name.split('.').next() == Some(target), "{line}");
                assert_eq!(Intrinsic::find(format!("llvm.{}", intrinsic.name).as_bytes()), Some(intrinsic));
                assert!(intrinsic.attributes(&cx, none).is_some(), "{line}");
            }
        }
        assert_eq!(Intrinsic::all().count(), 16_123);
    }

    #[test]
    fn overloads_belong_to_their_base() {
        let is_intrinsic = |name: &str| Intrinsic::find(name.as_bytes()).is_some();
        assert!(is_intrinsic("llvm.abs.i32"));
        assert!(is_intrinsic("llvm.memcpy.p0.p0.i64"));
        assert!(is_intrinsic("llvm.x86.sse2.pause"));
        assert!(!is_intrinsic("llvm.x86.sse2.pause.i32"));
        assert!(!is_intrinsic("llvm.x86.abs.i32"));
        assert!(!is_intrinsic("llvm.donothing.i32"));
        assert!(!is_intrinsic("llvm.nothing.of.the.kind"));
        assert!(!is_intrinsic("printf"));
    }
}
