//! The products of matrices that a warp computes by `wmma` instructions.
//!
//! PTX ISA, "Warp-level matrix instructions: wmma", "Matrix Shape".

use super::enums::{MMAFrag, MMATypes};

/// The extents m, n and k of all products.
pub const EXTENTS: [[i64; 3]; 5] = [[16, 16, 16], [32, 8, 16], [8, 32, 16], [16, 16, 8], [8, 8, 4]];

/// Whether matrices of these elements are multiplied and added to some of the type `accumulator`.
pub fn has_product(extents: [i64; 3], element: MMATypes, accumulator: MMATypes) -> bool {
    use MMATypes::{F16, F32, F64, S8, S32, Tf32, U8};
    match extents {
        [8, 8, 4] => matches!((element, accumulator), (F64, F64)),
        [16, 16, 8] => matches!((element, accumulator), (Tf32, F32)),
        [16, 16, 16] | [32, 8, 16] | [8, 32, 16] => {
            matches!((element, accumulator), (F16, F16 | F32) | (S8 | U8, S32))
        }
        _ => false,
    }
}

/// Whether a product has a matrix of these elements in this place.
pub fn has_fragment(extents: [i64; 3], element: MMATypes, frag: MMAFrag) -> bool {
    use MMATypes::{F16, F32, F64, S8, S32, Tf32, U8};
    [F16, F32, F64, S8, S32, Tf32, U8].into_iter().any(|other| match frag {
        MMAFrag::C => has_product(extents, other, element),
        MMAFrag::A | MMAFrag::B => has_product(extents, element, other),
    })
}
