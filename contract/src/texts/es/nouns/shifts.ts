import type { NounWords } from '../../nouns.ts';

export const shifts: NounWords<'shifts'> = {
  one: 'turno',
  many: 'turnos',
  the: 'el turno',
  all: 'Todos los turnos',
  empty: 'Aún no hay turnos. Un turno define cuándo empieza y termina una jornada.',
  fields: {
    start_time: 'Inicio',
    end_time: 'Fin',
    pause_start: 'Turno partido: fin del primer tramo',
    pause_end: 'Turno partido: inicio del segundo tramo',
    paid_break: 'Pausa retribuida',
    required_minutes: 'Horas requeridas',
    core_start: 'Inicio del horario obligatorio',
    core_end: 'Fin del horario obligatorio',
    half_split_time: 'Corte de la media jornada',
    min_rest_minutes: 'Descanso mínimo posterior',
    crosses_midnight: 'Termina al día siguiente',
  },
  options: { kind: { fixed: 'Horario fijo', flexible: 'Horario flexible' } },
};
