import { expect, test as journey } from './journey.ts';
import { keepPicture } from './keep-picture.ts';
import { createSeats, type Seats } from './seats.ts';

export { expect } from './journey.ts';

/** A test that only reads. The next test of the same user reuses the session and the loaded application. */
export const test = journey.extend<object, { seats: Seats }>({
  seats: [({ browser }, use) => use(createSeats(browser)), { scope: 'worker' }],
  page: async ({ seats, signedInAs }, use, test) => {
    const { page, faults, refusals } = await seats.of(signedInAs);
    await use(page);
    await keepPicture(page, test, refusals);
    const found = faults.splice(0);
    if (test.status !== test.expectedStatus || found.length > 0) await seats.clear(signedInAs);
    expect(found, 'what the page complained about in its console').toEqual([]);
  },
});
