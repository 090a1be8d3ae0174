//! Metadata: strings, values, nodes, and the kinds of attachments.
//!
//! A [`Md`] is an id. Strings, values and most uniqued nodes are immutable records; distinct nodes, and nodes in a
//! cycle, can be created first and get their operands afterwards.

use crate::context::Context;
use crate::debug::{DiKind, DiNode, DiSize};
use crate::value::Value;
use core::sync::atomic::{AtomicU64, Ordering};
use parking_lot::Mutex;
use terrace_support::chunked::RowTable;
use terrace_support::interner::Interner;

/// An id of metadata, or null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Md(u32);

impl Md {
    /// No metadata; as an operand of a node it prints as `null`.
    pub const NULL: Md = Md(0);

    pub(crate) const fn from_index(index: u32) -> Md {
        Md(index + 1)
    }

    pub(crate) const fn index(self) -> u32 {
        self.0.wrapping_sub(1)
    }

    pub(crate) const fn word(self) -> u32 {
        self.0
    }

    pub(crate) const fn from_word(word: u32) -> Md {
        Md(word)
    }

    pub(crate) const fn from_nonzero(word: u32) -> Option<Md> {
        if word == 0 { None } else { Some(Md(word)) }
    }

    /// Whether this is the null operand.
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }
}

macro_rules! md_kinds {
    ($($NAME:ident = $id:literal $text:literal,)*) => {
        /// The kind of an attachment.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub struct MdKind(pub(crate) u32);

        impl MdKind {
            $(#[doc = concat!("`!", $text, "`.")] pub const $NAME: MdKind = MdKind($id);)*
            /// The names of the kinds that LLVM defines, in order.
            pub const FIXED: &'static [&'static str] = &[$($text,)*];
        }
    };
}

md_kinds! {
        DBG = 0 "dbg",
        TBAA = 1 "tbaa",
        PROF = 2 "prof",
        FPMATH = 3 "fpmath",
        RANGE = 4 "range",
        TBAA_STRUCT = 5 "tbaa.struct",
        INVARIANT_LOAD = 6 "invariant.load",
        ALIAS_SCOPE = 7 "alias.scope",
        NOALIAS = 8 "noalias",
        NONTEMPORAL = 9 "nontemporal",
        MEM_PARALLEL_LOOP_ACCESS = 10 "llvm.mem.parallel_loop_access",
        NONNULL = 11 "nonnull",
        DEREFERENCEABLE = 12 "dereferenceable",
        DEREFERENCEABLE_OR_NULL = 13 "dereferenceable_or_null",
        MAKE_IMPLICIT = 14 "make.implicit",
        UNPREDICTABLE = 15 "unpredictable",
        INVARIANT_GROUP = 16 "invariant.group",
        ALIGN = 17 "align",
        LOOP = 18 "llvm.loop",
        TYPE = 19 "type",
        SECTION_PREFIX = 20 "section_prefix",
        ABSOLUTE_SYMBOL = 21 "absolute_symbol",
        ASSOCIATED = 22 "associated",
        CALLEES = 23 "callees",
        IRR_LOOP = 24 "irr_loop",
        ACCESS_GROUP = 25 "llvm.access.group",
        CALLBACK = 26 "callback",
        PRESERVE_ACCESS_INDEX = 27 "llvm.preserve.access.index",
        VCALL_VISIBILITY = 28 "vcall_visibility",
        NOUNDEF = 29 "noundef",
        ANNOTATION = 30 "annotation",
        NOSANITIZE = 31 "nosanitize",
        FUNC_SANITIZE = 32 "func_sanitize",
        EXCLUDE = 33 "exclude",
        MEMPROF = 34 "memprof",
        CALLSITE = 35 "callsite",
        KCFI_TYPE = 36 "kcfi_type",
        PCSECTIONS = 37 "pcsections",
        DIASSIGNID = 38 "DIAssignID",
        CORO_OUTSIDE_FRAME = 39 "coro.outside.frame",
        MMRA = 40 "mmra",
        NOALIAS_ADDRSPACE = 41 "noalias.addrspace",
        CALLEE_TYPE = 42 "callee_type",
        NOFREE = 43 "nofree",
        CAPTURES = 44 "captures",
        ALLOC_TOKEN = 45 "alloc_token",
        IMPLICIT_REF = 46 "implicit.ref",
}

/// The contents of metadata, for matching.
#[derive(Clone, Debug)]
pub enum MdView<'a> {
    /// `null`.
    Null,
    /// `!"text"`.
    String(&'a [u8]),
    /// `i32 7`, `ptr @g`.
    Value(Value),
    /// `!{…}`.
    Node(NodeView<'a>),
}

/// A node's operands.
#[derive(Clone, Debug)]
pub struct NodeView<'a> {
    /// Whether it is `distinct`.
    pub distinct: bool,
    kind: DiKind,
    words: &'a [u32],
}

impl NodeView<'_> {
    #[inline]
    pub(crate) fn words(&self) -> &[u32] {
        self.words
    }

    /// The kind of node.
    pub fn kind(&self) -> DiKind {
        self.kind
    }

    /// Whether the node has a number in the text: expressions and argument lists are printed inline.
    pub(crate) fn is_numbered(&self) -> bool {
        !matches!(self.kind, DiKind::DIExpression | DiKind::DIArgList)
    }

    /// The number of operands.
    pub fn len(&self) -> usize {
        match self.kind.def() {
            Some(def) => def.operands.len(),
            None if self.kind == DiKind::Tuple => self.words().len(),
            None if self.kind == DiKind::GenericDINode => self.words().len().saturating_sub(1),
            None => 0,
        }
    }

    /// Whether there are no operands.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The operands in LLVM's order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Md> + ExactSizeIterator + '_ {
        (0..self.len()).map(|i| self.operand(i))
    }

    /// The operand at an index below [`len`](Self::len).
    #[inline]
    pub(crate) fn operand(&self, i: usize) -> Md {
        let at = self.kind.def().map_or(i + self.skipped(), |def| def.operands[i]);
        Md(self.words().get(at).copied().unwrap_or(0))
    }

    /// The operands in LLVM's order. For nodes with fields, operands that are strings are left out.
    #[inline]
    pub(crate) fn links(&self) -> impl DoubleEndedIterator<Item = Md> + '_ {
        let (words, skipped) = (self.words, self.skipped());
        let fields = self.kind.def().map(|def| def.links);
        let n = match fields {
            Some(fields) => fields.len(),
            None if self.is_numbered() => words.len().saturating_sub(skipped),
            None => 0,
        };
        (0..n).map(move |i| {
            let at = fields.map_or(i + skipped, |fields| fields[i]);
            Md(words.get(at).copied().unwrap_or(0))
        })
    }

    /// The number of words before the operands.
    fn skipped(&self) -> usize {
        usize::from(self.kind == DiKind::GenericDINode)
    }

    /// The values of an argument list.
    pub fn arguments(&self) -> impl ExactSizeIterator<Item = Value> + '_ {
        let words = if self.kind == DiKind::DIArgList { self.words() } else { &[] };
        words.as_chunks::<2>().0.iter().map(|&[low, high]| Value::from_words(low, high))
    }

    /// The fields, if the node is of this kind.
    #[inline(always)]
    pub fn fields<N: DiNode>(&self) -> Option<N> {
        if self.kind == N::KIND { N::read(self.words) } else { None }
    }

    /// Line and column of a `!DILocation`.
    pub fn line_and_column(&self) -> (u32, u32) {
        if self.kind != DiKind::DILocation {
            return (0, 0);
        }
        let word = |at: usize| self.words.get(at).copied().unwrap_or(0);
        (word(0), word(1))
    }

    /// The words of a field. Trailing zero words may be missing.
    pub(crate) fn field(&self, name: &str) -> &[u32] {
        self.sized_field(name).map_or(&[], |(_, words)| words)
    }

    fn sized_field(&self, name: &str) -> Option<(DiSize, &[u32])> {
        let def = self.kind.def()?;
        let mut at = 0;
        for field in def.fields {
            let end = at + field.size.words();
            if field.name == name {
                let words = self.words().get(at..end.min(self.words.len())).unwrap_or(&[]);
                return Some((field.size, words));
            }
            at = end;
        }
        None
    }

    /// The metadata field of this name (as in the text); null if there is none.
    pub fn md(&self, name: &str) -> Md {
        self.field(name).first().map_or(Md::NULL, |&word| Md(word))
    }

    /// The number field of this name (as in the text); 0 if there is none.
    pub fn number(&self, name: &str) -> u64 {
        let Some((size, words)) = self.sized_field(name) else { return 0 };
        // The number of an extent follows its metadata.
        let words = if size == DiSize::Extent { words.get(1..).unwrap_or(&[]) } else { words };
        match *words {
            [word] => word.into(),
            [low, high] => u64::from(low) | u64::from(high) << 32,
            _ => 0,
        }
    }

    /// Scope and `inlinedAt` of a `!DILocation`.
    pub(crate) fn scope_and_inlined_at(&self) -> Option<(Md, Md)> {
        if self.kind != DiKind::DILocation {
            return None;
        }
        let md = |at: usize| Md(self.words.get(at).copied().unwrap_or(0));
        Some((md(2), md(3)))
    }

    /// The elements of an expression.
    pub fn elements(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + '_ {
        let words = if self.kind == DiKind::DIExpression { self.words() } else { &[] };
        words.as_chunks::<2>().0.iter().map(|&[low, high]| u64::from(low) | u64::from(high) << 32)
    }
}

const TAG_STRING: u32 = 0;
const TAG_VALUE: u32 = 1;
const TAG_TUPLE: u32 = 2;
const TAG_MUTABLE: u32 = 3;
/// The words of a mutable node in a record of their own, which is appended without a lookup since no other node
/// shares it.
const TAG_WORDS: u32 = 4;
const TAG_NO_WORDS: u32 = 5;
/// The first tag of specialized nodes; the kind is added.
const TAG_SPECIAL: u32 = 8;
/// The first tag of distinct nodes, tuples and specialized ones; the kind is added.
const TAG_DISTINCT: u32 = 1 << 8;

/// A node whose operands can be replaced.
#[derive(Clone, Copy)]
struct MutableNode {
    distinct: bool,
    kind: DiKind,
    /// The record of its words.
    words: u32,
}

impl MutableNode {
    fn word(self) -> u64 {
        u64::from(self.words) << 32 | u64::from(self.kind.code()) << 1 | u64::from(self.distinct)
    }

    #[inline]
    fn of_word(word: u64) -> Self {
        let kind = DiKind::of_code((word as u32) >> 1);
        Self { distinct: word & 1 != 0, kind, words: (word >> 32) as u32 }
    }
}

/// Records of metadata, and the current contents of mutable nodes.
pub(crate) struct MetadataStore {
    pub(crate) records: Interner,
    mutable: RowTable<1>,
    kinds: Mutex<Vec<Box<[u8]>>>,
}

impl Default for MetadataStore {
    fn default() -> Self {
        Self { records: Interner::new(), mutable: RowTable::new(), kinds: Mutex::default() }
    }
}

impl Context {
    /// `!"text"`.
    pub fn md_string(&self, text: &[u8]) -> Md {
        Md::from_index(self.metadata.records.intern(TAG_STRING, text))
    }

    /// A value as metadata; a constant or global.
    pub fn md_value(&self, value: Value) -> Md {
        Md::from_index(self.metadata.records.intern_words(TAG_VALUE, &value.words()))
    }

    /// A uniqued node `!{…}`.
    pub fn md_node(&self, operands: &[Md]) -> Md {
        let words: terrace_support::small_vec::SmallVec<[u32; 16]> = operands.iter().map(|md| md.0).collect();
        Md::from_index(self.metadata.records.intern_words(TAG_TUPLE, &words))
    }

    /// A `distinct` node `!{…}`, unequal to all others.
    pub fn md_distinct(&self, operands: &[Md]) -> Md {
        let words: terrace_support::small_vec::SmallVec<[u32; 16]> = operands.iter().map(|md| md.0).collect();
        self.md_distinct_words(DiKind::Tuple, &words)
    }

    /// A node without operands, which are set later and can refer to the node itself.
    pub fn md_mutable(&self, distinct: bool) -> Md {
        let words = self.metadata.records.intern_words(TAG_NO_WORDS, &[]);
        let index = self.metadata.mutable.push([MutableNode { distinct, kind: DiKind::Tuple, words }.word()]);
        Md::from_index(self.metadata.records.push_words(TAG_MUTABLE, &[index]))
    }

    /// A distinct node with these words.
    pub(crate) fn md_distinct_words(&self, kind: DiKind, words: &[u32]) -> Md {
        Md::from_index(self.metadata.records.push_words(TAG_DISTINCT + kind.code(), words))
    }

    /// The slot of a mutable node, and its contents.
    #[inline]
    fn mutable_node(&self, node: Md) -> Option<(&AtomicU64, MutableNode)> {
        let (TAG_MUTABLE, &[index]) = self.metadata.records.words(node.index()) else { return None };
        let [slot] = self.metadata.mutable.get(index)?;
        Some((slot, MutableNode::of_word(slot.load(Ordering::Acquire))))
    }

    /// Whether a node was made by [`md_mutable`](Self::md_mutable).
    pub(crate) fn md_is_mutable(&self, md: Md) -> bool {
        !md.is_null() && self.metadata.records.tag(md.index()) == TAG_MUTABLE
    }

    /// Sets the operands of a mutable node.
    pub fn md_set_operands(&self, node: Md, operands: &[Md]) {
        if let Some((slot, contents)) = self.mutable_node(node) {
            let words: terrace_support::small_vec::SmallVec<[u32; 16]> =
                operands.iter().map(|md| md.0).collect();
            let words = self.metadata.records.push_words(TAG_WORDS, &words);
            slot.store(MutableNode { words, ..contents }.word(), Ordering::Release);
        }
    }

    /// A uniqued node with fields.
    pub(crate) fn md_special(&self, kind: DiKind, words: &[u32]) -> Md {
        Md::from_index(self.metadata.records.intern_words(TAG_SPECIAL + kind.code(), words))
    }

    /// A uniqued tuple of these words.
    pub(crate) fn md_tuple_words(&self, words: &[u32]) -> Md {
        Md::from_index(self.metadata.records.intern_words(TAG_TUPLE, words))
    }

    /// Whether a node with these contents has itself as an operand.
    pub(crate) fn md_refers_to(&self, kind: DiKind, words: &[u32], node: Md) -> bool {
        NodeView { distinct: false, kind, words }.iter().any(|operand| operand == node)
    }

    /// Sets the contents of a mutable node and whether it is distinct.
    pub(crate) fn md_finish(&self, node: Md, distinct: bool, kind: DiKind, words: &[u32]) {
        if let Some((slot, _)) = self.mutable_node(node) {
            let words = self.metadata.records.push_words(TAG_WORDS, words);
            slot.store(MutableNode { distinct, kind, words }.word(), Ordering::Release);
        }
    }

    /// Makes a mutable node one with fields.
    pub(crate) fn md_set_words(&self, node: Md, kind: DiKind, words: &[u32]) {
        if let Some((slot, contents)) = self.mutable_node(node) {
            let words = self.metadata.records.push_words(TAG_WORDS, words);
            slot.store(MutableNode { kind, words, ..contents }.word(), Ordering::Release);
        }
    }

    /// Replaces an operand of a mutable node ([`Context::md_mutable`]), by its index in [`NodeView::iter`].
    pub fn md_set_operand(&self, node: Md, at: usize, operand: Md) {
        let Some((slot, contents)) = self.mutable_node(node) else { return };
        let at = contents
            .kind
            .def()
            .map_or(Some(at + usize::from(contents.kind == DiKind::GenericDINode)), |def| {
                def.operands.get(at).copied()
            });
        let mut words = self.metadata.records.words(contents.words).1.to_vec();
        if let (Some(at), Some(_)) = (at, contents.kind.def()) {
            // Trailing zero words are not stored, so they are added up to the operand.
            words.resize(words.len().max(at + 1), 0);
        }
        if let Some(word) = at.and_then(|at| words.get_mut(at)) {
            *word = operand.0;
            let words = self.metadata.records.push_words(TAG_WORDS, &words);
            slot.store(MutableNode { words, ..contents }.word(), Ordering::Release);
        }
    }

    /// The contents of metadata.
    #[inline]
    pub fn md_view(&self, md: Md) -> MdView<'_> {
        if md.is_null() {
            return MdView::Null;
        }
        match self.metadata.records.words(md.index()) {
            (TAG_STRING, _) => MdView::String(self.metadata.records.get(md.index()).1),
            (TAG_VALUE, &[low, high]) => MdView::Value(Value::from_words(low, high)),
            _ => self.md_node_view(md).map_or(MdView::Null, MdView::Node),
        }
    }

    /// The text of a metadata string.
    #[inline]
    pub(crate) fn md_text(&self, md: Md) -> Option<&[u8]> {
        if md.is_null() {
            return None;
        }
        let (tag, text) = self.metadata.records.get(md.index());
        (tag == TAG_STRING).then_some(text)
    }

    /// The contents of a metadata node.
    #[inline(always)]
    pub fn md_node_view(&self, md: Md) -> Option<NodeView<'_>> {
        if md.is_null() {
            return None;
        }
        let (tag, words) = self.metadata.records.words(md.index());
        // The view is assembled at the end: written by bytes and copied by words, it would stall on store forwarding.
        let (distinct, kind, words) = match tag {
            tag if tag >= TAG_DISTINCT => (true, DiKind::of_code(tag - TAG_DISTINCT), words),
            tag if tag >= TAG_SPECIAL => (false, DiKind::of_code(tag - TAG_SPECIAL), words),
            TAG_TUPLE => (false, DiKind::Tuple, words),
            TAG_MUTABLE => {
                let (_, MutableNode { distinct, kind, words }) = self.mutable_node(md)?;
                (distinct, kind, self.metadata.records.words(words).1)
            }
            _ => return None,
        };
        Some(NodeView { distinct, kind, words })
    }

    /// The kind of a metadata node.
    #[inline]
    pub(crate) fn md_node_kind(&self, md: Md) -> Option<DiKind> {
        if md.is_null() {
            return None;
        }
        match self.metadata.records.tag(md.index()) {
            TAG_TUPLE => Some(DiKind::Tuple),
            TAG_MUTABLE => self.mutable_node(md).map(|(_, contents)| contents.kind),
            tag if tag >= TAG_DISTINCT => Some(DiKind::of_code(tag - TAG_DISTINCT)),
            tag if tag >= TAG_SPECIAL => Some(DiKind::of_code(tag - TAG_SPECIAL)),
            _ => None,
        }
    }

    /// The number of metadata records; all indices are below it.
    pub(crate) fn n_metadata(&self) -> usize {
        self.metadata.records.len()
    }

    /// The kind of attachment with this name, registered on first use.
    pub fn md_kind(&self, name: &[u8]) -> MdKind {
        if let Some(index) = MdKind::FIXED.iter().position(|fixed| fixed.as_bytes() == name) {
            return MdKind(index as u32);
        }
        let mut kinds = self.metadata.kinds.lock();
        let index = kinds.iter().position(|kind| &kind[..] == name).unwrap_or_else(|| {
            kinds.push(name.into());
            kinds.len() - 1
        });
        MdKind((MdKind::FIXED.len() + index) as u32)
    }

    /// The names of kinds of attachments that are not LLVM's own, in order of registration.
    pub fn custom_md_kinds(&self) -> Vec<Box<[u8]>> {
        self.metadata.kinds.lock().clone()
    }

    /// Whether a kind has this name.
    pub(crate) fn md_kind_is(&self, kind: MdKind, name: &[u8]) -> bool {
        let mut is_equal = false;
        self.push_md_kind_name(kind, &mut |found| is_equal = found == name);
        is_equal
    }

    /// Passes the name of a kind of attachment to `push`.
    pub(crate) fn push_md_kind_name(&self, kind: MdKind, push: &mut dyn FnMut(&[u8])) {
        let index = kind.0 as usize;
        match MdKind::FIXED.get(index) {
            Some(name) => push(name.as_bytes()),
            None => {
                if let Some(name) = self.metadata.kinds.lock().get(index - MdKind::FIXED.len()) {
                    push(name);
                }
            }
        }
    }
}
