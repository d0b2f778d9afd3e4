import { travels } from '@cadre/contract/resources/travels';
import { totalCost } from '@cadre/rules/travel/cost';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Behaviour, Move, Removal, Write } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { lockLeaveOf } from '../leaves/lock-leave-of.ts';
import type { LeavePorts } from '../leaves/stored-leave.ts';
import { requirePerson } from '../require-person.ts';
import { judgeTravel } from './judge-travel.ts';
import { refuseTravel } from './refuse-travel.ts';
import { askToCancel, sendTravel } from './send-travel.ts';
import { type StoredTravel, wantedOf } from './stored-travel.ts';
import { travelPath } from './travel-path.ts';

/** Changing one of these invalidates earlier approvals. */
const material = ['type', 'from_place', 'to_place', 'start_date', 'end_date', 'estimate', 'advance', 'funding'] as const;
const undecided = ['draft', 'pending', 'rejected'];
const changeable = [...undecided, 'approved', 'completed'];
const emptied = { legs: '[]', estimate: '[]', actual_cost: '[]', funding: 'company', lodging_required: false, as_draft: false };

const isOver = sql<boolean>`r.end_date < (select today_of(e) from employees e where e.id = r.employee_id)`;
const isAhead = sql<boolean>`r.start_date > (select today_of(e) from employees e where e.id = r.employee_id)`;

export const travelsBehaviour = (ports: LeavePorts): Behaviour => ({
  can: {
    update: () => sql`r.status = any(${changeable}::text[])`,
    delete: () => sql`r.status = 'draft'`,
    ask_to_cancel: () => isAhead,
    complete: () => isOver,
  },
  pathFor: travelPath,
  approvals: ports.approvals,
  async lockFirst(tx, id) {
    const { rows } = await sql<{ employee_id: number }>`select employee_id from travels where id = ${id}`.execute(tx);
    if (rows[0]) await lockLeaveOf(tx, rows[0].employee_id);
  },
  beforeWrite: (write) => (write.before ? changeTravel(write, write.before as StoredTravel) : beginTravel(write)),
  async afterWrite(write) {
    const travel = write.after as StoredTravel;
    const { tx, before, caller } = write;
    const isStored = travel.status === 'draft' && (travel.as_draft || before?.as_draft === false);
    const isSent = before
      ? (travel.status === 'pending' && isMaterial(write)) || (travel.status === 'draft' && !isStored)
      : !travel.as_draft;
    if (isSent && before) await ports.approvals.close(tx, travels.name, travel.id);
    if (isSent) return sendNow(write, ports, travel);
    if (undecided.includes(travel.status)) await addUp(tx, ports, caller, travel);
  },
  async beforeMove(move) {
    const travel = move.before as StoredTravel;
    if (move.name === 'submit') Object.assign(move.values, await prepared(move, ports, travel));
    if (move.name === 'ask_to_cancel') await refuseStarted(move.tx, travel);
    if (move.name === 'complete') await refuseUnfinished(move.tx, travel);
  },
  afterMove: (move) => followMove(move, ports),
  async beforeDelete({ before }: Removal) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
});

/** A trip without an employee is for the caller. */
async function beginTravel({ tx, caller, values }: Write): Promise<void> {
  values.employee_id ??= caller.actor.employee_id;
  if (values.employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  await requirePerson(tx, travels, caller.actor, Number(values.employee_id));
  await lockLeaveOf(tx, Number(values.employee_id));
  fillEmptied(values);
  values.currency = await currencyOf(tx, Number(values.employee_id));
  values.title = titleOf(values);
  values.actual_total = totalOfActual(values.actual_cost, String(values.currency));
  await refuseForeignProject(tx, values as ForProject);
}

async function changeTravel({ tx, values, input }: Write, before: StoredTravel): Promise<void> {
  if (!changeable.includes(before.status)) throw new Problem('wrong_state');
  if (values.employee_id !== undefined && values.employee_id !== before.employee_id)
    throw invalid({ employee_id: [{ code: 'unknown_field' }] });
  if (!undecided.includes(before.status)) refuseOtherTrip(input, before);
  fillEmptied(values);
  values.title = titleOf({ ...before, ...values });
  if (values.actual_cost !== undefined) values.actual_total = totalOfActual(values.actual_cost, before.currency);
  if (values.project_id !== before.project_id) await refuseForeignProject(tx, { ...before, ...values });
}

type ForProject = Pick<StoredTravel, 'employee_id' | 'project_id' | 'start_date'>;

/** A trip can be for a project that the traveller may book time on; the error reveals no details of other projects. */
async function refuseForeignProject(tx: Transaction, { employee_id, project_id, start_date }: ForProject): Promise<void> {
  if (project_id === undefined || project_id === null) return;
  const { rows } = await sql`select where may_book(${project_id}, ${employee_id}, ${start_date}::date)`.execute(tx);
  if (rows.length === 0) throw invalid({ project_id: [{ code: 'travel_not_on_project' }] });
}

/** A decided trip cannot be changed, but details that become known on the way can be added. */
function refuseOtherTrip(input: Record<string, unknown>, before: StoredTravel): void {
  const stored: Record<string, unknown> = { ...before, advance: before.advance === null ? null : Number(before.advance) };
  const other = material.filter((name) => input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(stored[name]));
  if (other.length > 0) throw invalid(Object.fromEntries(other.map((name) => [name, [{ code: 'decided_already' }]])));
}

function fillEmptied(values: Record<string, unknown>): void {
  for (const [name, empty] of Object.entries(emptied)) if (values[name] === null) values[name] = empty;
}

async function currencyOf(tx: Transaction, employee_id: number): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select b.currency from employees e join branches b on b.id = e.branch_id where e.id = ${employee_id}`.execute(tx);
  if (!rows[0]) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  return rows[0].currency;
}

const titleOf = ({ from_place, to_place, start_date, end_date }: Record<string, unknown>): string =>
  `${from_place} → ${to_place}, ${start_date === end_date ? start_date : `${start_date} – ${end_date}`}`;

/** Adds up the actual cost by the entered rates; a line that cannot be added is named in the error. */
function totalOfActual(lines: unknown, currency: string): number {
  const { total, faults } = totalCost(JSON.parse(String(lines ?? '[]')), currency);
  const [fault] = faults;
  if (fault) throw invalid({ actual_cost: [{ code: fault.code, line: fault.line, currency }] });
  return total;
}

const isMaterial = ({ before, after }: Write): boolean =>
  material.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));

async function sendNow({ tx, caller }: Write, ports: LeavePorts, travel: StoredTravel): Promise<void> {
  const values = { ...(await prepared({ tx, caller }, ports, travel)), decided_at: null };
  const sent = (await changeStatus(tx, travels, caller, travel, 'pending', { values })) as StoredTravel;
  await sendTravel(tx, ports.approvals, caller, sent);
}

/** The columns of a trip that is sent, unless there are blocking findings. */
async function prepared({ tx, caller }: Pick<Move, 'tx' | 'caller'>, ports: LeavePorts, travel: StoredTravel) {
  const { findings, working_days, estimate_total, currency } = await judgeTravel(tx, ports, caller.actor, wantedOf(travel));
  refuseTravel(findings);
  return { working_days, estimate_total, currency, attempt: travel.attempt + 1, as_draft: false, decision_note: null };
}

/** A draft shows its working days and cost even if there are findings against it. */
async function addUp(tx: Transaction, ports: LeavePorts, { actor }: Write['caller'], travel: StoredTravel): Promise<void> {
  const { working_days, estimate_total } = await judgeTravel(tx, ports, actor, wantedOf(travel));
  await sql`update travels set working_days = ${working_days}, estimate_total = ${estimate_total} where id = ${travel.id}`.execute(tx);
}

async function refuseStarted(tx: Transaction, { employee_id, start_date }: StoredTravel): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) >= ${start_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('travel_has_started');
}

async function refuseUnfinished(tx: Transaction, { employee_id, end_date }: StoredTravel): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) <= ${end_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('travel_not_over');
}

/** Opens or closes the approvals of a trip after a move. */
async function followMove({ tx, caller, name, before }: Move, ports: LeavePorts): Promise<void> {
  const { rows } = await sql<StoredTravel>`select * from travels where id = ${before.id}`.execute(tx);
  const travel = rows[0] as StoredTravel;
  if (name === 'submit') return sendTravel(tx, ports.approvals, caller, travel);
  if (name === 'ask_to_cancel') return askToCancel(tx, ports.approvals, caller, travel);
  if (name !== 'approve' && name !== 'reject') await ports.approvals.close(tx, travels.name, travel.id);
}
