//! The upgrade of module flags, and of what follows from them: sections of Objective-C, and the attributes of functions
//! that protect branches.

use super::Parser;
use crate::attrs::{Attr, AttrSet, AttrView};
use crate::metadata::{Md, MdView};
use crate::types::Type;
use crate::value::{Func, Global, Value};
use terrace_support::small_vec::SmallVec;

const FLAGS: &[u8] = b"llvm.module.flags";

/// LLVM's numbers of behaviors.
const ERROR: u32 = 1;
const OVERRIDE: u32 = 4;
const MAX: i32 = 7;
const MIN: i32 = 8;

/// Flags that protect branches, and the attribute of functions for each.
const PROTECTIONS: [&[u8]; 3] =
    [b"branch-target-enforcement", b"branch-protection-pauth-lr", b"guarded-control-stack"];
const SIGN: &[u8] = b"sign-return-address";
const SIGN_ALL: &[u8] = b"sign-return-address-all";
const SIGN_WITH_B: &[u8] = b"sign-return-address-with-bkey";
const SIGN_KEY: &[u8] = b"sign-return-address-key";

impl Parser<'_> {
    /// Module flags: new behaviors and names, and what older versions packed into one flag of Objective-C.
    pub(super) fn upgrade_flags(&mut self) {
        let Some(at) = self.m.named_metadata.iter().position(|named| *named.name == *FLAGS) else { return };
        let (mut has_objc, mut has_properties, mut swift) = (false, false, None);
        for i in 0..self.m.named_metadata[at].operands.len() {
            let flag = self.m.named_metadata[at].operands[i];
            let Some(node) = self.cx.md_node_view(flag) else { continue };
            let operands: SmallVec<[Md; 3]> = node.iter().collect();
            let [behavior, key, value] = operands[..] else { continue };
            let Some(name) = self.cx.md_text(key) else { continue };
            has_objc |= name == b"Objective-C Image Info Version";
            has_properties |= name == b"Objective-C Class Properties";
            let old = match self.cx.md_view(behavior) {
                MdView::Value(value) => self.cx.as_i64(value),
                _ => None,
            };
            let with_behavior = |new: i32| [self.cx.md_value(Value::i32(new)), key, value];
            let new = match (name, old) {
                (b"PIC Level", Some(1 | 7)) => with_behavior(MIN),
                (b"PIE Level", Some(1)) => with_behavior(MAX),
                (b"branch-target-enforcement" | b"sign-return-address", Some(1)) => with_behavior(MIN),
                _ if name.starts_with(b"sign-return-address-") && old == Some(1) => with_behavior(MIN),
                (b"amdgpu_code_object_version", _) => {
                    [behavior, self.cx.md_string(b"amdhsa_code_object_version"), value]
                }
                (b"Objective-C Image Info Section", _) => match self.cx.md_text(value) {
                    Some(text) if text.contains(&b' ') => {
                        let text: Vec<u8> = text.iter().copied().filter(|&byte| byte != b' ').collect();
                        [behavior, key, self.cx.md_string(&text)]
                    }
                    _ => continue,
                },
                (b"Objective-C Garbage Collection", _) => match self.cx.md_view(value) {
                    MdView::Value(number) if number.ty() != Type::I8 => {
                        let Some(bits) = self.cx.as_i64(number) else { continue };
                        if bits as u64 > 0xff {
                            swift = Some(bits as u32);
                        }
                        let low = self.cx.int(Type::I8, bits & 0xff);
                        [self.cx.md_value(Value::i32(ERROR as i32)), key, self.cx.md_value(low)]
                    }
                    _ => continue,
                },
                _ => continue,
            };
            self.m.named_metadata[at].operands[i] = self.cx.md_node(&new);
        }
        if has_objc && !has_properties {
            let zero = self.cx.md_value(Value::i32(0));
            self.m.add_module_flag(OVERRIDE, b"Objective-C Class Properties", zero);
        }
        if let Some(bits) = swift {
            let byte = |at: u32| i64::from(bits >> at & 0xff);
            let flags: [(&[u8], Type, i64); 3] = [
                (b"Swift ABI Version", Type::I32, byte(8)),
                (b"Swift Major Version", Type::I8, byte(24)),
                (b"Swift Minor Version", Type::I8, byte(16)),
            ];
            for (key, ty, number) in flags {
                let value = self.cx.md_value(self.cx.int(ty, number));
                self.m.add_module_flag(ERROR, key, value);
            }
        }
    }

    /// Names of sections of Objective-C categories lose their blanks.
    pub(super) fn upgrade_sections(&mut self) {
        for at in 0..self.m.globals().len() {
            let global = self.m.global_mut(Global::from_index(at));
            if global.section.starts_with(b"__DATA, __objc_catlist") {
                let parts: Vec<&[u8]> =
                    global.section.split(|&byte| byte == b',').map(<[u8]>::trim_ascii).collect();
                global.section = parts.join(&b',').into();
            }
        }
    }

    /// The number of a flag; 0 if there is none.
    fn flag_number(&self, key: &[u8]) -> i64 {
        self.flag(key).and_then(|value| self.cx.as_i64(value)).unwrap_or(0)
    }

    /// Flags of Arm that protect branches become attributes of functions; the number 2 says that they did.
    pub(super) fn upgrade_branch_protection(&mut self) {
        const TARGETS: [&[u8]; 3] = [b"aarch64", b"arm", b"thumb"];
        if !TARGETS.iter().any(|target| self.m.triple.starts_with(target)) {
            return;
        }
        let all = PROTECTIONS.into_iter().chain([SIGN, SIGN_ALL, SIGN_WITH_B]);
        if all.clone().any(|key| self.flag_number(key) == 2) {
            return;
        }
        let is_set = |key: &[u8]| self.flag_number(key) == 1;
        let on: SmallVec<[bool; 3]> = PROTECTIONS.iter().map(|key| is_set(key)).collect();
        let signs = is_set(SIGN).then(|| {
            let scope: &[u8] = if is_set(SIGN_ALL) { b"all" } else { b"non-leaf" };
            let key: &[u8] = if is_set(SIGN_WITH_B) { b"b_key" } else { b"a_key" };
            [(SIGN, scope), (SIGN_KEY, key)]
        });
        let done: Vec<&[u8]> =
            all.filter(|&key| is_set(key) && (!key.starts_with(SIGN) || signs.is_some())).collect();
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            let data = self.m.func(func);
            if data.is_definition() {
                let set = self.cx.fn_attrs(data.attrs);
                let new = self.protected(set, &on, signs);
                if new != set {
                    let (list, n) = (data.attrs, self.cx.signature(data.ty).map_or(0, |parts| parts.1.len()));
                    let params: Vec<AttrSet> = (0..n).map(|at| self.cx.param_attrs(list, at)).collect();
                    let attrs = self.cx.attr_list(new, self.cx.ret_attrs(list), &params);
                    self.m.func_mut(func).attrs = attrs;
                }
            }
        }
        self.mark_done(&done);
    }

    /// Sets the number of these flags to 2.
    fn mark_done(&mut self, keys: &[&[u8]]) {
        let two = self.cx.md_value(Value::i32(2));
        let flags = self.m.named_metadata.iter_mut().filter(|named| *named.name == *FLAGS);
        for flag in flags.flat_map(|named| &mut named.operands) {
            let Some(node) = self.cx.md_node_view(*flag) else { continue };
            let operands: SmallVec<[Md; 3]> = node.iter().collect();
            if let [behavior, key, _] = operands[..]
                && self.cx.md_text(key).is_some_and(|key| keys.contains(&key))
            {
                *flag = self.cx.md_node(&[behavior, key, two]);
            }
        }
    }

    /// A function's attributes with those that follow from the flags.
    fn protected(&self, set: AttrSet, on: &[bool], signs: Option<[(&[u8], &[u8]); 2]>) -> AttrSet {
        let mut attrs: Vec<(&[u8], &[u8])> = Vec::new();
        let mut others: Vec<Attr> = Vec::new();
        for attr in self.cx.attrs_of(set) {
            match attr {
                AttrView::String(key, value) => attrs.push((key, value)),
                other => others.push(self.cx.own_attr(other)),
            }
        }
        match signs {
            Some(signs) => {
                for (key, value) in signs {
                    if attrs.iter().all(|attr| attr.0 != key) {
                        attrs.push((key, value));
                    }
                }
            }
            None if attrs.contains(&(SIGN, b"none")) => {
                attrs.retain(|attr| attr.0 != SIGN && attr.0 != SIGN_KEY);
            }
            None => {}
        }
        for (key, &on) in PROTECTIONS.into_iter().zip(on) {
            match attrs.iter().position(|attr| attr.0 == key) {
                None if on => attrs.push((key, b"")),
                Some(at) if attrs[at].1 == b"false" => drop(attrs.remove(at)),
                Some(at) if attrs[at].1 == b"true" => attrs[at].1 = b"",
                _ => {}
            }
        }
        others.extend(attrs.into_iter().map(|(key, value)| Attr::string(key, value)));
        self.cx.attr_set(&others)
    }
}
