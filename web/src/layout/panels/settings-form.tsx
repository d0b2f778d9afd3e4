import type { Preferences } from '@cadre/contract/calls/preferences';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFeatures } from '../../platform/features.ts';
import { usePreferences, useSavePreference } from '../../platform/session/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { Segments } from '../../ui/inputs/segments.tsx';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { LanguageField } from './language-field.tsx';
import './settings-form.css';
import { Switch } from '../../ui/inputs/switch.tsx';
import { StartPageField } from './start-page-field.tsx';
import { WeekStartField } from './week-start-field.tsx';

const timeZones = Intl.supportedValuesOf('timeZone');
const switches = ['single_key_shortcuts', 'reduce_motion', 'mail_on_sign_in'] as const;

/** Every setting is applied immediately and stored with the account. */
export function SettingsForm() {
  const t = useTexts();
  const id = useId();
  const preferences = usePreferences();
  const save = useSavePreference();
  const { language_picker } = useFeatures();
  const set = (change: Partial<Preferences>) => save.mutate(change);
  return (
    <div className="stacked settings">
      <Segments
        label={t('shell.theme')}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, text: t(`shell.theme_${value}`) }))}
        value={preferences.theme}
        onChoose={(theme) => set({ theme })}
      />
      <Segments
        label={t('shell.density')}
        options={(['comfortable', 'middle', 'compact'] as const).map((value) => ({ value, text: t(`shell.density_${value}`) }))}
        value={preferences.density}
        onChoose={(density) => set({ density })}
      />
      {language_picker && <LanguageField />}
      <label className="quiet gap-1 stacked settings__field" htmlFor={`${id}zone`}>
        {t('shell.timezone')}
        <NativeSelect id={`${id}zone`} value={preferences.timezone} onChange={({ target }) => set({ timezone: target.value })}>
          {[...new Set([preferences.timezone, ...timeZones])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </NativeSelect>
      </label>
      <WeekStartField value={preferences.week_start} onChoose={(week_start) => set({ week_start })} />
      <StartPageField value={preferences.start_page} onChoose={(start_page) => set({ start_page })} />
      {switches.map((name) => (
        <Switch key={name} label={t(`shell.${name}`)} isOn={preferences[name]} onChange={(isOn) => set({ [name]: isOn })} />
      ))}
      <p className="line gap-1-5 settings__saved" role="status">
        {save.isSuccess && (
          <>
            <Check size={16} aria-hidden /> {t('shell.saved')}
          </>
        )}
      </p>
    </div>
  );
}
