import { Keyboard } from 'lucide-react';
import { Popup } from '../../../crud/popup.tsx';
import { useTexts } from '../../../platform/texts.ts';

const keys = ['move', 'code', 'off', 'clear', 'undo', 'copy', 'drop'] as const;

/** Which keys work in the grid. */
export function KeysHelp() {
  const t = useTexts();
  return (
    <Popup
      className="icon-button keys-help-button"
      align="end"
      isIconOnly
      label={t('schedules.roster.keys_title')}
      button={<Keyboard size={18} aria-hidden />}
    >
      {() => (
        <dl className="keys-help">
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`schedules.roster.key_names.${key}`)}</kbd>
              </dt>
              <dd>{t(`schedules.roster.key_${key}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popup>
  );
}
