export const holidays = {
  one: 'festivo',
  many: 'festivos',
  empty: 'Todavía no hay festivos en este calendario.',
  fields: { portion: 'Duración', recurring: 'Cada año' },
  options: { portion: { full: 'Día completo', am: 'Mañana', pm: 'Tarde' } },
} as const;
