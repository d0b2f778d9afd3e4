import { travels } from '@cadre/contract/resources/travels';
import { totalCost } from '@cadre/rules/travel/cost';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { judgeTravel } from './judge-travel.ts';
import { type StoredTravel, wantedOf } from './stored-travel.ts';
import { travelPath } from './travel-path.ts';

const undecided = ['draft', 'pending', 'rejected'];
const changeable = [...undecided, 'approved', 'completed'];
const emptied = { legs: '[]', estimate: '[]', actual_cost: '[]', funding: 'company', lodging_required: false };

const isOver = sql<boolean>`r.end_date < (select today_of(e) from employees e where e.id = r.employee_id)`;
const isAhead = sql<boolean>`r.start_date > (select today_of(e) from employees e where e.id = r.employee_id)`;

export const travelsBehaviour = (ports: Pick<Plans, 'plansOf'>): Behaviour => ({
  can: {
    update: () => sql`r.status = any(${changeable}::text[])`,
    ask_to_cancel: () => isAhead,
    complete: () => isOver,
  },
  pathFor: travelPath,
  beforeWrite: (write) => (write.before ? changeTravel(write, write.before as StoredTravel) : beginTravel(write)),
  async beforeMove(move) {
    const travel = move.before as StoredTravel;
    if (move.name === 'ask_to_cancel') await refuseStarted(move.tx, travel);
    if (move.name === 'complete') await refuseUnfinished(move.tx, travel);
  },
  request: {
    async judge({ tx, caller, row }) {
      const { findings, working_days, estimate_total, currency } = await judgeTravel(
        tx,
        ports,
        caller.actor,
        wantedOf(row as StoredTravel),
      );
      return { findings, values: { working_days, estimate_total, currency } };
    },
    refusals: { by: { travel_meets_leave: 'travel_meets_leave', travel_overlaps: 'travel_overlaps' }, other: 'travel_refused' },
    /** A draft shows its working days and cost. */
    async count({ tx, caller, row }) {
      const { working_days, estimate_total } = await judgeTravel(tx, ports, caller.actor, wantedOf(row as StoredTravel));
      return { working_days, estimate_total };
    },
  },
});

async function beginTravel({ tx, values }: Write): Promise<void> {
  fillEmptied(values);
  values.currency = await currencyOf(tx, Number(values.employee_id));
  values.title = titleOf(values);
  values.actual_total = totalOfActual(values.actual_cost, String(values.currency));
  await refuseForeignProject(tx, values as ForProject);
}

async function changeTravel({ tx, values, input }: Write, before: StoredTravel): Promise<void> {
  if (!changeable.includes(before.status)) throw new Problem('wrong_state');
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
  const other = travels.life.request.material.filter(
    (name) => input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(stored[name]),
  );
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

async function refuseStarted(tx: Transaction, { employee_id, start_date }: StoredTravel): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) >= ${start_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('travel_has_started');
}

async function refuseUnfinished(tx: Transaction, { employee_id, end_date }: StoredTravel): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) <= ${end_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('travel_not_over');
}
