import { test as base, expect, type Page } from '@playwright/test';
import { sessionOf } from './ask.ts';
import { type Person, type PersonName, people } from './people.ts';

type Fixtures = {
  /** Who sits at the browser. Absent: nobody is signed in. */
  signedInAs: PersonName | undefined;
  /** A second browser, with another person at it. */
  alsoSignedInAs: (person: Person) => Promise<Page>;
};

export { expect } from '@playwright/test';

export const test = base.extend<Fixtures>({
  signedInAs: [undefined, { option: true }],
  page: async ({ page, signedInAs }, use) => {
    if (signedInAs) await seat(page, people[signedInAs]);
    const faults = faultsOf(page);
    await use(page);
    expect(faults, 'what the page complained about in its console').toEqual([]);
  },
  alsoSignedInAs: async ({ browser }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await seat(page, person);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * Leaves a session where the web application keeps it, from a page that runs nothing. A browser that is made with a session
 * would be a fresh one for every person, and cold. The language is fixed, so that what an account prefers changes no other journey.
 */
async function seat(page: Page, person: Person): Promise<void> {
  const session = JSON.stringify(await sessionOf(person));
  await page.goto('/ready');
  await page.evaluate((value) => {
    localStorage.setItem('cadre.session', value);
    localStorage.setItem('cadre.language', 'en');
  }, session);
}

/** Refusals of the server are part of many journeys; a script that throws or is blocked is part of none. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
  });
  return faults;
}
