import type { NounWords } from '../../nouns.ts';

export const approvals: NounWords<'approvals'> = {
  one: 'Genehmigung',
  many: 'Genehmigungen',
  empty: 'Keine Genehmigungen',
  fields: {
    question: 'Frage',
    overridden: 'Ohne Anfrage entschieden',
    model: 'Art',
    created_at: 'Gesendet',
    summary: 'Antrag',
    attempt: 'Versuch',
    decided_by_id: 'Entschieden von',
    in_place_of_id: 'In Vertretung von',
    informs: 'Nur Information',
    automatic: 'Durch den Genehmigungsweg entschieden',
    auto_action: 'Wenn niemand antwortet',
    auto_acts_at: 'Automatische Entscheidung',
    rejection_note: 'Anmerkung bei Ablehnung',
    closed_at: 'Geschlossen',
    due_at: 'Fällig',
    asked: 'Genehmigende',
    approver: 'Meine Entscheidung',
    stands_in: 'In Vertretung',
  },
  options: {
    auto_action: {
      none: 'Weiter warten',
      approve: 'Genehmigen',
      reject: 'Ablehnen',
      escalate: 'Nächsthöhere Führungskraft fragen',
    },
    rejection_note: {
      expected: 'In der Anwendung verlangt',
      required: 'Immer erforderlich',
      optional: 'Freiwillig',
    },
    question: {
      request: 'Antrag',
      cancellation: 'Stornierung',
      shortening: 'Kürzung',
    },
    status: {
      pending: 'Offen',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
    },
    approver: {
      self: 'Wartet auf mich',
    },
  },
};
