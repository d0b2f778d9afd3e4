import type { Behaviours } from '../../src/crud/behaviour.ts';
import { createRequests } from '../../src/crud/requests/requests.ts';
import { withRequests } from '../../src/crud/requests/with-requests.ts';
import { createApprovals } from '../../src/features/approvals/create-approvals.ts';
import { remindAndEscalate } from '../../src/features/approvals/remind-and-escalate.ts';
import { leavesBehaviour } from '../../src/features/requests/leaves/leaves-behaviour.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { plans } from '../../src/ports.ts';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

/** An office where Clara requests changes and her approvers decide. */
export type Fixtures = Awaited<ReturnType<typeof openFixtures>>;

export async function openFixtures() {
  const office: Office = await openOffice();
  let cities = 0;
  const done = <A extends { status: number; body: Record<string, unknown> }>(answer: A): A => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const users = (name: PersonName) => office.cast[name].user_id;
  const people = (name: PersonName) => office.cast[name].employee_id as number;

  /** Replaces all chains by one with these levels, in order. */
  async function chain(...levels: Record<string, unknown>[]): Promise<number[]> {
    await sql`delete from approval_settings`.execute(office.services.db);
    const ids: number[] = [];
    for (const [at, level] of levels.entries())
      ids.push(done(await office.as('hr').post('/approval-settings', { model: 'change-requests', level: at + 1, ...level })).body.data.id);
    return ids;
  }

  /** Requests a change of city, a different one each time, and withdraws earlier requests of the person first. */
  async function ask(name: PersonName = 'consultant'): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select id from change_requests where employee_id = ${people(name)} and status = 'pending'`.execute(office.services.db);
    for (const { id } of rows) done(await office.as(name).post(`/change-requests/${id}/withdraw`));
    cities += 1;
    const changes = { city: `Porto ${cities}` };
    return done(await office.as(name).post('/employees/self/change-requests', { model: 'employees', changes })).body.data.id;
  }

  const inbox = async (name: PersonName) =>
    done(await office.as(name).get(`/approvals?filters=${JSON.stringify({ approver: 'self', status: 'pending' })}`)).body.data as {
      id: number;
      model: string;
      model_id: number;
      level: number;
      question: string;
      summary: string | null;
      approver: string | null;
      employee: { name: string };
      asked: { id: number; name: string; via: string }[];
    }[];
  const waiting = async (name: PersonName, request: number) => (await inbox(name)).find(({ model_id }) => model_id === request);
  const decide = async (
    name: PersonName,
    request: number,
    status: 'approved' | 'rejected' = 'approved',
    note: string | null = 'Looked at',
  ) => {
    const { rows } = await sql<{ id: number }>`
      select id from approvals where model = 'change-requests' and model_id = ${request} order by id desc limit 1`.execute(
      office.services.db,
    );
    return office.as(name).put(`/approvals/${rows[0]?.id}`, { status, note });
  };
  const state = async (request: number) =>
    (await sql<{ status: string }>`select status from change_requests where id = ${request}`.execute(office.services.db)).rows[0]?.status;
  const levels = async (request: number, by: PersonName = 'consultant') =>
    done(await office.as(by).get(`/change-requests/${request}/approvals`)).body.data as {
      level: number;
      status: string;
      note: string | null;
      decided_by: { name: string } | null;
      in_place_of: { name: string } | null;
      asked: { name: string; via: string }[];
    }[];
  const approvals = createApprovals(() => behaviours);
  const behaviours: Behaviours = withRequests({ leaves: leavesBehaviour({ ...plans, requests: createRequests(approvals) }) }, approvals);
  const tend = () => remindAndEscalate(office.services, behaviours);
  const standIn = async (employee_id: number, delegate_id: number, from_date: string, to_date: string, more = {}) =>
    office.as('hr').post('/delegations', { employee_id, delegate_id, from_date, to_date, ...more });
  const notices = async (name: PersonName, type: string) =>
    (await sql`select from notifications where user_id = ${users(name)} and type = ${type}`.execute(office.services.db)).rows.length;

  return {
    office,
    users,
    people,
    chain,
    ask,
    inbox,
    waiting,
    decide,
    state,
    levels,
    tend,
    standIn,
    notices,
    done,
    close: () => office.close(),
  };
}
