import type { Field } from '@cadre/contract/fields';
import { tierRights } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { isColumn, table } from '../../../crud/read/table.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { allNamedFiles } from '../../../platform/files/named-files.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetLeftBehind } from '../leaving/offboarding-changes.ts';
import { eraseTraces } from './erase-traces.ts';
import { mediaOfPerson } from './media-of-person.ts';
import { type Person, personOfParams } from './person-of-params.ts';
import { erased } from './purge-plan.ts';
import { removeForgotten } from './remove-forgotten.ts';
import { tracesOf } from './traces-of-person.ts';

type PurgeContext = Pick<CallContext, 'actor' | 'trace' | 'params'>;

/** Makes a former employee nameless, for good, in one transaction. Done twice it is done once. */
export async function purgePerson(services: Services, tx: Transaction, context: PurgeContext, name: string): Promise<string> {
  const person = await personOfParams(tx, context.actor, context.params.id, 'purge', sql`for update of r`);
  if (person.purged_at) return person.name;
  if (person.id === context.actor.employee_id) throw new Problem('own_account');
  if (person.status !== 'terminated') throw new Problem('still_employed');
  if (name.trim() !== person.name) throw invalid({ name: [{ code: 'name_differs' }] });
  // Issued papers stay as they are, but for this; and no row is to follow its versions meanwhile.
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  const traces = await tracesOf(tx, person);
  const files = await allNamedFiles(tx);
  await sql`delete from media m where ${mediaOfPerson(person.id, traces.papers)}`.execute(tx);
  for (const one of erased) await sql`delete from ${table({ name: one })} where employee_id = ${person.id}`.execute(tx);
  await sql`delete from forms where id = any(${traces.papers}::int[])`.execute(tx);
  await forgetLeftBehind(tx, person.id);
  const after = await anonymise(tx, context.actor.user_id, person);
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
  await eraseTraces(services, tx, after, traces);
  await removeForgotten(services, tx, files);
  note(tx, context, person, after);
  return after.name;
}

/** Personal data and free text; the names are replaced. */
const isEmptied = ({ tier, words }: Field): boolean =>
  Boolean(words) || (tier !== undefined && tierRights(employees, tier).is === 'personal');

async function anonymise(tx: Transaction, user_id: number, { id, employee_no }: Person): Promise<Person> {
  const emptied = Object.entries<Field>(employees.fields).filter(([, field]) => isColumn(field) && isEmptied(field));
  const { rows } = await sql<Person>`
    update employees set first_name = 'Former employee', last_name = ${employee_no}, name_order = 'by_script', work_email = ${`former-${id}@anonymous.invalid`},
      ${sql.join(emptied.map(([name]) => sql`${sql.ref(name)} = null`))},
      custom = '{}', purged_at = now(), version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as Person;
}

/** The entry lists which fields were emptied; their values would defeat the purpose. */
function note(tx: Transaction, { actor, trace }: PurgeContext, before: StoredRow, after: Person): void {
  const changes = changesBetween(employees, before, after).map((change) => ({ ...change, old: change.old === null ? null : '•••' }));
  audit(tx, { actor, trace, action: 'update', model: 'employees', model_id: after.id, label: after.name, employee_id: after.id, changes });
}
