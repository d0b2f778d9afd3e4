import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import type { Services } from '../../src/platform/services.ts';
import { monday, planHours } from '../attendance/fixtures.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { ask, mondayIn, newCategory } from '../requests/fixtures.ts';
import { addressOf, runMain } from '../starting/run-main.ts';
import { newProject } from '../time-cards/week-fixtures.ts';

/** Every round starts the program and recovers; `npm run test:all` takes the time for more of them. */
const rounds = Array.from({ length: wholeRun ? 8 : 1 }, (_, at) => at + 1);
const weeks = wholeRun ? 16 : 3;

let office: Office;
let project_id: number;
const leaves: number[] = [];
const decided = new Map<number, string>();
const written = new Set<string>();
const tried: string[] = [];

beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  const category = await newCategory(office, { annual_amount: 200 });
  project_id = await newProject(office);
  const clara = { id: office.cast.consultant.employee_id as number, as: office.as('consultant') };
  for (let week = 1; week <= weeks; week += 1)
    for (let day = 0; day < 5; day += 1) {
      const { status, body, text } = await ask(clara, category, addDays(mondayIn(1), 7 * week + day));
      if (status !== 200) throw new Error(text);
      leaves.push(body.data.id);
    }
  await office.loseDatabase();
});
afterAll(() => office.close());

const bearer = (name: 'manager' | 'consultant' | 'outsider') => ({
  authorization: `Bearer ${office.cast[name].token}`,
  'content-type': 'application/json',
});

test.each(rounds)('killed in the middle of decisions and time rows, it starts again (round %i)', async (round) => {
  const { databaseUrl, dataFolder } = office.services.config;
  const program = runMain({ databaseUrl, dataFolder, dispose: async () => undefined }, {});
  await expect.poll(() => addressOf(program)).toBeDefined();
  const address = `${addressOf(program)}/api/v1`;
  let isOver = false;
  let answered = 0;
  const send = async (path: string, method: string, headers: Record<string, string>, body: object): Promise<boolean> => {
    const answer = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
    // Only a response that was read to its end counts as acknowledged.
    const isDone = answer?.status === 200 && (await answer.text().then(Boolean, () => false));
    if (isDone) answered += 1;
    return isDone;
  };
  const decide = async (lane: number): Promise<void> => {
    for (const id of leaves.filter((_, at) => at % 2 === lane && !decided.has(leaves[at] as number))) {
      if (isOver) return;
      const status = id % 3 === 0 ? 'rejected' : 'approved';
      if (await send('/update-status', 'PATCH', bearer('manager'), { model: 'leaves', id, status, note: 'Looked at' }))
        decided.set(id, status);
    }
  };
  const write = async (name: 'consultant' | 'outsider'): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const description = `${name} ${round}.${at}`;
      tried.push(description);
      const row = { project_id, minutes: 5, description };
      const tasks = [0, 1].map((day) => ({ ...row, date: addDays(monday, day + 2 * (at % 2)) }));
      if (await send('/tasks/bulk', 'POST', bearer(name), { tasks })) written.add(description);
    }
  };
  const work = [decide(0), decide(1), write('consultant'), write('outsider')];
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(5 + ((round * 7) % 20));
  program.stop('SIGKILL');
  isOver = true;
  await Promise.all([...work, program.ended]);
});

test('and has lost no acknowledged write, and left none incomplete', async () => {
  expect(decided.size).toBeGreaterThan(0);
  expect(written.size).toBeGreaterThan(0);
  const services = await openServices(office.services.config, createLog('silent'));
  const stored = await storedLeaves(services);
  for (const [id, status] of decided) expect(stored.find((leave) => leave.id === id)).toMatchObject({ id, status });
  const half = stored.filter(
    ({ status, approval, days, logged }) =>
      approval !== status || days !== (status === 'rejected' ? 0 : 2) || logged !== (status === 'pending' ? 1 : 2),
  );
  expect(half).toEqual([]);
  const rows = await storedRows(services);
  expect([...written].filter((description) => rows.get(description) !== 2)).toEqual([]);
  expect(tried.filter((description) => ![undefined, 2].includes(rows.get(description)))).toEqual([]);
  expect((await verifyHistory(services.db)).broken).toEqual([]);
  await closeServices(services);
});

async function storedLeaves({ db }: Services) {
  const { rows } = await asSystem(
    db,
    sql<{ id: number; status: string; approval: string; days: number; logged: number }>`
      select l.id, l.status, a.status as approval,
        (select count(*)::int from leave_days d where d.leave_id = l.id and d.active) as days,
        (select count(*)::int from logs g where g.model = 'leaves' and g.model_id = l.id and g.action = 'status') as logged
      from leaves l join approvals a on a.model = 'leaves' and a.model_id = l.id order by l.id`,
  );
  return rows;
}

async function storedRows({ db }: Services): Promise<Map<string, number>> {
  const { rows } = await asSystem(
    db,
    sql<{ description: string; rows: number }>`select description, count(*)::int as rows from tasks group by 1`,
  );
  return new Map(rows.map((row) => [row.description, row.rows]));
}
