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

/** Requests without an answer, and answers that are refusals. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  const pathOf = (url: string): string => new URL(url).pathname;
  page.on('response', (answer) => {
    if (!answer.ok()) refusals.push(`${answer.status()} ${answer.request().method()} ${pathOf(answer.url())}`);
  });
  page.on('requestfailed', (request) => refusals.push(`${request.failure()?.errorText} ${request.method()} ${pathOf(request.url())}`));
  return refusals;
}
