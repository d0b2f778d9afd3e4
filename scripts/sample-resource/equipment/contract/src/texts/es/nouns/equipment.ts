import type { NounWords } from '../../nouns.ts';

export const equipment: NounWords<'equipment'> = {
  one: 'equipo',
  many: 'equipos',
  the: 'el equipo',
  all: 'Todos los equipos',
  empty: 'Aún no hay equipos. Añada los portátiles, teléfonos y coches que entrega.',
  fields: { serial_no: 'Número de serie', bought_on: 'Fecha de compra', price: 'Precio' },
  options: { kind: { laptop: 'Portátil', phone: 'Teléfono', car: 'Coche' } },
};
