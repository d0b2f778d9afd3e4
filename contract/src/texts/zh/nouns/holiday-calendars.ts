import type { NounWords } from '../../nouns.ts';

export const holidayCalendars: NounWords<'holiday-calendars'> = {
  one: '节假日日历',
  many: '节假日日历',
  empty: '还没有节假日日历。每个分支机构使用一个日历。',
  fields: { holidays_count: '节假日数' },
};
