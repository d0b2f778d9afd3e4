import type { NounWords } from '../../nouns.ts';

export const deviceUsers: NounWords<'device-users'> = {
  one: 'Benutzer-ID am Gerät',
  many: 'Benutzer-IDs an Geräten',
  empty: 'Dieses Gerät hat noch keine Benutzer-IDs gemeldet',
  fields: { name_on_device: 'Name am Gerät', matched_by: 'Art der Zuordnung' },
  options: { matched_by: { employee_code: 'Benutzer-ID des Mitarbeiters', person: 'Manuell', push: 'An das Gerät gesendet' } },
};
