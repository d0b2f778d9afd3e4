import { Keyboard } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { Popup } from '../../../../ui/popup.tsx';

const keys = ['move', 'code', 'off', 'clear', 'undo', 'copy', 'drop'] as const;

/** Which keys work in the grid. */
export function KeysHelp() {
  const t = useTexts();
  return (
    <Popup className="keys-help-button" align="end" icon={Keyboard} label={t('schedules.roster.keys_title')}>
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
