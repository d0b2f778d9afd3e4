/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: 'Porcentaje',
  amount: 'Importe',
  base: 'Base de cálculo',
  unit_source: 'Unidad',
  start_month: 'Desde',
  end_month: 'Hasta',
  month: 'Mes',
  taxable: 'Tributable',
  prorate: 'Proporcional en meses incompletos',
  account: 'Cuenta contable',
  used_in: 'Recibos',
  last_month: 'Último mes',
  attachments: 'Archivos',
} as const;

export const itemOptions = {
  kind: {
    fixed: 'Importe fijo',
    percent: 'Porcentaje',
    per_day: 'Por día',
    per_hour: 'Por hora',
  },
  base: {
    basic: 'Salario base',
    gross: 'Salario bruto',
  },
  unit_source: {
    worked_days: 'Días trabajados',
    unpaid_days: 'Días no retribuidos',
    overtime_hours: 'Horas extra',
    late_hours: 'Horas de retraso',
  },
  recurrence: {
    once: 'Una vez',
    monthly: 'Cada mes',
  },
  status: {
    active: 'Activo',
    paused: 'En pausa',
    ended: 'Finalizado',
  },
} as const;

export const itemTargets = {
  employee: 'Una persona',
  department: 'Departamento',
  job: 'Puesto',
  branch: 'Sede',
  everybody: 'Todos',
} as const;

export const itemMoves = {
  pause: 'Pausar',
  resume: 'Reanudar',
  end: 'Finalizar',
} as const;
