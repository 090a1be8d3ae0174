// What Rust and MLIR make of narrow integers: each line says how many of the values went wrong.
#![allow(dead_code)]

include!("narrow-rust.bindings.rs");

macro_rules! types {
    ($mac:ident) => {
        $mac! {
            i1 bool wide_i1 cut_i1 call_given_i1 call_wrapped_i1 apply_i1 through_i1;
            i8 i8 wide_i8 cut_i8 call_given_i8 call_wrapped_i8 apply_i8 through_i8;
            si8 i8 wide_si8 cut_si8 call_given_si8 call_wrapped_si8 apply_si8 through_si8;
            ui8 u8 wide_ui8 cut_ui8 call_given_ui8 call_wrapped_ui8 apply_ui8 through_ui8;
            i16 i16 wide_i16 cut_i16 call_given_i16 call_wrapped_i16 apply_i16 through_i16;
            si16 i16 wide_si16 cut_si16 call_given_si16 call_wrapped_si16 apply_si16 through_si16;
            ui16 u16 wide_ui16 cut_ui16 call_given_ui16 call_wrapped_ui16 apply_ui16 through_ui16;
            i32 i32 wide_i32 cut_i32 call_given_i32 call_wrapped_i32 apply_i32 through_i32;
            ui32 u32 wide_ui32 cut_ui32 call_given_ui32 call_wrapped_ui32 apply_ui32 through_ui32;
        }
    };
}

trait Narrow {
    fn of(x: i64) -> Self;
    fn wide(self) -> i64;
}

macro_rules! narrow {
    ($($ty:ident)*) => {$(
        impl Narrow for $ty {
            fn of(x: i64) -> Self {
                x as Self
            }
            fn wide(self) -> i64 {
                self as i64
            }
        }
    )*};
}

narrow! { i8 u8 i16 u16 i32 u32 }

impl Narrow for bool {
    fn of(x: i64) -> Self {
        x & 1 == 1
    }
    fn wide(self) -> i64 {
        self as i64
    }
}

const VALUES: [i64; 23] = [
    0, 1, -1, 2, 69, 0x12345, 0x1ff, 0x80, 0x7f, 0x8000, 0x7fff, 0xffff, 0x18000, 0x1234567f, 0x80000000, 0x7fffffff,
    0x123456789abcdef0, -128, -129, -32768, -32769, 0x5555555555555555, -0x5555555555555556,
];

macro_rules! define {
    ($($name:ident $ty:ident $wide:ident $cut:ident $given:ident $wrapped:ident $apply:ident $through:ident;)*) => {$(
        mod $name {
            use super::*;
            static mut SEEN: i64 = 0;

            #[unsafe(export_name = concat!("given_", stringify!($name)))]
            extern "C" fn given(x: $ty) -> $ty {
                unsafe { SEEN = x.wide() };
                <$ty>::of(x.wide().wrapping_mul(3) + 1)
            }

            #[unsafe(export_name = concat!("_mlir_ciface_wrapped_", stringify!($name)))]
            extern "C" fn wrapped(x: $ty) -> $ty {
                unsafe { SEEN = x.wide() };
                <$ty>::of(x.wide().wrapping_mul(5) + 2)
            }

            extern "C" fn cut_wide(x: $ty) -> $ty {
                unsafe { $cut($wide(x)) }
            }

            pub fn check(x: i64) -> u32 {
                let narrow = <$ty>::of(std::hint::black_box(x));
                let (w, mut seen) = (narrow.wide(), 0i64);
                let cell = &raw mut seen;
                let mut m =
                    Memref1dI64 { allocated: cell, aligned: cell, offset: 0, sizes: [1], strides: [1] };
                let again = |x: i64| <$ty>::of(x).wide();
                let mut wrong = 0;
                unsafe {
                    wrong += ($wide(narrow) != w) as u32;
                    wrong += ($cut(x).wide() != w) as u32;
                    wrong += ($given(x) != again(w.wrapping_mul(3) + 1) || SEEN != w) as u32;
                    wrong += ($wrapped(x) != again(w.wrapping_mul(5) + 2) || SEEN != w) as u32;
                    wrong += ($apply(given as *mut core::ffi::c_void, x) != again(w.wrapping_mul(3) + 1)) as u32;
                    wrong += ($apply(cut_wide as *mut core::ffi::c_void, x) != w) as u32;
                    wrong += ($through(&raw mut m, narrow).wide() != w || *cell != w) as u32;
                }
                wrong
            }
        }
    )*};
}

types!(define);

fn expected(x: &[i64]) -> i64 {
    let all = [
        i64::from(x[0] as i8), i64::from(x[1] as u8), i64::from(x[2] as i16), i64::from(x[3] as u16), x[4] & 1,
        i64::from(x[5] as i8), i64::from(x[6] as u8), i64::from(x[7] as i16), i64::from(x[8] as u16), x[9] & 1,
        i64::from(x[10] as i32),
    ];
    all.into_iter().fold(0, |sum: i64, x| sum.wrapping_mul(31).wrapping_add(x))
}

fn main() {
    macro_rules! run {
        ($($name:ident $ty:ident $($f:ident)*;)*) => {$(
            let wrong: u32 = VALUES.into_iter().map($name::check).sum();
            println!("{}: {wrong} wrong", stringify!($name));
        )*};
    }
    types!(run);
    let wrong = VALUES
        .windows(11)
        .filter(|x| {
            let result = unsafe {
                many(
                    x[0] as i8, x[1] as u8, x[2] as i16, x[3] as u16, x[4] & 1 == 1, x[5] as i8, x[6] as u8,
                    x[7] as i16, x[8] as u16, x[9] & 1 == 1, x[10] as i32,
                )
            };
            result != expected(x)
        })
        .count();
    println!("many: {wrong} wrong");
    unsafe {
        println!("{} {} {} {} {} {}", class(-1), match_(2), fn_(3), odd_name(4), odd_name_(5), __(6));
    }
}
