include!("rust-interface.bindings.rs");

unsafe extern "C" {
    fn free(memory: *mut core::ffi::c_void);
}

#[unsafe(no_mangle)]
extern "C" fn _mlir_ciface_weigh(m: *mut Memref2dF32, row: i64, x: f32) -> f32 {
    let columns = unsafe { (*m).sizes[1] };
    x * (row + 1) as f32 + columns as f32 * 0.0
}

fn main() {
    unsafe {
        let mut data = [1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0];
        let start = data.as_mut_ptr();
        let mut m =
            Memref2dF32 { allocated: start, aligned: start, offset: 0, sizes: [2, 3], strides: [3, 1] };
        let mut transposed = Memref2dF32 { sizes: [3, 2], strides: [1, 3], ..m };
        println!("sum {} {}", sum(&mut m), sum(&mut transposed));

        let mut numbers = core::mem::zeroed();
        squares(&mut numbers, 5);
        for i in 0..numbers.sizes[0] {
            print!("{} ", *numbers.aligned.offset((numbers.offset + i * numbers.strides[0]) as isize));
        }
        println!("squares");
        free(numbers.allocated.cast());

        let mut r = core::mem::zeroed();
        divide(&mut r, 17, 5);
        println!("divide {} {} {}", r.result0, r.result1, r.result2 as i32);
        divide(&mut r, -20, 5);
        println!("divide {} {} {}", r.result0, r.result1, r.result2 as i32);

        let mut z = ComplexF64 { re: 3.0, im: 2.0 };
        let mut cell = Memref0dComplexF64 { allocated: &mut z, aligned: &mut z, offset: 0 };
        let mut result = z;
        square(&mut result, &mut cell);
        println!("square {} {}", result.re, result.im);

        let mut any = MemrefUnranked { rank: 2, descriptor: (&raw mut m).cast() };
        println!("rank {}", rank_of(&mut any));
        println!("mix {}", mix(-3, 500, 0.5, 10));
    }
}
