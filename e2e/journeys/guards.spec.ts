import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { moveTo } from '../move.ts';
import { commonPaths, employeePaths, staffPaths } from '../paths.ts';
import { forbidden, refusalOrNothing } from '../refusals.ts';

/** Any URL may be typed: the server responds with the application, whose router then handles it like a link. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect.soft([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
  await moveTo(page, path);
}

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function expectOpen(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.soft(titleOf(page), path).not.toHaveText(refusalOrNothing);
}

async function expectForbidden(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.soft(titleOf(page), path).toHaveText(forbidden);
  await expect.soft(page, path).toHaveTitle(new RegExp(forbidden));
}

/** The pages each of them may open are covered by the tests that run axe on every page. */
test.describe('Noa, an employee', () => {
  test.use({ signedInAs: 'noa' });

  test('is not let into the administrative area, and begins at her own home', async ({ page }) => {
    await page.goto('/administration');
    for (const path of [...staffPaths, '/configuration/branches', '/employees/1']) await expectForbidden(page, path);
    await moveTo(page, '/');
    await expect(page).toHaveURL('/employee-home');
  });
});

test.describe('Adrián, who administers', () => {
  test.use({ signedInAs: 'adrian' });

  test('is not let into the self-service area', async ({ page }) => {
    await page.goto('/employee-home');
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
      ['/', '/dashboard'],
    ] as const;
    await page.goto('/help/dashboard');
    for (const [from, to] of moves) {
      await open(page, from);
      await expect(page, from).toHaveURL(to);
    }
  });
});

test.describe('Lucía, who pays salaries', () => {
  test.use({ signedInAs: 'lucia' });

  test('is refused a page of the administration for which she has no right', async ({ page }) => {
    await page.goto('/help/dashboard');
    await expectForbidden(page, '/administration/roles');
    await expectOpen(page, '/configuration/jobs');
  });
});

test('a user who is not signed in is led to the sign-in page from everywhere', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/', ...employeePaths, ...staffPaths, ...commonPaths, '/user/profile', '/no-such-page']) {
    await moveTo(page, '/auth/forgot-password');
    await open(page, path);
    await expect(page, path).toHaveURL(/\/auth\/login/);
  }
});
