export const branches = {
  one: 'sede',
  many: 'sedes',
  the: 'la sede',
  all: 'Todas las sedes',
  empty: 'Aún no hay sedes. La sede define la zona horaria, la moneda y los festivos de su personal.',
  fields: { address: 'Dirección' },
} as const;
