//! The comments that LLVM prints before immediate arguments of some NVVM intrinsics.

/// A comment on an argument: its index, its name, and the names of its values.
pub(crate) type Comment = (usize, &'static str, &'static [&'static str]);

/// The comments on the arguments of an intrinsic.
#[inline]
pub(crate) fn comments(name: &[u8]) -> &'static [Comment] {
    match name.strip_prefix(b"llvm.nvvm.") {
        Some(name) => comments_of(name),
        None => &[],
    }
}

fn comments_of(name: &[u8]) -> &'static [Comment] {
    let row = COMMENTS.iter().find(|row| {
        let rest = name.strip_prefix(row.0.as_bytes());
        // A suffix for the overloaded types may follow.
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(b".p"))
    });
    row.map_or(&[], |row| row.1)
}

/// Comments by the intrinsic's name without `llvm.nvvm.`.
static COMMENTS: &[(&str, &[Comment])] = &[
    (
        "tcgen05.mma.tensor",
        &[
            (5, "kind", &["f16", "tf32", "f8f6f4", "i8"]),
            (6, "cta_group", &[]),
            (7, "collector", &["discard", "lastuse", "fill", "use"]),
        ],
    ),
    (
        "tensormap.replace.elemtype",
        &[(
            1,
            "elemtype",
            &[
                "u8",
                "u16",
                "u32",
                "s32",
                "u64",
                "s64",
                "f16",
                "f32",
                "f32.ftz",
                "f64",
                "bf16",
                "tf32",
                "tf32.ftz",
                "b4x16",
                "b4x16_p64",
                "b6x16_p32",
            ],
        )],
    ),
    ("tensormap.replace.fill.mode", &[(1, "fill_mode", &["Zero fill", "OOB-NaN fill"])]),
    (
        "tensormap.replace.interleave.layout",
        &[(1, "interleave_layout", &["No interleave", "16B interleave", "32B interleave"])],
    ),
    (
        "tensormap.replace.swizzle.atomicity",
        &[(1, "swizzle_atomicity", &["16B", "32B", "32B + 8B flip", "64B"])],
    ),
    (
        "tensormap.replace.swizzle.mode",
        &[(
            1,
            "swizzle_mode",
            &["No swizzling", "32B swizzling", "64B swizzling", "128B swizzling", "96B swizzling"],
        )],
    ),
];
