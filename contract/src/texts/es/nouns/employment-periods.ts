export const employmentPeriods = {
  one: 'Período de empleo',
  many: 'Períodos de empleo',
  empty: 'No hay períodos de empleo.',
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
