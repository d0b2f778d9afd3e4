import type { submitWeek } from '@cadre/contract/calls/time-cards';
import { timeCards } from '@cadre/contract/resources/time-cards';
import type { Acting } from '../../../crud/access/door.ts';
import { type Acted, act, type NamedMove } from '../../../crud/acts/act.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { personOfParams, weekOfParams } from '../person-of-params.ts';

type Sent = Partial<CallContext<typeof submitWeek>['body']>;

/** A week by its name instead of its card, one's own or another person's; an empty one gets its card with it. */
export async function moveWeek(
  acting: Acting<typeof timeCards>,
  name: 'submit' | 'withdraw',
  params: Record<string, string>,
  { employee, etc }: Sent = {},
): Promise<Acted<typeof timeCards>> {
  const { tx, caller } = acting;
  const { from } = weekOfParams(params);
  const person = await personOfParams(tx, caller.actor, employee, 'view');
  const { rows } = await sql<{ id: number }>`select (lock_card(${person.id}, ${from}::date)).id as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const isOwn = person.id === caller.actor.employee_id;
  const acted = await act(acting, id, [moveCalled(name === 'submit' && !isOwn ? 'submit_for' : name)], { input: {} });
  if (etc) await keepEstimates(tx, id, etc);
  return acted;
}

const moveCalled = (name: 'submit' | 'submit_for' | 'withdraw'): NamedMove => [name, timeCards.life.status?.moves[name] as NamedMove[1]];

/** Replaces the estimates of an earlier attempt. */
async function keepEstimates(tx: Transaction, card_id: number, etc: NonNullable<Sent['etc']>): Promise<void> {
  await sql`delete from time_card_estimates where time_card_id = ${card_id}`.execute(tx);
  await sql`
    insert into time_card_estimates (time_card_id, project_id, department_id, minutes)
    select ${card_id}, project_id, department_id, max(minutes)
    from json_to_recordset(${JSON.stringify(etc)}::json) as e (project_id int, department_id int, minutes int) group by 2, 3`.execute(tx);
}
