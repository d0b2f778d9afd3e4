/** What stands in the lead of an open request already. */
export const toldFields = ['title', 'parts', 'explanation', 'may_choose', 'previous_minutes'] as const;
