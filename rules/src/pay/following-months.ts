import type { PayInputs, PayItem } from './pay-inputs.ts';
import type { YearMonth } from './pay-year.ts';
import type { PayLine, Payslip } from './payslip.ts';

export type CalculatedPeriod = { inputs: PayInputs; slip: Payslip };

/** The facts of a pay period as if these payslips, each of an earlier period, had been approved. */
export function afterPayslips(inputs: PayInputs, earlier: readonly CalculatedPeriod[]): PayInputs {
  const paid = earlier.filter(({ slip }) => slip.currency === inputs.currency);
  const last = paid.at(-1);
  if (!last) return inputs;
  const lines = paid.flatMap(({ slip }) => slip.lines);
  const taken = new Set(paid.flatMap((one) => one.inputs.adjustments.map(({ id }) => id)));
  return {
    ...inputs,
    year: { ...inputs.year, months: monthsWith(inputs, paid) },
    carried: last.slip.carriedOn,
    adjustments: inputs.adjustments.filter(({ id }) => !taken.has(id)),
    items: inputs.items.flatMap((item) => itemAfter(item, lines)),
  };
}

/** A calculated period replaces the stored one; amounts paid before Cadre stay. */
function monthsWith({ month, year }: PayInputs, paid: readonly CalculatedPeriod[]): YearMonth[] {
  const months = new Map(year.months.map((of) => [of.month, of]));
  for (const one of paid) {
    const of = yearMonthOf(one);
    if (of.month >= year.from && of.month < month) months.set(of.month, of);
  }
  return [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** The rest of a loan after these payslips; an amount that is paid once is not paid again. */
function itemAfter(item: PayItem, lines: readonly PayLine[]): PayItem[] {
  const paid = lines.filter(({ code, kind }) => kind !== 'employer' && code === `${item.source}:${item.id}`);
  if (paid.length === 0) return [item];
  if (item.remaining === null) return item.isOnce && item.kind === 'fixed' ? [] : [item];
  const remaining = item.remaining - sum(paid);
  return remaining > 0 ? [{ ...item, remaining }] : [];
}

/** The amounts that a payslip adds to its tax year; corrections of earlier periods belong to those. */
function yearMonthOf({ inputs, slip }: CalculatedPeriod): YearMonth {
  const itemOf = new Map(inputs.items.map((item) => [`${item.source}:${item.id}`, item]));
  const own = slip.lines.filter(({ code }) => !/^(adjustment|travels):/.test(code));
  const earned = own.filter(({ kind }) => kind === 'earning');
  return {
    month: inputs.month,
    basic: sum(earned.filter(({ code }) => /^(basic|late|unpaid_.*)$/.test(code))),
    gross: sum(earned.filter(({ code }) => itemOf.get(code)?.countsInGross ?? true)),
    taxable: sum(earned.filter(({ code }) => itemOf.get(code)?.taxable ?? true)),
    components: takenBy(own),
  };
}

function takenBy(lines: readonly PayLine[]): YearMonth['components'] {
  const taken: Record<string, { own: number; employer: number }> = {};
  for (const { code, kind, amount } of lines) {
    const [, of] = /^(?:component|employer):(.+)$/.exec(code) ?? [];
    if (of === undefined) continue;
    const { own = 0, employer = 0 } = taken[of] ?? {};
    taken[of] = kind === 'employer' ? { own, employer: employer + amount } : { own: own + amount, employer };
  }
  return taken;
}

const sum = (lines: readonly Pick<PayLine, 'amount'>[]): number => lines.reduce((all, { amount }) => all + amount, 0);
