/** Texts of trips, in addition to their noun. */
export const travel = {
  comes_to: 'This trip',
  choose: 'Choose the dates to see what the trip covers.',
  working_days: '{count, plural, one {# working day} other {# working days}} of {days, plural, one {# day} other {# days}}',
  estimate: 'Estimate: {amount}',
  view_pending: 'To decide',
  view_now: 'Traveling now',
  view_ahead: 'Upcoming',
} as const;
