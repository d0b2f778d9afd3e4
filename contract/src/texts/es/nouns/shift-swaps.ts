import type { NounWords } from '../../nouns.ts';

export const shiftSwaps: NounWords<'shift-swaps'> = {
  one: 'cambio de turno',
  many: 'cambios de turno',
  a: 'un cambio de turno',
  the: 'el cambio de turno',
  all: 'Todos los cambios de turno',
  gender: 'm',
  kind: 'Cambios de turno',
  empty: 'Aún no hay cambios de turno.',
  fields: {
    month_schedule_id: 'Cuadrante',
    from_date: 'Turno del',
    shift_id: 'Turno cedido',
    to_employee_id: 'Compañero',
    to_date: 'A cambio del',
    to_shift_id: 'Turno a cambio',
    starts_at: 'Empieza el primer turno',
    agreed_at: 'Aceptado',
    to_user_id: 'Cuenta del compañero',
  },
  options: {
    status: {
      asked: 'Espera al compañero',
      agreed: 'Espera al planificador',
      approved: 'Aprobado',
      refused: 'Rechazado',
      withdrawn: 'Retirado',
      expired: 'Caducado',
    },
  },
  moves: {
    agree: 'Aceptar',
    refuse: 'Rechazar',
    withdraw: 'Retirar',
    approve: 'Aprobar',
    reject: 'Rechazar',
  },
  moveHints: {
    approve: 'El cuadrante cambia para ambos a la vez.',
    reject: 'Ambos ven su motivo; el cuadrante queda como está.',
  },
};
