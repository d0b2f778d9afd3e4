import type { NounWords } from '../../nouns.ts';

export const timesheet: NounWords<'timesheet'> = {
  one: 'mes',
  many: 'hoja de asistencia',
  empty: 'Nadie tenía contrato en este periodo.',
  fields: {
    name: 'Nombre',
    employee_no: 'N.º de empleado',
    days: 'Días',
    scheduled_hours: 'Planificado',
    worked_hours: 'Trabajado',
    overtime_hours: 'Horas extra',
    late_minutes: 'Retraso',
    early_minutes: 'Salida anticipada',
    absent_days: 'Faltas',
    leave_days: 'Días de ausencia',
    incomplete_days: 'Días incompletos',
  },
};
