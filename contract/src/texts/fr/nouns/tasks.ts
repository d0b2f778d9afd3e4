import type { NounWords } from '../../nouns.ts';

export const tasks: NounWords<'tasks'> = {
  one: 'saisie de temps',
  many: 'saisies de temps',
  a: 'une saisie de temps',
  the: 'la saisie de temps',
  all: 'Toutes les saisies de temps',
  empty: 'Aucune saisie de temps sur cette période.',
  fields: {
    hours: 'Heures',
    minutes: 'Temps',
    returned_note: 'Motif du renvoi',
    rate: 'Taux horaire',
    cost_rate: 'Coût horaire',
    cost_currency: 'Devise du coût',
  },
  options: {
    status: {
      draft: 'Brouillon',
      submitted: 'Soumise',
      approved: 'Approuvée',
      rejected: 'Renvoyée',
    },
    work_type: {
      normal: 'Normal',
      overtime: 'Heures supplémentaires',
      travel: 'Déplacement',
      on_call: 'Astreinte',
    },
    source: {
      manual: 'Saisie à la main',
      copied: 'Copiée',
      suggested: 'Suggérée',
      timer: 'Chronomètre',
      import: 'Importée',
      api: 'Autre logiciel',
    },
  },
};
