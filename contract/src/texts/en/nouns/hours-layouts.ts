export const hoursLayouts = {
  one: 'hours layout',
  many: 'hours layouts',
  empty: 'No layouts yet',
  fields: {
    per: 'One row per',
    columns: 'Columns',
    separator: 'Separator',
    decimal: 'Hours as',
    header: 'With headings',
  },
  options: {
    per: {
      day: 'Day',
      month: 'Month',
    },
    separator: {
      comma: 'Comma',
      semicolon: 'Semicolon',
      tab: 'Tab',
      pipe: 'Vertical bar',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
} as const;
