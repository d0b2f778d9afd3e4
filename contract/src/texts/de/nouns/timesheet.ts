import type { NounWords } from '../../nouns.ts';

export const timesheet: NounWords<'timesheet'> = {
  one: 'Monat',
  many: 'Zeitnachweis',
  empty: 'In diesem Zeitraum war niemand beschäftigt.',
  fields: {
    name: 'Name',
    employee_no: 'Personalnr.',
    days: 'Tage',
    scheduled_hours: 'Geplant',
    worked_hours: 'Gearbeitet',
    overtime_hours: 'Überstunden',
    late_minutes: 'Verspätung',
    early_minutes: 'Vorzeitiges Gehen',
    absent_days: 'Fehltage',
    leave_days: 'Abwesenheitstage',
    incomplete_days: 'Unvollständige Tage',
  },
};
