export const emergencyContacts = {
  one: 'Contacto de emergencia',
  many: 'Contactos de emergencia',
  empty: 'Todavía no hay a quién llamar en una emergencia.',
  fields: { relation: 'Relación', phone: 'Teléfono' },
} as const;
