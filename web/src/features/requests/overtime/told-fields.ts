/** The fields already shown above an open request. */
export const toldFields = ['title', 'parts', 'explanation', 'may_choose', 'previous_minutes'] as const;
