import { type Language, languageNames, languages } from '@cadre/contract/languages';
import { Languages } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useSavePreference } from '../../platform/session/preferences.ts';
import { changeLanguage, useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';

/** Stored here and with the account; then the page is reloaded in that language. */
export function LanguagePicker() {
  const t = useTexts();
  const chooseLanguage = useChooseLanguage();
  const current = useLocale();
  return (
    <MenuButton
      className="header__optional"
      label={t('shell.language')}
      icon={Languages}
      align="end"
      items={languages.map((language) => ({
        key: language,
        label: languageNames[language],
        lang: language,
        isChosen: language === current,
        onSelect: () => chooseLanguage(language),
      }))}
    />
  );
}

export function useChooseLanguage(): (language: Language) => void {
  const save = useSavePreference();
  const current = useLocale();
  return (language) => {
    if (language !== current) save.mutate({ locale: language }, { onSettled: () => changeLanguage(language) });
  };
}
