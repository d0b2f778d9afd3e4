import type { NounWords } from '../../nouns.ts';

export const tasks: NounWords<'tasks'> = {
  one: 'registro de horas',
  many: 'registros de horas',
  a: 'un registro de horas',
  the: 'el registro de horas',
  all: 'Todos los registros de horas',
  empty: 'No hay registros de horas en este periodo.',
  fields: {
    hours: 'Horas',
    minutes: 'Tiempo',
    returned_note: 'Motivo de la devolución',
    rate: 'Tarifa',
    cost_rate: 'Coste por hora',
    cost_currency: 'Moneda del coste',
  },
  options: {
    status: {
      draft: 'Borrador',
      submitted: 'Enviado',
      approved: 'Aprobado',
      rejected: 'Devuelto',
    },
    work_type: {
      normal: 'Normal',
      overtime: 'Horas extra',
      travel: 'Desplazamiento',
      on_call: 'Guardia',
    },
    source: {
      manual: 'Introducido',
      copied: 'Copiado',
      suggested: 'Sugerido',
      timer: 'Cronómetro',
      import: 'Importado',
      api: 'Otro programa',
    },
  },
};
