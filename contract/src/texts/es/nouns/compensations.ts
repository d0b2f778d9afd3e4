import type { NounWords } from '../../nouns.ts';

export const compensations: NounWords<'compensations'> = {
  one: 'salario',
  many: 'salarios',
  the: 'el salario',
  all: 'Todos los salarios',
  gender: 'm',
  kind: 'Salarios',
  empty: 'No hay salarios.',
  fields: {
    effective_from: 'Fecha de efecto',
    basis: 'Base salarial',
    frequency: 'Se paga',
    amount: 'Salario',
    follows_fte: 'Importe a tiempo completo, pagado según la jornada',
    previous_amount: 'Salario anterior',
    held_until: 'Hasta',
    attempt: 'Veces enviado',
    used_in: 'Recibos',
    entered_by_id: 'Introducido por',
  },
  options: {
    frequency: {
      monthly: 'Cada mes',
      semimonthly: 'Dos veces al mes',
      four_weekly: 'Cada cuatro semanas',
      fortnightly: 'Cada dos semanas',
      weekly: 'Cada semana',
    },
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
};
