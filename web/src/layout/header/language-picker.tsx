import { type Language, languageNames, languages } from '@cadre/contract/languages';
import { Languages } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useSavePreference } from '../../platform/preferences.ts';
import { changeLanguage, useTexts } from '../../platform/texts.ts';
import { DropMenu } from '../drop-menu.tsx';

const options = languages.map((value) => ({ value, text: languageNames[value], lang: value }));

/** Stored here and with the account; then the page loads anew in that language. */
export function LanguagePicker() {
  const t = useTexts();
  const chooseLanguage = useChooseLanguage();
  return <DropMenu label={t('shell.language')} icon={Languages} options={options} value={useLocale()} onChoose={chooseLanguage} />;
}

export function useChooseLanguage(): (language: Language) => void {
  const save = useSavePreference();
  const current = useLocale();
  return (language) => {
    if (language !== current) save.mutate({ locale: language }, { onSettled: () => changeLanguage(language) });
  };
}
