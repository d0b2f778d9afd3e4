/** The payslip totals of a tax year so far, without the month that is calculated. Corrections count in the month they correct. */
export type PayYear = {
  /** The first month of the tax year. */
  from: string;
  months: readonly YearMonth[];
  /** Amounts paid before or elsewhere, each up to its month; missing if there were none. */
  opening?: readonly YearMonth[];
};

export type YearMonth = {
  /** `2026-11`, or the key of a shorter pay period. */
  month: string;
  basic: number;
  gross: number;
  taxable: number;
  /** The amounts that components took, by their code. */
  components: Readonly<Record<string, { own: number; employer: number }>>;
};

/** The first month of the tax year that a month is in; a year begins with a month from 1 to 12. */
export function taxYearOf(month: string, firstMonth: number): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return `${of < firstMonth ? year - 1 : year}-${String(firstMonth).padStart(2, '0')}`;
}
