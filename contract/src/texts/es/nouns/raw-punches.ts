export const rawPunches = {
  one: 'fichaje recibido',
  many: 'fichajes recibidos',
  empty: 'No se ha recibido nada.',
  fields: {
    sent_time: 'Hora enviada',
    occurred_at: 'Ocurrido el',
    received_at: 'Recibido el',
    verify_code: 'Verificado por (código)',
    workcode: 'Código de trabajo',
    raw_line: 'Tal como se envió',
    outcome_reason: 'Causa',
    batch_id: 'Entrega',
  },
  options: {
    source: { device: 'Dispositivo', file: 'Archivo', sync: 'Programa' },
    outcome: { accepted: 'Computado', quarantined: 'Apartado', rejected: 'Ilegible', ignored: 'Ignorado' },
    outcome_reason: {
      unknown_pin: 'Nadie tiene este número',
      clock: 'La hora no puede ser correcta',
      too_old: 'Demasiado antiguo',
      not_readable: 'Ilegible',
      no_pin: 'Sin número',
      not_employed: 'Sin empleo vigente ese día',
      dismissed: 'Descartado a mano',
      undone: 'La importación se deshizo',
    },
  },
} as const;
