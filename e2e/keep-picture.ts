import type { Page, TestInfo } from '@playwright/test';

/**
 * What the page showed when the test failed, among its results. Playwright would take such a picture at the end of every test,
 * well or not, and wait five seconds for windows that only brought a file.
 */
export async function keepPicture(page: Page, test: TestInfo, refusals: readonly string[]): Promise<void> {
  if (test.status === test.expectedStatus || page.isClosed()) return;
  const path = test.outputPath(`failed-${test.attachments.length + 1}.png`);
  await page.screenshot({ path });
  await test.attach('what the page showed', { path, contentType: 'image/png' });
  const said = await page.locator('[role="alert"], [role="status"], [role="dialog"]').allInnerTexts();
  const body = [...refusals.slice(-5), ...said.map((text) => text.replaceAll('\n', ' · ')).filter(Boolean)].join('\n');
  await test.attach('what was refused and said last', { body, contentType: 'text/plain' });
}
