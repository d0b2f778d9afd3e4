import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Desk, openDesk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const decisions = async (request: number) =>
  (
    await sql`select from approvals where model = 'change-requests' and model_id = ${request} and status <> 'pending'`.execute(
      desk.office.house.db,
    )
  ).rows.length;

test('of two who decide at once one is faster, and the other learns who it was', async () => {
  await desk.chain({ approver_kind: 'role', role_id: 1 });
  const request = await desk.ask();
  const answers = await Promise.all([desk.decide('admin', request), desk.decide('second_admin', request, 'rejected', 'No')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
  expect(lost?.body).toMatchObject({
    code: 'wrong_state',
    decided_by: won?.body.data.decided_by.name,
    decision: won?.body.data.status,
    error: expect.stringContaining(won?.body.data.decided_by.name),
  });
  expect(await desk.state(request)).toBe(won?.body.data.status);
  expect(await decisions(request)).toBe(1);
});

test('fifty at once are one decision', async () => {
  await desk.chain({ approver_kind: 'manager' });
  const request = await desk.ask();
  const answers = await Promise.all(Array.from({ length: 50 }, () => desk.decide('manager', request)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
  expect(await decisions(request)).toBe(1);
});

test('approve against withdraw: one of them happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = await desk.ask();
    const [approved, withdrawn] = await Promise.all([
      desk.decide('manager', request),
      desk.office.as('consultant').post(`/change-requests/${request}/withdraw`),
    ]);
    expect([approved.status, withdrawn.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await desk.state(request)).toBe(approved.status === 200 ? 'approved' : 'withdrawn');
  }
});

test('the same person at two levels is asked once, even by two clicks', async () => {
  await desk.chain({ approver_kind: 'manager' }, { approver_kind: 'user', user_id: desk.users('manager') });
  const request = await desk.ask();
  const answers = await Promise.all([desk.decide('manager', request), desk.decide('manager', request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.levels(request)).toMatchObject([
    { level: 1, status: 'approved' },
    { level: 2, status: 'approved' },
  ]);
});

test('who decides on a level that is over decides nothing on the next', async () => {
  await desk.chain({ approver_kind: 'role', role_id: 1 }, { approver_kind: 'role', role_id: 1, mode: 'all' });
  const request = await desk.ask();
  const first = await desk.waiting('second_admin', request);
  expect((await desk.decide('admin', request)).status).toBe(200);
  const late = await desk.office.as('second_admin').put(`/approvals/${first?.id}`, { status: 'approved' });
  expect([late.status, late.body.decided_by]).toEqual([409, 'Nora Berg']);
  expect(await desk.state(request)).toBe('pending');
  expect((await desk.decide('second_admin', request)).status).toBe(200);
  expect(await desk.state(request)).toBe('approved');
});
