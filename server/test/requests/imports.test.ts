import { addDays } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planHours, monday as workedMonday } from '../attendance/fixtures.ts';
import { csv, moved, settled, upload, wrongRows } from '../imports/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { balanceOf, newCategory, newcomer, today } from './fixtures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const thisYear = `${today.slice(0, 4)}-01-01`;
const hr = () => office.as('hr');
const numberOf = async (id: number): Promise<string> => (await hr().get(`/employees/${id}`)).body.data.employee_no;

async function checked(kind: 'leave-ledger' | 'leaves', ...rows: string[][]) {
  const { body } = await upload(hr(), `${kind}.csv`, csv(...rows), kind);
  expect(body.error).toBeUndefined();
  await hr().post(`/imports/${body.data.id}/check`);
  return settled(hr(), body.data.id);
}

describe('opening balances from a file', () => {
  const headings = ['Employee', 'Category', 'Amount', 'Note'];

  test('are checked, listed with their errors, posted once, and undone', async () => {
    const category = await newCategory(office, { name: 'Openings', code: 'OPEN', starts_on: thisYear });
    await newCategory(office, { name: 'No limit', code: 'NOLIMIT', balance_mode: 'unlimited' });
    const [ida, ben] = [await newcomer(office), await newcomer(office)];
    const [idaNo, benNo] = [await numberOf(ida.id), await numberOf(ben.id)];
    const found = await checked(
      'leave-ledger',
      headings,
      [idaNo, 'OPEN', '4,5', 'From the old system'],
      [benNo, 'Openings', '-1', ''],
      [benNo, 'OPEN', '2', ''],
      [benNo, 'NOLIMIT', '2', ''],
      ['Nobody', 'OPEN', 'many', ''],
    );
    expect(found).toMatchObject({ resource: 'leave-ledger', status: 'checked', rows_count: 5, wrong_count: 3 });
    expect(found.mapping).toEqual({ Employee: 'employee_id', Category: 'leave_category_id', Amount: 'amount', Note: 'note' });
    const wrong = await wrongRows(hr(), found.id);
    expect(wrong.map(({ complaints }: { complaints: object }) => Object.keys(complaints).sort())).toEqual([
      ['leave_category_id'],
      ['leave_category_id'],
      ['amount', 'employee_id'],
    ]);
    expect(await balanceOf(office, ida, category)).toMatchObject({ available: 20 });

    expect(await moved(hr(), found.id, 'commit', { only_right: true })).toMatchObject({
      status: 'committed',
      done_count: 2,
      can_undo: true,
    });
    expect(await balanceOf(office, ida, category)).toMatchObject({ entitled: 24.5, available: 24.5 });
    expect(await balanceOf(office, ben, category)).toMatchObject({ available: 19 });
    expect(await checked('leave-ledger', headings, [idaNo, 'OPEN', '4.5', ''])).toMatchObject({ wrong_count: 1 });

    expect(await moved(hr(), found.id, 'undo')).toMatchObject({ status: 'undone' });
    expect(await balanceOf(office, ida, category)).toMatchObject({ available: 20 });
    expect(await checked('leave-ledger', headings, [idaNo, 'OPEN', '4.5', ''])).toMatchObject({ wrong_count: 0 });
  });

  test('need the right to adjust all balances', async () => {
    expect((await upload(office.as('manager'), 'x.csv', csv(headings), 'leave-ledger')).status).toBe(403);
    expect((await upload(office.as('consultant'), 'x.csv', csv(headings), 'leaves')).status).toBe(403);
  });
});

describe('past leave from a file', () => {
  const headings = ['Employee', 'Leave category', 'From', 'To', 'Starts', 'Ends'];

  test('is approved as it comes, spends its days, and is cancelled when the import is taken back', async () => {
    const starts_on = addMonths(thisYear, -12);
    const category = await newCategory(office, { name: 'Past', code: 'PAST', starts_on });
    const ida = await newcomer(office, { hire_date: starts_on });
    const number = await numberOf(ida.id);
    const [monday, tuesday] = [workedMonday, addDays(workedMonday, 1)];
    const found = await checked(
      'leaves',
      headings,
      [number, 'PAST', monday, addDays(monday, 4), '', ''],
      [number, 'PAST', tuesday, tuesday, 'Morning', 'Morning'],
      [number, 'PAST', addDays(today, 30), addDays(today, 31), '', ''],
      [number, 'PAST', '2001-01-01', '2001-01-02', '', ''],
      [number, 'PAST', addDays(monday, 5), addDays(monday, 6), '', ''],
    );
    const wrong = await wrongRows(hr(), found.id);
    expect(
      wrong.map(({ row_no, complaints }: { row_no: number; complaints: object }) => [row_no, ...Object.keys(complaints).sort()]),
    ).toEqual([
      [3, 'from_date'],
      [4, 'to_date'],
      [5, 'from_date', 'to_date'],
      [6, 'from_date'],
    ]);
    await moved(hr(), found.id, 'commit', { only_right: true });
    const [leave] = (await hr().get('/leaves', { filters: { employee_id: ida.id } })).body.data;
    expect(leave).toMatchObject({ status: 'approved', amount: 5, from_date: monday });
    expect(await balanceOf(office, ida, category, monday)).toMatchObject({ taken: 1, scheduled: 4 });

    await moved(hr(), found.id, 'undo');
    expect((await hr().get(`/leaves/${leave.id}`)).body.data.status).toBe('cancelled');
    expect(await balanceOf(office, ida, category, monday)).toMatchObject({ taken: 0, scheduled: 0 });
  });
});
