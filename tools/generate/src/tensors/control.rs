//! Loops, conditions and branches that carry tensors.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val, results};

impl Gen {
    /// An operation with regions.
    pub(super) fn structured_control(&mut self, depth: usize) -> Option<()> {
        match self.rng.below(24) {
            0..=8 => self.for_loop(depth),
            9..=14 => self.condition(depth),
            15 | 16 => self.while_loop(depth),
            17..=19 => self.forall(depth)?,
            20 if self.is_unbufferizable => self.affine_loop(depth),
            21 => self.parallel_loop(depth),
            _ => self.execute(depth),
        }
        Some(())
    }

    /// Tensors for a loop to carry.
    fn inits(&mut self) -> Vec<Val> {
        let n = self.rng.pick(&[0, 1, 1, 1, 2, 2, 3]).unwrap_or(1);
        let mut inits: Vec<Val> = (0..n).filter_map(|_| self.carried()).collect();
        if let Some(number) = self.pick_of(|ty| ty == "f32").filter(|_| self.rng.chance(15)) {
            inits.push(number);
        }
        inits
    }

    /// Values to yield for carried ones: the same, something computed from it, or anything of its type.
    fn yielded(&mut self, carried: &[Val]) -> Vec<Val> {
        let n = self.values.len();
        carried
            .iter()
            .map(|arg| match self.rng.below(4) {
                0 => arg.clone(),
                // The newest value of the type is most likely made in the loop.
                1 | 2 => {
                    self.values[..n].iter().rev().find(|value| value.ty == arg.ty).unwrap_or(arg).clone()
                }
                _ => self.pick_of(|ty| ty == arg.ty).unwrap_or_else(|| arg.clone()),
            })
            .collect()
    }

    /// Writes a region with these arguments, which yields values for the carried ones.
    fn body(&mut self, depth: usize, args: &[Val], carried: &[Val], terminator: &str) {
        let n = self.rng.below(5);
        let yielded = self.in_region(args, |g| {
            g.tensor_ops(n, depth + 1);
            g.yielded(carried)
        });
        self.terminate(terminator, &yielded);
    }

    fn for_loop(&mut self, depth: usize) {
        let inits = self.inits();
        let [from, to, step] = [0; 3].map(|_| self.any_index());
        self.carrying_loop(depth, &inits, "scf", &format!("{from} to {to} step {step}"));
    }

    /// An affine loop, which one-shot bufferization refuses if it carries tensors.
    fn affine_loop(&mut self, depth: usize) {
        let inits = self.inits();
        let range = self.one(&["0 to 4", "0 to 8 step 2", "1 to 3"]);
        self.carrying_loop(depth, &inits, "affine", range);
    }

    /// A loop of a dialect that carries values.
    fn carrying_loop(&mut self, depth: usize, inits: &[Val], dialect: &str, range: &str) {
        let counter = self.value("index");
        let carried: Vec<Val> = inits.iter().map(|init| self.value(&init.ty)).collect();
        let types: Vec<String> = inits.iter().map(|init| init.ty.clone()).collect();
        let list: Vec<String> =
            inits.iter().zip(&carried).map(|(init, arg)| format!("{} = {}", arg.name, init.name)).collect();
        let name = self.name();
        let (bound, iter_args) = match types.len() {
            0 => (String::new(), String::new()),
            n => (
                format!("{name}:{n} = "),
                format!(" iter_args({}) -> ({})", list.join(", "), types.join(", ")),
            ),
        };
        self.line(&format!("{bound}{dialect}.for {} = {range}{iter_args} {{", counter.name));
        self.body(depth, &[&[counter], &carried[..]].concat(), &carried, &format!("{dialect}.yield"));
        self.line("}");
        self.values.extend(results(&name, &types));
    }

    /// A parallel loop that writes memory.
    fn parallel_loop(&mut self, depth: usize) {
        let [from, to, step] = [0; 3].map(|_| self.any_index());
        let counter = self.value("index");
        self.line(&format!("scf.parallel ({}) = ({from}) to ({to}) step ({step}) {{", counter.name));
        let n = self.rng.below(3);
        self.in_region(&[counter], |g| {
            g.tensor_ops(n, depth + 1);
            g.on_buffers();
        });
        self.line("scf.reduce\n}");
    }

    fn condition(&mut self, depth: usize) {
        let shapes = self.inits();
        let condition = self.scalar("i1");
        let types: Vec<String> = shapes.iter().map(|value| value.ty.clone()).collect();
        let name = self.name();
        let bound = match types.len() {
            0 => String::new(),
            n => format!("{name}:{n} = "),
        };
        let arrow = if types.is_empty() { String::new() } else { format!(" -> ({})", types.join(", ")) };
        self.line(&format!("{bound}scf.if {condition}{arrow} {{"));
        self.body(depth, &[], &shapes, "scf.yield");
        if !types.is_empty() || self.rng.chance(40) {
            self.line("} else {");
            self.body(depth, &[], &shapes, "scf.yield");
        }
        self.line("}");
        self.values.extend(results(&name, &types));
    }

    fn while_loop(&mut self, depth: usize) {
        let inits = self.inits();
        let types: Vec<String> = inits.iter().map(|init| init.ty.clone()).collect();
        let [before, after] =
            [0; 2].map(|_| inits.iter().map(|init| self.value(&init.ty)).collect::<Vec<Val>>());
        let list: Vec<String> =
            inits.iter().zip(&before).map(|(init, arg)| format!("{} = {}", arg.name, init.name)).collect();
        let name = self.name();
        let bound = match types.len() {
            0 => String::new(),
            n => format!("{name}:{n} = "),
        };
        let signature = format!("({}) -> ({})", types.join(", "), types.join(", "));
        self.line(&format!("{bound}scf.while ({}) : {signature} {{", list.join(", ")));
        let n = self.rng.below(3);
        let (condition, passed) = self.in_region(&before, |g| {
            g.tensor_ops(n, depth + 1);
            (g.scalar("i1"), g.yielded(&before))
        });
        self.terminate(&format!("scf.condition({condition})"), &passed);
        let args: Vec<String> = after.iter().map(|arg| format!("{}: {}", arg.name, arg.ty)).collect();
        self.line(&format!("}} do {{\n^bb0({}):", args.join(", ")));
        self.body(depth, &after, &after, "scf.yield");
        self.line("}");
        self.values.extend(results(&name, &types));
    }

    /// A parallel loop whose threads write slices of one or two shared tensors, along one dimension or two.
    fn forall(&mut self, depth: usize) -> Option<()> {
        let init =
            self.pick_of(|ty| is_tensor(ty) && Shaped::parse(ty).is_some_and(|s| !s.dims.is_empty()))?;
        let shape = Shaped::parse(&init.ty)?;
        let (ty, n_outs) = (init.ty.clone(), 1 + usize::from(self.rng.chance(25)));
        let inits: Vec<Val> = [init].into_iter().chain((1..n_outs).map(|_| self.tensor(&shape))).collect();
        let n_counters = if shape.dims.len() > 1 && self.rng.chance(40) { 2 } else { 1 };
        let counters: Vec<Val> = (0..n_counters).map(|_| self.value("index")).collect();
        let shared: Vec<Val> = inits.iter().map(|_| self.value(&ty)).collect();
        let (name, types) = (self.name(), vec![ty.clone(); n_outs]);
        let names = |values: &[Val]| values.iter().map(|v| v.name.clone()).collect::<Vec<_>>().join(", ");
        let bounds: Vec<String> = counters
            .iter()
            .map(|_| match self.rng.chance(25) {
                true => self.any_index(),
                false => self.one(&["2", "4"]).to_owned(),
            })
            .collect();
        let bounds = bounds.join(", ");
        let range = match self.rng.chance(20) {
            true => {
                let (zeros, ones) = (vec!["0"; n_counters].join(", "), vec!["1"; n_counters].join(", "));
                format!("= ({zeros}) to ({bounds}) step ({ones})")
            }
            false => format!("in ({bounds})"),
        };
        let passed: Vec<String> =
            shared.iter().zip(&inits).map(|(arg, init)| format!("{} = {}", arg.name, init.name)).collect();
        self.line(&format!(
            "{name}:{n_outs} = scf.forall ({}) {range} shared_outs({}) -> ({}) {{",
            names(&counters),
            passed.join(", "),
            types.join(", ")
        ));
        let rest = &shape.dims[n_counters..];
        let slice = Shaped::new([&vec![Some(1); n_counters], rest].concat(), &shape.elem);
        let sizes: Vec<String> =
            rest.iter().map(|size| size.map_or_else(|| self.any_index(), |size| size.to_string())).collect();
        let zeros = ", 0".repeat(rest.len());
        let at = format!(
            "[{}{zeros}] [{}] [{}]",
            names(&counters),
            [vec!["1".to_owned(); n_counters], sizes].concat().join(", "),
            vec!["1"; shape.dims.len()].join(", ")
        );
        let n = self.rng.below(3);
        let part = slice.tensor();
        let written = self.in_region(&[&counters[..], &shared].concat(), |g| {
            if g.rng.chance(70) {
                g.op(&format!("tensor.extract_slice {}{at} : {ty} to {part}", shared[0].name), &part);
            }
            g.tensor_ops(n, depth + 1);
            shared.iter().map(|_| g.tensor(&slice)).collect::<Vec<_>>()
        });
        self.line("scf.forall.in_parallel {");
        for (part_of, into) in written.iter().zip(&shared) {
            self.line(&format!(
                "tensor.parallel_insert_slice {} into {}{at} : {part} into {ty}",
                part_of.name, into.name
            ));
        }
        self.line("}\n}");
        self.values.extend(results(&name, &types));
        Some(())
    }

    fn execute(&mut self, depth: usize) {
        let shapes = self.inits();
        let types: Vec<String> = shapes.iter().map(|value| value.ty.clone()).collect();
        let name = self.name();
        let bound = match types.len() {
            0 => String::new(),
            n => format!("{name}:{n} = "),
        };
        let is_switch = self.rng.chance(50) && !types.is_empty();
        if is_switch {
            let index = self.any_index();
            self.line(&format!("{bound}scf.index_switch {index} -> {}", types.join(", ")));
            for case in 1..2 + self.rng.below(2) {
                self.line(&format!("case {case} {{"));
                self.body(depth, &[], &shapes, "scf.yield");
                self.line("}");
            }
            self.line("default {");
        } else {
            let arrow = if types.is_empty() { String::new() } else { format!(" -> ({})", types.join(", ")) };
            self.line(&format!("{bound}scf.execute_region{arrow} {{"));
        }
        self.body(depth, &[], &shapes, "scf.yield");
        self.line("}");
        self.values.extend(results(&name, &types));
    }

    /// Blocks of a function: two that a condition chooses from, and one that both go to, or a loop of two.
    pub(super) fn branches(&mut self, ops: usize) {
        self.tensor_ops(ops / 3, 0);
        let shapes = self.inits();
        let condition = self.scalar("i1");
        let pass = |values: &[Val]| match values {
            [] => String::new(),
            _ => {
                let names: Vec<&str> = values.iter().map(|value| &value.name[..]).collect();
                let types: Vec<&str> = values.iter().map(|value| &value.ty[..]).collect();
                format!("({} : {})", names.join(", "), types.join(", "))
            }
        };
        let args: Vec<Val> = shapes.iter().map(|value| self.value(&value.ty)).collect();
        let list: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty)).collect();
        let header = if args.is_empty() { String::new() } else { format!("({})", list.join(", ")) };
        if self.rng.chance(60) {
            if self.rng.chance(20) {
                let flag = self.scalar("i32");
                self.line(&format!("cf.switch {flag} : i32, [\ndefault: ^left,\n1: ^right\n]"));
            } else {
                self.line(&format!("cf.cond_br {condition}, ^left, ^right"));
            }
            for label in ["left", "right"] {
                self.line(&format!("^{label}:"));
                let passed = self.in_region(&[], |g| {
                    g.tensor_ops(ops / 4, 1);
                    g.yielded(&shapes)
                });
                self.line(&format!("cf.br ^end{}", pass(&passed)));
            }
            self.line(&format!("^end{header}:"));
        } else {
            let passed = self.yielded(&shapes);
            self.line(&format!("cf.br ^loop{}", pass(&passed)));
            self.line(&format!("^loop{header}:"));
            let again = self.in_region(&args, |g| {
                g.tensor_ops(ops / 4, 1);
                g.yielded(&args)
            });
            let condition = self.scalar("i1");
            self.line(&format!("cf.cond_br {condition}, ^loop{}, ^end\n^end:", pass(&again)));
        }
        self.values.extend(args);
        self.tensor_ops(ops / 3, 0);
    }
}
