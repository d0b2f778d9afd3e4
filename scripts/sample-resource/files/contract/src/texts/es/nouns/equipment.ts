export const equipment = {
  one: 'equipo',
  many: 'equipos',
  empty: 'Todavía no hay equipos. Añade los portátiles, teléfonos y coches que entregas.',
  fields: { serial_no: 'Número de serie', bought_on: 'Fecha de compra', price: 'Precio' },
  options: { kind: { laptop: 'Portátil', phone: 'Teléfono', car: 'Coche' } },
} as const;
