import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredForm } from './stored-form.ts';

type Subject = Columns<'employees', 'name' | 'first_name' | 'middle_name' | 'last_name' | 'preferred_name' | 'status'>;

/** The employee a form is for; a candidate has no record. Leavers receive and sign nothing. */
export async function subjectOf(db: Runner, { employee_id }: Pick<StoredForm, 'employee_id'>): Promise<Subject | undefined> {
  if (employee_id === null) return undefined;
  const { rows } = await sql<Subject>`
    select name, first_name, middle_name, last_name, preferred_name, status from employees where id = ${employee_id}`.execute(db);
  if (rows[0]?.status === 'terminated') throw new Problem('paper_for_leaver');
  return rows[0];
}
