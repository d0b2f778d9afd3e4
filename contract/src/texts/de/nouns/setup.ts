import type { NounWords } from '../../nouns.ts';

export const setup: NounWords<'setup'> = {
  one: 'Einrichtung',
  many: 'Einrichtung',
  empty: '',
  fields: {
    work_email: 'Dienstliche E-Mail',
    company: 'Name des Unternehmens',
    logo: 'Logo',
    step: 'Schritt',
    records: 'Einträge',
    skipped: 'Übersprungene Schritte',
    hidden: 'Ausgeblendet',
    job: 'Position',
    manager_email: 'E-Mail der Führungskraft',
    role_id: 'Rolle',
    people: 'Personen',
  },
};
