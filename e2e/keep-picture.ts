import type { Page, TestInfo } from '@playwright/test';

/**
 * What the page showed when the test failed, among its results. Playwright would take such a picture at the end of every test,
 * well or not, and wait five seconds for windows that only brought a file.
 */
export async function keepPicture(page: Page, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus || page.isClosed()) return;
  const path = test.outputPath(`failed-${test.attachments.length + 1}.png`);
  await page.screenshot({ path });
  await test.attach('what the page showed', { path, contentType: 'image/png' });
}
