import { boolean, choice, color, date, minutes, reference, text, time } from '../fields.ts';
import { resource } from '../resource.ts';

/** The hours of a working day. An end at or before the start lies on the next day. */
export const shifts = resource(
  'shifts',
  {
    name: text({ required: true, min: 2, max: 60 }),
    /** What stands in the cells of a roster. */
    code: text({ required: true, max: 4, pattern: 'code' }),
    color: color({ required: true }),
    kind: choice({ options: ['fixed', 'flexible'], initial: 'fixed', required: true }),
    start_time: time({ required: true }),
    end_time: time({ required: true }),
    break_minutes: minutes({ min: 0, max: 480 }),
    paid_break: boolean(),
    /** What a flexible day asks for. */
    required_minutes: minutes({ min: 1, max: 1440 }),
    core_start: time(),
    core_end: time(),
    half_split_time: time(),
    /** Empty: as the settings of the branch say. */
    window_before_minutes: minutes({ min: 0, max: 720 }),
    window_after_minutes: minutes({ min: 0, max: 720 }),
    grace_in_minutes: minutes({ min: 0, max: 240 }),
    grace_out_minutes: minutes({ min: 0, max: 240 }),
    min_rest_minutes: minutes({ min: 0, max: 2880 }),
    branch_id: reference('branches'),
    /** From when these hours hold; the hours before stay what they were. */
    valid_from: date(),
    active: boolean(),
    expected_minutes: minutes({ readonly: true }),
    crosses_midnight: boolean({ readonly: true }),
  },
  {
    label: 'name',
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
      '-valid_from',
      '-min_rest_minutes',
      '-grace_in_minutes',
      '-grace_out_minutes',
    ],
    form: [
      ['name', 'code', 'color'],
      ['kind', 'branch_id'],
      ['start_time', 'end_time'],
      ['break_minutes', 'paid_break'],
      ['required_minutes'],
      ['core_start', 'core_end'],
      ['half_split_time', 'min_rest_minutes'],
      ['grace_in_minutes', 'grace_out_minutes'],
      ['window_before_minutes', 'window_after_minutes'],
      ['valid_from', 'active'],
    ],
    search: ['name', 'code'],
    filters: ['kind', 'branch_id', 'active'],
    sort: ['name', 'code', 'start_time', 'created_at'],
    order: { by: 'name', dir: 'asc' },
    clone: { rename: 'name' },
    grants: { everyone: { view: 'all' }, hr_manager: 'all', hr_officer: 'all', attendance_officer: 'all' },
    check: (shift) => ({
      ...(shift.kind === 'flexible' && !shift.required_minutes ? { required_minutes: 'required_when_flexible' } : {}),
      ...(Boolean(shift.core_start) !== Boolean(shift.core_end) ? { core_end: 'core_needs_both' } : {}),
      ...(Number(shift.break_minutes ?? 0) >= spanMinutes(shift) ? { break_minutes: 'break_fills_shift' } : {}),
    }),
  },
);

/** From start to end as the wall clock counts; equal times are a whole day. */
export const spanMinutes = ({ start_time, end_time }: Record<string, unknown>): number => {
  if (typeof start_time !== 'string' || typeof end_time !== 'string') return Number.POSITIVE_INFINITY;
  const span = (minuteOf(end_time) - minuteOf(start_time) + 1440) % 1440;
  return span === 0 ? 1440 : span;
};

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
