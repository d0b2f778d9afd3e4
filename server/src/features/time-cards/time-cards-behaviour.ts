import { timeCards } from '@cadre/contract/resources/time-cards';
import { notifyOwner } from '../../crud/acts/notify.ts';
import type { Behaviour, Move } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Contact } from '../../platform/notices/contacts.ts';
import { Problem } from '../../platform/problem.ts';
import { approveRows, draftRows, rejectRows, reopenRows, submitRows } from './card-rows.ts';
import { prepareSubmission } from './prepare-submission.ts';
import type { StoredCard } from './stored-card.ts';

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

export const timeCardsBehaviour = (ports: Plans): Behaviour => ({
  columns: { attended_minutes: () => attended, pic: () => pictureOf('employees', sql`r.employee_id`), projects: () => byProject },
  can: { approve: isNotOwn },
  pathFor: cardPath,
  async beforeMove(move) {
    if (isSubmission(move)) Object.assign(move.values, await prepareSubmission(move, ports));
  },
  async afterMove(move) {
    const { tx, name, before, input } = move;
    const card = before as StoredCard;
    if (isSubmission(move)) await submitRows(tx, card);
    if (name === 'submit_for')
      await notifyOwner({ tx, resource: timeCards, behaviour: { pathFor: cardPath }, row: card }, 'time_card_submitted_for');
    if (name === 'withdraw') await draftRows(tx, card);
    if (name === 'reject') await rejectRows(tx, card, input.note as string | null);
  },
  request: {
    needsDecision: async ({ row }) => !isNothing(row as StoredCard),
    /** A week that was submitted for its owner waits for a second person. */
    async approveAtOnce({ caller, row }, approve) {
      if (isNothing(row as StoredCard)) await approve({ silently: true });
      else if (row.employee_id === caller.actor.employee_id) await approve();
    },
    refuseDecision({ decision, row, caller: { actor } }) {
      const { submitted_by_id, employee_id } = row as StoredCard;
      const isOwnSubmission = submitted_by_id === actor.user_id && employee_id !== actor.employee_id;
      return decision === 'approved' && isOwnSubmission ? new Problem('own_week') : undefined;
    },
    inForce: ({ tx, row }) => approveRows(tx, row as StoredCard),
    outOfForce: ({ tx, row }) => reopenRows(tx, row as StoredCard),
  },
});

const isNothing = ({ total_minutes, required_minutes }: StoredCard): boolean => total_minutes === 0 && required_minutes === 0;

/** The user who submitted a week for its owner does not approve it. */
const isNotOwn = ({ user_id, employee_id }: Actor): Sql<boolean> =>
  sql`(r.submitted_by_id is distinct from ${user_id}::int or r.employee_id is not distinct from ${employee_id}::int)`;

const isSubmission = ({ name }: Move): boolean => name === 'submit' || name === 'submit_for';
