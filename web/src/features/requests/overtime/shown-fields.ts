/** The fields already shown above an open request. */
export const shownFields = ['title', 'parts', 'explanation', 'may_choose', 'previous_minutes'] as const;
