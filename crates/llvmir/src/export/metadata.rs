//! Metadata of instructions: alias scopes, access groups, TBAA tags, loops, memory model relaxations.
//!
//! A module has one table of nodes, since a `distinct` attribute has one node in all functions.

use super::locations::Locations;
use super::state::{FunctionTranslation, ModuleState};
use terrace_ir::attrs::{DistinctAttr, FusedLoc, IntegerAttr};
use terrace_ir::{Attr, Loc, Op, Result};
use terrace_llir as llir;
use terrace_llir::{Inst, Md, MdKind, Type, Value};
use terrace_llvm as l;
use terrace_llvm::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, LoopAnnotationAttr, MmraTagAttr, TbaaMemberAttr,
    TbaaRootAttr, TbaaTagAttr, TbaaTypeDescAttr,
};
use terrace_support::id::IdMap;
use terrace_support::small_vec::SmallVec;

/// The maximum nesting of types and annotations.
const MAX_DEPTH: u32 = 1000;

type Why = &'static str;

/// Builds nodes of attributes while the table is locked.
struct NodeBuilder<'t, 'a> {
    state: &'t ModuleState<'a>,
    of: &'t mut IdMap<Attr, Md>,
}

impl NodeBuilder<'_, '_> {
    fn string(&self, text: &[u8]) -> Md {
        self.state.module.cx.md_string(text)
    }

    fn tuple(&self, operands: &[Md]) -> Md {
        self.state.module.cx.md_node(operands)
    }

    fn int(&self, value: i64) -> Md {
        let cx = &self.state.module.cx;
        cx.md_value(cx.int(Type::I64, value))
    }

    fn node(&mut self, attr: Attr, depth: u32) -> core::result::Result<Md, Why> {
        if let Some(&node) = self.of.get(&attr) {
            return Ok(node);
        }
        if depth > MAX_DEPTH {
            return Err("cannot be translated: metadata is nested too deeply");
        }
        let node = self.make(attr, depth)?;
        self.of.insert(attr, node);
        Ok(node)
    }

    /// A node `!{id, …}` if the id is a string, or else a distinct node `!{self, …}`.
    fn named(&self, id: Attr, rest: &[Md]) -> Md {
        let (ctx, cx) = (self.state.ctx, &self.state.module.cx);
        let mut operands: SmallVec<[Md; 4]> = SmallVec::new();
        match id.as_bytes(ctx) {
            Some(name) if !id.is::<DistinctAttr>(ctx) => {
                operands.push(cx.md_string(name));
                operands.extend_from_slice(rest);
                cx.md_node(&operands)
            }
            _ => {
                let node = cx.md_mutable(true);
                operands.push(node);
                operands.extend_from_slice(rest);
                cx.md_set_operands(node, &operands);
                node
            }
        }
    }

    fn make(&mut self, attr: Attr, depth: u32) -> core::result::Result<Md, Why> {
        let ctx = self.state.ctx;
        let description = |tx: &Self, text: Option<terrace_ir::Str>| text.map(|t| tx.string(ctx.bytes(t)));
        if attr.is::<AccessGroupAttr>(ctx) {
            return Ok(self.state.module.cx.md_distinct(&[]));
        }
        if let Some(domain) = attr.as_::<AliasScopeDomainAttr>(ctx) {
            let rest: SmallVec<[Md; 1]> = description(self, domain.description).into_iter().collect();
            return Ok(self.named(domain.id, &rest));
        }
        if let Some(scope) = attr.as_::<AliasScopeAttr>(ctx) {
            let mut rest: SmallVec<[Md; 2]> = SmallVec::new();
            rest.push(self.node(scope.domain, depth + 1)?);
            rest.extend(description(self, scope.description));
            return Ok(self.named(scope.id, &rest));
        }
        if let Some(root) = attr.as_::<TbaaRootAttr>(ctx) {
            return Ok(match root.id {
                Some(id) => self.tuple(&[self.string(ctx.bytes(id))]),
                // Without a name the node is distinct.
                None => self.named(Attr::UNIT, &[]),
            });
        }
        if let Some(ty) = attr.as_::<TbaaTypeDescAttr>(ctx) {
            let mut operands: SmallVec<[Md; 8]> = SmallVec::new();
            operands.push(self.string(ctx.bytes(ty.id)));
            for member in ty.members.iter().filter_map(|member| member.as_::<TbaaMemberAttr>(ctx)) {
                operands.push(self.node(member.type_desc, depth + 1)?);
                operands.push(self.int(member.offset));
            }
            return Ok(self.tuple(&operands));
        }
        if let Some(tag) = attr.as_::<TbaaTagAttr>(ctx) {
            let mut operands: SmallVec<[Md; 4]> = SmallVec::new();
            operands.push(self.node(tag.base_type, depth + 1)?);
            operands.push(self.node(tag.access_type, depth + 1)?);
            operands.push(self.int(tag.offset));
            if tag.constant {
                operands.push(self.int(1));
            }
            return Ok(self.tuple(&operands));
        }
        if let Some(annotation) = attr.as_::<LoopAnnotationAttr>(ctx) {
            return self.annotation(&annotation, depth);
        }
        Err("cannot be translated: this attribute is no metadata")
    }

    /// The node of a loop: itself, then a node for each property.
    fn annotation(&mut self, a: &LoopAnnotationAttr<'_>, depth: u32) -> core::result::Result<Md, Why> {
        use Property::{Flag, Followup, Name, NegatedFlag, NegatedName, Number};
        let ctx = self.state.ctx;
        let cx = &self.state.module.cx;
        let node = cx.md_mutable(true);
        let mut out = vec![node];
        for loc in [a.start_loc, a.end_loc].into_iter().flatten() {
            if loc.is::<FusedLoc>(ctx) {
                let mut locations = Locations::default();
                let loc = locations.node(self.state.debug_nodes(), Loc::of_attr(loc), Md::NULL)?;
                out.extend((!loc.is_null()).then_some(loc));
            }
        }
        let int = |attr: Attr| Some(attr.as_::<IntegerAttr>(ctx)?.to_i64(ctx).unwrap_or(0) as i32);
        let number = |attr: Option<Attr>| Number(attr.and_then(int));
        let mut properties = vec![
            ("llvm.loop.disable_nonforced", Name(a.disable_nonforced)),
            ("llvm.loop.mustprogress", Name(a.must_progress)),
            ("llvm.loop.isvectorized", Number(a.is_vectorized.map(|attr| i32::from(attr == Attr::TRUE)))),
        ];
        if let Some(o) = a.vectorize.and_then(|o| o.as_::<l::LoopVectorizeAttr>(ctx)) {
            properties.extend([
                ("llvm.loop.vectorize.enable", NegatedFlag(o.disable)),
                ("llvm.loop.vectorize.predicate.enable", Flag(o.predicate_enable)),
                ("llvm.loop.vectorize.scalable.enable", Flag(o.scalable_enable)),
                ("llvm.loop.vectorize.width", number(o.width)),
                ("llvm.loop.vectorize.followup_vectorized", Followup(o.followup_vectorized)),
                ("llvm.loop.vectorize.followup_epilogue", Followup(o.followup_epilogue)),
                ("llvm.loop.vectorize.followup_all", Followup(o.followup_all)),
            ]);
        }
        if let Some(o) = a.interleave.and_then(|o| o.as_::<l::LoopInterleaveAttr>(ctx)) {
            properties.push(("llvm.loop.interleave.count", number(Some(o.count))));
        }
        if let Some(o) = a.unroll.and_then(|o| o.as_::<l::LoopUnrollAttr>(ctx)) {
            properties.extend([
                ("llvm.loop.unroll.disable", Name(o.disable)),
                ("llvm.loop.unroll.enable", NegatedName(o.disable)),
                ("llvm.loop.unroll.count", number(o.count)),
                ("llvm.loop.unroll.runtime.disable", Flag(o.runtime_disable)),
                ("llvm.loop.unroll.full", Name(o.full)),
                ("llvm.loop.unroll.followup_unrolled", Followup(o.followup_unrolled)),
                ("llvm.loop.unroll.followup_remainder", Followup(o.followup_remainder)),
                ("llvm.loop.unroll.followup_all", Followup(o.followup_all)),
            ]);
        }
        if let Some(o) = a.unroll_and_jam.and_then(|o| o.as_::<l::LoopUnrollAndJamAttr>(ctx)) {
            properties.extend([
                ("llvm.loop.unroll_and_jam.disable", Name(o.disable)),
                ("llvm.loop.unroll_and_jam.enable", NegatedName(o.disable)),
                ("llvm.loop.unroll_and_jam.count", number(o.count)),
                ("llvm.loop.unroll_and_jam.followup_outer", Followup(o.followup_outer)),
                ("llvm.loop.unroll_and_jam.followup_inner", Followup(o.followup_inner)),
                ("llvm.loop.unroll_and_jam.followup_remainder_outer", Followup(o.followup_remainder_outer)),
                ("llvm.loop.unroll_and_jam.followup_remainder_inner", Followup(o.followup_remainder_inner)),
                ("llvm.loop.unroll_and_jam.followup_all", Followup(o.followup_all)),
            ]);
        }
        if let Some(o) = a.licm.and_then(|o| o.as_::<l::LoopLicmAttr>(ctx)) {
            properties.extend([
                ("llvm.licm.disable", Name(o.disable)),
                ("llvm.loop.licm_versioning.disable", Name(o.versioning_disable)),
            ]);
        }
        if let Some(o) = a.distribute.and_then(|o| o.as_::<l::LoopDistributeAttr>(ctx)) {
            properties.extend([
                ("llvm.loop.distribute.enable", NegatedFlag(o.disable)),
                ("llvm.loop.distribute.followup_coincident", Followup(o.followup_coincident)),
                ("llvm.loop.distribute.followup_sequential", Followup(o.followup_sequential)),
                ("llvm.loop.distribute.followup_fallback", Followup(o.followup_fallback)),
                ("llvm.loop.distribute.followup_all", Followup(o.followup_all)),
            ]);
        }
        if let Some(o) = a.pipeline.and_then(|o| o.as_::<l::LoopPipelineAttr>(ctx)) {
            properties.extend([
                ("llvm.loop.pipeline.disable", Flag(o.disable)),
                ("llvm.loop.pipeline.initiationinterval", number(o.initiation_interval)),
            ]);
        }
        if let Some(o) = a.peeled.and_then(|o| o.as_::<l::LoopPeeledAttr>(ctx)) {
            properties.push(("llvm.loop.peeled.count", number(o.count)));
        }
        if let Some(o) = a.unswitch.and_then(|o| o.as_::<l::LoopUnswitchAttr>(ctx)) {
            properties.push(("llvm.loop.unswitch.partial.disable", Name(o.partial_disable)));
        }
        for (name, property) in properties {
            let bool = |value| Some(cx.md_value(Value::bool(value)));
            let value = match property {
                Name(Some(Attr::TRUE)) => None,
                NegatedName(Some(attr)) if attr != Attr::TRUE => None,
                Flag(Some(attr)) => bool(attr == Attr::TRUE),
                NegatedFlag(Some(attr)) => bool(attr != Attr::TRUE),
                Number(Some(number)) => Some(cx.md_value(Value::i32(number))),
                Followup(Some(attr)) => Some(self.node(attr, depth + 1)?),
                _ => continue,
            };
            let name = self.string(name.as_bytes());
            out.push(match value {
                None => self.tuple(&[name]),
                Some(value) => self.tuple(&[name, value]),
            });
        }
        if !a.parallel_accesses.is_empty() {
            let mut groups = vec![self.string(b"llvm.loop.parallel_accesses")];
            for &group in a.parallel_accesses {
                groups.push(self.node(group, depth + 1)?);
            }
            out.push(self.tuple(&groups));
        }
        cx.md_set_operands(node, &out);
        Ok(node)
    }
}

/// The value of a property of a loop. Absent attributes make no node.
enum Property {
    /// Only the property's name, if the attribute is `true`.
    Name(Option<Attr>),
    /// Only the property's name, if the attribute is `false`.
    NegatedName(Option<Attr>),
    Flag(Option<Attr>),
    NegatedFlag(Option<Attr>),
    Number(Option<i32>),
    /// The annotation of a loop that the transformation makes.
    Followup(Option<Attr>),
}

impl FunctionTranslation<'_, '_> {
    /// The node of an attribute, from the worker's table or else from the module's, which needs a lock.
    fn metadata(&mut self, op: Op, attr: Attr) -> Result<Md> {
        if let Some(&node) = self.worker.metadata.get(&attr) {
            return Ok(node);
        }
        let node = {
            let mut of = self.state.nodes.lock();
            NodeBuilder { state: self.state, of: &mut of }.node(attr, 0)
        };
        match node {
            Ok(node) => {
                self.worker.metadata.insert(attr, node);
                Ok(node)
            }
            Err(why) => self.at(op).fail(why),
        }
    }

    fn metadata_list(&mut self, op: Op, attrs: &[Attr]) -> Result<SmallVec<[Md; 8]>> {
        attrs.iter().map(|&attr| self.metadata(op, attr)).collect()
    }

    /// Attaches the access groups, alias scopes, `noalias` scopes and TBAA tag in these slots to an instruction.
    pub fn alias_info(&mut self, op: Op, slots: [usize; 4], inst: Option<Inst>) -> Result {
        self.alias_lists(op, slots.map(|slot| self.b.slot(op, slot)), inst)
    }

    /// [`alias_info`](Self::alias_info) from the attributes themselves.
    pub fn alias_lists(&mut self, op: Op, lists: [Option<Attr>; 4], inst: Option<Inst>) -> Result {
        match inst {
            Some(inst) if lists.iter().any(Option::is_some) => self.attach_alias_info(op, lists, inst),
            _ => Ok(()),
        }
    }

    fn attach_alias_info(&mut self, op: Op, lists: [Option<Attr>; 4], inst: Inst) -> Result {
        const KINDS: [MdKind; 4] = [MdKind::ACCESS_GROUP, MdKind::ALIAS_SCOPE, MdKind::NOALIAS, MdKind::TBAA];
        for (list, kind) in lists.into_iter().zip(KINDS) {
            let Some(list) = list else { continue };
            let known = self.worker.metadata.get(&list).copied();
            if let Some(node) = known.map_or_else(|| self.list_node(op, list, kind), |node| Ok(Some(node)))? {
                self.ll.body.set_metadata(inst, kind, node);
            }
        }
        Ok(())
    }

    /// The node of a list of attributes; `None` if the list has none.
    fn list_node(&mut self, op: Op, list: Attr, kind: MdKind) -> Result<Option<Md>> {
        let attrs = list.as_array(self.ctx).unwrap_or(&[]);
        let node = match *attrs {
            [] => return Ok(None),
            [one] if matches!(kind, MdKind::ACCESS_GROUP | MdKind::TBAA) => self.metadata(op, one)?,
            _ if kind == MdKind::TBAA => {
                // An instruction has at most one tag.
                let text = "TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction";
                self.at(op).warning(text).emit();
                return Ok(None);
            }
            _ => {
                let nodes = self.metadata_list(op, attrs)?;
                self.state.module.cx.md_node(&nodes)
            }
        };
        self.worker.metadata.insert(list, node);
        Ok(Some(node))
    }

    /// Attaches `!llvm.loop` to a branch.
    pub fn loop_annotation(&mut self, op: Op, slot: usize, inst: Inst) -> Result {
        if let Some(attr) = self.b.slot(op, slot) {
            let node = self.metadata(op, attr)?;
            self.ll.body.set_metadata(inst, MdKind::LOOP, node);
        }
        Ok(())
    }

    /// Attaches `!mmra` to the instructions of an operation.
    pub fn mmra(&mut self, op: Op, attr: Attr, insts: core::ops::Range<usize>) -> Result {
        let cx = &self.state.module.cx;
        let tag = |attr: Attr| {
            attr.as_::<MmraTagAttr>(self.ctx).map(|tag| {
                let text = |text| cx.md_string(self.ctx.bytes(text));
                cx.md_node(&[text(tag.prefix), text(tag.suffix)])
            })
        };
        let node = if let Some(one) = tag(attr) {
            one
        } else if let Some(list) = attr.as_array(self.ctx) {
            let Some(tags) = list.iter().map(|&attr| tag(attr)).collect::<Option<Vec<Md>>>() else {
                return self.at(op).fail("MMRA annotations array contains value that isn't an MMRA tag");
            };
            match tags[..] {
                [] => return Ok(()),
                [one] => one,
                _ => cx.md_node(&tags),
            }
        } else {
            return self.at(op).fail("llvm.mmra is something other than an MMRA tag or an array of them");
        };
        for inst in insts {
            self.ll.body.set_metadata(llir::Inst::from_index(inst), MdKind::MMRA, node);
        }
        Ok(())
    }

    /// A list of one alias scope.
    pub fn alias_scope_list(&mut self, op: Op, scope: Attr) -> Result<Md> {
        let node = self.metadata(op, scope)?;
        Ok(self.state.module.cx.md_node(&[node]))
    }
}
