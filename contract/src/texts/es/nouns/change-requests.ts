export const changeRequests = {
  one: 'Solicitud de cambio',
  many: 'Solicitudes de cambio',
  empty: 'Nadie solicita ningún cambio.',
  fields: { decided_by_id: 'Decidido por', summary: 'Resumen' },
  options: {
    model: { employees: 'Datos personales', 'bank-accounts': 'Cuenta bancaria', dependents: 'Familiares a cargo' },
    status: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado', withdrawn: 'Retirado' },
  },
} as const;
