import { expect, type Page } from '@playwright/test';
import { moveTo } from './move.ts';

/** In a list; a paper is named by its id, too, and is a page of its own. */
const opensLayer = /^(?!\/contract).*[?&](new|id|edit|clone)=/;

/** Opens a page and waits until nothing on it loads or moves any more. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settledAt(page, path);
}

/** The same from within the application, where it is open already. */
export async function moveSettled(page: Page, path: string): Promise<void> {
  await (isOpen(page) ? moveTo(page, path) : page.goto(path));
  await settledAt(page, path);
}

const isOpen = (page: Page): boolean => !['about:blank', '/ready'].some((end) => page.url().endsWith(end));

async function settledAt(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  if (opensLayer.test(path)) await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
}

/** Polled on every frame: an expectation retries only after a tenth of a second, then a quarter, a half and a whole one. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true]') && document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
