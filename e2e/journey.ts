import { test as base, expect, type Page } from '@playwright/test';
import { type Session, sessionOf } from './ask.ts';
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
  storageState: async ({ signedInAs }, use) => {
    await use(signedInAs && storageOf(await sessionOf(people[signedInAs])));
  },
  page: async ({ page }, use) => {
    const faults = faultsOf(page);
    await use(page);
    expect(faults, 'what the page complained about in its console').toEqual([]);
  },
  alsoSignedInAs: async ({ browser }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ storageState: storageOf(await sessionOf(person)) });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** As the web application keeps it. The language is fixed, so that what an account prefers changes no other journey. */
function storageOf(session: Session) {
  const localStorage = [
    { name: 'cadre.session', value: JSON.stringify(session) },
    { name: 'cadre.language', value: 'en' },
  ];
  return { cookies: [], origins: [{ origin: process.env.E2E_URL as string, localStorage }] };
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
