export const dashboard = { one: '仪表盘', many: '仪表盘', empty: '' } as const;
