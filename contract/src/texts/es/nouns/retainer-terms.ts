import type { NounWords } from '../../nouns.ts';

export const retainerTerms: NounWords<'retainer-terms'> = {
  one: 'acuerdo de iguala',
  many: 'acuerdos de iguala',
  the: 'el acuerdo de iguala',
  all: 'Todos los acuerdos de iguala',
  empty: 'Aún no hay acuerdos. Indique qué incluye y cuánto cuesta cada mes.',
  fields: {
    project_id: 'Proyecto',
    manager_id: 'Jefe de proyecto',
    from_month: 'Desde el mes',
    included_minutes: 'Incluido al mes',
    fee: 'Cuota mensual',
    overage_rate: 'Tarifa por hora de exceso',
    carry_months: 'Meses de arrastre',
    carry_limit: 'Arrastre máximo',
  },
};
