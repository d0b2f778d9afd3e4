/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: 'Invitado',
    active: 'Activo',
    suspended: 'Suspendido',
    onboarding: 'En incorporación',
    on_notice: 'En preaviso',
    terminated: 'Finalizado',
  },
  portion: { full: 'Día completo', am: 'Mañana', pm: 'Tarde' },
  employment_type: {
    full_time: 'Jornada completa',
    part_time: 'Jornada parcial',
    contractor: 'Autónomo',
    intern: 'Prácticas',
    temporary: 'Temporal',
  },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Crítico' },
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
  },
  via: { web: 'Web', job: 'Tarea en segundo plano', command: 'Comando' },
  scope: { own: 'Propio', team: 'Equipo', department: 'Departamento', branch: 'Sede', all: 'Todo' },
  weekday: { '1': 'Lunes', '2': 'Martes', '3': 'Miércoles', '4': 'Jueves', '5': 'Viernes', '6': 'Sábado', '7': 'Domingo' },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: 'Suspender', reactivate: 'Reactivar', activate: 'Activar' } as const;

/** Names of rights' actions. */
export const actions = {
  view: 'Ver',
  view_directory: 'Ver el directorio',
  create: 'Crear',
  update: 'Modificar',
  delete: 'Eliminar',
  export: 'Exportar',
  suspend: 'Suspender',
  reset_password: 'Restablecer contraseñas',
  assign_roles: 'Asignar roles',
  update_picture: 'Cambiar la foto',
  view_band: 'Ver bandas salariales',
  update_band: 'Modificar bandas salariales',
  view_trace: 'Ver dirección IP y navegador',
} as const;
