import type { NounWords } from '../../nouns.ts';

export const weeklyHours: NounWords<'weekly-hours'> = {
  one: 'semana',
  many: 'horas semanales',
  empty: 'Nadie tenía contrato en este periodo.',
  fields: {
    name: 'Nombre',
    employee_no: 'N.º de empleado',
    required_hours: 'Previsto',
    worked_hours: 'Trabajado',
    logged_hours: 'Imputado',
    leave_hours: 'Ausencia',
    holiday_hours: 'Festivo',
    overtime_hours: 'Horas extra',
    balance_hours: 'Saldo',
    running_balance_hours: 'Saldo acumulado',
    flex_hours: 'Cuenta de horario flexible',
    average_hours: 'Semana media',
    average_status: 'Promedio',
    late_count: 'Retrasos',
    late_minutes: 'Retraso',
    early_minutes: 'Salida anticipada',
    absent_days: 'Faltas',
    incomplete_days: 'Días incompletos',
  },
  options: {
    status: { open: 'Abierta', complete: 'Completa' },
    average_status: { within: 'Dentro del límite', above: 'Por encima del límite' },
  },
};
