import type { ScreenTexts } from '@cadre/contract/texts/texts';
import type { Locale } from 'antd/es/locale';

/** What speaking a language takes: our texts, those of the components, and the calendar's name for it. */
export type LanguagePack = { texts: ScreenTexts; components: Locale; calendar: string };

export const languagePack = (texts: ScreenTexts, components: Locale, calendar: string): LanguagePack => ({
  texts,
  components: withoutPickerLabels(components),
  calendar,
});

/** The date picker's month and year buttons show their value; a label that says something else would hide it from screen readers. */
function withoutPickerLabels(components: Locale): Locale {
  if (!components.DatePicker) return components;
  const { monthSelect: _month, yearSelect: _year, ...lang } = components.DatePicker.lang;
  return { ...components, DatePicker: { ...components.DatePicker, lang: lang as typeof components.DatePicker.lang } };
}
