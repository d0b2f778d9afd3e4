import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import { follow } from '../office/follow.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';
import { addressOf, runMain } from '../starting/run-main.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await openFixtures();
});
afterAll(() => fixtures.close());

const decisions = async (request: number) =>
  (
    await sql`select from approvals where model = 'change-requests' and model_id = ${request} and status <> 'pending'`.execute(
      fixtures.office.services.db,
    )
  ).rows.length;

test('if two approvers decide at the same time, one succeeds and the other sees who decided', async () => {
  await fixtures.chain({ approver_kind: 'role', role_id: 1 });
  const request = await fixtures.ask();
  const answers = await Promise.all([fixtures.decide('admin', request), fixtures.decide('second_admin', request, 'rejected', 'No')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
  expect(lost?.body).toMatchObject({
    code: 'wrong_state',
    decided_by: won?.body.data.decided_by.name,
    decision: won?.body.data.status,
    error: expect.stringContaining(won?.body.data.decided_by.name),
  });
  expect(await fixtures.state(request)).toBe(won?.body.data.status);
  expect(await decisions(request)).toBe(1);
  const winner = answers[0]?.status === 200 ? ('admin' as const) : ('second_admin' as const);
  expect((await fixtures.decide(winner, request)).body.error).toMatch(/^You decided this already: /);
});

test('fifty parallel decisions count once', async () => {
  await fixtures.chain({ approver_kind: 'manager' });
  const request = await fixtures.ask();
  const answers = await Promise.all(Array.from({ length: 50 }, () => fixtures.decide('manager', request)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
  expect(await decisions(request)).toBe(1);
});

test('if a request is approved and withdrawn at the same time, one of the two succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = await fixtures.ask();
    const [approved, withdrawn] = await Promise.all([
      fixtures.decide('manager', request),
      fixtures.office.as('consultant').post(`/change-requests/${request}/withdraw`),
    ]);
    expect([approved.status, withdrawn.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await fixtures.state(request)).toBe(approved.status === 200 ? 'approved' : 'withdrawn');
  }
});

test('an approver of two levels decides once, even with two clicks', async () => {
  await fixtures.chain({ approver_kind: 'manager' }, { approver_kind: 'user', user_id: fixtures.users('manager') });
  const request = await fixtures.ask();
  const answers = await Promise.all([fixtures.decide('manager', request), fixtures.decide('manager', request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await fixtures.levels(request)).toMatchObject([
    { level: 1, status: 'approved' },
    { level: 2, status: 'approved' },
  ]);
});

test('a late decision on a completed level does not decide the next level', async () => {
  await fixtures.chain({ approver_kind: 'role', role_id: 1 }, { approver_kind: 'role', role_id: 1, mode: 'all' });
  const request = await fixtures.ask();
  const first = await fixtures.waiting('second_admin', request);
  expect((await fixtures.decide('admin', request)).status).toBe(200);
  const late = await fixtures.office.as('second_admin').put(`/approvals/${first?.id}`, { status: 'approved' });
  expect([late.status, late.body.decided_by]).toEqual([409, 'Nora Berg']);
  expect(await fixtures.state(request)).toBe('pending');
  expect((await fixtures.decide('second_admin', request)).status).toBe(200);
  expect(await fixtures.state(request)).toBe('approved');
});

test('a decision in one process reaches the open pages that another process serves', async () => {
  await fixtures.chain({ approver_kind: 'manager' });
  const { databaseUrl, dataFolder } = fixtures.office.services.config;
  const other = runMain({ databaseUrl, dataFolder, dispose: async () => undefined }, {});
  await expect.poll(() => addressOf(other)).toBeDefined();
  const [marco, clara] = await Promise.all(
    (['manager', 'consultant'] as const).map((name) => follow(addressOf(other) as string, fixtures.office.cast[name].token)),
  );
  const heard = { marco: new Set<string | undefined>(), clara: new Set<string | undefined>() };
  const listen = async (stream: typeof marco, into: Set<string | undefined>) => {
    for (let said = await stream?.next(); said !== undefined; said = await stream?.next()) into.add(said);
  };
  const listening = [listen(marco, heard.marco), listen(clara, heard.clara)];
  const request = await fixtures.ask();
  await expect.poll(() => [...heard.marco]).toContain('data: ["approvals"]');
  heard.marco.clear();
  heard.clara.clear();
  const approval = (await fixtures.waiting('manager', request))?.id;
  const decision = { status: 'approved', note: 'Urgent', override: true };
  expect((await fixtures.office.as('hr').put(`/approvals/${approval}`, decision)).status).toBe(200);
  // The approver's inbox loses the request, and its owner has a notice.
  await expect.poll(() => [...heard.marco]).toContain('data: ["approvals"]');
  await expect.poll(() => [...heard.clara]).toContain('data: ["notifications"]');
  // A later decision in the other process shows who decided, as everywhere.
  const late = await fetch(`${addressOf(other)}/api/v1/approvals/${approval}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fixtures.office.cast.manager.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'approved' }),
  });
  expect([late.status, ((await late.json()) as { decided_by: string }).decided_by]).toEqual([409, 'Hana Novak']);
  await Promise.all([marco?.end(), clara?.end()]);
  await Promise.all(listening);
  other.stop('SIGTERM');
  expect(await other.ended).toBe(0);
});

describe('an approver who comes after a colleague', () => {
  const hr = () => fixtures.office.as('hr');
  const late = async (name: PersonName, request: number, approval: number) => ({
    approvals: await fixtures.office.as(name).put(`/approvals/${approval}`, { status: 'approved' }),
    move: await fixtures.office.as(name).post(`/change-requests/${request}/approve`),
    status: await fixtures.office.as(name).patch('/update-status', { id: request, model: 'change-requests', status: 'approved' }),
  });
  const named = (decided_by: string, decision: string) => ({
    status: 409,
    body: { code: 'wrong_state', decided_by, decision, decided_at: expect.any(String), error: expect.stringContaining(decided_by) },
  });

  test('learns from every door who decided, when and how', async () => {
    await fixtures.chain({ approver_kind: 'role', role_id: 4, mode: 'any' }, { approver_kind: 'role', role_id: 1 });
    const request = await fixtures.ask();
    const approval = (await fixtures.waiting('manager', request))?.id as number;
    await sql`insert into approval_assignees (approval_id, user_id, via) values (${approval}, ${fixtures.users('outsider')}, 'direct')`.execute(
      fixtures.office.services.db,
    );
    expect((await fixtures.decide('manager', request, 'rejected', 'No')).status).toBe(200);
    const answers = await late('outsider', request, approval);
    expect(answers).toMatchObject({
      approvals: named('Marco Ruiz', 'rejected'),
      move: named('Marco Ruiz', 'rejected'),
      status: named('Marco Ruiz', 'rejected'),
    });
    const bulk = await fixtures.office.as('outsider').post('/approvals/bulk', { ids: [approval], status: 'approved' });
    expect(bulk.body.data).toMatchObject([{ done: false, code: 'wrong_state', error: expect.stringContaining('Marco Ruiz') }]);
    // The name of the approver gives no access to the request itself.
    expect((await fixtures.office.as('outsider').get(`/change-requests/${request}`)).status).toBe(404);
  });

  test('learns of a decision that HR made by override', async () => {
    await fixtures.chain({ approver_kind: 'manager' });
    const request = await fixtures.ask();
    const approval = (await fixtures.waiting('manager', request))?.id as number;
    expect((await hr().put(`/approvals/${approval}`, { status: 'approved', note: 'Urgent', override: true })).status).toBe(200);
    const answers = await late('manager', request, approval);
    expect(answers).toMatchObject({
      approvals: named('Hana Novak', 'approved'),
      move: named('Hana Novak', 'approved'),
      status: named('Hana Novak', 'approved'),
    });
  });

  test('learns after a withdrawal that no decision is pending', async () => {
    await fixtures.chain({ approver_kind: 'manager' });
    const request = await fixtures.ask();
    const approval = (await fixtures.waiting('manager', request))?.id as number;
    expect((await fixtures.office.as('consultant').post(`/change-requests/${request}/withdraw`)).status).toBe(200);
    const answers = await late('manager', request, approval);
    expect(Object.values(answers).map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'wrong_state']));
  });

  test('learns it while standing in for a colleague', async () => {
    await fixtures.chain({ approver_kind: 'manager' });
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await fixtures.standIn(fixtures.people('manager'), fixtures.people('payroll'), today, today);
    const request = await fixtures.ask();
    const approval = (await fixtures.waiting('payroll', request))?.id as number;
    expect((await fixtures.decide('manager', request)).status).toBe(200);
    expect(await late('payroll', request, approval)).toMatchObject({
      approvals: named('Marco Ruiz', 'approved'),
      move: named('Marco Ruiz', 'approved'),
    });
    fixtures.done(await hr().delete(`/delegations/${body.data.id}`, { version: body.data.version }));
  });

  test('a user who is not an approver gets no information', async () => {
    await fixtures.chain({ approver_kind: 'manager' });
    const request = await fixtures.ask();
    const approval = (await fixtures.waiting('manager', request))?.id as number;
    expect((await fixtures.decide('manager', request)).status).toBe(200);
    const answers = await late('outsider', request, approval);
    expect(Object.values(answers).map(({ status, body }) => [status, body.decided_by])).toEqual(Array(3).fill([404, undefined]));
  });
});

describe('leave', () => {
  const week = mondayIn(6);
  const day = (offset: number) => new Date(Date.parse(week) + offset * 86_400_000).toISOString().slice(0, 10);
  const role = { model: 'leaves', approver_kind: 'role', role_id: 1 };
  let category: number;
  beforeAll(async () => {
    await planHours(fixtures.office);
    category = await newCategory(fixtures.office);
  });
  const away = async (date: string): Promise<number> => {
    const wanted = { leave_category_id: category, from_date: date, to_date: date };
    return fixtures.done(await fixtures.office.as('consultant').post('/leaves', wanted)).body.data.id;
  };
  const waitingOn = async (leave: number) =>
    (
      await sql<{ id: number }>`select id from approvals where model = 'leaves' and model_id = ${leave} and status = 'pending'`.execute(
        fixtures.office.services.db,
      )
    ).rows[0]?.id;
  const status = async (leave: number) => (await fixtures.office.as('consultant').get(`/leaves/${leave}`)).body.data.status;
  const days = async (leave: number) =>
    (await sql`select from leave_days where leave_id = ${leave} and active`.execute(fixtures.office.services.db)).rows.length;

  test('is decided once by two at the same moment', async () => {
    await fixtures.chain(role);
    const leave = await away(day(0));
    const id = await waitingOn(leave);
    const answers = await Promise.all([
      fixtures.office.as('admin').put(`/approvals/${id}`, { status: 'approved' }),
      fixtures.office.as('second_admin').put(`/approvals/${id}`, { status: 'rejected', note: 'No' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const isApproved = (await status(leave)) === 'approved';
    expect(isApproved).toBe(answers[0]?.status === 200);
    expect((await days(leave)) > 0).toBe(isApproved);
  });

  test('is decided together by two approvers with the same list, each request once, with all that a single decision leaves', async () => {
    await fixtures.chain(role);
    const unlimited = await newCategory(fixtures.office, { balance_mode: 'unlimited', annual_amount: 0 });
    const { db } = fixtures.office.services;
    const requests: number[] = [];
    for (let week = 0; week < 30; week += 1) {
      const date = day(7 * (week + 2) + 3);
      const wanted = { leave_category_id: unlimited, from_date: date, to_date: date };
      requests.push(fixtures.done(await fixtures.office.as('consultant').post('/leaves', wanted)).body.data.id);
    }
    const ids = (await Promise.all(requests.map(waitingOn))) as number[];
    fixtures.done(await fixtures.office.as('second_admin').put(`/approvals/${ids[7]}`, { status: 'rejected', note: 'No' }));
    const late = (error: string) => ({ done: false, code: 'wrong_state', error: expect.stringContaining(error) });
    const answers = await Promise.all([
      fixtures.office.as('admin').post('/approvals/bulk', { ids: [999_999, ...ids, ids[0]], status: 'approved' }),
      fixtures.office.as('second_admin').post('/approvals/bulk', { ids: ids.toReversed(), status: 'approved' }),
    ]);
    const [first, second] = answers.map(({ body }) => body.data as { id: number; done: boolean; code: string | null }[]);
    expect(first?.map(({ id }) => id)).toEqual([999_999, ...ids]);
    expect(second?.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first?.[0]).toMatchObject({ done: false, code: 'not_found' });
    const answersOn = (id: number) => [first, second].map((outcomes) => outcomes?.find((one) => one.id === id));
    expect(answersOn(ids[7] as number)).toMatchObject([late('Ines Alba'), late('You decided this already')]);
    for (const id of ids.filter((one) => one !== ids[7])) {
      const [won, lost] = answersOn(id).toSorted((a, b) => Number(b?.done) - Number(a?.done));
      expect([won?.done, lost?.done, lost?.code]).toEqual([true, false, 'wrong_state']);
    }
    const counted = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length;
    const approved = requests.filter((_, at) => at !== 7);
    expect(await counted(sql`select from leave_ledger where leave_id = any(${requests}::int[])`)).toBe(29);
    expect(await counted(sql`select from logs where model = 'approvals' and action = 'status' and model_id = any(${ids}::int[])`)).toBe(30);
    expect(
      await counted(sql`select from logs where model = 'leaves' and action = 'status' and model_id = any(${approved}::int[])
        and changes @> '[{"new": "approved"}]'`),
    ).toBe(29);
    expect(
      await counted(sql`select from notifications n join leaves l on n.args->>'title' = l.title
        where n.type = 'request_approved' and l.id = any(${approved}::int[])`),
    ).toBe(29);
  });

  test('is approved or withdrawn, never both', async () => {
    const leave = await away(day(1));
    const id = await waitingOn(leave);
    const [approved, withdrawn] = await Promise.all([
      fixtures.office.as('admin').put(`/approvals/${id}`, { status: 'approved' }),
      fixtures.office.as('consultant').post(`/leaves/${leave}/withdraw`),
    ]);
    expect([approved.status, withdrawn.status].filter((answer) => answer === 200)).toHaveLength(1);
    expect(await status(leave)).toBe(approved.status === 200 ? 'approved' : 'cancelled');
    expect((await days(leave)) > 0).toBe(approved.status === 200);
  });

  test('keeps its chain when that is replaced at the same moment, and one of two replacements is a conflict', async () => {
    const leave = await away(day(2));
    const id = await waitingOn(leave);
    const { body } = await fixtures.office.as('hr').get('/approval-settings/lists');
    const seen = body.data.settings.map((one: { id: number }) => one.id);
    const replace = (levels: unknown[]) => fixtures.office.as('hr').put('/approval-settings/chain', { model: 'leaves', levels, seen });
    const [decided, ...replaced] = await Promise.all([
      fixtures.office.as('admin').put(`/approvals/${id}`, { status: 'approved' }),
      replace([{ approver_kind: 'manager' }, { approver_kind: 'role', role_id: 3 }]),
      replace([{ approver_kind: 'role', role_id: 3 }]),
    ]);
    expect(decided?.status).toBe(200);
    expect(await status(leave)).toBe('approved');
    expect(replaced.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});
