import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailNotices } from '../../src/features/notifications/mail-notices.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await openFixtures();
});
afterAll(() => fixtures.close());

type Links = { approve: string; reject: string };

/** How many emails of each reader were opened. There is one email per decision, whether the scheduled job or the test sends it. */
const opened: Partial<Record<PersonName, number>> = {};

/** Returns the two links of the next decision email to this person. */
async function requested(name: PersonName): Promise<Links> {
  const place = opened[name] ?? 0;
  opened[name] = place + 1;
  await mailNotices(fixtures.office.services);
  await expect.poll(async () => (await mailsTo(name)).length).toBeGreaterThan(place);
  const { text } = (await mailsTo(name))[place] as { text: string };
  const tokenAfter = (word: string) =>
    new RegExp(`${word}: https://hr\\.example\\.com/auth/decide\\?token=([\\w-]{43})`).exec(text)?.[1] as string;
  return { approve: tokenAfter('Approve'), reject: tokenAfter('Reject') };
}

const mailsTo = async (name: PersonName) =>
  (await mailsIn(fixtures.office.services)).filter(
    ({ to, subject }) => to === fixtures.office.cast[name].email && subject.includes('needs your decision'),
  );

const look = (token: string) => fixtures.office.anyone().post('/approval-links/check', { token });
const decide = (token: string, note: string | null = null) => fixtures.office.anyone().post('/approval-links/decide', { token, note });

describe('an email that requests a decision', () => {
  beforeAll(() => fixtures.chain({ approver_kind: 'manager' }));

  test('is answered without signing in, on behalf of its reader, and the history records how', async () => {
    const request = await fixtures.ask();
    const { approve } = await requested('manager');
    expect((await look(approve)).body.data).toMatchObject({
      state: 'open',
      decision: 'approved',
      reader: 'Marco Ruiz',
      employee: 'Clara Dubois',
      summary: 'City',
      needs_note: false,
    });
    expect(await fixtures.state(request)).toBe('pending');
    expect((await decide(approve, 'From the train')).status).toBe(200);
    expect(await fixtures.state(request)).toBe('approved');
    expect(await fixtures.levels(request)).toMatchObject([
      { status: 'approved', note: 'From the train', decided_by: { name: 'Marco Ruiz' } },
    ]);
    const { rows } = await sql<{ via: string; actor_id: number }>`
      select via, actor_id from logs where model = 'change-requests' and model_id = ${request} and action = 'status' order by id desc limit 1`.execute(
      fixtures.office.services.db,
    );
    expect(rows).toEqual([{ via: 'mail', actor_id: fixtures.users('manager') }]);
  });

  test('identifies the bank account by its last digits only', async () => {
    const changes = { holder: 'Clara Dubois', bank: 'Banco Azul', iban: 'PT50 0002 0123 1234 5678 9015 4' };
    const clara = fixtures.office.as('consultant');
    const { body } = await clara.post('/employees/self/change-requests', { model: 'bank-accounts', changes });
    const { approve } = await requested('manager');
    const summary = 'Bank account: New bank account (Banco Azul •••• 0154)';
    const { text = '' } = (await mailsTo('manager')).at(-1) ?? {};
    expect(text).toContain(`• ${summary}`);
    expect(text).not.toContain('5678');
    expect((await look(approve)).body.data).toMatchObject({ state: 'open', summary });
    expect((await clara.post(`/change-requests/${body.data.id}/withdraw`)).status).toBe(200);
  });

  test('reaches an approver who may not read the record itself', async () => {
    const { office } = fixtures;
    const chain = { model: 'bonuses', level: 1, approver_kind: 'manager' };
    expect((await office.as('hr').post('/approval-settings', chain)).status).toBe(200);
    const [policy] = (await office.as('payroll').get('/pay-policies')).body.data;
    expect((await office.as('payroll').put(`/pay-policies/${policy.id}`, { bonus_limit: 100 })).status).toBe(200);
    const bonus = {
      employee_id: fixtures.people('consultant'),
      name: 'Launch',
      reason: 'project',
      kind: 'fixed',
      amount: 500,
      currency: 'EUR',
    };
    const { body } = await office.as('payroll').post('/bonuses', { ...bonus, recurrence: 'once', month: '2031-02' });
    expect(body).toMatchObject({ data: { status: 'pending' } });
    expect((await office.as('manager').get(`/bonuses/${body.data.id}`)).status).not.toBe(200);
    const { approve } = await requested('manager');
    expect((await look(approve)).body.data).toMatchObject({ state: 'open', employee: 'Clara Dubois' });
    expect((await office.as('payroll').delete(`/bonuses/${body.data.id}`)).status).toBe(200);
  });

  test('is answered once: neither link works again, and both show the decision', async () => {
    const request = await fixtures.ask();
    const { approve, reject } = await requested('manager');
    expect((await decide(reject)).status).toBe(422);
    expect((await decide(reject, 'Not now')).status).toBe(200);
    for (const token of [approve, reject]) {
      expect((await look(token)).body.data).toMatchObject({ state: 'decided', decided_as: 'rejected', decided_by: 'Marco Ruiz' });
      expect(await decide(token, 'Again')).toMatchObject({ status: 409, body: { decided_by: 'Marco Ruiz', decision: 'rejected' } });
    }
    expect(await fixtures.state(request)).toBe('rejected');
  });

  test('decides once, even with many parallel clicks', async () => {
    const request = await fixtures.ask();
    const { approve, reject } = await requested('manager');
    const answers = await Promise.all([approve, reject, approve, reject, approve].map((token) => decide(token, 'Fast')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(['approved', 'rejected']).toContain(await fixtures.state(request));
  });

  test('that was never sent or has expired does not work', async () => {
    await fixtures.ask();
    const { approve, reject } = await requested('manager');
    const forged = `${approve.slice(0, -2)}${approve.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const token of [forged, 'short', reject.toUpperCase().padEnd(43, 'x').slice(0, 43)]) {
      expect([(await look(token)).body.code, (await decide(token)).body.code]).toEqual(['link_ended', 'link_ended']);
    }
    await sql`update approval_links set expires_at = now() - interval '1 second'`.execute(fixtures.office.services.db);
    expect([(await look(approve)).status, (await decide(approve)).status]).toEqual([404, 404]);
  });

  test('expires when the request is withdrawn, the approver changes, or the account is suspended', async () => {
    const withdrawn = await fixtures.ask();
    const first = await requested('manager');
    await fixtures.office.as('consultant').post(`/change-requests/${withdrawn}/withdraw`);
    expect((await decide(first.approve)).status).toBe(404);

    const request = await fixtures.ask();
    const second = await requested('manager');
    const change = (manager_id: number | null) =>
      sql`update employees set manager_id = ${manager_id} where id = ${fixtures.people('consultant')}`.execute(fixtures.office.services.db);
    await change(fixtures.people('payroll'));
    await fixtures.tend();
    expect([(await look(second.approve)).status, (await decide(second.approve)).status]).toEqual([404, 404]);
    expect(await fixtures.state(request)).toBe('pending');
    await change(fixtures.people('manager'));
    await fixtures.tend();

    const third = await requested('manager');
    const status = (to: string) =>
      sql`update users set status = ${to} where id = ${fixtures.users('manager')}`.execute(fixtures.office.services.db);
    await status('suspended');
    expect([(await look(third.approve)).status, (await decide(third.approve)).status]).toEqual([404, 404]);
    await status('active');
    await fixtures.tend();
  });

  test('is also sent to a stand-in, and the decision records the approver they stood in for', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const { body } = await fixtures.standIn(fixtures.people('manager'), fixtures.people('payroll'), day(-2), day(2));
    const request = await fixtures.ask();
    expect((await fixtures.office.as('payroll').get('/approvals', { filters: { stands_in: true } })).body.data).toMatchObject([
      { model_id: request },
    ]);
    expect((await fixtures.office.as('manager').get('/approvals', { filters: { stands_in: true } })).body.data).toEqual([]);
    const { approve } = await requested('payroll');
    expect((await decide(approve)).status).toBe(200);
    expect(await fixtures.levels(request)).toMatchObject([{ decided_by: { name: 'Paula Weber' }, in_place_of: { name: 'Marco Ruiz' } }]);
    await fixtures.office.as('hr').delete(`/delegations/${body.data.id}`, { version: body.data.version });
  });
});

test('if two approvers decide by mail at the same time, one succeeds and the other sees who decided', async () => {
  await fixtures.chain({ approver_kind: 'role', role_id: 1 });
  const request = await fixtures.ask();
  const one = await requested('admin');
  const other = await requested('second_admin');
  const answers = await Promise.all([decide(one.approve), decide(other.reject, 'No')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'Nora Berg' : 'Ines Alba';
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'wrong_state', decided_by: winner, error: expect.stringContaining(winner) });
  expect(await fixtures.state(request)).toBe(winner === 'Nora Berg' ? 'approved' : 'rejected');
});

test('a mail about leave names its category, dates and days', async () => {
  await planHours(fixtures.office);
  await fixtures.chain();
  const category = await newCategory(fixtures.office, { name: 'Study leave' });
  const [from_date, to_date] = [mondayIn(6), addDays(mondayIn(6), 2)];
  const read = (await mailsTo('manager')).length;
  fixtures.done(await fixtures.office.as('consultant').post('/leaves', { leave_category_id: category, from_date, to_date }));
  await mailNotices(fixtures.office.services);
  await expect.poll(async () => (await mailsTo('manager')).length).toBe(read + 1);
  const { text } = (await mailsTo('manager')).at(-1) as { text: string };
  const written = (day: string) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  expect(text).toContain(`Study leave, ${written(from_date)} – ${written(to_date)}`);
  expect(text).toMatch(/3 days/);
});

test('a link opened after a colleague decided in the app shows who decided', async () => {
  await fixtures.chain({ approver_kind: 'user', user_id: fixtures.users('second_admin') });
  const request = await fixtures.ask();
  const { approve } = await requested('second_admin');
  const { rows } = await sql<{ id: number }>`
    select id from approvals where model = 'change-requests' and model_id = ${request}`.execute(fixtures.office.services.db);
  const overridden = { status: 'rejected', note: 'Not this year', override: true };
  expect((await fixtures.office.as('hr').put(`/approvals/${rows[0]?.id}`, overridden)).status).toBe(200);
  expect((await look(approve)).body.data).toMatchObject({ state: 'decided', decided_as: 'rejected', decided_by: 'Hana Novak' });
  expect(await decide(approve)).toMatchObject({
    status: 409,
    body: { code: 'wrong_state', decided_by: 'Hana Novak', decision: 'rejected' },
  });
});

test('if all have to agree, each link works once and then shows the decision', async () => {
  await fixtures.chain({ approver_kind: 'role', role_id: 1, mode: 'all' });
  const request = await fixtures.ask();
  const { approve } = await requested('admin');
  expect((await decide(approve)).status).toBe(200);
  expect((await look(approve)).body.data).toMatchObject({ state: 'answered' });
  expect((await decide(approve)).status).toBe(404);
  expect(await fixtures.state(request)).toBe('pending');
});

test('guessing links is blocked for a while', async () => {
  const answers = [];
  for (let tried = 0; tried < 35; tried += 1) answers.push(await look('x'.repeat(43)));
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
