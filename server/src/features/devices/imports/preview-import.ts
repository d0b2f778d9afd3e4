import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { localDayAt, localTextAt } from '@cadre/rules/attendance/plan/zone';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { type CheckedPunch, judgePunches } from '../intake/checked-punch.ts';
import { type FindHolder, loadHolders } from '../intake/holders.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import type { ReadLine } from '../protocol/punch-line.ts';

type Preview = Omit<PunchImport, 'format' | 'headings' | 'mapping' | 'batch_id'>;
type Outcome = PunchImport['preview'][number]['outcome'];

const shown = 100;

/** The expected outcome of each line of a file. */
export async function previewImport(db: Runner, device: KnownDevice, lines: ReadLine[], received_at: number): Promise<Preview> {
  const judged = await checkInBatches(lines, device, received_at);
  const known = await knownAmong(db, judged);
  const holderOf = await holdersOf(db, device, judged);
  const rows = await inBatches(judged, (punch) => {
    const holder = punch.pin === null || punch.at === null ? undefined : holderOf(punch.pin, localDayAt(device.timezone, punch.at));
    return { punch, employee_id: holder?.employee_id, outcome: outcomeOf(punch, known, holder) };
  });
  const count = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  const names = await namesOf(
    db,
    rows.slice(0, shown).flatMap(({ employee_id }) => employee_id ?? []),
  );
  const times = judged.flatMap(({ at }) => at ?? []).sort((a, b) => a - b);
  const dayAt = (at: number | undefined): string | null => (at === undefined ? null : localDayAt(device.timezone, at));
  return {
    received: lines.length,
    fresh: count('fresh'),
    duplicates: count('duplicate') + lines.length - judged.length,
    unmapped: count('unmapped'),
    out_of_range: count('out_of_range'),
    unreadable: count('unreadable'),
    from: dayAt(times[0]),
    to: dayAt(times.at(-1)),
    preview: rows.slice(0, shown).map(({ punch, employee_id, outcome }) => ({
      line_no: punch.line_no,
      pin: punch.pin,
      employee: (employee_id !== undefined && names.get(employee_id)) || null,
      time: punch.at === null ? null : localTextAt(device.timezone, punch.at),
      outcome,
      raw_line: punch.raw_line,
    })),
  };
}

function outcomeOf(punch: CheckedPunch, known: Set<string>, holder: ReturnType<FindHolder>): Outcome {
  if (known.has(punch.dedupe_key)) return 'duplicate';
  if (punch.at === null) return 'unreadable';
  if (punch.doubt) return 'out_of_range';
  return holder?.is_employed && !holder.is_doubted ? 'fresh' : 'unmapped';
}

const atOnce = 500;

async function checkInBatches(lines: readonly ReadLine[], device: KnownDevice, received_at: number): Promise<CheckedPunch[]> {
  let { last_punch_at } = device;
  const slices = await inBatches([...inSlices(lines, atOnce)], (some) => {
    const judged = judgePunches(some, { ...device, last_punch_at }, { received_at, isBackfill: true });
    const at = judged.findLast((punch) => punch.at !== null)?.at ?? null;
    last_punch_at = at === null ? last_punch_at : new Date(at);
    return judged;
  });
  const byKey = new Map<string, CheckedPunch>();
  for (const punch of slices.flat()) if (!byKey.has(punch.dedupe_key)) byKey.set(punch.dedupe_key, punch);
  return [...byKey.values()];
}

/** Punches that were undone with an earlier file count as new. */
async function knownAmong(db: Runner, judged: CheckedPunch[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inSlices(judged, atOnce)) {
    const { rows } = await sql<Columns<'raw_punches', 'dedupe_key'>>`
      select dedupe_key from raw_punches where dedupe_key = any(${some.map(({ dedupe_key }) => dedupe_key)}::text[])
        and outcome_reason is distinct from 'undone'`.execute(db);
    for (const { dedupe_key } of rows) known.add(dedupe_key);
  }
  return known;
}

async function holdersOf(db: Runner, device: KnownDevice, judged: CheckedPunch[]): Promise<FindHolder> {
  const finders = new Map<string, FindHolder>();
  const pins = [...new Set(judged.flatMap(({ pin }) => pin ?? []))];
  for (const some of inSlices(pins, atOnce)) {
    const holderOf = await loadHolders(db, device.id, some);
    for (const pin of some) finders.set(pin, holderOf);
  }
  return (pin, day) => finders.get(pin)?.(pin, day);
}

async function namesOf(db: Runner, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<Columns<'employees', 'id' | 'name'>>`select id, name from employees where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
