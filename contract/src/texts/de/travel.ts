export const travel = {
  comes_to: 'Diese Dienstreise',
  choose: 'Wählen Sie die Tage, um zu sehen, was die Dienstreise bedeutet.',
  working_days: '{count, plural, one {# Arbeitstag} other {# Arbeitstage}} an {days, plural, one {# Tag} other {# Tagen}}',
  estimate: 'Schätzung: {amount}',
  view_pending: 'Zu entscheiden',
  view_now: 'Jetzt unterwegs',
  view_ahead: 'Bevorstehend',
} as const;
