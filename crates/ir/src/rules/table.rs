//! The macros `rules!` and `emit!`.

/// Makes a table of [`Pattern`](crate::rewriter::Pattern)s, one for each row:
///
/// ```text
/// rules!["prefix::";
///     "Name": Root[attr: a](x, Inner(y, [c])@f, [1])@g -> r let t = f(x) if holds(x, y) if (expr)
///         with shared = Op(x) => Op2[attr: a](shared, {c + c})@(f & g), x;
///     "Name" in "other::": Root => fn(path);
/// ]
/// ```
///
/// The name is upstream's, with a prefix that is the table's or the row's own; rows without names have none. A rule decides
/// first and edits afterwards.
///
/// The pattern has one part for each operand:
/// - `x` binds it, `=x` requires the operand that is bound already, `_` takes any, `..xs` binds a variadic group;
/// - `[c]` binds a scalar integer constant (`&ApInt`), `[1]` requires one; `[*c]` and `[*1]` take a splat, too;
/// - `Op(..)` is the operation that defines it, which is not the root itself; `x@part` binds the operand and matches it;
/// - `Op(..)@f` binds the flags of the operation, `Op[attr: a](..)` an attribute, `Op[attr: none](..)` requires that it is
///   absent; `-> r, ..` binds the results of the root.
///
/// Conditions: `let v = f(..)` calls an `fn(&Body, ..) -> Option<_>`, `let v = (expr)` is an expression, `if f(..)` calls an
/// `fn(&Body, ..) -> bool`, `if (expr)` is one. In conversions `f` may take the `&mut Lowering` and return a `Rewrite`.
///
/// The replacement has one value for each result of the root:
/// - `x` is a value, `..xs` are values of a variadic group, `_` is nothing, for a result that must have no uses;
/// - `Op(..)` is a new operation, with `@flags` and `[attr: value]`; `: ty` gives the
///   type of its result, which else is inferred or, at the top, that of the replaced result;
/// - `{number}` is a constant (see [`Literal`](crate::rules::Literal)), made by the operation with the name `Constant` where
///   the row stands; it has the type `ty` of `{number}: ty`, else that of the first name beside it, else that of the
///   replaced result;
/// - `(fn f(..))` calls an `fn(&mut Builder, ..) -> Value`, `(expr)` is any expression;
/// - `with v = value` makes a value that is used more than once.
///
/// `update(x, ..)` sets the operands in place, `erase()` erases the root, `fn(path)` calls a function. Rows that differ by the
/// operation only are a repetition of a macro around the table.
///
/// ```
/// use terrace_ir::decl::constraint::AnyType;
/// use terrace_ir::{ops, rewriter::Pattern, rules};
/// ops! { "signs", OPS;
///     /// The opposite.
///     Neg = "neg" { (x: AnyType) -> (r: AnyType = x) traits [Pure] }
///     /// The difference.
///     Sub = "sub" { (x: AnyType, y: AnyType) -> (r: AnyType = x) traits [Pure] }
/// }
/// static PATTERNS: &[Pattern] = rules!["signs::";
///     "Twice":    Neg(Neg(x)) => x;
///     "Opposite": Neg(Sub(x, y)) => Sub(y, x);
/// ];
/// assert_eq!(PATTERNS[1].name, "signs::Opposite");
/// ```
///
/// Another number of operands than the operation has is an error, ``rule `Opposite Neg`: `Sub` has other operands``:
///
/// ```compile_fail,E0080
/// # use terrace_ir::decl::constraint::AnyType;
/// # use terrace_ir::{ops, rewriter::Pattern, rules};
/// # ops! { "signs", OPS;
/// #     /// The opposite.
/// #     Neg = "neg" { (x: AnyType) -> (r: AnyType = x) traits [Pure] }
/// #     /// The difference.
/// #     Sub = "sub" { (x: AnyType, y: AnyType) -> (r: AnyType = x) traits [Pure] }
/// # }
/// static PATTERNS: &[Pattern] = rules!["signs::";
///     "Opposite": Neg(Sub(x)) => x;
/// ];
/// ```
#[macro_export]
macro_rules! rules {
    ($ns:literal; $($rows:tt)*) => { $crate::rule!(@table [] $ns; $($rows)*) };
}

/// Builds operations as the right-hand side of a [rule](crate::rules!) does; returns the last value, or a tuple of the last
/// values. The type is that of constants without a name beside them, and of the last operations.
///
/// `emit!(rw, ty; zero = {0}; q = DivSI(a, b); Select(CmpI[predicate: Slt](q, zero), zero, q))`
#[macro_export]
macro_rules! emit {
    ($rw:expr, $ty:expr; $($steps:tt)*) => {{
        let ty = $ty;
        let _ = ty;
        let rw = &mut *$rw;
        $crate::rule!(@emit rw ["emit!"] [ty] $($steps)*)
    }};
}

/// The expansion of [`rules!`](crate::rules!).
///
/// Arguments: `$rw` the rewriter, `$in` the tokens of the rule's name, `$root` the matched operation, `$n` a one for each
/// operand so far, `$k` its arity, `$rt` the type of the replaced result, in brackets, if the value replaces one.
#[doc(hidden)]
#[macro_export]
macro_rules! rule {
    (@table $kind:tt $ns:literal; $(
        $($name:literal $(in $own:literal)? :)? $Op:ident $([$($at:tt)*])? $(($($l:tt)*))? $(@ $f:ident)? $(-> $($out:ident),+)?
        $(let $v:ident = $lf:tt $(($($la:tt)*))?)*
        $(if $c:tt $(($($ca:tt)*))?)*
        $(with $w:ident = $W:tt $([$($wa:tt)*])? $(($($wv:tt)*))? $(@ $wg:tt)? $(: $wt:tt)?)*
        => $($r:tt $([$($ra:tt)*])? $(($($rv:tt)*))? $(@ $rg:tt)? $(: $rt:tt)?),+ ;
    )*) => { &[$(
        $crate::rule!(@pattern $kind [$($name, " ",)? stringify!($Op)] $Op [$($($at)*)?] [$(($($l)*))?] [$($f)?] [$($($out)+)?]
            [$($v $lf $(($($la)*))?,)*]
            [$($c $(($($ca)*))?,)*]
            [$([$w $W $([$($wa)*])? $(($($wv)*))? $(@ $wg)? $(: $wt)?])*]
            [$($r $([$($ra)*])? $(($($rv)*))? $(@ $rg)? $(: $rt)?),+]
        )$(.named($crate::rule!(@name $ns $name $($own)?)))?
    ),*] };
    (@name $ns:literal $name:literal) => { concat!($ns, $name) };
    (@name $ns:literal $name:literal $own:literal) => { concat!($own, $name) };

    // A pattern of the greedy driver, or of a driver with its own constructor, rewriter and result.
    (@pattern [] $in:tt $Op:ident [] [] [] [] [] [] [] [fn ($f:path)]) => {
        $crate::rewriter::Pattern::new::<$Op>(|rw, op| {
            $crate::rewriter::finish($f(<$Op as $crate::OpKind>::wrap(op), rw), rw, op)
        })
    };
    (@pattern [] $in:tt $Op:ident $($parts:tt)*) => {
        $crate::rewriter::Pattern::new::<$Op>(|rw, op| $crate::rule!(@body rw op $in $Op $($parts)*))
    };
    (@pattern [[$($new:tt)*] $rw:ty, $result:ty, $run:path, $finish:path] $in:tt $Op:ident [] [] [] [] [] [] [] [fn ($f:path)]) => {
        $($new)*::<$Op>(|rw, op| $finish($f(<$Op as $crate::OpKind>::wrap(op), rw), rw, op))
    };
    (@pattern [[$($new:tt)*] $rw:ty, $result:ty, $run:path, $finish:path] $in:tt $Op:ident $($parts:tt)*) => {
        $($new)*::<$Op>(|rw, op| {
            fn rule(rw: &mut $rw, op: $crate::Op) -> $result { $crate::rule!(@body rw op $in $Op $($parts)*) }
            $run(rw, op, rule)
        })
    };
    (@some $e:expr) => {
        match $crate::rules::Condition::check($e) {
            Ok(value) => value,
            Err(why) => return $crate::rules::Outcome::refused(why),
        }
    };
    (@check [$($in:tt)*] $holds:expr, $($mistake:expr),+) => {
        const _: () = $crate::rules::check($holds, concat!("rule `", $($in)*, "`: ", $($mistake),+));
    };
    (@counts $in:tt $Of:ident [$($n:tt $k:tt)*]) => {
        $crate::rule!(@check $in $crate::rules::takes(<$Of as $crate::OpKind>::DEF, &[$($crate::rule!(@part $k)),*]),
            "`", stringify!($Of), "` has other operands");
    };
    (@part One) => { $crate::rules::Part::One };
    (@part Any) => { $crate::rules::Part::Any };
    (@part $many:tt) => { $crate::rules::Part::Many };

    (@body $rw:ident $op:ident $in:tt $Op:ident [$($at:tt)*] [($($l:tt)*)] [$($f:ident)?] [$($out:ident)*] [$($v:ident $lf:tt $(($($la:tt)*))?,)*]
        [$($c:tt $(($($ca:tt)*))?,)*] [$([$w:ident $($wv:tt)*])*] $values:tt) => {{
        #[allow(unused_variables)]
        let root = <$Op as $crate::OpKind>::wrap($op);
        $crate::rule!(@attrs $rw root $($at)*);
        $( let $f = $crate::rule!(@some $crate::rules::Flagged::flags(root, $rw)); )?
        $crate::rule!(@m $rw $in $op $op $Op [] $($l)*);
        $crate::rule!(@out $rw $in $op $Op [] $($out)*);
        $( $crate::rule!(@let $rw $v $lf $(($($la)*))?); )*
        $( $crate::rule!(@some $crate::rule!(@holds $rw $c $(($($ca)*))?)); )*
        $crate::rule!(@unused $rw $op [] $values);
        $( let $w = $crate::rule!(@step $rw $in [($rw.result_type($op, 0))] $($wv)*); )*
        $crate::rule!(@finish $rw $in $op $Op $values);
        $crate::rules::Outcome::<$crate::rules::Mismatch>::applied()
    }};
    (@let $rw:ident $v:ident $f:ident ($($a:tt)*)) => { let $v = $crate::rule!(@some $f($rw, $($a)*)); };
    (@let $rw:ident $v:ident ($e:expr)) => { let $v = $e; };
    (@holds $rw:ident $f:ident ($($a:tt)*)) => { $f($rw, $($a)*) };
    (@holds $rw:ident ($e:expr)) => { $e };

    // Attributes of a matched operation.
    (@attrs $rw:ident $op:ident) => {};
    (@attrs $rw:ident $op:ident $a:ident : none $(, $($rest:tt)*)?) => {
        $crate::rule!(@some $op.$a($rw).is_none());
        $crate::rule!(@attrs $rw $op $($($rest)*)?);
    };
    (@attrs $rw:ident $op:ident $a:ident : $x:ident $(, $($rest:tt)*)?) => {
        let $x = $crate::rule!(@some $op.$a($rw));
        $crate::rule!(@attrs $rw $op $($($rest)*)?);
    };

    // Operands of a matched operation.
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident $n:tt) => { $crate::rule!(@counts $in $Of $n); };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] $K:ident $([$($at:tt)*])? ($($l:tt)*) $(@ $f:ident)? $(, $($rest:tt)*)?) => {
        let inner = $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*);
        let inner = $crate::rule!(@some $crate::rules::def::<$K>($rw, inner));
        $( $crate::rule!(@attrs $rw inner $($at)*); )?
        $( let $f = $crate::rule!(@some $crate::rules::Flagged::flags(inner, $rw)); )?
        let inner = $crate::OpKind::op(inner);
        // In unreachable code, an operation may use its own result.
        $crate::rule!(@some inner != $root);
        $crate::rule!(@m $rw $in $root inner $K [] $($l)*);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 One] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] $x:ident @ $($rest:tt)*) => {
        let $x = $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)*] $($rest)*);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] = $x:ident $(, $($rest:tt)*)?) => {
        $crate::rule!(@some $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*) == $x);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 One] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] [* $c:tt $($c1:tt)?] $(, $($rest:tt)*)?) => {
        let value = $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*);
        $crate::rule!(@c $crate::rule!(@some $crate::rules::splat($rw, value)), $c $($c1)?);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 One] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] [$c:tt $($c1:tt)?] $(, $($rest:tt)*)?) => {
        let value = $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*);
        $crate::rule!(@c $crate::rule!(@some $crate::rules::scalar($rw, value)), $c $($c1)?);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 One] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] _ $(, $($rest:tt)*)?) => {
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 Any] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] .. $x:ident $(, $($rest:tt)*)?) => {
        let $x: $crate::rules::Values = $rw.operand_group($op, 0 $(+ $n)*).into_iter().collect();
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 Many] $($($rest)*)?);
    };
    (@m $rw:ident $in:tt $root:ident $op:ident $Of:ident [$($n:tt $k:tt)*] $x:ident $(, $($rest:tt)*)?) => {
        let $x = $crate::rule!(@operand $rw $op $Of 0 $(+ $n)*);
        $crate::rule!(@m $rw $in $root $op $Of [$($n $k)* 1 One] $($($rest)*)?);
    };
    (@operand $rw:ident $op:ident $Of:ident $n:expr) => {
        match const { $crate::rules::is_fixed(<$Of as $crate::OpKind>::DEF, $n) } {
            true => $rw.operand($op, $n),
            false => $crate::rule!(@some $rw.operand_group($op, $n).into_iter().next()),
        }
    };
    (@c $e:expr, $c:ident) => { let $c = &$e; };
    (@c $e:expr, $c:literal) => { $crate::rule!(@some $crate::rules::equals(&$e, $c)); };

    // Results of the root.
    (@out $rw:ident $in:tt $op:ident $Of:ident [$($n:tt)*]) => {
        $crate::rule!(@check $in !$crate::rules::lacks_results(<$Of as $crate::OpKind>::DEF, 0 $(+ $n)*), "`", stringify!($Of), "` has fewer results");
    };
    (@out $rw:ident $in:tt $op:ident $Of:ident [$($n:tt)*] $x:ident $($rest:ident)*) => {
        let $x = $rw.result($op, 0 $(+ $n)*);
        $crate::rule!(@out $rw $in $op $Of [$($n)* 1] $($rest)*);
    };

    // Results without a replacement.
    (@unused $rw:ident $op:ident [$($n:tt)*] []) => {};
    (@unused $rw:ident $op:ident [$($n:tt)*] [_ $(, $($rest:tt)*)?]) => {
        $crate::rule!(@some $rw.has_no_uses($rw.result($op, 0 $(+ $n)*)));
        $crate::rule!(@unused $rw $op [$($n)* 1] [$($($rest)*)?]);
    };
    (@unused $rw:ident $op:ident [$($n:tt)*] [$r:tt $([$($a:tt)*])? $(($($v:tt)*))? $(@ $g:tt)? $(: $t:tt)? $(, $($rest:tt)*)?]) => {
        $crate::rule!(@unused $rw $op [$($n)* 1] [$($($rest)*)?]);
    };

    (@finish $rw:ident $in:tt $op:ident $Of:ident [update ($($x:ident),*)]) => {
        for (i, value) in [$($x),*].into_iter().enumerate() { $rw.set_operand($op, i, value); }
        $rw.modified($op);
    };
    (@finish $rw:ident $in:tt $op:ident $Of:ident [erase ()]) => {
        $crate::rule!(@check $in <$Of as $crate::OpKind>::DEF.results.is_empty(), "`", stringify!($Of), "` has results");
        $rw.erase($op);
    };
    (@finish $rw:ident $in:tt $op:ident $Of:ident [$($values:tt)*]) => {
        let values = $crate::rule!(@values $rw $in $op $Of [] [] $($values)*);
        $rw.replace_used($op, &values);
    };
    (@values $rw:ident $in:tt $op:ident $Of:ident [$($n:tt)*] [$($done:tt)*]) => {{
        $crate::rule!(@check $in 0 $(+ $n)* == <$Of as $crate::OpKind>::DEF.results.len(), "`", stringify!($Of), "` has another number of results");
        [$($done)*]
    }};
    (@values $rw:ident $in:tt $op:ident $Of:ident [$($n:tt)*] [$($done:tt)*] _ $(, $($rest:tt)*)?) => {
        $crate::rule!(@values $rw $in $op $Of [$($n)* 1] [$($done)* None,] $($($rest)*)?)
    };
    (@values $rw:ident $in:tt $op:ident $Of:ident [$($n:tt)*] [$($done:tt)*] $r:tt $([$($a:tt)*])? $(($($v:tt)*))? $(@ $g:tt)? $(: $t:tt)? $(, $($rest:tt)*)?) => {
        $crate::rule!(@values $rw $in $op $Of [$($n)* 1] [$($done)* Some(
            $crate::rule!(@v $rw $in [($rw.result_type($op, 0 $(+ $n)*))] $r $([$($a)*])? $(($($v)*))? $(@ $g)? $(: $t)?)
        ),] $($($rest)*)?)
    };

    // A value.
    (@v $rw:ident $in:tt $rt:tt $K:ident $([$($at:ident : $av:expr),* $(,)?])? ($($l:tt)*) $(@ $g:tt)? $(: $t:tt)?) => {{
        $crate::rule!(@check $in $crate::rules::completes(<$K as $crate::OpKind>::DEF, &[$($($K::SLOTS.$at),*)?]),
            "`", stringify!($K), "(..)` lacks an attribute");
        let mut state = $crate::OpState::new(<$K as $crate::OpKind>::DEF, $rw.loc());
        $crate::rule!(@a $rw $in $rt state $K [] [$($l)*] $($l)*);
        $($( $K::ATTRS.$at.set(&mut state, $rw.ctx(), $av); )*)?
        $( <$K as $crate::rules::Flagged>::set_flags(&mut state, $rw.ctx(), $g); )?
        $crate::rule!(@result $in state $K $rt $($t)?);
        let new = $rw.create(state);
        $rw.result(new, 0)
    }};
    (@v $rw:ident $in:tt $rt:tt {$e:expr} $(: $t:tt)?) => { $crate::rule!(@constant $rw $in [$e] $rt [] $($t)?) };
    (@v $rw:ident $in:tt $rt:tt (fn $f:ident ($($a:tt)*))) => { $f($rw, $($a)*) };
    (@v $rw:ident $in:tt $rt:tt $x:tt) => { $x };
    (@result $in:tt $state:ident $K:ident $rt:tt $t:tt) => { $state.results.push($t); };
    (@result $in:tt $state:ident $K:ident [$ty:tt]) => {
        if const { !$crate::rules::infers(<$K as $crate::OpKind>::DEF) } { $state.results.push($ty); }
    };
    (@result $in:tt $state:ident $K:ident []) => {
        $crate::rule!(@check $in $crate::rules::infers(<$K as $crate::OpKind>::DEF),
            "the result type of `", stringify!($K), "(..)` cannot be inferred: write `", stringify!($K), "(..): ty`");
    };

    // A constant: of the given type, of the first name beside it, or of the replaced result.
    (@constant $rw:ident $in:tt [$e:expr] $rt:tt $beside:tt $t:tt) => {{
        let (ty, value) = ($t, $e);
        let value = $crate::rules::Literal::attr(value, $rw.ctx(), ty);
        <Constant as $crate::rules::ConstantKind>::constant($rw, ty, value)
    }};
    (@constant $rw:ident $in:tt $e:tt [$ty:tt] []) => { $crate::rule!(@constant $rw $in $e [] [] $ty) };
    (@constant $rw:ident [$($in:tt)*] [$e:expr] [] []) => {
        compile_error!(concat!("rule `", $($in)*, "`: the type of the constant {", stringify!($e), "} is unknown: write `{..}: ty`"))
    };
    (@constant $rw:ident $in:tt $e:tt $rt:tt [$K:ident $([$($a:tt)*])? ($($v:tt)*) $(@ $g:tt)? $(: $t:tt)? $(, $($rest:tt)*)?]) => {
        $crate::rule!(@constant $rw $in $e $rt [$($($rest)*)?])
    };
    (@constant $rw:ident $in:tt $e:tt $rt:tt [{$o:expr} $(: $t:tt)? $(, $($rest:tt)*)?]) => {
        $crate::rule!(@constant $rw $in $e $rt [$($($rest)*)?])
    };
    (@constant $rw:ident $in:tt $e:tt $rt:tt [(fn $($call:tt)*) $(, $($rest:tt)*)?]) => {
        $crate::rule!(@constant $rw $in $e $rt [$($($rest)*)?])
    };
    (@constant $rw:ident $in:tt $e:tt $rt:tt [.. $x:ident $(, $($rest:tt)*)?]) => {
        $crate::rule!(@constant $rw $in $e $rt [$($($rest)*)?])
    };
    (@constant $rw:ident $in:tt $e:tt $rt:tt [$x:tt $(, $($rest:tt)*)?]) => {
        $crate::rule!(@constant $rw $in $e [] [] ($rw.ty($x)))
    };

    // Operands of a new operation.
    (@a $rw:ident $in:tt $rt:tt $state:ident $Of:ident [$($n:tt $k:tt)*] $all:tt) => {
        $crate::rule!(@counts $in $Of [$($n $k)*]);
        $state.set_segments($rw.ctx(), &[$($crate::rule!(@size $k)),*], &[1]);
    };
    (@size One) => { 1 };
    (@size ($x:ident)) => { $x.len() };
    (@a $rw:ident $in:tt $rt:tt $state:ident $Of:ident [$($n:tt $k:tt)*] $all:tt $K:ident $([$($a:tt)*])? ($($v:tt)*) $(@ $g:tt)? $(: $t:tt)? $(, $($rest:tt)*)?) => {
        let value = $crate::rule!(@v $rw $in [] $K $([$($a)*])? ($($v)*) $(@ $g)? $(: $t)?);
        $state.operands.push(value);
        $crate::rule!(@a $rw $in $rt $state $Of [$($n $k)* 1 One] $all $($($rest)*)?);
    };
    (@a $rw:ident $in:tt $rt:tt $state:ident $Of:ident [$($n:tt $k:tt)*] $all:tt {$e:expr} $(: $t:tt)? $(, $($rest:tt)*)?) => {
        let value = $crate::rule!(@constant $rw $in [$e] $rt $all $($t)?);
        $state.operands.push(value);
        $crate::rule!(@a $rw $in $rt $state $Of [$($n $k)* 1 One] $all $($($rest)*)?);
    };
    (@a $rw:ident $in:tt $rt:tt $state:ident $Of:ident [$($n:tt $k:tt)*] $all:tt .. $x:ident $(, $($rest:tt)*)?) => {
        $state.operands.extend_from_slice(&$x);
        $crate::rule!(@a $rw $in $rt $state $Of [$($n $k)* 1 ($x)] $all $($($rest)*)?);
    };
    (@a $rw:ident $in:tt $rt:tt $state:ident $Of:ident [$($n:tt $k:tt)*] $all:tt $x:tt $(, $($rest:tt)*)?) => {
        let value = $crate::rule!(@v $rw $in [] $x);
        $state.operands.push(value);
        $crate::rule!(@a $rw $in $rt $state $Of [$($n $k)* 1 One] $all $($($rest)*)?);
    };

    // A shared value: constants have the type of the first result, if none is given.
    (@step $rw:ident $in:tt $rt:tt {$e:expr} $(: $t:tt)?) => { $crate::rule!(@v $rw $in $rt {$e} $(: $t)?) };
    (@step $rw:ident $in:tt $rt:tt $($value:tt)+) => { $crate::rule!(@v $rw $in [] $($value)+) };
    (@emit $rw:ident $in:tt $rt:tt $x:ident = $r:tt $([$($a:tt)*])? $(($($v:tt)*))? $(@ $g:tt)? $(: $t:tt)?; $($rest:tt)+) => {{
        let $x = $crate::rule!(@step $rw $in $rt $r $([$($a)*])? $(($($v)*))? $(@ $g)? $(: $t)?);
        $crate::rule!(@emit $rw $in $rt $($rest)+)
    }};
    (@emit $rw:ident $in:tt $rt:tt ($($r:tt $([$($a:tt)*])? $(($($v:tt)*))? $(@ $g:tt)? $(: $t:tt)?),+)) => {
        ($( $crate::rule!(@v $rw $in $rt $r $([$($a)*])? $(($($v)*))? $(@ $g)? $(: $t)?) ),+)
    };
    (@emit $rw:ident $in:tt $rt:tt $($value:tt)+) => { $crate::rule!(@v $rw $in $rt $($value)+) };
}
