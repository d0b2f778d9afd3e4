export const dashboard = { one: 'tableau de bord', many: 'tableau de bord', empty: '' } as const;
