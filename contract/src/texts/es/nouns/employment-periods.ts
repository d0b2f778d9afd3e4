import type { NounWords } from '../../nouns.ts';

export const employmentPeriods: NounWords<'employment-periods'> = {
  one: 'periodo de empleo',
  many: 'periodos de empleo',
  the: 'el periodo de empleo',
  all: 'Todos los periodos de empleo',
  empty: 'No hay periodos de empleo',
  fields: { hired_on: 'Fecha de alta', left_on: 'Fecha de baja' },
  options: {
    reason: {
      resignation: 'Baja voluntaria',
      dismissal: 'Despido',
      redundancy: 'Despido por causas objetivas',
      end_of_contract: 'Fin de contrato',
      retirement: 'Jubilación',
      death: 'Fallecimiento',
      other: 'Otro',
    },
  },
};
