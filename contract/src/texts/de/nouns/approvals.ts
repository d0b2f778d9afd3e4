export const approvals = {
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
    closed_at: 'Geschlossen',
    due_at: 'Fällig',
    asked: 'Genehmigende',
    approver: 'Meine Entscheidung',
    stands_in: 'In Vertretung',
  },
  options: {
    question: {
      request: 'Antrag',
      cancellation: 'Stornierung',
      shortening: 'Kürzung',
    },
    status: {
      pending: 'Ausstehend',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
    },
    approver: {
      self: 'Wartet auf mich',
    },
  },
} as const;
