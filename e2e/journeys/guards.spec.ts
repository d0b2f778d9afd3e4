import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { commonPaths, employeePaths, staffPaths } from '../paths.ts';

/** Paths of the specification whose pages are still to be built: open to the right people, who find nothing there yet. */
const unbuilt: readonly string[] = [
  '/my-leaves',
  '/my-excuses',
  '/my-payslips',
  '/my-salary',
  '/my-salary/2026/3',
  '/my-tasks',
  '/my-tasks/2026/11',
  '/tasks-history',
  '/requests',
  '/payroll',
  '/time-cards',
  '/proposals',
  '/work-flow',
  '/my-approvals',
];

const forbidden = 'OOPS! You Are Not Authorized';
const missing = 'OOPS! Something went wrong here';

/** Opens an address as if typed, and reads what the page calls itself. */
async function titleAt(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'commit' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title, path).not.toHaveText('');
  return title.innerText();
}

async function expectOpen(page: Page, path: string): Promise<void> {
  const title = await titleAt(page, path);
  if (unbuilt.includes(path)) expect.soft(title, path).toBe(missing);
  else expect.soft([forbidden, missing], path).not.toContain(title);
}

async function expectForbidden(page: Page, path: string): Promise<void> {
  expect.soft(await titleAt(page, path), path).toBe(forbidden);
  expect.soft(await page.title(), path).toContain(forbidden);
}

test.describe('Noa, an employee', () => {
  test.use({ signedInAs: 'noa' });

  test('opens her own pages and those of everybody', async ({ page }) => {
    for (const path of [...employeePaths, ...commonPaths]) await expectOpen(page, path);
    await page.goto('/');
    await expect(page).toHaveURL('/employee-home');
  });

  test('is not let into the administrative area', async ({ page }) => {
    for (const path of [...staffPaths, '/configuration/branches', '/employees/1']) await expectForbidden(page, path);
  });
});

test.describe('Adrián, who administers', () => {
  test.use({ signedInAs: 'adrian' });

  test('opens the administrative area and the pages of everybody', async ({ page }) => {
    for (const path of [...staffPaths, ...commonPaths]) await expectOpen(page, path);
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
  });

  test('is not let into the self-service area', async ({ page }) => {
    for (const path of employeePaths) await expectForbidden(page, path);
  });

  test('is led from a section to its first page, and from the old profile to the new', async ({ page }) => {
    const moves = [
      ['/administration', '/administration/users'],
      ['/requests', '/requests/leaves'],
      ['/payroll', '/payroll/payslips'],
      ['/time-cards', '/time-cards/projects'],
      ['/configuration', '/configuration/branches'],
      ['/user/profile', '/user-profile'],
    ] as const;
    for (const [from, to] of moves) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
    }
  });
});

test.describe('Lucía, who pays salaries', () => {
  test.use({ signedInAs: 'lucia' });

  test('is refused a page of the administration for which she has no right', async ({ page }) => {
    await expectForbidden(page, '/administration/roles');
    await expectOpen(page, '/configuration/jobs');
  });
});

test('whoever is not signed in is led to the sign-in page from everywhere', async ({ page }) => {
  for (const path of ['/', ...employeePaths, ...staffPaths, ...commonPaths, '/user/profile', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/auth\/login/);
  }
});
