/** The columns of an employee's day or month for an external payroll program. */
export const hoursColumns = [
  'employee_no',
  'name',
  'branch',
  'department',
  'date',
  'month',
  'expected',
  'worked',
  'normal',
  'overtime_1',
  'overtime_2',
  'rest_day',
  'holiday',
  'credited',
  'late',
] as const;
export type HoursColumn = (typeof hoursColumns)[number];

const described = ['employee_no', 'name', 'branch', 'department', 'date', 'month'] as const satisfies HoursColumn[];
type Described = (typeof described)[number];

/** One person's day, in minutes. */
export type HoursRow = Record<Described, string> & Record<Exclude<HoursColumn, Described>, number>;

export const hoursSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export const hoursDecimals = ['point', 'comma', 'clock'] as const;

export type HoursLayout = {
  per: 'day' | 'month';
  columns: readonly HoursColumn[];
  separator: (typeof hoursSeparators)[number];
  decimal: (typeof hoursDecimals)[number];
  header: boolean;
};

const signs = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

export function hoursFile(rows: readonly HoursRow[], layout: HoursLayout, titles: Readonly<Record<HoursColumn, string>>): string {
  const sign = signs[layout.separator];
  const lines = (layout.per === 'day' ? rows : byMonth(rows)).map((row) =>
    layout.columns.map((column) => (isDescribed(column) ? row[column] : hours(row[column], layout.decimal))),
  );
  const all = layout.header ? [layout.columns.map((column) => titles[column]), ...lines] : lines;
  return all.map((cells) => `${cells.map((cell) => quoted(cell, sign)).join(sign)}\r\n`).join('');
}

function byMonth(rows: readonly HoursRow[]): HoursRow[] {
  const months = new Map<string, HoursRow>();
  for (const row of rows) {
    const key = `${row.employee_no} ${row.month}`;
    const before = months.get(key);
    const sums = hoursColumns.flatMap((column) => (isDescribed(column) ? [] : [[column, row[column] + (before?.[column] ?? 0)] as const]));
    months.set(key, { ...row, date: '', ...(Object.fromEntries(sums) as Omit<HoursRow, Described>) });
  }
  return [...months.values()];
}

const isDescribed = (column: HoursColumn): column is Described => described.some((one) => one === column);

function hours(minutes: number, decimal: HoursLayout['decimal']): string {
  if (decimal === 'clock') return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const text = (Math.round((minutes * 100) / 60) / 100).toFixed(2);
  return decimal === 'comma' ? text.replace('.', ',') : text;
}

/** A spreadsheet would run a cell that begins like a formula, so it is escaped as text. */
function quoted(cell: string, sign: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return safe.includes(sign) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
