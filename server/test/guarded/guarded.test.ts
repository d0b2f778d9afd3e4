import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../src/platform/access/sessions.ts';
import { inNameOf } from '../../src/platform/database/in-name-of.ts';
import type { PersonName } from '../office/cast.ts';
import { mailsIn } from '../office/outbox.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { type Mark, marks, plant } from './plant.ts';
import { type Seen, walkThrough } from './walk.ts';

let office: Office;
let clara: number;
let walk: Awaited<ReturnType<typeof walkThrough>>;
beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  await plant(office, clara);
  walk = await walkThrough(office, clara);
});
afterAll(() => office.close());

const waysTo = async (person: Person): Promise<(Seen & { marks: Mark[] })[]> => {
  const found: (Seen & { marks: Mark[] })[] = [];
  await walk(person, (seen) => {
    const shown = (Object.keys(marks) as Mark[]).filter((mark) => seen.text.includes(marks[mark]));
    if (shown.length > 0) found.push({ ...seen, marks: shown });
  });
  return found;
};

const closedTo: [PersonName, Mark[]][] = [
  ['outsider', ['personal', 'health', 'pay', 'form', 'item']],
  ['manager', ['personal', 'pay', 'form', 'item']],
  ['auditor', ['personal', 'health', 'pay', 'form', 'item']],
  ['payroll', ['personal', 'health']],
  ['admin', ['pay', 'form', 'item']],
  ['hr', ['pay']],
];

test.each(closedTo)('the %s finds nothing that is guarded from them, however they ask: %j', async (who, closed) => {
  const found = (await waysTo(office.as(who))).filter((seen) => seen.marks.some((mark) => closed.includes(mark)));
  expect(found.map(({ way }) => way)).toEqual([]);
});

test('its owner finds all of it, so it is there to be found', async () => {
  const found = await waysTo(office.as('consultant'));
  for (const mark of Object.keys(marks) as Mark[]) expect(found.filter((seen) => seen.marks.includes(mark)).length).toBeGreaterThan(2);
});

test('it lies in no line of the log, in no answer kept for a repeat, and in nobody else’s mail', async () => {
  const guarded = new RegExp(Object.values(marks).join('|'));
  expect(office.logged.filter((line) => guarded.test(line))).toEqual([]);
  const { rows } = await office.house.db.run('select row_to_json(k)::text as kept from idempotency_keys k', []);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ kept }) => guarded.test(kept))).toEqual([]);
  const astray = (await mailsIn(office.house)).filter(
    ({ to, subject, text }) => to !== office.cast.consultant.email && guarded.test(subject + text),
  );
  expect(astray).toEqual([]);
});

/** Names in the history, in pickers and on covers are no look at what they name. */
const isCover = ({ way, text }: Seen): boolean =>
  /^GET \/(logs|notifications|search|\S*\/(lists|history|timeline|media))/.test(way) ||
  (/^(GET \/(documents|forms|approvals) |GET \/employees\/\S+\/profile|export of (documents|forms|approvals|logs))/.test(way) &&
    !text.includes('"note"') &&
    !text.includes('"answers"'));

test('whoever may see it leaves a trace with every answer that shows it', async () => {
  const untraced: string[] = [];
  for (const [role, mark] of [
    [3, 'personal'],
    [3, 'health'],
    [5, 'pay'],
  ] as const) {
    const shown = (await waysTo(await newcomer(role))).filter((seen) => seen.marks.includes(mark) && !isCover(seen));
    expect(shown.length).toBeGreaterThan(5);
    for (const { way } of shown.filter(({ way }) => way.startsWith('GET '))) {
      const [, path = '', query = '{}'] = /^GET (\S+) (.*)$/.exec(way) ?? [];
      const person = await newcomer(role);
      await person.get(path, JSON.parse(query));
      const { rows } = await office.house.db.run(
        `select from logs where action = 'view_sensitive' and employee_id = $1 and actor_id = (select max(id) from users)`,
        [clara],
      );
      if (rows.length === 0) untraced.push(way);
    }
  }
  expect(untraced).toEqual([]);
});

let newcomers = 0;
/** Somebody who has not looked at anything yet. */
async function newcomer(role: number): Promise<Person> {
  newcomers += 1;
  return inNameOf('system', () =>
    office.house.db.transaction(async ({ run }) => {
      const { rows } = await run(`insert into users (first_name, email, status) values ('New', $1, 'active') returning id`, [
        `new${newcomers}@example.com`,
      ]);
      await run('insert into user_roles (user_id, role_id) values ($1, $2)', [rows[0].id, role]);
      return office.anyone(await startSession(run, rows[0].id, { ip: '127.0.0.1', user_agent: 'Office test' }));
    }),
  );
}
