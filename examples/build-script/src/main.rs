//! Calls a function in MLIR: `cargo run` prints `[12.0, 24.0, 36.0, 48.0]`.

#[allow(missing_docs)]
mod mlir {
    include!(concat!(env!("OUT_DIR"), "/axpy.rs"));
}

/// Adds `a * x` to `y`.
///
/// # Panics
/// If the slices differ in length.
fn axpy(a: f64, x: &mut [f64], y: &mut [f64]) {
    assert_eq!(x.len(), y.len());
    let memref = |slice: &mut [f64]| mlir::Memref1dF64 {
        allocated: slice.as_mut_ptr(),
        aligned: slice.as_mut_ptr(),
        offset: 0,
        sizes: [slice.len() as i64],
        strides: [1],
    };
    let (mut x, mut y) = (memref(x), memref(y));
    // SAFETY: both are valid for as many elements as the function accesses.
    unsafe { mlir::axpy(a, &mut x, &mut y) };
}

fn main() {
    let (mut x, mut y) = ([1.0, 2.0, 3.0, 4.0], [10.0, 20.0, 30.0, 40.0]);
    axpy(2.0, &mut x, &mut y);
    println!("{y:?}");
}

#[cfg(test)]
mod tests {
    #[test]
    fn functions_in_mlir_are_called() {
        let (mut x, mut y) = ([1.0, 2.0, 3.0], [0.5, 0.5, 0.5]);
        super::axpy(3.0, &mut x, &mut y);
        assert_eq!(y, [3.5, 6.5, 9.5]);
    }
}
