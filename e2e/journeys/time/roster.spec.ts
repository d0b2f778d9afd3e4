import { dayForms } from '@cadre/contract/texts/day-forms';
import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague } from '../../colleague.ts';
import { dayAfter, dayFromToday } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { pick } from '../../pick.ts';
import { find, make } from '../../send-request.ts';
import { unique } from '../../unique.ts';
import { workdays } from '../../workdays.ts';

test.use({ signedInAs: 'marta' });

const { schedules, attendance, common, notices } = en;
const fields = { ...en.shared.fields, ...en.nouns['month-schedules'].fields };
const { roster } = schedules;
const employeeRole = 2;

/** Two people in a department below Marta's, and a Monday of next month that begins a week without a holiday. */
async function nightTeam() {
  const department = unique('Night desk');
  const { id: department_id } = await make('departments', { name: department, parent_id: (await find('departments', 'Delivery')).id });
  const more = { department_id, hire_date: dayFromToday(-5) };
  const ana = await colleague('Ana', more);
  const blas = await colleague('Blas', more);
  const today = dayFromToday(0);
  const month = dayAfter(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
  const days = await workdays(ana.id, `${month}-01`, `${month}-28`);
  const monday = days.find((day) => [1, 2, 3, 4].every((more) => days.includes(dayAfter(day, more)))) as string;
  return { department, ana, blas, monday };
}

const cellOf = (page: Page, name: string, day: string) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('gridcell')
    .nth(Number(day.slice(8)) - 1);

test('Marta plans a month by keyboard and by mouse, resolves an issue, publishes, and Ana sees when she works', async ({
  page,
  alsoSignedInAs,
}) => {
  const { department, ana, blas, monday } = await nightTeam();
  const account = await newcomer('Ana', [employeeRole], { employee_id: ana.id });
  const name = unique('Nights');
  const day = (number: number) => dayAfter(monday, number);

  await test.step('a new roster for her new team', async () => {
    await page.goto('/attendances/rosters');
    await page.getByRole('button', { name: filled(common.new, { what: en.nouns['month-schedules'].one }) }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: fields.name }).fill(name);
    await pick(page, form.getByRole('combobox', { name: fields.department_id }), department);
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await expect(form).toBeHidden();
    await page.getByRole('link', { name }).click();
    await expect(cellOf(page, ana.name, monday)).toHaveAccessibleName(/^O, /);
  });

  await test.step('letters enter shifts, a brush is drawn over days', async () => {
    await cellOf(page, ana.name, monday).click();
    await page.keyboard.type('nl');
    await expect(cellOf(page, ana.name, monday)).toHaveText('N');
    await expect(cellOf(page, ana.name, day(1))).toHaveText('L');
    await page.getByRole('group', { name: schedules.brushes }).getByRole('button', { name: 'Early' }).click();
    await cellOf(page, blas.name, day(1)).hover();
    await page.mouse.down();
    await cellOf(page, blas.name, day(3)).hover();
    await page.mouse.up();
    for (const number of [1, 2, 3]) await expect(cellOf(page, blas.name, day(number))).toHaveText('E');
  });

  await test.step('a rest period that is too short leads to its day and is fixed', async () => {
    await page.getByRole('button', { name: '1 error' }).click();
    const issues = page.getByRole('complementary', { name: roster.issues });
    const short = filled(schedules.issues.short_rest, { rest: '7:00', before: 'Night', after: 'Late', least: '11:00' });
    await page.getByRole('button', { name: roster.publish }).click();
    const stopped = page.getByRole('dialog');
    await expect(stopped).toContainText('Resolve one error first.');
    await stopped.getByRole('button', { name: common.cancel }).click();
    await issues.getByRole('button', { name: short }).click();
    await expect(cellOf(page, ana.name, day(1))).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(issues).toContainText(roster.issues_none);
    await expect(page.getByText(roster.saved)).toBeVisible();
  });

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: roster.publish }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(roster.publish_clean);
    await dialog.getByRole('button', { name: roster.publish }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(en.nouns['month-schedules'].options.status.published);
  });

  await test.step('Ana is notified, and sees her night shift', async () => {
    const hers = await alsoSignedInAs(account);
    await hers.goto(`/my-attandance/attandance?month=${monday.slice(0, 7)}&day=${monday}`);
    const plan = hers.getByRole('dialog').getByRole('listitem').filter({ hasText: attendance.origin.roster });
    await expect(plan).toContainText('Night 22:00–06:00');
    await hers.goto('/user-profile?tab=messages');
    await expect(hers.getByText(filled(notices.roster_published, { name, month: dayForms('en').month(monday) }))).toBeVisible();
  });
});
