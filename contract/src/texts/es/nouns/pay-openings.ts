import type { NounWords } from '../../nouns.ts';

export const payOpenings: NounWords<'pay-openings'> = {
  one: 'acumulado anterior',
  many: 'acumulados anteriores',
  the: 'el acumulado anterior',
  all: 'Todos los acumulados anteriores',
  empty: 'Aún no hay acumulados anteriores',
  fields: {
    until_month: 'Pagado hasta',
    gross_pay: 'Bruto acumulado',
    basic_pay: 'Salario base acumulado',
    taxable_pay: 'Imponible acumulado',
    other_deductions: 'Otras deducciones acumuladas',
    pay_component_id: 'Impuesto o cotización',
    withheld: 'Retenido acumulado',
    employer_share: 'Parte de la empresa acumulada',
  },
};
