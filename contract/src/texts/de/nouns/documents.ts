import type { NounWords } from '../../nouns.ts';

export const documents: NounWords<'documents'> = {
  one: 'Dokument',
  many: 'Dokumente',
  gender: 'n',
  kind: 'Dokumente',
  empty: 'Noch keine Dokumente. Laden Sie eines hoch oder fordern Sie es an.',
  fields: { issued_on: 'Ausstellungsdatum', expires_on: 'Ablaufdatum', form_id: 'Formular', files_count: 'Dateien' },
  options: {
    type: {
      contract: 'Vertrag',
      job_offer: 'Stellenangebot',
      identity: 'Personalausweis',
      passport: 'Reisepass',
      visa: 'Visum oder Arbeitserlaubnis',
      certificate: 'Zertifikat',
      policy: 'Richtlinie',
      other: 'Sonstiges',
    },
    status: { requested: 'Angefordert', submitted: 'Eingereicht', accepted: 'Angenommen', rejected: 'Abgelehnt', expired: 'Abgelaufen' },
  },
  moves: { accept: 'Annehmen', ask_again: 'Erneut anfordern' },
  moveHints: { reject: 'Die Person sieht Ihre Begründung und kann das Dokument erneut einreichen.' },
};
