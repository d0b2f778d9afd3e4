export const dashboard = { one: 'panel', many: 'panel', empty: '' } as const;
