export const dashboard = { one: 'Übersicht', many: 'Übersicht', empty: '' } as const;
