export const shifts = {
  one: 'shift',
  many: 'shifts',
  empty: 'No shifts yet. A shift sets when a working day starts and ends.',
  fields: {
    start_time: 'Start',
    end_time: 'End',
    pause_start: 'Split shift: first part ends',
    pause_end: 'Split shift: second part starts',
    paid_break: 'Paid break',
    required_minutes: 'Required hours',
    core_start: 'Core hours start',
    core_end: 'Core hours end',
    half_split_time: 'Half-day split',
    min_rest_minutes: 'Minimum rest afterwards',
    crosses_midnight: 'Ends the next day',
  },
  options: { kind: { fixed: 'Fixed hours', flexible: 'Flexible hours' } },
} as const;
