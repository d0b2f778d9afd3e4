import { Moon, Sun } from 'lucide-react';
import { type ThemeChoice, useThemeChoice, useThemeName } from '../../platform/session/appearance.ts';
import { useSavePreference } from '../../platform/session/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';

const choices: ThemeChoice[] = ['system', 'light', 'dark'];

export function ThemePicker() {
  const t = useTexts();
  const save = useSavePreference();
  const chosen = useThemeChoice();
  return (
    <MenuButton
      className="header__optional"
      label={t('shell.theme')}
      icon={useThemeName() === 'dark' ? Moon : Sun}
      align="end"
      items={choices.map((theme) => ({
        key: theme,
        label: t(`shell.theme_${theme}`),
        isChosen: theme === chosen,
        onSelect: () => save.mutate({ theme }),
      }))}
    />
  );
}
