/** What people see of themselves: own file, own history, preferences, privacy; and the inboxes where HR decides what they ask for. */
export const self = {} as const;
