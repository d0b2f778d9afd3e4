import type { NounWords } from '../../nouns.ts';

export const taxDetails: NounWords<'tax-details'> = {
  one: 'dato fiscal',
  many: 'datos fiscales',
  the: 'el dato fiscal',
  all: 'Todos los datos fiscales',
  empty: 'Aún no hay datos fiscales',
  fields: {
    valid_from: 'Desde',
    tax_class: 'Clase fiscal',
    children: 'Hijos',
    allowance: 'Mínimo exento mensual',
    exempt_from_tax: 'Exento de impuestos',
    exempt_from_social: 'Exento de Seguridad Social',
  },
};
