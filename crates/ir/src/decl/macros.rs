//! The `ops!` macro: a `static` row, a typed handle, accessors and a builder for each operation.

/// Declares a dialect's operations: one item per shape, one head per operation.
///
/// ```text
/// ops! { "arith", OPS;
///     /// Integer addition.
///     AddI = "addi" [Commutative] (fold: fold::addi),
///     /// Integer multiplication.
///     MulI = "muli" [Commutative] {
///         (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
///             -> (result: SignlessIntegerOrIndexLike = lhs)
///         opts   { overflow_flags("overflowFlags"): IntegerOverflowFlags = IntegerOverflowFlags::NONE }
///         traits [Pure, SameOperandsAndResultType, Elementwise]
///         format "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
///     }
/// }
/// ```
///
/// Sections, in this order, all but the operands optional:
/// `(operands) -> (results) succs {..} regions {..} attrs {..} opts {..} traits [..] relations {..}
/// parents [..] terminator ".." format ".." custom {"Name": (parse, print)} types { complete_fn } hooks {..}`.
/// - The verifier checks `relations`: `same_type(lhs, rhs, sum)` (upstream's `AllTypesMatch`),
///   `types_match("summary", memref => value, element_type)` with an `fn(&Context, Type) -> Option<Type>` (upstream's
///   `TypesMatchWith`), or `"summary": holds` with a function of the operation. Types that the format does not write, and
///   types of results declared `= infer`, follow from the first two.
/// - `types` is a function for types that neither the format writes nor a relation gives
///   ([`OpDef::complete_type`](crate::OpDef)).
/// - Arity: `T` one, `[T]` variadic, `Option<T>` optional.
/// - A result `= operand` has that operand's type, `= infer` the type that the `infer` hook or a relation gives; when every
///   result has one, the builder takes no result type.
/// - `attrs` are required and become builder parameters; `opts` are optional or defaulted (`= value`), with
///   accessors and setters. `name("upstreamName")` gives upstream's name where it is not the Rust one.
/// - `succs { a, [rest] }` and `regions { body: (1, 1), [cases] }`: brackets are variadic; a region's pair
///   bounds its number of blocks.
/// - Constraints of operands and results are types of [`constraint`](crate::decl::constraint) or
///   [`type_constraints!`](crate::type_constraints!), types of attributes are those of
///   [`attr_type`](crate::decl::attr_type), [`attr_types!`](crate::attr_types!) or [`enums!`](crate::enums!), and
///   `traits` are variants of [`Trait`](crate::Trait).
/// - `hooks` are fields of [`Hooks`](crate::decl::Hooks), which has their signatures. A hook of one kind takes views of it
///   instead: its handle for an `Op`, [`Shape`](crate::decl::hook::Shape), [`OpView`](crate::decl::hook::OpView),
///   [`Constants`](crate::decl::hook::Constants) (see [`hook`](crate::decl::hook)). The hooks `parse` and `print` (see
///   [`OpParser`](crate::asm::OpParser)) replace `format`.
///
/// Each operation gets a handle, here `MulI`, with accessors (`op.lhs(&body)`, `op.overflow_flags(&body)`), the numbers of
/// its attributes' slots (`MulI::SLOTS.overflow_flags`), its row (`MulI::DEF`), and builders that take the
/// result types that cannot be inferred, the required attributes, the operands and the successors, in this order.
/// `MulI::with(a, b).overflow_flags(flags).build(rw)` sets optional attributes and returns the handle, `.result(rw)` at the
/// end the result if there is exactly one; `MulI::build(rw, a, b)` and `MulI::new(rw, a, b)` do so without optional
/// attributes.
/// `OPS` lists the rows for the [`DialectDef`](crate::decl::DialectDef).
#[macro_export]
macro_rules! ops {
    ($d:literal, $list:ident; $(
        $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal
           $([$($t:ident),* $(,)?])? $(($($h:ident : $hf:expr),* $(,)?))? ),+ { $($shape:tt)* }
    )*) => {
        $( $crate::op_row!(@item $d { $($shape)* }
            $( [$($doc)*] $Name $mnem [$($($t)*)?] [$($($h $hf,)*)?] )+); )*
        /// Every operation of this dialect, in declaration order.
        pub static $list: &[&$crate::OpDef] = &[$($( <$Name as $crate::OpKind>::DEF ),+),*];
    };
}

/// The expansion of one declaration of [`ops!`](crate::ops!).
#[doc(hidden)]
#[macro_export]
macro_rules! op_row {
    (@item $d:literal $shape:tt $( $doc:tt $Name:ident $mnem:literal $t:tt $h:tt )+) => {
        $( $crate::op_row!(@op $d $doc $Name $mnem $t $h $shape $shape); )+
    };
    (@op $d:literal [$($doc:literal)*] $Name:ident $mnem:literal [$($ht:ident)*] [$($hh:ident $hhf:expr,)*] $tokens:tt {
        ( $( $(#[doc = $od:literal])* $o:ident : $ot:ty ),* $(,)? )
        $( -> ( $($r:ident : $rt:ty $(= $same:ident)?),* $(,)? ) )?
        $( succs   { $($s:tt),* $(,)? } )?
        $( regions { $($g:tt $(($gn:literal))? $(: $gb:expr)?),* $(,)? } )?
        $( attrs   { $( $(#[doc = $ad:literal])* $a:ident $(($an:literal))? : $at:ty),* $(,)? } )?
        $( opts    { $( $(#[doc = $pd:literal])* $p:ident $(($pn:literal))? : $pt:ty $(= $pv:expr)?),* $(,)? } )?
        $( traits  [ $($t:ident),* $(,)? ] )?
        $( relations { $($rel:tt)* } )?
        $( parents [ $($parent:literal),* $(,)? ] )?
        $( terminator $term:literal )?
        $( format  $fmt:literal )?
        $( custom  { $($cd:literal : ($cparse:expr, $cprint:expr)),* $(,)? } )?
        $( types   { $ctypes:expr } )?
        $( hooks   { $($h:ident : $hf:expr),* $(,)? } )?
    }) => {
        $(#[doc = $doc])*
        $(#[doc = concat!("# Syntax\n\n~~~text\n", $d, ".", $mnem, " ", $fmt, "\n~~~\n")])?
        #[doc = $crate::op_doc!(operands $tokens)]
        #[doc = $crate::op_doc!(results $tokens)]
        $(#[doc = "\n# Attributes\n"] $(#[doc = $crate::op_doc!(attribute $a [$($an)?] $at)])*)?
        $(#[doc = "\n# Optional attributes\n"] $(#[doc = $crate::op_doc!(attribute $p [$($pn)?] $pt $(, $pv)?)])*)?
        #[doc = $crate::op_doc!(traits [$($ht)*] [$($($t)*)?])]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $Name(pub $crate::Op);

        const _: () = {
            #[allow(unused_imports)]
            use $crate::decl::{hook, AttrField, AttrType, Field, Groups, Hooks, OpDef, OpKind, OpNumbers, OpShape, OperandSpec, RegionField, Relation, ResultField, SuccField, Trait, TraitSet};
            #[allow(unused_imports)]
            use $crate::{Attr, Block, Body, Builder, Context, Op, OpState, Region, Type, Value};
            #[allow(non_camel_case_types, dead_code)] enum Operand { $($o),* }
            #[allow(non_camel_case_types, dead_code)] enum Res { $($($r),*)? }
            #[allow(dead_code)] const ARITIES: &[$crate::decl::Arity] = &[$( <$ot as OperandSpec>::ARITY ),*];
            #[allow(non_camel_case_types, dead_code)] enum Slot { $($($a,)*)? $($($p,)*)? }

            const RESULTS: &[ResultField] = &[$($( ResultField::new::<$rt>(stringify!($r), $crate::op_row!(@same $($same)?)) ),*)?];
            const RELATIONS: &[Relation] = $crate::op_row!(@relations [$($o)*] [$($($r)*)?] [$($($rel)*)?]);

            static NUMBERS: OpNumbers = OpNumbers::NEW;
            // A `static`, not a promoted constant: its address is the operation's identity.
            static ROW: OpDef = OpDef {
                name: concat!($d, ".", $mnem),
                dialect: $d,
                doc: concat!($($doc, "\n"),*),
                operands: &[$( Field::new::<$ot>(stringify!($o), concat!($($od),*)) ),*],
                results: RESULTS,
                succs: &[$($( $crate::op_row!(@succ_field $s) ),*)?],
                regions: &[$($( $crate::op_row!(@region $g [$($gn)?] [$($gb)?]) ),*)?],
                attrs: &[$($( AttrField::new::<$at>($crate::op_row!(@name $a $($an)?), true, None), )*)?
                         $($( AttrField::new::<$pt>($crate::op_row!(@name $p $($pn)?), false, $crate::op_row!(@default $pt $(, $pv)?)), )*)?],
                traits: TraitSet::of(&[$($( Trait::$t, )*)? $( Trait::$ht, )*]),
                trait_list: &[$($( Trait::$t, )*)? $( Trait::$ht, )*],
                relations: RELATIONS,
                parents: &[$($($parent),*)?],
                implicit_terminator: concat!($($term)?),
                format: concat!($($fmt)?),
                custom: &[$($( $crate::asm::format::CustomDirective { name: $cd, parse: $cparse, print: $cprint } ),*)?],
                complete_type: $crate::op_row!(@complete_type [$($ctypes)?] [$($($rel)*)?]),
                hooks: Hooks { $($( $h: Some($crate::op_hook!($Name $h $hf)), )*)? $( $hh: Some($crate::op_hook!($Name $hh $hhf)), )* ..Hooks::derived(RESULTS, RELATIONS) },
                numbers: &NUMBERS,
                ..OpDef::EMPTY
            };

            /// The operation's shape: the accessors of the operation, which give types instead of values.
            #[derive(Clone, Copy)]
            pub struct ShapeAccessors<'a>(#[allow(dead_code)] OpShape<'a>);

            #[allow(dead_code)]
            impl<'a> ShapeAccessors<'a> {
                $( #[doc = concat!("Operand `", stringify!($o), "`.")] #[inline]
                   pub fn $o(self) -> <$ot as OperandSpec>::Types<'a> {
                       <$ot as OperandSpec>::types(self.0.operand_group(Operand::$o as usize))
                   } )*
                $($( #[doc = concat!("Result `", stringify!($r), "`.")] #[inline]
                   pub fn $r(self) -> <$rt as OperandSpec>::Types<'a> {
                       <$rt as OperandSpec>::types(self.0.result_group(Res::$r as usize))
                   } )*)?
                $($( #[doc = concat!("Attribute `", stringify!($a), "`; `None` when it is absent or ill-typed.")] #[inline]
                   pub fn $a(self) -> Option<<$at as AttrType>::View> {
                       self.0.slot(Slot::$a as usize).and_then(|attr| <$at as AttrType>::decode(self.0.ctx(), attr))
                   } )*)?
                $($( #[doc = concat!("Attribute `", stringify!($p), "`; `None` when it is absent (for its default, see the declaration).")] #[inline]
                   pub fn $p(self) -> Option<<$pt as AttrType>::View> {
                       self.0.slot_or_default(Slot::$p as usize).and_then(|attr| <$pt as AttrType>::decode(self.0.ctx(), attr))
                   } )*)?
            }

            impl OpKind for $Name {
                const DEF: &'static OpDef = &ROW;
                type Shape<'a> = ShapeAccessors<'a>;
                #[inline] fn shape(shape: OpShape<'_>) -> ShapeAccessors<'_> { ShapeAccessors(shape) }
                #[inline] fn wrap(op: Op) -> Self { Self(op) }
                #[inline] fn op(self) -> Op { self.0 }
                type Adaptor<'a, T: core::marker::Copy + 'a> = Adaptor<'a, T>;
                #[inline]
                #[allow(unused_variables)]
                fn adaptor<'a, T: core::marker::Copy>(body: &Body, op: Op, operands: &'a [T]) -> Adaptor<'a, T> {
                    Adaptor {
                        $( $o: <$ot as OperandSpec>::adapt(match const { Groups::is_fixed(ARITIES, Operand::$o as usize) } {
                            true => operands.get(Operand::$o as usize..).unwrap_or_default(),
                            false => Groups::of_operands(body, op, operands, Operand::$o as usize),
                        }), )*
                        lifetime: core::marker::PhantomData,
                    }
                }
            }

            /// Something known of each operand.
            #[derive(Clone, Copy)]
            #[allow(dead_code)]
            pub struct Adaptor<'a, T: core::marker::Copy + 'a> {
                $( $(#[doc = $od])* #[doc = concat!("Operand `", stringify!($o), "`.")] pub $o: <$ot as OperandSpec>::Of<'a, T>, )*
                // Not every operation has an operand group that borrows.
                lifetime: core::marker::PhantomData<&'a [T]>,
            }

            impl<'a, T: core::marker::Copy> hook::HookOperands<'a, $Name, T> for Adaptor<'a, T> {
                #[inline] fn view(body: &Body, op: Op, values: &'a [T]) -> Self { $Name::adaptor(body, op, values) }
            }

            impl<'a> hook::HookView<$Name, OpShape<'a>> for ShapeAccessors<'a> {
                #[inline] fn view(shape: OpShape<'a>) -> Self { ShapeAccessors(shape) }
            }

            impl<'a> core::ops::Deref for ShapeAccessors<'a> {
                type Target = OpShape<'a>;
                #[inline] fn deref(&self) -> &OpShape<'a> { &self.0 }
            }

            /// The slot numbers of the inherent attributes.
            #[allow(dead_code)]
            pub struct Slots { $($(#[doc = "Slot number."] pub $a: usize,)*)? $($(#[doc = "Slot number."] pub $p: usize,)*)? }

            /// The slots of the inherent attributes with their types.
            #[allow(dead_code)]
            pub struct Attrs { $($(#[doc = "Slot."] pub $a: $crate::decl::TypedSlot<$at>,)*)? $($(#[doc = "Slot."] pub $p: $crate::decl::TypedSlot<$pt>,)*)? }

            #[allow(dead_code, unused_variables)]
            impl $Name {
                /// The slots of the inherent attributes with their types, for rules.
                pub const ATTRS: Attrs = Attrs {
                    $($($a: $crate::decl::TypedSlot::new(Slot::$a as usize),)*)? $($($p: $crate::decl::TypedSlot::new(Slot::$p as usize),)*)?
                };
                /// The slot numbers of the inherent attributes, for [`Body::set_slot`] and [`Body::set_slot_as`].
                pub const SLOTS: Slots = Slots { $($($a: Slot::$a as usize,)*)? $($($p: Slot::$p as usize,)*)? };
                $( $(#[doc = $od])* #[doc = concat!("Operand `", stringify!($o), "`.")] #[inline]
                   pub fn $o(self, b: &Body) -> <$ot as OperandSpec>::Get<'_> {
                       <$ot as OperandSpec>::get(match const { Groups::is_fixed(ARITIES, Operand::$o as usize) } {
                           true => b.operands(self.0).slice(Operand::$o as usize, Operand::$o as usize + 1),
                           false => b.operand_group(self.0, Operand::$o as usize),
                       })
                   } )*
                $($( #[doc = concat!("Result `", stringify!($r), "`.")] #[inline]
                   pub fn $r(self, b: &Body) -> <$rt as OperandSpec>::Get<'static> {
                       <$rt as OperandSpec>::get(b.result_group(self.0, Res::$r as usize))
                   } )*)?
                $($( $(#[doc = $ad])* #[doc = concat!("Attribute `", stringify!($a), "`; `None` when it is absent or ill-typed.")] #[inline]
                   pub fn $a(self, b: &Body) -> Option<<$at as AttrType>::View> {
                       b.slot(self.0, Slot::$a as usize).and_then(|attr| <$at as AttrType>::decode(b.ctx(), attr))
                   } )*)?
                $($( $(#[doc = $pd])* #[doc = concat!("Attribute `", stringify!($p), "`; `None` when it is absent (for its default, see the declaration).")] #[inline]
                   pub fn $p(self, b: &Body) -> Option<<$pt as AttrType>::View> {
                       b.slot_or_default(self.0, Slot::$p as usize).and_then(|attr| <$pt as AttrType>::decode(b.ctx(), attr))
                   } )*)?
            }
            $( $crate::op_row!(@flags $Name $($p: $pt),*); )?
            $( $crate::op_row!(@succ_accessors $Name [] $($s)*); )?
            $( $crate::op_row!(@region_accessors $Name [] $($g)*); )?
            $crate::op_row!(@new $Name ($($o: $ot),*) ($($($r: $rt $(= $same)?),*)?) ($($($s)*)?) ($($($g)*)?) ($($($a: $at),*)?) ($($($p: $pt),*)?));
        };
    };
    (@complete_type [] []) => { None };
    (@complete_type [] $rel:tt) => {
        match $crate::decl::relation::has_type_relation(RELATIONS) {
            true => Some(|ctx, known, name| $crate::decl::relation::complete_type(&ROW, ctx, known, name)),
            false => None,
        }
    };
    (@complete_type [$complete:expr] $rel:tt) => { Some($complete) };
    (@relations $o:tt $r:tt []) => { &[] };
    (@relations [$($o:ident)*] [$($r:ident)*] [$($rel:tt)+]) => {{
        struct Types;
        #[allow(non_upper_case_globals, dead_code)]
        impl Types {
            $( const $o: $crate::decl::relation::TypeGroup = $crate::decl::relation::TypeGroup::Operand(Operand::$o as usize); )*
            $( const $r: $crate::decl::relation::TypeGroup = $crate::decl::relation::TypeGroup::Result(Res::$r as usize); )*
        }
        $crate::op_row!(@relation [] $($rel)+)
    }};
    (@relation [$($done:tt)*]) => { &[$($done)*] };
    (@relation [$($done:tt)*] same_type($g:ident $(($gn:literal))? $(, $more:ident $(($mn:literal))?)* $(,)?) $(, $($rest:tt)*)?) => {
        $crate::op_row!(@relation [$($done)* $crate::op_row!(@type_relation
            concat!("all of {", $crate::op_row!(@name $g $($gn)?), $(", ", $crate::op_row!(@name $more $($mn)?),)* "} have same type"),
            $crate::decl::relation::TypeRelation::Same(&[Types::$g $(, Types::$more)*])
        ),] $($($rest)*)?)
    };
    (@relation [$($done:tt)*] types_match($summary:literal, $from:ident => $to:ident, $map:expr) $(, $($rest:tt)*)?) => {
        $crate::op_row!(@relation [$($done)* $crate::op_row!(@type_relation $summary,
            $crate::decl::relation::TypeRelation::Match { from: Types::$from, to: Types::$to, map: $map }
        ),] $($($rest)*)?)
    };
    (@relation [$($done:tt)*] $summary:literal : $holds:expr $(, $($rest:tt)*)?) => {
        $crate::op_row!(@relation [$($done)* $crate::decl::Relation { summary: $summary, holds: $holds, types: None },] $($($rest)*)?)
    };
    (@type_relation $summary:expr, $types:expr) => {{
        const TYPES: &$crate::decl::relation::TypeRelation = &$types;
        $crate::decl::Relation { summary: $summary, holds: |op| TYPES.holds(op), types: Some(TYPES) }
    }};
    (@flags $Name:ident) => {};
    (@flags $Name:ident $p:ident : $pt:ty) => {
        impl $crate::rules::Flagged for $Name {
            type Flags = $pt;
            const FLAGS: usize = Slot::$p as usize;
        }
    };
    (@flags $Name:ident $first:ident : $ft:ty, $($p:ident : $pt:ty),+) => { $crate::op_row!(@flags $Name $($p: $pt),+); };
    (@same) => { $crate::decl::ResultType::Free };
    (@same infer) => { $crate::decl::ResultType::Infer };
    (@same $s:ident) => { $crate::decl::ResultType::Same(stringify!($s)) };
    (@name $a:ident) => { stringify!($a) };
    (@name $a:ident $n:literal) => { $n };
    (@default $t:ty) => { None };
    (@default $t:ty, $e:expr) => { Some(|ctx: &Context| <$t as AttrType>::encode(ctx, $e)) };
    (@succ_field [$s:ident]) => { SuccField { name: stringify!($s), variadic: true } };
    (@succ_field $s:ident) => { SuccField { name: stringify!($s), variadic: false } };
    (@region [$g:ident $(($vn:literal))?] [$($gn:literal)?] [$($b:expr)?]) => { RegionField { name: $crate::op_row!(@name $g $($vn)?), variadic: true, blocks: $crate::op_row!(@blocks $($b)?) } };
    (@region $g:ident [$($gn:literal)?] [$($b:expr)?]) => { RegionField { name: $crate::op_row!(@name $g $($gn)?), variadic: false, blocks: $crate::op_row!(@blocks $($b)?) } };
    (@blocks) => { RegionField::ANY };
    (@blocks $b:expr) => { $b };

    (@succ_accessors $Name:ident [$($n:tt)*]) => {};
    (@succ_accessors $Name:ident [$($n:tt)*] [$s:ident]) => {
        #[allow(dead_code)]
        impl $Name {
            #[doc = concat!("Successors `", stringify!($s), "`.")]
            pub fn $s(self, b: &Body) -> impl ExactSizeIterator<Item = Block> + Clone + '_ { b.succs(self.0).skip(0 $(+ $n)*) }
        }
    };
    (@succ_accessors $Name:ident [$($n:tt)*] $s:ident $($rest:tt)*) => {
        #[allow(dead_code)]
        impl $Name {
            #[doc = concat!("Successor `", stringify!($s), "`.")]
            #[inline]
            pub fn $s(self, b: &Body) -> Block { b.succ(self.0, 0 $(+ $n)*) }
        }
        $crate::op_row!(@succ_accessors $Name [$($n)* 1] $($rest)*);
    };
    (@region_accessors $Name:ident [$($n:tt)*]) => {};
    (@region_accessors $Name:ident [$($n:tt)*] [$g:ident $(($gn:literal))?]) => {
        #[allow(dead_code)]
        impl $Name {
            #[doc = concat!("Regions `", stringify!($g), "` (ids of the operation's region body).")]
            pub fn $g(self, b: &Body) -> impl ExactSizeIterator<Item = Region> + Clone + '_ {
                let op = self.0;
                (0 $(+ $n)*..b.n_regions(op)).map(move |i| b.region(op, i))
            }
        }
    };
    (@region_accessors $Name:ident [$($n:tt)*] $g:ident $($rest:tt)*) => {
        #[allow(dead_code)]
        impl $Name {
            #[doc = concat!("Region `", stringify!($g), "` (an id of the operation's region body).")]
            #[inline]
            pub fn $g(self, b: &Body) -> Region { b.region(self.0, 0 $(+ $n)*) }
        }
        $crate::op_row!(@region_accessors $Name [$($n)* 1] $($rest)*);
    };

    // Result types are builder parameters unless every result is declared `= operand` or `= infer`.
    (@new $Name:ident $o:tt ($($r:ident : $rt:ty = $same:ident),+) $s:tt $g:tt $a:tt $p:tt) => {
        $crate::op_row!(@succ $Name $o () ($($r: $rt),+) $s $g $a $p);
    };
    (@new $Name:ident $o:tt ($($r:ident : $rt:ty $(= $same:ident)?),*) $s:tt $g:tt $a:tt $p:tt) => {
        $crate::op_row!(@succ $Name $o ($($r: $rt),*) ($($r: $rt),*) $s $g $a $p);
    };
    (@succ $Name:ident $o:tt $tr:tt $r:tt () $g:tt $a:tt $p:tt) => {
        $crate::op_row!(@build $Name $o $tr $r () $g $a $p);
    };
    (@succ $Name:ident $o:tt $tr:tt $r:tt ($($s:tt)+) $g:tt $a:tt $p:tt) => {
        $crate::op_row!(@build $Name $o $tr $r (succs) $g $a $p);
    };
    (@build $Name:ident ($($o:ident : $ot:ty),*) ($($tr:ident : $trt:ty),*) $r:tt ($($succs:ident)?) ($($g:tt)*) ($($a:ident : $at:ty),*) ($($p:ident : $pt:ty),*)) => {
        /// The parts of an operation that is not built yet.
        #[derive(Clone, Copy)]
        #[allow(dead_code)]
        pub struct Parts<'a> {
            $( $tr: <$trt as OperandSpec>::TypeIn<'a>, )*
            $( $a: <$at as AttrType>::View, )*
            $( $o: <$ot as OperandSpec>::In<'a>, )*
            $( $succs: &'a [Block], )?
            $( $p: Option<<$pt as AttrType>::View>, )*
            // Not every operation has a part that borrows.
            lifetime: core::marker::PhantomData<&'a [Value]>,
        }

        #[allow(dead_code)]
        impl<'a> Parts<'a> {
            $( #[doc = concat!("Sets the optional attribute `", stringify!($p), "`; `None` leaves it out.")]
               #[inline] #[must_use]
               pub fn $p(self, value: impl Into<Option<<$pt as AttrType>::View>>) -> Self { Self { $p: value.into(), ..self } } )*

            /// Builds the operation at the builder's insertion point and location, and returns its handle. Regions are
            /// made empty.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn build(self, b: &mut Builder<'_>) -> $Name {
                let mut st = OpState::new(&ROW, b.loc());
                let sizes: &[usize] = &[$( <$ot as OperandSpec>::push(&mut st, self.$o) ),*];
                let result_sizes: &[usize] = &[$( <$trt as OperandSpec>::push_types(&mut st, self.$tr) ),*];
                $( st.set_slot(Slot::$a as usize, <$at as AttrType>::encode(b.ctx(), self.$a)); )*
                $( if let Some(value) = self.$p && <$pt as AttrType>::is_present(value) {
                    st.set_slot(Slot::$p as usize, <$pt as AttrType>::encode(b.ctx(), value));
                } )*
                $( st.succs.extend_from_slice(self.$succs); )?
                st.n_regions = 0 $(+ $crate::op_row!(@one $g))*;
                st.set_segments(b.ctx(), sizes, result_sizes);
                $Name(b.create_from(&mut st))
            }
        }

        #[allow(dead_code, clippy::too_many_arguments)]
        impl $Name {
            /// An operation to be built, to which optional attributes can be added: `with(..).name(value).build(b)`.
            ///
            /// Parameters: result types that cannot be inferred, required attributes, operands (a `Value` for each, as the
            /// page of the operation lists them), successors.
            #[inline]
            pub fn with<'a>($($tr: <$trt as OperandSpec>::TypeIn<'a>,)* $($a: <$at as AttrType>::View,)* $($o: <$ot as OperandSpec>::In<'a>,)* $($succs: &'a [Block])?) -> Parts<'a> {
                Parts { $($tr,)* $($a,)* $($o,)* $($succs,)? $($p: None,)* lifetime: core::marker::PhantomData }
            }

            /// Builds the operation without optional attributes: `with(..).build(b)`.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn build(b: &mut Builder<'_>, $($tr: <$trt as OperandSpec>::TypeIn<'_>,)* $($a: <$at as AttrType>::View,)* $($o: <$ot as OperandSpec>::In<'_>,)* $($succs: &[Block])?) -> $Name {
                Self::with($($tr,)* $($a,)* $($o,)* $($succs)?).build(b)
            }
        }
        $crate::op_row!(@out $Name ($($o: $ot),*) ($($tr: $trt),*) $r ($($succs)?) ($($a: $at),*));
    };
    (@out $Name:ident ($($o:ident : $ot:ty),*) ($($tr:ident : $trt:ty),*) ($r:ident : $rt:ty) ($($succs:ident)?) ($($a:ident : $at:ty),*)) => {
        #[allow(dead_code)]
        impl Parts<'_> {
            /// Like `build`, but returns the result.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn result(self, b: &mut Builder<'_>) -> <$rt as OperandSpec>::Get<'static> {
                let op = self.build(b);
                op.$r(b)
            }
        }

        #[allow(dead_code, clippy::too_many_arguments)]
        impl $Name {
            /// Like `build`, but returns the result.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn new(b: &mut Builder<'_>, $($tr: <$trt as OperandSpec>::TypeIn<'_>,)* $($a: <$at as AttrType>::View,)* $($o: <$ot as OperandSpec>::In<'_>,)* $($succs: &[Block])?) -> <$rt as OperandSpec>::Get<'static> {
                Self::with($($tr,)* $($a,)* $($o,)* $($succs)?).result(b)
            }
        }
    };
    (@out $Name:ident ($($o:ident : $ot:ty),*) ($($tr:ident : $trt:ty),*) $r:tt ($($succs:ident)?) ($($a:ident : $at:ty),*)) => {
        #[allow(dead_code, clippy::too_many_arguments)]
        impl $Name {
            /// Like `build`.
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn new(b: &mut Builder<'_>, $($tr: <$trt as OperandSpec>::TypeIn<'_>,)* $($a: <$at as AttrType>::View,)* $($o: <$ot as OperandSpec>::In<'_>,)* $($succs: &[Block])?) -> $Name {
                Self::with($($tr,)* $($a,)* $($o,)* $($succs)?).build(b)
            }
        }
    };
    (@one $g:tt) => { 1 };
}

/// A hook of a row as the function that [`Hooks`](crate::decl::Hooks) holds: it makes the views that the hook takes.
#[doc(hidden)]
#[macro_export]
macro_rules! op_hook {
    ($Name:ident verify_shape $f:expr) => { |shape| $f(hook::HookView::<$Name, _>::view(shape)) };
    ($Name:ident verify $f:expr) => { $crate::op_hook!(@scope $Name $f) };
    ($Name:ident verify_blocks $f:expr) => { $crate::op_hook!(@scope $Name $f) };
    ($Name:ident verify_regions $f:expr) => { $crate::op_hook!(@scope $Name $f) };
    ($Name:ident verify_loop $f:expr) => { $crate::op_hook!(@scope $Name $f) };
    ($Name:ident verify_with_symbols $f:expr) => { |op, tables| $f(hook::HookView::<$Name, _>::view(op), tables) };
    ($Name:ident verify_symbol_uses $f:expr) => { |op, tables| $f(hook::HookView::<$Name, _>::view(op), tables) };
    ($Name:ident print $f:expr) => { |p, op| $f(p, hook::HookView::<$Name, _>::view(op)) };
    ($Name:ident result_names $f:expr) => { |b, op, name| hook::NamesHook::<$Name, _>::suggest($f, b, op, name) };
    ($Name:ident arg_names $f:expr) => { |b, op, set| $f(b, hook::HookView::<$Name, _>::view(op), set) };
    ($Name:ident branch $f:expr) => { |b, op, succ| $f(b, hook::HookView::<$Name, _>::view(op), succ) };
    ($Name:ident fold $f:expr) => { |b, op, values| hook::FoldHook::<$Name, _>::fold($f, b, op, values) };
    ($Name:ident taken_successor $f:expr) => { $crate::op_hook!(@operands $Name $f) };
    ($Name:ident int_range $f:expr) => { $crate::op_hook!(@operands $Name $f) };
    ($Name:ident int_range_in $f:expr) => { |b, op, owner| $f(b, hook::HookView::<$Name, _>::view(op), owner) };
    ($Name:ident effects $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident computed_attr $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident speculatable $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident removal $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident constant $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident induction $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident call $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident callable_results $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident symbol_value $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident is_declaration $f:expr) => { $crate::op_hook!(@op $Name $f) };
    ($Name:ident takes_arg $f:expr) => { |b, op, operand, block| $f(b, hook::HookView::<$Name, _>::view(op), operand, block) };
    ($Name:ident most_runs $f:expr) => { |b, op, region| $f(b, hook::HookView::<$Name, _>::view(op), region) };
    ($Name:ident region_edges $f:expr) => { |b, op, point, edge| $f(b, hook::HookView::<$Name, _>::view(op), point, edge) };
    ($Name:ident takes_region_edge $f:expr) => {
        |b, op, point, operands, to| $f(b, hook::HookView::<$Name, _>::view(op), point, operands, to)
    };
    // These take no operation, or are data.
    ($Name:ident $h:ident $f:expr) => { $f };
    (@scope $Name:ident $f:expr) => { |op| $f(hook::HookView::<$Name, _>::view(op)) };
    (@op $Name:ident $f:expr) => { |b, op| $f(b, hook::HookView::<$Name, _>::view(op)) };
    (@operands $Name:ident $f:expr) => {
        |b, op, values| { let values = hook::HookOperands::<$Name, _>::view(b, op, values); $f(b, hook::HookView::<$Name, _>::view(op), values) }
    };
}
