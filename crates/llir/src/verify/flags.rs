//! Checks of module flags.

use crate::context::Context;
use crate::metadata::{Md, MdView};
use crate::module::Module;

/// A module flag.
#[derive(Clone, Copy)]
pub(crate) struct Flag<'a> {
    pub behavior: u32,
    pub key: &'a [u8],
    pub value: Md,
}

/// The well-formed flags of a module.
pub(crate) fn module_flags(m: &Module) -> impl Iterator<Item = Flag<'_>> {
    let all = m.named_metadata.iter().filter(|named| &named.name[..] == b"llvm.module.flags");
    all.flat_map(|named| &named.operands).filter_map(|&flag| {
        let MdView::Node(flag) = m.cx.md_view(flag) else { return None };
        let &[behavior, key, value] = &flag.iter().collect::<Vec<Md>>()[..] else { return None };
        let (MdView::Value(behavior), MdView::String(key)) = (m.cx.md_view(behavior), m.cx.md_view(key))
        else {
            return None;
        };
        let behavior = u32::try_from(m.cx.as_i64(behavior)?).ok()?;
        Some(Flag { behavior, key, value })
    })
}

/// LLVM's number of the behavior `require`.
const REQUIRE: u32 = 3;

/// The problem of the module's flags taken together, or with other parts of the module, in LLVM's words.
pub fn module_flags_problem(m: &Module) -> Option<&'static str> {
    let value_of =
        |key: &[u8]| module_flags(m).find(|f| f.behavior != REQUIRE && f.key == key).map(|f| f.value);
    // AArch64's pointer authentication flags: a module has numbers for both or neither.
    let is_number = |key| value_of(key).is_some_and(|value| matches!(m.cx.md_view(value), MdView::Value(_)));
    if is_number(b"aarch64-elf-pauthabi-platform") != is_number(b"aarch64-elf-pauthabi-version") {
        return Some(
            "either both or no 'aarch64-elf-pauthabi-platform' and \
             'aarch64-elf-pauthabi-version' module flags must be present",
        );
    }
    if value_of(b"Linker Options").is_some()
        && !m.named_metadata.iter().any(|named| &named.name[..] == b"llvm.linker.options")
    {
        return Some("'Linker Options' named metadata no longer supported");
    }
    module_flags(m).filter(|flag| flag.behavior == REQUIRE).find_map(|flag| {
        let MdView::Node(pair) = m.cx.md_view(flag.value) else { return None };
        let (Some(key), Some(value)) = (pair.iter().next(), pair.iter().nth(1)) else { return None };
        let MdView::String(key) = m.cx.md_view(key) else { return None };
        match value_of(key) {
            None => Some("invalid requirement on flag, flag is not present in module"),
            Some(present) if present != value => {
                Some("invalid requirement on flag, flag does not have the required value")
            }
            Some(_) => None,
        }
    })
}

/// The problem of a single module flag, in LLVM's words; uniqueness of keys is not checked.
///
/// `behavior` is LLVM's number, from 1 (`error`) to 8 (`min`).
pub fn module_flag_problem(cx: &Context, behavior: u32, key: &[u8], value: Md) -> Option<&'static str> {
    const ERROR: u32 = 1;
    const APPEND: u32 = 5;
    const APPEND_UNIQUE: u32 = 6;
    const MAX: u32 = 7;
    const MIN: u32 = 8;
    // LLVM's IR reader upgrades the behavior of these flags to that of LLVM 15.
    let protection = key == b"branch-target-enforcement" || key.starts_with(b"sign-return-address");
    let behavior = match (key, behavior) {
        (b"PIC Level", ERROR | MAX) => MIN,
        (b"PIE Level", ERROR) => MAX,
        (_, ERROR) if protection => MIN,
        (_, behavior) => behavior,
    };
    let number = match cx.md_view(value) {
        MdView::Value(value) if value.ty().is_int() && cx.is_number(value) => Some(value),
        _ => None,
    };
    match behavior {
        REQUIRE => {
            let MdView::Node(pair) = cx.md_view(value) else {
                return Some("invalid value for 'require' module flag (expected metadata pair)");
            };
            if pair.iter().count() != 2 {
                return Some("invalid value for 'require' module flag (expected metadata pair)");
            }
            if !pair.iter().next().is_some_and(|key| matches!(cx.md_view(key), MdView::String(_))) {
                return Some(
                    "invalid value for 'require' module flag (first value operand should be a string)",
                );
            }
        }
        APPEND | APPEND_UNIQUE if !matches!(cx.md_view(value), MdView::Node(_)) => {
            return Some("invalid value for 'append'-type module flag (expected a metadata node)");
        }
        MAX if number.is_none() => {
            return Some("invalid value for 'max' module flag (expected constant integer)");
        }
        MIN if number.is_none_or(|number| cx.is_negative(number)) => {
            return Some("invalid value for 'min' module flag (expected constant non-negative integer)");
        }
        _ => {}
    }
    match key {
        b"wchar_size" if number.is_none() => Some("wchar_size metadata requires constant integer argument"),
        b"SemanticInterposition" if number.is_none() => {
            Some("SemanticInterposition metadata requires constant integer argument")
        }
        _ => None,
    }
}
