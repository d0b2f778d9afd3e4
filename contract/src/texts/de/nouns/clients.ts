import type { NounWords } from '../../nouns.ts';

export const clients: NounWords<'clients'> = {
  one: 'Kunde',
  many: 'Kunden',
  empty: 'Noch keine Kunden. Kunden sind die Unternehmen, für die Sie arbeiten.',
  fields: {
    contact_name: 'Ansprechpartner',
    contact_email: 'E-Mail des Ansprechpartners',
    address: 'Adresse',
    tax_number: 'Steuernummer',
    payment_terms_days: 'Zahlungsziel (Tage)',
    notes: 'Bemerkungen',
    projects_count: 'Projekte',
  },
  options: {
    status: {
      active: 'Aktiv',
      archived: 'Archiviert',
    },
  },
  moves: {
    archive: 'Archivieren',
    restore: 'Wiederherstellen',
  },
};
