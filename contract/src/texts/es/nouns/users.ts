export const users = {
  one: 'usuario',
  many: 'usuarios',
  empty: 'Todavía nadie puede iniciar sesión. Invite al primer usuario.',
  fields: { roles: 'Roles', occupation: 'Ocupación', last_login_at: 'Último inicio de sesión' },
  options: { status: { invited: 'Invitado', active: 'Activo', suspended: 'Suspendido' } },
  moveHints: { suspend: 'Sus sesiones terminan de inmediato. Puede reactivar la cuenta en cualquier momento.' },
} as const;
