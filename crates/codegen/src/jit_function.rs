//! Compiled functions as Rust calls them.
//!
//! The type of a function says which registers it takes and returns, and whether calling it is unsafe. `Jit::function`
//! compares it with the registers of the compiled function; the traits are sealed, since the safety of calls depends on that.
#![allow(unsafe_code)]

use crate::jit::Code;
use crate::shape::Scalar;
use std::sync::Arc;

mod sealed {
    use crate::shape::Scalar;

    pub trait Type {
        const SCALAR: Scalar;
    }

    pub trait Result {
        const SCALAR: Option<Scalar>;
    }

    pub trait Function: Copy {
        fn signature() -> (Vec<Scalar>, Vec<Scalar>);
    }
}

/// A type that compiled functions take in a register: a [`NativeNumber`] or a pointer. Sealed.
pub trait NativeType: sealed::Type {}

/// An integer of 8 to 64 bits, `f32`, `f64`, or a `bool` for `i1`. Sealed.
pub trait NativeNumber: NativeType {}

/// A type that compiled functions return: a [`NativeType`], or `()` for nothing. Sealed.
pub trait NativeResult: sealed::Result {}

/// The type of a compiled function of up to sixteen parameters: `extern "C" fn(i64, f32) -> f64` of [`NativeNumber`]s, or
/// `unsafe extern "C" fn(*mut f32, i64)` of [`NativeType`]s. Sealed.
pub trait NativeFunction: sealed::Function {}

macro_rules! native_types {
    ([$($generic:ident)?] $ty:ty => $scalar:expr) => {
        impl$(<$generic>)? sealed::Type for $ty {
            const SCALAR: Scalar = $scalar;
        }
        impl$(<$generic>)? NativeType for $ty {}
        impl$(<$generic>)? sealed::Result for $ty {
            const SCALAR: Option<Scalar> = Some($scalar);
        }
        impl$(<$generic>)? NativeResult for $ty {}
    };
    ($($ty:ty => $scalar:expr;)*) => { $(
        native_types!([] $ty => $scalar);
        impl NativeNumber for $ty {}
    )* };
}

native_types! {
    bool => Scalar::Int(1);
    i8 => Scalar::Int(8);
    u8 => Scalar::Int(8);
    i16 => Scalar::Int(16);
    u16 => Scalar::Int(16);
    i32 => Scalar::Int(32);
    u32 => Scalar::Int(32);
    i64 => Scalar::Int(64);
    u64 => Scalar::Int(64);
    f32 => Scalar::Float;
    f64 => Scalar::Double;
}
native_types!([T] *const T => Scalar::Ptr);
native_types!([T] *mut T => Scalar::Ptr);

impl sealed::Result for () {
    const SCALAR: Option<Scalar> = None;
}
impl NativeResult for () {}

/// A function of a [`Jit`](crate::Jit), which owns the code together with it: the code stays until both are dropped.
///
/// Its method `call` takes the arguments of `F`. It is safe for `extern "C" fn`, which take numbers only, and unsafe for
/// `unsafe extern "C" fn`: pointers must point to what the function accesses. [`MemRef`](crate::MemRef) makes pointers of
/// slices.
///
/// ```
/// use terrace_codegen::{Jit, JitOptions};
///
/// let text = b"define i64 @twice(i64 %x) {\n  %y = add i64 %x, %x\n  ret i64 %y\n}\n";
/// let module = terrace_llir::parse("twice.ll", text).unwrap();
/// // SAFETY: the function only computes.
/// let jit = unsafe { Jit::new(&module, &JitOptions::default()) }?;
/// let twice = jit.function::<extern "C" fn(i64) -> i64>("twice")?;
/// drop(jit);
/// assert_eq!(twice.call(21), 42);
/// # Ok::<(), terrace_codegen::Error>(())
/// ```
///
/// Neither the code nor pointers get away from it without `unsafe`:
///
/// ```compile_fail
/// # fn f(jit: &terrace_codegen::Jit) -> Result<extern "C" fn(i64) -> i64, terrace_codegen::Error> {
/// jit.function::<extern "C" fn(i64) -> i64>("twice")
/// # }
/// ```
///
/// ```compile_fail
/// # fn f(jit: &terrace_codegen::Jit) -> Result<(), terrace_codegen::Error> {
/// jit.function::<extern "C" fn(*mut i64)>("store")?;
/// # Ok(())
/// # }
/// ```
pub struct JitFunction<F> {
    function: F,
    code: Arc<Code>,
}

impl<F: NativeFunction> JitFunction<F> {
    /// # Safety
    /// A function with the parameters and results of `F` must be at `address` as long as `code` is there.
    pub(crate) unsafe fn new(address: *const u8, code: Arc<Code>) -> Self {
        // SAFETY: `F` is sealed: it is a pointer to a function, which the caller says is there.
        Self { function: unsafe { core::mem::transmute_copy::<*const u8, F>(&address) }, code }
    }

    /// The pointer itself, for code that keeps it in tables or passes it to C.
    ///
    /// # Safety
    /// It must not be called after the last owner of the code is dropped.
    pub unsafe fn as_raw(&self) -> F {
        self.function
    }
}

impl<F: NativeFunction> Clone for JitFunction<F> {
    fn clone(&self) -> Self {
        Self { function: self.function, code: self.code.clone() }
    }
}

impl<F> core::fmt::Debug for JitFunction<F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "JitFunction<{}>", core::any::type_name::<F>())
    }
}

macro_rules! native_functions {
    ($([$($param:ident $value:ident)*])*) => { $(
        native_functions!([$($param $value)*] NativeNumber, extern "C" fn($($param),*) -> R);
        native_functions!([$($param $value)*] NativeType, unsafe extern "C" fn($($param),*) -> R);

        impl<$($param: NativeNumber,)* R: NativeResult> JitFunction<extern "C" fn($($param),*) -> R> {
            /// Calls the function.
            pub fn call(&self, $($value: $param),*) -> R {
                (self.function)($($value),*)
            }
        }

        impl<$($param: NativeType,)* R: NativeResult> JitFunction<unsafe extern "C" fn($($param),*) -> R> {
            /// Calls the function.
            ///
            /// # Safety
            /// Pointers must point to what the function accesses.
            pub unsafe fn call(&self, $($value: $param),*) -> R {
                // SAFETY: as the caller promises.
                unsafe { (self.function)($($value),*) }
            }
        }
    )* };
    ([$($param:ident $value:ident)*] $class:ident, $ty:ty) => {
        impl<$($param: $class,)* R: NativeResult> sealed::Function for $ty {
            fn signature() -> (Vec<Scalar>, Vec<Scalar>) {
                (vec![$(<$param as sealed::Type>::SCALAR),*], <R as sealed::Result>::SCALAR.into_iter().collect())
            }
        }
        impl<$($param: $class,)* R: NativeResult> NativeFunction for $ty {}
    };
}

native_functions! {
    []
    [A a]
    [A a B b]
    [A a B b C c]
    [A a B b C c D d]
    [A a B b C c D d E e]
    [A a B b C c D d E e F f]
    [A a B b C c D d E e F f G g]
    [A a B b C c D d E e F f G g H h]
    [A a B b C c D d E e F f G g H h I i]
    [A a B b C c D d E e F f G g H h I i J j]
    [A a B b C c D d E e F f G g H h I i J j K k]
    [A a B b C c D d E e F f G g H h I i J j K k L l]
    [A a B b C c D d E e F f G g H h I i J j K k L l M m]
    [A a B b C c D d E e F f G g H h I i J j K k L l M m N n]
    [A a B b C c D d E e F f G g H h I i J j K k L l M m N n O o]
    [A a B b C c D d E e F f G g H h I i J j K k L l M m N n O o P p]
}
