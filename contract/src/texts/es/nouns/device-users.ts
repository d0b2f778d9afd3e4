import type { NounWords } from '../../nouns.ts';

export const deviceUsers: NounWords<'device-users'> = {
  one: 'ID de usuario en el dispositivo',
  many: 'ID de usuario en los dispositivos',
  the: 'el ID de usuario en el dispositivo',
  all: 'Todos los ID de usuario en los dispositivos',
  empty: 'Este dispositivo aún no ha comunicado ningún ID de usuario',
  fields: { name_on_device: 'Nombre en el dispositivo', matched_by: 'Asociado por' },
  options: { matched_by: { employee_code: 'ID de usuario del empleado', person: 'Manualmente', push: 'Enviado al dispositivo' } },
};
