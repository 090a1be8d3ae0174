//! Module flags, merged by their behavior (LangRef, "Module Flags Metadata").

use super::copy::Copier;
use super::{LinkError, error};
use crate::context::Context;
use crate::metadata::{Md, MdView};
use crate::module::Module;
use crate::verify::flags::module_flags;

const ERROR: u32 = 1;
const WARNING: u32 = 2;
const REQUIRE: u32 = 3;
const OVERRIDE: u32 = 4;
const APPEND: u32 = 5;
const APPEND_UNIQUE: u32 = 6;
const MAX: u32 = 7;
const MIN: u32 = 8;

/// The merged flags, in order of their first module.
#[derive(Default)]
pub(super) struct Flags {
    /// Behavior, key and value.
    list: Vec<(u32, Vec<u8>, Md)>,
    /// The identifier of the modules so far, for messages.
    before: String,
}

impl Flags {
    /// Merges the flags of a module.
    pub fn add(
        &mut self,
        m: &Module,
        copier: &mut Copier<'_>,
        cx: &Context,
        warnings: &mut Vec<String>,
    ) -> Result<(), LinkError> {
        let id = String::from_utf8_lossy(&m.id).into_owned();
        for flag in module_flags(m) {
            let (behavior, value) = (flag.behavior, copier.md(flag.value));
            let known = self.list.iter_mut().find(|(old, key, old_value)| {
                key == flag.key && (*old == REQUIRE) == (behavior == REQUIRE)
                    // Each requirement is one of its own.
                    && (behavior != REQUIRE || *old_value == value)
            });
            let Some((old, key, old_value)) = known else {
                self.list.push((behavior, flag.key.to_vec(), value));
                continue;
            };
            let key = String::from_utf8_lossy(key);
            let conflict = |what: &str| {
                error(
                    m,
                    format!(
                        "linking module flags '{key}': IDs have conflicting {what} in '{id}' and '{}'",
                        self.before
                    ),
                )
            };
            if behavior == REQUIRE {
                continue;
            }
            let was = *old;
            if *old == OVERRIDE || behavior == OVERRIDE {
                if *old == OVERRIDE && behavior == OVERRIDE && *old_value != value {
                    return Err(conflict("override values"));
                }
                if behavior == OVERRIDE {
                    (*old, *old_value) = (behavior, value);
                }
                continue;
            }
            if *old != behavior {
                // A limit and a warning are a limit that warns.
                match (*old, behavior) {
                    (MIN | MAX, WARNING) => {}
                    (WARNING, MIN | MAX) => *old = behavior,
                    _ => return Err(conflict("behaviors")),
                }
            }
            let differ = *old_value != value;
            if differ && (behavior == WARNING || was == WARNING) {
                warnings.push(format!(
                    "linking module flags '{key}': IDs have conflicting values ('{}' from {id} with '{}' from {})",
                    text(cx, value),
                    text(cx, *old_value),
                    self.before
                ));
            }
            match *old {
                ERROR if differ => {
                    let message = format!(
                        "linking module flags '{key}': IDs have conflicting values: '{}' from {id}, and '{}' from {}",
                        text(cx, value),
                        text(cx, *old_value),
                        self.before
                    );
                    return Err(error(m, message));
                }
                APPEND | APPEND_UNIQUE => {
                    let mut all = operands(cx, *old_value);
                    for operand in operands(cx, value) {
                        if *old == APPEND || !all.contains(&operand) {
                            all.push(operand);
                        }
                    }
                    *old_value = cx.md_node(&all);
                }
                MAX | MIN => {
                    let (a, b) = (number(cx, *old_value), number(cx, value));
                    let take = if *old == MAX { b > a } else { b < a };
                    if take {
                        *old_value = value;
                    }
                }
                _ => {}
            }
        }
        if self.before.is_empty() {
            self.before = id;
        }
        Ok(())
    }

    /// The key of the first flag that lacks a value that another one requires.
    pub fn unmet_requirement(&self, cx: &Context) -> Option<String> {
        self.list.iter().filter(|flag| flag.0 == REQUIRE).find_map(|(_, _, requirement)| {
            let [key, value] = operands(cx, *requirement)[..] else { return None };
            let key = cx.md_text(key)?;
            let is_met = self
                .list
                .iter()
                .any(|(behavior, own, present)| *behavior != REQUIRE && own == key && *present == value);
            (!is_met).then(|| String::from_utf8_lossy(key).into_owned())
        })
    }

    /// Writes the flags.
    pub fn write(self, to: &mut Module) {
        for (behavior, key, value) in self.list {
            to.add_module_flag(behavior, &key, value);
        }
    }
}

fn operands(cx: &Context, md: Md) -> Vec<Md> {
    match cx.md_view(md) {
        MdView::Node(node) => node.iter().collect(),
        _ => Vec::new(),
    }
}

/// The number of a flag, read without sign.
fn number(cx: &Context, md: Md) -> u64 {
    match cx.md_view(md) {
        MdView::Value(value) => cx.as_limbs(value).and_then(|limbs| limbs.first().copied()).unwrap_or(0),
        _ => 0,
    }
}

fn text(cx: &Context, md: Md) -> String {
    match cx.md_view(md) {
        MdView::Value(value) => {
            let width = value.ty().int_width().unwrap_or(32);
            format!("i{width} {}", cx.as_i64(value).unwrap_or(0))
        }
        MdView::String(text) => format!("!\"{}\"", String::from_utf8_lossy(text)),
        _ => "a node".to_string(),
    }
}
