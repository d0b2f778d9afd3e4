import type { NounWords } from '../../nouns.ts';

export const hoursLayouts: NounWords<'hours-layouts'> = {
  one: 'Stundenformat',
  many: 'Stundenformate',
  empty: 'Noch keine Stundenformate',
  fields: {
    per: 'Eine Zeile je',
    columns: 'Spalten',
    separator: 'Trennzeichen',
    decimal: 'Stunden als',
    header: 'Mit Überschriften',
  },
  options: {
    per: {
      day: 'Tag',
      month: 'Monat',
    },
    separator: {
      comma: 'Komma',
      semicolon: 'Semikolon',
      tab: 'Tabulator',
      pipe: 'Senkrechter Strich',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
};
