import type { NounWords } from '../../nouns.ts';

export const overtime: NounWords<'overtime'> = {
  one: 'demande d’heures supplémentaires',
  many: 'heures supplémentaires',
  a: 'une demande d’heures supplémentaires',
  the: 'la demande d’heures supplémentaires',
  all: 'Toutes les heures supplémentaires',
  gender: 'f',
  kind: 'Heures supplémentaires',
  empty: 'Aucune heure supplémentaire. Les journées concernées apparaissent une fois complètes.',
  fields: {
    minutes: 'Heures supplémentaires',
    class: 'Classe',
    approved_minutes: 'Approuvé',
    becomes: 'Contrepartie',
    may_choose: 'Paiement ou repos au choix',
    leave_category_id: 'Le repos est crédité sur',
    overtime_rule_id: 'Règles',
    previous_minutes: 'Avant la modification de la journée',
    attempt: 'Nombre d’envois',
    month_minutes: 'Heures supplémentaires du mois',
    monthly_limit_minutes: 'Limite par mois',
    year_minutes: 'Heures supplémentaires de l’année',
    yearly_limit_minutes: 'Limite par an',
    parts: 'Heures par classe',
    explanation: 'Pourquoi',
  },
  options: {
    class: {
      overtime_1: 'Heures supplémentaires',
      overtime_2: 'Heures supplémentaires, taux supérieur',
      rest_day: 'Travail un jour de repos',
      holiday: 'Travail un jour férié',
    },
    status: {
      open: 'Motif manquant',
      pending: 'En attente',
      approved: 'Approuvée',
      rejected: 'Refusée',
      withdrawn: 'Sans objet',
    },
    becomes: {
      pay: 'Paiement',
      time_off: 'Repos',
    },
  },
  moves: {
    submit: 'Donner un motif',
    approve: 'Approuver',
  },
  moveHints: {
    approve: 'Laissez les minutes vides pour tout approuver.',
    reject: 'La personne voit votre motif et peut soumettre la demande à nouveau.',
  },
};
