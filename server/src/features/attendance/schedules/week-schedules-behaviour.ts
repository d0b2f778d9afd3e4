import { weekSchedules } from '@cadre/contract/resources/week-schedules';
import type { RecordOf } from '@cadre/contract/values';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { areUsable } from './are-usable.ts';
import { emptyAsDefault } from './empty-as-default.ts';

export const weekSchedulesBehaviour: Behaviour = {
  columns: {
    weekly_minutes: () => sql`(
      select coalesce(sum(s.expected_minutes), 0)::int / r.cycle_weeks from week_schedule_days d join shifts s on s.id = d.shift_id
      where d.week_schedule_id = r.id)`,
    assignments_count: () => sql`(select count(*)::int from schedule_assignments a where a.week_schedule_id = r.id)`,
  },
  async beforeWrite(write) {
    const { tx, values, before } = write;
    const whole: Record<string, unknown> = { is_default: false, active: true, ...before, ...values };
    const cycle = cycleOf(whole);
    const known = before ? cycleOf(before).flat() : [];
    if (!(await areUsable(tx, cycle.flat(), known))) throw invalid({ days: [{ code: 'missing_reference' }] });
    if (whole.is_default && whole.active === false) throw invalid({ is_default: [{ code: 'not_valid' }] });
    if (values.is_default === true && before?.is_default !== true) await takeDefault(write);
    emptyAsDefault(write, ['is_default', 'active']);
  },
};

/** Only one schedule is the default for all employees: the previous one loses the mark. The advisory lock serializes concurrent changes. */
async function takeDefault({ tx, caller, before }: Write): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('week_schedules_have_one_default'))`.execute(tx);
  const { rows } = await sql<StoredRow>`
    update week_schedules set is_default = false, version = version + 1, updated_at = now(), updated_by_id = ${caller.actor.user_id}
    where is_default and id is distinct from ${before?.id ?? null}::int returning *`.execute(tx);
  for (const row of rows) {
    const changes = changesBetween(weekSchedules, { ...row, is_default: true }, row);
    const { actor, trace } = caller;
    audit(tx, { actor, trace, action: 'update', model: weekSchedules.name, model_id: row.id, label: String(row.name), changes });
  }
}

type Cycle = RecordOf<typeof weekSchedules>['days']['weeks'];

/** The shifts of a cycle, week by week; refused unless there are `cycle_weeks` weeks of seven days each. */
function cycleOf({ days, cycle_weeks }: Record<string, unknown>): Cycle {
  const { weeks } = days as { weeks: Cycle };
  if (weeks.length !== cycle_weeks || weeks.some(({ length }) => length !== 7)) throw invalid({ days: [{ code: 'wrong_days' }] });
  return weeks;
}
