export const approvals = {
  one: 'approbation',
  many: 'approbations',
  a: 'une approbation',
  the: 'l’approbation',
  all: 'Toutes les approbations',
  empty: 'Aucune approbation',
  fields: {
    question: 'Objet de la décision',
    overridden: 'Décidé sans être sollicité',
    model: 'Type',
    created_at: 'Envoyée',
    summary: 'Demande',
    attempt: 'Tentative',
    decided_by_id: 'Décidé par',
    in_place_of_id: 'Au nom de',
    closed_at: 'Clôturé',
    due_at: 'Échéance',
    asked: 'Approbateurs',
    approver: 'Ma décision',
    stands_in: 'À la place d’un autre',
  },
  options: {
    question: {
      request: 'Demande',
      cancellation: 'Annulation',
      shortening: 'Raccourcissement',
    },
    status: {
      pending: 'En attente',
      approved: 'Approuvée',
      rejected: 'Refusée',
    },
    approver: {
      self: 'Attend ma décision',
    },
  },
} as const;
