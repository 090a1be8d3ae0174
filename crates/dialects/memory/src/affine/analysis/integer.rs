//! The exact test whether a system has an integer solution (`PresburgerRelation::isIntegerEmpty`): equalities are solved by
//! Euclid's algorithm, and inequalities by the Omega test's shadows.

use super::system::{Overflow, Row, System, eliminate};

/// How many steps are tried.
const MAX_STEPS: u32 = 4096;

/// How many values of a variable are tried.
const MAX_VALUES: i64 = 1024;

impl System {
    /// Whether there is an integer solution. `None` if that takes too long to find out.
    pub fn has_solution(&self) -> Option<bool> {
        solve(self.clone(), &mut { MAX_STEPS })
    }

    /// Whether the elimination of a variable keeps the existence of integer solutions.
    fn is_exact(&self, at: usize) -> bool {
        let all = |unit: i128| self.inequalities.iter().all(|row| row[at] * unit <= 0 || row[at] == unit);
        all(1) || all(-1)
    }

    /// Whether the elimination of a variable leaves exactly the values of the others for which there is one of it.
    pub(super) fn can_eliminate(&self, at: usize) -> bool {
        let mut equalities = self.equalities.iter().filter(|row| row[at] != 0);
        match equalities.next() {
            // Elimination takes the first equality.
            Some(row) => row[at].abs() == 1,
            None => self.is_exact(at),
        }
    }

    /// Solves an equality for one of its variables, which is replaced everywhere.
    fn substitute(&mut self, mut equality: Row) -> Result<(), Overflow> {
        loop {
            let n = self.n_vars;
            let nonzero = (0..n).filter(|&at| equality[at] != 0);
            let Some(at) = nonzero.min_by_key(|&at| equality[at].unsigned_abs()) else {
                if equality[n] != 0 {
                    self.equalities.push(equality);
                }
                return Ok(());
            };
            let pivot = equality[at];
            if pivot.abs() == 1 {
                for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
                    eliminate(row, &equality, at)?;
                }
                self.remove_vars(at, at + 1);
                return Ok(());
            }
            // The variable plus multiples of the others is a new variable, which has their remainders as factors.
            let quotients: Row = equality
                .iter()
                .enumerate()
                .map(|(i, a)| if i == at { 0 } else { a.div_euclid(pivot) })
                .collect();
            let rows = self.equalities.iter_mut().chain(&mut self.inequalities);
            for row in rows.chain([&mut equality]) {
                let factor = row[at];
                for (a, quotient) in row.iter_mut().zip(&quotients) {
                    let product = factor.checked_mul(*quotient).ok_or(Overflow)?;
                    *a = a.checked_sub(product).ok_or(Overflow)?;
                }
            }
            let is_single = (0..n).all(|other| other == at || equality[other] == 0);
            if is_single {
                if equality[n] == 0 {
                    self.remove_vars(at, at + 1);
                } else {
                    equality[at] = 0;
                    self.equalities.push(equality);
                }
                return Ok(());
            }
        }
    }

    /// The system without a variable, where for each of its solutions there is a value of the variable. `None` if an equality
    /// determines the variable.
    pub(super) fn dark_shadow(&self, at: usize) -> Option<Self> {
        if self.equalities.iter().any(|row| row[at] != 0) {
            return None;
        }
        let mut system = self.clone();
        for row in &mut system.inequalities {
            // A gap of (a - 1)(b - 1) between the bounds has room for a multiple of both.
            let slack = row[at].checked_abs()?.checked_sub(1)?;
            if row[at] < 0 {
                let greatest = self.inequalities.iter().map(|row| row[at]).max()?;
                let gap = slack.checked_mul(greatest - 1)?;
                // The combination multiplies this by the lower bound's factor, which is at least one.
                *row.last_mut()? = row.last()?.checked_sub(gap)?;
            }
        }
        system.fourier_motzkin(at).ok()?;
        Some(system)
    }
}

fn solve(mut system: System, steps: &mut u32) -> Option<bool> {
    loop {
        *steps = steps.checked_sub(1)?;
        if system.has_violated() || system.fails_divisor_test() {
            return Some(false);
        }
        if let Some(equality) = system.equalities.pop() {
            system.substitute(equality).ok()?;
            continue;
        }
        system.remove_trivial_redundancy();
        if system.has_violated() {
            return Some(false);
        }
        if system.n_vars == 0 {
            return Some(true);
        }
        let exact = (0..system.n_vars).filter(|&at| system.is_exact(at));
        if let Some(at) = exact.min_by_key(|&at| system.cost(at)) {
            system.fourier_motzkin(at).ok()?;
            continue;
        }
        let at = system.cheapest_variable();
        let mut real = system.clone();
        real.fourier_motzkin(at).ok()?;
        if !solve(real, steps)? {
            return Some(false);
        }
        if solve(system.dark_shadow(at)?, steps)? {
            return Some(true);
        }
        let (least, greatest) = system.bounds_of_var(at).ok()?;
        let (least, greatest) = (least?, greatest?);
        if greatest.checked_sub(least)? > MAX_VALUES {
            return None;
        }
        for value in least..=greatest {
            let mut one = system.clone();
            one.equalities.push(one.unit(at, 1, -i128::from(value)));
            if solve(one, steps)? {
                return Some(true);
            }
        }
        return Some(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random systems in the box from -5 to 5 have a solution exactly if one is found by trying all points.
    #[test]
    fn finds_exactly_the_solvable_systems() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = |limit: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % limit) as i128
        };
        let mut n_empty = 0;
        for _ in 0..600 {
            let n = 1 + random(3) as usize;
            let mut system = System::new(n);
            for at in 0..n {
                system.inequalities.extend([system.unit(at, 1, 5), system.unit(at, -1, 5)]);
            }
            for _ in 0..random(3) {
                system.equalities.push((0..=n).map(|_| random(13) - 6).collect());
            }
            for _ in 0..random(4) {
                system.inequalities.push((0..=n).map(|_| random(15) - 7).collect());
            }
            let has_point = (0..11i128.pow(n as u32)).any(|code| {
                let point: Row = (0..n).map(|i| code / 11i128.pow(i as u32) % 11 - 5).chain([1]).collect();
                let value = |row: &Row| row.iter().zip(&point).map(|(a, x)| a * x).sum::<i128>();
                system.equalities.iter().all(|row| value(row) == 0)
                    && system.inequalities.iter().all(|row| value(row) >= 0)
            });
            assert_eq!(system.has_solution(), Some(has_point), "{system:?}");
            n_empty += usize::from(!has_point);
        }
        assert!(n_empty > 100, "{n_empty} systems without a solution");
    }
}
