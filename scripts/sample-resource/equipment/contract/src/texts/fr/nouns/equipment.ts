import type { NounWords } from '../../nouns.ts';

export const equipment: NounWords<'equipment'> = {
  one: 'matériel',
  many: 'matériels',
  a: 'un matériel',
  the: 'le matériel',
  all: 'Tous les matériels',
  empty: 'Aucun matériel pour le moment. Ajoutez les ordinateurs, téléphones et voitures que vous confiez.',
  fields: { serial_no: 'Numéro de série', bought_on: 'Date d’achat', price: 'Prix' },
  options: { kind: { laptop: 'Ordinateur portable', phone: 'Téléphone', car: 'Voiture' } },
};
