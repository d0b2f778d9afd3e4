import type { NounWords } from '../../nouns.ts';

export const rawPunches: NounWords<'raw-punches'> = {
  one: 'fichaje recibido',
  many: 'fichajes recibidos',
  the: 'el fichaje recibido',
  all: 'Todos los fichajes recibidos',
  empty: 'No se han recibido fichajes',
  fields: {
    sent_time: 'Hora del dispositivo',
    occurred_at: 'Fichado el',
    received_at: 'Recibido el',
    verify_code: 'Código de verificación',
    workcode: 'Código de trabajo',
    raw_line: 'Datos originales',
    outcome_reason: 'Motivo',
    batch_id: 'Envío',
  },
  options: {
    source: { device: 'Dispositivo', file: 'Archivo', sync: 'Programa de sincronización' },
    outcome: { accepted: 'Contado', quarantined: 'En cuarentena', rejected: 'Ilegible', ignored: 'Ignorado' },
    outcome_reason: {
      unknown_pin: 'ID de usuario desconocido',
      clock: 'Hora inverosímil',
      too_old: 'Demasiado antiguo',
      not_readable: 'Ilegible',
      no_pin: 'Sin ID de usuario',
      not_employed: 'Sin contrato ese día',
      other_name: 'Otro nombre en el dispositivo',
      duplicate: 'Duplicado',
      dismissed: 'Descartado manualmente',
      undone: 'Importación deshecha',
    },
  },
};
