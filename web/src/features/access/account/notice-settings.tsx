import type { NoticeChoices } from '@cadre/contract/calls/preferences';
import { type ChosenKind, chosenKinds, type MailMode, mailModes, usualMail } from '@cadre/contract/notice-kinds';
import { usePreferences, useSavePreference } from '../../../platform/session/preferences.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { MailTimes } from './mail-times.tsx';

/** Which notifications the user gets, and how; each change is saved to the account immediately. */
export function NoticeSettings() {
  const t = useTexts();
  const { notices } = usePreferences();
  const save = useSavePreference();
  const keepsDevices = useScope('devices.view') !== undefined;
  const kinds = chosenKinds.filter((kind) => kind !== 'devices' || keepsDevices);
  const change = (kind: ChosenKind, chosen: NoticeChoices[ChosenKind]) =>
    save.mutate({ notices: { ...notices, [kind]: { ...notices[kind], ...chosen } } });
  return (
    <Stack gap={6} className="profile__section">
      <Stack gap={1}>
        <p>{t('profile.notices_intro')}</p>
        <p className="muted">{t('profile.security_always')}</p>
      </Stack>
      <Table
        label={t('profile.notifications')}
        phone="cards"
        rows={kinds}
        keyOf={(kind) => kind}
        columns={[
          { name: 'kind', head: t('profile.notice_kind'), isHeading: true, cell: (kind) => t(`profile.kinds.${kind}`) },
          {
            name: 'in_app',
            head: t('profile.in_app'),
            cell: (kind) => (
              <Switch
                aria-label={`${t('profile.in_app')}: ${t(`profile.kinds.${kind}`)}`}
                isOn={notices[kind]?.in_app ?? true}
                onChange={(in_app) => change(kind, { in_app })}
              />
            ),
          },
          {
            name: 'mail',
            head: t('profile.by_mail'),
            cell: (kind) => (
              <NativeSelect
                isFit
                aria-label={`${t('profile.by_mail')}: ${t(`profile.kinds.${kind}`)}`}
                value={notices[kind]?.mail ?? usualMail[kind]}
                onChange={({ target }) => change(kind, { mail: target.value as MailMode })}
              >
                {mailModes.map((mode) => (
                  <option key={mode} value={mode}>
                    {t(`profile.mail_${mode}`)}
                  </option>
                ))}
              </NativeSelect>
            ),
          },
        ]}
      />
      <MailTimes />
    </Stack>
  );
}
