export const emergencyContacts = {
  one: 'contacto de emergencia',
  many: 'contactos de emergencia',
  empty: 'Todavía no hay a quién llamar en una emergencia.',
  fields: { relation: 'Relación', phone: 'Teléfono' },
} as const;
