import type { NounWords } from '../../nouns.ts';

export const attendances: NounWords<'attendances'> = {
  one: 'fichaje',
  many: 'fichajes',
  the: 'el fichaje',
  all: 'Todos los fichajes',
  empty: 'No hay fichajes en este periodo. Compruebe que los dispositivos estén en línea.',
  fields: {
    created_at: 'Hora',
    local_time: 'Hora local',
    work_date: 'Fecha de jornada',
    direction_origin: 'Sentido según',
    state: 'Estado',
    flag: 'Aviso',
    recorded_at: 'Registrado el',
    voided_at: 'Anulado el',
    void_reason: 'Motivo de la anulación',
  },
  options: {
    action: {
      in: 'Entrada',
      out: 'Salida',
      break_out: 'Inicio de la pausa',
      break_in: 'Fin de la pausa',
      ot_in: 'Inicio de horas extra',
      ot_out: 'Fin de horas extra',
    },
    source: {
      web: 'Web',
      kiosk: 'Punto de fichaje',
      device: 'Dispositivo',
      file: 'Archivo',
      sync: 'Programa de sincronización',
      manual: 'Manual',
      correction: 'Corrección',
    },
    direction_origin: { said: 'Persona', device: 'Dispositivo', derived: 'Orden de los fichajes' },
    state: { counted: 'Contado', double_tap: 'Doble fichaje', evidence: 'Intermedio', voided: 'Anulado' },
    flag: { ambiguous_time: 'Hora repetida', moved_by_clock_change: 'Hora omitida', clock_drift: 'Reloj desfasado' },
  },
  moves: { void: 'Anular' },
  moveHints: { void: 'Sigue en la lista, pero ya no cuenta, y el día se vuelve a calcular.' },
};
