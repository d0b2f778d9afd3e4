import type { NounWords } from '../../nouns.ts';

export const emergencyContacts: NounWords<'emergency-contacts'> = {
  one: 'contacto de emergencia',
  many: 'contactos de emergencia',
  the: 'el contacto de emergencia',
  all: 'Todos los contactos de emergencia',
  empty: 'Aún no hay contactos de emergencia',
  fields: { name: 'Nombre', relation: 'Relación', phone: 'Teléfono' },
};
