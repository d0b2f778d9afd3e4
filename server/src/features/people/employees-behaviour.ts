import { datedFields } from '@cadre/contract/resources/employees';
import { complaintAboutBirth, isPlausibleHire, statusAtHire } from '@cadre/rules/employment';
import type { Caller, StoredRow } from '../../crud/access/caller.ts';
import { hasGuardedRecords } from '../../crud/access/guarded-records.ts';
import { isAtWork } from '../../crud/acts/at-work.ts';
import type { Behaviour, Removal, Write } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { guardManager } from './guard-manager.ts';
import { noteMirrored } from './note-mirrored.ts';
import { notifyOldAddress } from './notify-old-address.ts';
import { todayAt } from './today-at.ts';

/**
 * `today_of(r)` written out: called as a function it costs a statement of its own in every row of a list. `offset 0` has it computed once,
 * even if the query around it uses the day several times.
 */
const now = sql`(
  select (now() at time zone coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)))::date as day offset 0) now`;

/**
 * People who have worked here are anonymized, never deleted: unless the record was created today and has no history yet, so it is a
 * mistake.
 */
const mayGo = sql<boolean>`(
  case when r.created_at > now() - interval '1 day'
    then (select count(*) from employee_versions v where v.employee_id = r.id) <= 1
      and not exists (select from employment_periods p where p.employee_id = r.id and p.left_on is not null)
    else r.hire_date >= current_date
      and not exists (select from employment_periods p where p.employee_id = r.id and p.hired_on < current_date) end)`;

export const employeesBehaviour: Behaviour = {
  columns: {
    reports_count: () => sql`(select count(*)::int from employees e where e.manager_id = r.id and ${isAtWork(sql`e.status`)})`,
    pic: () => pictureOf('employees', sql`r.id`),
    // The rule is `seniorityMonths`: the last day counts as worked, today does not yet.
    seniority_months: () => sql`(
      select coalesce(sum(spent.months) + sum(least(till.day - (started.day + make_interval(months => spent.months))::date, 29)) / 30, 0)::int
      from ${now}, employment_periods p,
        lateral (select least(coalesce(p.left_on + 1, now.day), now.day) as day) till,
        lateral (select least(p.hired_on, till.day) as day) started,
        lateral (select age(till.day, started.day) as span) passed,
        lateral (select (extract(year from passed.span) * 12 + extract(month from passed.span))::int as months) spent
      where p.employee_id = r.id)`,
    documents_expiring: () => sql`(
      select count(*)::int from ${now}, documents d
      where d.employee_id = r.id and d.status = 'accepted' and d.expires_on between now.day and now.day + 90)`,
  },
  can: { delete: () => mayGo },
  search: sql`r.search_text`,
  async beforeWrite(write: Write) {
    const { tx, values, before } = write;
    const whole = { ...before, ...values };
    const today = await todayAt(tx, whole);
    if ('birth_date' in values || 'hire_date' in values) guardBirth(whole, today);
    if (typeof values.hire_date === 'string' && values.hire_date !== before?.hire_date && !isPlausibleHire(values.hire_date, today))
      throw invalid({ hire_date: [{ code: 'hire_out_of_range' }] });
    if (before) guardLeaver(before, values);
    if (typeof values.hire_date === 'string') setStatus(write, values.hire_date, today);
    if ('manager_id' in values && values.manager_id !== before?.manager_id) {
      const day = String(whole.hire_date) > today ? whole.hire_date : today;
      await guardManager(tx, { employee_id: before?.id, manager_id: values.manager_id, day });
    }
  },
  async afterWrite({ services, tx, caller: { actor, trace }, before, after }: Write) {
    if (before && after) await notifyOldAddress(services, tx, actor, before, after);
    // Where the beginning moves beyond planned changes, the row takes them up.
    if (before && after && after.hire_date !== before.hire_date) await noteMirrored(tx, { actor, trace }, [after]);
  },
  async beforeDelete({ tx, caller, before }: Removal) {
    const { rows } = await sql`select from employees r where r.id = ${before.id} and ${mayGo}`.execute(tx);
    if (rows.length === 0) throw new Problem('employment_stays');
    // They would go with the person, unseen and without a right to them.
    if (await hasGuardedRecords(tx, before.id)) throw new Problem('guarded_records_stay');
    await unlinkAccounts(tx, caller, before);
  },
};

/** The foreign key alone would unlink them without an entry in their history. */
async function unlinkAccounts(tx: Transaction, { actor, trace }: Caller, { id, name }: StoredRow): Promise<void> {
  const { rows } = await sql<Columns<'users', 'id' | 'name'>>`
    update users set employee_id = null, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
    where employee_id = ${id} returning id, name`.execute(tx);
  const changes = [{ field: 'employee_id', old: id, old_name: String(name), new: null }];
  for (const account of rows)
    audit(tx, { actor, trace, action: 'update', model: 'users', model_id: account.id, label: account.name, changes });
}

/** Of an age to work, and no child when they began. */
function guardBirth({ birth_date, hire_date }: Record<string, unknown>, today: string): void {
  if (typeof birth_date !== 'string') return;
  const complaint = complaintAboutBirth(birth_date, typeof hire_date === 'string' ? hire_date : undefined, today);
  if (complaint) throw invalid({ birth_date: [{ code: complaint }] });
}

/** The employment of leavers can be corrected, but not continued. */
function guardLeaver(before: StoredRow, values: Record<string, unknown>): void {
  const changes = datedFields.some((name) => name in values && values[name] !== before[name]);
  if (before.status === 'terminated' && changes) throw new Problem('has_left');
  const { last_working_day } = before;
  if (typeof values.hire_date === 'string' && typeof last_working_day === 'string' && values.hire_date > last_working_day)
    throw invalid({ hire_date: [{ code: 'after_leaving' }] });
}

/** The hire date decides only between onboarding and active; it does not affect other statuses. */
function setStatus({ values, before }: Write, hire_date: string, today: string): void {
  if (hire_date === before?.hire_date) return;
  if (!before || before.status === 'onboarding' || before.status === 'active') values.status = statusAtHire(hire_date, today);
}
