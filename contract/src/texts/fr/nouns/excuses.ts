import type { NounWords } from '../../nouns.ts';

export const excuses: NounWords<'excuses'> = {
  one: 'absence courte',
  many: 'absences courtes',
  a: 'une absence courte',
  the: 'l’absence courte',
  all: 'Toutes les absences courtes',
  gender: 'f',
  kind: 'Absences courtes',
  empty: 'Aucune absence courte sur cette période.',
  fields: {
    summary: 'Résumé',
    missing_action: 'Ce qui manque',
    proposed_in: 'Entrée',
    proposed_out: 'Sortie',
    minutes: 'Durée',
    month_quota: 'Quota du mois',
    unpaid_minutes: 'Non payé',
    deducted_minutes: 'Déduit des congés',
    cancel_reason: 'Motif de l’annulation',
    attempt: 'Nombre d’envois',
    as_draft: 'Garder comme brouillon',
    attachments: 'Fichiers',
  },
  options: {
    type: {
      late_arrival: 'Arrivée tardive',
      early_departure: 'Départ anticipé',
      mid_day: 'Absence en cours de journée',
      missing_punch: 'Pointage oublié',
      remote_work: 'Télétravail',
    },
    missing_action: {
      in: 'Entrée',
      out: 'Sortie',
      both: 'Entrée et sortie',
    },
    status: {
      draft: 'Brouillon',
      pending: 'En attente',
      approved: 'Approuvée',
      rejected: 'Refusée',
      cancelled: 'Annulée',
    },
  },
  moves: {
    submit: 'Envoyer la demande',
    approve: 'Approuver',
    cancel: 'Annuler l’absence courte',
    give_back: 'Annuler',
  },
  moveHints: {
    reject: 'La personne voit votre motif et peut soumettre la demande à nouveau.',
    cancel: 'La journée est de nouveau calculée sans elle.',
  },
};
