import type { Page } from '@playwright/test';

/** Refusals of the server are part of many journeys; a script that throws or is blocked is part of none. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
  });
  return faults;
}
