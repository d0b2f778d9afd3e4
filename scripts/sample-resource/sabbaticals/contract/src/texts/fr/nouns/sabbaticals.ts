import type { NounWords } from '../../nouns.ts';

export const sabbaticals: NounWords<'sabbaticals'> = {
  one: 'congé sabbatique',
  many: 'congés sabbatiques',
  a: 'un congé sabbatique',
  the: 'le congé sabbatique',
  all: 'Tous les congés sabbatiques',
  gender: 'm',
  kind: 'Congés sabbatiques',
  empty: 'Aucun congé sabbatique sur cette période.',
  fields: { cancel_reason: 'Motif d’annulation', attempt: 'Envois', as_draft: 'Garder en brouillon' },
  options: {
    type: { study: 'Études', family: 'Famille' },
    status: { draft: 'Brouillon', pending: 'En attente', approved: 'Approuvé', rejected: 'Refusé', cancelled: 'Annulé' },
  },
  moves: { submit: 'Envoyer la demande', approve: 'Approuver', cancel: 'Annuler le congé sabbatique' },
};
