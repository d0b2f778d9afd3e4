export const rawPunches = {
  one: 'fichaje recibido',
  many: 'fichajes recibidos',
  empty: 'No se han recibido fichajes',
  fields: {
    sent_time: 'Hora del dispositivo',
    occurred_at: 'Ocurrido el',
    received_at: 'Recibido el',
    verify_code: 'Verificado por (código)',
    workcode: 'Código de trabajo',
    raw_line: 'Datos originales',
    outcome_reason: 'Motivo',
    batch_id: 'Envío',
  },
  options: {
    source: { device: 'Dispositivo', file: 'Archivo', sync: 'Programa de sincronización' },
    outcome: { accepted: 'Computado', quarantined: 'En cuarentena', rejected: 'Ilegible', ignored: 'Ignorado' },
    outcome_reason: {
      unknown_pin: 'ID de usuario desconocido',
      clock: 'Hora no plausible',
      too_old: 'Demasiado antiguo',
      not_readable: 'Ilegible',
      no_pin: 'Sin ID de usuario',
      not_employed: 'Sin empleo vigente ese día',
      dismissed: 'Descartado manualmente',
      undone: 'La importación se deshizo',
    },
  },
} as const;
