import type { NounWords } from '../../nouns.ts';

export const logs: NounWords<'logs'> = {
  one: 'entrada',
  many: 'historial',
  the: 'la entrada',
  all: 'Todo el historial',
  empty: 'Aún no hay historial',
  fields: {
    at: 'Fecha y hora',
    actor_id: 'Usuario',
    actor_name: 'Quién',
    label: 'Registro',
    via: 'Vía',
    ip: 'Dirección IP',
    user_agent: 'Navegador',
    request_id: 'ID de la solicitud',
    hash: 'Sello',
    restorable: 'Se puede restaurar',
  },
  options: {
    action: {
      create: 'Creación',
      update: 'Modificación',
      delete: 'Eliminación',
      status: 'Cambio de estado',
      login: 'Inicio de sesión',
      login_failed: 'Inicio de sesión fallido',
      logout: 'Cierre de sesión',
      export: 'Exportación',
      view_sensitive: 'Consulta',
      permission_change: 'Cambio de permisos',
      refused: 'Acceso denegado',
    },
    via: {
      web: 'Web',
      job: 'Proceso en segundo plano',
      command: 'Comando',
      import: 'Importación',
      mail: 'Enlace de correo',
      chain: 'Cadena de aprobación',
    },
  },
};
