export type PlannedInstalment = { month: string; amount: number; left: number };

type Loan = {
  remaining: number;
  /** The amount of an instalment. */
  part: number;
  /** The first month that is not paid yet. */
  from: string;
  /** Takes all that is left. */
  restMonth: string | null;
  /** The last month in which instalments are taken. */
  until: string | null;
};

const mostMonths = 600;

/** How payslips will pay back the rest of a loan. */
export function loanPlan({ remaining, part, from, restMonth, until }: Loan): PlannedInstalment[] {
  const planned: PlannedInstalment[] = [];
  let left = remaining;
  for (let month = from; left > 0 && part > 0 && planned.length < mostMonths; month = monthAfter(month)) {
    if (until !== null && month > until) break;
    const amount = restMonth !== null && month >= restMonth ? left : Math.min(part, left);
    left -= amount;
    planned.push({ month, amount, left });
  }
  return planned;
}

function monthAfter(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
}
