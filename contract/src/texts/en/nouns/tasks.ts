export const tasks = {
  one: 'time entry',
  many: 'time entries',
  empty: 'No time entries in this range.',
  fields: {
    hours: 'Hours',
    minutes: 'Time',
    returned_note: 'Reason it was sent back',
    rate: 'Billing rate',
    cost_rate: 'Cost rate',
    cost_currency: 'Currency of cost',
  },
  options: {
    status: {
      draft: 'Draft',
      submitted: 'Submitted',
      approved: 'Approved',
      rejected: 'Sent back',
    },
    work_type: {
      normal: 'Regular',
      overtime: 'Overtime',
      travel: 'Travel',
      on_call: 'On call',
    },
    source: {
      manual: 'Typed in',
      copied: 'Copied',
      suggested: 'Suggested',
      timer: 'Timer',
      import: 'Imported',
      api: 'Other software',
    },
  },
} as const;
