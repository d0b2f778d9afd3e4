export const equipment = {
  one: 'piece of equipment',
  many: 'equipment',
  empty: 'No equipment yet. Add the laptops, phones and cars that you hand out.',
  fields: { serial_no: 'Serial number', bought_on: 'Purchase date', price: 'Price' },
  options: { kind: { laptop: 'Laptop', phone: 'Phone', car: 'Car' } },
} as const;
