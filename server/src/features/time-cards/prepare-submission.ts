import { isOnTime } from '@cadre/rules/time/not-submitted';
import { sumOfDays } from '@cadre/rules/time/required-minutes';
import type { Move } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredCard } from './stored-card.ts';
import { argumentsOf, judgedDays, judgeWeek } from './weeks/judge-week.ts';
import { loadDue } from './weeks/load-due.ts';
import { loadWeek } from './weeks/load-week.ts';

/** The facts of the week that a card stores when it is submitted; refuses a week that cannot be submitted. */
export async function prepareSubmission({ tx, caller, before }: Move, ports: Plans): Promise<Record<string, unknown>> {
  const card = before as StoredCard;
  const week = await loadWeek(tx, card.employee_id, { from: card.from_date, to: card.to_date });
  const due = (await loadDue(tx, ports, [card.employee_id], card.from_date, card.to_date)).get(card.employee_id) ?? [];
  const { rows } = await sql<{ today: string; at: string }>`
    select today_of(e) as today, to_char(now() at time zone coalesce(e.timezone, b.timezone), 'YYYY-MM-DD"T"HH24:MI') as at
    from employees e join branches b on b.id = e.branch_id where e.id = ${card.employee_id}`.execute(tx);
  const { today = card.to_date, at = '' } = rows[0] ?? {};
  const blocking = judgeWeek(judgedDays(due, week), week, today).filter(({ blocks }) => blocks);
  if (blocking.length > 0)
    throw new Problem('week_refused', { fields: { tasks: blocking.map((problem) => ({ code: problem.code, ...argumentsOf(problem) })) } });
  return {
    ...sumOfDays(due),
    on_time: card.on_time ?? isOnTime({ to: card.to_date }, at),
    submitted_by_id: caller.actor.user_id,
  };
}
