import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague } from '../../colleague.ts';
import { dayFromToday, inWords } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { find, sendRequest, sessionOf } from '../../send-request.ts';
import { workdays } from '../../workdays.ts';

test.use({ signedInAs: 'marta' });

const { attendance, lists } = en;
const fields = { ...en.shared.fields, ...en.nouns.attendances.fields };
const attendanceOfficer = 8;

/** A consultant who came late on one day and on the next went without a word. */
async function leoWithTwoDays() {
  const leo = await colleague('Leo', { hire_date: dayFromToday(-20) });
  const [late = '', incomplete = ''] = (await workdays(leo.id, dayFromToday(-18), dayFromToday(-2))).slice(-2);
  const session = await sessionOf(people.tomas);
  const stamp = (date: string, action: 'in' | 'out', time: string) =>
    sendRequest(session, 'POST', '/attendances', { employee_ids: [leo.id], date, action, time, note: 'The terminal was out of order' });
  await stamp(late, 'in', '09:25');
  await stamp(late, 'out', '18:00');
  await stamp(incomplete, 'in', '08:58');
  return { ...leo, late, torn: incomplete };
}

const cellOf = (page: Page, name: string, day: string) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('gridcell', { name: inWords(day) });

test('Marta reads why a day was late, and an officer makes another day whole', async ({ page, alsoSignedInAs }) => {
  const leo = await leoWithTwoDays();
  const search = page.getByRole('textbox', { name: filled(lists.search, { what: en.nouns.employees.many }) });

  await test.step('she finds him and opens the day', async () => {
    await page.goto(`/attendances/timesheet?month=${leo.late.slice(0, 7)}`);
    await search.fill(leo.name);
    const cell = cellOf(page, leo.name, leo.late);
    await expect(cell).toHaveAccessibleName(new RegExp(attendance.flags.late));
    await cell.click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(leo.name);
    const sentence = 'Checked in at 09:25; the shift starts at 09:00 with 10 minutes of grace, so 25 minutes late.';
    await expect(panel.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
    await expect(panel.getByRole('button', { name: attendance.add_punch })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('she cannot see an employee who works elsewhere', async () => {
    const lucia = await find('employees', people.lucia.name);
    await search.fill(people.lucia.name);
    await expect(page.getByText(lists.nothing_found)).toBeVisible();
    const { access_token } = await sessionOf(people.marta);
    const path = `/api/v1/employees/${lucia.id}/attendance?type=timesheet&date=${leo.late.slice(0, 7)}`;
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${access_token}` } });
    expect(answer.status()).toBe(403);
  });

  await test.step('the officer adds the missing punch with a reason', async () => {
    const office = await alsoSignedInAs(await newcomer('Olalla', [attendanceOfficer]));
    await office.goto(`/attendances/timesheet?month=${leo.torn.slice(0, 7)}&q=${leo.name}`);
    const cell = cellOf(office, leo.name, leo.torn);
    await expect(cell).toHaveAccessibleName(new RegExp(attendance.flags.missing_out));
    await cell.click();
    const panel = office.getByRole('dialog').filter({ hasText: inWords(leo.torn) });
    await expect(panel).toContainText(en.nouns['attendance-days'].options.status.incomplete);
    await panel.getByRole('button', { name: attendance.add_punch }).click();
    const form = office.getByRole('dialog', { name: attendance.add_punches_title });
    // The missing punch is proposed; the officer knows the exact time.
    await expect(form.getByRole('combobox', { name: fields.action })).toHaveValue(en.nouns.attendances.options.action.out);
    await expect(form.getByRole('textbox', { name: fields.time })).toHaveValue('18:00');
    await form.getByRole('textbox', { name: fields.time }).fill('18:02');
    await form.getByRole('textbox', { name: fields.note }).fill('Left through the garage');
    await form.getByRole('button', { name: attendance.add, exact: true }).click();
    await expect(office.getByText('1 punch added')).toBeVisible();
    await expect(panel).toContainText(en.nouns['attendance-days'].options.status.present);
    await expect(panel.getByRole('listitem').filter({ hasText: 'Left through the garage' })).toContainText('18:02');
    await office.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(cell).not.toHaveAccessibleName(new RegExp(attendance.flags.missing_out));
  });
});
