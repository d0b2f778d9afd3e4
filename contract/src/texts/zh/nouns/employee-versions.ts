export const employeeVersions = { one: '任职变动', many: '任职变动', empty: '没有任职变动。', fields: { is_future: '待生效' } } as const;
