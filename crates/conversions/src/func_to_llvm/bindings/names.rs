//! Names of functions in other languages.

use std::collections::{HashMap, HashSet};

/// Reserved names in a C or C++ header: keywords, and macros of every header.
pub(super) const C: &str = "\
    _Alignas _Alignof _Atomic _BitInt _Bool _Complex _Decimal128 _Decimal32 _Decimal64 _Float128 \
    _Float16 _Float32 _Float64 _Generic _Imaginary _Noreturn _Pragma _Static_assert _Thread_local \
    __alignof__ __asm __asm__ __attribute __attribute__ __bf16 __builtin_va_list __complex__ __const \
    __extension__ __float128 __imag__ __inline __inline__ __int128 __real__ __restrict __restrict__ \
    __signed__ __thread __typeof__ __volatile__ alignas alignof and and_eq asm auto bitand bitor bool \
    break case catch char char16_t char32_t char8_t class co_await co_return co_yield compl concept \
    const const_cast consteval constexpr constinit continue decltype default delete do double \
    dynamic_cast else enum explicit export extern false float for friend goto if inline int int16_t \
    int32_t int64_t int8_t intptr_t linux long mutable namespace new noexcept not not_eq nullptr \
    operator or or_eq private protected public register reinterpret_cast requires restrict return short \
    signed size_t sizeof static static_assert static_cast struct switch template this thread_local throw \
    true try typedef typeid typename typeof typeof_unqual uint16_t uint32_t uint64_t uint8_t uintptr_t \
    union unix unsigned using virtual void volatile wchar_t while xor xor_eq";

/// Reserved names in Rust.
pub(super) const RUST: &str = "\
    _ Self abstract as async await become box break const continue crate do dyn else enum extern false \
    final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self \
    static struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// Maps each name to a unique identifier that is neither reserved nor in `taken`. Names that satisfy this are
/// unchanged.
pub(super) fn unique<'n>(
    names: impl Iterator<Item = &'n str> + Clone,
    keywords: &str,
    taken: impl IntoIterator<Item = String>,
) -> HashMap<&'n str, String> {
    let keywords: HashSet<&str> = keywords.split_whitespace().collect();
    let mut taken: HashSet<String> = taken.into_iter().collect();
    let mut all = HashMap::new();
    for name in names.clone() {
        if identifier(name) == name && !keywords.contains(name) && taken.insert(name.to_owned()) {
            all.insert(name, name.to_owned());
        }
    }
    for name in names {
        if all.contains_key(name) {
            continue;
        }
        let mut text = identifier(name);
        while keywords.contains(text.as_str()) || !taken.insert(text.clone()) {
            text.push('_');
        }
        all.insert(name, text);
    }
    all
}

/// Replaces characters that are invalid in an identifier by underscores.
fn identifier(name: &str) -> String {
    let mut text: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    text
}
