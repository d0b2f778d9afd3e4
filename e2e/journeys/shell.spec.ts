import { en } from '@cadre/contract/texts/en';
import { wordsIn } from '@cadre/contract/texts/words';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { chooseInRowMenu } from '../row-menu.ts';

test.use({ signedInAs: 'adrian' });

const { common, menu, shell } = en;
const words = wordsIn(en);

const mainMenu = (page: Page) => page.getByRole('navigation', { name: shell.menu });
const widthOf = async (page: Page): Promise<number> => (await mainMenu(page).boundingBox())?.width ?? 0;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('the menu stays minimised after a reload, and opens its groups next to it', async ({ page, context }) => {
  await page.goto('/configuration/branches');
  expect(await widthOf(page)).toBeGreaterThan(200);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('.menu-group__slide').first()).toHaveCSS('transition-duration', '0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: shell.minimise_menu }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(100);
  const cookie = (await context.cookies()).find(({ name }) => name === 'cadre_menu');
  expect(cookie?.value).toBe('minimised');

  await page.reload();
  await expect(page.getByRole('button', { name: shell.widen_menu })).toBeVisible();
  expect(await widthOf(page)).toBeLessThan(100);
  await mainMenu(page).getByRole('button', { name: menu.configuration }).hover();
  await mainMenu(page)
    .getByRole('link', { name: words.many('jobs') })
    .click();
  await expect(page).toHaveURL('/configuration/jobs');

  await page.getByRole('button', { name: shell.widen_menu }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: shell.minimise_menu })).toBeVisible();
});

test('the page shows its title, and the first breadcrumb leads to the dashboard', async ({ page }) => {
  await page.goto('/configuration/branches');
  await expect(page.getByRole('heading', { level: 1, name: words.many('branches') })).toBeVisible();
  await expect(page).toHaveTitle(`${words.many('branches')} · ${common.product}`);
  const crumbs = page.getByRole('navigation', { name: shell.breadcrumb });
  await expect(crumbs.getByRole('listitem')).toContainText([common.home, menu.configuration, words.many('branches')]);
  await crumbs.getByRole('link', { name: common.home }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone the menu closes when it has led somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help/dashboard');
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: shell.open_menu }).click();
  const drawer = page.getByRole('dialog', { name: shell.menu });
  await drawer.getByRole('button', { name: menu.configuration }).click();
  await drawer.getByRole('link', { name: words.many('jobs') }).click();
  await expect(page).toHaveURL('/configuration/jobs');
  await expect(drawer).toBeHidden();
});

test('the way back to the top appears after 300 pixels, and a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto('/employees?per_page=100');
  await expect(page.getByRole('rowheader').nth(50)).toBeAttached();
  const button = page.getByRole('button', { name: shell.scroll_to_top });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 800));
  await expect(button).toBeVisible();
  await mainMenu(page).getByRole('link', { name: menu.history }).click();
  await expect(page).toHaveURL(/\/logs(\?|$)/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a global message waits while it is read, and leaves five seconds later', async ({ page }) => {
  await page.clock.install();
  await page.goto('/configuration/branches?q=Madrid');
  await chooseInRowMenu(page, 'Madrid', common.delete);
  const confirm = page.getByRole('dialog').getByRole('button', { name: common.delete });
  await expect(confirm).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await confirm.click();
  const message = page.getByRole('alert').getByText(en.problems.in_use);
  await message.hover();
  await page.clock.runFor(60_000);
  await expect(message, 'still there after a minute under the pointer').toBeVisible();

  await page.mouse.move(0, 0);
  await page.clock.runFor(4_990);
  await expect(message).toBeVisible();
  await page.clock.runFor(20);
  await expect(message).toBeHidden();
});

test('the splash leaves with the first page; a slow start is explained', async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/users/me', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/v1/users/me');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const splash = page.getByRole('status', { name: common.product });
  await expect(splash).toBeVisible();
  await requested;
  await page.clock.fastForward(3_000);
  await expect(splash).toContainText(common.still_loading);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: menu.dashboard })).toBeVisible();
  await page.clock.runFor(300);
  await expect(splash).toBeHidden();
});

test.describe('Noa', () => {
  test.use({ signedInAs: 'noa' });

  test('is greeted, and the title of her page is only spoken', async ({ page }) => {
    await page.goto('/employee-home');
    await expect(page.getByRole('button', { name: shell.greeting.replace(/<name>.*/, 'Noa') })).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(menu.home);
    expect((await title.boundingBox())?.width).toBeLessThanOrEqual(1);
  });
});
