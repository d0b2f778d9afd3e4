import { test as base, expect, type Page } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { type Person, type PersonName, people } from './people.ts';
import { seat } from './seats.ts';

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
