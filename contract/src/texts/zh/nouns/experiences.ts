export const experiences = { one: '过往职位', many: '工作经历', empty: '还没有登记过往职位。', fields: { company: '公司' } } as const;
