import { test as base, expect, type Page } from '@playwright/test';
import { wholeRun } from '../testing/whole-run.ts';
import { faultsOf, refusalsOf } from './faults.ts';
import { keepPicture } from './keep-picture.ts';
import { type Person, type PersonName, people } from './people.ts';
import { seat } from './seats.ts';

type Fixtures = {
  /** The person signed in; absent: signed out. */
  signedInAs: PersonName | undefined;
  /** A second browser, with another person at it. */
  alsoSignedInAs: (person: Person) => Promise<Page>;
};

export { expect } from '@playwright/test';

export const test = base.extend<Fixtures>({
  signedInAs: [undefined, { option: true }],
  page: async ({ page, signedInAs }, use, test) => {
    if (signedInAs) await seat(page, people[signedInAs]);
    const faults = faultsOf(page);
    const refusals = refusalsOf(page);
    await use(page);
    await keepPicture(page, test, refusals);
    expect(faults, 'what the page complained about in its console').toEqual([]);
  },
  alsoSignedInAs: async ({ browser }, use, test) => {
    const pages = new Map<Page, string[]>();
    await use(async (person) => {
      const page = await (await browser.newContext()).newPage();
      pages.set(page, refusalsOf(page));
      await seat(page, person);
      return page;
    });
    for (const [page, refusals] of pages) {
      await keepPicture(page, test, refusals);
      await page.context().close();
    }
  },
});

/** For what tests of its page and of the server prove in every run: walked in the whole run. */
export const testInWholeRun = (wholeRun ? test : () => undefined) as typeof test;
