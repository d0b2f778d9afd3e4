import { en } from '@cadre/contract/texts/en';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';

const { charts, common, dashboard, help, shell } = en;
const attendanceOfficer = 8;

test('a user arranges the dashboard, finds an action and reads its chart, by keyboard alone', async ({ alsoSignedInAs }) => {
  const page = await alsoSignedInAs(await newcomer('Ines', [attendanceOfficer]));
  await page.goto('/dashboard');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: dashboard.absence })).toBeVisible();

  const table = page.getByRole('button', { name: charts.as_table });
  await table.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: dashboard.absence })).toContainText(dashboard.absence_unexplained);

  await page.getByRole('button', { name: dashboard.edit_layout }).focus();
  await page.keyboard.press('Enter');
  const grip = page.getByRole('button', { name: filled(dashboard.layout_move, { card: dashboard.departments }), exact: true });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect(grip).toBeFocused();
  await page.getByRole('switch', { name: filled(dashboard.layout_show, { card: dashboard.holidays }) }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: dashboard.layout_done }).focus();
  await page.keyboard.press('Enter');
  await expect(titles.filter({ hasText: dashboard.holidays })).toBeHidden();
  await page.reload();
  await expect(titles.filter({ hasText: dashboard.departments })).toBeVisible();
  await expect(titles.filter({ hasText: dashboard.holidays })).toBeHidden();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: common.search });
  const newDevice = filled(common.new, { what: en.nouns.devices.one });
  await palette.getByRole('combobox').fill(newDevice);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attendances\/devices\?new=1/);
  const form = page.getByRole('dialog', { name: newDevice });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  const way = page.getByRole('link', { name: shell.help, exact: true });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/devices');
  await expect(page.getByRole('main')).toContainText(help.topics.devices.first.what);
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill(help.topics.employees.first.what);
  await expect(palette.getByRole('option', { name: help.topics.employees.first.what })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/employees#first');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: shell.help })).toContainText(shell.shortcuts_elsewhere);
});
