/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: 'Kurzabwesenheit beantragen',
  comes_to: 'Dieser Antrag',
  choose: 'Wählen Sie Art, Tag und Zeiten, um zu sehen, was der Antrag ergibt.',
  quota: '{used} von {limit} Min. im {month} verbraucht',
  quota_open: '{used} Min. im {month} verbraucht',
  quota_count: '{used} von {limit} Anträgen im {month}',
  quota_label: 'Kontingent für {month}',
  duration: '{minutes, plural, one {# Minute} other {# Minuten}}',
  after: 'Mit diesem Antrag sind im {month} {used} von {limit} Min. verbraucht.',
  not_counted: 'Das Kontingent wird nicht belastet.',
  shift: 'Schicht: {name}, {start} bis {end}.',
  correction_withdrawn: 'Die Korrektur wurde storniert.',
  correct: 'Korrektur beantragen',
  explain: 'Kurzabwesenheit beantragen',
  view_pending: 'Zu entscheiden',
  view_corrections: 'Korrekturen',
} as const;
