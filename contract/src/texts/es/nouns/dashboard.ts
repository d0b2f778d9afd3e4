export const dashboard = { one: 'Panel', many: 'Panel', empty: '' } as const;
