import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, moved, settled, upload, wrongRows } from '../imports/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { newcomer } from '../requests/fixtures.ts';

let office: Office;
let [first, second]: string[] = [];
beforeAll(async () => {
  office = await openOffice();
  const hr = office.as('hr');
  const numberOf = async ({ id }: { id: number }): Promise<string> => (await hr.get(`/employees/${id}`)).body.data.employee_no;
  [first, second] = [await numberOf(await newcomer(office)), await numberOf(await newcomer(office))];
});
afterAll(() => office.close());

const payroll = () => office.as('payroll');

async function checked(kind: string, ...rows: string[][]) {
  const { body } = await upload(payroll(), `${kind}.csv`, csv(...rows), kind);
  expect(body.error).toBeUndefined();
  expect((await payroll().post(`/imports/${body.data.id}/check`)).status).toBe(200);
  return settled(payroll(), body.data.id);
}

const wrongFields = async (id: number): Promise<string[][]> =>
  (await wrongRows(payroll(), id)).map(({ complaints }: { complaints: object }) => Object.keys(complaints));

test('salaries come from a file, wait for a second person, and are taken back', async () => {
  const headings = ['Employee', 'Effective from', 'Salary', 'Currency', 'Reason'];
  const found = await checked(
    'compensations',
    headings,
    [first as string, '2031-01-01', '3000.50', 'eur', 'Raise'],
    [second as string, '2031-01-01', '-1', '', ''],
    [first as string, '2031-01-01', '3100', '', ''],
    [second as string, '2031-02-01', '100.5', 'JPY', ''],
    [second as string, '2031-03-01', '2800', '', ''],
  );
  expect(found).toMatchObject({ status: 'checked', rows_count: 5, wrong_count: 3 });
  expect(await wrongFields(found.id)).toEqual([['amount'], ['effective_from'], ['amount']]);
  expect(await moved(payroll(), found.id, 'commit', { only_right: true })).toMatchObject({ status: 'committed', done_count: 2 });
  const salaries = async () => (await payroll().get('/compensations', { order_by: 'effective_from', order_dir: 'asc' })).body;
  expect((await salaries()).data).toMatchObject([
    { amount: 3000.5, status: 'pending', reason: 'raise' },
    { amount: 2800, status: 'pending', currency: 'EUR', basis: 'monthly' },
  ]);
  const again = await checked('compensations', headings, [first as string, '2031-01-01', '9', '', '']);
  expect(await wrongFields(again.id)).toEqual([['effective_from']]);
  expect(await moved(payroll(), found.id, 'undo')).toMatchObject({ status: 'undone' });
  expect((await salaries()).meta.total).toBe(0);
});

test.each([
  ['allowances', ['Employee', 'Name', 'Amount', 'From'], ['Housing', '250', '2031-01'], { recurrence: 'monthly', amount: 250 }],
  ['bonuses', ['Employee', 'Name', 'Amount', 'Month'], ['Launch', '500', '2031-02'], { recurrence: 'once', reason: 'performance' }],
])('%s are imported from a file, with defaults for empty columns', async (kind, headings, [name, amount, month], made) => {
  const found = await checked(
    kind,
    headings as string[],
    [first as string, name as string, amount as string, month as string],
    [second as string, name as string, amount as string, kind === 'bonuses' ? '' : '2031-13'],
  );
  expect(found).toMatchObject({ wrong_count: 1 });
  await moved(payroll(), found.id, 'commit', { only_right: true });
  expect((await payroll().get(`/${kind}`)).body.data).toMatchObject([made]);
});

test('a loan comes from a file with its parts', async () => {
  const headings = ['Employee', 'Name', 'Category', 'Loan amount', 'Installments', 'From'];
  const found = await checked('deductions', headings, [first as string, 'Staff loan', 'Loan', '1000', '3', '2031-01']);
  expect(found).toMatchObject({ wrong_count: 0 });
  await moved(payroll(), found.id, 'commit');
  expect((await payroll().get('/deductions')).body.data).toMatchObject([{ category: 'loan', amount: 333.34, remaining: 1000 }]);
});

test('year-to-date openings come from a file, the pay of a person once and each tax once, and are taken back', async () => {
  const tax = { code: 'OPEN-TAX', name: 'Opening tax', kind: 'tax', calculation: 'percent', rate_bp: 1000, base: 'gross', currency: 'EUR' };
  expect((await payroll().post('/pay-components', { ...tax, valid_from: '2031-01' })).status).toBe(200);
  const headings = [
    'Employee',
    'Paid until',
    'Gross pay so far',
    'Taxable pay so far',
    'Tax or contribution',
    'Withheld so far',
    'Currency',
  ];
  const found = await checked(
    'pay-openings',
    headings,
    [first as string, '2031-06', '18000', '17000', '', '', ''],
    [first as string, '2031-06', '', '', 'Opening tax', '1200', ''],
    [first as string, '2031-06', '18000', '', 'Opening tax', '1200', ''],
    [second as string, '2031-06', '', '', 'Opening tax', '', ''],
    [second as string, '2031-06', '', '', '', '', ''],
    [second as string, '2031-06', '-1', '', '', '', ''],
    [second as string, '2031-05', '', '', 'Opening tax', '100', 'JPY'],
    [second as string, '2031-05', '18000.005', '', '', '', ''],
    [second as string, '2031-04', '9000', '', '', '', ''],
  );
  expect(found).toMatchObject({ rows_count: 9, wrong_count: 6 });
  expect(await wrongFields(found.id)).toEqual([
    ['gross_pay', 'pay_component_id'],
    ['withheld'],
    ['gross_pay'],
    ['gross_pay'],
    ['currency'],
    ['gross_pay'],
  ]);
  expect(await moved(payroll(), found.id, 'commit', { only_right: true })).toMatchObject({ status: 'committed', done_count: 3 });
  const openings = async () => (await payroll().get('/pay-openings', { order_by: 'until_month', order_dir: 'asc' })).body;
  expect((await openings()).data).toEqual([
    expect.objectContaining({ until_month: '2031-04', gross_pay: 9000, basic_pay: 9000, taxable_pay: 9000, currency: 'EUR' }),
    expect.objectContaining({ gross_pay: 18_000, basic_pay: 18_000, taxable_pay: 17_000, withheld: null }),
    expect.objectContaining({
      gross_pay: null,
      taxable_pay: null,
      withheld: 1200,
      pay_component: expect.objectContaining({ name: 'Opening tax' }),
    }),
  ]);
  const again = await checked('pay-openings', headings, [first as string, '2031-06', '1', '', 'Opening tax', '1', '']);
  expect(await wrongFields(again.id)).toEqual([['gross_pay', 'pay_component_id']]);
  expect((await upload(office.as('hr'), 'pay.csv', csv(['Employee'], ['1']), 'pay-openings')).status).toBe(403);
  expect(await moved(payroll(), found.id, 'undo')).toMatchObject({ status: 'undone' });
  expect((await openings()).meta.total).toBe(0);
});

test('pay imports need the right to them, and only their owner can see a file', async () => {
  for (const who of ['hr', 'admin', 'manager'] as const)
    expect((await upload(office.as(who), 'pay.csv', csv(['Employee'], ['1']), 'allowances')).status).toBe(403);
  expect((await upload(payroll(), 'people.csv', csv(['First name'], ['Ada']), 'employees')).status).toBe(403);
  const { body } = await upload(payroll(), 'pay.csv', csv(['Employee'], ['1']), 'allowances');
  expect((await office.as('hr').get(`/imports/${body.data.id}`)).status).toBe(404);
});
