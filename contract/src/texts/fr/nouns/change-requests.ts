import type { NounWords } from '../../nouns.ts';

export const changeRequests: NounWords<'change-requests'> = {
  one: 'demande de modification',
  many: 'demandes de modification',
  a: 'une demande de modification',
  the: 'la demande de modification',
  all: 'Toutes les demandes de modification',
  gender: 'f',
  kind: 'Modifications de profil',
  empty: 'Aucune demande de modification',
  fields: { decided_by_id: 'Traitée par', summary: 'Résumé' },
  options: {
    model: { employees: 'Données personnelles', 'bank-accounts': 'Compte bancaire', dependents: 'Personnes à charge' },
    status: { pending: 'En attente', approved: 'Approuvée', rejected: 'Refusée', withdrawn: 'Retirée' },
  },
  moves: { approve: 'Approuver' },
  moveHints: {
    approve: 'La fiche est modifiée aussitôt.',
    reject: 'La personne voit votre note et peut envoyer une nouvelle demande.',
    withdraw: 'Plus personne ne la traitera. Vous pouvez envoyer une nouvelle demande à tout moment.',
  },
};
