//! Attributes in other versions.

use super::constructs::{ATTRIBUTES, Fallback};
use super::{LlvmVersion, Lowered};
use crate::attrs::{Attr, AttrKind, AttrList, AttrSet, AttrView, MemoryEffects, ModRef, capture};
use crate::context::Context;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// Attributes of functions whose value was `"true"` until LLVM 18.
const VALUED: [&[u8]; 2] = [b"branch-target-enforcement", b"guarded-control-stack"];

/// Maps attributes to those of a version.
pub(super) struct Attributes {
    cx: Arc<Context>,
    version: LlvmVersion,
    sets: FxHashMap<AttrSet, AttrSet>,
    lists: FxHashMap<AttrList, AttrList>,
}

impl Attributes {
    pub(super) fn new(cx: Arc<Context>, version: LlvmVersion) -> Self {
        Attributes { cx, version, sets: FxHashMap::default(), lists: FxHashMap::default() }
    }

    /// The attributes of a function or call.
    pub(super) fn list(&mut self, list: AttrList) -> Lowered<AttrList> {
        if list.is_empty() {
            return Ok(list);
        }
        if let Some(&done) = self.lists.get(&list) {
            return Ok(done);
        }
        let sets: Vec<AttrSet> = self.cx.all_attr_sets(list).collect();
        let sets = sets.into_iter().map(|set| self.set(set)).collect::<Lowered<Vec<AttrSet>>>()?;
        let new = match sets[..] {
            // Results have an alignment of the stack since LLVM 21.
            [func, ret, ref params @ ..] if !self.version.has(21) => {
                let ret = self.cx.attr_set_without(ret, AttrKind::StackAlignment);
                let mut params = params.to_vec();
                if !self.version.has(12) {
                    // Arguments have one since LLVM 12.
                    for set in &mut params {
                        *set = self.cx.attr_set_without(*set, AttrKind::StackAlignment);
                    }
                }
                self.cx.attr_list(func, ret, &params)
            }
            [func, ret, ref params @ ..] => self.cx.attr_list(func, ret, params),
            _ => AttrList::EMPTY,
        };
        self.lists.insert(list, new);
        Ok(new)
    }

    pub(super) fn set(&mut self, set: AttrSet) -> Lowered<AttrSet> {
        if set.is_empty() {
            return Ok(set);
        }
        if let Some(&done) = self.sets.get(&set) {
            return Ok(done);
        }
        let cx = Arc::clone(&self.cx);
        let mut attrs = Vec::new();
        for view in cx.attrs_of(set) {
            if self.keeps(view)? {
                attrs.push(cx.own_attr(view));
            }
        }
        let attrs: Vec<Attr> = attrs.into_iter().filter_map(|attr| self.weakened(attr)).collect();
        let new = cx.attr_set(&attrs);
        self.sets.insert(set, new);
        Ok(new)
    }

    /// Whether an attribute stays, possibly with less meaning.
    fn keeps(&self, view: AttrView<'_>) -> Lowered<bool> {
        let Some(kind) = view.kind() else { return Ok(true) };
        match ATTRIBUTES.iter().find(|(of, ..)| *of == kind) {
            Some(&(_, since, fallback)) if !self.version.has(since) => match fallback {
                Fallback::Weaken => Ok(true),
                Fallback::Drop => Ok(false),
                Fallback::Refuse => Err(self.version.lacks(format!("attribute '{}'", kind.name()), since)),
            },
            _ => Ok(true),
        }
    }

    /// An attribute that the version can express, and that the given one implies.
    fn weakened(&self, attr: Attr) -> Option<Attr> {
        match attr {
            // Earlier versions have `nocapture` only.
            Attr::Int(AttrKind::Captures, bits) if !self.version.has(21) => {
                (bits == capture::NONE).then_some(attr)
            }
            Attr::Int(AttrKind::UWTable, _) if !self.version.has(15) => Some(Attr::uwtable(true)),
            Attr::Enum(AttrKind::NullPointerIsValid) if !self.version.has(11) => {
                Some(Attr::string(b"null-pointer-is-valid", b"true"))
            }
            // Earlier versions expect a value, also for what is said without one today.
            Attr::String(key, value)
                if value.is_empty() && !self.version.has(19) && VALUED.contains(&&*key) =>
            {
                Some(Attr::String(key, (*b"true").into()))
            }
            Attr::Int(AttrKind::Memory, bits) => self.memory(MemoryEffects::decode(bits)).map(Attr::memory),
            attr => Some(attr),
        }
    }

    fn memory(&self, mut effects: MemoryEffects) -> Option<MemoryEffects> {
        // The printer leaves out effects that equal the one on other memory.
        let all = MemoryEffects::all;
        if !self.version.has(22) {
            // The state of the target was part of the inaccessible memory.
            effects.inaccessible = effects.target.into_iter().fold(effects.inaccessible, ModRef::union);
            effects.target = [effects.other; 2];
        }
        if !self.version.has(21) {
            effects.other = effects.other.union(effects.errno);
            effects.errno = effects.other;
            effects.target = [effects.other; 2];
        }
        if self.version.has(16) {
            return Some(effects);
        }
        // LLVM 15 has one effect on one of: all memory, that of arguments, inaccessible memory, the latter two.
        let effect = effects.other.union(effects.arg).union(effects.inaccessible);
        if effects.other != ModRef::None {
            return (effect != ModRef::ReadWrite).then_some(all(effect));
        }
        let only = |old: ModRef| if old == ModRef::None { old } else { effect };
        Some(MemoryEffects {
            arg: only(effects.arg),
            inaccessible: only(effects.inaccessible),
            ..all(ModRef::None)
        })
    }
}

/// The words of LLVM 15 for memory effects, which [`Attributes`] made expressible.
pub(crate) fn memory_words(effects: MemoryEffects) -> [&'static str; 2] {
    let MemoryEffects { arg, inaccessible, other, .. } = effects;
    let place = match (arg, inaccessible) {
        (ModRef::None, ModRef::None) => return ["readnone", ""],
        _ if other != ModRef::None => "",
        (_, ModRef::None) => "argmemonly",
        (ModRef::None, _) => "inaccessiblememonly",
        _ => "inaccessiblemem_or_argmemonly",
    };
    let effect = match arg.union(inaccessible) {
        ModRef::Read => "readonly",
        ModRef::Write => "writeonly",
        _ => "",
    };
    [place, effect]
}
