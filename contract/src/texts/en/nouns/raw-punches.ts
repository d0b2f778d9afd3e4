export const rawPunches = {
  one: 'received punch',
  many: 'received punches',
  empty: 'No punches received',
  fields: {
    sent_time: 'Device time',
    occurred_at: 'Punched',
    received_at: 'Received',
    verify_code: 'Verification code',
    workcode: 'Work code',
    raw_line: 'Raw data',
    outcome_reason: 'Reason',
    batch_id: 'Upload',
  },
  options: {
    source: { device: 'Device', file: 'File', sync: 'Sync program' },
    outcome: { accepted: 'Counted', quarantined: 'Quarantined', rejected: 'Unreadable', ignored: 'Ignored' },
    outcome_reason: {
      unknown_pin: 'Unknown user ID',
      clock: 'Implausible time',
      too_old: 'Too old',
      not_readable: 'Unreadable',
      no_pin: 'No user ID',
      not_employed: 'Not employed that day',
      dismissed: 'Dismissed manually',
      undone: 'Import undone',
    },
  },
} as const;
