export const weekSchedules = {
  one: 'Wochenplan',
  many: 'Wochenpläne',
  empty: 'Noch keine Wochenpläne. Ein Wochenplan verteilt Schichten auf die Wochentage.',
  fields: {
    cycle_weeks: 'Wochen im Zyklus',
    anchor_date: 'Erster Montag',
    days: 'Tage',
    is_default: 'Für alle übrigen',
    weekly_minutes: 'Stunden pro Woche',
    assignments_count: 'Zuweisungen',
  },
} as const;
