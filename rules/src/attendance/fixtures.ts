import { addDays, type Day } from '../calendar.ts';
import { settleSpan } from './day/settle-span.ts';
import type { Absence, Action, AttendanceSettings, DayPlan, DayResult, Moment, Punch, ShiftHours, Span, SpanResult } from './facts.ts';
import { defaultSettings } from './plan/default-settings.ts';
import { momentAt } from './plan/zone.ts';

/** The office and night shifts of the tests; the default time zone is Berlin. */

export const berlin = 'Europe/Berlin';

export const office: ShiftHours = {
  id: 1,
  name: 'Office',
  code: 'OF',
  kind: 'fixed',
  start_time: '09:00',
  end_time: '18:00',
  pause_start: null,
  pause_end: null,
  break_minutes: 60,
  paid_break: false,
  required_minutes: null,
  core_start: null,
  core_end: null,
  half_split_time: '13:00',
  window_before_minutes: null,
  window_after_minutes: null,
  grace_in_minutes: null,
  grace_out_minutes: null,
};

export const night: ShiftHours = {
  ...office,
  id: 2,
  name: 'Night',
  code: 'N',
  start_time: '22:00',
  end_time: '06:00',
  break_minutes: 0,
  half_split_time: null,
};

export const early: ShiftHours = {
  ...office,
  id: 3,
  name: 'Early',
  code: 'E',
  start_time: '06:00',
  end_time: '14:00',
  break_minutes: 30,
  half_split_time: null,
};

export const flexible: ShiftHours = {
  ...office,
  id: 4,
  name: 'Flexible',
  code: 'FX',
  kind: 'flexible',
  start_time: '07:00',
  end_time: '19:00',
  required_minutes: 480,
  core_start: '10:00',
  core_end: '15:00',
  half_split_time: null,
};

/** Mornings and evenings, with the afternoon between them off. */
export const split: ShiftHours = {
  ...office,
  id: 5,
  name: 'Split',
  code: 'SP',
  start_time: '09:00',
  end_time: '20:00',
  pause_start: '13:00',
  pause_end: '16:00',
  break_minutes: 0,
  half_split_time: null,
};

/** Two spans of which the second ends after midnight. */
export const splitNight: ShiftHours = {
  ...split,
  id: 6,
  name: 'Bar',
  code: 'BA',
  start_time: '17:00',
  end_time: '02:00',
  pause_start: '20:00',
  pause_end: '22:00',
};

export const planOn = (date: Day, shift: ShiftHours | null, more: Partial<DayPlan> = {}): DayPlan => ({
  date,
  employed: true,
  tracked: true,
  zone: berlin,
  shift,
  origin: shift ? 'employee' : 'none',
  holiday: null,
  settings: defaultSettings,
  ...more,
});

/** `2026-11-12 08:58` or with seconds, on the wall in Berlin. */
export const at = (text: string): Moment => momentAt(berlin, text.slice(0, 10), text.slice(11)).at;

let punchIds = 0;

/** `2026-11-12 08:58 in`; without an action, the terminal sends no direction. */
export function punch(text: string, more: Partial<Punch> = {}): Punch {
  const [day = '', clock = '', action] = text.split(' ');
  punchIds += 1;
  return {
    id: punchIds,
    at: at(`${day} ${clock}`),
    action: (action as Action) ?? null,
    mode: 'alternate',
    code: null,
    source: 'device',
    ...more,
  };
}

/** Days around `from` to `to` that all are planned alike. */
export function plansAround(from: Day, to: Day, planOf: (date: Day) => DayPlan): DayPlan[] {
  const plans: DayPlan[] = [];
  for (let date = addDays(from, -2); date <= addDays(to, 2); date = addDays(date, 1)) plans.push(planOf(date));
  return plans;
}

/** Settles days long past, unless `now` is given. */
export function settled(from: Day, to: Day, planOf: (date: Day) => DayPlan, punches: Punch[], more: Partial<Span> = {}): SpanResult {
  const now = at(`${addDays(to, 10)} 12:00`);
  return settleSpan({
    from,
    to,
    plans: plansAround(from, to, planOf),
    punches,
    absences: [],
    overrides: [],
    now,
    terminals: [],
    ...more,
  });
}

export const theDay = '2026-11-12';

export type DaySetup = {
  shift?: DayPlan['shift'];
  settings?: Partial<AttendanceSettings>;
  plan?: Partial<DayPlan>;
  absences?: Omit<Absence, 'date' | 'name'>[];
  span?: Partial<Span>;
};

/** The one day between two days off; punches as `09:00 in`, after midnight as `+06:00 out`. */
export function settledDay(
  texts: readonly string[],
  { shift = office, settings = {}, plan = {}, absences = [], span = {} }: DaySetup,
): DayResult {
  const planOf = (day: Day): DayPlan =>
    day === theDay ? planOn(day, shift, { settings: { ...defaultSettings, ...settings }, ...plan }) : planOn(day, null);
  const punches = texts.map((text) => punch(text.startsWith('+') ? `${addDays(theDay, 1)} ${text.slice(1)}` : `${theDay} ${text}`));
  const named = absences.map((absence): Absence => ({ ...absence, date: theDay, name: 'Annual leave' }));
  return settled(theDay, theDay, planOf, punches, { absences: named, ...span }).days[0]!;
}
