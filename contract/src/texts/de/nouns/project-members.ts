import type { NounWords } from '../../nouns.ts';

export const projectMembers: NounWords<'project-members'> = {
  one: 'Teammitglied',
  many: 'Teammitglieder',
  empty: 'Noch keine Teammitglieder. Fügen Sie hinzu, wer auf dieses Projekt bucht.',
  fields: {
    role: 'Rolle',
    manager_id: 'Projektleitung',
    planned_minutes_per_week: 'Geplant pro Woche',
  },
};
