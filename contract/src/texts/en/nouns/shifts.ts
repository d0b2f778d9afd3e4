export const shifts = {
  one: 'shift',
  many: 'shifts',
  empty: 'No shifts yet. A shift sets when a working day starts and ends.',
  fields: {
    start_time: 'Start',
    end_time: 'End',
    pause_start: 'End of first part (split shift)',
    pause_end: 'Start of second part (split shift)',
    paid_break: 'Paid break',
    required_minutes: 'Required hours',
    core_start: 'Core hours start',
    core_end: 'Core hours end',
    half_split_time: 'Half-day split',
    min_rest_minutes: 'Minimum rest afterwards',
    crosses_midnight: 'Overnight',
  },
  options: { kind: { fixed: 'Fixed hours', flexible: 'Flexible hours' } },
} as const;
