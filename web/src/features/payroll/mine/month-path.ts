import { pages } from '@cadre/contract/pages';

/** The path of a month's payslip; if there are several, the search names the period and the number of the off-cycle payslip. */
export function monthPath(month: string, sequence = 0, period = month) {
  const [year = '', of = ''] = month.split('-');
  return {
    to: pages.my_salary_month.path,
    params: { year, month: of },
    search: { ...(sequence > 0 && { no: String(sequence) }), ...(period !== month && { period }) },
  } as const;
}

export function monthAfter(month: string, by: 1 | -1): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + by);
  return next.toISOString().slice(0, 7);
}
