//! Loops, conditions and branches that carry tensors.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val, results};

impl Gen {
    /// An operation with regions.
    pub(super) fn structured_control(&mut self, depth: usize) -> Option<()> {
        match self.rng.below(10) {
            0..=3 => self.for_loop(depth),
            4..=6 => self.condition(depth),
            7 => self.while_loop(depth),
            8 => self.forall(depth)?,
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
        self.line(&format!("{bound}scf.for {} = {from} to {to} step {step}{iter_args} {{", counter.name));
        self.body(depth, &[&[counter], &carried[..]].concat(), &carried, "scf.yield");
        self.line("}");
        self.values.extend(results(&name, &types));
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

    /// A parallel loop whose threads write slices of shared tensors.
    fn forall(&mut self, depth: usize) -> Option<()> {
        let init =
            self.pick_of(|ty| is_tensor(ty) && Shaped::parse(ty).is_some_and(|s| !s.dims.is_empty()))?;
        let shape = Shaped::parse(&init.ty)?;
        let (counter, shared) = (self.value("index"), self.value(&init.ty));
        let bound = self.one(&["2", "4"]);
        let name = self.name();
        self.line(&format!(
            "{name} = scf.forall ({}) in ({bound}) shared_outs({} = {}) -> ({}) {{",
            counter.name, shared.name, init.name, init.ty
        ));
        let rest = &shape.dims[1..];
        let slice = Shaped::new([&[Some(1)], rest].concat(), &shape.elem);
        let sizes: Vec<String> =
            rest.iter().map(|size| size.map_or_else(|| self.any_index(), |size| size.to_string())).collect();
        let zeros = ", 0".repeat(rest.len());
        let at = format!(
            "[{}{zeros}] [{}] [{}]",
            counter.name,
            [vec!["1".to_owned()], sizes].concat().join(", "),
            vec!["1"; shape.dims.len()].join(", ")
        );
        let n = self.rng.below(3);
        let (ty, part) = (&init.ty, slice.tensor());
        let written = self.in_region(&[counter, shared.clone()], |g| {
            if g.rng.chance(70) {
                g.op(&format!("tensor.extract_slice {}{at} : {ty} to {part}", shared.name), &part);
            }
            g.tensor_ops(n, depth + 1);
            g.tensor(&slice)
        });
        self.line(&format!(
            "scf.forall.in_parallel {{\ntensor.parallel_insert_slice {} into {}{at} : {part} into {ty}\n}}\n}}",
            written.name, shared.name
        ));
        self.values.push(Val { name, ..init });
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
            self.line(&format!("{bound}scf.index_switch {index} -> {}\ncase 1 {{", types.join(", ")));
            self.body(depth, &[], &shapes, "scf.yield");
            self.line("}\ndefault {");
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
            self.line(&format!("cf.cond_br {condition}, ^left, ^right"));
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
