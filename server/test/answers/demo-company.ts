import { seedDemo } from '../../seeds/demo.ts';
import { type DemoEmail, demoAccounts } from '../../seeds/demo-accounts.ts';
import { startSession } from '../../src/platform/access/sessions.ts';
import type { House } from '../../src/platform/house.ts';
import { closeHouse } from '../../src/platform/open-house.ts';
import { openBuilding } from '../office/open-building.ts';
import { type Person, personWith } from '../office/person.ts';
import { serveEcbFile } from '../projects/ecb-server.ts';
import { watchAnswers } from './watch-answers.ts';

export type DemoRole = DemoEmail extends `${infer Name}@${string}` ? Name : never;
export const demoRoles = demoAccounts.map(({ email }) => email.split('@')[0] as DemoRole);

/** The demo company with all of its accounts signed in. Every response is checked against its declaration. */
export async function openDemoCompany() {
  const bank = await serveEcbFile();
  const { app, house, dispose, logged, content } = await openBuilding({ exchangeRatesUrl: bank.url }, async (house, app) => {
    await seedDemo(house, { days: 45 });
    return { watched: watchAnswers(app), tokens: await signIn(house) };
  });
  const { watched, tokens } = content;
  return {
    app,
    house,
    bank,
    watched,
    logged,
    as: (role: DemoRole): Person => personWith(app, tokens.get(`${role}@example.com`)),
    /** Opens a session that has not been used yet. */
    async tokenOf(role: DemoRole): Promise<string> {
      const email = `${role}@example.com`;
      return (await signIn(house, [email])).get(email) as string;
    },
    anyone: (token?: string): Person => personWith(app, token),
    async close() {
      await app.close();
      await closeHouse(house);
      await dispose();
      await bank.stop();
    },
  };
}
export type DemoCompany = Awaited<ReturnType<typeof openDemoCompany>>;

async function signIn({ db }: House, emails: string[] = demoAccounts.map(({ email }) => email)): Promise<Map<string, string>> {
  const { rows } = await db.run('select id, email from users where email = any($1)', [emails]);
  const tokens = new Map<string, string>();
  for (const { id, email } of rows) tokens.set(email, await startSession(db.run, id, { ip: '127.0.0.1', user_agent: 'Test' }));
  return tokens;
}
