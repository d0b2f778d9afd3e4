import type { NounWords } from '../../nouns.ts';

export const weeklyHours: NounWords<'weekly-hours'> = {
  one: 'Woche',
  many: 'Wochenstunden',
  empty: 'In diesem Zeitraum war niemand beschäftigt.',
  fields: {
    name: 'Name',
    employee_no: 'Personalnr.',
    required_hours: 'Soll',
    worked_hours: 'Gearbeitet',
    logged_hours: 'Erfasst',
    leave_hours: 'Abwesenheit',
    holiday_hours: 'Feiertag',
    overtime_hours: 'Überstunden',
    balance_hours: 'Saldo',
    running_balance_hours: 'Laufender Saldo',
    flex_hours: 'Gleitzeitkonto',
    average_hours: 'Woche im Schnitt',
    average_status: 'Durchschnitt',
    late_count: 'Verspätungen',
    late_minutes: 'Verspätung (Dauer)',
    early_minutes: 'Vorzeitiges Gehen',
    absent_days: 'Fehltage',
    incomplete_days: 'Unvollständige Tage',
  },
  options: {
    status: { open: 'Offen', complete: 'Vollständig' },
    average_status: { within: 'Im Rahmen', above: 'Über der Grenze' },
  },
};
