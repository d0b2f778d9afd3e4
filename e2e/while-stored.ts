import { savePreferences } from '@cadre/contract/calls/preferences';
import type { Page } from '@playwright/test';

/** The screen shows a small choice before the server has kept it; who looks elsewhere or reloads must wait for that. */
export async function whileStored(page: Page, choose: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === savePreferences.method && answer.url().endsWith(savePreferences.path),
  );
  await choose();
  await stored;
}
