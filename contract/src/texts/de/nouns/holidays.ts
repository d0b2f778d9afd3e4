export const holidays = {
  one: 'Feiertag',
  many: 'Feiertage',
  empty: 'Noch keine Feiertage in diesem Kalender.',
  fields: { portion: 'Tagesabschnitt', recurring: 'Jedes Jahr' },
  options: { portion: { full: 'Ganzer Tag', am: 'Vormittag', pm: 'Nachmittag' } },
} as const;
