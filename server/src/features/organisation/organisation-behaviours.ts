import { isAtWork } from '../../crud/acts/at-work.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { exchangeRatesBehaviour } from './exchange-rates/exchange-rates-behaviour.ts';

const atWork = isAtWork(sql`e.status`);
const countOf = (column: string) => () => sql`(select count(*)::int from employees e where e.${sql.ref(column)} = r.id and ${atWork})`;

/** Counts that no table keeps: they follow from the people. */
export const organisationBehaviours: Behaviours = {
  branches: { columns: { employees_count: countOf('branch_id') } },
  departments: {
    columns: {
      employees_count: countOf('department_id'),
      total_count: () => sql`(
        with recursive below (id) as (
          select r.id union all select d.id from departments d join below on d.parent_id = below.id
        ) select count(*)::int from employees e join below on below.id = e.department_id where ${atWork})`,
    },
  },
  jobs: { columns: { employees_count: countOf('job_id') } },
  'exchange-rates': exchangeRatesBehaviour,
  holidays: {
    // A day more, for who is still in yesterday.
    columns: { coming: () => sql`(coalesce(r.recurring, false) or r.date >= current_date - 1)` },
  },
  'holiday-calendars': {
    columns: { holidays_count: () => sql`(select count(*)::int from holidays h where h.holiday_calendar_id = r.id)` },
    /** A calendar without its days would be a name. */
    async afterClone({ tx, caller, source, id }) {
      await sql`
        insert into holidays (holiday_calendar_id, date, name, portion, recurring, created_by_id, updated_by_id)
        select ${id}, date, name, portion, recurring, ${caller.actor.user_id}, ${caller.actor.user_id}
        from holidays where holiday_calendar_id = ${source.id}`.execute(tx);
    },
  },
};
