export const dashboard = { one: 'ダッシュボード', many: 'ダッシュボード', empty: '' } as const;
