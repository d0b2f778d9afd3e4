import { employees } from '@cadre/contract/resources/employees';
import { right } from '@cadre/contract/rights';
import { folded } from '@cadre/rules/folded';
import { reach } from '../../../crud/access/access.ts';
import { noteRows } from '../../../crud/access/log-views.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { importTrace } from '../undo/import-trace.ts';
import type { CheckedRow } from './check-rows.ts';
import { grouped } from './names.ts';

type Known = Columns<'employees', 'id' | 'employee_no' | 'birth_date'> & { called: string };

/** Remarks on who may be in the file of people already, or twice in this one: the same name and the same birth date. */
export async function markSamePeople(services: Services, actor: Actor, rows: CheckedRow[]): Promise<void> {
  const keys = new Map(rows.map((row) => [row.row_no, keyOf(row.values)]));
  const inFile = grouped(rows.map(({ row_no }) => [keys.get(row_no) ?? null, row_no]));
  const known = await knownPeople(services, actor, rows);
  const noticed: Known[] = [];
  for (const row of rows.filter(({ existing }) => !existing)) {
    const key = keys.get(row.row_no);
    if (!key) continue;
    const same = known.get(key);
    const other = inFile.get(key)?.find((row_no) => row_no !== row.row_no);
    if (same) row.remarks.birth_date = [{ code: 'same_person', number: same.employee_no }];
    else if (other !== undefined) row.remarks.birth_date = [{ code: 'same_person_in_row', row: other }];
    if (same) noticed.push(same);
  }
  await noteRows(services, { actor, trace: importTrace }, employees, noticed);
}

/** People born on one of these days, among those whose birthday the user may see. */
async function knownPeople({ db }: Services, actor: Actor, rows: CheckedRow[]): Promise<Map<string, Known>> {
  const days = [...new Set(rows.flatMap(({ values, complaints }) => (isDay(values, complaints) ? [values.birth_date] : [])))];
  if (days.length === 0) return new Map();
  const { rows: people } = await sql<Known>`
    select r.id, r.employee_no, r.birth_date, folded(r.first_name || ' ' || r.last_name) as called from employees r
    where r.birth_date = any(${days}::date[]) and ${reach(employees, actor, right('employees', 'view_personal'))}
    order by r.id desc`.execute(db);
  return new Map(people.map((one) => [`${one.called}\n${one.birth_date}`, one]));
}

const isDay = ({ birth_date }: CheckedRow['values'], complaints: CheckedRow['complaints']): boolean =>
  typeof birth_date === 'string' && !complaints.birth_date;

function keyOf({ first_name, last_name, birth_date }: CheckedRow['values']): string | null {
  if (typeof first_name !== 'string' || typeof last_name !== 'string' || typeof birth_date !== 'string') return null;
  return `${folded(`${first_name.trim()} ${last_name.trim()}`)}\n${birth_date}`;
}
