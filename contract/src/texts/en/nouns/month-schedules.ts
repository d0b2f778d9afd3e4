export const monthSchedules = {
  one: 'Roster',
  many: 'Rosters',
  empty: 'No rosters yet. A roster plans the shifts of a month day by day.',
  fields: { planner_id: 'Planned by', coverage: 'Coverage', published_at: 'Published', people_count: 'People', entries_count: 'Entries' },
  options: { status: { draft: 'Draft', published: 'Published', archived: 'Archived' } },
  moves: { publish: 'Publish', archive: 'Archive' },
  moveHints: { withdraw: 'It becomes a draft again, and everyone on it is told.' },
} as const;
