//! Intrinsics of older versions that several instructions, or an instruction of another kind, replace.
//!
//! `recipes.txt` has a row for each: its name without `llvm.`, the types of its parameters and result in the words of
//! the tables of intrinsics, and the steps that compute its result. `*` ends the prefix of several names, or is a
//! parameter of any type; `=0` is the type of the result, `=1` that of the first parameter. `~` before the parameters
//! says that an intrinsic of LLVM 22 has the same name and other types.
//!
//! A step takes values from a stack and leaves one: a digit is an argument, `args:1` all arguments from the second,
//! `int:7:i32` a constant, `call:fshl:3` a call of an intrinsic with three arguments (`*`: the whole stack), whose
//! result has the type of the old one unless `:i1` follows (`{2}`: a struct of the halves of the old type, `{i8,i32}` one
//! of these types); `@` is the old name, a last `&` the part of it that `*` stands for. `zext:i64` is a cast, `r` the type
//! of the old result; `name:x` names the last value, `keep` gives it the name of the old result, which LLVM drops
//! otherwise, and `rename` that name with a number. `sink:2` moves the last value below two others, `afn` permits
//! approximations of the last one, `-` does nothing. Steps of families are described where they are implemented:
//! `recipe_steps`, `recipe_vectors` and `recipe_x86`.

use super::Parser;
use super::origin::Origin;
use crate::builder::Builder;
use crate::context::SyncScope;
use crate::inst::{Access, Align, CallInfo, Flags, IntPredicate, Opcode, Ordering, RmwOp};
use crate::intrinsics::{Intrinsic, intrinsic_name, type_of_token};
use crate::types::Type;
use crate::value::Value;
use std::borrow::Cow;
use std::sync::LazyLock;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

static RECIPES: &str = include_str!("recipes.txt");

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    params: &'static str,
    result: &'static str,
    steps: &'static str,
    /// Whether an intrinsic of LLVM 22 has this name, and other types.
    is_reused: bool,
    /// The length of the name without `llvm.`, up to `*`.
    prefix: usize,
}

impl Recipe {
    /// The name in a step, for an old name with `llvm.`: `@` is the old one, a last `&` what `*` stands for.
    fn new_name(&self, step: &'static str, old: &[u8]) -> Option<Cow<'static, str>> {
        let old = core::str::from_utf8(old.get(5..)?).ok()?;
        Some(match step.strip_suffix('&') {
            Some(stem) => Cow::Owned(format!("{stem}{}", old.get(self.prefix..)?)),
            None if step == "@" => Cow::Owned(old.to_string()),
            None => Cow::Borrowed(step),
        })
    }
}

/// The recipe of intrinsics whose result is a struct with a name, or a packed one.
const LITERAL_RESULT: Recipe =
    Recipe { params: "", result: "", steps: "literal", is_reused: true, prefix: 0 };

/// A call that a recipe replaces.
#[derive(Debug)]
pub(super) struct Expansion {
    /// The name of the old intrinsic, with `llvm.`.
    pub(super) name: Vec<u8>,
    pub(super) recipe: Recipe,
    pub(super) ret: Type,
    pub(super) args: SmallVec<[Value; 8]>,
    pub(super) origin: Origin,
}

/// The instructions that replaced a call.
#[derive(Debug)]
pub(super) struct Expanded {
    /// The result, if there is one.
    pub(super) value: Option<Value>,
    /// Whether the result takes the name of the old one.
    pub(super) is_kept: bool,
    /// The index of the first instruction.
    pub(super) first: usize,
}

/// The targets whose intrinsics have rows, and the first words of other intrinsics that have some.
const FIRST_WORDS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "coro",
    "experimental",
    "nvvm",
    "riscv",
    "stackprotectorcheck",
    "vector",
    "x86",
];

/// The rows by their names, those of prefixes without `*`.
static ROWS: LazyLock<FxHashMap<&str, Vec<Row>>> = LazyLock::new(|| {
    let mut rows: FxHashMap<&str, Vec<Row>> = FxHashMap::default();
    for (name, row) in RECIPES.lines().filter_map(parse_row) {
        rows.entry(name).or_default().push(row);
    }
    rows
});

/// A row of [`ROWS`].
struct Row {
    is_prefix: bool,
    n_params: usize,
    recipe: Recipe,
}

fn parse_row(line: &'static str) -> Option<(&'static str, Row)> {
    let (pattern, rest) = line.split_once(" | ")?;
    let (types, steps) = rest.split_once(" | ")?;
    let (params, result) = types.split_once('>')?;
    let reused_params = params.strip_prefix("~ ");
    let (name, params) = (pattern.strip_suffix('*').unwrap_or(pattern), reused_params.unwrap_or(params));
    let is_reused = reused_params.is_some();
    let recipe = Recipe { params, result: result.trim(), steps, is_reused, prefix: name.len() };
    let n_params = params.split_whitespace().count();
    Some((name, Row { is_prefix: name != pattern, n_params, recipe }))
}

/// The rows of an intrinsic with this number of parameters, those with the longest names first.
fn recipes(name: &[u8], n_params: usize) -> impl Iterator<Item = Recipe> {
    let name = name.strip_prefix(b"llvm.").and_then(|name| core::str::from_utf8(name).ok());
    let name = name.filter(|name| FIRST_WORDS.contains(&name.split('.').next().unwrap_or("")));
    let stems = name
        .into_iter()
        .flat_map(|name| (1..=name.len()).rev().filter_map(move |end| name.split_at_checked(end)));
    stems
        .flat_map(|(stem, rest)| ROWS.get(stem).into_iter().flatten().map(move |row| (row, rest)))
        .filter(move |(row, rest)| row.n_params == n_params && (row.is_prefix || rest.is_empty()))
        .map(|(row, _)| row.recipe)
}

/// Whether every declaration of this name with this number of parameters is one of an older version.
pub(super) fn is_old(name: &[u8], n_params: usize) -> bool {
    recipes(name, n_params).any(|recipe| !recipe.is_reused)
}

/// A name for an instruction of a recipe. Other names of the function take precedence.
#[derive(Debug)]
pub(super) struct StepName {
    origin: Origin,
    call: i64,
    value: Value,
    /// Empty until the name of the old result is known.
    name: Vec<u8>,
    /// Whether the old result still has the name, so that this one gets a number.
    is_taken: bool,
}

impl Parser<'_> {
    /// Names the instructions of recipes in LLVM's order: intrinsic by intrinsic, in the order of their uses.
    pub(super) fn name_steps(&mut self) {
        let mut names = core::mem::take(&mut self.fs.step_names);
        names.sort_by(|a, b| (&a.origin, a.call).cmp(&(&b.origin, b.call)));
        for StepName { value, name, is_taken, .. } in names {
            if is_taken {
                self.fs.body.set_suffixed_name(value, &name);
            } else {
                self.fs.body.set_name(value, &name);
            }
        }
    }

    /// The row of an intrinsic of this type.
    pub(super) fn recipe(&self, name: &[u8], fn_ty: Type) -> Option<Recipe> {
        let (ret, params, _) = self.cx.signature(fn_ty)?;
        let row = recipes(name, params.len()).find(|recipe| {
            let overloads = overloads(ret, params.iter());
            let is = |token: &str, ty| token == "*" || type_of_token(&self.cx, token, &overloads) == Some(ty);
            let result_fits =
                if recipe.result.is_empty() { ret == Type::VOID } else { is(recipe.result, ret) };
            result_fits
                && recipe.params.split_whitespace().zip(params.iter()).all(|(token, ty)| is(token, ty))
        });
        row.or_else(|| self.returns_named_struct(name, fn_ty).then_some(LITERAL_RESULT))
    }

    /// Whether an intrinsic that returns a literal struct has another one with the same fields as its result.
    fn returns_named_struct(&self, name: &[u8], fn_ty: Type) -> bool {
        let Some((ret, params, false)) = self.cx.signature(fn_ty) else { return false };
        let Some((fields, is_packed)) = self.cx.struct_fields(ret) else { return false };
        if !ret.is_named_struct() && !is_packed {
            return false;
        }
        let fields: SmallVec<[Type; 4]> = fields.iter().collect();
        let params: SmallVec<[Type; 8]> = params.iter().collect();
        let literal = self.cx.function_type(self.cx.struct_type(&fields, false), &params, false);
        Intrinsic::find(name).is_some_and(|intrinsic| {
            intrinsic.check(&self.cx, fn_ty).is_some() && intrinsic.check(&self.cx, literal).is_none()
        })
    }

    /// Sets the names of instructions that follow from the name of the old result, if it has one.
    pub(super) fn name_kept(&mut self, result: Option<&[u8]>) {
        let names = &mut self.fs.step_names;
        let start = names.iter().rposition(|step| !step.name.is_empty()).map_or(0, |at| at + 1);
        match result {
            Some(result) => names[start..].iter_mut().for_each(|step| step.name = result.to_vec()),
            None => names.truncate(start),
        }
    }

    /// Names an instruction of the current recipe.
    pub(super) fn name_step(&mut self, value: Value, name: &str) {
        if value.as_inst().is_some()
            && let Some((origin, call)) = self.fs.step_order.clone()
        {
            let name = name.as_bytes().to_vec();
            self.fs.step_names.push(StepName { origin, call, value, name, is_taken: false });
        }
    }

    /// The value of a constant argument, whose index is in a step; zero if there is none.
    fn immediate(&self, args: &[Value], at: &str) -> Option<usize> {
        match at.parse::<usize>() {
            Ok(at) => Some(self.cx.as_i64(*args.get(at)?)? as u32 as usize),
            Err(_) => Some(0),
        }
    }

    /// Builds the instructions of a recipe instead of a call. Fails if they do not exist for these arguments.
    pub(super) fn expand(&mut self, expansion: &Expansion) -> Option<Expanded> {
        let first = self.fs.body.n_insts();
        let (value, is_kept) = self.follow(expansion)?;
        Some(Expanded { value, is_kept, first })
    }

    fn follow(&mut self, expansion: &Expansion) -> Option<(Option<Value>, bool)> {
        let Expansion { ref name, recipe, ret, ref args, ref origin } = *expansion;
        let overloads = overloads(ret, args.iter().map(|arg| arg.ty()));
        // The order of uses is that of the text before a declaration and in bitcode, and the reverse behind it.
        let is_declared_later = match *origin {
            Origin::Replaced(at, _) => at > self.at(),
            Origin::Called(_) => true,
            Origin::Undeclared(..) => false,
        };
        let index = self.fs.body.n_insts() as i64;
        let call = if is_declared_later { index } else { -index };
        let mut stack: SmallVec<[Value; 8]> = SmallVec::new();
        self.fs.step_order = Some((origin.clone(), call));
        let mut is_kept = false;
        let n_steps = recipe.steps.split(' ').count();
        for (index_of_step, step) in recipe.steps.split(' ').enumerate() {
            let mut words = step.split(':');
            let (op, operand) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
            let more = words.next().unwrap_or("r");
            let ty = |token: &str| match token {
                "r" => Some(ret),
                "void" => Some(Type::VOID),
                _ => match token.strip_prefix('{').and_then(|token| token.strip_suffix('}')) {
                    Some(fields) if fields.contains(',') => {
                        let fields =
                            fields.split(',').map(|field| type_of_token(&self.cx, field, &overloads));
                        let fields: SmallVec<[Type; 4]> = fields.collect::<Option<_>>()?;
                        Some(self.cx.struct_type(&fields, false))
                    }
                    Some(n) => self.parts_type(ret, n.parse().ok()?),
                    None => type_of_token(&self.cx, token, &overloads),
                },
            };
            let value = match op {
                "-" => continue,
                "int" => self.cx.int(ty(more)?, operand.parse().ok()?),
                "none" => Value::zero(Type::TOKEN),
                "args" => {
                    stack.extend_from_slice(args.get(operand.parse().ok()?..)?);
                    continue;
                }
                "keep" | "rename" => {
                    let value = *stack.last()?;
                    let is_taken = op == "rename";
                    is_kept = !is_taken && index_of_step + 1 == n_steps;
                    if !is_kept && value.as_inst().is_some() {
                        let name = Vec::new();
                        self.fs.step_names.push(StepName {
                            origin: origin.clone(),
                            call,
                            value,
                            name,
                            is_taken,
                        });
                    }
                    continue;
                }
                "call" => {
                    let n = if more == "*" { stack.len() } else { more.parse().ok()? };
                    let at = stack.len().checked_sub(n)?;
                    let call_args: SmallVec<[Value; 4]> = stack.drain(at..).collect();
                    let result = ty(step.split(':').nth(3).unwrap_or("r"))?;
                    self.recipe_call(&recipe.new_name(operand, name)?, &call_args, result, origin)
                }
                "literal" => self.literal_call(name, args, ret, origin)?,
                "concat" => {
                    let parts = core::mem::take(&mut stack);
                    self.concat(&parts, ret, origin)?
                }
                "join" => {
                    let aggregate = stack.pop()?;
                    self.join(aggregate, operand.parse().ok()?, ret, origin)?
                }
                "part" => {
                    self.part_index(*stack.first()?, *args.get(operand.parse::<usize>().ok()?)?, ty(more)?)?
                }
                "zero" if operand.is_empty() => Value::zero(ret),
                "zero" => Value::zero(ty(operand)?),
                "poison" => Value::poison(ty(operand)?),
                "sink" => {
                    let last = stack.pop()?;
                    let at = stack.len().checked_sub(operand.parse().ok()?)?;
                    stack.insert(at, last);
                    continue;
                }
                "bitcast" => {
                    let value = stack.pop()?;
                    self.bitcast_step(value, ty(operand)?)?
                }
                "not" => {
                    let value = stack.pop()?;
                    let ones = self.cx.int(value.ty(), -1);
                    self.step_builder()?.binary(Opcode::Xor, value, ones, Flags::NONE)
                }
                "fneg" => {
                    let value = stack.pop()?;
                    self.step_builder()?.fneg(value, Flags::NONE)
                }
                "mask" => self.mask(*args.get(operand.parse::<usize>().ok()?)?, ty(more)?)?,
                "mselect" => {
                    let (other, value) = (stack.pop()?, stack.pop()?);
                    self.mask_select(*args.get(operand.parse::<usize>().ok()?)?, value, other)?
                }
                "mbits" => {
                    let value = stack.pop()?;
                    let bits = operand.parse::<usize>().ok().and_then(|at| args.get(at)).copied();
                    self.mask_bits(bits, value)?
                }
                "shuffle" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    let imm = self.immediate(args, more)?;
                    // LLVM ignores the mask if no byte remains.
                    if operand == "palignr" && imm & 0xff >= 32 {
                        return Some((Some(Value::zero(ret)), false));
                    }
                    self.shuffle_step(operand, lhs, rhs, imm)?
                }
                "compare" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    let imm = self.immediate(args, more)?;
                    self.compare(operand, lhs, rhs, imm)?
                }
                "resize" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    let imm = self.immediate(args, more)?;
                    self.resize(operand, lhs, rhs, imm, ret)?
                }
                "lanes" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    self.select_lanes(lhs, rhs, self.immediate(args, operand)?)?
                }
                "insert_part" => {
                    let (part, whole) = (stack.pop()?, stack.pop()?);
                    self.insert_vector(whole, part, self.immediate(args, operand)?)?
                }
                "unpack" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    self.unpack_masks(lhs, rhs)?
                }
                "extract" => {
                    let value = stack.pop()?;
                    let first = Value::zero(ty(operand)?);
                    self.step_builder()?.extract_element(value, first)
                }
                "insert" => {
                    let (element, vector) = (stack.pop()?, stack.pop()?);
                    let first = Value::zero(ty(operand)?);
                    self.step_builder()?.insert_element(vector, element, first)
                }
                "fill" => {
                    let value = stack.pop()?;
                    self.fill(value, ret)?
                }
                "load" => {
                    let ptr = stack.pop()?;
                    self.load_step(operand, ptr, ty(more)?)?
                }
                "fields" => {
                    let (ptr, aggregate) = (*args.get(operand.parse::<usize>().ok()?)?, stack.pop()?);
                    self.split_fields(aggregate, ptr)?
                }
                "scalarfma" => {
                    self.scalar_fma(operand, step.split(':').nth(2).unwrap_or(""), args, origin)?
                }
                "broadcast" => {
                    let value = stack.pop()?;
                    self.broadcast(value, ret)?
                }
                "widen" => {
                    let value = stack.pop()?;
                    self.widen(value, ret)?
                }
                "halves" => {
                    let (rhs, lhs) = (stack.pop()?, stack.pop()?);
                    let lhs = self.low_halves(operand == "s", lhs)?;
                    let rhs = self.low_halves(operand == "s", rhs)?;
                    stack.push(lhs);
                    rhs
                }
                "fmaddsub" | "fmsubadd" => self.fma_alternating(op == "fmaddsub", args, origin)?,
                // `rounded:1:3:sqrt:…`: a call with one argument of the first intrinsic if the argument at index 3
                // asks for the current rounding mode, and otherwise of the second one with that mode. The first one may be
                // a cast.
                "rounded" => {
                    let mode = *args.get(more.parse::<usize>().ok()?)?;
                    let (default, explicit) = (step.split(':').nth(3)?, step.split(':').nth(4)?);
                    let is_current = self.cx.as_i64(mode) == Some(4);
                    let at = stack.len().checked_sub(operand.parse().ok()?)?;
                    let mut call_args: SmallVec<[Value; 4]> = stack.drain(at..).collect();
                    if !is_current {
                        call_args.push(mode);
                    }
                    match cast(default) {
                        Some(op) if is_current => {
                            let value = self.step_builder()?.cast(op, *call_args.first()?, ret, Flags::NONE);
                            self.name_step(value, "cvt");
                            value
                        }
                        _ => {
                            let base = if is_current { default } else { explicit };
                            self.recipe_call(&recipe.new_name(base, name)?, &call_args, ret, origin)
                        }
                    }
                }
                "mload" => self.masked_load(args, operand == "a", origin)?,
                "mstore" => {
                    let computed = core::mem::take(&mut stack);
                    let args = if computed.is_empty() { args } else { &computed };
                    self.masked_store(args, operand == "a", origin)?;
                    continue;
                }
                "splice" => self.splice(args, ret, origin)?,
                "ldg" => self.load_global(args, ret)?,
                "amdrmw" => {
                    let value = stack.pop()?;
                    self.amdgpu_rmw(RmwOp::from_name(operand)?, args, value)?
                }
                "afn" => {
                    let inst = stack.last()?.as_inst()?;
                    self.fs.body.inst_mut(inst).flags = Flags::AFN;
                    continue;
                }
                "name" => {
                    self.name_step(*stack.last()?, operand);
                    continue;
                }
                digit if digit.parse::<usize>().is_ok() => *args.get(digit.parse::<usize>().ok()?)?,
                _ => {
                    let to = ty(operand);
                    let last = stack.pop()?;
                    let mut builder = self.step_builder()?;
                    match op {
                        "add" | "sub" | "mul" | "and" | "or" | "xor" | "fadd" | "fsub" | "fmul" | "fdiv" => {
                            builder.binary(Opcode::from_name(op)?, stack.pop()?, last, Flags::NONE)
                        }
                        "icmp" => {
                            let predicate = IntPredicate::from_name(operand)?;
                            builder.icmp(predicate, stack.pop()?, last, Flags::NONE)
                        }
                        "select" => {
                            let cond = stack.pop()?;
                            builder.select(cond, last, stack.pop()?, Flags::NONE)
                        }
                        "insertelement" => {
                            let element = stack.pop()?;
                            builder.insert_element(stack.pop()?, element, last)
                        }
                        "rmw" => {
                            // The alignment is that of the value's size.
                            let access = Access::atomic(Align::NONE, Ordering::SeqCst, SyncScope::SYSTEM);
                            let op = RmwOp::from_name(operand)?;
                            builder.atomic_rmw(op, stack.pop()?, last, access, Flags::NONE)
                        }
                        "store" => {
                            self.store_step(operand, stack.pop()?, last)?;
                            continue;
                        }
                        _ => builder.cast(cast(op)?, last, to?, Flags::NONE),
                    }
                }
            };
            stack.push(value);
        }
        Some((stack.pop().filter(|value| value.ty() != Type::VOID), is_kept))
    }

    pub(super) fn recipe_call(&mut self, base: &str, args: &[Value], result: Type, origin: &Origin) -> Value {
        let types: SmallVec<[Type; 4]> = args.iter().map(|arg| arg.ty()).collect();
        let full = [b"llvm.", base.as_bytes()].concat();
        let intrinsic = Intrinsic::find(&full);
        let overloads =
            intrinsic.map(|intrinsic| intrinsic.overloads_of(&self.cx, result, &types)).unwrap_or_default();
        let name = intrinsic_name(&self.cx, base, &overloads);
        let fn_ty = self.cx.function_type(result, &types, false);
        let space = self.m.layout.program_address_space();
        let callee = self.declare_intrinsic(name, fn_ty, space, origin.clone());
        let mut builder = Builder::new(&self.m, &mut self.fs.body);
        if let Some(block) = self.fs.block {
            builder.position_at_end(block);
        }
        builder.call(callee, args, CallInfo::new(fn_ty), &[], Flags::NONE)
    }
}

/// The types that tokens of a row refer to.
fn overloads(ret: Type, params: impl Iterator<Item = Type>) -> SmallVec<[Type; 8]> {
    core::iter::once(ret).chain(params).collect()
}

fn cast(name: &str) -> Option<Opcode> {
    let op = Opcode::from_name(name)?;
    matches!(
        op,
        Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
            | Opcode::SiToFp
            | Opcode::UiToFp
            | Opcode::FpExt
            | Opcode::FpTrunc
    )
    .then_some(op)
}
