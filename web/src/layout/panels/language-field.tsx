import { languageNames, languages } from '@cadre/contract/languages';
import { useId } from 'react';
import { useLocale } from 'use-intl';
import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { useChooseLanguage } from '../header/language-picker.tsx';

export function LanguageField() {
  const t = useTexts();
  const id = useId();
  const language = useLocale();
  const chooseLanguage = useChooseLanguage();
  return (
    <label className="quiet gap-1 stacked settings__field" htmlFor={id}>
      {t('shell.language')}
      <NativeSelect id={id} value={language} onChange={({ target }) => chooseLanguage(target.value as typeof language)}>
        {languages.map((value) => (
          <option key={value} value={value} lang={value}>
            {languageNames[value]}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
