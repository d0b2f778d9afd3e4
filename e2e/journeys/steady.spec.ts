import { expect, test } from '../journey.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

test.use({ signedInAs: 'noa', viewport: { width: 390, height: 844 } });

const paths = ['/my-attandance/weekly-hours', '/my-attandance/attandance', '/user-profile?tab=messages', '/employee-home'];

test('on a phone nothing moves under the finger while a page comes', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    const note = (entry: PerformanceEntry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) window.shifts += value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('.ui-skeleton, [aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifts), path).toBeLessThan(0.1);
    });
  }
});
