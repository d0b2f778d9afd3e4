import type { NounWords } from '../../nouns.ts';

export const hoursLayouts: NounWords<'hours-layouts'> = {
  one: 'formato de horas',
  many: 'formatos de horas',
  the: 'el formato de horas',
  all: 'Todos los formatos de horas',
  empty: 'Aún no hay formatos',
  fields: {
    per: 'Una fila por',
    columns: 'Columnas',
    separator: 'Separador',
    decimal: 'Horas como',
    header: 'Con encabezados',
  },
  options: {
    per: {
      day: 'Día',
      month: 'Mes',
    },
    separator: {
      comma: 'Coma',
      semicolon: 'Punto y coma',
      tab: 'Tabulador',
      pipe: 'Barra vertical',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
};
