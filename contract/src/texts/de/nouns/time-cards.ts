import type { NounWords } from '../../nouns.ts';

export const timeCards: NounWords<'time-cards'> = {
  one: 'Stundenzettel',
  many: 'Stundenzettel',
  gender: 'm',
  kind: 'Stundenzettel',
  empty: 'Keine Stundenzettel in diesem Zeitraum.',
  fields: {
    title: 'Woche',
    week_year: 'Jahr',
    week: 'Wochennummer',
    required_minutes: 'Soll',
    total_minutes: 'Erfasst',
    billable_minutes: 'Abrechenbar',
    leave_minutes: 'Abwesenheit',
    attended_minutes: 'Anwesend',
    projects: 'Nach Projekt',
    on_time: 'Pünktlich',
    submitted_at: 'Eingereicht',
    submitted_by_id: 'Eingereicht von',
    reopen_reason: 'Grund für das Wiederöffnen',
    attempt: 'Wie oft eingereicht',
  },
  options: {
    status: {
      draft: 'Entwurf',
      submitted: 'Eingereicht',
      approved: 'Genehmigt',
      rejected: 'Zurückgegeben',
    },
  },
  moves: {
    submit: 'Einreichen',
    submit_for: 'Stellvertretend einreichen',
    approve: 'Genehmigen',
    reject: 'Zurückgeben',
    reopen: 'Wieder öffnen',
  },
  moveHints: {
    reject: 'Die Person sieht Ihre Begründung und kann die Woche erneut einreichen.',
    reopen: 'Die Woche muss erneut eingereicht und genehmigt werden.',
    submit_for: 'Die Person wird benachrichtigt, und es wird festgehalten, dass Sie das getan haben.',
  },
  nextSteps: {
    request_sent_back: 'Prüfen Sie die Zeilen und reichen Sie ihn erneut ein.',
  },
};
