import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayAfter, dayFromToday } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { make, sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'lucia' });

const { payroll, nouns, common } = en;
const { moves, fields, options } = nouns.payrolls;
const lastMonth = dayAfter(`${dayFromToday(0).slice(0, 7)}-01`, -1).slice(0, 7);
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}\\b`);

/** An employee in a team of their own, with a salary entered by one person and approved by another. */
async function teamOfOne(): Promise<{ team: string; name: string }> {
  const team = unique('Bridge team');
  const { id: department_id } = await make('departments', { name: team });
  const { id: employee_id, name } = await colleague('Pau', { department_id });
  const salary = { employee_id, effective_from: '2024-03-01', basis: 'monthly', amount: 3000, currency: 'EUR', reason: 'hire' };
  const { data } = await sendRequest<{ data: { id: number } }>(await sessionOf(people.carmen), 'POST', '/compensations', salary);
  await sendRequest(await sessionOf(people.lucia), 'POST', `/compensations/${data.id}/approve`, {});
  return { team, name };
}

test('Lucía runs a month for a team, Tomás approves it, and the month is paid and closed', async ({ page, alsoSignedInAs }) => {
  const { team, name } = await teamOfOne();
  const next = (state: keyof typeof payroll.next) => page.getByText(payroll.next[state], { exact: true });
  const press = (move: keyof typeof moves) => page.getByRole('button', { name: moves[move], exact: true }).click();

  await test.step('she opens the month for the team', async () => {
    await page.goto(`/payroll/runs?new=1&for=${lastMonth}`);
    const form = page.getByRole('dialog');
    await pick(page, form.getByRole('combobox', { name: startingWith(en.shared.fields.department_id) }), team);
    await form.getByRole('button', { name: common.save }).click();
    await expect(page).toHaveURL(/\/payroll\/runs\/\d+$/);
    await expect(next('draft')).toBeVisible();
  });

  await test.step('calculates it, and checks the changes', async () => {
    await press('calculate');
    await expect(next('calculated')).toBeVisible();
    await page.getByRole('tab', { name: payroll.tabs.payslips }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('3,000.00');
    await page.getByRole('tab', { name: payroll.tabs.changes }).click();
    await page.getByRole('button', { name: payroll.acknowledge_all }).click();
    await expect(page.getByText(payroll.no_changes)).toBeVisible();
  });

  await test.step('sends it to another person for approval', async () => {
    await press('submit');
    await expect(next('submitted')).toBeVisible();
    await expect(page.getByRole('button', { name: moves.approve, exact: true })).toBeHidden();
    const office = await alsoSignedInAs(people.tomas);
    await office.goto(new URL(page.url()).pathname);
    await office.getByRole('button', { name: moves.approve, exact: true }).click();
    await office.getByRole('dialog').getByRole('button', { name: moves.approve, exact: true }).click();
    await expect(office.getByText(payroll.next.approved, { exact: true })).toBeVisible();
  });

  await test.step('releases the payslips too early, and withdraws them', async () => {
    await page.reload();
    await page.getByRole('tab', { name: payroll.tabs.files }).click();
    await page.getByRole('button', { name: payroll.release, exact: true }).click();
    await page.getByRole('button', { name: payroll.withdraw, exact: true }).click();
    const taking = page.getByRole('dialog');
    await taking.getByRole('textbox').fill('Not checked yet');
    await taking.getByRole('button', { name: payroll.withdraw, exact: true }).click();
    await expect(page.getByRole('button', { name: payroll.release, exact: true })).toBeVisible();
  });

  await test.step('marks it as paid, and closes the month', async () => {
    await press('pay');
    const paying = page.getByRole('dialog');
    await paying.getByRole('textbox', { name: startingWith(fields.paid_on) }).fill(dayFromToday(0));
    await paying.getByRole('button', { name: moves.pay, exact: true }).click();
    await expect(next('paid')).toBeVisible();
    await press('close');
    const closing = page.getByRole('dialog');
    await closing.getByRole('textbox', { name: startingWith(fields.month_again) }).fill(lastMonth);
    await closing.getByRole('button', { name: moves.close, exact: true }).click();
    await expect(next('closed')).toBeVisible();
    await expect(page.getByText(options.status.closed, { exact: true }).first()).toBeVisible();
  });
});
