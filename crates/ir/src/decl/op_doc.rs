//! The part of an operation's page that follows from its declaration: operands, results, attributes and traits.

/// Text of the documentation of an operation, from the tokens of its declaration.
#[doc(hidden)]
#[macro_export]
macro_rules! op_doc {
    (operands { () $($rest:tt)* }) => { "" };
    (operands { ($($values:tt)*) $($rest:tt)* }) => {
        concat!("\n# Operands\n\n", $crate::op_doc!(@values $($values)*))
    };
    (results { ($($operands:tt)*) -> () $($rest:tt)* }) => { "" };
    (results { ($($operands:tt)*) -> ($($values:tt)*) $($rest:tt)* }) => {
        concat!("\n# Results\n\n", $crate::op_doc!(@values $($values)*))
    };
    (results $tokens:tt) => { "" };
    (attribute $name:ident [] $ty:ty $(, $default:expr)?) => {
        concat!("- `", stringify!($name), ": ", stringify!($ty), $(" = ", stringify!($default),)? "`")
    };
    (attribute $name:ident [$upstream:literal] $ty:ty $(, $default:expr)?) => {
        concat!("- `", stringify!($name), ": ", stringify!($ty), $(" = ", stringify!($default),)? "`, in MLIR `", $upstream, "`")
    };
    (traits [] []) => { "" };
    (traits [$($head:ident)*] [$($t:ident)*]) => {
        concat!("\n# Traits\n\n", $("`", stringify!($head), "` ",)* $("`", stringify!($t), "` ",)* "\n")
    };
    (@values) => { "" };
    (@values $(#[$meta:meta])* $name:ident : [$ty:ty] $(= $same:ident)? $(, $($rest:tt)*)?) => {
        concat!("- `", stringify!($name), ": [Value]`, each `", stringify!($ty), "`", $crate::op_doc!(@source $($same)?), "\n",
            $crate::op_doc!(@values $($($rest)*)?))
    };
    (@values $(#[$meta:meta])* $name:ident : Option<$ty:ty> $(= $same:ident)? $(, $($rest:tt)*)?) => {
        concat!("- `", stringify!($name), ": Option<Value>`, `", stringify!($ty), "`", $crate::op_doc!(@source $($same)?), "\n",
            $crate::op_doc!(@values $($($rest)*)?))
    };
    (@values $(#[$meta:meta])* $name:ident : $ty:ty $(= $same:ident)? $(, $($rest:tt)*)?) => {
        concat!("- `", stringify!($name), ": Value`, `", stringify!($ty), "`", $crate::op_doc!(@source $($same)?), "\n",
            $crate::op_doc!(@values $($($rest)*)?))
    };
    (@source) => { "" };
    (@source infer) => { ", inferred" };
    (@source $same:ident) => { concat!(", of the type of `", stringify!($same), "`") };
}
