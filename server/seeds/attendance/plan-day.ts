import type { Action, DayPlan, Moment } from '@cadre/rules/attendance/facts';
import { spanOf, spansOf } from '@cadre/rules/attendance/plan/shift-hours';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import type { Random } from '../random.ts';
import type { Habits } from './habits.ts';

/** A punch at a moment; `twice` for a double tap. */
export type Stamp = { at: Moment; action: Action; twice: boolean };
export type DayStory = { stamps: Stamp[]; forgot_out: boolean };

const minute = 60_000;
const nothing: DayStory = { stamps: [], forgot_out: false };

/** The punches of one planned day. Most days are ordinary; exceptions are rare and of every kind. */
export function planDay(plan: DayPlan, habits: Habits, random: Random): DayStory {
  const isFree = !plan.shift || plan.holiday?.portion === 'full';
  if (!plan.employed) return nothing;
  if (isFree) return habits.works_weekends && random.below(100) < 2 ? freeDay(plan, random) : nothing;
  const chance = random.below(1000);
  if (chance < habits.absent_per_thousand) return nothing;
  if (plan.shift?.pause_start)
    return { stamps: spansOf(plan.shift, plan.date, plan.zone).flatMap((span) => spanStamps(span, habits, random)), forgot_out: false };
  const { begins, leaves } = workingHours(plan, habits, random);
  const goesEarly = random.below(1000) < 8;
  const stamps: Stamp[] = [stamp(begins, 'in', random)];
  if (habits.stamps_lunch && leaves - begins > 7 * 60 * minute) stamps.push(...lunch(begins, leaves, random));
  if (random.below(1000) < 13) return { stamps, forgot_out: true };
  stamps.push(stamp(goesEarly ? begins + random.between(200, 300) * minute : leaves, 'out', random));
  return { stamps: stamps.filter(({ at }, index, all) => index === 0 || at > (all[index - 1] as Stamp).at), forgot_out: false };
}

/** On half a holiday people work the other half. */
function workingHours({ shift, date, zone, holiday }: DayPlan, habits: Habits, random: Random): { begins: Moment; leaves: Moment } {
  const { start, end } = spanOf(shift as NonNullable<DayPlan['shift']>, date, zone);
  const isFlexible = shift?.kind === 'flexible';
  const begins = start + (isFlexible ? random.between(60, 130) : arrival(habits, random)) * minute;
  const leaves = isFlexible ? begins + random.between(8 * 60 + 54, 9 * 60 + 11) * minute : end + departure(habits, random) * minute;
  const half = (4 * 60 + random.between(0, 6)) * minute;
  if (holiday?.portion === 'pm') return { begins, leaves: begins + half };
  return holiday?.portion === 'am' ? { begins: leaves - half, leaves } : { begins, leaves };
}

/** Of each span of a split shift the beginning and the end are stamped. */
const spanStamps = ({ start, end }: { start: Moment; end: Moment }, habits: Habits, random: Random): Stamp[] => [
  stamp(start + arrival(habits, random) * minute, 'in', random),
  stamp(end + random.between(0, 6) * minute, 'out', random),
];

function arrival({ is_late_riser }: Habits, random: Random): number {
  if (is_late_riser && random.below(100) < 28) return random.between(12, 48);
  return random.below(100) < 3 ? random.between(11, 35) : random.between(-7, 5);
}

/** Most people leave on time. Overtime ends before it breaks a law, but for an evening now and then. */
function departure({ works_long }: Habits, random: Random): number {
  if (random.below(1000) < (works_long ? 130 : 14)) {
    const minutes = random.between(35, 150);
    return minutes > 140 ? minutes : Math.min(minutes, 90);
  }
  return random.between(0, 6);
}

function lunch(begins: Moment, leaves: Moment, random: Random): Stamp[] {
  const out = (begins + leaves) / 2 + random.between(-25, 25) * minute;
  return [stamp(out, 'out', random), stamp(out + random.between(56, 68) * minute, 'in', random)];
}

function freeDay({ date, zone }: DayPlan, random: Random): DayStory {
  const begins = momentAt(zone, date, '09:00').at + random.between(0, 150) * minute;
  return { stamps: [stamp(begins, 'in', random), stamp(begins + random.between(120, 260) * minute, 'out', random)], forgot_out: false };
}

/** To the second, as a terminal writes it. */
const stamp = (at: Moment, action: Action, random: Random): Stamp => ({
  at: Math.floor(at / 1000) * 1000 + random.below(60) * 1000,
  action,
  twice: random.below(100) < 2,
});
