import type { Behaviours } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';

const today = sql`current_date`;

/** What the declarations of people cannot say. */
export const peopleBehaviours: Behaviours = {
  employees: {
    columns: {
      reports_count: () => sql`(select count(*)::int from employees e where e.manager_id = r.id and e.status <> 'terminated')`,
      pic: () => sql`(
        select '/employees/' || r.id || '/media/' || m.id from media m
        where m.model = 'employees' and m.model_id = r.id and m.collection = 'picture' order by m.id desc limit 1)`,
      seniority_months: () => sql`(
        select sum(extract(year from spent.span) * 12 + extract(month from spent.span))::int
        from employment_periods p, lateral (select age(least(coalesce(p.left_on, ${today}), ${today}), least(p.hired_on, ${today})) as span) spent
        where p.employee_id = r.id)`,
      documents_expiring: () => sql`(
        select count(*)::int from documents d
        where d.employee_id = r.id and d.status = 'accepted' and d.expires_on between ${today} and ${today} + 90)`,
    },
    search: sql`r.search_text`,
  },
  'employee-versions': { columns: { is_future: () => sql`r.effective_from > ${today}` } },
  documents: {
    columns: { files_count: () => sql`(select count(*)::int from media m where m.model = 'documents' and m.model_id = r.id)` },
  },
};
