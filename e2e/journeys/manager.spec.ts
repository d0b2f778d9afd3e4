import { employees } from '@cadre/contract/resources/employees';
import { en } from '@cadre/contract/texts/en';
import { expect, test } from '../journey.ts';
import { people } from '../people.ts';
import { find, sessionOf } from '../send-request.ts';

test.use({ signedInAs: 'marta' });

const { profile, employment } = en.people;

/** Whatever the contract calls personal. */
const personal = Object.entries(employees.fields).flatMap(([name, field]) => ('tier' in field && field.tier === 'personal' ? [name] : []));

test('Marta reads how her people are employed, and nothing of their private lives', async ({ page }) => {
  const noa = await find('employees', people.noa.name);
  await page.goto('/employees?q=Castellvell');
  const answer = page.waitForResponse(`**/api/v1/employees/${noa.id}/profile`);
  await page.getByRole('link', { name: people.noa.name }).click();
  const tabs = page.getByRole('navigation', { name: profile.tabs });
  await expect(tabs.getByRole('link', { name: profile.employment })).toBeVisible();
  for (const name of [profile.personal, profile.pay, profile.documents]) await expect(tabs.getByRole('link', { name })).toHaveCount(0);

  const { data } = (await (await answer).json()) as { data: { employee: Record<string, unknown> } };
  expect(Object.keys(data.employee)).toContain('hire_date');
  expect(Object.keys(data.employee).filter((name) => personal.includes(name))).toEqual([]);
  expect(Object.keys(data)).not.toContain('bank_accounts');

  await tabs.getByRole('link', { name: profile.employment }).click();
  await expect(page.getByRole('region', { name: employment.timeline })).toContainText('Delivery');
  await expect(page.getByRole('button', { name: en.people.bulk.change })).toHaveCount(0);
});

test('an address typed by hand leads Marta no further', async ({ page }) => {
  const noa = await find('employees', people.noa.name);
  for (const tab of ['personal', 'pay', 'documents']) {
    await page.goto(`/employees/${noa.id}/${tab}`);
    await expect(page.getByText(profile.no_tab)).toBeVisible();
  }
  const { access_token } = await sessionOf(people.marta);
  for (const path of ['personal', 'pay']) {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await page.request.get(`/api/v1/employees/${noa.id}/${path}`, { headers });
    expect(answer.status(), path).toBe(403);
  }
});
