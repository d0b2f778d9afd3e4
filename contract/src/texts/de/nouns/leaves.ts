import type { NounWords } from '../../nouns.ts';

export const leaves: NounWords<'leaves'> = {
  one: 'Abwesenheit',
  many: 'Abwesenheiten',
  gender: 'f',
  kind: 'Abwesenheiten',
  empty: 'Keine Anträge in diesem Zeitraum.',
  fields: {
    leave_category_id: 'Art',
    from_slot: 'Beginnt',
    to_slot: 'Endet',
    amount: 'Umfang',
    unit: 'Gezählt in',
    substitute_id: 'Vertretung',
    contact: 'Erreichbar unter',
    shorten_to: 'Neuer letzter Tag',
    requires_approval_to_cancel: 'Stornierung braucht Genehmigung',
    cancel_reason: 'Grund der Stornierung',
    attempt: 'Wie oft gesendet',
    as_draft: 'Als Entwurf speichern',
    attachments: 'Dateien',
  },
  options: {
    from_slot: {
      full: 'Ganzer Tag',
      am: 'Vormittag',
      pm: 'Nachmittag',
    },
    to_slot: {
      full: 'Ganzer Tag',
      am: 'Vormittag',
      pm: 'Nachmittag',
    },
    unit: {
      day: 'Tagen',
      hour: 'Stunden',
      minute: 'Minuten',
    },
    status: {
      draft: 'Entwurf',
      pending: 'Offen',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
      cancelled: 'Storniert',
      cancellation_requested: 'Storno beantragt',
    },
  },
  moves: {
    submit: 'Antrag senden',
    approve: 'Genehmigen',
    assign: 'Als genehmigt eintragen',
    ask_to_cancel: 'Storno beantragen',
    agree_to_cancel: 'Stornierung zustimmen',
    agree_to_shorten: 'Kürzung zustimmen',
    cancel: 'Abwesenheit stornieren',
    keep: 'Abwesenheit beibehalten',
    give_back: 'Abwesenheit stornieren',
  },
  moveHints: {
    reject: 'Die Person sieht Ihre Begründung und kann den Antrag erneut senden.',
    cancel: 'Die Tage werden wieder gutgeschrieben.',
  },
};
