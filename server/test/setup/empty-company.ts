import { ensureFirstAdministrator } from '../../src/features/access/ensure-first-administrator.ts';
import { startSession } from '../../src/platform/access/sessions.ts';
import { closeServices } from '../../src/platform/open-services.ts';
import { watchAnswers } from '../answers/watch-answers.ts';
import { openBuilding } from '../office/open-building.ts';
import { type Person, personWith } from '../office/person.ts';

const adminEmail = 'first@example.com';

/** A company with only the first administrator, as the start settings create it. */
export async function openEmptyCompany() {
  const settings = { adminEmail, adminPassword: 'seven-quiet-otters' };
  const { app, services, content, dispose } = await openBuilding(settings, async (services, app) => {
    await ensureFirstAdministrator(services);
    return watchAnswers(app);
  });
  return {
    services,
    /** The user with this address, signed in. */
    async as(email = adminEmail): Promise<Person> {
      const { rows } = await services.db.run(`update users set status = 'active' where email = $1 returning id`, [email]);
      return personWith(app, await startSession(services.db.run, rows[0].id, { ip: '127.0.0.1', user_agent: 'Set-up test' }));
    },
    async close() {
      await app.close();
      await closeServices(services);
      await dispose();
      if (content.wrong.size > 0) throw new Error(`Answers are not as declared:\n${[...content.wrong].join('\n')}`);
    },
  };
}
