export const dashboard = { one: 'dashboard', many: 'dashboard', empty: '' } as const;
