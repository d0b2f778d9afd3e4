import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import type { Reread } from './reread.ts';

/** Reads some punches of a device by another clock: the raw punches stay, their events move, and the days are settled again. */
export async function readAgain(tx: Transaction, moved: Reread[], why: string, user_id: number | null): Promise<void> {
  if (moved.length === 0) return;
  await sql`select set_config('app.reading_again', 'on', true)`.execute(tx);
  const live = await voidEvents(tx, moved, why, user_id);
  await keepReadings(tx, moved, live);
  const countable = moved.filter(({ is_plausible }) => is_plausible);
  // Punches that counted keep counting without another review; those that waited only for their time are judged like any other.
  await acceptPunches(tx, idsOf(countable.filter(({ punch }) => live.has(punch.id))), true);
  await acceptPunches(tx, idsOf(countable.filter(({ punch }) => punch.outcome_reason === 'clock')));
}

/** Events are facts: those that were read wrongly are voided. Gives the punches that counted until now. */
async function voidEvents(tx: Transaction, moved: Reread[], why: string, user_id: number | null): Promise<Set<number>> {
  const { rows } = await sql<Columns<'attendances', 'raw_id'>>`
    update attendances set state = 'voided', voided_at = now(), void_reason = ${why}, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where raw_id = any(${idsOf(moved)}::int[]) and voided_at is null returning raw_id`.execute(tx);
  return new Set(rows.map(({ raw_id }) => raw_id as number));
}

/** A punch that is now the same as another one becomes its duplicate. */
async function keepReadings(tx: Transaction, moved: Reread[], live: Set<number>): Promise<void> {
  const outcomes = moved.map((one) => outcomeOf(one, live.has(one.punch.id)));
  await sql`
    with read as (
      select r.*, exists (select from raw_punches other where other.dedupe_key = r.dedupe_key and other.id <> r.id) as is_twin
      from unnest(${idsOf(moved)}::int[], ${moved.map(({ at }) => new Date(at))}::timestamptz[], ${moved.map(({ flag }) => flag)}::text[],
        ${moved.map(({ dedupe_key }) => dedupe_key)}::text[], ${outcomes.map(({ outcome }) => outcome)}::text[],
        ${outcomes.map(({ reason }) => reason)}::text[]) r (id, at, flag, dedupe_key, outcome, reason)
    )
    update raw_punches p set occurred_at = r.at, flag = r.flag, dedupe_key = case when r.is_twin then p.dedupe_key else r.dedupe_key end,
      outcome = case when r.is_twin then 'ignored' else r.outcome end, outcome_reason = case when r.is_twin then 'duplicate' else r.reason end,
      employee_id = case when r.outcome = 'quarantined' then null else p.employee_id end
    from read r where p.id = r.id`.execute(tx);
  await sql`select set_config('app.reading_again', 'off', true)`.execute(tx);
}

/** A punch with an impossible time is quarantined, even if it was accepted before. */
function outcomeOf(
  { punch: { outcome, outcome_reason }, is_plausible }: Reread,
  isLive: boolean,
): { outcome: string; reason: string | null } {
  if (!isLive && outcome !== 'quarantined') return { outcome, reason: outcome_reason };
  if (!is_plausible) return { outcome: 'quarantined', reason: 'clock' };
  return { outcome: 'quarantined', reason: outcome_reason === 'clock' || isLive ? 'unknown_pin' : outcome_reason };
}

const idsOf = (moved: Reread[]): number[] => moved.map(({ punch }) => punch.id);
