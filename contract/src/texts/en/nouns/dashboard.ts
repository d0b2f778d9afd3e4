export const dashboard = { one: 'Dashboard', many: 'Dashboard', empty: '' } as const;
