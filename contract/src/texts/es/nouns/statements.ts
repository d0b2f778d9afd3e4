import type { NounWords } from '../../nouns.ts';

export const statements: NounWords<'statements'> = {
  one: 'liquidación',
  many: 'liquidaciones',
  the: 'la liquidación',
  all: 'Todas las liquidaciones',
  empty: 'Aún no hay liquidaciones. Cree una para facturar el tiempo aprobado.',
  fields: {
    number: 'Número',
    client_id: 'Cliente',
    project_ids: 'Proyectos',
    manager_id: 'Jefe de proyecto',
    order_ref: 'Referencia del pedido',
    note: 'Nota para el cliente',
    replaces_id: 'Sustituye a',
    total_minutes: 'Tiempo',
    full_amount: 'Antes de rebajas',
    written_down: 'Rebajado',
    total: 'Total',
    prepared_by_id: 'Preparada por',
    reviewed_by_id: 'Revisada por',
    reviewed_at: 'Revisada',
    issued_by_id: 'Emitida por',
    issued_at: 'Emitida',
    due_date: 'Vencimiento',
    cancel_reason: 'Motivo de anulación',
    cancelled_at: 'Anulada',
    hash: 'Sello',
  },
  options: {
    status: {
      draft: 'Borrador',
      reviewed: 'Revisada',
      issued: 'Emitida',
      cancelled: 'Anulada',
    },
  },
  moves: {
    review: 'Confirmar revisión',
    reopen: 'Volver a borrador',
    issue: 'Emitir',
    cancel: 'Anular',
  },
  moveHints: {
    issue: 'Una liquidación emitida ya no se puede modificar.',
    cancel: 'Su tiempo y sus hitos podrán facturarse de nuevo.',
  },
};
