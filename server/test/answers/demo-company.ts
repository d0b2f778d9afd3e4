import { seedDemo } from '../../seeds/demo.ts';
import { type DemoEmail, demoAccounts } from '../../seeds/demo-accounts.ts';
import { startSession } from '../../src/platform/access/sessions.ts';
import { closeServices } from '../../src/platform/open-services.ts';
import type { Services } from '../../src/platform/services.ts';
import { openBuilding } from '../office/open-building.ts';
import { type Person, personWith } from '../office/person.ts';
import { serveEcbFile } from '../projects/ecb-server.ts';
import { watchAnswers } from './watch-answers.ts';

export type DemoRole = DemoEmail extends `${infer Name}@${string}` ? Name : never;
export const demoRoles = demoAccounts.map(({ email }) => email.split('@')[0] as DemoRole);

/** The demo company with all of its accounts signed in. Every response is checked against its declaration. */
export async function openDemoCompany() {
  const bank = await serveEcbFile();
  const { app, services, dispose, logged, content } = await openBuilding({ exchangeRatesUrl: bank.url }, async (services, app) => {
    await seedDemo(services, { days: 45 });
    return { watched: watchAnswers(app), tokens: await signIn(services) };
  });
  const { watched, tokens } = content;
  return {
    app,
    services,
    bank,
    watched,
    logged,
    as: (role: DemoRole): Person => personWith(app, tokens.get(`${role}@example.com`)),
    /** Opens a session that has not been used yet. */
    async tokenOf(role: DemoRole): Promise<string> {
      const email = `${role}@example.com`;
      return (await signIn(services, [email])).get(email) as string;
    },
    anyone: (token?: string): Person => personWith(app, token),
    async close() {
      await app.close();
      await closeServices(services);
      await dispose();
      await bank.stop();
    },
  };
}
export type DemoCompany = Awaited<ReturnType<typeof openDemoCompany>>;

async function signIn({ db }: Services, emails: string[] = demoAccounts.map(({ email }) => email)): Promise<Map<string, string>> {
  const { rows } = await db.run('select id, email from users where email = any($1)', [emails]);
  const tokens = new Map<string, string>();
  for (const { id, email } of rows) tokens.set(email, await startSession(db.run, id, { ip: '127.0.0.1', user_agent: 'Test' }));
  return tokens;
}
