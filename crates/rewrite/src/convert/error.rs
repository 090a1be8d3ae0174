//! The operations that a conversion could not legalize, and their report.

use std::borrow::Cow;
use terrace_ir::{Body, Loc, Op, Reported, Scope};
use terrace_support::small_vec::SmallVec;

/// An operation that could not be legalized.
pub(super) struct LegalizationFailure {
    /// The operation, in the body that the last owner of `path` is around.
    pub op: Op,
    /// The error.
    pub message: String,
    /// The reason that the last pattern gave, or advice: a note.
    pub reason: Option<Cow<'static, str>>,
    /// A user of the operation, which keeps it alive.
    pub user: Option<Op>,
    /// The owners of the bodies around the operation, innermost first.
    pub path: SmallVec<[Op; 4]>,
}

impl LegalizationFailure {
    /// A cast between types that nothing converts to each other.
    pub fn of_cast(body: &Body, cast: Op) -> Self {
        let types = |values| {
            let types = body.types(values).map(|ty| terrace_ir::asm::quoted_type(body.ctx(), ty));
            types.collect::<Vec<_>>().join(", ")
        };
        let message = format!(
            "failed to legalize unresolved materialization from ({}) to ({}) that remained live after conversion",
            types(body.operands(cast)),
            types(body.results(cast)),
        );
        let user = body.results(cast).iter().find_map(|result| body.users(result).next());
        Self { op: cast, message, reason: None, user, path: SmallVec::new() }
    }
}

/// Why a conversion of a body failed.
pub(super) enum ConversionError {
    /// An error was reported.
    Reported(Reported),
    /// Operations could not be legalized. Reported when all bodies are in their places again, since the text of the
    /// operations is part of the message.
    Illegal(Vec<LegalizationFailure>),
}

/// At most this many operations are reported.
const MAX_REPORTED: usize = 100;

impl ConversionError {
    /// The error seen from the body around, in which `owner` owns the body of the error.
    pub fn inside(mut self, owner: Op) -> Self {
        if let Self::Illegal(failures) = &mut self {
            failures.iter_mut().for_each(|failure| failure.path.push(owner));
        }
        self
    }

    /// Adds the error after `first`.
    pub fn join(self, first: Option<Self>) -> Self {
        match (first, self) {
            (None, error) => error,
            (Some(Self::Illegal(mut all)), Self::Illegal(more)) => {
                all.extend(more);
                Self::Illegal(all)
            }
            (Some(first), _) => first,
        }
    }

    /// Reports the error; paths start in `body`.
    pub fn report(self, body: &Body) -> Reported {
        let failures = match self {
            Self::Reported(reported) => return reported,
            Self::Illegal(failures) => failures,
        };
        let n = failures.len();
        let mut last = None;
        for failure in failures.iter().take(MAX_REPORTED) {
            last = Some(report_in(Scope { body, parent: None }, failure, &failure.path));
        }
        match last {
            Some(reported) if n <= MAX_REPORTED => reported,
            _ => {
                let rest = n.saturating_sub(MAX_REPORTED);
                body.ctx().error(Loc::UNKNOWN, format!("{rest} more operations cannot be converted")).emit()
            }
        }
    }
}

fn report_in(scope: Scope<'_>, failure: &LegalizationFailure, path: &[Op]) -> Reported {
    if let Some((&owner, rest)) = path.split_last() {
        let inner = Scope { body: scope.body.region_body(owner), parent: Some((&scope, owner)) };
        return report_in(inner, failure, rest);
    }
    let mut error = scope.at(failure.op).error(&failure.message);
    if let Some(user) = failure.user {
        let text = format!("see existing live user here: {}", scope.at(user).text());
        error = error.note(scope.body.loc(user), text);
    }
    match &failure.reason {
        Some(reason) => error.note(scope.body.loc(failure.op), reason.as_ref()).emit(),
        None => error.emit(),
    }
}
