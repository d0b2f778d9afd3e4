import type { NounWords } from '../../nouns.ts';

export const timeCards: NounWords<'time-cards'> = {
  one: 'feuille de temps',
  many: 'feuilles de temps',
  a: 'une feuille de temps',
  the: 'la feuille de temps',
  all: 'Toutes les feuilles de temps',
  gender: 'f',
  kind: 'Feuilles de temps',
  empty: 'Aucune feuille de temps sur cette période.',
  fields: {
    title: 'Semaine',
    week_year: 'Année',
    week: 'Numéro de semaine',
    required_minutes: 'Requis',
    total_minutes: 'Saisi',
    billable_minutes: 'Facturable',
    leave_minutes: 'Congés',
    attended_minutes: 'Présence',
    projects: 'Par projet',
    on_time: 'À temps',
    submitted_at: 'Soumise le',
    submitted_by_id: 'Soumise par',
    reopen_reason: 'Motif de réouverture',
    attempt: 'Nombre de soumissions',
  },
  options: {
    status: {
      draft: 'Brouillon',
      submitted: 'Soumise',
      approved: 'Approuvée',
      rejected: 'Renvoyée',
    },
  },
  moves: {
    submit: 'Soumettre',
    submit_for: 'Soumettre à sa place',
    approve: 'Approuver',
    reject: 'Renvoyer',
    reopen: 'Rouvrir',
  },
  moveHints: {
    reject: 'La personne voit votre motif et peut soumettre la semaine à nouveau.',
    reopen: 'La semaine devra être soumise et approuvée à nouveau.',
    submit_for: 'La personne est prévenue et l’action est consignée.',
  },
  nextSteps: {
    request_sent_back: 'Vérifiez les lignes et soumettez-la à nouveau.',
  },
};
