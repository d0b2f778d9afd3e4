import { en } from '@cadre/contract/texts/en';
import { expect, test } from '../journey.ts';

const { errors } = en;
const titles = {
  '/error/error-v1': 'How did you get here',
  '/error/error-v2': 'Something went wrong here',
  '/error/error-v3': errors.v3_title,
  '/error/error-v4': errors.v4_title,
  '/error/error-v5': 'Nothing left to do here.',
  '/error/error-v6': errors.v6_title,
};

test('the six error pages are six pages, open to all users', async ({ page }) => {
  const pictures = new Set<string>();
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page, 'stays where it is').toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: errors.go_home })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    pictures.add((await page.screenshot({ animations: 'disabled' })).toString('base64'));
  }
  expect(pictures.size).toBe(6);
});

test('the section itself leads to the first of them, and from there home', async ({ page }) => {
  await page.goto('/error');
  await expect(page).toHaveURL('/error/error-v1');
  await page.getByRole('link', { name: errors.go_home }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test.describe('Noa, signed in', () => {
  test.use({ signedInAs: 'noa' });

  test('keeps her menu on a page that does not exist and finds the way back', async ({ page }) => {
    await page.goto('/user-profile');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OOPS! Something went wrong here');
    await expect(page.getByRole('navigation', { name: en.shell.menu })).toBeVisible();
    await page.getByRole('button', { name: errors.go_back }).click();
    await expect(page).toHaveURL('/user-profile');
  });

  test('sees that a page is not for her, and goes home', async ({ page }) => {
    await page.goto('/administration/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OOPS! You Are Not Authorized');
    await page.getByRole('link', { name: errors.go_home }).click();
    await expect(page).toHaveURL('/employee-home');
  });
});

test.describe('Adrián, when the server fails', () => {
  test.use({ signedInAs: 'adrian' });

  test('reads why a list is missing and tries again with success', async ({ page }) => {
    await page.route('**/api/v1/branches?*', (route) =>
      route.fulfill({ status: 500, json: { error: en.problems.bug, code: 'bug', request_id: 'req-1' } }),
    );
    await page.goto('/configuration/branches');
    await expect(page.getByRole('heading', { name: en.lists.failed })).toBeVisible();
    await expect(page.getByText('req-1')).toBeVisible();

    await page.unroute('**/api/v1/branches?*');
    await page.getByRole('button', { name: en.common.retry }).click();
    await expect(page.getByRole('table')).toContainText('Madrid');
  });

  test('sees a notice when the connection is lost, and loses nothing', async ({ page, context }) => {
    await page.goto('/configuration/branches?new=1');
    const name = page.getByRole('textbox', { name: en.shared.fields.name });
    await name.fill('Lisboa');
    await context.setOffline(true);
    await expect(page.getByText(en.common.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(en.common.offline)).toBeHidden();
    await expect(name).toHaveValue('Lisboa');
  });
});
