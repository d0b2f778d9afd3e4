export const retainerTerms = {
  one: 'condiciones de iguala',
  many: 'condiciones de iguala',
  the: 'las condiciones de iguala',
  all: 'Todas las condiciones de iguala',
  empty: 'Aún no hay condiciones. Indique qué incluye y cuánto cuesta cada mes.',
  fields: {
    project_id: 'Proyecto',
    manager_id: 'Responsable del proyecto',
    from_month: 'Desde el mes',
    included_minutes: 'Incluido al mes',
    fee: 'Cuota mensual',
    overage_rate: 'Tarifa por hora de exceso',
    carry_months: 'Meses de arrastre',
    carry_limit: 'Arrastre máximo',
  },
} as const;
