import type { NounWords } from '../../nouns.ts';

export const shiftSwaps: NounWords<'shift-swaps'> = {
  one: 'Schichttausch',
  many: 'Schichttausche',
  gender: 'm',
  kind: 'Schichttausch',
  empty: 'Noch kein Schichttausch.',
  fields: {
    month_schedule_id: 'Dienstplan',
    from_date: 'Schicht am',
    shift_id: 'Abgegebene Schicht',
    to_employee_id: 'Kollegin oder Kollege',
    to_date: 'Im Gegenzug am',
    to_shift_id: 'Schicht im Gegenzug',
    starts_at: 'Erste Schicht beginnt',
    agreed_at: 'Zugesagt',
    to_user_id: 'Konto der Kollegin oder des Kollegen',
  },
  options: {
    status: {
      asked: 'Wartet auf Zusage',
      agreed: 'Wartet auf die Planung',
      approved: 'Genehmigt',
      refused: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      expired: 'Abgelaufen',
    },
  },
  moves: {
    agree: 'Zusagen',
    refuse: 'Absagen',
    withdraw: 'Zurückziehen',
    approve: 'Genehmigen',
    reject: 'Ablehnen',
  },
  moveHints: {
    approve: 'Der Dienstplan ändert sich für beide zugleich.',
    reject: 'Beide sehen Ihre Begründung; der Dienstplan bleibt, wie er ist.',
  },
};
