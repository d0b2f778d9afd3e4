import type { NounWords } from '../../nouns.ts';

export const overtime: NounWords<'overtime'> = {
  one: 'Überstundenantrag',
  many: 'Überstunden',
  gender: 'm',
  kind: 'Überstunden',
  empty: 'Keine Überstunden. Tage mit Überstunden erscheinen, sobald sie abgeschlossen sind.',
  fields: {
    minutes: 'Überstunden',
    class: 'Klasse',
    approved_minutes: 'Genehmigt',
    becomes: 'Ausgleich',
    may_choose: 'Vergütung oder Freizeit frei wählbar',
    leave_category_id: 'Freizeit wird gutgeschrieben auf',
    overtime_rule_id: 'Regelung',
    previous_minutes: 'Vor der Änderung des Tages',
    attempt: 'Wie oft gesendet',
    month_minutes: 'Überstunden im Monat',
    monthly_limit_minutes: 'Grenze pro Monat',
    year_minutes: 'Überstunden im Jahr',
    yearly_limit_minutes: 'Grenze pro Jahr',
    parts: 'Stunden nach Klasse',
    explanation: 'Warum',
  },
  options: {
    class: {
      overtime_1: 'Überstunden',
      overtime_2: 'Überstunden, höherer Satz',
      rest_day: 'Arbeit an freiem Tag',
      holiday: 'Feiertagsarbeit',
    },
    status: {
      open: 'Begründung fehlt',
      pending: 'Offen',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
      withdrawn: 'Entfallen',
    },
    becomes: {
      pay: 'Vergütung',
      time_off: 'Freizeit',
    },
  },
  moves: {
    submit: 'Begründen',
    approve: 'Genehmigen',
  },
  moveHints: {
    approve: 'Lassen Sie die Minuten leer, um alles zu genehmigen.',
    reject: 'Die Person sieht Ihre Begründung und kann den Antrag erneut senden.',
  },
};
