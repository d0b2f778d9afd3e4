import { ensureFirstAdministrator } from '../../src/features/access/ensure-first-administrator.ts';
import { startSession } from '../../src/platform/access/sessions.ts';
import { closeHouse } from '../../src/platform/open-house.ts';
import { watchAnswers } from '../answers/watch-answers.ts';
import { openBuilding } from '../office/open-building.ts';
import { type Person, personWith } from '../office/person.ts';

const adminEmail = 'first@example.com';

/** A company with only the first administrator, as the start settings create it. */
export async function openEmptyCompany() {
  const settings = { adminEmail, adminPassword: 'seven-quiet-otters' };
  const { app, house, content, dispose } = await openBuilding(settings, async (house, app) => {
    await ensureFirstAdministrator(house);
    return watchAnswers(app);
  });
  return {
    house,
    /** The user with this address, signed in. */
    async as(email = adminEmail): Promise<Person> {
      const { rows } = await house.db.run(`update users set status = 'active' where email = $1 returning id`, [email]);
      return personWith(app, await startSession(house.db.run, rows[0].id, { ip: '127.0.0.1', user_agent: 'Set-up test' }));
    },
    async close() {
      await app.close();
      await closeHouse(house);
      await dispose();
      if (content.wrong.size > 0) throw new Error(`Answers are not as declared:\n${[...content.wrong].join('\n')}`);
    },
  };
}
