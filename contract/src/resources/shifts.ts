import { boolean, choice, color, date, minutes, reference, text, time } from '../fields.ts';
import { resource } from '../resource.ts';

/** The hours of a working day, in one span or in two with a pause between. An end at or before the start is on the next day. */
export const shifts = resource(
  'shifts',
  {
    name: text({ required: true, min: 2, max: 60 }),
    /** Shown in the cells of a roster. */
    code: text({ required: true, max: 4, pattern: 'code' }),
    color: color({ required: true }),
    kind: choice({ options: ['fixed', 'flexible'], initial: 'fixed', required: true }),
    start_time: time({ required: true }),
    end_time: time({ required: true }),
    /** A split shift: where its first span ends and its second begins. Between them is no work and no break. */
    pause_start: time(),
    pause_end: time(),
    break_minutes: minutes({ min: 0, max: 480 }),
    paid_break: boolean(),
    /** The required time of a flexible day. */
    required_minutes: minutes({ min: 1, max: 1440 }),
    core_start: time(),
    core_end: time(),
    half_split_time: time(),
    /** Empty: from the settings of the branch. */
    window_before_minutes: minutes({ min: 0, max: 720 }),
    window_after_minutes: minutes({ min: 0, max: 720 }),
    grace_in_minutes: minutes({ min: 0, max: 240 }),
    grace_out_minutes: minutes({ min: 0, max: 240 }),
    min_rest_minutes: minutes({ min: 0, max: 2880 }),
    branch_id: reference('branches'),
    /** The first day on which these hours apply; earlier days keep the previous ones. */
    valid_from: date(),
    active: boolean(),
    expected_minutes: minutes({ readonly: true }),
    crosses_midnight: boolean({ readonly: true }),
  },
  {
    label: 'name',
    check: (shift) => ({
      ...(shift.kind === 'flexible' && !shift.required_minutes ? { required_minutes: 'required_when_flexible' } : {}),
      ...(Boolean(shift.core_start) !== Boolean(shift.core_end) ? { core_end: 'core_needs_both' } : {}),
      ...complaintAboutBreaks(shift),
    }),
    list: {
      table: [
        'name',
        'code',
        'kind',
        'start_time',
        'end_time',
        'break_minutes',
        'expected_minutes',
        'branch_id',
        'active',
        '-pause_start',
        '-pause_end',
        '-valid_from',
        '-min_rest_minutes',
        '-grace_in_minutes',
        '-grace_out_minutes',
      ],
      search: ['name', 'code'],
      filters: ['kind', 'branch_id', 'active'],
      sort: ['name', 'code', 'start_time', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'code', 'color'],
        ['kind', 'branch_id'],
        ['start_time', 'end_time'],
        ['pause_start', 'pause_end'],
        ['break_minutes', 'paid_break'],
        ['required_minutes'],
        ['core_start', 'core_end'],
        ['half_split_time', 'min_rest_minutes'],
        ['grace_in_minutes', 'grace_out_minutes'],
        ['window_before_minutes', 'window_after_minutes'],
        ['valid_from', 'active'],
      ],
      clone: { rename: 'name' },
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all', hr_officer: 'all', attendance_officer: 'all' },
    },
  },
);

type Shift = Record<string, unknown>;

/** From start to end as the wall clock counts; equal times are a whole day. */
export const spanMinutes = ({ start_time, end_time }: Shift): number => {
  if (!isClock(start_time) || !isClock(end_time)) return Number.POSITIVE_INFINITY;
  return minutesFrom(start_time, end_time) || day;
};

/** The length of the pause of a split shift; zero without a pause. */
export const pauseMinutes = ({ pause_start, pause_end }: Shift): number =>
  isClock(pause_start) && isClock(pause_end) ? minutesFrom(pause_start, pause_end) : 0;

/** Breaks must leave some working time. */
function complaintAboutBreaks(shift: Shift): Record<string, string> {
  const pause = complaintAboutPause(shift);
  if (Object.keys(pause).length > 0) return pause;
  const isFilled = Number(shift.break_minutes ?? 0) >= spanMinutes(shift) - pauseMinutes(shift);
  return isFilled ? { break_minutes: 'break_fills_shift' } : {};
}

/** A pause needs a start and an end, with work before and after it. Flexible shifts have no pause. */
function complaintAboutPause(shift: Shift): Record<string, string> {
  const { kind, start_time, pause_start, pause_end } = shift;
  if (!pause_start && !pause_end) return {};
  if (!pause_start) return { pause_start: 'pause_needs_both' };
  if (!pause_end) return { pause_end: 'pause_needs_both' };
  if (kind === 'flexible') return { pause_start: 'pause_of_fixed_hours' };
  if (!isClock(start_time) || !isClock(pause_start) || !isClock(pause_end)) return {};
  const [from, to] = [minutesFrom(start_time, pause_start), minutesFrom(start_time, pause_end)];
  return 0 < from && from < to && to < spanMinutes(shift) ? {} : { pause_start: 'pause_outside_shift' };
}

const day = 1440;
/** On the wall, from one time to the next of the other. */
const minutesFrom = (from: string, to: string): number => (minuteOf(to) - minuteOf(from) + day) % day;
const isClock = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
