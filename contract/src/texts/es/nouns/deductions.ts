import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions: NounWords<'deductions'> = {
  one: 'deducción',
  many: 'deducciones',
  the: 'la deducción',
  all: 'Todas las deducciones',
  empty: 'No hay deducciones.',
  fields: {
    ...itemFields,
    target: 'Se aplica a',
    recurrence: 'Frecuencia',
    category: 'Categoría',
    principal: 'Importe del préstamo',
    installments: 'Plazos',
    rest_month: 'Descontar el resto desde',
    remaining: 'Pendiente',
    max_share_bp: 'Límite (% del neto)',
    employer_rate_bp: 'Parte de la empresa',
    protected_amount: 'Neto inembargable',
    protected_per_child: 'Inembargable por hijo',
    priority: 'Prioridad',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: 'Impuesto',
      social: 'Seguridad Social',
      loan: 'Préstamo',
      advance: 'Anticipo',
      garnishment: 'Embargo',
      penalty: 'Sanción',
      absence: 'Ausencia',
      other: 'Otro',
    },
  },
  moves: itemMoves,
};
