//! Definitions of functions: blocks, names of values, terminators and phis.

use super::attributes::Place;
use super::globals::LINKAGES;
use super::{Callee, Gen};
use std::collections::HashMap;
use terrace::llir::Type;

/// The start and the end of the number of a block, which gets its name at the end.
const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';

/// The state of a body.
pub(super) struct Body {
    /// Values that dominate the current position, by type.
    pub values: Vec<(String, Type)>,
    /// The number of values of the entry block and arguments, which dominate everything.
    global_values: usize,
    /// The next number of an unnamed value.
    next: usize,
    /// Whether most values have names.
    named: bool,
    pub blocks: usize,
    block_names: HashMap<usize, String>,
    names: usize,
    pub result: Type,
    /// The subprogram, for locations.
    pub scope: Option<usize>,
    pub location: Option<usize>,
}

impl Body {
    /// A name or number for a new value.
    pub(super) fn fresh(&mut self, rng: &mut crate::rng::Rng) -> String {
        if self.named && !rng.chance(20) {
            self.names += 1;
            let name = self.names;
            return match rng.below(12) {
                0 => format!("%\"v {name}\""),
                1 => format!("%.v{name}"),
                2 => format!("%v-{name}"),
                _ => format!("%v{name}"),
            };
        }
        self.next += 1;
        format!("%{}", self.next - 1)
    }
}

/// A reference to a block.
pub(super) fn block(number: usize) -> String {
    format!("%{OPEN}{number}{CLOSE}")
}

impl Gen {
    /// A definition with about so many instructions.
    pub(super) fn function(&mut self, ops: usize) {
        let name = format!("@f{}", self.functions.len());
        let result = if self.rng.chance(30) { Type::VOID } else { self.any() };
        let params: Vec<Type> = (0..self.rng.below(6)).map(|_| self.any()).collect();
        let ty = self.module.cx.function_type(result, &params, false);
        let (linkage, symbol) = self.symbol(LINKAGES);
        let cc = self.convention();
        let attrs = self.attributes(Place::Result(result), 20);
        let mut text = format!("define {symbol}{cc}{attrs}{} {name}(", self.name_of(result));
        let mut body = Body {
            values: Vec::new(),
            global_values: 0,
            next: 0,
            named: self.rng.chance(50),
            blocks: 1 + self.rng.below(5),
            block_names: HashMap::new(),
            names: 0,
            result,
            scope: None,
            location: None,
        };
        for (i, &param) in params.iter().enumerate() {
            let attrs = self.attributes(Place::Param(param), 30);
            let value = body.fresh(&mut self.rng);
            text += if i == 0 { "" } else { ", " };
            text += &format!("{} {attrs}{value}", self.name_of(param));
            body.values.push((value, param));
        }
        text += ") ";
        text += &self.maybe(20, &["unnamed_addr", "local_unnamed_addr"]);
        text += &self.attributes(Place::Function, 20);
        text += &self.group(40);
        text += &self.maybe(10, &["section \".text.x\"", "section \"a b\" partition \"p\""]);
        if linkage != "available_externally" && !self.comdats.is_empty() && self.rng.chance(20) {
            let at = self.rng.below(self.comdats.len());
            text += &format!("comdat({}) ", self.comdats[at]);
        }
        text += &self.maybe(20, &["align 16", "align 1", "align 4096"]);
        text += &self.maybe(5, &["gc \"shadow-stack\"", "gc \"statepoint-example\""]);
        if self.rng.chance(8) {
            text += &format!("prefix {} ", self.typed_constant(Type::I32));
        }
        if self.rng.chance(5) {
            text += &format!("prologue {} ", self.typed_constant(Type::I64));
        }
        let has_pads = self.rng.chance(30) && !self.functions.is_empty();
        if has_pads {
            let at = self.rng.below(self.functions.len());
            text += &format!("personality ptr {} ", self.functions[at].name.clone());
        }
        body.scope = self.subprogram(&name[1..]);
        if let Some(scope) = body.scope {
            text += &format!("!dbg !{scope} ");
        }
        if self.rng.chance(10) {
            let node = self.generic_node();
            text += &format!("!foo !{node} ");
        }
        if self.rng.chance(10) {
            let node = self.node("!{!\"function_entry_count\", i64 100}".to_string());
            text += &format!("!prof !{node} ");
        }
        text += "{\n";
        self.blocks(&mut body, &mut text, ops, has_pads);
        text += "}";
        let mut out = String::new();
        for (i, part) in text.split(OPEN).enumerate() {
            match part.split_once(CLOSE) {
                Some((number, rest)) if i != 0 => {
                    let name = number.parse().ok().and_then(|number: usize| body.block_names.get(&number));
                    out += name.map_or("missing", String::as_str);
                    out += rest;
                }
                _ => out += part,
            }
        }
        self.line(&out);
        self.functions.push(Callee { name, ty, cc });
    }

    fn blocks(&mut self, body: &mut Body, text: &mut String, ops: usize, has_pads: bool) {
        // Blocks up to `n` are ordinary; with pads, the one after them is the unwind destination of invokes.
        let n = body.blocks;
        let pad = has_pads.then_some(n);
        let mut terminators: Vec<(u8, Vec<usize>)> = Vec::new();
        for at in 0..n {
            let mut targets: Vec<usize> = Vec::new();
            let other = |g: &mut Gen| if n == 1 { 0 } else { 1 + g.rng.below(n - 1) };
            let mut kind = self.rng.below(8) as u8;
            if n == 1 && matches!(kind, 1..=6) {
                kind = 0;
            }
            match kind {
                1 => targets.push(other(self)),
                2 | 3 => targets.extend([other(self), other(self)]),
                4 => targets.extend((0..1 + self.rng.below(4)).map(|_| other(self))),
                5 if pad.is_some() => targets.extend([other(self), n]),
                5 => {
                    kind = 1;
                    targets.push(other(self));
                }
                6 => targets.extend((0..1 + self.rng.below(3)).map(|_| other(self))),
                _ => {}
            }
            let _ = at;
            terminators.push((kind, targets));
        }
        if pad.is_some() && !terminators.iter().any(|terminator| terminator.0 == 5) {
            terminators[0] = (5, vec![if n == 1 { n + 1 } else { 1 }, n]);
        }
        let extra = usize::from(pad.is_some() && n == 1);
        let mut preds: Vec<Vec<usize>> = vec![Vec::new(); n + 2];
        for (from, (_, targets)) in terminators.iter().enumerate() {
            targets.iter().for_each(|&to| preds[to].push(from));
        }
        let total = n + usize::from(pad.is_some()) + extra;
        let args = body.values.len();
        for at in 0..total {
            if at == 0 {
                if self.rng.chance(40) {
                    let name = if self.rng.chance(50) { "entry" } else { "\"en try\"" };
                    *text += &format!("{name}:\n");
                    body.block_names.insert(0, name.to_string());
                } else {
                    body.block_names.insert(0, body.next.to_string());
                    body.next += 1;
                }
            } else if body.named && self.rng.chance(80) {
                *text += &format!("b{at}:\n");
                body.block_names.insert(at, format!("b{at}"));
            } else {
                *text += &format!("{}:\n", body.next);
                body.block_names.insert(at, body.next.to_string());
                body.next += 1;
            }
            if at == 1 {
                body.global_values = body.values.len();
            }
            if at > 0 {
                let kept = body.global_values.max(args);
                body.values.truncate(kept);
            }
            body.location = None;
            if pad == Some(at) {
                let clauses = self.one(&[
                    "cleanup",
                    "catch ptr null",
                    "cleanup catch ptr null filter [1 x ptr] [ptr null]",
                ]);
                let value = body.fresh(&mut self.rng);
                *text += &format!("  {value} = landingpad {{ ptr, i32 }} {clauses}\n");
                *text += &format!("  resume {{ ptr, i32 }} {value}\n");
                continue;
            }
            if at > n {
                *text += "  unreachable\n";
                continue;
            }
            if at > 0 && !preds[at].is_empty() && self.rng.chance(60) {
                self.phi(body, text, &preds[at]);
            }
            for _ in 0..1 + self.rng.below(1 + 2 * ops / n) {
                self.instruction(body, text);
            }
            let (kind, targets) = terminators[at].clone();
            self.terminator(body, text, kind, &targets);
        }
    }

    fn phi(&mut self, body: &mut Body, text: &mut String, preds: &[usize]) {
        let ty = self.any();
        let value = body.fresh(&mut self.rng);
        let mut incoming: HashMap<usize, String> = HashMap::new();
        let mut pairs = Vec::new();
        for &pred in preds {
            // Several edges from one block carry one value.
            let constant = incoming.entry(pred).or_insert_with(|| self.constant(ty)).clone();
            pairs.push(format!("[ {constant}, {} ]", block(pred)));
        }
        let is_float = self.module.cx.scalar_type(ty).float_kind().is_some();
        let flags = if is_float { self.maybe(30, &["fast", "nnan ninf"]) } else { String::new() };
        *text += &format!("  {value} = phi {flags}{} {}\n", self.name_of(ty), pairs.join(", "));
        body.values.push((value, ty));
    }

    fn terminator(&mut self, body: &mut Body, text: &mut String, kind: u8, targets: &[usize]) {
        let line = match (kind, targets) {
            (1, [to]) => format!("br label {}", block(*to)),
            (2 | 3, [yes, no]) => {
                let condition = self.operand(body, Type::int(1));
                let weights = match self.rng.chance(30) {
                    true => {
                        format!(", !prof !{}", self.node("!{!\"branch_weights\", i32 1, i32 99}".to_string()))
                    }
                    false => String::new(),
                };
                format!("br i1 {condition}, label {}, label {}{weights}", block(*yes), block(*no))
            }
            (4, [default, cases @ ..]) => {
                let ty = Type::int([8, 32, 64, 7][self.rng.below(4)]);
                let value = self.operand(body, ty);
                let name = self.name_of(ty);
                let cases: Vec<String> = cases
                    .iter()
                    .enumerate()
                    .map(|(i, &to)| format!("{name} {i}, label {}", block(to)))
                    .collect();
                format!("switch {name} {value}, label {} [ {} ]", block(*default), cases.join(" "))
            }
            (5, [normal, unwind]) => {
                return self.call(body, text, Some((*normal, *unwind)));
            }
            (6, targets) => {
                let address = self.operand(body, Type::PTR);
                let targets: Vec<String> = targets.iter().map(|&to| format!("label {}", block(to))).collect();
                format!("indirectbr ptr {address}, [{}]", targets.join(", "))
            }
            (7, _) if self.rng.chance(30) => "unreachable".to_string(),
            _ => match body.result {
                Type::VOID => "ret void".to_string(),
                ty => format!("ret {} {}", self.name_of(ty), self.operand(body, ty)),
            },
        };
        let location = self.location(body);
        *text += &format!("  {line}{location}\n");
    }

    /// A value of a type that dominates the position.
    pub(super) fn operand(&mut self, body: &Body, ty: Type) -> String {
        let candidates: Vec<&String> =
            body.values.iter().filter(|value| value.1 == ty).map(|value| &value.0).collect();
        if candidates.is_empty() || self.rng.chance(25) {
            return self.constant(ty);
        }
        candidates[self.rng.below(candidates.len())].clone()
    }

    /// `, !dbg !N`, if the function has debug information.
    pub(super) fn location(&mut self, body: &mut Body) -> String {
        let Some(scope) = body.scope else { return String::new() };
        if self.rng.chance(30) {
            return String::new();
        }
        if body.location.is_none() || self.rng.chance(50) {
            let (line, column) = (self.number(9999), self.number(300));
            let extra = self.maybe(10, &[", isImplicitCode: true"]);
            let at = self.node(format!(
                "!DILocation(line: {line}, column: {column}, scope: !{scope}{})",
                extra.trim_end()
            ));
            body.location = Some(at);
        }
        body.location.map_or(String::new(), |at| format!(", !dbg !{at}"))
    }
}
