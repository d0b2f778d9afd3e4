import type { NounWords } from '../../nouns.ts';

export const bookings: NounWords<'bookings'> = {
  one: 'Einplanung',
  many: 'Einplanungen',
  empty: 'Noch keine Einplanungen. Planen Sie Personen auf Projekte ein und sehen Sie, wer frei ist.',
  fields: {
    employee_id: 'Eingeplante Person',
    job_id: 'Position',
    skills: 'Fähigkeiten',
    project_id: 'Projekt',
    manager_id: 'Projektleitung',
    project_task_id: 'Aufgabe',
    minutes_per_day: 'Zeit pro Tag',
    share_bp: 'Anteil am Tag',
    weekdays: 'Wochentage',
  },
  options: {
    status: { tentative: 'Vorläufig', confirmed: 'Fest' },
  },
};
