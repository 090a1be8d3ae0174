//! Copies types, constants, attributes, metadata and bodies of a module into the context of another one.

use crate::attrs::{Attr, AttrList, AttrSet};
use crate::body::Body;
use crate::constant::ConstView;
use crate::context::Context;
use crate::debug::{DiKind, DiSize};
use crate::inst::{Access, Opcode};
use crate::metadata::{Md, MdKind, MdView};
use crate::types::{Type, TypeView};
use crate::value::*;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The values of a module's symbols in another module, by index.
#[derive(Default)]
pub(super) struct Symbols {
    pub globals: Vec<Value>,
    pub functions: Vec<Value>,
    pub aliases: Vec<Value>,
    pub ifuncs: Vec<Value>,
}

impl Symbols {
    fn list(&mut self, tag: u64) -> &mut Vec<Value> {
        match tag {
            TAG_GLOBAL => &mut self.globals,
            TAG_FUNC => &mut self.functions,
            TAG_ALIAS => &mut self.aliases,
            _ => &mut self.ifuncs,
        }
    }

    /// Sets the value of a symbol.
    pub fn set(&mut self, of: Value, to: Value) {
        if let Some(slot) = self.list(of.tag()).get_mut(of.payload() as usize) {
            *slot = to;
        }
    }

    fn get(&mut self, of: Value) -> Value {
        self.list(of.tag()).get(of.payload() as usize).copied().unwrap_or(Value::NONE)
    }
}

/// The copy of one module.
pub(super) struct Copier<'a> {
    from: &'a Context,
    to: &'a Context,
    pub symbols: Symbols,
    types: FxHashMap<Type, Type>,
    consts: FxHashMap<Value, Value>,
    nodes: FxHashMap<Md, Md>,
    sets: FxHashMap<AttrSet, AttrSet>,
    lists: FxHashMap<AttrList, AttrList>,
    kinds: FxHashMap<u32, MdKind>,
    /// Nodes that have an id and no operands yet.
    unfinished: Vec<(Md, Md)>,
    /// The first construct that cannot be copied.
    pub problem: Option<String>,
}

impl<'a> Copier<'a> {
    pub fn new(from: &'a Context, to: &'a Context, symbols: Symbols) -> Self {
        Copier {
            from,
            to,
            symbols,
            types: FxHashMap::default(),
            consts: FxHashMap::default(),
            nodes: FxHashMap::default(),
            sets: FxHashMap::default(),
            lists: FxHashMap::default(),
            kinds: FxHashMap::default(),
            unfinished: Vec::new(),
            problem: None,
        }
    }

    fn cx(&self) -> &'a Context {
        self.to
    }

    /// A type in the other context. Identified structs of one name and with equal fields are one type.
    pub fn ty(&mut self, ty: Type) -> Type {
        if !ty.is_record() {
            return ty;
        }
        if let Some(&done) = self.types.get(&ty) {
            return done;
        }
        let (from, cx) = (self.from, self.cx());
        let mut all =
            |types: &mut dyn Iterator<Item = Type>| -> Vec<Type> { types.map(|ty| self.ty(ty)).collect() };
        let copy = match from.view(ty) {
            TypeView::Vector { elem, count, scalable } => cx.vector(self.ty(elem), count, scalable),
            TypeView::Array { elem, count } => cx.array(self.ty(elem), count),
            TypeView::Struct { fields, packed } => cx.struct_type(&all(&mut fields.iter()), packed),
            TypeView::Function { ret, params, vararg } => {
                let params = all(&mut params.iter());
                cx.function_type(self.ty(ret), &params, vararg)
            }
            TypeView::Target { name, types, ints } => cx.target_type(name, &all(&mut types.iter()), ints),
            TypeView::Named { name, body } => {
                let body = body.map(|(fields, packed)| (all(&mut fields.iter()), packed));
                self.named(name, body)
            }
            _ => ty,
        };
        self.types.insert(ty, copy);
        copy
    }

    fn named(&self, name: &[u8], body: Option<(Vec<Type>, bool)>) -> Type {
        let cx = self.cx();
        // The other module may have renamed the struct, because a third one had its name.
        let digits = name.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let base = name.split_at(name.len() - digits).0.strip_suffix(b".").filter(|_| digits != 0);
        for name in [Some(name), base].into_iter().flatten().filter(|name| !name.is_empty()) {
            let Some(known) = cx.find_named_struct(name) else { continue };
            let TypeView::Named { body: own, .. } = cx.view(known) else { continue };
            match (own, &body) {
                (None, Some((fields, packed))) => {
                    cx.set_struct_body(known, fields, *packed);
                    return known;
                }
                (_, None) => return known,
                (Some((own, own_packed)), Some((fields, packed)))
                    if own_packed == *packed && own.iter().eq(fields.iter().copied()) =>
                {
                    return known;
                }
                _ => {}
            }
        }
        let new = cx.named_struct(name);
        if let Some((fields, packed)) = body {
            cx.set_struct_body(new, &fields, packed);
        }
        new
    }

    /// A value in the other module. Ids of locals stay.
    pub fn value(&mut self, value: Value) -> Value {
        match value.tag() {
            TAG_NONE => value,
            TAG_GLOBAL | TAG_FUNC | TAG_ALIAS | TAG_IFUNC => self.symbols.get(value),
            TAG_CONST => match self.consts.get(&value) {
                Some(&done) => done,
                None => {
                    let copy = self.constant(value);
                    self.consts.insert(value, copy);
                    copy
                }
            },
            TAG_METADATA => match value.kind() {
                ValueKind::Metadata(md) => Value::metadata(self.md(md)),
                _ => value,
            },
            TAG_ASM => {
                let ValueKind::Asm(asm) = value.kind() else { return value };
                let Some(mut asm) = self.from.asm(asm) else { return value };
                asm.fn_ty = self.ty(asm.fn_ty);
                self.to.inline_asm(&asm)
            }
            tag => Value::pack(tag, self.ty(value.ty()), value.payload()),
        }
    }

    fn values(&mut self, values: Values<'_>) -> SmallVec<[Value; 8]> {
        values.iter().map(|value| self.value(value)).collect()
    }

    /// A constant that is a record. The parser and the builder bound the nesting.
    fn constant(&mut self, value: Value) -> Value {
        let cx = self.cx();
        let ty = self.ty(value.ty());
        let limbs = |words: &[u32]| -> SmallVec<[u64; 4]> {
            words
                .chunks(2)
                .map(|w| u64::from(w[0]) | w.get(1).map_or(0, |&high| u64::from(high) << 32))
                .collect()
        };
        match self.from.const_view(value) {
            Some(ConstView::Int(words)) => cx.int_limbs(ty, &limbs(words)),
            Some(ConstView::Float(words)) => {
                let bits = words.iter().rev().fold(0u128, |bits, &word| bits << 32 | u128::from(word));
                cx.float_bits(ty, bits)
            }
            Some(ConstView::Splat(elem)) => {
                let elem = self.value(elem);
                cx.splat(ty, elem)
            }
            Some(ConstView::Data(bytes)) => cx.data(ty, bytes).unwrap_or(Value::poison(ty)),
            Some(ConstView::Aggregate(elems)) => {
                let elems = self.values(elems);
                cx.aggregate(ty, &elems)
            }
            Some(ConstView::Expr(expr)) => {
                let (source, operands) = (self.ty(expr.source), self.values(expr.operands));
                cx.expr(expr.op, ty, expr.flags, source, &operands, expr.in_range)
            }
            Some(ConstView::BlockAddress(func, block)) => {
                let place = Value::pack(TAG_FUNC, Type::PTR, func.0);
                match self.symbols.get(place).as_func() {
                    Some(func) => cx.block_address(ty, func, block),
                    None => self
                        .unsupported("the address of a block of a function that is an alias elsewhere", ty),
                }
            }
            Some(ConstView::DsoLocalEquivalent(func)) => {
                let func = self.value(func);
                cx.dso_local_equivalent(func)
            }
            Some(ConstView::NoCfi(func)) => {
                let func = self.value(func);
                cx.no_cfi(func)
            }
            Some(ConstView::PtrAuth(parts)) => match self.values(parts)[..] {
                [pointer, key, discriminator, address] => cx.ptr_auth([pointer, key, discriminator, address]),
                _ => Value::poison(ty),
            },
            None => value,
        }
    }

    fn unsupported(&mut self, what: &str, ty: Type) -> Value {
        self.problem.get_or_insert_with(|| format!("{what} cannot be linked"));
        Value::poison(ty)
    }

    /// An attribute list in the other context.
    pub fn attrs(&mut self, list: AttrList) -> AttrList {
        if list.is_empty() {
            return list;
        }
        if let Some(&done) = self.lists.get(&list) {
            return done;
        }
        let sets: Vec<AttrSet> = self.from.all_attr_sets(list).collect();
        let sets: Vec<AttrSet> = sets.into_iter().map(|set| self.attr_set(set)).collect();
        let copy = match sets[..] {
            [func, ret, ref params @ ..] => self.cx().attr_list(func, ret, params),
            _ => AttrList::EMPTY,
        };
        self.lists.insert(list, copy);
        copy
    }

    /// A set of attributes in the other context.
    pub fn attr_set(&mut self, set: AttrSet) -> AttrSet {
        if set.is_empty() {
            return set;
        }
        if let Some(&done) = self.sets.get(&set) {
            return done;
        }
        let from = self.from;
        let mut attrs: Vec<Attr> = from.attrs_of(set).map(|view| from.own_attr(view)).collect();
        for attr in &mut attrs {
            if let Attr::Type(_, ty) = attr {
                *ty = self.ty(*ty);
            }
        }
        let copy = self.cx().attr_set(&attrs);
        self.sets.insert(set, copy);
        copy
    }

    /// Exchanges attached metadata for that of the other context.
    pub fn attachments(&mut self, attached: &mut [(MdKind, Md)]) {
        for (kind, node) in attached {
            (*kind, *node) = (self.kind(*kind), self.md(*node));
        }
    }

    /// A kind of attachment in the other context.
    fn kind(&mut self, kind: MdKind) -> MdKind {
        let (from, cx) = (self.from, self.cx());
        *self.kinds.entry(kind.0).or_insert_with(|| {
            let mut name = Vec::new();
            from.push_md_kind_name(kind, &mut |part| name.extend_from_slice(part));
            cx.md_kind(&name)
        })
    }

    /// Metadata in the other context. A distinct node, and one that refers to itself, gets its id before its operands
    /// are copied, so no cycle is followed twice; others are copied when their operands are.
    pub fn md(&mut self, md: Md) -> Md {
        let copy = self.start_md(md);
        while let Some((node, copy)) = self.unfinished.pop() {
            let Some(view) = self.from.md_node_view(node) else { continue };
            let (distinct, kind) = (view.distinct, view.kind());
            let words: SmallVec<[u32; 32]> = view.words().into();
            let words = self.node_words(kind, &words);
            self.cx().md_finish(copy, distinct, kind, &words);
        }
        copy
    }

    /// Copies metadata except the operands of nodes in `unfinished`.
    fn start_md(&mut self, root: Md) -> Md {
        let mut stack = vec![(root, false)];
        while let Some((md, operands_are_done)) = stack.pop() {
            if md.is_null() || self.nodes.contains_key(&md) {
                continue;
            }
            let copy = match self.from.md_view(md) {
                MdView::Null => Md::NULL,
                MdView::String(text) => self.cx().md_string(text),
                MdView::Value(value) => {
                    let value = self.value(value);
                    self.cx().md_value(value)
                }
                MdView::Node(node) if node.distinct || self.from.md_is_mutable(md) => {
                    let copy = self.cx().md_mutable(node.distinct);
                    self.unfinished.push((md, copy));
                    copy
                }
                MdView::Node(node) if operands_are_done => {
                    let kind = node.kind();
                    let words: SmallVec<[u32; 32]> = node.words().into();
                    let words = self.node_words(kind, &words);
                    match kind {
                        DiKind::Tuple => self.cx().md_tuple_words(&words),
                        _ => self.cx().md_special(kind, &words),
                    }
                }
                MdView::Node(node) => {
                    stack.push((md, true));
                    stack.extend(node.iter().map(|operand| (operand, false)));
                    continue;
                }
            };
            self.nodes.insert(md, copy);
        }
        self.nodes.get(&root).copied().unwrap_or(Md::NULL)
    }

    /// The words of a node with its operands copied.
    fn node_words(&mut self, kind: DiKind, words: &[u32]) -> SmallVec<[u32; 32]> {
        let mut copy: SmallVec<[u32; 32]> = words.into();
        match kind {
            DiKind::DIExpression => {}
            DiKind::DIArgList => {
                for pair in copy.chunks_exact_mut(2) {
                    pair.copy_from_slice(&self.value(Value::from_words(pair[0], pair[1])).words());
                }
            }
            DiKind::Tuple => copy.iter_mut().for_each(|word| *word = self.md_word(*word)),
            DiKind::GenericDINode => copy.iter_mut().skip(1).for_each(|word| *word = self.md_word(*word)),
            _ => {
                let mut at = 0;
                for field in kind.def().map_or(&[][..], |def| def.fields) {
                    if matches!(field.size, DiSize::Md | DiSize::Extent)
                        && let Some(word) = copy.get_mut(at)
                    {
                        *word = self.md_word(*word);
                    }
                    at += field.size.words();
                }
            }
        }
        copy
    }

    fn md_word(&mut self, word: u32) -> u32 {
        self.start_md(Md::from_word(word)).word()
    }

    /// Rewrites a body for the other module.
    pub fn body(&mut self, body: &mut Body) {
        for ty in &mut body.params {
            *ty = self.ty(*ty);
        }
        let (from, cx) = (self.from, self.cx());
        for inst in &mut body.insts {
            inst.ty = self.ty(inst.ty);
            match inst.op {
                Opcode::Alloca | Opcode::GetElementPtr => inst.aux = self.ty(Type(inst.aux)).0,
                Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence => {
                    let mut access = Access::unpack(inst.aux);
                    access.scope = cx.sync_scope(from.sync_scope_name(access.scope));
                    inst.aux = access.pack();
                }
                _ => {}
            }
            if inst.loc != 0 {
                inst.loc = self.md(Md::from_word(inst.loc)).word();
            }
        }
        for value in &mut body.operands {
            *value = self.value(*value);
        }
        for call in &mut body.calls {
            call.fn_ty = self.ty(call.fn_ty);
            call.attrs = self.attrs(call.attrs);
        }
        for bundle in &mut body.bundles {
            bundle.tag = cx.intern_str(from.str(bundle.tag));
        }
        for attachment in &mut body.attachments {
            attachment.kind = self.kind(attachment.kind);
            attachment.node = self.md(attachment.node);
        }
        for (_, record) in &mut body.records {
            record.value = self.value(record.value);
            record.variable = self.md(record.variable);
            record.expression = self.md(record.expression);
            record.loc = self.md(record.loc);
            if let Some(assignment) = &mut record.assignment {
                assignment.id = self.md(assignment.id);
                assignment.address = self.value(assignment.address);
                assignment.expression = self.md(assignment.expression);
            }
        }
    }
}
