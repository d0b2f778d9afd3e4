import { checkRecord } from '@cadre/contract/check';
import { time } from '@cadre/contract/fields';
import { useState } from 'react';
import { usePreferences, useSavePreference } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TimeInput } from '../../../ui/dates/time-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

const usualNight = { from: '20:00', to: '07:00' };

/** The times of mails: none in quiet hours, and summaries at an hour of the user's choice. */
export function MailTimes() {
  const t = useTexts();
  const { quiet_hours, digest_at } = usePreferences();
  const save = useSavePreference();
  return (
    <Stack gap={4} className="profile__times">
      <MailTime
        name="digest_at"
        label={t('profile.digest_at')}
        hint={t('profile.digest_hint')}
        value={digest_at}
        onSave={(at) => save.mutate({ digest_at: at })}
      />
      <Stack gap={1}>
        <Switch
          label={t('profile.quiet_hours')}
          isOn={quiet_hours !== null}
          onChange={(isOn) => save.mutate({ quiet_hours: isOn ? usualNight : null })}
        />
        <p className="muted">{t('profile.quiet_hint')}</p>
      </Stack>
      {quiet_hours && (
        <Cluster gap={4} align="start">
          <MailTime
            name="quiet_from"
            label={t('profile.quiet_from')}
            value={quiet_hours.from}
            onSave={(from) => save.mutate({ quiet_hours: { ...quiet_hours, from } })}
          />
          <MailTime
            name="quiet_to"
            label={t('profile.quiet_to')}
            value={quiet_hours.to}
            onSave={(to) => save.mutate({ quiet_hours: { ...quiet_hours, to } })}
          />
        </Cluster>
      )}
    </Stack>
  );
}

type Props = { name: string; label: string; hint?: string; value: string; onSave: (time: string) => void };

/** Saves as soon as the input is a complete time; an incomplete input reverts to the saved value. */
function MailTime({ name, label, hint, value, onSave }: Props) {
  const [typed, setTyped] = useState<string>();
  const change = (next: string): void => {
    setTyped(next);
    if (next !== value && isTime(next)) onSave(next);
  };
  return (
    <Field label={label} hint={hint} onBlur={() => setTyped(undefined)}>
      {(control) => <TimeInput {...control} name={name} value={typed ?? value} onChange={(next) => change(next ?? '')} />}
    </Field>
  );
}

const isTime = (typed: string): boolean => Object.keys(checkRecord({ at: time({ required: true }) }, { at: typed })).length === 0;
