import { timeCards } from '@cadre/contract/resources/time-cards';
import type { Approvals } from '../../crud/acts/approvals.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import { notifyOwner } from '../../crud/acts/notify.ts';
import type { Behaviour, Move } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Contact } from '../../platform/notices/contacts.ts';
import { Problem } from '../../platform/problem.ts';
import type { CardPorts, StoredCard } from './card-ports.ts';
import { approveRows, draftRows, rejectRows, reopenRows, submitRows } from './card-rows.ts';
import { prepareSubmission } from './prepare-submission.ts';

const attended: Sql = sql`(select coalesce(sum(d.worked_minutes), 0)::int from attendance_days d
  where d.employee_id = r.employee_id and d.date between r.from_date and r.to_date)`;

const byProject: Sql = sql`(
  select coalesce(json_agg(json_build_object('project', json_build_object('id', p.id, 'number', p.number, 'name', p.name),
    'minutes', s.minutes, 'billable_minutes', s.billable) order by s.minutes desc, p.id), '[]')
  from (select t.project_id, sum(t.minutes)::int as minutes, coalesce(sum(t.minutes) filter (where t.billable), 0)::int as billable
    from tasks t where t.time_card_id = r.id group by t.project_id) s join projects p on p.id = s.project_id)`;

/** Employees find their own weeks in their own area; approvers, among the pending ones. */
const cardPath = ({ id, week_year, week }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner ? `/my-tasks/${week_year}/${week}` : `/time-cards/review?id=${id}`;

export const timeCardsBehaviour = (ports: CardPorts): Behaviour => ({
  columns: { attended_minutes: () => attended, pic: () => pictureOf('employees', sql`r.employee_id`), projects: () => byProject },
  can: { approve: isNotOwn },
  pathFor: cardPath,
  approvals: byOthers(ports.approvals),
  async beforeMove(move) {
    if (isSubmission(move)) Object.assign(move.values, await prepareSubmission(move, ports));
  },
  async afterMove(move) {
    const { tx, name, before, input } = move;
    const card = before as StoredCard;
    if (isSubmission(move)) await send(move, ports, card);
    if (name === 'withdraw') await draftRows(tx, card);
    if (name === 'approve') await approveRows(tx, card);
    if (name === 'reject') await rejectRows(tx, card, input.note as string | null);
    if (name === 'reopen') await reopenRows(tx, card);
  },
});

/** The user who submitted a week for its owner does not approve it. */
const isNotOwn = ({ user_id, employee_id }: Actor): Sql<boolean> =>
  sql`(r.submitted_by_id is distinct from ${user_id}::int or r.employee_id is not distinct from ${employee_id}::int)`;

const byOthers = (approvals: Approvals): Approvals => ({
  ...approvals,
  async decide(deciding) {
    const { submitted_by_id, employee_id } = deciding.row as StoredCard;
    const { actor } = deciding.caller;
    if (deciding.decision === 'approved' && submitted_by_id === actor.user_id && employee_id !== actor.employee_id)
      throw new Problem('own_week');
    return approvals.decide(deciding);
  },
});

const isSubmission = ({ name }: Move): boolean => name === 'submit' || name === 'submit_for';

/**
 * If no approval is needed, or there is nothing to approve, the week is approved; one that was submitted for its owner waits for a second
 * person.
 */
async function send({ tx, caller, name, before }: Move, { approvals }: CardPorts, was: StoredCard): Promise<void> {
  await submitRows(tx, was);
  const { rows } = await sql<StoredCard>`select * from time_cards where id = ${before.id}`.execute(tx);
  const card = rows[0] as StoredCard;
  const toResponse = { tx, resource: timeCards, behaviour: { pathFor: cardPath }, row: card };
  if (name === 'submit_for') await notifyOwner(toResponse, 'time_card_submitted_for');
  const isNothing = card.total_minutes === 0 && card.required_minutes === 0;
  const { id, employee_id, attempt } = card;
  const state = isNothing ? 'approved' : await approvals.open(tx, { resource: timeCards, id, employee_id, attempt, values: {} }, caller);
  if (state === 'pending' || (name === 'submit_for' && !isNothing)) return;
  await changeStatus(tx, timeCards, caller, card, 'approved', { values: { decided_at: sql`now()` } });
  await approveRows(tx, card);
  if (!isNothing) await notifyOwner(toResponse, 'time_card_approved');
}
