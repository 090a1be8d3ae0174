//! Checks of module flags.

use crate::context::Context;
use crate::metadata::{Md, MdView};

/// The flags of AArch64's pointer authentication: a module has numbers for both or none.
pub const PROTECTIONS: [&[u8]; 2] = [b"aarch64-elf-pauthabi-platform", b"aarch64-elf-pauthabi-version"];

/// LLVM's words for a module that has one of [`PROTECTIONS`].
pub const BOTH_PROTECTIONS: &str = "either both or no 'aarch64-elf-pauthabi-platform' and \
                                    'aarch64-elf-pauthabi-version' module flags must be present";

/// What LLVM says against a module flag; that keys are unique is not checked here.
///
/// `behavior` is LLVM's number of it, from 1 (`error`) to 8 (`min`).
pub fn module_flag_problem(cx: &Context, behavior: u32, key: &[u8], value: Md) -> Option<&'static str> {
    const ERROR: u32 = 1;
    const REQUIRE: u32 = 3;
    const APPEND: u32 = 5;
    const APPEND_UNIQUE: u32 = 6;
    const MAX: u32 = 7;
    const MIN: u32 = 8;
    // Readers of LLVM IR give these flags the behavior that they have had since LLVM 15.
    let protection = key == b"branch-target-enforcement" || key.starts_with(b"sign-return-address");
    let behavior = match (key, behavior) {
        (b"PIC Level", ERROR | MAX) => MIN,
        (b"PIE Level", ERROR) => MAX,
        (_, ERROR) if protection => MIN,
        (_, behavior) => behavior,
    };
    let number = match cx.md_view(value) {
        MdView::Value(value) if value.ty().is_int() && value.is_const() => Some(value),
        _ => None,
    };
    match behavior {
        REQUIRE => return Some("invalid value for 'require' module flag (expected metadata pair)"),
        APPEND | APPEND_UNIQUE if !matches!(cx.md_view(value), MdView::Node(_)) => {
            return Some("invalid value for 'append'-type module flag (expected a metadata node)");
        }
        MAX if number.is_none() => {
            return Some("invalid value for 'max' module flag (expected constant integer)");
        }
        MIN if number.and_then(|number| cx.as_i64(number)).is_none_or(|number| number < 0) => {
            return Some("invalid value for 'min' module flag (expected constant non-negative integer)");
        }
        _ => {}
    }
    match key {
        b"wchar_size" if number.is_none() => Some("wchar_size metadata requires constant integer argument"),
        b"Linker Options" => Some("'Linker Options' named metadata no longer supported"),
        b"SemanticInterposition" if number.is_none() => {
            Some("SemanticInterposition metadata requires constant integer argument")
        }
        _ => None,
    }
}
