import type { NounWords } from '../../nouns.ts';

export const employmentPeriods: NounWords<'employment-periods'> = {
  one: 'période d’emploi',
  many: 'périodes d’emploi',
  a: 'une période d’emploi',
  the: 'la période d’emploi',
  all: 'Toutes les périodes d’emploi',
  empty: 'Aucune période d’emploi',
  fields: { hired_on: 'Date d’embauche', left_on: 'Date de départ' },
  options: {
    reason: {
      resignation: 'Démission',
      dismissal: 'Licenciement',
      redundancy: 'Licenciement économique',
      end_of_contract: 'Fin de contrat',
      retirement: 'Retraite',
      death: 'Décès',
      other: 'Autre',
    },
  },
};
