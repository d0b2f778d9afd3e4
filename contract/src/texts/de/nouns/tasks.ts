import type { NounWords } from '../../nouns.ts';

export const tasks: NounWords<'tasks'> = {
  one: 'Zeiteintrag',
  many: 'Zeiteinträge',
  empty: 'Keine Zeiteinträge in diesem Zeitraum.',
  fields: {
    hours: 'Stunden',
    minutes: 'Zeit',
    returned_note: 'Grund der Rückgabe',
    rate: 'Verrechnungssatz',
    cost_rate: 'Kostensatz',
    cost_currency: 'Währung der Kosten',
  },
  options: {
    status: {
      draft: 'Entwurf',
      submitted: 'Eingereicht',
      approved: 'Genehmigt',
      rejected: 'Zurückgegeben',
    },
    work_type: {
      normal: 'Regulär',
      overtime: 'Überstunden',
      travel: 'Reisezeit',
      on_call: 'Rufbereitschaft',
    },
    source: {
      manual: 'Eingetragen',
      copied: 'Kopiert',
      suggested: 'Vorgeschlagen',
      timer: 'Stoppuhr',
      import: 'Importiert',
      api: 'Andere Software',
    },
  },
};
