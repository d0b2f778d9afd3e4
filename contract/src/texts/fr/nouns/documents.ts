import type { NounWords } from '../../nouns.ts';

export const documents: NounWords<'documents'> = {
  one: 'document',
  many: 'documents',
  a: 'un document',
  the: 'le document',
  all: 'Tous les documents',
  gender: 'm',
  kind: 'Documents',
  empty: 'Aucun document pour le moment. Déposez-en un ou demandez-le à un collaborateur.',
  fields: { issued_on: 'Date d’émission', expires_on: 'Date d’expiration', form_id: 'Formulaire', files_count: 'Fichiers' },
  options: {
    type: {
      contract: 'Contrat',
      job_offer: 'Offre d’emploi',
      identity: 'Carte d’identité',
      passport: 'Passeport',
      visa: 'Visa ou permis de travail',
      certificate: 'Certificat',
      policy: 'Politique interne',
      other: 'Autre',
    },
    status: { requested: 'Demandé', submitted: 'Remis', accepted: 'Accepté', rejected: 'Refusé', expired: 'Expiré' },
  },
  moves: { accept: 'Accepter', ask_again: 'Demander à nouveau' },
  moveHints: { reject: 'La personne voit votre motif et peut remettre le document à nouveau.' },
};
