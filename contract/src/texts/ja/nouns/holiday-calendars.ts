import type { NounWords } from '../../nouns.ts';

export const holidayCalendars: NounWords<'holiday-calendars'> = {
  one: '祝日カレンダー',
  many: '祝日カレンダー',
  empty: '祝日カレンダーはまだありません。拠点ごとに1つ使用します。',
  fields: { holidays_count: '祝日数' },
};
