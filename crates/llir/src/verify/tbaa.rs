//! Checks of `!tbaa` access tags and their type descriptors (LangRef: "`tbaa` Metadata").

use crate::context::Context;
use crate::debug::DiKind;
use crate::inst::Opcode;
use crate::metadata::{Md, MdView, NodeView};
use terrace_support::{FxHashMap, FxHashSet};

type Problem = Option<&'static str>;

/// Caches of checked tags and type descriptors.
#[derive(Default)]
pub(super) struct Cache {
    tags: FxHashMap<Md, Problem>,
    /// The problem of a descriptor as the base of an access, or the width of its offsets.
    bases: FxHashMap<Md, Result<Option<u32>, &'static str>>,
    scalars: FxHashMap<Md, bool>,
}

fn tuple(cx: &Context, md: Md) -> Option<NodeView<'_>> {
    match cx.md_view(md) {
        MdView::Node(node) if node.kind() == DiKind::Tuple => Some(node),
        _ => None,
    }
}

/// The value of an integer constant and its width.
fn integer(cx: &Context, md: Md) -> Option<(u64, u32)> {
    match cx.md_view(md) {
        MdView::Value(value) => Some((cx.as_i64(value)? as u64, value.ty().int_width()?)),
        _ => None,
    }
}

fn is_string(cx: &Context, md: Md) -> bool {
    matches!(cx.md_view(md), MdView::String(_))
}

fn operand(node: &NodeView<'_>, at: usize) -> Md {
    node.iter().nth(at).unwrap_or_default()
}

fn is_root(node: &NodeView<'_>) -> bool {
    node.len() < 2
}

/// Whether a descriptor has the newer form, whose first operand is its parent.
fn is_new_format(cx: &Context, ty: &NodeView<'_>) -> bool {
    ty.len() >= 3 && tuple(cx, operand(ty, 0)).is_some()
}

impl Cache {
    /// The problem of an instruction's access tag.
    pub(super) fn check(&mut self, cx: &Context, op: Opcode, tag: Md) -> Problem {
        let accesses = matches!(
            op,
            Opcode::Load | Opcode::Store | Opcode::Call | Opcode::VaArg | Opcode::AtomicRmw | Opcode::CmpXchg
        );
        if !accesses {
            return Some("This instruction shall not have a TBAA access tag!");
        }
        if let Some(&known) = self.tags.get(&tag) {
            return known;
        }
        let problem = self.tag(cx, tag).err();
        self.tags.insert(tag, problem);
        problem
    }

    fn tag(&mut self, cx: &Context, tag: Md) -> Result<(), &'static str> {
        let require = |holds: bool, message: &'static str| if holds { Ok(()) } else { Err(message) };
        let Some(node) = tuple(cx, tag) else { return Ok(()) };
        require(!node.is_empty(), "TBAA metadata cannot have 0 operands")?;
        let (base, access) = (tuple(cx, operand(&node, 0)), tuple(cx, operand(&node, 1)));
        let by_path = base.is_some() && node.len() >= 3;
        require(by_path, "Old-style TBAA is no longer allowed, use struct-path TBAA instead")?;
        if access.as_ref().is_some_and(|access| is_new_format(cx, access)) {
            return Ok(());
        }
        require(node.len() < 5, "Struct tag metadata must have either 3 or 4 operands")?;
        if node.len() == 4 {
            let flag = integer(cx, operand(&node, 3));
            let (flag, _) = flag.ok_or("Immutability tag on struct tag metadata must be a constant")?;
            let known = matches!(flag, 0 | 1 | u64::MAX);
            require(known, "Immutability part of the struct tag metadata must be either 0 or 1")?;
        }
        require(
            access.is_some(),
            "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes",
        )?;
        let access = operand(&node, 1);
        require(self.is_scalar(cx, access), "Access type node must be a valid scalar type")?;
        let (mut offset, width) = integer(cx, operand(&node, 2)).ok_or("Offset must be constant integer")?;
        let mut at = operand(&node, 0);
        let (mut seen, mut path) = (false, FxHashSet::default());
        while let Some(base) = tuple(cx, at).filter(|base| !is_root(base)) {
            require(path.insert(at), "Cycle detected in struct path")?;
            let widths = self.base(cx, at, &base)?;
            seen |= at == access;
            let scalar = at == access || self.is_scalar(cx, at);
            require(!scalar || offset == 0, "Offset not zero at the point of scalar access")?;
            require(
                widths.map_or(offset == 0, |described| described == width),
                "Access bit-width not the same as description bit-width",
            )?;
            at = field_at(cx, &base, &mut offset)?;
        }
        require(seen, "Did not see access type in access path!")
    }

    fn is_scalar(&mut self, cx: &Context, ty: Md) -> bool {
        if let Some(&known) = self.scalars.get(&ty) {
            return known;
        }
        let mut path = FxHashSet::default();
        let mut at = ty;
        let scalar = loop {
            let Some(node) = tuple(cx, at) else { break false };
            if !path.is_empty() && is_root(&node) {
                break true;
            }
            if let Some(&known) = self.scalars.get(&at) {
                break known;
            }
            let fits = matches!(node.len(), 2 | 3)
                && is_string(cx, operand(&node, 0))
                && (node.len() == 2 || matches!(integer(cx, operand(&node, 2)), Some((0, _))));
            if !fits || !path.insert(at) {
                break false;
            }
            at = operand(&node, 1);
        };
        // A type is a scalar just like its parents below the root.
        self.scalars.extend(path.into_iter().map(|ty| (ty, scalar)));
        self.scalars.insert(ty, scalar);
        scalar
    }

    /// The problem of a descriptor as the base of an access, or the width of its offsets if it has any.
    fn base(&mut self, cx: &Context, ty: Md, node: &NodeView<'_>) -> Result<Option<u32>, &'static str> {
        if let Some(&known) = self.bases.get(&ty) {
            return known;
        }
        let found = if node.len() != 2 {
            fields(cx, node)
        } else if self.is_scalar(cx, ty) {
            Ok(None)
        } else {
            Err("Access type node must be a valid scalar type")
        };
        self.bases.insert(ty, found);
        found
    }
}

/// Checks the fields of a struct type descriptor.
fn fields(cx: &Context, node: &NodeView<'_>) -> Result<Option<u32>, &'static str> {
    if node.len() % 2 != 1 {
        return Err("Struct tag nodes must have an odd number of operands!");
    }
    let operands: Vec<Md> = node.iter().collect();
    let [name, ref fields @ ..] = operands[..] else { return Ok(None) };
    if !is_string(cx, name) {
        return Err("Struct tag nodes have a string as their first operand");
    }
    let (mut width, mut before) = (None, 0);
    for field in fields.as_chunks::<2>().0 {
        if tuple(cx, field[0]).is_none() {
            return Err("Incorrect field entry in struct type node!");
        }
        let (offset, bits) = integer(cx, field[1]).ok_or("Offset entries must be constants!")?;
        if *width.get_or_insert(bits) != bits {
            return Err("Bitwidth between the offsets and struct type entries must match");
        }
        if offset < before {
            return Err("Offsets must be increasing!");
        }
        before = offset;
    }
    Ok(width)
}

/// The descriptor of the field at an offset. Makes the offset relative to the field.
fn field_at(cx: &Context, base: &NodeView<'_>, offset: &mut u64) -> Result<Md, &'static str> {
    if base.len() == 2 {
        return Ok(operand(base, 1));
    }
    let mut operands = base.iter().skip(1);
    let mut found = None;
    while let (Some(ty), Some(start)) = (operands.next(), operands.next()) {
        let start = integer(cx, start).map_or(0, |(start, _)| start);
        if start > *offset {
            break;
        }
        found = Some((ty, start));
    }
    let (ty, start) = found.ok_or("Could not find TBAA parent in struct type node")?;
    *offset -= start;
    Ok(ty)
}
