import type { DayPlan, Moment } from '@cadre/rules/attendance/facts';
import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import type { Day } from '@cadre/rules/calendar';
import { createRandom } from '../random.ts';
import { habitsOf } from './habits.ts';
import { planDay, type Stamp } from './plan-day.ts';

export type Punch = {
  employee: number;
  at: Moment;
  action: Stamp['action'];
  zone: string;
  local_time: string;
  work_date: Day;
  via: 'machine' | 'web' | 'manual';
};

type Person = { number: number; planOf: (date: Day) => DayPlan };

/** All punches of an employee on these days, up to now. The same person always gets the same punches for a day. */
export function planPunches({ number, planOf }: Person, dates: readonly Day[], now: Moment): Punch[] {
  const habits = habitsOf(number, createRandom(7_919 * (number + 1)));
  return dates.flatMap((date) => {
    const plan = planOf(date);
    const random = createRandom(Math.floor(Date.parse(date) / 86_400_000) * 4_001 + number);
    const { stamps, forgot_out } = planDay(plan, habits, random);
    const taps = stamps.flatMap((one) =>
      one.twice && !habits.on_the_web ? [one, { ...one, at: one.at + random.between(4, 40) * 1000 }] : [one],
    );
    const forgiven = forgot_out && plan.shift && random.below(100) < 55 && Date.parse(date) < now - 4 * 86_400_000;
    const punch = ({ at, action }: Pick<Stamp, 'at' | 'action'>, via: Punch['via']): Punch => ({
      employee: number,
      at,
      action,
      zone: plan.zone,
      local_time: localTextAt(plan.zone, at),
      work_date: date,
      via,
    });
    const corrected = forgiven ? [punch({ at: (stamps[0] as Stamp).at + 9 * 3_600_000, action: 'out' }, 'manual')] : [];
    return [...taps.map((one) => punch(one, habits.on_the_web ? 'web' : 'machine')), ...corrected].filter(({ at }) => at <= now);
  });
}
