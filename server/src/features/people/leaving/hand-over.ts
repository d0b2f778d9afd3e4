import { listText } from '@cadre/contract/texts/list-text';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import type { Employee } from '../lock-employee.ts';
import type { By } from '../note-mirrored.ts';
import { type Notice, notifyEmployees } from '../notify-employees.ts';
import { leaveBehind } from './offboarding-changes.ts';
import { type NamedRef, nameSuccessor, planHandOver } from './plan-hand-over.ts';

/** People and departments do not stay without a lead: they go to the successor, else to who led the leaver. */
export async function handOver(tx: Transaction, leaver: Employee, day: string, by: By): Promise<void> {
  const { successor } = await planHandOver(tx, leaver, day);
  if (successor) await nameSuccessor(tx, leaver.id, successor.id);
  const reports = await handedOver(tx, leaver.id, successor);
  const departments = await handDepartments(tx, leaver.id, successor?.id ?? null);
  await dropDeputy(tx, leaver, by);
  await sql`delete from successions where successor_id = ${leaver.id}`.execute(tx);

  const change = (field: string) => [
    { field, old: leaver.id, new: successor?.id ?? null, old_name: leaver.name, new_name: successor?.name ?? null },
  ];
  for (const { id, name } of reports)
    audit(tx, { ...by, action: 'update', model: 'employees', model_id: id, label: name, employee_id: id, changes: change('manager_id') });
  for (const { id, name } of departments)
    audit(tx, { ...by, action: 'update', model: 'departments', model_id: id, label: name, changes: change('head_id') });
  const result = reports.map(({ id }): Notice => ({ employee_id: id, type: 'employment_changed', args: { day }, link: '/my-info' }));
  await notifyEmployees(tx, successor ? [...result, ...(await noticesTo(tx, successor.id, leaver.name, reports, departments))] : result);
}

/** The reports whom the plan gave another manager; a successor from the team takes the leaver's place, and is not counted. */
async function handedOver(tx: Transaction, leaver: number, successor: NamedRef | undefined): Promise<NamedRef[]> {
  const { rows } = await sql<NamedRef>`
    select e.id, e.name from employees e where e.id <> coalesce(${successor?.id ?? null}::int, 0)
      and e.id in (select v.employee_id from employee_versions v where v.handed_over_by = ${leaver})
    order by e.name collate "und-x-icu"`.execute(tx);
  return rows;
}

/** A deputy is chosen by the head, so the successor does not inherit this. */
async function dropDeputy(tx: Transaction, leaver: Employee, by: By): Promise<void> {
  const { rows } = await sql<NamedRef>`
    update departments set deputy_id = null, version = version + 1, updated_at = now() where deputy_id = ${leaver.id} returning id, name`.execute(
    tx,
  );
  await leaveBehind(
    tx,
    leaver.id,
    'deputy',
    rows.map(({ id }) => id),
  );
  const changes = [{ field: 'deputy_id', old: leaver.id, new: null, old_name: leaver.name, new_name: null }];
  for (const { id, name } of rows) audit(tx, { ...by, action: 'update', model: 'departments', model_id: id, label: name, changes });
}

async function handDepartments(tx: Transaction, leaver: number, successor: number | null): Promise<NamedRef[]> {
  const { rows } = await sql<NamedRef>`
    update departments set head_id = ${successor}::int, version = version + 1, updated_at = now() where head_id = ${leaver} returning id, name`.execute(
    tx,
  );
  await leaveBehind(
    tx,
    leaver,
    'head',
    rows.map(({ id }) => id),
    successor,
  );
  return rows;
}

async function noticesTo(
  tx: Transaction,
  successor: number,
  name: string,
  reports: NamedRef[],
  departments: NamedRef[],
): Promise<Notice[]> {
  const [{ language } = { language: 'en' }] = await contactsOf(tx.run, [successor]);
  const others = reports.filter(({ id }) => id !== successor);
  const namesOf = (of: NamedRef[]): string =>
    listText(
      language,
      of.map((one) => one.name),
    );
  const about = (type: 'reports_taken' | 'headships_taken', of: NamedRef[], link: string): Notice[] =>
    of.length > 0 ? [{ employee_id: successor, type, args: { name, names: namesOf(of) }, link }] : [];
  return [...about('reports_taken', others, `/employees/${successor}`), ...about('headships_taken', departments, '/employees/org-chart')];
}
