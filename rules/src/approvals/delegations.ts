/** The delegate decides for the employee between two dates, for one kind of request or for all. Days are ISO dates. */
export type Delegation = { id: number; employee_id: number; delegate_id: number; from_date: string; to_date: string; model: string | null };

/** A delegate who is away may have a delegate too, but at most three steps are followed. */
export const longestDelegation = 3;

/** The conflict of a delegation with the others: a chain that leads back to the person represented, or one that is too long. */
export function delegationProblem(wanted: Delegation, all: readonly Delegation[]): 'circle' | 'too_long' | undefined {
  const others = all.filter(({ id }) => id !== wanted.id);
  const below = stepsFrom(wanted, others, 'down');
  if (below === 'circle') return 'circle';
  const above = stepsFrom(wanted, others, 'up');
  if (above === 'circle') return 'circle';
  return above + 1 + below > longestDelegation ? 'too_long' : undefined;
}

/** The longest chain of steps from this one, counting only steps that share days and kinds of request with it. */
function stepsFrom(step: Delegation, others: readonly Delegation[], way: 'up' | 'down', passed: readonly number[] = []): number | 'circle' {
  const people = [...passed, step.employee_id, step.delegate_id];
  let longest = 0;
  for (const next of others) {
    const follows = way === 'down' ? next.employee_id === step.delegate_id : next.delegate_id === step.employee_id;
    const common = follows ? inCommon(step, next) : undefined;
    if (!common) continue;
    if (people.includes(way === 'down' ? next.delegate_id : next.employee_id)) return 'circle';
    const further = stepsFrom({ ...next, ...common }, others, way, people);
    if (further === 'circle') return 'circle';
    longest = Math.max(longest, 1 + further);
  }
  return longest;
}

function inCommon(a: Delegation, b: Delegation): Pick<Delegation, 'from_date' | 'to_date' | 'model'> | undefined {
  const from_date = a.from_date > b.from_date ? a.from_date : b.from_date;
  const to_date = a.to_date < b.to_date ? a.to_date : b.to_date;
  if (from_date > to_date || (a.model !== null && b.model !== null && a.model !== b.model)) return undefined;
  return { from_date, to_date, model: a.model ?? b.model };
}
