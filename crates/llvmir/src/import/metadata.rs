//! Metadata of instructions: type-based alias analysis, alias scopes, access groups, profiles.

use crate::import::Import;
use crate::import::body::BodyImport;
use crate::import::losses::Loss;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DistinctAttr, StringAttr};
use terrace_ir::{Attr, Op, Reported, Result, Str};
use terrace_llir as llir;
use terrace_llir::{Inst, Md, MdKind};
use terrace_llvm as l;
use terrace_llvm::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, DereferenceableAttr, MmraTagAttr, TbaaMemberAttr,
    TbaaRootAttr, TbaaTagAttr, TbaaTypeDescAttr,
};
use terrace_support::FxHashMap;

/// Metadata that was translated.
#[derive(Default)]
pub(crate) struct Nodes {
    /// Roots and type descriptors of TBAA.
    tbaa: FxHashMap<Md, Attr>,
    /// Arrays of one TBAA tag.
    tags: FxHashMap<Md, Attr>,
    domains: FxHashMap<Md, Attr>,
    scopes: FxHashMap<Md, Attr>,
    groups: FxHashMap<Md, Attr>,
    /// Arrays of scopes and groups by their list.
    lists: FxHashMap<(Md, bool), Attr>,
    /// Numbers of distinct nodes that are attributes with an identity.
    pub distinct: FxHashMap<Md, Attr>,
}

/// The nesting of type descriptors that is followed.
const MAX_DEPTH: u32 = 500;

impl Import<'_> {
    /// Translates the metadata of memory accesses in a body, and reports what cannot be translated.
    pub fn check_metadata(&mut self, body: &llir::Body) -> Result {
        for attachment in body.all_attachments() {
            let node = attachment.node;
            match attachment.kind {
                MdKind::ACCESS_GROUP => self.check_access_group(node)?,
                MdKind::TBAA => {
                    self.tbaa_tag(node)?;
                }
                MdKind::ALIAS_SCOPE | MdKind::NOALIAS => {
                    self.alias_scopes(node, true)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    #[cold]
    fn unsupported(&self, what: &str, node: Md) -> Reported {
        let text = llir::print::metadata_text(self.m, node);
        self.ctx.error(self.loc, format!("unsupported {what} node format: {text}")).emit()
    }

    /// `#llvm.tbaa_tag<...>`
    fn tbaa_tag(&mut self, node: Md) -> Result<Attr> {
        if let Some(&attr) = self.state.nodes.tags.get(&node) {
            return Ok(attr);
        }
        self.tbaa_operands(node, 0)?;
        let operands = self.operands(node).unwrap_or_default();
        let (Some(&[base, access, offset]), rest) = (operands.first_chunk::<3>(), operands.get(3)) else {
            return Err(self.unsupported("TBAA", node));
        };
        let constant = rest.map(|&constant| self.md_int(constant));
        let (Some(offset), true) = (self.md_int(offset), operands.len() <= 4 && constant != Some(None))
        else {
            return Err(self.unsupported("TBAA", node));
        };
        let (base, access) = (self.tbaa_type(base, 0)?, self.tbaa_type(access, 0)?);
        let constant = constant.flatten().is_some_and(|constant| constant != 0);
        let tag = TbaaTagAttr::get(self.ctx, base, access, offset, constant);
        let attr = ArrayAttr::get(self.ctx, &[tag]);
        self.state.nodes.tags.insert(node, attr);
        Ok(attr)
    }

    /// Translates the nodes in a node.
    fn tbaa_operands(&mut self, node: Md, depth: u32) -> Result {
        let operands = self.operands(node).unwrap_or_default();
        if operands.contains(&node) {
            let text = llir::print::metadata_text(self.m, node);
            return Err(self.ctx.error(self.loc, format!("has cycle in TBAA graph: {text}")).emit());
        }
        for operand in operands {
            if self.tuple(operand).is_some() {
                self.tbaa_type(operand, depth + 1)?;
            }
        }
        Ok(())
    }

    /// A root or a type descriptor.
    fn tbaa_type(&mut self, node: Md, depth: u32) -> Result<Attr> {
        if let Some(&attr) = self.state.nodes.tbaa.get(&node) {
            return Ok(attr);
        }
        let Some(operands) = self.operands(node).filter(|_| depth < MAX_DEPTH) else {
            return Err(self.unsupported("TBAA", node));
        };
        self.tbaa_operands(node, depth)?;
        let ctx = self.ctx;
        let name = operands.first().map(|&name| self.md_text(name).map(|name| ctx.str_id(name)));
        let attr = match (name, operands.get(1..).unwrap_or(&[])) {
            (None, _) => TbaaRootAttr::get(ctx, None),
            (Some(Some(name)), []) => TbaaRootAttr::get(ctx, Some(name)),
            (Some(Some(name)), &[parent]) => {
                let parent = self.tbaa_type(parent, depth + 1)?;
                TbaaTypeDescAttr::get(ctx, name, &[TbaaMemberAttr::get(ctx, parent, 0)])
            }
            (Some(Some(name)), members) if members.len() % 2 == 0 => {
                let mut attrs = Vec::with_capacity(members.len() / 2);
                for &[member, offset] in members.as_chunks::<2>().0 {
                    let Some(offset) = self.md_int(offset).filter(|_| self.tuple(member).is_some()) else {
                        return Err(self.unsupported("TBAA", node));
                    };
                    let member = self.tbaa_type(member, depth + 1)?;
                    attrs.push(TbaaMemberAttr::get(ctx, member, offset));
                }
                TbaaTypeDescAttr::get(ctx, name, &attrs)
            }
            _ => return Err(self.unsupported("TBAA", node)),
        };
        self.state.nodes.tbaa.insert(node, attr);
        Ok(attr)
    }

    /// The identity of a distinct node.
    pub fn distinct(&mut self, node: Md) -> Attr {
        let ctx = self.ctx;
        *self.state.nodes.distinct.entry(node).or_insert_with(|| DistinctAttr::new(ctx, Attr::UNIT))
    }

    /// The identity of a scope or domain: its own name, or a new one.
    fn identity(&mut self, node: Md, first: Md) -> Attr {
        match self.md_text(first) {
            Some(text) => StringAttr::get(self.ctx, self.ctx.str_id(text), None),
            None => self.distinct(node),
        }
    }

    fn description(&self, operands: &[Md], at: usize) -> Option<Str> {
        operands.get(at).and_then(|&text| self.md_text(text)).map(|text| self.ctx.str_id(text))
    }

    /// The scopes of a list. Scopes that no memory access has are only translated if `add` is set.
    pub fn alias_scopes(&mut self, list: Md, add: bool) -> Result<Attr> {
        if let Some(&attr) = self.state.nodes.lists.get(&(list, false)) {
            return Ok(attr);
        }
        let ctx = self.ctx;
        let mut scopes = Vec::new();
        for scope in self.operands(list).unwrap_or_default() {
            if let Some(&attr) = self.state.nodes.scopes.get(&scope) {
                scopes.push(attr);
                continue;
            }
            if !add {
                self.state.needs_module.set(true);
                continue;
            }
            let operands = self.operands(scope).unwrap_or_default();
            let &[id, domain, ..] = operands.as_slice() else {
                return Err(self.unsupported("alias scope", scope));
            };
            let domain = match self.state.nodes.domains.get(&domain) {
                Some(&domain) => domain,
                None => {
                    let parts = self.operands(domain).unwrap_or_default();
                    let Some(&id) = parts.first() else {
                        return Err(self.unsupported("alias domain", domain));
                    };
                    let id = self.identity(domain, id);
                    let attr = AliasScopeDomainAttr::get(ctx, id, self.description(&parts, 1));
                    self.state.nodes.domains.insert(domain, attr);
                    attr
                }
            };
            let id = self.identity(scope, id);
            let attr = AliasScopeAttr::get(ctx, id, domain, self.description(&operands, 2));
            self.state.nodes.scopes.insert(scope, attr);
            scopes.push(attr);
        }
        let attr = ArrayAttr::get(ctx, &scopes);
        if add {
            self.state.nodes.lists.insert((list, false), attr);
        }
        Ok(attr)
    }

    /// Translates the access groups of a node, and reports those that are not empty distinct nodes.
    fn check_access_group(&mut self, node: Md) -> Result {
        let operands = self.operands(node).unwrap_or_default();
        let groups = if operands.is_empty() { vec![node] } else { operands };
        let is_group = |&group: &Md| {
            let group = self.tuple(group);
            group.is_some_and(|group| group.distinct && group.iter().next().is_none())
        };
        if groups.iter().all(is_group) {
            self.access_groups(node, true);
            return Ok(());
        }
        let message = "expected an access group node to be empty and distinct";
        self.ctx.warning(self.loc, message).emit();
        let text = llir::print::metadata_text(self.m, node);
        Err(self.ctx.error(self.loc, format!("unsupported access group node: {text}")).emit())
    }

    /// The access groups of a node: itself, or a list. `None` if one is not known and `add` is not set.
    pub fn access_groups(&mut self, node: Md, add: bool) -> Option<Attr> {
        if let Some(&attr) = self.state.nodes.lists.get(&(node, true)) {
            return Some(attr);
        }
        let ctx = self.ctx;
        let operands = self.operands(node)?;
        let list = if operands.is_empty() { vec![node] } else { operands };
        let mut groups = Vec::new();
        for group in list {
            let known = self.state.nodes.groups.get(&group).copied();
            if known.is_none() && !add {
                return None;
            }
            groups.push(match known {
                Some(attr) => attr,
                None => {
                    let attr = AccessGroupAttr::get(ctx, self.distinct(group));
                    self.state.nodes.groups.insert(group, attr);
                    attr
                }
            });
        }
        let attr = ArrayAttr::get(ctx, &groups);
        self.state.nodes.lists.insert((node, true), attr);
        Some(attr)
    }

    /// `llvm.mmra`: one tag, or an array of tags.
    fn mmra(&self, node: Md) -> Option<Attr> {
        let ctx = self.ctx;
        let tag = |node: Md| {
            let parts = self.operands(node)?;
            let &[prefix, suffix] = parts.as_slice() else { return None };
            let (prefix, suffix) = (self.md_text(prefix)?, self.md_text(suffix)?);
            Some(MmraTagAttr::get(ctx, ctx.str_id(prefix), ctx.str_id(suffix)))
        };
        if let Some(tag) = tag(node) {
            return Some(tag);
        }
        let tags: Option<Vec<Attr>> = self.operands(node)?.into_iter().map(tag).collect();
        Some(ArrayAttr::get(ctx, &tags?))
    }

    /// Branch weights: `n` numbers.
    fn branch_weights(&self, node: Md, n: usize) -> Option<Attr> {
        let operands = self.operands(node)?;
        let (&name, mut weights) = operands.split_first()?;
        if self.md_text(name)? != b"branch_weights" {
            return None;
        }
        if let Some((&origin, rest)) = weights.split_first()
            && self.md_text(origin).is_some()
        {
            weights = rest;
        }
        let weights: Option<Vec<i32>> =
            weights.iter().map(|&weight| self.md_int(weight).map(|weight| weight as i32)).collect();
        weights
            .filter(|weights| weights.len() == n)
            .map(|weights| DenseArrayAttr::of_i32s(self.ctx, &weights))
    }
}

impl BodyImport<'_, '_> {
    /// Sets the attributes for the metadata of an instruction.
    #[inline]
    pub fn attach_metadata(&mut self, inst: Inst, op: Op) {
        let f = self.f;
        let mut attachments: terrace_support::small_vec::SmallVec<[(MdKind, Md); 4]> =
            f.attachments(inst).map(|attachment| (attachment.kind, attachment.node)).collect();
        if attachments.is_empty() {
            return;
        }
        attachments.sort_by_key(|attachment| attachment.0);
        for (kind, node) in attachments {
            let attached = self.attach(op, kind, node);
            if attached != Some(true) && !self.is_flag(op, kind) {
                self.im.state.losses.add(Loss::Metadata, 1);
            }
            if attached == Some(false) && self.im.options.expensive_warnings {
                let (node, text) = (llir::print::metadata_text(self.im.m, node), self.text(inst));
                let message = format!("unhandled metadata: {node} on {text}");
                self.im.ctx.warning(self.loc, message).emit();
            }
        }
    }

    /// Whether the operation has the attachment as a flag, which was set when it was made.
    fn is_flag(&self, op: Op, kind: MdKind) -> bool {
        let name = match kind {
            MdKind::NONTEMPORAL => "nontemporal",
            MdKind::INVARIANT_LOAD => "invariant",
            MdKind::INVARIANT_GROUP => "invariant_group",
            _ => return false,
        };
        self.body.def(op).slot_of(name).is_some_and(|slot| self.body.slot(op, slot).is_some())
    }

    /// Sets the attribute of an attachment. `None` if no operation has one of this kind, and `false` if this one does
    /// not.
    fn attach(&mut self, op: Op, kind: MdKind, node: Md) -> Option<bool> {
        let ctx = self.im.ctx;
        let def = self.body.def(op);
        let (name, attr) = match kind {
            MdKind::TBAA => ("tbaa", self.im.tbaa_tag(node).ok()),
            MdKind::ALIAS_SCOPE => ("alias_scopes", self.im.alias_scopes(node, true).ok()),
            MdKind::NOALIAS => ("noalias_scopes", self.im.alias_scopes(node, true).ok()),
            MdKind::ACCESS_GROUP => ("access_groups", self.im.access_groups(node, true)),
            MdKind::PROF => {
                let is_weighted = self.body.is::<l::CondBr>(op)
                    || self.body.is::<l::Switch>(op)
                    || self.body.is::<l::Invoke>(op);
                let n = self.body.n_succs(op);
                let weights = if is_weighted { self.im.branch_weights(node, n) } else { None };
                ("branch_weights", weights)
            }
            MdKind::LOOP => {
                let is_branch = self.body.is::<l::Br>(op) || self.body.is::<l::CondBr>(op);
                let annotation = if is_branch { self.im.loop_annotation(node, self.loc) } else { None };
                ("loop_annotation", annotation)
            }
            MdKind::DEREFERENCEABLE | MdKind::DEREFERENCEABLE_OR_NULL => {
                let bytes = self.im.operands(node).and_then(|operands| self.im.md_int(*operands.first()?));
                let or_null = kind == MdKind::DEREFERENCEABLE_OR_NULL;
                // The attribute has no numbers of 2^63 and more.
                let bytes = bytes.filter(|&bytes| bytes >= 0);
                ("dereferenceable", bytes.map(|bytes| DereferenceableAttr::get(ctx, bytes as u64, or_null)))
            }
            MdKind::MMRA => {
                let Some(attr) = self.im.mmra(node) else { return Some(false) };
                self.body.set_discardable(op, ctx.intern("llvm.mmra"), Some(attr));
                return Some(true);
            }
            _ => return None,
        };
        let (Some(slot), Some(attr)) = (def.slot_of(name), attr) else { return Some(false) };
        self.body.set_slot(op, slot, Some(attr));
        Some(true)
    }
}
