import type { FastifyInstance } from 'fastify';
import { closeServices } from '../src/platform/open-services.ts';
import type { Services } from '../src/platform/services.ts';
import type { Config } from '../src/platform/settings.ts';
import { watchAnswers } from './answers/watch-answers.ts';
import { type Cast, hireCast, type PersonName } from './office/fixtures.ts';
import { openBuilding } from './office/open-building.ts';
import { type Person, personWith } from './office/person.ts';

/**
 * An office with a few people and a separate database. It fails on close if a response did not match its declaration.
 * `as('manager').get('/employees')` makes the request as that person.
 */
export type Office = {
  app: FastifyInstance;
  services: Services;
  cast: Cast;
  /** The log, line by line. */
  logged: string[];
  as(name: PersonName): Person;
  /** A caller with this token, or with none. */
  anyone(token?: string): Person;
  /** Takes the database away, as a failure would. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
};

export async function openOffice(settings: Partial<Config> = {}): Promise<Office> {
  const { app, services, logged, content, dispose } = await openBuilding(settings, async ({ db }, app) => ({
    cast: await hireCast(db),
    watched: watchAnswers(app),
  }));
  const { cast, watched } = content;
  let isLost = false;

  return {
    app,
    services,
    cast,
    logged,
    as: (name) => personWith(app, cast[name].token),
    anyone: (token) => personWith(app, token),
    async loseDatabase() {
      isLost = true;
      await closeServices(services);
    },
    async close() {
      await app.close();
      if (!isLost) await closeServices(services);
      await dispose();
      if (watched.wrong.size > 0) throw new Error(`Answers are not as declared:\n${[...watched.wrong].join('\n')}`);
    },
  };
}
