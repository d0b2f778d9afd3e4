export const attendances = {
  one: 'Punch',
  many: 'Attendances',
  empty: 'No punches in this range. Check the devices.',
  fields: {
    created_at: 'Time',
    local_time: 'Local time',
    work_date: 'Work date',
    direction_origin: 'Direction by',
    state: 'Counts',
    flag: 'Mark',
    recorded_at: 'Recorded',
    voided_at: 'Voided',
    void_reason: 'Reason of the void',
  },
  options: {
    action: { in: 'In', out: 'Out', break_out: 'Break begins', break_in: 'Break ends', ot_in: 'Overtime begins', ot_out: 'Overtime ends' },
    source: { web: 'Web', kiosk: 'Check-in desk', device: 'Device', file: 'File', sync: 'Program', manual: 'By hand' },
    direction_origin: { said: 'The person', device: 'The device', derived: 'The order of punches' },
    state: { counted: 'Counts', double_tap: 'Double tap', evidence: 'In between', voided: 'Voided' },
    flag: { ambiguous_time: 'Hour that came twice', moved_by_clock_change: 'Hour that was skipped', clock_drift: 'Clock was off' },
  },
} as const;
