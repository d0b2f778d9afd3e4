import type { Page, TestInfo } from '@playwright/test';

/**
 * Attaches a screenshot of a failed test to its results. Playwright's own option takes one at the end of every test, failed or not, and
 * waits five seconds for windows that only downloaded a file.
 */
export async function keepPicture(page: Page, test: TestInfo, refusals: readonly string[]): Promise<void> {
  if (test.status === test.expectedStatus || page.isClosed()) return;
  const path = test.outputPath(`failed-${test.attachments.length + 1}.png`);
  await page.screenshot({ path });
  await test.attach('what the page showed', { path, contentType: 'image/png' });
  const said = await page.locator('[role="alert"], [role="status"], [role="dialog"]').allInnerTexts();
  const body = [...refusals.slice(-5), ...said.map((text) => text.replaceAll('\n', ' · ')).filter(Boolean)].join('\n');
  await test.attach('last refusals and messages', { body, contentType: 'text/plain' });
}
