//! A function of a module.

use crate::attrs::AttrList;
use crate::body::Body;
use crate::inst::Align;
use crate::metadata::{Md, MdKind};
use crate::module::{CallConv, Comdat, Symbol};
use crate::types::Type;
use crate::value::Value;

/// A function.
#[derive(Debug)]
pub struct FuncData {
    /// Name, linkage and so on.
    pub symbol: Symbol,
    /// Signature.
    pub ty: Type,
    /// Attributes of the function, its result and parameters.
    pub attrs: AttrList,
    /// Calling convention.
    pub cc: CallConv,
    /// The `!DISubprogram` that is attached as `!dbg`; null for none.
    pub dbg: Md,
    pub(crate) extra: Option<Box<FuncExtra>>,
    /// The code; absent for a declaration, and when it is [written](crate::ModuleWriter).
    pub body: Option<Box<Body>>,
    /// There was a body, which is written.
    pub(crate) written: bool,
}

/// What few functions have; kept apart so that the others stay small.
#[derive(Clone, Debug, Default)]
pub struct FuncExtra {
    /// Alignment.
    pub align: Align,
    /// Section, empty for none.
    pub section: Box<[u8]>,
    /// Partition of the output, empty for none.
    pub partition: Box<[u8]>,
    /// Comdat group.
    pub comdat: Option<Comdat>,
    /// Garbage collector, empty for none.
    pub gc: Box<[u8]>,
    /// Data before the entry.
    pub prefix: Option<Value>,
    /// Data at the entry.
    pub prologue: Option<Value>,
    /// Personality function for exceptions.
    pub personality: Option<Value>,
    /// Attached metadata but for `!dbg`, in the order given.
    pub metadata: Vec<(MdKind, Md)>,
}

impl FuncData {
    /// Whether the function has a body, be it written already.
    pub fn is_definition(&self) -> bool {
        self.body.is_some() || self.written
    }

    /// Section, personality, metadata and so on, if any was given.
    pub fn extra(&self) -> Option<&FuncExtra> {
        self.extra.as_deref()
    }

    /// Section, personality, metadata and so on, to set.
    pub fn extra_mut(&mut self) -> &mut FuncExtra {
        self.extra.get_or_insert_default()
    }

    /// Attached metadata: `!dbg`, and then the rest in the order given.
    pub fn metadata(&self) -> impl Iterator<Item = (MdKind, Md)> {
        let dbg = (!self.dbg.is_null()).then_some((MdKind::DBG, self.dbg));
        dbg.into_iter().chain(self.extra.iter().flat_map(|extra| extra.metadata.iter().copied()))
    }

    /// Alignment.
    pub fn align(&self) -> Align {
        self.extra.as_ref().map_or(Align::NONE, |extra| extra.align)
    }

    /// Comdat group.
    pub fn comdat(&self) -> Option<Comdat> {
        self.extra.as_ref()?.comdat
    }

    /// Personality function for exceptions.
    pub fn personality(&self) -> Option<Value> {
        self.extra.as_ref()?.personality
    }
}

const _: () = assert!(size_of::<FuncData>() <= 64);
