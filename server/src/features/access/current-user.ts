import type { CurrentUser } from '@cadre/contract/calls/access';
import type { Run } from '../../platform/database/database.ts';

export async function currentUser(run: Run, user_id: number): Promise<CurrentUser> {
  const { rows } = await run(
    `select u.id, u.name, u.first_name as firstname, u.last_name as lastname, u.email, j.name as occupation, u.locale, u.timezone,
       coalesce(
         (select '/users/' || u.id || '/media/' || max(m.id) from media m
           where m.model = 'users' and m.model_id = u.id and m.collection = 'picture'),
         (select '/employees/' || u.employee_id || '/media/' || max(m.id) from media m
           where m.model = 'employees' and m.model_id = u.employee_id and m.collection = 'picture')) as pic,
       array(select role_id from user_roles where user_id = u.id order by role_id) as roles
     from users u
     left join employees e on e.id = u.employee_id
     left join jobs j on j.id = e.job_id
     where u.id = $1`,
    [user_id],
  );
  return rows[0];
}
