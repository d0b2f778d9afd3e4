import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayFromToday, inWords, mediumDay } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { find, sendRequest, sessionOf } from '../../send-request.ts';
import { workdays } from '../../workdays.ts';

test.use({ signedInAs: 'marta' });

const { attendance, excuse, self, nouns } = en;
const employeeRole = 2;

/** A report of Marta's who checked in one morning and forgot to check out. */
async function iriaWithIncompleteDay() {
  const marta = await find('employees', people.marta.name);
  const iria = await colleague('Iria', { hire_date: dayFromToday(-20), manager_id: marta.id });
  const incomplete = (await workdays(iria.id, dayFromToday(-18), dayFromToday(-2))).at(-1) ?? '';
  await sendRequest(await sessionOf(people.tomas), 'POST', '/attendances', {
    employee_ids: [iria.id],
    date: incomplete,
    action: 'in',
    time: '09:00',
    note: 'The terminal was out of order',
  });
  return { ...iria, torn: incomplete };
}

test('Iria requests the correction of a forgotten check-out, Marta approves it, and the day is complete', async ({
  page,
  alsoSignedInAs,
}) => {
  const iria = await iriaWithIncompleteDay();
  const hers = await alsoSignedInAs(await newcomer('Iria', [employeeRole], { employee_id: iria.id }));
  const day = `/my-attandance/attandance?month=${iria.torn.slice(0, 7)}&day=${iria.torn}`;

  await test.step('from the flagged day, with the missing punch filled in', async () => {
    await hers.goto(day);
    const panel = hers.getByRole('dialog', { name: inWords(iria.torn) });
    await panel.getByRole('link', { name: excuse.correct }).click();
    const form = hers.getByRole('dialog', { name: excuse.request });
    await expect(form.getByLabel(nouns.excuses.fields.proposed_out, { exact: true })).toHaveValue(/^\d\d:\d\d$/);
    await form.getByRole('textbox', { name: en.shared.fields.reason }).fill('I forgot to check out');
    await form.getByRole('button', { name: nouns.excuses.moves.submit }).click();
    await expect(form).toBeHidden();
    await expect(hers.getByRole('row').filter({ hasText: mediumDay(iria.torn) })).toContainText(nouns.excuses.options.status.pending);
  });

  await test.step('Marta reads and approves it in her inbox', async () => {
    await page.goto('/my-approvals');
    await page
      .getByRole('button', { name: new RegExp(`^${iria.name}`) })
      .first()
      .click();
    const panel = page.getByRole('region', { name: new RegExp(`^${iria.name}`) });
    await expect(panel).toContainText('I forgot to check out');
    await panel.getByRole('button', { name: self.inbox_approve, exact: true }).click();
    await expect
      .poll(
        async () =>
          (await sendRequest<{ data: { status: string }[] }>(await sessionOf(people.tomas), 'GET', excusesOf(iria.id))).data[0]?.status,
      )
      .toBe('approved');
  });

  await test.step('and the day is whole', async () => {
    await hers.goto(day);
    const panel = hers.getByRole('dialog', { name: inWords(iria.torn) });
    await expect(panel.getByText(nouns.attendances.options.source.correction)).toBeVisible();
    await expect(panel.getByText(attendance.flags.missing_out)).toHaveCount(0);
    await expect(panel.getByRole('link', { name: excuse.correct })).toHaveCount(0);
  });
});

const excusesOf = (employee: number): string => `/excuses?filters=${encodeURIComponent(JSON.stringify({ employee_id: [employee] }))}`;
