import type { NounWords } from '../../nouns.ts';

export const deviceUsers: NounWords<'device-users'> = {
  one: 'identifiant sur l’appareil',
  many: 'identifiants sur les appareils',
  a: 'un identifiant sur l’appareil',
  the: 'l’identifiant sur l’appareil',
  all: 'Tous les identifiants sur les appareils',
  empty: 'Cet appareil n’a encore signalé aucun identifiant',
  fields: { name_on_device: 'Nom sur l’appareil', matched_by: 'Associé par' },
  options: { matched_by: { employee_code: 'Identifiant du collaborateur', person: 'Manuellement', push: 'Envoi à l’appareil' } },
};
