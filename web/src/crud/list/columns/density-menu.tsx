import { Rows3 } from 'lucide-react';
import { usePreferences, useSavePreference } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';

export function DensityMenu() {
  const t = useTexts();
  const { density } = usePreferences();
  const save = useSavePreference();
  const choices = [
    { key: 'comfortable', label: t('shell.density_comfortable') },
    { key: 'middle', label: t('shell.density_middle') },
    { key: 'compact', label: t('shell.density_compact') },
  ] as const;
  return (
    <MenuButton
      isFramed
      icon={Rows3}
      align="end"
      label={t('lists.density')}
      items={choices.map(({ key, label }) => ({
        key,
        label,
        isChosen: key === density,
        onSelect: () => save.mutate({ density: key }),
      }))}
    />
  );
}
