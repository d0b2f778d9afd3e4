export const monthSchedules = {
  one: 'roster',
  many: 'rosters',
  empty: 'No rosters yet. A roster plans a month of shifts, day by day.',
  fields: {
    planner_id: 'Planner',
    coverage: 'Staffing requirements',
    published_at: 'Published',
    people_count: 'People planned',
    entries_count: 'Planned shifts',
  },
  options: { status: { draft: 'Draft', published: 'Published', archived: 'Archived' } },
  moves: { publish: 'Publish', archive: 'Archive' },
  moveHints: { withdraw: 'It becomes a draft again, and everyone on it is notified.' },
} as const;
