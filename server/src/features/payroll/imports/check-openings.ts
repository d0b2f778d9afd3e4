import { readingPay } from '../../../crud/access/reading-pay.ts';
import type { KindRow } from '../../../crud/write/import-kind.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Opening = { employee_id: number; until_month: string; gross_pay?: number; pay_component_id?: number; currency?: string };

/** Gross pay and each tax may appear once per month, in the file and the stored openings together; taxes use the currency of their amounts. */
export async function checkOpenings(db: Runner, rows: readonly KindRow[], currencyOf: (id: number) => string | undefined): Promise<void> {
  const entered = await enteredBefore(db, rows);
  const { rows: components } = await readingPay(db, (on) =>
    sql<{ id: number; currency: string }>`select id, currency from pay_components`.execute(on),
  );
  const componentCurrency = new Map(components.map(({ id, currency }) => [id, currency]));
  const once = (row: KindRow, field: 'gross_pay' | 'pay_component_id', key: string): void => {
    const other = entered.get(key);
    if (other !== undefined) row.complaints[field] ??= [other === 0 ? { code: 'taken' } : { code: 'taken_in_row', row: other }];
    entered.set(key, other ?? row.row_no);
  };
  for (const row of rows) {
    const { employee_id, until_month, gross_pay, pay_component_id, currency } = row.values as Opening;
    const of = `${employee_id}:${until_month}`;
    if (gross_pay !== undefined) once(row, 'gross_pay', of);
    if (pay_component_id === undefined) continue;
    once(row, 'pay_component_id', `${of}:${pay_component_id}`);
    if (componentCurrency.get(pay_component_id) !== (currency ?? currencyOf(employee_id)))
      row.complaints.currency ??= [{ code: 'component_in_another_currency' }];
  }
}

/** The stored openings; row number 0 marks entries that are not from the file. */
async function enteredBefore(db: Runner, rows: readonly KindRow[]): Promise<Map<string, number>> {
  const ids = [...new Set(rows.map(({ values }) => Number(values.employee_id ?? 0)))];
  const { rows: found } = await readingPay(db, (on) =>
    sql<{ key: string }>`
      select concat_ws(':', employee_id, until_month) as key from pay_openings where employee_id = any(${ids}::int[]) and gross_pay is not null
      union all
      select concat_ws(':', employee_id, until_month, pay_component_id) from pay_openings
      where employee_id = any(${ids}::int[]) and pay_component_id is not null`.execute(on),
  );
  return new Map(found.map(({ key }) => [key, 0]));
}
