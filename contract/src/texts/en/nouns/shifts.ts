export const shifts = {
  one: 'Shift',
  many: 'Shifts',
  empty: 'No shifts yet. A shift says when a working day begins and ends.',
  fields: {
    start_time: 'Start',
    end_time: 'End',
    paid_break: 'Break is paid',
    required_minutes: 'Hours asked for',
    core_start: 'Core time from',
    core_end: 'Core time to',
    half_split_time: 'Middle of the day',
    min_rest_minutes: 'Rest afterwards',
    crosses_midnight: 'Ends on the next day',
  },
  options: { kind: { fixed: 'Fixed hours', flexible: 'Flexible hours' } },
} as const;
