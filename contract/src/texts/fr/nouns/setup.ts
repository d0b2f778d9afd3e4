import type { NounWords } from '../../nouns.ts';

export const setup: NounWords<'setup'> = {
  one: 'configuration initiale',
  many: 'configuration initiale',
  a: 'une configuration initiale',
  the: 'la configuration initiale',
  empty: '',
  fields: {
    work_email: 'E-mail professionnel',
    company: 'Nom de l’entreprise',
    logo: 'Logo',
    step: 'Étape',
    records: 'Enregistrements',
    skipped: 'Étapes ignorées',
    hidden: 'Masqué',
    job: 'Emploi',
    manager_email: 'E-mail du manager',
    role_id: 'Rôle',
    people: 'Personnes',
  },
};
