import { findingsIn } from '../findings.ts';
import { expect, test } from '../journey.ts';
import { servePartsPage } from '../parts-page.ts';

let parts: Awaited<ReturnType<typeof servePartsPage>>;
test.beforeAll(async () => {
  parts = await servePartsPage();
});
test.afterAll(() => parts.stop());

for (const width of [1440, 390, 320]) {
  test(`every part stands in both themes on ${width} px, without a finding and without scrolling sideways`, async ({ page }, testInfo) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(parts.url);
    const groups = page.getByRole('main').getByRole('region');
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
    // One button shows how it looks while it works, which is how pages say that they are not yet settled.
    await page.locator('[aria-busy=true]').evaluateAll((buttons) => {
      for (const button of buttons) button.removeAttribute('aria-busy');
    });

    expect(await findingsIn(page, ['light'])).toEqual([]);
    const papers = page.locator('.parts__theme');
    expect(await papers.count()).toBeGreaterThan(7);
    const [light, dark] = await papers.evaluateAll((boxes) => boxes.slice(0, 2).map((box) => getComputedStyle(box).backgroundColor));
    expect(light).not.toBe(dark);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await groups.count()).toBeGreaterThan(3);
    expect(failures).toEqual([]);
    await testInfo.attach(`parts at ${width} px`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  });
}
