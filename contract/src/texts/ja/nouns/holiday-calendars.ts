export const holidayCalendars = {
  one: '祝日カレンダー',
  many: '祝日カレンダー',
  empty: 'カレンダーはまだありません。各拠点は1つのカレンダーに従います。',
  fields: { holidays_count: '祝日数' },
} as const;
