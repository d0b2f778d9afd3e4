import type { NounWords } from '../../nouns.ts';

export const sabbaticals: NounWords<'sabbaticals'> = {
  one: 'Sabbatjahr',
  many: 'Sabbatjahre',
  gender: 'n',
  kind: 'Sabbatjahre',
  empty: 'Keine Sabbatjahre in diesem Zeitraum.',
  fields: { cancel_reason: 'Grund der Stornierung', attempt: 'Versuche', as_draft: 'Als Entwurf behalten' },
  options: {
    type: { study: 'Studium', family: 'Familie' },
    status: { draft: 'Entwurf', pending: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt', cancelled: 'Storniert' },
  },
  moves: { submit: 'Antrag senden', approve: 'Genehmigen', cancel: 'Sabbatjahr stornieren' },
};
