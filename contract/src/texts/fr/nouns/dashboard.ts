export const dashboard = { one: 'Tableau de bord', many: 'Tableau de bord', empty: '' } as const;
