export const rawPunches = {
  one: 'Received punch',
  many: 'Received punches',
  empty: 'Nothing was received.',
  fields: {
    sent_time: 'Time as sent',
    occurred_at: 'Happened',
    received_at: 'Received',
    verify_code: 'Verified by (code)',
    workcode: 'Work code',
    raw_line: 'As sent',
    outcome_reason: 'Because',
    batch_id: 'Delivery',
  },
  options: {
    source: { device: 'Device', file: 'File', sync: 'Program' },
    outcome: { accepted: 'Counted', quarantined: 'Set aside', rejected: 'Not readable', ignored: 'Ignored' },
    outcome_reason: {
      unknown_pin: 'Nobody has this number',
      clock: 'The time cannot be right',
      too_old: 'Too long ago',
      not_readable: 'Not readable',
      no_pin: 'Without a number',
      not_employed: 'Not employed that day',
      dismissed: 'Put aside by hand',
      undone: 'The import was undone',
    },
  },
} as const;
