export const compensations = {
  one: 'salario',
  many: 'salarios',
  the: 'el salario',
  all: 'Todos los salarios',
  empty: 'No hay salarios.',
  fields: {
    effective_from: 'Fecha de efecto',
    basis: 'Base salarial',
    amount: 'Salario',
    follows_fte: 'Importe a tiempo completo, pagado según la jornada',
    previous_amount: 'Salario anterior',
    held_until: 'Hasta',
    attempt: 'Veces enviado',
    used_in: 'Recibos',
    entered_by_id: 'Introducido por',
  },
  options: {
    basis: {
      monthly: 'Mes',
      hourly: 'Hora',
      daily: 'Día',
    },
    reason: {
      hire: 'Alta',
      raise: 'Aumento',
      promotion: 'Ascenso',
      correction: 'Corrección',
      contract: 'Nuevo contrato',
      other: 'Otro',
    },
    status: {
      pending: 'Pendiente',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      withdrawn: 'Retirado',
    },
  },
  moves: {
    approve: 'Aprobar',
  },
} as const;
