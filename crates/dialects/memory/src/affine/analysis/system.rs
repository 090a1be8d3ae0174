//! Systems of linear constraints over integers, and the test whether they have a solution.
//!
//! The steps and their order are those of upstream's `IntegerRelation`, since they decide which systems are found empty and
//! which constraints remain: Gaussian elimination, the divisor test for equalities, then Fourier–Motzkin elimination.

/// A linear sum: the coefficients of the variables, then the constant.
pub type Row = Vec<i128>;

/// A system with more constraints than this for each variable is given up.
const EXPLOSION_FACTOR: usize = 32;

/// Conditions on integer variables: equalities say that a sum is zero, inequalities that it is at least zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct System {
    /// The number of variables.
    pub n_vars: usize,
    /// Sums that are zero.
    pub equalities: Vec<Row>,
    /// Sums that are at least zero.
    pub inequalities: Vec<Row>,
}

/// An intermediate result exceeds 127 bits, or there are too many constraints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow;

type Checked<T = ()> = Result<T, Overflow>;

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}

/// The greatest common divisor of all numbers; zero if there is none but zero.
fn gcd_of(row: &[i128]) -> i128 {
    row.iter().fold(0, |common, &a| gcd(common, a))
}

pub(super) fn normalize(row: &mut Row) {
    let common = gcd_of(row);
    if common > 1 {
        row.iter_mut().for_each(|a| *a /= common);
    }
}

/// The variables' coefficients and the constant.
fn parts(row: &Row) -> (&[i128], i128) {
    row.split_last().map_or((&[], 0), |(&constant, coefficients)| (coefficients, constant))
}

/// Divides the coefficients by their common divisor and rounds the constant down, as variables are integers.
pub(super) fn tighten(row: &mut Row) {
    let common = gcd_of(parts(row).0);
    if common > 1 {
        row.iter_mut().for_each(|a| *a = a.div_euclid(common));
    }
}

/// The row with all signs changed.
pub(super) fn negated(row: &Row) -> Row {
    row.iter().map(|a| a.wrapping_neg()).collect()
}

/// The inequality that holds exactly where another one does not.
pub fn complement(row: &Row) -> Row {
    let mut row = negated(row);
    if let Some(constant) = row.last_mut() {
        *constant = constant.wrapping_sub(1);
    }
    row
}

/// `a * x + b * y`
fn combine(x: &Row, a: i128, y: &Row, b: i128) -> Checked<Row> {
    let term = |(&x, &y): (&i128, &i128)| {
        x.checked_mul(a).zip(y.checked_mul(b)).and_then(|(x, y)| x.checked_add(y)).ok_or(Overflow)
    };
    x.iter().zip(y).map(term).collect()
}

/// Eliminates a variable from a row by an equality; the direction of the row stays.
pub(super) fn eliminate(row: &mut Row, equality: &Row, at: usize) -> Checked {
    let (a, pivot) = (row[at], equality[at]);
    if a == 0 {
        return Ok(());
    }
    let common = gcd(a, pivot);
    let factor = -(a / common) * pivot.signum();
    *row = combine(row, (pivot / common).abs(), equality, factor)?;
    Ok(())
}

fn is_violated_equality(row: &Row) -> bool {
    let (coefficients, constant) = parts(row);
    coefficients.iter().all(|&a| a == 0) && constant != 0
}

fn is_violated_inequality(row: &Row) -> bool {
    let (coefficients, constant) = parts(row);
    coefficients.iter().all(|&a| a == 0) && constant < 0
}

impl System {
    /// A system of so many variables without constraints.
    pub fn new(n_vars: usize) -> Self {
        Self { n_vars, ..Self::default() }
    }

    /// Adds a variable behind all others; returns its number.
    pub fn add_var(&mut self) -> usize {
        self.insert_var(self.n_vars)
    }

    /// Adds a variable with this number; those from this number on move up. Returns the number.
    pub fn insert_var(&mut self, at: usize) -> usize {
        self.n_vars += 1;
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            row.insert(at, 0);
        }
        at
    }

    /// The row of a variable with a factor, and a constant.
    pub fn unit(&self, at: usize, factor: i128, constant: i128) -> Row {
        let mut row = vec![0; self.n_vars + 1];
        row[at] = factor;
        row[self.n_vars] = constant;
        row
    }

    /// Adds `dividend >= divisor * at` and `dividend <= divisor * at + divisor - 1` in upstream's order: then the variable is
    /// the quotient, rounded down.
    pub fn define_quotient(&mut self, at: usize, dividend: &Row, divisor: i128) -> Checked {
        let quotient = self.unit(at, divisor, 0);
        let mut lower = combine(&quotient, 1, dividend, -1)?;
        lower[self.n_vars] = lower[self.n_vars].checked_add(divisor - 1).ok_or(Overflow)?;
        self.inequalities.push(lower);
        self.inequalities.push(combine(dividend, 1, &quotient, -1)?);
        Ok(())
    }

    /// Adds that a variable differs from a number by a multiple of `step`, with a quotient.
    pub fn add_step(&mut self, at: usize, first: i64, step: i64) -> Checked {
        let quotient = self.add_var();
        let mut distance = self.unit(at, 1, -i128::from(first));
        self.define_quotient(quotient, &distance, i128::from(step))?;
        distance[quotient] = -i128::from(step);
        self.equalities.push(distance);
        Ok(())
    }

    /// Sums that are at least zero, which together say the same.
    pub fn conditions(&self) -> Vec<Row> {
        let both = self.equalities.iter().flat_map(|row| [row.clone(), negated(row)]);
        self.inequalities.iter().cloned().chain(both).collect()
    }

    /// Whether the system certainly has no integer solution. `false` if it may have one, or on overflow.
    pub fn is_empty(&self) -> bool {
        self.is_empty_with_locals(self.n_vars)
    }

    /// [`System::is_empty`], where variables from `first_local` on are quotients, which are eliminated first.
    pub fn is_empty_with_locals(&self, first_local: usize) -> bool {
        self.clone().check_empty(first_local).unwrap_or(false)
    }

    fn check_empty(&mut self, first_local: usize) -> Checked<bool> {
        let limit = EXPLOSION_FACTOR * self.n_vars;
        if self.fails_divisor_test() || self.has_violated() {
            return Ok(true);
        }
        self.remove_redundant_locals(first_local)?;
        if self.fails_divisor_test() || self.has_violated() {
            return Ok(true);
        }
        let mut at = 0;
        while at < self.n_vars {
            // One variable at a time: the last equality of several is gone before its divisor is tested.
            let n_vars = self.n_vars;
            self.gaussian_eliminate(at, at + 1)?;
            at += usize::from(self.n_vars == n_vars);
            if self.has_violated() || self.fails_divisor_test() {
                return Ok(true);
            }
        }
        while self.n_vars > 0 {
            let best = self.cheapest_variable();
            self.fourier_motzkin(best)?;
            if self.equalities.len() + self.inequalities.len() >= limit {
                return Ok(false);
            }
            if self.has_violated() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an equality has no integer solution since the coefficients' common divisor does not divide the constant.
    pub(super) fn fails_divisor_test(&self) -> bool {
        self.equalities.iter().any(|row| {
            let (coefficients, constant) = parts(row);
            let common = gcd_of(coefficients);
            common > 0 && constant % common != 0
        })
    }

    pub(super) fn has_violated(&self) -> bool {
        self.equalities.iter().any(is_violated_equality)
            || self.inequalities.iter().any(is_violated_inequality)
    }

    /// Eliminates quotients that an equality determines.
    pub(super) fn remove_redundant_locals(&mut self, first_local: usize) -> Checked {
        self.equalities.iter_mut().for_each(normalize);
        loop {
            let found = self.equalities.iter().enumerate().find_map(|(i, row)| {
                (first_local..self.n_vars).find(|&at| row[at].abs() == 1).map(|at| (i, at))
            });
            let Some((i, at)) = found else { return Ok(()) };
            let equality = self.equalities.remove(i);
            for row in &mut self.equalities {
                if row[at] != 0 {
                    eliminate(row, &equality, at)?;
                    normalize(row);
                }
            }
            for row in &mut self.inequalities {
                if row[at] != 0 {
                    eliminate(row, &equality, at)?;
                    normalize(row);
                }
            }
            self.remove_vars(at, at + 1);
        }
    }

    /// Eliminates variables from `start` on by equalities, up to the first that occurs in none.
    fn gaussian_eliminate(&mut self, start: usize, end: usize) -> Checked {
        let mut at = start;
        while at < end {
            let Some(i) = self.equalities.iter().position(|row| row[at] != 0) else { break };
            let equality = self.equalities.remove(i);
            for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
                eliminate(row, &equality, at)?;
                normalize(row);
            }
            self.inequalities.iter_mut().for_each(tighten);
            at += 1;
        }
        self.remove_vars(start, at);
        Ok(())
    }

    pub(super) fn remove_vars(&mut self, start: usize, end: usize) {
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            row.drain(start..end);
        }
        self.n_vars -= end - start;
    }

    /// The variable whose elimination makes the fewest inequalities.
    pub(super) fn cheapest_variable(&self) -> usize {
        (0..self.n_vars).min_by_key(|&at| self.cost(at)).unwrap_or(0)
    }

    /// How many inequalities the elimination of a variable makes.
    pub(super) fn cost(&self, at: usize) -> usize {
        let count = |sign: i128| self.inequalities.iter().filter(|row| row[at].signum() == sign).count();
        count(1) * count(-1)
    }

    /// Eliminates a variable: by an equality that contains it, else by combining its lower with its upper bounds.
    pub fn fourier_motzkin(&mut self, at: usize) -> Checked {
        if self.equalities.iter().any(|row| row[at] != 0) {
            return self.gaussian_eliminate(at, at + 1);
        }
        self.inequalities.iter_mut().for_each(tighten);
        let (mut lower, mut upper, mut others): (Vec<Row>, Vec<Row>, Vec<Row>) = Default::default();
        for row in core::mem::take(&mut self.inequalities) {
            match row[at].signum() {
                0 => others.push(row),
                1 => lower.push(row),
                _ => upper.push(row),
            }
        }
        if lower.len().saturating_mul(upper.len()) > 1 << 16 {
            return Err(Overflow);
        }
        for up in &upper {
            for low in &lower {
                let common = gcd(up[at], low[at]);
                let row = combine(up, low[at] / common, low, -up[at] / common)?;
                self.inequalities.push(row);
            }
        }
        self.inequalities.extend(others);
        self.remove_vars(at, at + 1);
        self.remove_trivial_redundancy();
        Ok(())
    }

    /// The system with its variables in another order: `order` has the number of each of them once.
    pub fn reordered(&self, order: &[usize]) -> Self {
        let reorder = |row: &Row| {
            let coefficients = order.iter().map(|&at| row[at]);
            coefficients.chain(row.last().copied()).collect()
        };
        Self {
            n_vars: order.len(),
            equalities: self.equalities.iter().map(reorder).collect(),
            inequalities: self.inequalities.iter().map(reorder).collect(),
        }
    }

    /// Eliminates `n` variables from number `start` on: by equalities as far as possible, then by combining bounds.
    pub fn project_out(&mut self, start: usize, n: usize) -> Checked {
        let limit = EXPLOSION_FACTOR * (self.n_vars + 1);
        let (mut at, mut end) = (start, start + n);
        while at < end {
            let before = self.n_vars;
            self.gaussian_eliminate(at, end)?;
            end -= before - self.n_vars;
            at += 1;
        }
        while end > start {
            let best = (start..end).min_by_key(|&at| self.cost(at)).unwrap_or(start);
            self.fourier_motzkin(best)?;
            end -= 1;
            if self.inequalities.len() > limit {
                return Err(Overflow);
            }
        }
        self.inequalities.iter_mut().for_each(tighten);
        self.equalities.iter_mut().chain(&mut self.inequalities).for_each(normalize);
        Ok(())
    }

    /// Removes inequalities that follow from the other constraints.
    pub fn remove_redundant_inequalities(&mut self) {
        let mut system = self.clone();
        let mut redundant = vec![false; self.inequalities.len()];
        for (i, redundant) in redundant.iter_mut().enumerate() {
            // Without the complement of a redundant inequality, there is no solution.
            let row = system.inequalities[i].clone();
            system.inequalities[i] = complement(&row);
            *redundant = system.is_empty();
            system.inequalities[i] = if *redundant { vec![0; row.len()] } else { row };
        }
        let mut flags = redundant.into_iter();
        self.inequalities.retain(|_| !flags.next().unwrap_or(false));
    }

    /// The least and the greatest value of a variable, as far as elimination of all others finds them.
    pub fn bounds_of_var(&self, at: usize) -> Checked<(Option<i64>, Option<i64>)> {
        let mut system = self.clone();
        system.project_out(0, at)?;
        system.project_out(1, self.n_vars - at - 1)?;
        let value = |bound: i128| i64::try_from(bound).ok();
        if let Some(row) = system.equalities.iter().find(|row| row[0].abs() == 1) {
            let number = value(-row[1] * row[0]);
            return Ok((number, number));
        }
        let lower = |row: &Row| (row[0] > 0).then(|| -row[1].div_euclid(row[0]));
        let upper = |row: &Row| (row[0] < 0).then(|| row[1].div_euclid(-row[0]));
        let least = system.inequalities.iter().filter_map(lower).max().and_then(value);
        let greatest = system.inequalities.iter().filter_map(upper).min().and_then(value);
        Ok((least, greatest))
    }

    /// Removes inequalities that always hold, and of those that differ in the constant only all but the tightest.
    pub fn remove_trivial_redundancy(&mut self) {
        self.inequalities.iter_mut().for_each(tighten);
        self.equalities.iter_mut().chain(&mut self.inequalities).for_each(normalize);
        let mut tightest: std::collections::BTreeMap<Row, (usize, i128)> = Default::default();
        let mut redundant = vec![false; self.inequalities.len()];
        for (i, row) in self.inequalities.iter().enumerate() {
            let (coefficients, constant) = parts(row);
            if coefficients.iter().all(|&a| a == 0) && constant >= 0 {
                redundant[i] = true;
                continue;
            }
            let best = tightest.entry(coefficients.to_vec()).or_insert((i, constant));
            if best.0 == i {
                continue;
            }
            if constant < best.1 {
                redundant[best.0] = true;
                *best = (i, constant);
            } else {
                redundant[i] = true;
            }
        }
        let mut flags = redundant.into_iter();
        self.inequalities.retain(|_| !flags.next().unwrap_or(false));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether an integer point in the box from -6 to 6 satisfies the system.
    fn has_point(system: &System) -> bool {
        let n = system.n_vars;
        (0..13i128.pow(n as u32)).any(|code| {
            let point: Vec<i128> = (0..n).map(|i| code / 13i128.pow(i as u32) % 13 - 6).collect();
            let value =
                |row: &Row| row.iter().zip(point.iter().chain([&1])).map(|(a, x)| a * x).sum::<i128>();
            system.equalities.iter().all(|row| value(row) == 0)
                && system.inequalities.iter().all(|row| value(row) >= 0)
        })
    }

    fn in_box(n: usize) -> System {
        let mut system = System::new(n);
        for at in 0..n {
            system.inequalities.push(system.unit(at, 1, 6));
            system.inequalities.push(system.unit(at, -1, 6));
        }
        system
    }

    #[test]
    fn empty_systems_have_no_points() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut random = |limit: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % limit) as i128
        };
        let (mut n_empty, mut n_missed) = (0, 0);
        for _ in 0..400 {
            let n = 1 + random(3) as usize;
            let mut system = in_box(n);
            for _ in 0..random(3) {
                let row = (0..=n).map(|_| random(9) - 4).collect();
                system.equalities.push(row);
            }
            for _ in 0..random(4) {
                let row = (0..=n).map(|_| random(11) - 5).collect();
                system.inequalities.push(row);
            }
            let (claimed, real) = (system.is_empty(), !has_point(&system));
            assert!(real || !claimed, "{system:?} has points");
            n_empty += usize::from(real);
            n_missed += usize::from(real && !claimed);
        }
        assert!(n_empty > 40 && n_missed * 5 < n_empty, "{n_missed} of {n_empty} missed");
    }

    #[test]
    fn divisors_and_overflow() {
        let mut system = System::new(2);
        system.equalities.push(vec![2, -4, 1]);
        assert!(system.is_empty());
        let mut huge = System::new(2);
        huge.equalities.push(vec![i128::MAX / 2, i128::MAX / 3 + 1, 0]);
        huge.inequalities.push(vec![i128::MAX / 5, -i128::MAX / 7, -1]);
        assert!(!huge.is_empty());
    }

    #[test]
    fn tightest_inequality_stays() {
        let mut system = System::new(1);
        system.inequalities = vec![vec![2, 3], vec![1, 0], vec![1, 5], vec![0, 7]];
        system.remove_trivial_redundancy();
        assert_eq!(system.inequalities, [vec![1, 0]]);
    }
}
