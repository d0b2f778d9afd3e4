import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { asShown, dayFromToday } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { chooseInRowMenu } from '../../row-menu.ts';
import { find, sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';
import { workdays } from '../../workdays.ts';

test.use({ signedInAs: 'marta' });

const { leave, self, nouns, shared } = en;
const employeeRole = 2;
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}\\b`);

/** Twenty days for temporary employees like Iria only, in a leave year that begins with this month, so that the requested day is in it. */
async function newCategory(): Promise<string> {
  const name = unique('Sabbatical');
  const policy = { grant: 'upfront', accrual_frequency: 'monthly', accrual_timing: 'start', rounding: 'none', rounding_mode: 'nearest' };
  await sendRequest(await sessionOf(people.tomas), 'POST', '/leave-categories', {
    name,
    code: name.replaceAll(/\W/g, '').slice(-12),
    color: '#0b7a4b',
    employment_type: 'temporary',
    unit: 'day',
    min_step: 'half',
    balance_mode: 'tracked',
    annual_amount: 20,
    ...policy,
    prorate: 'none',
    prorate_fte: false,
    year_starts_in: Number(dayFromToday(0).slice(5, 7)),
    carry_over: 'none',
    carry_over_expiry: 'none',
    substitute: 'none',
    requires_approval_to_cancel: false,
  });
  return name;
}

test('Iria requests a day with its balance in view, Marta approves it, and Iria gives it back', async ({ page, alsoSignedInAs }) => {
  const marta = await find('employees', people.marta.name);
  const iria = await colleague('Iria', { manager_id: marta.id, employment_type: 'temporary' });
  const category = await newCategory();
  const day = (await workdays(iria.id, dayFromToday(14), dayFromToday(40)))[0] ?? '';
  const hers = await alsoSignedInAs(await newcomer('Iria', [employeeRole], { employee_id: iria.id }));
  const balance = hers.getByRole('region', { name: leave.balances });
  const row = hers.getByRole('row').filter({ hasText: asShown(day) });

  await test.step('the form shows the fields of the category and the balance after the request', async () => {
    await hers.goto('/my-leaves?new=1');
    const form = hers.getByRole('dialog', { name: leave.request });
    await pick(
      hers,
      form.getByRole('combobox', { name: nouns.leaves.fields.leave_category_id }),
      category,
      new RegExp(`^${category} 20 days left$`),
    );
    await expect(form.getByRole('combobox', { name: nouns.leaves.fields.substitute_id })).toBeHidden();
    await form.getByRole('textbox', { name: startingWith(shared.fields.from_date) }).fill(day);
    await expect(form.getByRole('textbox', { name: startingWith(shared.fields.to_date) })).toHaveValue(day);
    await expect(form).toContainText('20 days before this request, 19 days after it');
    await form.getByRole('button', { name: nouns.leaves.moves.submit }).click();
    await expect(form).toBeHidden();
    await expect(row).toContainText(nouns.leaves.options.status.pending);
  });

  await test.step('Marta approves it in her inbox', async () => {
    await page.goto('/my-approvals');
    await page
      .getByRole('button', { name: startingWith(iria.name) })
      .first()
      .click();
    const panel = page.getByRole('region', { name: startingWith(iria.name) });
    await panel.getByRole('button', { name: self.inbox_approve, exact: true }).click();
    const statusOf = async () => {
      const filters = encodeURIComponent(JSON.stringify({ employee_id: iria.id }));
      return (await sendRequest<{ data: { status: string }[] }>(await sessionOf(people.tomas), 'GET', `/leaves?filters=${filters}`)).data[0]
        ?.status;
    };
    await expect.poll(statusOf).toBe('approved');
  });

  await test.step('the day is spent, and comes back when Iria cancels', async () => {
    await hers.goto('/my-leaves');
    await expect(row).toContainText(nouns.leaves.options.status.approved);
    await expect(balance).toContainText('19 days');
    await chooseInRowMenu(hers, `${category}, ${asShown(day)}`, nouns.leaves.moves.give_back);
    await hers.getByRole('dialog').getByRole('button', { name: nouns.leaves.moves.give_back, exact: true }).click();
    await expect(row).toContainText(nouns.leaves.options.status.cancelled);
    await expect(balance).toContainText('20 days');
  });
});
