export const shifts = {
  one: 'turno',
  many: 'turnos',
  empty: 'Todavía no hay turnos. Un turno define cuándo empieza y termina una jornada.',
  fields: {
    start_time: 'Inicio',
    end_time: 'Fin',
    paid_break: 'Pausa retribuida',
    required_minutes: 'Horas exigidas',
    core_start: 'Horario obligatorio desde',
    core_end: 'Horario obligatorio hasta',
    half_split_time: 'Mitad de la jornada',
    min_rest_minutes: 'Descanso posterior',
    crosses_midnight: 'Termina al día siguiente',
  },
  options: { kind: { fixed: 'Horario fijo', flexible: 'Horario flexible' } },
} as const;
