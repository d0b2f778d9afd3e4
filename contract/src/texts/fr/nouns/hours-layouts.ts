import type { NounWords } from '../../nouns.ts';

export const hoursLayouts: NounWords<'hours-layouts'> = {
  one: 'format d’heures',
  many: 'formats d’heures',
  a: 'un format d’heures',
  the: 'le format d’heures',
  all: 'Tous les formats d’heures',
  empty: 'Aucun format',
  fields: {
    per: 'Une ligne par',
    columns: 'Colonnes',
    separator: 'Séparateur',
    decimal: 'Heures sous la forme',
    header: 'Avec en-têtes',
  },
  options: {
    per: {
      day: 'Jour',
      month: 'Mois',
    },
    separator: {
      comma: 'Virgule',
      semicolon: 'Point-virgule',
      tab: 'Tabulation',
      pipe: 'Barre verticale',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
};
