import type { TaskSummary } from '@cadre/contract/calls/task-summary';
import { tasks } from '@cadre/contract/resources/tasks';
import type { DueWeeks, MissingWeek } from '../../crud/ports/due-weeks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { dueRows, peopleSeen, type ReportScope } from './facts/report-source.ts';
import { hoursOf } from './hours-of.ts';
import { missingMinutes } from './missing-minutes.ts';

/** With more people than this, computing every day takes too long: then the sums come from their cards. */
const mostByDay = 500;

type PeopleFacts = { required: number; leave: number; missing: TaskSummary['not_submitted'] };

/** The people's required time in these days, and the weeks they did not submit. */
export async function factsOfPeople(services: Services, ports: DueWeeks, scope: ReportScope): Promise<PeopleFacts> {
  const { from, to } = scope;
  const seen = peopleSeen(tasks, 'view', scope);
  const { rows } = await sql<{ id: number }>`select s.id from ${seen} s limit ${mostByDay + 1}`.execute(services.db);
  if (rows.length > mostByDay) return { ...(await fromCards(services, scope)), missing: [] };
  const ids = rows.map(({ id }) => id);
  const due = await ports.daysDue(services.db, ids, { from, to });
  const { rows: sums } = await sql<{ required: number; leave: number }>`
    select coalesce(sum(d.expected_minutes - d.leave_minutes - d.holiday_minutes), 0)::int as required,
      coalesce(sum(d.leave_minutes), 0)::int as leave
    from ${dueRows({ ...scope, due })} where d.date <= ${scope.today}`.execute(services.db);
  const missing = await ports.missingWeeks(services.db, sql`r.id = any(${ids}::int[])`);
  return { ...(sums[0] ?? { required: 0, leave: 0 }), missing: byPerson(missing) };
}

async function fromCards({ db }: Services, scope: ReportScope): Promise<{ required: number; leave: number }> {
  const { rows } = await sql<{ required: number; leave: number }>`
    select coalesce(sum(c.required_minutes), 0)::int as required, coalesce(sum(c.leave_minutes), 0)::int as leave
    from time_cards c where c.from_date between ${scope.from} and ${scope.to} and c.employee_id in ${peopleSeen(tasks, 'view', scope)}`.execute(
    db,
  );
  return rows[0] ?? { required: 0, leave: 0 };
}

const byPerson = (weeks: readonly MissingWeek[]): TaskSummary['not_submitted'] =>
  [...Map.groupBy(weeks, ({ employee_id }) => employee_id)].map(([id, of]) => ({
    employee: { id, name: of[0]?.name ?? '' },
    weeks: of.map((one) => ({ iso_year: one.year, iso_week: one.week, missing_hours: hoursOf(missingMinutes(one)) })),
  }));
