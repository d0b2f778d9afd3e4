import type { NounWords } from '../../nouns.ts';

export const shiftSwaps: NounWords<'shift-swaps'> = {
  one: 'échange d’horaires',
  many: 'échanges d’horaires',
  a: 'un échange d’horaires',
  the: 'l’échange d’horaires',
  all: 'Tous les échanges d’horaires',
  gender: 'm',
  kind: 'Échanges d’horaires',
  empty: 'Aucun échange pour le moment.',
  fields: {
    month_schedule_id: 'Planning',
    from_date: 'Horaire du',
    shift_id: 'Horaire cédé',
    to_employee_id: 'Collègue',
    to_date: 'En échange du',
    to_shift_id: 'Horaire en échange',
    starts_at: 'Début du premier horaire',
    agreed_at: 'Accord donné',
    to_user_id: 'Compte du collègue',
  },
  options: {
    status: {
      asked: 'En attente du collègue',
      agreed: 'En attente du planificateur',
      approved: 'Approuvé',
      refused: 'Refusé',
      withdrawn: 'Retiré',
      expired: 'Expiré',
    },
  },
  moves: {
    agree: 'Accepter',
    refuse: 'Refuser',
    withdraw: 'Retirer',
    approve: 'Approuver',
    reject: 'Refuser',
  },
  moveHints: {
    approve: 'Le planning change pour les deux à la fois.',
    reject: 'Les deux voient votre motif ; le planning reste tel quel.',
  },
};
