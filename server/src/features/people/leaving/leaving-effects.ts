import type { LeavingEffect, leavingEffects } from '@cadre/contract/calls/leaving';
import { employees } from '@cadre/contract/resources/employees';
import { statusAtLeaving } from '@cadre/rules/employment';
import { reach, seen } from '../../../crud/access/access.ts';
import { idOf } from '../../../crud/read/read.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';

type Found = {
  reached: boolean;
  today: string;
  successor: { id: number; name: string } | null;
  account: string[];
  reports: string[];
  headships: string[];
  future_changes: number;
  document_requests: number;
  change_requests: number;
  punches: number;
};

/** Previews the effects of a termination. */
export async function readLeavingEffects(services: Services, { actor, params, query }: CallContext<typeof leavingEffects>) {
  const day = query.last_working_day;
  const { rows } = await sql<Found>`
    select ${reach(employees, actor, 'employees.terminate')} as reached, today_of(r) as today,
      (select json_build_object('id', m.id, 'name', m.name) from employees m where m.id = r.manager_id) as successor,
      array(select u.email from users u where u.employee_id = r.id and u.status <> 'suspended') as account,
      array(select e.name from employees e where e.manager_id = r.id and e.status <> 'terminated' order by e.name collate "und-x-icu") as reports,
      array(select d.name from departments d where d.head_id = r.id order by d.name collate "und-x-icu") as headships,
      (select count(*)::int from employee_versions v where v.employee_id = r.id and v.effective_from > ${day}::date) as future_changes,
      (select count(*)::int from documents d where d.employee_id = r.id and d.status = 'requested') as document_requests,
      (select count(*)::int from change_requests c where c.employee_id = r.id and c.status = 'pending') as change_requests,
      (select count(*)::int from attendances a where a.employee_id = r.id and a.voided_at is null and left(a.local_time, 10)::date > ${day}::date) as punches
    from employees r where r.id = ${idOf(params.id)} and ${seen(employees, actor)}`.execute(services.db);
  const found = rows[0];
  if (!found) throw new Problem('not_found');
  if (!found.reached) throw new Problem('not_allowed');
  return { data: { effects: effectsOf(found, day) } };
}

function effectsOf(found: Found, day: string): LeavingEffect[] {
  const { successor, account, reports, headships } = found;
  const effects: LeavingEffect[] = [
    { kind: 'account', count: account.length, names: account, day },
    { kind: 'reports', count: reports.length, names: reports, to: successor },
    { kind: 'headships', count: headships.length, names: headships, to: successor },
    { kind: 'future_changes', count: found.future_changes },
    { kind: 'document_requests', count: found.document_requests },
    { kind: 'change_requests', count: found.change_requests },
    { kind: 'punches', count: found.punches },
  ];
  const real = effects.filter(({ count }) => count !== 0);
  return statusAtLeaving(day, found.today) === 'on_notice' ? [{ kind: 'notice', day }, ...real] : real;
}
