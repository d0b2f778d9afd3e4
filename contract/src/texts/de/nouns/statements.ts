import type { NounWords } from '../../nouns.ts';

export const statements: NounWords<'statements'> = {
  one: 'Leistungsabrechnung',
  many: 'Leistungsabrechnungen',
  empty: 'Noch keine Leistungsabrechnungen. Legen Sie eine an, um genehmigte Zeiten abzurechnen.',
  fields: {
    number: 'Nummer',
    client_id: 'Kunde',
    project_ids: 'Projekte',
    manager_id: 'Projektleitung',
    order_ref: 'Bestellnummer',
    note: 'Hinweis für den Kunden',
    replaces_id: 'Ersetzt',
    total_minutes: 'Zeit',
    full_amount: 'Vor Nachlass',
    written_down: 'Nachlass',
    total: 'Summe',
    prepared_by_id: 'Erstellt von',
    reviewed_by_id: 'Geprüft von',
    reviewed_at: 'Geprüft am',
    issued_by_id: 'Ausgestellt von',
    issued_at: 'Ausgestellt am',
    due_date: 'Fällig am',
    cancel_reason: 'Stornogrund',
    cancelled_at: 'Storniert am',
    hash: 'Siegel',
  },
  options: {
    status: {
      draft: 'Entwurf',
      reviewed: 'Geprüft',
      issued: 'Ausgestellt',
      cancelled: 'Storniert',
    },
  },
  moves: {
    review: 'Prüfung bestätigen',
    reopen: 'Zurück zum Entwurf',
    issue: 'Ausstellen',
    cancel: 'Stornieren',
  },
  moveHints: {
    issue: 'Eine ausgestellte Abrechnung lässt sich nicht mehr ändern.',
    cancel: 'Die Zeiten und Meilensteine lassen sich wieder abrechnen.',
  },
};
