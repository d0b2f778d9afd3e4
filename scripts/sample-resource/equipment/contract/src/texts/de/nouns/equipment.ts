import type { NounWords } from '../../nouns.ts';

export const equipment: NounWords<'equipment'> = {
  one: 'Arbeitsmittel',
  many: 'Arbeitsmittel',
  empty: 'Noch keine Arbeitsmittel. Legen Sie an, was Sie ausgeben: Laptops, Telefone, Autos.',
  fields: { serial_no: 'Seriennummer', bought_on: 'Kaufdatum', price: 'Preis' },
  options: { kind: { laptop: 'Notebook', phone: 'Telefon', car: 'Auto' } },
};
