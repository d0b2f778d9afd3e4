import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses: NounWords<'bonuses'> = {
  one: 'prima',
  many: 'primas',
  the: 'la prima',
  all: 'Todas las primas',
  gender: 'f',
  kind: 'Primas',
  empty: 'No hay primas.',
  fields: {
    ...itemFields,
    recurrence: 'Frecuencia',
    reason: 'Motivo',
    attempt: 'Veces enviada',
    entered_by_id: 'Introducido por',
    month_total: 'Primas del mes en total',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: 'Rendimiento',
      project: 'Proyecto',
      retention: 'Retención',
      referral: 'Recomendación',
      other: 'Otro',
    },
    status: {
      ...itemOptions.status,
      pending: 'Pendiente',
      rejected: 'Rechazado',
    },
  },
  moves: {
    approve: 'Aprobar',
    ...itemMoves,
  },
};
