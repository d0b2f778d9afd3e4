import { wholeRun } from '../../testing/whole-run.ts';
import { findingsIn } from '../findings.ts';
import { expect, test } from '../journey.ts';
import { servePartsPage } from '../parts-page.ts';

const widths = [1440, 390, 320];
/** On phones axe looks at the parts where pages are made of them. */
const looked = wholeRun ? widths : widths.slice(0, 1);

test(`every part is shown in both themes on ${widths.join(', ')} px, without a finding and without scrolling sideways`, async ({
  page,
}, testInfo) => {
  const parts = await servePartsPage();
  try {
    await page.goto(parts.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
    // One button demonstrates the busy state, which is also how a page shows that it is not settled yet.
    await page.locator('[aria-busy=true]').evaluateAll((buttons) => {
      for (const button of buttons) button.removeAttribute('aria-busy');
    });
    expect(await page.getByRole('main').getByRole('region').count()).toBeGreaterThan(3);
    const papers = page.locator('.parts__theme');
    expect(await papers.count()).toBeGreaterThan(7);
    const [light, dark] = await papers.evaluateAll((boxes) => boxes.slice(0, 2).map((box) => getComputedStyle(box).backgroundColor));
    expect(light).not.toBe(dark);

    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (looked.includes(width)) expect.soft(await findingsIn(page, ['light'])).toEqual([]);
        await expect.soft
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0);
        if (wholeRun)
          await testInfo.attach(`parts at ${width} px`, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      });
    }
  } finally {
    await parts.stop();
  }
});
