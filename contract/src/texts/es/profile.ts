/** One’s own account. */
export const profile = {
  title: 'Mi perfil',
  profile: 'Perfil',
  security: 'Seguridad',
  preferences: 'Preferencias',
  messages: 'Mensajes',
  change_picture: 'Cambiar la foto',
  remove_picture: 'Quitar la foto',
  picture_hint: 'PNG, JPEG o WebP',
  change_password: 'Cambiar contraseña',
  sessions: 'Sesiones activas',
  this_session: 'Esta sesión',
  last_used: 'Último uso: {when}',
  signed_in_at: 'Inicio de sesión: {when}',
  end_session: 'Cerrar sesión',
  roles: 'Roles',
  linked_employee: 'Ficha de empleado',
} as const;
