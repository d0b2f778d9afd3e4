/** Lines without a given name; their words are in `texts.pay.lines`. */
export const payLineCodes = [
  'basic',
  'unpaid_leave',
  'unpaid_absence',
  'unpaid_excuse',
  'late',
  'overtime_normal',
  'overtime_overtime_1',
  'overtime_overtime_2',
  'overtime_rest_day',
  'overtime_holiday',
  'premium_normal',
  'premium_overtime_1',
  'premium_overtime_2',
  'premium_rest_day',
  'premium_holiday',
  'carried',
  'carried_on',
  'rounding',
  'travel_per_diem',
  'travel_advance',
  'travel_advance_back',
  'adjustment',
  'employer',
] as const;
export type PayLineCode = (typeof payLineCodes)[number];

/**
 * The name of a line: its words, with `premium` in percent, or with the `name` of the line that is corrected or paid by the employer, which
 * has a name of its own or is described by `of`.
 */
export type LineWords = { code: PayLineCode; args: { premium?: number; month?: string }; of: LineWords | null };

/** `overtime:overtime_1+2500`, `travels:12:per_diem`, `employer:IRPF`, `adjustment:2026-10:basic`; null if the line is shown by its name alone. */
export function wordsOfLine(code: string): LineWords | null {
  const [head = '', second = '', third = ''] = code.split(':');
  if (head === 'adjustment')
    return { code: 'adjustment', args: { month: second }, of: wordsOfLine(code.slice(head.length + second.length + 2)) };
  if (head === 'employer') return { code: 'employer', args: {}, of: null };
  if (head === 'travels') return named(`travel_${third}`);
  if (head === 'overtime') return overtimeWords(second);
  return named(code);
}

const named = (code: string): LineWords | null => (isLineCode(code) ? { code, args: {}, of: null } : null);

function overtimeWords(of: string): LineWords | null {
  const [name = '', premium] = of.split('+');
  const code = `${premium === undefined ? 'overtime' : 'premium'}_${name}`;
  if (!isLineCode(code)) return null;
  return { code, args: premium === undefined ? {} : { premium: Number(premium) / 100 }, of: null };
}

const isLineCode = (code: string): code is PayLineCode => payLineCodes.some((known) => known === code);
