//! Instructions other than terminators, drawn from the table of opcodes.

use super::Gen;
use super::attributes::Place;
use super::function::{Body, block};
use terrace::llir::types::TypeView;
use terrace::llir::{FloatPredicate, IntPredicate, Intrinsic, Opcode, Overload, RmwOp, Type, intrinsic_name};

const FAST_MATH: &[&str] = &[
    "fast",
    "nnan",
    "ninf",
    "nsz",
    "arcp",
    "contract",
    "afn",
    "reassoc",
    "nnan nsz",
    "reassoc nsz arcp contract afn",
];
const ORDERINGS: &[&str] = &["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
const SCOPES: &[&str] = &["syncscope(\"singlethread\")", "syncscope(\"agent\")", "syncscope(\"a\\22b\")"];

impl Gen {
    pub(super) fn instruction(&mut self, body: &mut Body, text: &mut String) {
        if self.rng.chance(10) {
            self.debug_record(body, text);
        }
        match self.rng.below(6) {
            0 => return self.call(body, text, None),
            1 => return self.intrinsic(body, text),
            _ => {}
        }
        let Some(op) = self.rng.pick(Opcode::ALL) else { return };
        let Some((line, result)) = self.plain(body, op) else { return };
        let attached = self.attachment(op);
        let location = self.location(body);
        if result == Type::VOID {
            *text += &format!("  {line}{attached}{location}\n");
            return;
        }
        let value = body.fresh(&mut self.rng);
        *text += &format!("  {value} = {line}{attached}{location}\n");
        body.values.push((value, result));
    }

    /// Metadata that fits an instruction.
    fn attachment(&mut self, op: Opcode) -> String {
        if !self.rng.chance(20) {
            return String::new();
        }
        let (kind, node) = match op {
            Opcode::Load | Opcode::Store if self.rng.chance(50) => ("nontemporal", "!{i32 1}".to_string()),
            Opcode::Load => ("invariant.load", "!{}".to_string()),
            Opcode::Alloca => ("annotation", "!{!\"auto-init\"}".to_string()),
            Opcode::FAdd | Opcode::FMul | Opcode::FDiv => ("fpmath", "!{float 2.5}".to_string()),
            Opcode::Select => ("prof", "!{!\"branch_weights\", i32 3, i32 4}".to_string()),
            _ => {
                let node = self.generic_node();
                return format!(", !foo !{node}");
            }
        };
        format!(", !{kind} !{}", self.node(node))
    }

    /// The text of an instruction without its result's name, and the result's type.
    fn plain(&mut self, body: &Body, op: Opcode) -> Option<(String, Type)> {
        let name = op.name();
        if op.is_binary() {
            return Some(self.binary(body, op));
        }
        if op.is_cast() {
            return self.cast(body, op);
        }
        Some(match op {
            Opcode::FNeg => {
                let ty = self.float_like();
                (format!("fneg {}{}", self.maybe(40, FAST_MATH), self.typed(body, ty)), ty)
            }
            Opcode::Freeze => {
                let ty = self.any();
                (format!("freeze {}", self.typed(body, ty)), ty)
            }
            Opcode::ICmp => {
                let ty = self.such_type(|cx, ty| cx.scalar_type(ty).is_int() || cx.scalar_type(ty).is_ptr());
                let predicate = self.rng.pick(IntPredicate::ALL)?.name();
                let flags = self.maybe(15, &["samesign"]);
                let line =
                    format!("icmp {flags}{predicate} {}, {}", self.typed(body, ty), self.operand(body, ty));
                (line, self.module.cx.with_shape_of(Type::int(1), ty))
            }
            Opcode::FCmp => {
                let ty = self.float_like();
                let predicate = self.rng.pick(FloatPredicate::ALL)?.name();
                let flags = self.maybe(30, FAST_MATH);
                let line =
                    format!("fcmp {flags}{predicate} {}, {}", self.typed(body, ty), self.operand(body, ty));
                (line, self.module.cx.with_shape_of(Type::int(1), ty))
            }
            Opcode::Select => {
                let ty = self.any();
                let is_vector = matches!(self.module.cx.view(ty), TypeView::Vector { .. });
                let condition = match is_vector && self.rng.chance(50) {
                    true => self.module.cx.with_shape_of(Type::int(1), ty),
                    false => Type::int(1),
                };
                let is_float = self.module.cx.scalar_type(ty).float_kind().is_some();
                let flags = if is_float { self.maybe(30, FAST_MATH) } else { String::new() };
                let condition = self.typed(body, condition);
                (format!("select {flags}{condition}, {}, {}", self.typed(body, ty), self.typed(body, ty)), ty)
            }
            Opcode::Alloca => {
                let ty = self.any();
                let flags = self.maybe(5, &["inalloca"]);
                let count = match self.rng.chance(20) {
                    true => format!(", {}", self.typed(body, Type::I64)),
                    false => String::new(),
                };
                let align = self.align();
                (format!("alloca {flags}{}{count}{align}", self.name_of(ty)), Type::PTR)
            }
            Opcode::Load => {
                let address = self.address(body);
                if self.rng.chance(20) {
                    let ty = self.such_type(|cx, ty| {
                        matches!(cx.view(ty), TypeView::Ptr(0) | TypeView::Int(8 | 16 | 32 | 64))
                    });
                    let (scope, order) =
                        (self.maybe(30, SCOPES), self.one(&["unordered", "monotonic", "acquire", "seq_cst"]));
                    let volatile = self.maybe(20, &["volatile"]);
                    return Some((
                        format!(
                            "load atomic {volatile}{}, {address} {scope}{order}, align 8",
                            self.name_of(ty)
                        ),
                        ty,
                    ));
                }
                let ty = self.any();
                (
                    format!(
                        "load {}{}, {address}{}",
                        self.maybe(15, &["volatile"]),
                        self.name_of(ty),
                        self.align()
                    ),
                    ty,
                )
            }
            Opcode::Store => {
                let address = self.address(body);
                if self.rng.chance(20) {
                    let (scope, order) =
                        (self.maybe(30, SCOPES), self.one(&["unordered", "monotonic", "release", "seq_cst"]));
                    let value = self.typed(body, Type::I32);
                    return Some((
                        format!("store atomic {value}, {address} {scope}{order}, align 4"),
                        Type::VOID,
                    ));
                }
                let ty = self.any();
                let volatile = self.maybe(15, &["volatile"]);
                (format!("store {volatile}{}, {address}{}", self.typed(body, ty), self.align()), Type::VOID)
            }
            Opcode::Fence => {
                let order = self.one(&ORDERINGS[1..]);
                (format!("fence {}{order}", self.maybe(30, SCOPES)), Type::VOID)
            }
            Opcode::CmpXchg => {
                let ty = [Type::I32, Type::I64, Type::PTR][self.rng.below(3)];
                let flags = self.maybe(30, &["weak", "volatile", "weak volatile"]);
                let failure = self.one(&["monotonic", "acquire", "seq_cst"]);
                let scope = self.maybe(30, SCOPES);
                let orders = format!("{scope}{} {failure}", self.one(ORDERINGS));
                let address = self.address(body);
                let line = format!(
                    "cmpxchg {flags}{address}, {}, {} {orders}{}",
                    self.typed(body, ty),
                    self.typed(body, ty),
                    self.align()
                );
                (line, self.module.cx.struct_type(&[ty, Type::int(1)], false))
            }
            Opcode::AtomicRmw => {
                let rmw = self.rng.pick(RmwOp::ALL)?.name();
                let ty = if rmw.starts_with('f') { Type::FLOAT } else { Type::I64 };
                let (volatile, scope) = (self.maybe(15, &["volatile"]), self.maybe(30, SCOPES));
                let address = self.address(body);
                let order = self.one(ORDERINGS);
                (
                    format!(
                        "atomicrmw {volatile}{rmw} {address}, {} {scope}{order}{}",
                        self.typed(body, ty),
                        self.align()
                    ),
                    ty,
                )
            }
            Opcode::GetElementPtr => {
                let ty = self.sized();
                let flags = self.maybe(50, &["inbounds", "nuw", "nusw", "nusw nuw", "inbounds nuw"]);
                let address = self.address(body);
                let result = if address.starts_with("ptr addrspace(1)") { Type::ptr(1) } else { Type::PTR };
                let index = [Type::I64, Type::I32, Type::int(7)][self.rng.below(3)];
                let mut line = format!(
                    "getelementptr {flags}{}, {address}, {}",
                    self.name_of(ty),
                    self.typed(body, index)
                );
                if let TypeView::Array { .. } = self.module.cx.view(ty) {
                    line += &format!(", {}", self.typed(body, Type::I64));
                }
                (line, result)
            }
            Opcode::VaArg => {
                let ty = self.sized();
                (format!("va_arg {}, {}", self.typed(body, Type::PTR), self.name_of(ty)), ty)
            }
            Opcode::ExtractElement | Opcode::InsertElement => {
                let ty = self.such_type(|cx, ty| matches!(cx.view(ty), TypeView::Vector { .. }));
                let TypeView::Vector { elem, .. } = self.module.cx.view(ty) else { return None };
                let index = self.typed(body, Type::I32);
                match op {
                    Opcode::ExtractElement => (format!("{name} {}, {index}", self.typed(body, ty)), elem),
                    _ => {
                        (format!("{name} {}, {}, {index}", self.typed(body, ty), self.typed(body, elem)), ty)
                    }
                }
            }
            Opcode::ShuffleVector => {
                let ty = self.such_type(|cx, ty| matches!(cx.view(ty), TypeView::Vector { .. }));
                let TypeView::Vector { elem, count, scalable } = self.module.cx.view(ty) else { return None };
                let (left, right) = (self.typed(body, ty), self.typed(body, ty));
                if scalable {
                    let mask = self.one(&["zeroinitializer", "poison"]);
                    return Some((format!("{name} {left}, {right}, <vscale x {count} x i32> {mask}"), ty));
                }
                let n = 1 + self.rng.below(5);
                let lanes: Vec<String> = (0..n)
                    .map(|_| match self.rng.chance(15) {
                        true => "i32 poison".to_string(),
                        false => format!("i32 {}", self.rng.below(2 * count as usize)),
                    })
                    .collect();
                let line = format!("{name} {left}, {right}, <{n} x i32> <{}>", lanes.join(", "));
                (line, self.module.cx.vector(elem, n as u32, false))
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                let ty = self.such_type(|cx, ty| {
                    cx.n_elements(ty).is_some_and(|n| n > 0) && cx.vector_parts(ty).is_none()
                });
                let n = self.module.cx.n_elements(ty).filter(|&n| n > 0)?;
                let index = self.rng.below(n as usize);
                let elem = self.module.cx.element_type(ty, index as u64)?;
                match op {
                    Opcode::ExtractValue => (format!("{name} {}, {index}", self.typed(body, ty)), elem),
                    _ => {
                        (format!("{name} {}, {}, {index}", self.typed(body, ty), self.typed(body, elem)), ty)
                    }
                }
            }
            _ => return None,
        })
    }

    fn binary(&mut self, body: &Body, op: Opcode) -> (String, Type) {
        let (ty, flags) = match op {
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                (self.float_like(), self.maybe(40, FAST_MATH))
            }
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
                (self.int_like(), self.maybe(40, &["nuw", "nsw", "nuw nsw", "nsw nuw"]))
            }
            Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => {
                (self.int_like(), self.maybe(40, &["exact"]))
            }
            Opcode::Or => (self.int_like(), self.maybe(40, &["disjoint"])),
            _ => (self.int_like(), String::new()),
        };
        (format!("{} {flags}{}, {}", op.name(), self.typed(body, ty), self.operand(body, ty)), ty)
    }

    fn cast(&mut self, body: &Body, op: Opcode) -> Option<(String, Type)> {
        let (from, to) = match op {
            Opcode::Trunc => (Type::I64, Type::int([8, 32, 7, 1][self.rng.below(4)])),
            Opcode::ZExt | Opcode::SExt => (Type::int([1, 8, 32, 7][self.rng.below(4)]), Type::I64),
            Opcode::FpTrunc => (Type::DOUBLE, [Type::FLOAT, Type::HALF, Type::BFLOAT][self.rng.below(3)]),
            Opcode::FpExt => {
                ([Type::FLOAT, Type::HALF][self.rng.below(2)], [Type::DOUBLE, Type::FP128][self.rng.below(2)])
            }
            Opcode::FpToUi | Opcode::FpToSi => {
                (Type::FLOAT, self.rng.pick(&[Type::I32, Type::I64, Type::int(7)])?)
            }
            Opcode::UiToFp | Opcode::SiToFp => {
                (Type::I32, self.rng.pick(&[Type::FLOAT, Type::DOUBLE, Type::HALF])?)
            }
            Opcode::PtrToInt => {
                (Type::ptr([0, 1][self.rng.below(2)]), Type::int([64, 32, 128][self.rng.below(3)]))
            }
            Opcode::IntToPtr => (Type::I64, Type::ptr([0, 1][self.rng.below(2)])),
            Opcode::BitCast => (Type::I32, Type::FLOAT),
            Opcode::AddrSpaceCast => (Type::ptr(1), Type::PTR),
            _ => return None,
        };
        let vector =
            if self.rng.chance(20) { Some(([2, 4][self.rng.below(2)], self.rng.chance(20))) } else { None };
        let shaped =
            |ty: Type| vector.map_or(ty, |(count, scalable)| self.module.cx.vector(ty, count, scalable));
        let (from, to) = (shaped(from), shaped(to));
        let flags = match op {
            Opcode::Trunc => self.maybe(30, &["nuw", "nsw", "nuw nsw"]),
            Opcode::ZExt | Opcode::UiToFp => self.maybe(30, &["nneg"]),
            Opcode::FpTrunc | Opcode::FpExt => self.maybe(30, FAST_MATH),
            _ => String::new(),
        };
        Some((format!("{} {flags}{} to {}", op.name(), self.typed(body, from), self.name_of(to)), to))
    }

    fn align(&mut self) -> String {
        if self.rng.chance(50) { format!(", align {}", 1u64 << self.rng.below(10)) } else { String::new() }
    }

    fn address(&mut self, body: &Body) -> String {
        let space = if self.rng.chance(15) { 1 } else { 0 };
        self.typed(body, Type::ptr(space))
    }

    /// A value with its type.
    fn typed(&mut self, body: &Body, ty: Type) -> String {
        let value = self.operand(body, ty);
        format!("{} {value}", self.name_of(ty))
    }

    /// A call, or an invoke with its destinations.
    pub(super) fn call(&mut self, body: &mut Body, text: &mut String, invoke: Option<(usize, usize)>) {
        let at = self.rng.below(self.functions.len().max(1));
        let Some(callee) = self.functions.get(at).cloned() else { return };
        let Some((ret, params, vararg)) = self.module.cx.signature(callee.ty) else { return };
        let params: Vec<Type> = params.iter().collect();
        let mut args = Vec::new();
        for param in params {
            let attrs = self.attributes(Place::Param(param), 15);
            let value = self.operand(body, param);
            args.push(format!("{} {attrs}{value}", self.name_of(param)));
        }
        if vararg && self.rng.chance(60) {
            let ty = self.sized();
            args.push(self.typed(body, ty));
        }
        let is_float = self.module.cx.scalar_type(ret).float_kind().is_some();
        let head = match invoke {
            Some(_) => "invoke ".to_string(),
            None => {
                let tail = self.maybe(20, &["tail", "notail"]);
                let flags = if is_float { self.maybe(20, FAST_MATH) } else { String::new() };
                format!("{tail}call {flags}")
            }
        };
        let result_attrs = self.attributes(Place::Result(ret), 10);
        let written = if vararg { self.name_of(callee.ty) } else { self.name_of(ret) };
        let attrs = self.group(20);
        let bundles = match self.rng.below(12) {
            0 => "[ \"deopt\"(i32 1, ptr null) ]",
            1 => "[ \"foo\"(i64 2), \"bar\"() ]",
            _ => "",
        };
        let target = match self.rng.below(10) {
            0 if invoke.is_none() && matches!(ret, Type::VOID | Type::I32) && !vararg => {
                let output = if ret == Type::VOID { "" } else { "=r" };
                let inputs: String = args.iter().map(|_| ",r").collect();
                let constraints = format!("{output}{inputs},~{{memory}}");
                format!("asm sideeffect \"nop # $$\", \"{}\"", constraints.trim_start_matches(','))
            }
            _ => callee.name.clone(),
        };
        let to = invoke.map_or(String::new(), |(normal, unwind)| {
            format!("\n          to label {} unwind label {}", block(normal), block(unwind))
        });
        let line = format!(
            "{head}{}{result_attrs}{written} {target}({}) {attrs}{bundles}",
            callee.cc,
            args.join(", ")
        );
        let location = self.location(body);
        // A call without a location in a function with debug information could not be inlined.
        let location = match (location.is_empty(), body.scope) {
            (true, Some(scope)) => {
                format!(", !dbg !{}", self.node(format!("!DILocation(line: 0, scope: !{scope})")))
            }
            _ => location,
        };
        if ret == Type::VOID {
            *text += &format!("  {}{to}{location}\n", line.trim_end());
            return;
        }
        let value = body.fresh(&mut self.rng);
        *text += &format!("  {value} = {}{to}{location}\n", line.trim_end());
        if invoke.is_none() {
            body.values.push((value, ret));
        }
    }

    /// A call of an intrinsic of the tables, if `terrace_llir` accepts it.
    fn intrinsic(&mut self, body: &mut Body, text: &mut String) {
        let all: Vec<Intrinsic> = Intrinsic::all().collect();
        // Most intrinsics belong to targets; the others are more interesting.
        let generic = all.len().min(420);
        let at = if self.rng.chance(75) { self.rng.below(generic) } else { self.rng.below(all.len()) };
        // Several calls of one intrinsic have different types now and then.
        let at = match self.called.last() {
            Some(&last) if self.rng.chance(35) => last,
            _ => at,
        };
        let Some(intrinsic) = all.get(at).copied() else { return };
        let overloads: Vec<Type> = intrinsic
            .overloads()
            .map(|overload| match overload {
                Overload::Any => self.any(),
                Overload::Int => self.int_like(),
                Overload::Float => self.float_like(),
                Overload::Vector | Overload::PtrVector => {
                    self.such_type(|cx, ty| matches!(cx.view(ty), TypeView::Vector { .. }))
                }
                Overload::Ptr => Type::PTR,
            })
            .collect();
        let Some(ty) = intrinsic.function_type(&self.module.cx, &overloads) else { return };
        let name = intrinsic_name(&self.module.cx, intrinsic.base_name(), &overloads);
        let name = String::from_utf8_lossy(&name).into_owned();
        // Names with types' names are the parser's to check; rules of convergence tokens need whole functions.
        if name.contains(['%', '"', ' ']) || name.contains("s_") || name.contains("convergence") {
            return;
        }
        let Some((ret, params, _)) = self.module.cx.signature(ty) else { return };
        let params: Vec<Type> = params.iter().collect();
        let mut probe_params = Vec::new();
        let mut args = Vec::new();
        for &param in &params {
            if matches!(param, Type::TOKEN | Type::METADATA) {
                return;
            }
            let is_small = matches!(self.module.cx.view(param), TypeView::Int(1 | 8 | 16 | 32));
            let value = match is_small && self.rng.chance(70) {
                true if param == Type::int(1) => self.one(&["true", "false"]).to_string(),
                true => self.rng.below(4).to_string(),
                false => self.operand(body, param),
            };
            let name = self.name_of(param);
            let probe =
                if value.starts_with('%') { format!("%p{}", probe_params.len()) } else { value.clone() };
            if value.contains('@') {
                return;
            }
            probe_params.push((format!("{name} %p{}", probe_params.len()), format!("{name} {probe}")));
            args.push(format!("{name} {value}"));
        }
        let result = self.name_of(ret);
        let (declared, called): (Vec<String>, Vec<String>) = probe_params.into_iter().unzip();
        let types: String = self
            .out
            .lines()
            .filter(|line| line.contains(" = type "))
            .map(|line| format!("{line}\n"))
            .collect();
        let plain: Vec<String> = params.iter().map(|&param| self.name_of(param)).collect();
        let declaration = format!("declare {result} @{name}({})", plain.join(", "));
        let probe = format!(
            "{types}define void @probe({}) {{\n  call {result} @{name}({})\n  ret void\n}}\n{declaration}\n",
            declared.join(", "),
            called.join(", ")
        );
        if !self.accepts(&probe) {
            return;
        }
        self.called.push(at);
        if !self.out.contains(&format!("@{name}(")) && self.rng.chance(70) {
            self.line(&declaration);
        }
        let line = format!("call {result} @{name}({})", args.join(", "));
        let location = self.location(body);
        if ret == Type::VOID {
            *text += &format!("  {line}{location}\n");
            return;
        }
        let value = body.fresh(&mut self.rng);
        *text += &format!("  {value} = {line}{location}\n");
        body.values.push((value, ret));
    }

    /// A debug record, in functions with debug information.
    fn debug_record(&mut self, body: &mut Body, text: &mut String) {
        let (Some(scope), Some((_, file))) = (body.scope, self.unit) else { return };
        let line = self.rng.below(99);
        let location = self.node(format!("!DILocation(line: {line}, scope: !{scope})"));
        if self.rng.chance(15) {
            let label = self.node(format!("!DILabel(scope: !{scope}, name: \"l\", file: !{file}, line: 3)"));
            *text += &format!("    #dbg_label(!{label}, !{location})\n");
            return;
        }
        let basic = self.node("!DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)".to_string());
        let variable = self.node(format!(
            "!DILocalVariable(name: \"x\", scope: !{scope}, file: !{file}, line: {line}, type: !{basic})"
        ));
        let expression = self.one(&[
            "!DIExpression()",
            "!DIExpression(DW_OP_plus_uconst, 8)",
            "!DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8)",
            "!DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value)",
        ]);
        let ty = if self.rng.chance(50) { Type::PTR } else { self.any() };
        let value = self.typed(body, ty);
        match self.rng.below(4) {
            0 => {
                let address = self.typed(body, Type::PTR);
                *text += &format!("    #dbg_declare({address}, !{variable}, !DIExpression(), !{location})\n");
            }
            1 => {
                let (id, address) =
                    (self.node("distinct !DIAssignID()".to_string()), self.typed(body, Type::PTR));
                *text += &format!(
                    "    #dbg_assign({value}, !{variable}, !DIExpression(), !{id}, {address}, !DIExpression(), !{location})\n"
                );
            }
            2 => {
                let int = self.typed(body, Type::I32);
                *text += &format!(
                    "    #dbg_value(!DIArgList({value}, {int}), !{variable}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !{location})\n"
                );
            }
            _ => *text += &format!("    #dbg_value({value}, !{variable}, {expression}, !{location})\n"),
        }
    }
}
