/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: 'Request an excuse',
  comes_to: 'This request',
  choose: 'Choose a type, a day and times to see what the request covers.',
  quota: '{used} of {limit} min used in {month}',
  quota_open: '{used} min used in {month}',
  quota_count: '{used} of {limit} requests in {month}',
  quota_label: 'Quota for {month}',
  duration: '{minutes, plural, one {# minute} other {# minutes}}',
  after: 'After this request, {used} of {limit} min are used in {month}.',
  not_counted: 'It doesn’t use your quota.',
  shift: 'Shift: {name}, {start} to {end}.',
  correction_withdrawn: 'The correction was canceled.',
  correct: 'Request correction',
  explain: 'Request an excuse',
  view_pending: 'To decide',
  view_corrections: 'Corrections',
} as const;
