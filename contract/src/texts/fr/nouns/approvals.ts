import type { NounWords } from '../../nouns.ts';

export const approvals: NounWords<'approvals'> = {
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
    informs: 'Information seule',
    automatic: 'Décidé par le circuit',
    auto_action: 'Sans réponse',
    auto_acts_at: 'Décision automatique',
    rejection_note: 'Note en cas de refus',
    closed_at: 'Clôturé',
    due_at: 'Échéance',
    asked: 'Approbateurs',
    approver: 'Ma décision',
    stands_in: 'À la place d’un autre',
  },
  options: {
    auto_action: {
      none: 'Attendre',
      approve: 'Approuver',
      reject: 'Refuser',
      escalate: 'Demander au manager du niveau supérieur',
    },
    rejection_note: {
      expected: 'Demandée dans l’application',
      required: 'Toujours obligatoire',
      optional: 'Facultative',
    },
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
};
