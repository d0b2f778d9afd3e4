export const employmentPeriods = {
  one: 'período de empleo',
  many: 'períodos de empleo',
  the: 'el período de empleo',
  all: 'Todos los períodos de empleo',
  empty: 'No hay períodos de empleo',
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
} as const;
