import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

const subject = (await readdir(migrationsFolder)).find((name) => name.endsWith('_notices_of_requests.sql')) as string;

const rewritten = [
  ['leave_approved', { title: 'Vacation' }, null, 'request_approved', { title: 'Vacation', model: 'leaves' }],
  [
    'leave_shorten_asked',
    { title: 'Vacation', name: 'Ida', model: 'leaves' },
    null,
    'request_shorten_asked',
    { title: 'Vacation', name: 'Ida', model: 'leaves' },
  ],
  ['travel_kept', { title: 'Lisbon' }, null, 'request_kept', { title: 'Lisbon', model: 'travels' }],
  ['excuse_cancelled', { title: 'Late' }, null, 'request_cancelled', { title: 'Late', model: 'excuses' }],
  ['overtime_rejected', { title: '1:00' }, null, 'request_rejected', { title: '1:00', model: 'overtime' }],
  ['time_card_rejected', { title: 'W1' }, null, 'request_sent_back', { title: 'W1', model: 'time-cards' }],
  ['proposal_reviewed', { title: 'Offer' }, null, 'request_approved', { title: 'Offer', model: 'proposals' }],
  ['document_submitted', { title: 'Passport', name: 'Ida' }, null, 'request_asked', { title: 'Passport', name: 'Ida', model: 'documents' }],
  ['approval_asked', { name: 'Ida', model: 'travels' }, null, 'request_asked', { name: 'Ida', model: 'travels' }],
  ['change_decided', { summary: 'city', decision: 'rejected' }, null, 'request_rejected', { summary: 'city', model: 'change-requests' }],
  [
    'swap_approved',
    { title: '2026-05-04', name: 'Max' },
    null,
    'request_approved',
    { title: '2026-05-04 (Max)', name: 'Max', model: 'shift-swaps' },
  ],
  ['payroll_approved', { run: '2026-05/regular' }, null, 'request_of_approved', { run: '2026-05/regular', model: 'payrolls' }],
  ['payroll_rejected', { name: 'Extra run' }, null, 'request_of_sent_back', { title: 'Extra run', model: 'payrolls' }],
  [
    'pay_decided',
    { name: 'Ida', decision: 'approved' },
    '/payroll/bonuses?id=1',
    'request_of_approved',
    { title: 'Ida', model: 'bonuses' },
  ],
  [
    'pay_decided',
    { name: 'Ida', decision: 'rejected' },
    '/payroll/salaries?id=1',
    'request_of_rejected',
    { title: 'Ida', model: 'compensations' },
  ],
  ['leave_recounted', { title: 'Vacation' }, null, 'leave_recounted', { title: 'Vacation' }],
] as const;

test('stored notices of requests keep their content under the types that all kinds share', async () => {
  const older = await mkdtemp(join(tmpdir(), 'cadre-older-'));
  for (const file of (await readdir(migrationsFolder)).filter((name) => name < subject))
    await cp(join(migrationsFolder, file), join(older, file));
  await migrate(used.db, older);
  await rm(older, { recursive: true });
  await used.db.script(
    `insert into users (first_name, email, preferences) values ('Ida', 'ida@example.com', '{"notices": {"time_cards": {"mail": "off"}}}')`,
  );
  for (const [type, args, link] of rewritten)
    await used.db.run('insert into notifications (user_id, type, args, link) values (1, $1, $2, $3)', [type, JSON.stringify(args), link]);
  await migrate(used.db, migrationsFolder);
  const { rows } = await used.db.run('select type, args from notifications order by id', []);
  expect(rows).toEqual(rewritten.map(([, , , type, args]) => ({ type, args })));
  const { rows: users } = await used.db.run('select preferences from users', []);
  expect(users).toEqual([{ preferences: { notices: { time_cards: { mail: 'off' } } } }]);
});
