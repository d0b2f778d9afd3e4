import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfDocuments } from '../../src/features/documents/remind-of-documents.ts';
import { remindOfEnds } from '../../src/features/people/remind-of-ends.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';
import { documentsIn } from './fixtures.ts';

let office: Office;
let documents: ReturnType<typeof documentsIn>;
beforeAll(async () => {
  office = await openOffice();
  documents = documentsIn(office);
});
afterAll(() => office.close());

const run = () => remindOfDocuments(office.services);

/** A document of the consultant that is due or expires the given number of days from now, in her time zone. */
async function document(title: string, status: string, day: { expires?: number; due?: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into documents (employee_id, title, status, expires_on, due_on)
    select e.id, ${title}, ${status}, today_of(e) + ${day.expires ?? null}::int, today_of(e) + ${day.due ?? null}::int
    from employees e where e.id = ${documents.employee('consultant')} returning id`.execute(office.services.db);
  return rows[0]?.id as number;
}

const draw = (id: number, days: number) =>
  sql`update documents d set expires_on = today_of(e) + ${days}::int from employees e where e.id = d.employee_id and d.id = ${id}`.execute(
    office.services.db,
  );

describe('a document that expires', () => {
  test.each([
    [91, []],
    [90, ['document_expiring']],
    [31, ['document_expiring']],
    [7, ['document_expiring']],
    [0, ['document_expiring']],
  ] as const)('in %i days', async (days, notices) => {
    await document(`In ${days}`, 'accepted', { expires: days });
    await run();
    await run();
    expect(await documents.noticesOf('consultant', `In ${days}`)).toEqual(notices);
    expect(await documents.noticesOf('hr', `In ${days}`)).toEqual(notices.map(() => 'document_of_expiring'));
    expect(await documents.noticesOf('outsider', `In ${days}`)).toEqual([]);
  });

  test('sends a reminder at 90, 30 and 7 days, once each, and becomes expired the day after', async () => {
    const id = await document('Long', 'accepted', { expires: 91 });
    for (const days of [91, 90, 60, 30, 29, 8, 7, 3, 0]) {
      await draw(id, days);
      await run();
    }
    expect(await documents.noticesOf('consultant', 'Long')).toEqual(['document_expiring', 'document_expiring', 'document_expiring']);
    expect(await documents.statusOf(id)).toBe('accepted');
    await draw(id, -1);
    await run();
    await run();
    expect(await documents.statusOf(id)).toBe('expired');
    expect((await documents.noticesOf('consultant', 'Long')).slice(3)).toEqual(['document_expired']);
    const { rows } = await sql`
      select action, actor_id, via from logs where model = 'documents' and model_id = ${id}`.execute(office.services.db);
    expect(rows).toEqual([{ action: 'status', actor_id: null, via: 'job' }]);
  });

  test('is valid again with a new expiry date, and its reminders restart', async () => {
    const id = await document('Renewed', 'accepted', { expires: -3 });
    await run();
    expect(await documents.statusOf(id)).toBe('expired');
    const { body } = await office.as('hr').put(`/documents/${id}`, { expires_on: '2999-01-01' });
    expect(body.data.status).toBe('accepted');
    await draw(id, 5);
    await run();
    expect(await documents.noticesOf('consultant', 'Renewed')).toEqual(['document_expired', 'document_expiring']);
  });

  test('neither expires nor sends reminders before it is accepted', async () => {
    const id = await document('Waiting', 'submitted', { expires: -3 });
    await run();
    expect(await documents.statusOf(id)).toBe('submitted');
    expect(await documents.noticesOf('consultant', 'Waiting')).toEqual([]);
  });
});

describe('a contract or a probation that ends', () => {
  const end = (field: 'contract_end' | 'probation_end', days: number) =>
    sql`update employees e set ${sql.ref(field)} = today_of(e) + ${days}::int where id = ${documents.employee('consultant')}`.execute(
      office.services.db,
    );
  const toResponse = async (name: 'hr' | 'manager' | 'outsider' | 'consultant', type: string): Promise<number> =>
    (
      await sql`select from notifications where user_id = ${office.cast[name].user_id} and type = ${type}
        and link = ${`/employees/${documents.employee('consultant')}`}`.execute(office.services.db)
    ).rows.length;

  test.each([
    [
      'contract_end',
      'contract_ending',
      [
        [61, 0],
        [60, 1],
        [45, 1],
        [30, 2],
        [8, 2],
        [7, 3],
        [0, 3],
        [-1, 3],
      ],
    ],
    [
      'probation_end',
      'probation_ending',
      [
        [15, 0],
        [14, 1],
        [7, 2],
        [0, 2],
        [-1, 2],
      ],
    ],
  ] as const)('is announced to HR and the manager as %s comes near, once per reminder', async (field, type, days) => {
    const { rows } = await sql<{
      day: string;
    }>`select today_of(e)::text as day from employees e where id = ${documents.employee('consultant')}`.execute(office.services.db);
    const today = rows[0]?.day as string;
    for (const [left, times] of days) {
      // One and the same end, drawn nearer: the marks of the day before are those of this day.
      await sql`update told_ends set day = ${today}::date + ${left}::int where kind = ${field}`.execute(office.services.db);
      await end(field, left);
      await remindOfEnds(office.services);
      await remindOfEnds(office.services);
      for (const name of ['hr', 'manager'] as const)
        expect({ name, left, times: await toResponse(name, type) }).toEqual({ name, left, times });
    }
    for (const name of ['outsider', 'consultant'] as const) expect(await toResponse(name, type)).toBe(0);
  });

  test('is announced again for another date, but not for an employee who is leaving', async () => {
    const before = await toResponse('hr', 'contract_ending');
    await end('contract_end', 29);
    await remindOfEnds(office.services);
    expect(await toResponse('hr', 'contract_ending')).toBe(before + 1);
    await sql`update employees set last_working_day = '2999-01-01', status = 'on_notice' where id = ${documents.employee('consultant')}`.execute(
      office.services.db,
    );
    await end('contract_end', 28);
    await remindOfEnds(office.services);
    expect(await toResponse('hr', 'contract_ending')).toBe(before + 1);
    await sql`update employees set last_working_day = null, status = 'active' where id = ${documents.employee('consultant')}`.execute(
      office.services.db,
    );
  });
});

test('an overdue document sends one reminder, and another only when it is requested again', async () => {
  const id = await document('Late', 'requested', { due: -1 });
  await document('Today', 'requested', { due: 0 });
  await run();
  await run();
  expect(await documents.noticesOf('consultant', 'Late')).toEqual(['document_overdue']);
  expect(await documents.noticesOf('consultant', 'Today')).toEqual([]);
  const mails = async () => (await mailsIn(office.services)).filter(({ subject }) => subject === 'Document overdue: Late').length;
  await expect.poll(mails).toBe(1);
  await documents.upload('consultant', id);
  await documents.move('hr', id, 'requested');
  await run();
  expect((await documents.noticesOf('consultant', 'Late')).slice(1)).toEqual(['document_requested', 'document_overdue']);
});
