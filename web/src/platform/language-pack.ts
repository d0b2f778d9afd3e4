import type { Locale } from 'antd/es/locale';
import type { SectionLoaders, ShellTexts } from './text-sections.ts';

/** What speaking a language takes: our texts, how to fetch more of them, those of the components, and the calendar's name for it. */
export type LanguagePack = { texts: ShellTexts; sections: SectionLoaders; components: Locale; calendar: string };

export const languagePack = (pack: LanguagePack): LanguagePack => ({
  ...pack,
  // A copy of its own, because the sections that pages bring along are added to it.
  texts: { ...pack.texts },
  components: withoutPickerLabels(pack.components),
});

/** The date picker's month and year buttons show their value; a label that says something else would hide it from screen readers. */
function withoutPickerLabels(components: Locale): Locale {
  if (!components.DatePicker) return components;
  const { monthSelect: _month, yearSelect: _year, ...lang } = components.DatePicker.lang;
  return { ...components, DatePicker: { ...components.DatePicker, lang: lang as typeof components.DatePicker.lang } };
}
