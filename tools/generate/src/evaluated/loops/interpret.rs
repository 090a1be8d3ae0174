//! The output of a program of loops, computed.

use super::super::affine::Expr;

/// A value of a function.
pub type Id = usize;

/// An expression over values: those of dimensions, and those of symbols.
#[derive(Clone, Debug)]
pub struct Affine {
    pub expr: Expr,
    pub dims: Vec<Id>,
    pub syms: Vec<Id>,
}

/// A constraint: an expression that is 0, or not negative.
#[derive(Clone, Debug)]
pub struct Constraint {
    pub value: Affine,
    pub is_zero: bool,
}

/// A value from others.
#[derive(Clone, Debug)]
pub enum Pure {
    Const(i64),
    /// An operation of 32 bits.
    Word(&'static str, Id, Id),
    Compare(&'static str, Id, Id),
    Select(Id, Id, Id),
    /// The unsigned remainder by a constant, of a number of 32 or 64 bits.
    Remainder(Id, i64),
    /// The lower 32 bits.
    ToWord(Id),
    Apply(Affine),
    Least(Vec<Affine>),
    Greatest(Vec<Affine>),
    And(Id, Id),
}

/// The values that a condition depends on.
#[derive(Clone, Debug)]
pub enum Condition {
    Value(Id),
    Set(Vec<Constraint>),
}

/// A list of statements, and the values that it yields.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    pub yields: Vec<Id>,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    Pure(Id, Pure),
    /// Memory of so many elements, which are undefined.
    Allocate(Id, usize),
    /// Memory with these elements, the same each time.
    Global(Id, usize, Vec<i32>),
    Load(Id, Id, Affine),
    Store(Id, Id, Affine),
    /// The sum of so many elements.
    Sum(Id, Id, Affine, usize),
    /// Stores a value to so many elements.
    Fill(Id, Id, Affine, usize),
    Copy(Id, Id),
    Print(Id),
    /// The induction variables, their bounds and steps; what is carried around; the body; the results.
    For {
        counter: Id,
        low: Pure,
        high: Pure,
        step: i64,
        inits: Vec<Id>,
        args: Vec<Id>,
        body: Block,
        results: Vec<Id>,
    },
    /// The first block yields the condition, then what is passed on.
    While {
        inits: Vec<Id>,
        args: Vec<Id>,
        before: Block,
        after_args: Vec<Id>,
        after: Block,
        results: Vec<Id>,
    },
    If {
        condition: Condition,
        then: Block,
        otherwise: Block,
        results: Vec<Id>,
    },
    Switch {
        on: Id,
        cases: Vec<(i64, Block)>,
        default: Block,
        results: Vec<Id>,
    },
    /// Counters with bounds and steps, a body that yields what is reduced by the operations from the initial values.
    Parallel {
        counters: Vec<Id>,
        ranges: Vec<(i64, i64, i64)>,
        body: Block,
        reductions: Vec<(&'static str, Start, Id)>,
    },
    Call {
        function: usize,
        args: Vec<Id>,
        results: Vec<Id>,
    },
}

/// Where a reduction starts.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    Value(Id),
    Constant(i64),
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    pub params: Vec<Id>,
    pub body: Block,
    pub n_values: usize,
}

/// A run of a program.
pub struct Machine<'a> {
    functions: &'a [Function],
    memory: Vec<Vec<Option<i32>>>,
    globals: Vec<Option<usize>>,
    steps: usize,
    /// The text that was printed.
    pub output: String,
}

/// The greatest number of steps of a program.
const STEPS: usize = 20_000;

/// The result of an operation on 32 bits.
pub fn word(op: &str, a: i64, b: i64) -> i64 {
    let (a, b) = (a as i32, b as i32);
    i64::from(match op {
        "addi" => a.wrapping_add(b),
        "subi" => a.wrapping_sub(b),
        "muli" => a.wrapping_mul(b),
        "andi" => a & b,
        "ori" => a | b,
        "xori" => a ^ b,
        "minsi" | "mins" => a.min(b),
        "maxsi" | "maxs" => a.max(b),
        "minui" => (a as u32).min(b as u32) as i32,
        _ => (a as u32).max(b as u32) as i32,
    })
}

impl<'a> Machine<'a> {
    pub fn new(functions: &'a [Function]) -> Self {
        Self { functions, memory: Vec::new(), globals: Vec::new(), steps: 0, output: String::new() }
    }

    /// Runs a function. `None` if it takes too many steps, or reads what was not written.
    pub fn call(&mut self, function: usize, args: &[i64]) -> Option<Vec<i64>> {
        let callee = self.functions.get(function)?;
        let mut env = vec![0i64; callee.n_values];
        for (&param, &arg) in callee.params.iter().zip(args) {
            env[param] = arg;
        }
        self.block(&callee.body, &mut env)
    }

    fn block(&mut self, block: &Block, env: &mut [i64]) -> Option<Vec<i64>> {
        for stmt in &block.stmts {
            self.steps += 1;
            if self.steps > STEPS {
                return None;
            }
            self.stmt(stmt, env)?;
        }
        Some(block.yields.iter().map(|&id| env[id]).collect())
    }

    fn affine(affine: &Affine, env: &[i64]) -> Option<i64> {
        let of = |ids: &[Id]| ids.iter().map(|&id| env[id]).collect::<Vec<_>>();
        affine.expr.value(&of(&affine.dims), &of(&affine.syms))
    }

    fn pure(pure: &Pure, env: &[i64]) -> Option<i64> {
        Some(match pure {
            Pure::Const(value) => *value,
            Pure::Word(op, a, b) => word(op, env[*a], env[*b]),
            Pure::Compare(predicate, a, b) => {
                let (a, b) = (env[*a], env[*b]);
                i64::from(match *predicate {
                    "eq" => a == b,
                    "ne" => a != b,
                    "slt" => a < b,
                    "sle" => a <= b,
                    "sgt" => a > b,
                    "ult" => (a as u64) < b as u64,
                    _ => a >= b,
                })
            }
            Pure::Select(c, a, b) => env[if env[*c] == 1 { *a } else { *b }],
            Pure::Remainder(a, by) => ((env[*a] as u64) % *by as u64) as i64,
            Pure::ToWord(a) => i64::from(env[*a] as i32),
            Pure::Apply(affine) => Self::affine(affine, env)?,
            Pure::Least(all) => {
                all.iter().map(|a| Self::affine(a, env)).collect::<Option<Vec<_>>>()?.into_iter().min()?
            }
            Pure::Greatest(all) => {
                all.iter().map(|a| Self::affine(a, env)).collect::<Option<Vec<_>>>()?.into_iter().max()?
            }
            Pure::And(a, b) => env[*a] & env[*b],
        })
    }

    fn condition(condition: &Condition, env: &[i64]) -> Option<bool> {
        match condition {
            Condition::Value(id) => Some(env[*id] == 1),
            Condition::Set(all) => {
                let mut holds = true;
                for constraint in all {
                    let value = Self::affine(&constraint.value, env)?;
                    holds &= if constraint.is_zero { value == 0 } else { value >= 0 };
                }
                Some(holds)
            }
        }
    }

    fn element(&mut self, memory: Id, at: &Affine, offset: usize, env: &[i64]) -> Option<&mut Option<i32>> {
        let at = usize::try_from(Self::affine(at, env)?).ok()? + offset;
        self.memory[usize::try_from(env[memory]).ok()?].get_mut(at)
    }

    fn stmt(&mut self, stmt: &Stmt, env: &mut [i64]) -> Option<()> {
        match stmt {
            Stmt::Pure(id, pure) => env[*id] = Self::pure(pure, env)?,
            Stmt::Allocate(id, size) => {
                env[*id] = self.memory.len() as i64;
                self.memory.push(vec![None; *size]);
            }
            Stmt::Global(id, number, elements) => {
                self.globals.resize(self.globals.len().max(number + 1), None);
                let at = match self.globals[*number] {
                    Some(at) => at,
                    None => {
                        self.memory.push(elements.iter().copied().map(Some).collect());
                        self.memory.len() - 1
                    }
                };
                self.globals[*number] = Some(at);
                env[*id] = at as i64;
            }
            Stmt::Load(id, memory, at) => env[*id] = i64::from((*self.element(*memory, at, 0, env)?)?),
            Stmt::Store(id, memory, at) => *self.element(*memory, at, 0, env)? = Some(env[*id] as i32),
            Stmt::Sum(id, memory, at, n) => {
                let mut sum = 0i32;
                for offset in 0..*n {
                    sum = sum.wrapping_add((*self.element(*memory, at, offset, env)?)?);
                }
                env[*id] = i64::from(sum);
            }
            Stmt::Fill(id, memory, at, n) => {
                for offset in 0..*n {
                    *self.element(*memory, at, offset, env)? = Some(env[*id] as i32);
                }
            }
            Stmt::Copy(from, to) => {
                let elements = self.memory[env[*from] as usize].clone();
                if elements.iter().any(Option::is_none) {
                    return None;
                }
                self.memory[env[*to] as usize] = elements;
            }
            Stmt::Print(id) => self.output += &format!("{}\n", env[*id]),
            Stmt::For { counter, low, high, step, inits, args, body, results } => {
                let (mut at, high) = (Self::pure(low, env)?, Self::pure(high, env)?);
                let mut carried: Vec<i64> = inits.iter().map(|&id| env[id]).collect();
                while at < high {
                    env[*counter] = at;
                    args.iter().zip(&carried).for_each(|(&arg, &value)| env[arg] = value);
                    carried = self.block(body, env)?;
                    at += step;
                }
                results.iter().zip(carried).for_each(|(&id, value)| env[id] = value);
            }
            Stmt::While { inits, args, before, after_args, after, results } => {
                let mut carried: Vec<i64> = inits.iter().map(|&id| env[id]).collect();
                loop {
                    args.iter().zip(&carried).for_each(|(&arg, &value)| env[arg] = value);
                    let passed = self.block(before, env)?;
                    let (go_on, passed) = passed.split_first()?;
                    if *go_on == 0 {
                        results.iter().zip(passed).for_each(|(&id, &value)| env[id] = value);
                        return Some(());
                    }
                    after_args.iter().zip(passed).for_each(|(&arg, &value)| env[arg] = value);
                    carried = self.block(after, env)?;
                }
            }
            Stmt::If { condition, then, otherwise, results } => {
                let block = if Self::condition(condition, env)? { then } else { otherwise };
                let values = self.block(block, env)?;
                results.iter().zip(values).for_each(|(&id, value)| env[id] = value);
            }
            Stmt::Switch { on, cases, default, results } => {
                let case = cases.iter().find(|(value, _)| *value == env[*on]);
                let values = self.block(case.map_or(default, |(_, block)| block), env)?;
                results.iter().zip(values).for_each(|(&id, value)| env[id] = value);
            }
            Stmt::Parallel { counters, ranges, body, reductions } => {
                let start = |start: &Start, env: &[i64]| match start {
                    Start::Value(id) => env[*id],
                    Start::Constant(value) => *value,
                };
                let mut sums: Vec<i64> = reductions.iter().map(|(_, from, _)| start(from, env)).collect();
                self.points(counters, ranges, env, &mut |machine, env| {
                    let values = machine.block(body, env)?;
                    for ((sum, value), (op, ..)) in sums.iter_mut().zip(values).zip(reductions) {
                        *sum = word(op, *sum, value);
                    }
                    Some(())
                })?;
                reductions.iter().zip(sums).for_each(|((.., id), sum)| env[*id] = sum);
            }
            Stmt::Call { function, args, results } => {
                let args: Vec<i64> = args.iter().map(|&id| env[id]).collect();
                let values = self.call(*function, &args)?;
                results.iter().zip(values).for_each(|(&id, value)| env[id] = value);
            }
        }
        Some(())
    }

    /// Calls `body` for each point of a grid.
    fn points(
        &mut self,
        counters: &[Id],
        ranges: &[(i64, i64, i64)],
        env: &mut [i64],
        body: &mut dyn FnMut(&mut Self, &mut [i64]) -> Option<()>,
    ) -> Option<()> {
        let (Some((&counter, counters)), Some((&(low, high, step), ranges))) =
            (counters.split_first(), ranges.split_first())
        else {
            return body(self, env);
        };
        let mut at = low;
        while at < high {
            env[counter] = at;
            self.points(counters, ranges, env, body)?;
            at += step;
        }
        Some(())
    }
}
