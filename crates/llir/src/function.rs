//! A function of a module.

use crate::attrs::AttrList;
use crate::body::Body;
use crate::inst::Align;
use crate::inst::CallConv;
use crate::metadata::{Md, MdKind};
use crate::module::{Comdat, Symbol};
use crate::types::Type;
use crate::value::Value;

/// A function.
#[derive(Debug)]
pub struct FuncData {
    /// Name, linkage and other properties of a global symbol.
    pub symbol: Symbol,
    /// Signature.
    pub ty: Type,
    /// Attributes of the function, its result and parameters.
    pub attrs: AttrList,
    /// Calling convention.
    pub cc: CallConv,
    /// The `!DISubprogram` attached as `!dbg`; null if there is none.
    pub dbg: Md,
    pub(crate) extra: Option<Box<FuncExtra>>,
    /// The body; `None` for a declaration and after a [writer](crate::ModuleWriter) printed it.
    pub body: Option<Box<Body>>,
    /// Whether a [writer](crate::ModuleWriter) took the body.
    pub(crate) body_taken: bool,
    /// Whether the text lacks the function in its place: an intrinsic that nothing calls, and that the module's version does not
    /// have, or a declaration that a [writer](crate::ModuleWriter) prints first.
    pub(crate) omitted: bool,
}

/// Rare properties, stored apart to keep [`FuncData`] small.
#[derive(Clone, Debug, Default)]
pub struct FuncExtra {
    /// Alignment.
    pub align: Align,
    /// Section; empty if none.
    pub section: Box<[u8]>,
    /// Partition of the output; empty if none.
    pub partition: Box<[u8]>,
    /// Comdat group.
    pub comdat: Option<Comdat>,
    /// Garbage collector; empty if none.
    pub gc: Box<[u8]>,
    /// Prefix data, before the entry.
    pub prefix: Option<Value>,
    /// Prologue data, at the entry.
    pub prologue: Option<Value>,
    /// Personality function for exceptions.
    pub personality: Option<Value>,
    /// Attached metadata other than `!dbg`, in order of attachment.
    pub metadata: Vec<(MdKind, Md)>,
}

impl FuncData {
    /// A declaration without a type.
    pub(crate) fn new(symbol: Symbol) -> Self {
        FuncData {
            symbol,
            ty: Type::VOID,
            attrs: AttrList::EMPTY,
            cc: CallConv::C,
            dbg: Md::NULL,
            extra: None,
            body: None,
            body_taken: false,
            omitted: false,
        }
    }

    /// Whether the function is a definition, even if its body was printed and taken.
    pub fn is_definition(&self) -> bool {
        self.body.is_some() || self.body_taken
    }

    /// The rare properties, if any was set.
    pub fn extra(&self) -> Option<&FuncExtra> {
        self.extra.as_deref()
    }

    /// The rare properties, created if necessary.
    pub fn extra_mut(&mut self) -> &mut FuncExtra {
        self.extra.get_or_insert_default()
    }

    /// Attached metadata: `!dbg`, then the rest in order of attachment.
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
