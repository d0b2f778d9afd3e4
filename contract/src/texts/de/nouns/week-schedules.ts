import type { NounWords } from '../../nouns.ts';

export const weekSchedules: NounWords<'week-schedules'> = {
  one: 'Wochenplan',
  many: 'Wochenpläne',
  empty: 'Noch keine Wochenpläne. Ein Wochenplan verteilt Schichten auf die Wochentage.',
  fields: {
    cycle_weeks: 'Zykluslänge (Wochen)',
    anchor_date: 'Erster Montag',
    days: 'Tage',
    is_default: 'Standardplan',
    weekly_minutes: 'Stunden pro Woche',
    assignments_count: 'Zuweisungen',
  },
};
