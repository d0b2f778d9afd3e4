import type { Browser, Page } from '@playwright/test';
import { faultsOf, refusalsOf } from './faults.ts';
import { type Person, type PersonName, people } from './people.ts';
import { sessionOf } from './send-request.ts';

type Seat = { page: Page; faults: string[]; refusals: string[] };

/** Browsers that stay open from test to test, one for each person: for tests that look at pages and change nothing. */
export type Seats = {
  of(person: PersonName | undefined): Promise<Seat>;
  /** A failed test leaves an unknown state, so the next one begins with a new browser. */
  clear(person: PersonName | undefined): Promise<void>;
};

export function createSeats(browser: Browser): Seats {
  const taken = new Map<PersonName | undefined, Seat>();
  return {
    async of(person) {
      const known = taken.get(person);
      if (known) return known;
      const page = await (await browser.newContext()).newPage();
      if (person) await seat(page, people[person]);
      const fresh = { page, faults: faultsOf(page), refusals: refusalsOf(page) };
      taken.set(person, fresh);
      return fresh;
    },
    async clear(person) {
      await taken.get(person)?.page.context().close();
      taken.delete(person);
    },
  };
}

/**
 * Leaves a session where the web application keeps it, from a page that runs nothing.
 * The language is fixed, so that what an account prefers changes no other journey.
 */
export async function seat(page: Page, person: Person): Promise<void> {
  const session = JSON.stringify(await sessionOf(person));
  await page.goto('/ready');
  await page.evaluate((value) => {
    localStorage.setItem('cadre.session', value);
    localStorage.setItem('cadre.language', 'en');
  }, session);
}
