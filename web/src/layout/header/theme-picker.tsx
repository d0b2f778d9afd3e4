import { Moon, Sun } from 'lucide-react';
import { type ThemeChoice, useThemeChoice, useThemeName } from '../../platform/appearance.ts';
import { useSavePreference } from '../../platform/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { DropMenu } from '../drop-menu.tsx';

const choices: ThemeChoice[] = ['system', 'light', 'dark'];

export function ThemePicker() {
  const t = useTexts();
  const save = useSavePreference();
  const options = choices.map((value) => ({ value, text: t(`shell.theme_${value}`) }));
  return (
    <DropMenu
      label={t('shell.theme')}
      icon={useThemeName() === 'dark' ? Moon : Sun}
      options={options}
      value={useThemeChoice()}
      onChoose={(theme) => save.mutate({ theme })}
    />
  );
}
