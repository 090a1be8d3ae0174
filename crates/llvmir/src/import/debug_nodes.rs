//! Nodes of debug information: types, scopes, variables.
//!
//! A node without counterpart is left out together with the nodes that need it.

use crate::import::Import;
use crate::import::cycles::State;
use terrace_ir::attrs::{DistinctAttr, IntegerAttr};
use terrace_ir::{Attr, Result, Str, Type};
use terrace_llir::Md;
use terrace_llir::debug::{self as di, DiKind};
use terrace_llir::metadata::{MdView, NodeView};
use terrace_llvm::debug::*;
use terrace_support::small_vec::SmallVec;

/// The nesting of nodes that is followed.
const MAX_DEPTH: usize = 1000;

/// `DIFlagVector`
const VECTOR: u32 = 1 << 11;
/// `DW_TAG_array_type`
const ARRAY: u32 = 1;

impl<'a> Import<'a> {
    /// A string; `None` if it is absent.
    fn str_of(&self, md: Md) -> Option<Str> {
        match self.cx.md_view(md) {
            MdView::String(text) => Some(self.ctx.str_id(text)),
            _ => None,
        }
    }

    /// A string; `None` if it is absent or empty.
    fn name_of(&self, md: Md) -> Option<Str> {
        Some(self.text(md)).filter(|text| !text.is_empty()).map(|text| self.ctx.str_id(text))
    }

    fn text_of(&self, md: Md) -> Str {
        self.ctx.str_id(self.text(md))
    }

    /// The nodes of a list; null operands are kept.
    fn list(&self, md: Md) -> SmallVec<[Md; 8]> {
        self.tuple(md).map(|node| node.iter().collect()).unwrap_or_default()
    }

    /// The attribute of a node. `None` if it is null or has no counterpart.
    ///
    /// # Errors
    /// When nodes are nested too deeply.
    pub fn translate(&mut self, md: Md) -> Result<Option<Attr>> {
        if md.is_null() {
            return Ok(None);
        }
        match self.state.debug.cycles.state(md) {
            State::Done(attr) => return Ok(attr),
            State::Open => {
                if let Some(reference) = self.reference(md) {
                    self.state.debug.cycles.refer(md);
                    return Ok(Some(reference));
                }
            }
            State::New => {}
        }
        let Some(node) = self.di_node(md) else { return Ok(None) };
        if self.state.debug.cycles.depth() > MAX_DEPTH {
            let message = "debug information is nested too deeply";
            return Err(self.ctx.error(self.loc, message).emit());
        }
        self.state.debug.cycles.begin(md);
        let rec_id = |import: &Self| {
            import
                .state
                .debug
                .recursive
                .get(&md)
                .copied()
                .filter(|_| import.state.debug.cycles.is_recursive())
        };
        let attr = self.node(md, &node, &rec_id)?;
        self.state.debug.cycles.end(md, attr);
        Ok(attr)
    }

    /// A reference to a composite type or subprogram from inside it.
    fn reference(&mut self, md: Md) -> Option<Attr> {
        let kind = self.di_node(md)?.kind();
        if !matches!(kind, DiKind::DICompositeType | DiKind::DISubprogram) {
            return None;
        }
        let ctx = self.ctx;
        let id = *self.state.debug.recursive.entry(md).or_insert_with(|| DistinctAttr::new(ctx, Attr::UNIT));
        Some(match kind {
            DiKind::DISubprogram => DISubprogramAttr::get(
                ctx,
                Some(id),
                true,
                None,
                None,
                None,
                None,
                None,
                None,
                0,
                0,
                0,
                None,
                &[],
                &[],
            ),
            _ => DICompositeTypeAttr::get(
                ctx,
                Some(id),
                true,
                0,
                None,
                None,
                0,
                None,
                None,
                0,
                0,
                0,
                None,
                None,
                None,
                None,
                None,
                None,
                &[],
            ),
        })
    }

    /// Attributes of the nodes of a list; `None` if one has none.
    fn all(&mut self, nodes: &[Md]) -> Result<Option<Vec<Attr>>> {
        let mut attrs = Vec::with_capacity(nodes.len());
        let mut complete = true;
        for &node in nodes {
            match self.translate(node)? {
                Some(attr) => attrs.push(attr),
                None => complete = false,
            }
        }
        Ok(complete.then_some(attrs))
    }

    #[inline(never)]
    fn node(
        &mut self,
        md: Md,
        node: &NodeView<'a>,
        rec_id: &dyn Fn(&Self) -> Option<Attr>,
    ) -> Result<Option<Attr>> {
        let ctx = self.ctx;
        Ok(match node.kind() {
            DiKind::DIBasicType | DiKind::DIFixedPointType => {
                let number = |name| node.number(name);
                let (tag, encoding) = (number("tag") as u32, number("encoding") as u32);
                let name = self.text_of(node.md("name"));
                Some(DIBasicTypeAttr::get(ctx, tag, name, number("size"), encoding))
            }
            DiKind::DIFile => {
                let (name, directory) =
                    (self.text_of(node.md("filename")), self.text_of(node.md("directory")));
                Some(DIFileAttr::get(ctx, name, directory))
            }
            DiKind::DICompositeType => self.composite_type(node, rec_id)?,
            DiKind::DIDerivedType => self.derived_type(node)?,
            DiKind::DISubprogram => self.subprogram(md, node, rec_id)?,
            DiKind::DISubroutineType => self.subroutine_type(node)?,
            DiKind::DICompileUnit => self.compile_unit(md, node)?,
            DiKind::DILocalVariable => self.local_variable(node)?,
            DiKind::DIGlobalVariable => self.global_variable(node)?,
            DiKind::DISubrange | DiKind::DIGenericSubrange => self.subrange(node)?,
            DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => self.lexical_block(node)?,
            DiKind::DILabel => {
                let scope = self.translate(node.md("scope"))?;
                let file = self.translate(node.md("file"))?;
                let (name, line) = (self.str_of(node.md("name")), node.number("line") as u32);
                scope.map(|scope| DILabelAttr::get(ctx, scope, name, file, line))
            }
            DiKind::DINamespace => {
                let scope = self.translate(node.md("scope"))?;
                let name = self.str_of(node.md("name"));
                Some(DINamespaceAttr::get(ctx, name, scope, node.number("exportSymbols") != 0))
            }
            DiKind::DIModule => {
                let file = self.translate(node.md("file"))?;
                let scope = self.translate(node.md("scope"))?;
                let text = |name| self.str_of(node.md(name));
                let (name, macros) = (text("name"), text("configMacros"));
                let (path, notes) = (text("includePath"), text("apinotes"));
                let (line, is_decl) = (node.number("line") as u32, node.number("isDecl") != 0);
                Some(DIModuleAttr::get(ctx, file, scope, name, macros, path, notes, line, is_decl))
            }
            DiKind::DICommonBlock => {
                let scope = self.translate(node.md("scope"))?;
                let decl = self.translate(node.md("declaration"))?;
                let file = self.translate(node.md("file"))?;
                let (name, line) = (self.text_of(node.md("name")), node.number("line") as u32);
                scope.map(|scope| DICommonBlockAttr::get(ctx, scope, decl, name, file, line))
            }
            DiKind::DIImportedEntity => self.imported_entity(node)?,
            DiKind::DIStringType => self.string_type(node)?,
            _ => None,
        })
    }

    fn composite_type(
        &mut self,
        node: &NodeView<'a>,
        rec_id: &dyn Fn(&Self) -> Option<Attr>,
    ) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DICompositeType>() else { return Ok(None) };
        let mut elements = Vec::new();
        if n.flags & VECTOR != 0 || !self.options.drop_composite_elements {
            let list = self.list(n.elements);
            // If one element has no counterpart, all are left out.
            elements = self.all(&list)?.unwrap_or_default();
        }
        let base = self.translate(n.base_type)?;
        if n.tag == ARRAY && base.is_none() {
            return Ok(None);
        }
        let file = self.translate(n.file)?;
        let scope = self.translate(n.scope)?;
        let [location, rank, allocated, associated] =
            [n.data_location, n.rank, n.allocated, n.associated].map(|md| self.expression_if_any(md));
        let rec_id = rec_id(self);
        Ok(Some(DICompositeTypeAttr::get(
            self.ctx,
            rec_id,
            false,
            n.tag,
            self.str_of(n.name),
            file,
            n.line,
            scope,
            base,
            known_flags(DIFlags::ENUM, n.flags),
            n.size.bits(),
            u64::from(n.align),
            location,
            rank,
            allocated,
            associated,
            None,
            None,
            &elements,
        )))
    }

    fn derived_type(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DIDerivedType>() else { return Ok(None) };
        let base = self.translate(n.base_type)?;
        if !n.base_type.is_null() && base.is_none() {
            return Ok(None);
        }
        let extra = self.translate(n.extra_data)?;
        let space = n.dwarf_address_space.map(|space| u64::from(space).to_le_bytes());
        let space = space.as_ref().map_or(&[][..], |bytes| bytes);
        let name = self.str_of(n.name);
        Ok(Some(DIDerivedTypeAttr::get(
            self.ctx,
            n.tag,
            name,
            None,
            0,
            None,
            base,
            n.size.bits(),
            n.align,
            n.offset.bits(),
            space,
            0,
            extra,
        )))
    }

    fn subprogram(
        &mut self,
        md: Md,
        node: &NodeView<'a>,
        rec_id: &dyn Fn(&Self) -> Option<Attr>,
    ) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DISubprogram>() else { return Ok(None) };
        let ctx = self.ctx;
        let id = node.distinct.then(|| self.distinct(md));
        let scope = self.translate(n.scope)?;
        if !n.scope.is_null() && scope.is_none() {
            return Ok(None);
        }
        let ty = self.translate(n.ty)?;
        if !n.ty.is_null() && ty.is_none() {
            return Ok(None);
        }
        let retained = self.list(n.retained_nodes);
        let retained = self.all(&retained)?.unwrap_or_default();
        let mut annotations = Vec::new();
        for annotation in self.list(n.annotations) {
            if let &[name, value] = self.list(annotation).as_slice()
                && let (Some(name), Some(value)) = (self.str_of(name), self.str_of(value))
            {
                annotations.push(DIAnnotationAttr::get(ctx, name, value));
            }
        }
        let unit = self.translate(n.unit)?;
        let file = self.translate(n.file)?;
        let rec_id = rec_id(self);
        Ok(Some(DISubprogramAttr::get(
            ctx,
            rec_id,
            false,
            id,
            unit,
            scope,
            self.str_of(n.name),
            self.str_of(n.linkage_name),
            file,
            n.line,
            n.scope_line,
            known_flags(DISubprogramFlags::ENUM, n.sp_flags),
            ty,
            &retained,
            &annotations,
        )))
    }

    fn subroutine_type(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DISubroutineType>() else { return Ok(None) };
        let ctx = self.ctx;
        let mut types = Vec::new();
        let mut complete = true;
        for ty in self.list(n.types) {
            if ty.is_null() {
                types.push(DINullTypeAttr::get(ctx));
                continue;
            }
            match self.translate(ty)? {
                Some(ty) => types.push(ty),
                None => complete = false,
            }
        }
        Ok(complete.then(|| DISubroutineTypeAttr::get(ctx, n.cc, &types)))
    }

    fn compile_unit(&mut self, md: Md, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DICompileUnit>() else { return Ok(None) };
        let file = self.translate(n.file)?;
        let (Some(file), true) = (file, n.emission_kind <= 3 && n.name_table_kind <= 3) else {
            return Ok(None);
        };
        let id = self.distinct(md);
        Ok(Some(DICompileUnitAttr::get(
            self.ctx,
            None,
            false,
            Some(id),
            // As upstream: a name of DWARF 6 is stored as if it was a code of DWARF 5.
            if n.language != 0 { n.language } else { n.source_language_name },
            Some(file),
            self.str_of(n.producer),
            n.is_optimized,
            n.emission_kind,
            false,
            n.name_table_kind,
            self.str_of(n.split_debug_filename),
            &[],
        )))
    }

    fn local_variable(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DILocalVariable>() else { return Ok(None) };
        let Some(scope) = self.translate(n.scope)? else { return Ok(None) };
        let file = self.translate(n.file)?;
        let ty = self.translate(n.ty)?;
        let flags = known_flags(DIFlags::ENUM, n.flags);
        let name = self.str_of(n.name);
        Ok(Some(DILocalVariableAttr::get(self.ctx, scope, name, file, n.line, n.arg, n.align, ty, flags)))
    }

    fn global_variable(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DIGlobalVariable>() else { return Ok(None) };
        let scope = self.translate(n.scope)?;
        let file = self.translate(n.file)?;
        let ty = self.translate(n.ty)?;
        let (Some(file), Some(ty)) = (file, ty) else { return Ok(None) };
        let name = self.name_of(n.name);
        // As upstream: the linkage name is the name.
        let linkage_name = self.name_of(n.linkage_name).and(self.text_of(n.name).into());
        Ok(Some(DIGlobalVariableAttr::get(
            self.ctx,
            scope,
            name,
            linkage_name,
            file,
            n.line,
            ty,
            n.is_local,
            n.is_definition,
            n.align,
        )))
    }

    /// A bound: an integer, an expression or a variable.
    fn bound(&mut self, md: Md) -> Result<Option<Attr>> {
        match self.cx.md_view(md) {
            MdView::Value(value) => {
                Ok(self.cx.as_i64(value).map(|value| IntegerAttr::of_i64(self.ctx, Type::I64, value)))
            }
            MdView::Node(node) if node.kind() == DiKind::DIExpression => Ok(self.expression_if_any(md)),
            MdView::Node(node)
                if matches!(node.kind(), DiKind::DILocalVariable | DiKind::DIGlobalVariable) =>
            {
                self.translate(md)
            }
            _ => Ok(None),
        }
    }

    fn subrange(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let ctx = self.ctx;
        let count = self.bound(node.md("count"))?;
        let upper = self.bound(node.md("upperBound"))?;
        if count.is_none() && upper.is_none() {
            return Ok(None);
        }
        let lower = self.bound(node.md("lowerBound"))?;
        let stride = self.bound(node.md("stride"))?;
        if node.kind() == DiKind::DISubrange {
            return Ok(Some(DISubrangeAttr::get(ctx, count, lower, upper, stride)));
        }
        let (Some(lower), Some(stride)) = (lower, stride) else { return Ok(None) };
        Ok(Some(DIGenericSubrangeAttr::get(ctx, count, lower, upper, stride)))
    }

    fn lexical_block(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let ctx = self.ctx;
        let Some(scope) = self.translate(node.md("scope"))? else { return Ok(None) };
        let file = self.translate(node.md("file"))?;
        Ok(Some(match node.fields::<di::DILexicalBlock>() {
            Some(n) => DILexicalBlockAttr::get(ctx, scope, file, n.line, n.column),
            None => DILexicalBlockFileAttr::get(ctx, scope, file, node.number("discriminator") as u32),
        }))
    }

    fn imported_entity(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DIImportedEntity>() else { return Ok(None) };
        let list = self.list(n.elements);
        let elements = self.all(&list)?.unwrap_or_default();
        let scope = self.translate(n.scope)?;
        let entity = self.translate(n.entity)?;
        let file = self.translate(n.file)?;
        let (Some(scope), Some(entity)) = (scope, entity) else { return Ok(None) };
        let name = self.str_of(n.name);
        Ok(Some(DIImportedEntityAttr::get(self.ctx, n.tag, scope, entity, file, n.line, name, &elements)))
    }

    fn string_type(&mut self, node: &NodeView<'a>) -> Result<Option<Attr>> {
        let Some(n) = node.fields::<di::DIStringType>() else { return Ok(None) };
        let length = self.translate(n.string_length)?;
        let length_exp = self.expression_if_any(n.string_length_expression);
        let location_exp = self.expression_if_any(n.string_location_expression);
        let name = self.text_of(n.name);
        Ok(Some(DIStringTypeAttr::get(
            self.ctx,
            n.tag,
            name,
            n.size.bits(),
            n.align,
            length,
            length_exp,
            location_exp,
            n.encoding,
        )))
    }

    pub fn expression_if_any(&self, md: Md) -> Option<Attr> {
        match self.cx.md_view(md) {
            MdView::Node(node) if node.kind() == DiKind::DIExpression => Some(self.operations(&node)),
            _ => None,
        }
    }

    /// An expression; `None` if it is absent or empty.
    pub fn expression(&self, md: Md) -> Option<Attr> {
        let expression = self.expression_if_any(md)?;
        let is_empty = expression.as_::<DIExpressionAttr>(self.ctx).is_some_and(|e| e.operations.is_empty());
        (!is_empty).then_some(expression)
    }

    fn operations(&self, node: &NodeView<'_>) -> Attr {
        let ctx = self.ctx;
        let elements: SmallVec<[u64; 8]> = node.elements().collect();
        let mut operations: SmallVec<[Attr; 4]> = SmallVec::new();
        let mut rest = &elements[..];
        while let Some((&opcode, tail)) = rest.split_first() {
            let n = n_arguments(opcode).min(tail.len());
            let (arguments, tail) = tail.split_at(n);
            let arguments: SmallVec<[i64; 2]> = arguments.iter().map(|&argument| argument as i64).collect();
            operations.push(DIExpressionElemAttr::get(ctx, opcode as u32, &arguments));
            rest = tail;
        }
        DIExpressionAttr::get(ctx, &operations)
    }
}

/// The number of arguments of an operation (DWARF and LLVM, `DIExpression::ExprOperand`).
fn n_arguments(opcode: u64) -> usize {
    match opcode {
        // DW_OP_breg0 to DW_OP_breg31
        0x70..=0x8f => 1,
        // DW_OP_LLVM_fragment, convert, extract_bits_sext, extract_bits_zext; DW_OP_bregx
        0x1000 | 0x1001 | 0x1006 | 0x1007 | 0x92 => 2,
        // DW_OP_constu, consts, deref_size, plus_uconst, LLVM_tag_offset, entry_value, arg, regx
        0x10 | 0x11 | 0x94 | 0x23 | 0x1002 | 0x1003 | 0x1005 | 0x90 => 1,
        _ => 0,
    }
}

/// The flags; none if one of them has no keyword.
fn known_flags(def: &'static terrace_ir::decl::EnumDef, flags: u32) -> u32 {
    let known = def.cases.iter().fold(0, |known, case| known | case.1 as u32);
    if flags & !known == 0 { flags } else { 0 }
}
