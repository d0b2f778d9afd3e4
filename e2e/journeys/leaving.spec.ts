import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague } from '../colleague.ts';
import { asShown, dayFromToday } from '../day.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { find, make, sendRequest, sessionOf } from '../send-request.ts';
import { signIn } from '../sign-in.ts';

test.use({ signedInAs: 'tomas' });

const { leaving, privacy, profile, employment } = en.people;
const { forms, done, auth } = en;
const fields = { ...en.shared.fields, ...en.nouns.employees.fields };
const employeeRole = 2;
/** Past everywhere, whatever the hour. */
const lastDay = dayFromToday(-2);

async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: profile.more }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page.getByRole('dialog');
}

test('Tomás ends an employment and renews it: the account closes and opens, and both periods stay', async ({ page, browser }) => {
  const leaver = await colleague('Lidia');
  const report = await colleague('Ramón', { manager_id: leaver.id });
  const account = await newcomer('Lidia', [employeeRole], { employee_id: leaver.id });

  await page.goto(`/employees/${leaver.id}`);
  const header = page.getByRole('main').locator('header').filter({ hasText: leaver.name }).first();
  await expect(header).toContainText(en.nouns.employees.options.status.active);
  const end = await choose(page, leaving.terminate);
  await end.getByRole('textbox', { name: fields.last_working_day }).fill(lastDay);
  await expect(end.getByText(leaving.account)).toBeVisible();
  await expect(end.getByRole('listitem').filter({ hasText: report.name })).toContainText('1 direct report');
  await pick(page, end.getByRole('combobox', { name: fields.termination_reason }), en.shared.options.termination_reason.resignation);
  const confirm = end.getByRole('button', { name: leaving.terminate });
  await expect(confirm).toBeDisabled();
  await end.getByLabel(filled(forms.delete_typed, { label: leaver.name })).fill(leaver.name);
  await confirm.click();
  await expect(page.getByText(filled(done.terminated, { name: leaver.name }))).toBeVisible();
  await expect(header).toContainText(en.nouns.employees.options.status.terminated);

  const outside = await browser.newContext();
  const hers = await outside.newPage();
  await hers.goto('/auth/login');
  await signIn(hers, account);
  await expect(hers.getByText(en.problems.login_incorrect)).toBeVisible();

  const back = await choose(page, leaving.rehire);
  await expect(back.getByRole('switch', { name: fields.restore_account })).toBeChecked();
  await back.getByRole('button', { name: leaving.rehire }).click();
  await expect(back).toBeHidden();
  await expect(header).toContainText(en.nouns.employees.options.status.active);
  await page.getByRole('link', { name: profile.employment }).click();
  const periods = page.getByRole('region', { name: employment.periods }).getByRole('listitem');
  await expect(periods).toHaveCount(2);
  await expect(periods.last()).toContainText(filled(employment.from_to, { from: asShown('2024-03-01'), to: asShown(lastDay) }));
  await expect(periods.first()).toContainText(filled(employment.since, { day: '' }).trim());

  await signIn(hers, account);
  await expect(hers, auth.sign_in).toHaveURL('/employee-home');
  await outside.close();
});

test('Tomás erases the personal data of a former employee, after a preview and typing the name', async ({ page }) => {
  const former = await colleague('Olga', { mobile: '+34 600 123 123', city: 'Toledo' });
  await make('emergency-contacts', { employee_id: former.id, name: 'Pablo Testigo', relation: 'Brother', phone: '+34 600 321 321' });
  const nameless = `Former employee ${former.employee_no}`;
  const hr = await sessionOf(people.tomas);
  await sendRequest(hr, 'POST', `/employees/${former.id}/terminate`, { last_working_day: lastDay, termination_reason: 'resignation' });

  await page.goto(`/employees/${former.id}`);
  const dialog = await choose(page, privacy.purge);
  await expect(dialog.getByRole('listitem').filter({ hasText: en.nouns['emergency-contacts'].many })).toContainText('1');
  await expect(dialog.getByRole('heading', { name: privacy.kept })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: privacy.purge });
  const typed = dialog.getByLabel(filled(forms.delete_typed, { label: former.name }));
  await typed.fill('Olga');
  await expect(confirm).toBeDisabled();
  await typed.fill(former.name);
  await confirm.click();
  await expect(page.getByText(filled(done.purged, { name: nameless }))).toBeVisible();
  await expect(page.getByRole('main').getByText(nameless).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(former.name)).toHaveCount(0);
  await expect(find('employees', former.name)).rejects.toThrow();
});
