import type { NounWords } from '../../nouns.ts';

export const users: NounWords<'users'> = {
  one: 'usuario',
  many: 'usuarios',
  the: 'el usuario',
  all: 'Todos los usuarios',
  empty: 'Aún no hay usuarios. Invite al primero.',
  fields: { name: 'Nombre', roles: 'Roles', occupation: 'Cargo', pay_access: 'Nómina propia', last_login_at: 'Último inicio de sesión' },
  options: {
    pay_access: { open: 'Visible', unproven: 'A la espera de nóminas, aún sin nómina', held: 'A la espera de nóminas' },
    status: { unconfirmed: 'Por confirmar', invited: 'Invitado', active: 'Activo', suspended: 'Suspendido' },
  },
  moves: { confirm: 'Confirmar cuenta' },
  moveHints: {
    confirm: 'Confirme solo si sabe que este correo pertenece a la persona. Después recibirá la invitación.',
    suspend: 'Sus sesiones terminan de inmediato. Puede reactivar la cuenta en cualquier momento.',
  },
};
