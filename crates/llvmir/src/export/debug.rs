//! Debug information: LLVM nodes of the dialect's attributes.

use parking_lot::Mutex;
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::{Attr, AttrKind, Context, Loc, Str};
use terrace_llir as llir;
use terrace_llir::{Md, Type, debug as d};
use terrace_llvm::debug as a;
use terrace_support::id::IdMap;

/// The maximum nesting of attributes.
pub(super) const MAX_DEPTH: u32 = 1000;
/// The first column that LLVM cannot represent.
pub(super) const MAX_COLUMN: u32 = 1 << 16;
/// `DW_TAG_variable`
const VARIABLE: u32 = 0x34;

/// The reason why an attribute cannot be translated.
pub(crate) type Why = &'static str;

/// The nodes so far.
#[derive(Default)]
pub(crate) struct Nodes {
    of: IdMap<Attr, Md>,
    /// Recursive nodes by `recId`, while their operands are translated.
    unfinished: Vec<(Attr, Md)>,
    /// Compile units in order of translation.
    units: Vec<Md>,
}

/// The debug information of a module.
pub(crate) struct Debug {
    /// Whether the module has any.
    pub enabled: bool,
    nodes: Mutex<Nodes>,
}

impl Debug {
    /// Debug information is enabled if attributes of certain kinds exist.
    pub fn new(ctx: &Context) -> Debug {
        let kinds = [
            <a::DISubprogramAttr as AttrKind>::DEF.code(),
            <a::DIGlobalVariableExpressionAttr as AttrKind>::DEF.code(),
            <a::DILexicalBlockAttr as AttrKind>::DEF.code(),
            <a::DILexicalBlockFileAttr as AttrKind>::DEF.code(),
        ];
        let enabled = (0..ctx.n_attrs()).any(|i| kinds.contains(&ctx.attr_code(Attr::from_index(i))));
        Debug { enabled, nodes: Mutex::default() }
    }

    /// The compile units from index `start` on.
    pub fn units(&self, start: usize) -> Vec<Md> {
        self.nodes.lock().units.get(start..).unwrap_or(&[]).to_vec()
    }
}

/// The debug information of a module, with what its nodes are made of.
#[derive(Clone, Copy)]
pub(crate) struct DebugNodes<'d> {
    pub ctx: &'d Context,
    pub cx: &'d llir::Context,
    pub debug: &'d Debug,
}

impl DebugNodes<'_> {
    /// The node of a debug-information attribute.
    pub fn node(self, attr: Attr) -> Result<Md, Why> {
        NodeBuilder { ctx: self.ctx, cx: self.cx, nodes: &mut self.debug.nodes.lock() }.whole(attr)
    }

    /// The subprogram that is fused with a function's location.
    pub fn subprogram(self, loc: Loc) -> Result<Md, Why> {
        match a::find_subprogram(self.ctx, loc).filter(|_| self.debug.enabled) {
            Some(attr) => self.node(attr),
            None => Ok(Md::NULL),
        }
    }
}

pub(super) fn expression(ctx: &Context, cx: &llir::Context, attr: Option<Attr>) -> Md {
    let mut elements: Vec<u64> = Vec::new();
    let ops =
        attr.and_then(|attr| attr.as_::<a::DIExpressionAttr>(ctx)).map_or(&[][..], |expr| expr.operations);
    let merged = a::merge_fragments(ctx, ops);
    for op in merged.as_deref().unwrap_or(ops) {
        if let Some(elem) = op.as_::<a::DIExpressionElemAttr>(ctx) {
            elements.push(u64::from(elem.opcode));
            elements.extend(elem.arguments.iter().map(|&argument| argument as u64));
        }
    }
    cx.di_expression(&elements)
}

/// Builds nodes of attributes.
struct NodeBuilder<'t> {
    ctx: &'t Context,
    cx: &'t llir::Context,
    nodes: &'t mut Nodes,
}

impl NodeBuilder<'_> {
    /// A string, or null if it is empty.
    fn text(&self, text: Option<Str>) -> Md {
        match text.map(|text| self.ctx.bytes(text)) {
            Some(bytes) if !bytes.is_empty() => self.cx.md_string(bytes),
            _ => Md::NULL,
        }
    }

    fn optional(&mut self, attr: Option<Attr>, depth: u32) -> Result<Md, Why> {
        attr.map_or(Ok(Md::NULL), |attr| self.node(attr, depth + 1))
    }

    /// An expression, or null.
    fn expr(&mut self, attr: Option<Attr>) -> Md {
        attr.map_or(Md::NULL, |attr| expression(self.ctx, self.cx, Some(attr)))
    }

    fn list(&mut self, attrs: &[Attr], depth: u32) -> Result<Vec<Md>, Why> {
        attrs.iter().map(|&attr| self.node(attr, depth + 1)).collect()
    }

    /// A tuple, or null if it is empty.
    fn tuple(&mut self, attrs: &[Attr], depth: u32) -> Result<Md, Why> {
        if attrs.is_empty() {
            return Ok(Md::NULL);
        }
        let nodes = self.list(attrs, depth)?;
        Ok(self.cx.md_node(&nodes))
    }

    /// A bound of a range: a number, a variable or an expression.
    fn bound(&mut self, attr: Option<Attr>, depth: u32) -> Result<Md, Why> {
        let Some(attr) = attr else { return Ok(Md::NULL) };
        if let Some(int) = attr.as_::<IntegerAttr>(self.ctx) {
            let value = int.to_i64(self.ctx).unwrap_or(0);
            return Ok(self.cx.md_value(self.cx.int(Type::I64, value)));
        }
        if attr.is::<a::DIExpressionAttr>(self.ctx) {
            return Ok(self.expr(Some(attr)));
        }
        if a::is_variable(self.ctx, attr) {
            return self.node(attr, depth + 1);
        }
        Ok(Md::NULL)
    }

    /// The node of an outermost attribute.
    fn whole(&mut self, attr: Attr) -> Result<Md, Why> {
        let node = self.node(attr, 0);
        self.nodes.unfinished.clear();
        node
    }

    fn node(&mut self, attr: Attr, depth: u32) -> Result<Md, Why> {
        if let Some(&node) = self.nodes.of.get(&attr) {
            return Ok(node);
        }
        if depth > MAX_DEPTH {
            return Err("cannot be translated: debug information is nested too deeply");
        }
        let ctx = self.ctx;
        let recursive = if let Some(ty) = attr.as_::<a::DICompositeTypeAttr>(ctx) {
            ty.rec_id.map(|id| (id, ty.is_rec_self))
        } else if let Some(sp) = attr.as_::<a::DISubprogramAttr>(ctx) {
            sp.rec_id.map(|id| (id, sp.is_rec_self))
        } else if let Some(unit) = attr.as_::<a::DICompileUnitAttr>(ctx) {
            unit.rec_id.map(|id| (id, unit.is_rec_self))
        } else {
            None
        };
        let Some((id, is_self)) = recursive else {
            let node = self.plain(attr, depth, None)?;
            self.nodes.of.insert(attr, node);
            return Ok(node);
        };
        if let Some(&(_, node)) = self.nodes.unfinished.iter().rev().find(|entry| entry.0 == id) {
            return Ok(node);
        }
        if is_self {
            return Err("cannot be translated: unbound DI recursive self reference");
        }
        let placeholder = self.cx.md_mutable(is_distinct(ctx, attr));
        self.nodes.unfinished.push((id, placeholder));
        let node = self.plain(attr, depth, Some(placeholder))?;
        self.nodes.unfinished.pop();
        self.nodes.of.insert(attr, node);
        Ok(node)
    }

    /// A node. `placeholder` becomes this node if recursive operands refer to it.
    fn make<N: d::DiNode>(&self, node: &N, distinct: bool, placeholder: Option<Md>) -> Md {
        match placeholder {
            Some(placeholder) => {
                self.cx.di_set(placeholder, node);
                placeholder
            }
            None if distinct => self.cx.di_distinct(node),
            None => self.cx.di(node),
        }
    }

    fn plain(&mut self, attr: Attr, depth: u32, placeholder: Option<Md>) -> Result<Md, Why> {
        let (ctx, cx) = (self.ctx, self.cx);
        if attr.is::<a::DINullTypeAttr>(ctx) {
            return Ok(Md::NULL);
        }
        if let Some(file) = attr.as_::<a::DIFileAttr>(ctx) {
            return Ok(cx.di(&d::DIFile {
                filename: cx.md_string(ctx.bytes(file.name)),
                directory: cx.md_string(ctx.bytes(file.directory)),
                ..Default::default()
            }));
        }
        if let Some(ty) = attr.as_::<a::DIBasicTypeAttr>(ctx) {
            return Ok(cx.di(&d::DIBasicType {
                tag: ty.tag,
                name: self.text(Some(ty.name)),
                size: ty.size_in_bits.into(),
                encoding: ty.encoding,
                ..Default::default()
            }));
        }
        if let Some(ty) = attr.as_::<a::DIDerivedTypeAttr>(ctx) {
            return Ok(cx.di(&d::DIDerivedType {
                tag: ty.tag,
                name: self.text(ty.name),
                file: self.optional(ty.file, depth)?,
                line: ty.line,
                scope: self.optional(ty.scope, depth)?,
                base_type: self.optional(ty.base_type, depth)?,
                size: ty.size_in_bits.into(),
                align: ty.align_in_bits,
                offset: ty.offset_in_bits.into(),
                dwarf_address_space: terrace_llvm::attrs::opt_number(ty.dwarf_address_space)
                    .map(|n| n as u32),
                extra_data: self.optional(ty.extra_data, depth)?,
                // In MLIR 22 the attribute has no flags, but no other type has this tag.
                flags: match ty.flags {
                    0 if ty.tag == VARIABLE => a::DIFlags::STATIC_MEMBER.0 as u32,
                    flags => flags,
                },
                ..Default::default()
            }));
        }
        if let Some(ty) = attr.as_::<a::DISubroutineTypeAttr>(ctx) {
            let types = self.list(ty.types, depth)?;
            return Ok(cx.di(&d::DISubroutineType {
                flags: 0,
                cc: ty.calling_convention,
                types: cx.md_node(&types),
            }));
        }
        if let Some(ty) = attr.as_::<a::DICompositeTypeAttr>(ctx) {
            return self.composite(&ty, depth, is_distinct(ctx, attr), placeholder);
        }
        if let Some(sp) = attr.as_::<a::DISubprogramAttr>(ctx) {
            let scope = self.optional(sp.scope, depth)?;
            let file = self.optional(sp.file, depth)?;
            let ty = self.optional(sp.ty, depth)?;
            let unit = self.optional(sp.compile_unit, depth)?;
            let node = d::DISubprogram {
                name: self.text(sp.name),
                linkage_name: self.text(sp.linkage_name),
                scope,
                file,
                line: sp.line,
                ty,
                scope_line: sp.scope_line,
                // Virtual functions have an index in a table.
                virtual_index: (sp.subprogram_flags & 3 != 0).then_some(0),
                sp_flags: sp.subprogram_flags,
                unit,
                retained_nodes: self.tuple(sp.retained_nodes, depth)?,
                annotations: self.tuple(sp.annotations, depth)?,
                ..Default::default()
            };
            return Ok(self.make(&node, is_distinct(ctx, attr), placeholder));
        }
        if let Some(block) = attr.as_::<a::DILexicalBlockAttr>(ctx) {
            return Ok(cx.di_distinct(&d::DILexicalBlock {
                scope: self.node(block.scope, depth + 1)?,
                file: self.optional(block.file, depth)?,
                line: block.line,
                column: if block.column < MAX_COLUMN { block.column } else { 0 },
            }));
        }
        if let Some(block) = attr.as_::<a::DILexicalBlockFileAttr>(ctx) {
            return Ok(cx.di_distinct(&d::DILexicalBlockFile {
                scope: self.node(block.scope, depth + 1)?,
                file: self.optional(block.file, depth)?,
                discriminator: block.discriminator,
            }));
        }
        if let Some(variable) = attr.as_::<a::DILocalVariableAttr>(ctx) {
            return Ok(cx.di(&d::DILocalVariable {
                name: self.text(variable.name),
                arg: variable.arg,
                scope: self.node(variable.scope, depth + 1)?,
                file: self.optional(variable.file, depth)?,
                line: variable.line,
                ty: self.optional(variable.ty, depth)?,
                flags: variable.flags,
                align: variable.align_in_bits,
                ..Default::default()
            }));
        }
        self.rare(attr, depth, placeholder)
    }

    fn composite(
        &mut self,
        ty: &a::DICompositeTypeAttr<'_>,
        depth: u32,
        distinct: bool,
        placeholder: Option<Md>,
    ) -> Result<Md, Why> {
        let node = d::DICompositeType {
            tag: ty.tag,
            name: self.text(ty.name),
            scope: self.optional(ty.scope, depth)?,
            file: self.optional(ty.file, depth)?,
            line: ty.line,
            base_type: self.optional(ty.base_type, depth)?,
            size: ty.size_in_bits.into(),
            align: ty.align_in_bits as u32,
            flags: ty.flags,
            elements: self.tuple(ty.elements, depth)?,
            data_location: self.expr(ty.data_location),
            associated: self.expr(ty.associated),
            allocated: self.expr(ty.allocated),
            rank: self.expr(ty.rank),
            identifier: self.text(ty.identifier),
            discriminator: self.optional(ty.discriminator, depth)?,
            ..Default::default()
        };
        Ok(self.make(&node, distinct, placeholder))
    }

    /// The node of a kind that is rare.
    fn rare(&mut self, attr: Attr, depth: u32, placeholder: Option<Md>) -> Result<Md, Why> {
        let (ctx, cx) = (self.ctx, self.cx);
        if let Some(unit) = attr.as_::<a::DICompileUnitAttr>(ctx) {
            // `compile_units` adds the list of global variables.
            let node = placeholder.unwrap_or_else(|| cx.md_mutable(true));
            cx.di_set(
                node,
                &d::DICompileUnit {
                    language: unit.source_language,
                    file: self.optional(unit.file, depth)?,
                    producer: self.text(unit.producer),
                    is_optimized: unit.is_optimized,
                    split_debug_filename: self.text(unit.split_debug_filename),
                    emission_kind: unit.emission_kind,
                    name_table_kind: unit.name_table_kind,
                    debug_info_for_profiling: unit.is_debug_info_for_profiling,
                    imports: self.tuple(unit.imported_entities, depth)?,
                    ..Default::default()
                },
            );
            self.nodes.units.push(node);
            return Ok(node);
        }
        if let Some(variable) = attr.as_::<a::DIGlobalVariableAttr>(ctx) {
            return Ok(cx.di_distinct(&d::DIGlobalVariable {
                name: self.text(variable.name),
                linkage_name: self.text(variable.linkage_name),
                scope: self.optional(variable.scope, depth)?,
                file: self.node(variable.file, depth + 1)?,
                line: variable.line,
                ty: self.node(variable.ty, depth + 1)?,
                is_local: variable.is_local_to_unit,
                is_definition: variable.is_defined,
                align: variable.align_in_bits,
                ..Default::default()
            }));
        }
        if let Some(pair) = attr.as_::<a::DIGlobalVariableExpressionAttr>(ctx) {
            return Ok(cx.di(&d::DIGlobalVariableExpression {
                var: self.node(pair.var, depth + 1)?,
                expr: expression(ctx, cx, pair.expr),
            }));
        }
        if let Some(label) = attr.as_::<a::DILabelAttr>(ctx) {
            return Ok(cx.di(&d::DILabel {
                scope: self.node(label.scope, depth + 1)?,
                name: self.text(label.name),
                file: self.optional(label.file, depth)?,
                line: label.line,
                ..Default::default()
            }));
        }
        if let Some(module) = attr.as_::<a::DIModuleAttr>(ctx) {
            return Ok(cx.di(&d::DIModule {
                scope: self.optional(module.scope, depth)?,
                name: self.text(module.name),
                config_macros: self.text(module.config_macros),
                include_path: self.text(module.include_path),
                apinotes: self.text(module.apinotes),
                file: self.optional(module.file, depth)?,
                line: module.line,
                is_decl: module.is_decl,
            }));
        }
        if let Some(namespace) = attr.as_::<a::DINamespaceAttr>(ctx) {
            return Ok(cx.di(&d::DINamespace {
                name: self.text(namespace.name),
                scope: self.optional(namespace.scope, depth)?,
                export_symbols: namespace.export_symbols,
            }));
        }
        if let Some(entity) = attr.as_::<a::DIImportedEntityAttr>(ctx) {
            return Ok(cx.di(&d::DIImportedEntity {
                tag: entity.tag,
                name: self.text(entity.name),
                scope: self.node(entity.scope, depth + 1)?,
                entity: self.node(entity.entity, depth + 1)?,
                file: self.optional(entity.file, depth)?,
                line: entity.line,
                elements: self.tuple(entity.elements, depth)?,
            }));
        }
        if let Some(annotation) = attr.as_::<a::DIAnnotationAttr>(ctx) {
            let text = |text: Str| cx.md_string(ctx.bytes(text));
            return Ok(cx.md_node(&[text(annotation.name), text(annotation.value)]));
        }
        if let Some(range) = attr.as_::<a::DISubrangeAttr>(ctx) {
            return Ok(cx.di(&d::DISubrange {
                count: self.bound(range.count, depth)?,
                lower_bound: self.bound(range.lower_bound, depth)?,
                upper_bound: self.bound(range.upper_bound, depth)?,
                stride: self.bound(range.stride, depth)?,
            }));
        }
        if let Some(range) = attr.as_::<a::DIGenericSubrangeAttr>(ctx) {
            return Ok(cx.di(&d::DIGenericSubrange {
                count: self.bound(range.count, depth)?,
                lower_bound: self.bound(Some(range.lower_bound), depth)?,
                upper_bound: self.bound(range.upper_bound, depth)?,
                stride: self.bound(Some(range.stride), depth)?,
            }));
        }
        if let Some(block) = attr.as_::<a::DICommonBlockAttr>(ctx) {
            return Ok(cx.di(&d::DICommonBlock {
                scope: self.node(block.scope, depth + 1)?,
                declaration: self.optional(block.decl, depth)?,
                name: self.text(Some(block.name)),
                file: self.optional(block.file, depth)?,
                line: block.line,
            }));
        }
        if let Some(ty) = attr.as_::<a::DIStringTypeAttr>(ctx) {
            return Ok(cx.di(&d::DIStringType {
                tag: ty.tag,
                name: self.text(Some(ty.name)),
                string_length: self.optional(ty.string_length, depth)?,
                string_length_expression: self.expr(ty.string_length_exp),
                string_location_expression: self.expr(ty.string_location_exp),
                size: ty.size_in_bits.into(),
                align: ty.align_in_bits,
                encoding: ty.encoding,
            }));
        }
        if attr.is::<a::DIExpressionAttr>(ctx) {
            return Ok(self.expr(Some(attr)));
        }
        Err("cannot be translated: this attribute is no debug information")
    }
}

/// Whether LLVM's node is distinct: definitions of functions, compile units, and structs, classes, unions and enumerations.
fn is_distinct(ctx: &Context, attr: Attr) -> bool {
    const NAMED_TAGS: [u32; 4] = [0x02, 0x04, 0x13, 0x17];
    if let Some(sp) = attr.as_::<a::DISubprogramAttr>(ctx) {
        return u64::from(sp.subprogram_flags) & a::DISubprogramFlags::DEFINITION.0 != 0;
    }
    attr.is::<a::DICompileUnitAttr>(ctx)
        || attr.as_::<a::DICompositeTypeAttr>(ctx).is_some_and(|ty| NAMED_TAGS.contains(&ty.tag))
}
