import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { pages } from '../paths.ts';
import { openSettled } from '../settled.ts';

// Nothing is changed here, so the tab may be the one of the page before; a new one costs more than the look at the page.
test.use({ reuseContext: true });

const phones = [320, 390];

/** How many pixels of the page stand out to the side. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoSidewaysScroll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSettled(page, path);
    for (const width of phones) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft.poll(() => excess(page), `${path} at ${width} px`).toBe(0);
    }
  }
}

test('no page for the signed-out scrolls sideways on a phone', ({ page }) => expectNoSidewaysScroll(page, pages.signedOut));

test.describe('Noa', () => {
  test.use({ signedInAs: 'noa' });
  test('reads every page of hers on a phone without scrolling sideways', ({ page }) => expectNoSidewaysScroll(page, pages.employee));
});

test.describe('Adrián', () => {
  test.use({ signedInAs: 'adrian' });
  test('reads every page of his on a phone without scrolling sideways', ({ page }) => expectNoSidewaysScroll(page, pages.staff));
  test('and everything about time as well', ({ page }) => expectNoSidewaysScroll(page, pages.time));
});

test.describe('Tomás', () => {
  test.use({ signedInAs: 'tomas' });
  test('reads contracts on a phone without scrolling sideways', ({ page }) => expectNoSidewaysScroll(page, pages.hr));
});
