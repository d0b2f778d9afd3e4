import { Rows3 } from 'lucide-react';
import { usePreferences, useSavePreference } from '../../platform/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { MenuList } from '../menu-list.tsx';
import { Popup } from '../popup.tsx';

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
    <Popup
      className={iconButtonClass({ isFramed: true })}
      kind="menu"
      align="end"
      isIconOnly
      label={t('lists.density')}
      button={<Rows3 size={16} aria-hidden />}
    >
      {(close) => (
        <MenuList
          label={t('lists.density')}
          onDone={close}
          items={choices.map(({ key, label }) => ({
            key,
            label,
            isChosen: key === density,
            onSelect: () => save.mutate({ density: key }),
          }))}
        />
      )}
    </Popup>
  );
}
