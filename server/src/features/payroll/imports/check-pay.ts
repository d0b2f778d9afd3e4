import type { ImportedPay } from '@cadre/contract/import-fields';
import { complaintOf } from '@cadre/contract/problems';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import type { Day } from '@cadre/rules/calendar';
import { toMinor } from '@cadre/rules/money';
import { readingPay } from '../../../crud/access/reading-pay.ts';
import type { KindRow } from '../../../crud/write/import-kind.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { checkOpenings } from './check-openings.ts';

/** Fields that a row leaves out get the initial values of the form. */
export function withUsual(name: ImportedPay, values: Record<string, unknown>): Record<string, unknown> {
  const usual = Object.entries<Resource['fields'][string]>(resources[name].fields).flatMap(([field, declared]) =>
    declared.kind === 'choice' && declared.initial !== undefined && !declared.readonly ? [[field, declared.initial] as const] : [],
  );
  return { ...Object.fromEntries(usual), ...values };
}

/** Reports, row by row, the values that a form would refuse and the duplicate rows. */
export async function checkPay(db: Runner, actor: Actor, name: ImportedPay, rows: readonly KindRow[]): Promise<void> {
  const people = await peopleOf(db, rows);
  const begun = name === 'compensations' ? await salaryDays(db, rows) : new Map<string, number>();
  for (const { row_no, values, complaints } of rows) {
    const person = people.get(Number(values.employee_id));
    const whole = withUsual(name, { ...values, currency: values.currency ?? person?.currency });
    if (values.employee_id === actor.employee_id) complaints.employee_id = [{ code: 'not_valid', problem: 'own_pay' }];
    for (const [field, one] of Object.entries(resources[name].check?.(whole) ?? {})) complaints[field] ??= [complaintOf(one)];
    checkMoney(resources[name], whole, complaints);
    if (name === 'compensations') checkDay(row_no, whole, person, begun, complaints);
  }
  if (name === 'pay-openings') await checkOpenings(db, rows, (id) => people.get(id)?.currency);
}

function checkMoney({ fields }: Resource, whole: Record<string, unknown>, complaints: KindRow['complaints']): void {
  for (const [name, field] of Object.entries(fields)) {
    const amount = whole[name];
    if (field.kind !== 'money' || typeof amount !== 'number') continue;
    if (!whole.currency) complaints.currency ??= [{ code: 'required' }];
    else if (toMinor(amount, String(whole.currency)) === undefined) complaints[name] ??= [{ code: 'too_many_digits' }];
  }
}

type PaidPerson = { id: number; currency: string; hired_on: Day | null };

function checkDay(
  row_no: number,
  { employee_id, effective_from }: Record<string, unknown>,
  person: PaidPerson | undefined,
  begun: Map<string, number>,
  complaints: KindRow['complaints'],
): void {
  const day = `${employee_id}:${effective_from}`;
  const other = begun.get(day);
  if (person?.hired_on && String(effective_from) < person.hired_on) complaints.effective_from ??= [{ code: 'before_hire' }];
  else if (other !== undefined)
    complaints.effective_from ??= [other === 0 ? { code: 'salary_on_that_day' } : { code: 'taken_in_row', row: other }];
  begun.set(day, other ?? row_no);
}

const idsIn = (rows: readonly KindRow[]): number[] => [...new Set(rows.map(({ values }) => Number(values.employee_id ?? 0)))];

async function peopleOf(db: Runner, rows: readonly KindRow[]): Promise<Map<number, PaidPerson>> {
  const { rows: found } = await sql<PaidPerson>`
    select e.id, b.currency, (select min(p.hired_on) from employment_periods p where p.employee_id = e.id) as hired_on
    from employees e join branches b on b.id = e.branch_id where e.id = any(${idsIn(rows)}::int[])`.execute(db);
  return new Map(found.map((person) => [person.id, person]));
}

/** Days on which a salary begins already; 0 is no row of the file. */
async function salaryDays(db: Runner, rows: readonly KindRow[]): Promise<Map<string, number>> {
  const days = sql<{ day: string }>`
    select employee_id || ':' || effective_from as day from compensations
    where employee_id = any(${idsIn(rows)}::int[]) and status in ('pending', 'approved')`;
  const { rows: found } = await readingPay(db, (on) => days.execute(on));
  return new Map(found.map(({ day }) => [day, 0]));
}
