export const shifts = {
  one: 'turno',
  many: 'turnos',
  the: 'el turno',
  all: 'Todos los turnos',
  empty: 'Aún no hay turnos. Un turno define cuándo empieza y termina una jornada.',
  fields: {
    start_time: 'Inicio',
    end_time: 'Fin',
    paid_break: 'Pausa retribuida',
    required_minutes: 'Horas requeridas',
    core_start: 'Inicio del horario obligatorio',
    core_end: 'Fin del horario obligatorio',
    half_split_time: 'Corte de la media jornada',
    min_rest_minutes: 'Descanso mínimo posterior',
    crosses_midnight: 'Termina al día siguiente',
  },
  options: { kind: { fixed: 'Horario fijo', flexible: 'Horario flexible' } },
} as const;
