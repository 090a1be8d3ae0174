//! Stubs.
use terrace_ir::decl::Fold;
use terrace_ir::{Attr, Body, Op};
pub(crate) fn address_of(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn block_address(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn cast_chain(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn constant(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn dso_local_equivalent(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn extractvalue(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn gep(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn icmp(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn or(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn poison(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn poison_value(_: &Body, _: Op) -> Option<Attr> {
    None
}
pub(crate) fn shl(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn shufflevector(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn undef(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn undef_value(_: &Body, _: Op) -> Option<Attr> {
    None
}
pub(crate) fn zero(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
pub(crate) fn zero_value(_: &Body, _: Op) -> Option<Attr> {
    None
}
pub(crate) fn zext(_: &mut Body, _: Op, _: &[Option<Attr>]) -> Fold {
    Fold::None
}
