//! A module: global variables, functions, aliases, and its other entities.

use crate::attrs::{AttrList, AttrSet};
use crate::body::Body;
use crate::context::Context;
pub use crate::function::{FuncData, FuncExtra};
pub use crate::inline_asm::InlineAsm;
use crate::inst::Align;
use crate::intrinsics::{Intrinsic, intrinsic_name};
use crate::layout::DataLayout;
use crate::metadata::{Md, MdKind};
use crate::types::Type;
use crate::value::*;
use crate::version::LlvmVersion;
use hashbrown::HashTable;
use std::sync::Arc;

macro_rules! word_enum {
    ($(#[$meta:meta])* $Name:ident { $($(#[$vmeta:meta])* $Variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
        #[repr(u8)]
        pub enum $Name { $($(#[$vmeta])* #[doc = concat!("`", $text, "`.")] $Variant),* }

        impl $Name {
            /// LLVM's spelling, empty for the default.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $text),* }
            }
        }
    };
}

word_enum! {
    /// The linkage of a global symbol.
    Linkage {
        #[default]
        External = "",
        AvailableExternally = "available_externally",
        LinkOnceAny = "linkonce",
        LinkOnceOdr = "linkonce_odr",
        WeakAny = "weak",
        WeakOdr = "weak_odr",
        Appending = "appending",
        Internal = "internal",
        Private = "private",
        ExternalWeak = "extern_weak",
        Common = "common",
    }
}

impl Linkage {
    /// Whether the symbol is local to the module.
    pub const fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }

    /// Whether the linker may replace the definition by one of another module.
    pub const fn is_interposable(self) -> bool {
        matches!(self, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternalWeak)
    }

    /// Whether the definition takes precedence over weak ones.
    pub const fn is_strong(self) -> bool {
        matches!(self, Linkage::External | Linkage::Appending | Linkage::Internal | Linkage::Private)
    }
}

word_enum! {
    /// Visibility outside the shared object.
    Visibility {
        #[default]
        Default = "",
        Hidden = "hidden",
        Protected = "protected",
    }
}

word_enum! {
    /// Windows import and export.
    DllStorage {
        #[default]
        None = "",
        Import = "dllimport",
        Export = "dllexport",
    }
}

word_enum! {
    /// Whether the address is significant.
    UnnamedAddr {
        #[default]
        None = "",
        Local = "local_unnamed_addr",
        Global = "unnamed_addr",
    }
}

word_enum! {
    /// Thread-local storage model.
    ThreadLocal {
        #[default]
        None = "",
        GeneralDynamic = "thread_local",
        LocalDynamic = "thread_local(localdynamic)",
        InitialExec = "thread_local(initialexec)",
        LocalExec = "thread_local(localexec)",
    }
}

word_enum! {
    /// The selection kind of a comdat: which of several definitions the linker keeps.
    ComdatKind {
        #[default]
        Any = "any",
        ExactMatch = "exactmatch",
        Largest = "largest",
        NoDeduplicate = "nodeduplicate",
        SameSize = "samesize",
    }
}

word_enum! {
    /// Code model of a global variable.
    CodeModel {
        #[default]
        Default = "",
        Tiny = "tiny",
        Small = "small",
        Kernel = "kernel",
        Medium = "medium",
        Large = "large",
    }
}

/// The sanitizers' treatment of a global variable: a set of the constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Sanitizer(pub u8);

impl Sanitizer {
    /// `no_sanitize_address`.
    pub const NO_ADDRESS: Sanitizer = Sanitizer(1);
    /// `no_sanitize_hwaddress`.
    pub const NO_HWADDRESS: Sanitizer = Sanitizer(2);
    /// `sanitize_memtag`.
    pub const MEMTAG: Sanitizer = Sanitizer(4);
    /// `sanitize_address_dyninit`.
    pub const ADDRESS_DYNINIT: Sanitizer = Sanitizer(8);

    /// The names in order of printing.
    pub(crate) const NAMES: [&'static str; 4] =
        ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

    /// The names of the flags in the set, in order of printing.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().enumerate().filter(move |(i, _)| self.0 >> i & 1 != 0).map(|(_, name)| name)
    }

    /// The flag with this name.
    pub fn from_name(name: &[u8]) -> Option<Sanitizer> {
        let at = Self::NAMES.iter().position(|other| other.as_bytes() == name)?;
        Some(Sanitizer(1 << at))
    }
}

/// A comdat group of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Comdat(pub(crate) u32);

/// The properties of a comdat group.
#[derive(Clone, Debug)]
pub struct ComdatData {
    /// Its name.
    pub name: Box<[u8]>,
    /// Which of several definitions the linker keeps.
    pub kind: ComdatKind,
}

/// The common properties of global symbols.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    /// The name; empty if the symbol is numbered.
    pub name: Box<[u8]>,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// Windows import and export.
    pub dll_storage: DllStorage,
    /// Whether the address is significant.
    pub unnamed_addr: UnnamedAddr,
    /// Whether the definition is in the same linkage unit.
    pub dso_local: bool,
    /// Address space of its address.
    pub address_space: u32,
}

impl Symbol {
    /// LLVM's `isImplicitDSOLocal`: `dso_local` follows from linkage or visibility.
    pub fn implies_dso_local(&self) -> bool {
        self.linkage.is_local()
            || (self.visibility != Visibility::Default && self.linkage != Linkage::ExternalWeak)
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalData {
    /// Name, linkage and so on.
    pub symbol: Symbol,
    /// The value type.
    pub ty: Type,
    /// The initializer; `None` for a declaration.
    pub initializer: Option<Value>,
    /// Whether the variable is constant.
    pub is_constant: bool,
    /// Whether the variable may be initialized from outside the module before use.
    pub externally_initialized: bool,
    /// Thread-local storage.
    pub thread_local: ThreadLocal,
    /// Alignment.
    pub align: Align,
    /// Section; empty if none.
    pub section: Box<[u8]>,
    /// Partition of the output; empty if none.
    pub partition: Box<[u8]>,
    /// Comdat group.
    pub comdat: Option<Comdat>,
    /// Code model.
    pub code_model: CodeModel,
    /// The sanitizers' treatment of the variable.
    pub sanitizer: Sanitizer,
    /// Attributes of the variable.
    pub attrs: AttrSet,
    /// Attached metadata in order of attachment.
    pub metadata: Vec<(MdKind, Md)>,
}

/// An alias.
#[derive(Clone, Debug)]
pub struct AliasData {
    /// Name, linkage and so on.
    pub symbol: Symbol,
    /// The value type.
    pub ty: Type,
    /// Thread-local storage.
    pub thread_local: ThreadLocal,
    /// The aliased address.
    pub aliasee: Value,
    /// Partition of the output; empty if none.
    pub partition: Box<[u8]>,
}

/// An indirect function.
#[derive(Clone, Debug)]
pub struct IFuncData {
    /// Name, linkage and so on.
    pub symbol: Symbol,
    /// Type of the function.
    pub ty: Type,
    /// The function that picks the implementation.
    pub resolver: Value,
    /// Partition of the output; empty if none.
    pub partition: Box<[u8]>,
    /// Attached metadata in order of attachment.
    pub metadata: Vec<(MdKind, Md)>,
}

/// Named metadata, such as `!llvm.module.flags`.
#[derive(Clone, Debug)]
pub struct NamedMd {
    /// The name.
    pub name: Box<[u8]>,
    /// The nodes.
    pub operands: Vec<Md>,
}

/// A module of LLVM IR.
#[derive(Default)]
pub struct Module {
    /// Shared types, constants, attributes and metadata.
    pub cx: Arc<Context>,
    /// The module identifier in the first line; empty if none.
    pub id: Vec<u8>,
    /// `source_filename`; empty if none.
    pub source_filename: Vec<u8>,
    /// The data layout.
    pub layout: DataLayout,
    /// Target triple; empty if none.
    pub triple: Vec<u8>,
    /// Module-level assembly; lines end with a line feed.
    pub module_asm: Vec<u8>,
    globals: Vec<GlobalData>,
    functions: Vec<FuncData>,
    aliases: Vec<AliasData>,
    ifuncs: Vec<IFuncData>,
    comdats: Vec<ComdatData>,
    comdats_by_name: terrace_support::FxHashMap<Box<[u8]>, u32>,
    /// Named metadata in printing order.
    pub named_metadata: Vec<NamedMd>,
    /// The version of the debug information that was dropped while the text was read, because it is not LLVM 22's.
    pub dropped_debug_version: Option<u32>,
    /// The version of LLVM whose text the module is printed as.
    pub(crate) version: LlvmVersion,
    /// Whether the bitcode had a summary for link-time optimization (`^0 = module: ...` in text), which is not kept.
    pub dropped_summary: bool,
    /// Symbols by name: part of the name's hash, and the address.
    symbols: HashTable<(u32, Value)>,
    next_suffix: u32,
}

fn hash(name: &[u8]) -> u32 {
    terrace_support::hash_bytes(name) as u32
}

/// The full hash from the part in the table, so that growing the table does not access the names.
fn spread(hash: u32) -> u64 {
    (hash as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}

impl Module {
    /// An empty module whose identifier and source file are `name`.
    pub fn new(name: impl AsRef<[u8]>) -> Self {
        let name = name.as_ref().to_vec();
        Module { id: name.clone(), source_filename: name, ..Module::default() }
    }

    fn symbol_name(&self, value: Value) -> &[u8] {
        self.symbol(value).map_or(&[], |symbol| &symbol.name)
    }

    /// The common properties of a global address.
    pub fn symbol(&self, value: Value) -> Option<&Symbol> {
        match value.kind() {
            ValueKind::Global(id) => self.globals.get(id.index()).map(|g| &g.symbol),
            ValueKind::Func(id) => self.functions.get(id.index()).map(|f| &f.symbol),
            ValueKind::Alias(id) => self.aliases.get(id.index()).map(|a| &a.symbol),
            ValueKind::IFunc(id) => self.ifuncs.get(id.index()).map(|i| &i.symbol),
            _ => None,
        }
    }

    /// The address of the global, function, alias or ifunc with this name.
    pub fn lookup(&self, name: &[u8]) -> Option<Value> {
        let key = hash(name);
        let same = |&(hash, value): &(u32, Value)| hash == key && self.symbol_name(value) == name;
        self.symbols.find(spread(key), same).map(|&(_, value)| value)
    }

    /// The function with this name.
    pub fn lookup_function(&self, name: &[u8]) -> Option<Func> {
        self.lookup(name)?.as_func()
    }

    /// The intrinsic with this name and type. LLVM numbers the names of intrinsics on structs without names:
    /// `llvm.ssa.copy.s_s.0`.
    pub fn lookup_intrinsic(&self, name: &[u8], ty: Type) -> Option<Func> {
        let mut numbered = (0..)
            .map_while(|number: u32| self.lookup_function(&[name, format!(".{number}").as_bytes()].concat()));
        self.lookup_function(name).or_else(|| numbered.find(|&func| self.func(func).ty == ty))
    }

    /// `name`, or `name.N` for the first free suffix, as LLVM renames a symbol.
    fn unique_name(&mut self, name: &[u8]) -> Box<[u8]> {
        let mut unique = name.to_vec();
        while !name.is_empty() && self.lookup(&unique).is_some() {
            self.next_suffix += 1;
            unique.truncate(name.len());
            unique.push(b'.');
            unique.extend_from_slice(self.next_suffix.to_string().as_bytes());
        }
        unique.into()
    }

    fn register(&mut self, value: Value) {
        let name = self.symbol_name(value);
        if name.is_empty() {
            return;
        }
        let key = hash(name);
        self.symbols.insert_unique(spread(key), (key, value), |&(key, _)| spread(key));
    }

    /// Adds a global variable declaration; a name in use gets a numeric suffix.
    pub fn add_global(&mut self, name: impl AsRef<[u8]>, ty: Type, address_space: u32) -> Global {
        let name = self.unique_name(name.as_ref());
        self.globals.push(GlobalData {
            symbol: Symbol { name, address_space, ..Symbol::default() },
            ty,
            initializer: None,
            is_constant: false,
            externally_initialized: false,
            thread_local: ThreadLocal::None,
            align: Align::NONE,
            section: Box::default(),
            partition: Box::default(),
            comdat: None,
            code_model: CodeModel::Default,
            sanitizer: Sanitizer::default(),
            attrs: AttrSet::EMPTY,
            metadata: Vec::new(),
        });
        let id = Global::from_index(self.globals.len() - 1);
        self.register(self.global_value(id));
        id
    }

    /// Adds a function declaration; a name in use gets a numeric suffix. With the name and a type of an intrinsic it
    /// gets the intrinsic's attributes.
    pub fn add_function(&mut self, name: impl AsRef<[u8]>, ty: Type) -> Func {
        let name = self.unique_name(name.as_ref());
        self.add_named_function(name, ty)
    }

    /// Adds a function declaration with an unused name.
    fn add_named_function(&mut self, name: Box<[u8]>, ty: Type) -> Func {
        let attrs = Intrinsic::find(&name)
            .filter(|intrinsic| intrinsic.check(&self.cx, ty).is_none())
            .and_then(|intrinsic| intrinsic.attributes(&self.cx, ty))
            .unwrap_or(AttrList::EMPTY);
        let address_space = self.layout.program_address_space();
        let symbol = Symbol { name, address_space, ..Symbol::default() };
        self.functions.push(FuncData { ty, attrs, ..FuncData::new(symbol) });
        let id = Func::from_index(self.functions.len() - 1);
        self.register(self.func_value(id));
        id
    }

    /// Adds a global variable without a type, for the parser. If the name is in use, it stays unnamed.
    pub(crate) fn declare_variable(&mut self, name: &[u8], address_space: u32) -> Value {
        let name = if self.lookup(name).is_some() { b"" } else { name };
        let id = self.add_global(name, Type::VOID, address_space);
        self.global_value(id)
    }

    /// Adds a function without a type, for the parser. If the name is in use, it stays unnamed.
    pub(crate) fn declare_function(&mut self, name: &[u8], address_space: u32) -> Value {
        let name = if self.lookup(name).is_some() { Box::default() } else { name.into() };
        self.functions.push(FuncData::new(Symbol { name, address_space, ..Symbol::default() }));
        let value = self.func_value(Func::from_index(self.functions.len() - 1));
        self.register(value);
        value
    }

    /// Adds an alias without a type, for the parser. If the name is in use, it stays unnamed.
    pub(crate) fn declare_alias(&mut self, name: &[u8], address_space: u32) -> Value {
        let name = if self.lookup(name).is_some() { b"" } else { name };
        let id = self.add_alias(name, Type::VOID, address_space, Value::NONE);
        self.alias_value(id)
    }

    /// Adds an ifunc without a type, for the parser. If the name is in use, it stays unnamed.
    pub(crate) fn declare_ifunc(&mut self, name: &[u8], address_space: u32) -> Value {
        let name = if self.lookup(name).is_some() { b"" } else { name };
        let id = self.add_ifunc(name, Type::VOID, address_space, Value::NONE);
        self.ifunc_value(id)
    }

    /// The function with this name, declared with this type if it is missing.
    pub fn get_or_insert_function(&mut self, name: impl AsRef<[u8]>, ty: Type) -> Func {
        match self.lookup(name.as_ref()) {
            Some(value) => value.as_func().unwrap_or_else(|| self.add_function(name, ty)),
            None => self.add_named_function(name.as_ref().into(), ty),
        }
    }

    /// The declaration of an intrinsic for these overloaded types; `None` if they do not match its signature.
    pub fn get_or_insert_intrinsic(&mut self, intrinsic: Intrinsic, overloads: &[Type]) -> Option<Func> {
        let ty = intrinsic.function_type(&self.cx, overloads)?;
        let name = intrinsic_name(&self.cx, intrinsic.base_name(), overloads);
        Some(self.get_or_insert_function(name, ty))
    }

    /// Sorts the functions from an index on by a key of their names. Only bodies refer to them.
    pub(crate) fn sort_functions<K: Ord>(&mut self, from: usize, key: impl Fn(&[u8]) -> K) {
        let added = self.functions.get(from..).unwrap_or(&[]);
        let key = |at: usize| key(&added[at].symbol.name);
        let mut order: Vec<usize> = (0..added.len()).collect();
        order.sort_by_key(|&at| key(at));
        if order.is_sorted() {
            return;
        }
        let mut new_index = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            new_index[old] = from + new;
        }
        let moved = |value: Value| {
            let old = value.as_func()?.index().checked_sub(from)?;
            Some(Value::pack(TAG_FUNC, value.ty(), new_index[old] as u32))
        };
        let mut added: Vec<Option<FuncData>> = self.functions.drain(from..).map(Some).collect();
        self.functions.extend(order.iter().filter_map(|&old| added[old].take()));
        for body in self.functions.iter_mut().filter_map(|func| func.body.as_mut()) {
            for operand in &mut body.operands {
                if let Some(value) = moved(*operand) {
                    *operand = value;
                }
            }
        }
        self.symbols.retain(|(_, value)| value.as_func().is_none_or(|func| func.index() < from));
        for at in from..self.functions.len() {
            self.register(self.func_value(Func::from_index(at)));
        }
    }

    /// Gives a symbol a name that is not in use.
    pub(crate) fn rename_symbol(&mut self, value: Value, name: &[u8]) {
        let key = hash(self.symbol_name(value));
        if let Ok(entry) = self.symbols.find_entry(spread(key), |&(_, other)| other == value) {
            entry.remove();
        }
        let symbol = match value.kind() {
            ValueKind::Global(id) => &mut self.global_mut(id).symbol,
            ValueKind::Func(id) => &mut self.func_mut(id).symbol,
            ValueKind::Alias(id) => &mut self.alias_mut(id).symbol,
            ValueKind::IFunc(id) => &mut self.ifunc_mut(id).symbol,
            _ => return,
        };
        symbol.name = name.into();
        self.register(value);
    }

    /// Reserves capacity for `n` more functions.
    pub fn reserve_functions(&mut self, n: usize) {
        self.functions.reserve_exact(n);
        self.symbols.reserve(n, |&(key, _)| spread(key));
    }

    /// Adds an alias.
    pub fn add_alias(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: Type,
        address_space: u32,
        aliasee: Value,
    ) -> Alias {
        let name = self.unique_name(name.as_ref());
        let symbol = Symbol { name, address_space, ..Symbol::default() };
        self.aliases.push(AliasData {
            symbol,
            ty,
            thread_local: ThreadLocal::None,
            aliasee,
            partition: Box::default(),
        });
        let id = Alias::from_index(self.aliases.len() - 1);
        self.register(self.alias_value(id));
        id
    }

    /// Adds an ifunc.
    pub fn add_ifunc(
        &mut self,
        name: impl AsRef<[u8]>,
        ty: Type,
        address_space: u32,
        resolver: Value,
    ) -> IFunc {
        let name = self.unique_name(name.as_ref());
        let symbol = Symbol { name, address_space, ..Symbol::default() };
        self.ifuncs.push(IFuncData { symbol, ty, resolver, partition: Box::default(), metadata: Vec::new() });
        let id = IFunc::from_index(self.ifuncs.len() - 1);
        self.register(self.ifunc_value(id));
        id
    }

    /// The comdat group with this name, added if it is missing.
    pub fn comdat(&mut self, name: impl AsRef<[u8]>, kind: ComdatKind) -> Comdat {
        let name = name.as_ref();
        if let Some(&index) = self.comdats_by_name.get(name) {
            return Comdat(index);
        }
        let index = self.comdats.len() as u32;
        self.comdats.push(ComdatData { name: name.into(), kind });
        self.comdats_by_name.insert(name.into(), index);
        Comdat(index)
    }

    /// All comdat groups in order.
    pub fn comdats(&self) -> &[ComdatData] {
        &self.comdats
    }

    /// Sets the selection kind of a comdat group.
    pub(crate) fn set_comdat_kind(&mut self, comdat: Comdat, kind: ComdatKind) {
        if let Some(data) = self.comdats.get_mut(comdat.0 as usize) {
            data.kind = kind;
        }
    }

    /// The number of comdat groups.
    pub fn n_comdats(&self) -> usize {
        self.comdats.len()
    }

    /// The properties of a comdat group.
    pub fn comdat_data(&self, comdat: Comdat) -> Option<&ComdatData> {
        self.comdats.get(comdat.0 as usize)
    }

    /// A global variable.
    pub fn global(&self, id: Global) -> &GlobalData {
        &self.globals[id.index()]
    }

    /// A global variable, for changes.
    pub fn global_mut(&mut self, id: Global) -> &mut GlobalData {
        &mut self.globals[id.index()]
    }

    /// A function.
    pub fn func(&self, id: Func) -> &FuncData {
        &self.functions[id.index()]
    }

    /// A function, for changes.
    pub fn func_mut(&mut self, id: Func) -> &mut FuncData {
        &mut self.functions[id.index()]
    }

    /// An alias.
    pub fn alias(&self, id: Alias) -> &AliasData {
        &self.aliases[id.index()]
    }

    /// An alias, for changes.
    pub fn alias_mut(&mut self, id: Alias) -> &mut AliasData {
        &mut self.aliases[id.index()]
    }

    /// An ifunc.
    pub fn ifunc(&self, id: IFunc) -> &IFuncData {
        &self.ifuncs[id.index()]
    }

    /// An ifunc, for changes.
    pub fn ifunc_mut(&mut self, id: IFunc) -> &mut IFuncData {
        &mut self.ifuncs[id.index()]
    }

    /// All global variables in order.
    pub fn globals(&self) -> &[GlobalData] {
        &self.globals
    }

    /// All functions in order.
    pub fn functions(&self) -> &[FuncData] {
        &self.functions
    }

    /// All functions, for changes of bodies in parallel.
    pub fn functions_mut(&mut self) -> &mut [FuncData] {
        &mut self.functions
    }

    /// All aliases in order.
    pub fn aliases(&self) -> &[AliasData] {
        &self.aliases
    }

    /// All ifuncs in order.
    pub fn ifuncs(&self) -> &[IFuncData] {
        &self.ifuncs
    }

    /// The address of a global variable.
    pub fn global_value(&self, id: Global) -> Value {
        let space = self.globals.get(id.index()).map_or(0, |g| g.symbol.address_space);
        Value::pack(TAG_GLOBAL, Type::ptr(space), id.0)
    }

    /// The address of a function.
    pub fn func_value(&self, id: Func) -> Value {
        let space = self.functions.get(id.index()).map_or(0, |f| f.symbol.address_space);
        Value::pack(TAG_FUNC, Type::ptr(space), id.0)
    }

    /// The address of an alias.
    pub fn alias_value(&self, id: Alias) -> Value {
        let space = self.aliases.get(id.index()).map_or(0, |a| a.symbol.address_space);
        Value::pack(TAG_ALIAS, Type::ptr(space), id.0)
    }

    /// The address of an ifunc.
    pub fn ifunc_value(&self, id: IFunc) -> Value {
        let space = self.ifuncs.get(id.index()).map_or(0, |i| i.symbol.address_space);
        Value::pack(TAG_IFUNC, Type::ptr(space), id.0)
    }

    /// An empty body for a function.
    pub fn new_body(&self, func: Func) -> Body {
        let mut body = Body::default();
        self.begin_body(func, &mut body);
        body
    }

    /// Takes the bodies of functions that have been printed.
    // Boxed, because the caller passes the boxes on.
    #[allow(clippy::vec_box)]
    pub(crate) fn take_bodies(&mut self, functions: core::ops::Range<usize>) -> Vec<Box<Body>> {
        let functions = self.functions.get_mut(functions).unwrap_or(&mut []).iter_mut();
        let take = |func: &mut FuncData| {
            let body = func.body.take();
            func.body_taken |= body.is_some();
            body
        };
        functions.filter_map(take).collect()
    }

    /// Prepares an empty body for a function.
    pub fn begin_body(&self, func: Func, body: &mut Body) {
        let signature = self.cx.signature(self.func(func).ty);
        body.params = signature.map_or_else(Box::default, |(_, params, _)| params.iter().collect());
    }

    /// Sets the body of a function.
    pub fn set_body(&mut self, func: Func, body: impl Into<Box<Body>>) {
        self.func_mut(func).body = Some(body.into());
    }

    /// Inline assembly as a callee.
    pub fn inline_asm(&self, asm: &InlineAsm<'_>) -> Value {
        self.cx.inline_asm(asm)
    }

    /// The index of the named metadata of this name, which is added if it is missing.
    pub(crate) fn add_named_list(&mut self, name: &[u8]) -> usize {
        match self.named_metadata.iter().position(|named| *named.name == *name) {
            Some(at) => at,
            None => {
                self.named_metadata.push(NamedMd { name: name.into(), operands: Vec::new() });
                self.named_metadata.len() - 1
            }
        }
    }

    /// Appends a node to the named metadata of this name, which is added if it is missing.
    pub fn add_named_metadata(&mut self, name: impl AsRef<[u8]>, node: Md) {
        let name = name.as_ref();
        match self.named_metadata.iter_mut().find(|named| &named.name[..] == name) {
            Some(named) => named.operands.push(node),
            None => self.named_metadata.push(NamedMd { name: name.into(), operands: vec![node] }),
        }
    }

    /// Adds a module flag `!{i32 behavior, !"key", value}`.
    pub fn add_module_flag(&mut self, behavior: u32, key: &[u8], value: Md) {
        let behavior = self.cx.md_value(Value::i32(behavior as i32));
        let key = self.cx.md_string(key);
        let node = self.cx.md_node(&[behavior, key, value]);
        self.add_named_metadata("llvm.module.flags", node);
    }
}
