import { isLanguage, type Language } from '@cadre/contract/languages';
import { employeeRole } from '../access/actor.ts';
import type { Run } from '../database/database.ts';

/**
 * How to reach an employee: notices need an account; without one, a mail goes to the work address. `is_self_service`: uses the employees' own area.
 */
export type Contact = {
  employee_id: number;
  user_id: number | null;
  name: string;
  email: string;
  language: Language;
  is_self_service: boolean;
};

export async function contactsOf(run: Run, employee_ids: number[]): Promise<Contact[]> {
  const { rows } = await run(
    `select e.id as employee_id, u.id as user_id, e.name, coalesce(u.email, e.work_email) as email, u.locale as language,
       exists (select from user_roles r where r.user_id = u.id and r.role_id = $2) as is_self_service
     from employees e left join users u on u.employee_id = e.id and u.status not in ('suspended', 'unconfirmed')
     where e.id = any($1::int[]) order by e.id`,
    [employee_ids, employeeRole],
  );
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en' }));
}
