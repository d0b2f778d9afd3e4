import type { NounWords } from '../../nouns.ts';

export const changeRequests: NounWords<'change-requests'> = {
  one: 'solicitud de cambio',
  many: 'solicitudes de cambio',
  the: 'la solicitud de cambio',
  all: 'Todas las solicitudes de cambio',
  gender: 'f',
  kind: 'Cambios de perfil',
  empty: 'No hay solicitudes de cambio',
  fields: { decided_by_id: 'Resuelta por', summary: 'Resumen' },
  options: {
    model: { employees: 'Datos personales', 'bank-accounts': 'Cuenta bancaria', dependents: 'Familiares a cargo' },
    status: { pending: 'Pendiente', approved: 'Aprobada', rejected: 'Rechazada', withdrawn: 'Retirada' },
  },
  moves: { approve: 'Aprobar' },
  moveHints: {
    approve: 'El registro cambia de inmediato.',
    reject: 'La persona ve su nota y puede enviar otra solicitud.',
    withdraw: 'Ya no la resolverá nadie. Puede enviar otra solicitud en cualquier momento.',
  },
};
