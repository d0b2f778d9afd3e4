import { fileURLToPath } from 'node:url';
import { en } from '@cadre/contract/texts/en';
import { expect, test } from '../journey.ts';
import { openSettled, settled } from '../settled.ts';

test.use({ signedInAs: 'lucia', viewport: { width: 1440, height: 900 } });

/** `UPDATE_PICTURES=1` renews the pictures of the README; they are best taken when nothing else has run. */
const isUpdate = process.env.UPDATE_PICTURES === '1';
const { dashboard } = en;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dashboard matches its ${colorScheme} picture`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSettled(page, '/dashboard');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.getByRole('region', { name: dashboard.payslips }).getByRole('row').nth(1)).toBeVisible();
    const cards = [dashboard.pay_run, dashboard.joiners_leavers, dashboard.absence];
    for (const name of cards) await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();

    if (!isUpdate) return;
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await page.screenshot({ path: fileURLToPath(new URL(`../../docs/cadre-${colorScheme}.png`, import.meta.url)) });
  });
}
