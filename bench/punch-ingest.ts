import type pg from 'pg';
import { type Company, startCompany } from './tools/company.ts';
import { interleave } from './tools/compare.ts';
import { type Figure, median, percent, perSecond } from './tools/figure.ts';
import { connectOwner } from './tools/owner.ts';
import { databaseProcess, ownSeconds, processorSeconds } from './tools/processor-time.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const terminals = Array.from({ length: 8 }, (_, number) => `BENCH${number}`);
const peoplePerTerminal = 500;
const linesPerBatch = 128;
const seconds = 3;

const leastShare = 0.5;

/**
 * Terminals that all send their stored punches, batch after batch, compared with bare inserts of the same rows into tables of the same
 * shape: once with the same keys, including the foreign keys to employees and devices, and once without foreign keys.
 */
export async function punchIngest(): Promise<Figure[]> {
  const company = await startCompany(employees, { furnish });
  const owners = await Promise.all(terminals.map(() => connectOwner(company.databaseUrl)));
  try {
    await stopClock(company.databaseUrl);
    const { rows } = await (owners[0] as pg.Client).query(knownPins);
    const lines = createLines(rows);
    const database = await databaseProcess(company.databaseUrl);
    const spent = (): number => processorSeconds(company.product.process) + processorSeconds(database) + ownSeconds();
    const costs = { ours: [] as number[], keyed: [] as number[], bare: [] as number[] };
    const measured = (of: keyof typeof costs, send: Send) => async (): Promise<number> => {
      const before = spent();
      const { punches, seconds } = await sendInParallel(send);
      costs[of].push((spent() - before) / punches);
      return punches / seconds;
    };
    const insert = (tables: Tables) =>
      measured(tables, (terminal, at) => insertBare(owners[at] as pg.Client, tables, terminal, lines.next(`${tables} ${terminal}`, at)));
    const [ours = 0, keyed = 0, bare = 0] = await interleave(
      measured('ours', (terminal, at) => push(company, terminal, lines.next(terminal, at))),
      insert('keyed'),
      insert('bare'),
    );
    await requireAll(owners[0] as pg.Client, lines.sent());
    const share = median(costs.keyed) / median(costs.ours);
    return [
      { name: 'Punches, bare insert with the same keys', value: perSecond(keyed) },
      { name: 'Punches, bare insert without foreign keys', value: perSecond(bare) },
      { name: 'Punches from terminals, PostgreSQL', value: perSecond(ours) },
      { name: 'Punches from terminals, share of the bare insert with the same keys', value: percent(ours / keyed) },
      {
        name: 'The same by processor time, which other work on the machine takes nothing of',
        value: percent(share),
        promise: `at least ${percent(leastShare)}`,
        kept: share >= leastShare,
      },
      { name: 'Punches from terminals, share of the one without foreign keys', value: percent(ours / bare) },
    ];
  } finally {
    for (const owner of owners) await owner.end();
    await company.stop();
  }
}

const knownPins = `
  select e.id as employee_id, e.device_user_code as pin from employees e
  where exists (select from employment_periods p where p.employee_id = e.id and p.hired_on < current_date - 60 and p.left_on is null) order by e.id`;

type Tables = 'keyed' | 'bare';

async function furnish(databaseUrl: string): Promise<void> {
  const owner = await connectOwner(databaseUrl);
  await owner.query(
    `insert into devices (name, branch_id, serial_no, timezone, accepts_serial) select t, (select min(id) from branches), t, 'UTC', true from unnest($1::text[]) t`,
    [terminals],
  );
  for (const table of ['raw_punches', 'attendances']) {
    await owner.query(
      `create table bare_${table} (like ${table} including all); create table keyed_${table} (like ${table} including all)`,
    );
    const { rows } = await owner.query('select of_column, named from kept_references() where held = $1', [table]);
    for (const { of_column, named } of rows) {
      await owner.query(`alter table keyed_${table} add foreign key (${of_column}) references ${named}`);
    }
  }
  await owner.end();
}

type Line = { employee_id: number; pin: string; time: string };

/** Each terminal has its own log of its own people, who punch in turn, one round per minute, over the last weeks. */
function createLines(people: { employee_id: number; pin: string }[]): { next(log: string, terminal: number): Line[]; sent(): number } {
  const began = Date.now() - 30 * 86_400_000;
  const written = new Map<string, number>();
  const line = (terminal: number, at: number): Line => ({
    ...(people[terminal * peoplePerTerminal + (at % peoplePerTerminal)] as { employee_id: number; pin: string }),
    time: new Date(began + Math.floor(at / peoplePerTerminal) * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  });
  return {
    next(log, terminal) {
      const from = written.get(log) ?? 0;
      written.set(log, from + linesPerBatch);
      return Array.from({ length: linesPerBatch }, (_, at) => line(terminal, from + at));
    },
    sent: () => terminals.reduce((sum, terminal) => sum + (written.get(terminal) ?? 0), 0),
  };
}

type Send = (terminal: string, at: number) => Promise<void>;

async function sendInParallel(send: Send): Promise<{ punches: number; seconds: number }> {
  const began = performance.now();
  let batches = 0;
  const sendOn = async (terminal: string, at: number): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      await send(terminal, at);
      batches += 1;
    }
  };
  await Promise.all(terminals.map(sendOn));
  return { punches: batches * linesPerBatch, seconds: (performance.now() - began) / 1000 };
}

async function push({ product }: Company, terminal: string, lines: Line[]): Promise<void> {
  const body = lines.map(({ pin, time }) => `${pin}\t${time}\t0\t1\t0\t0\t0\n`).join('');
  const answer = await fetch(`${product.url}/iclock/cdata?SN=${terminal}&table=ATTLOG&Stamp=9999`, { method: 'POST', body });
  const said = await answer.text();
  if (said.trim() !== `OK: ${lines.length}`) throw new Error(`The terminal was answered with ${answer.status} ${said}`);
}

/** The minimum cost of the same rows: two statements in one transaction, with all values known in advance. */
async function insertBare(owner: pg.Client, tables: Tables, terminal: string, lines: Line[]): Promise<void> {
  const people = lines.map(({ employee_id }) => employee_id);
  const times = lines.map(({ time }) => time);
  await owner.query('begin');
  const { rows } = await owner.query({
    name: `${tables} raw`,
    text: `insert into ${tables}_raw_punches (device_id, source, pin, sent_time, occurred_at, code, verify_code, workcode, raw_line, dedupe_key, outcome, employee_id)
      select 1, 'device', pin, time, time::timestamptz, 0, 1, '0', line, line || $1, 'accepted', employee
      from unnest($2::int[], $3::text[], $4::text[], $5::text[]) l (employee, pin, time, line) returning id`,
    values: [
      ` ${terminal} with as many characters as a fingerprint of it`,
      people,
      lines.map(({ pin }) => pin),
      times,
      lines.map(({ pin, time }) => `${pin}\t${time}\t0\t1\t0\t0\t0`),
    ],
  });
  await owner.query({
    name: `${tables} event`,
    text: `insert into ${tables}_attendances (employee_id, action, created_at, timezone, local_time, source, device_id, raw_id, direction_origin, code)
      select employee, 'in', time::timestamptz, 'UTC', time, 'device', 1, raw, 'device', 0
      from unnest($1::int[], $2::text[], $3::int[]) l (employee, time, raw)`,
    values: [people, times, rows.map(({ id }) => id)],
  });
  await owner.query('commit');
}

/** Every acknowledged punch must be stored, and must count. */
async function requireAll(owner: pg.Client, sent: number): Promise<void> {
  const { rows } = await owner.query(
    `select count(*)::int as stored from attendances a join devices d on d.id = a.device_id where d.serial_no = any($1::text[])`,
    [terminals],
  );
  if (rows[0].stored !== sent) throw new Error(`${sent} punches were sent and ${rows[0].stored} are there.`);
}
