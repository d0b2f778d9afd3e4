import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { ReleaseButtons } from './set-aside/release-buttons.tsx';

const kinds = { pin: { width: 110 }, sent_time: { width: 200 }, outcome: { width: 130 }, outcome_reason: { width: 190 } };

/** Every message received from devices, programs and files, word for word, with its outcome. */
export function ReceivedPage() {
  const t = useTexts();
  const mayRelease = useScope('devices.map_users') === 'all';
  const views = [
    { key: 'aside', name: t('devices.aside.view'), filters: { outcome: ['quarantined'] } },
    { key: 'unknown', name: t('devices.aside.view_unknown'), filters: { outcome: ['quarantined'], outcome_reason: ['unknown_pin'] } },
    { key: 'unreadable', name: t('devices.aside.view_unreadable'), filters: { outcome: ['rejected'] } },
  ];
  return (
    <ResourcePage
      resource={rawPunches}
      list={{ views, bulk: mayRelease ? ({ rows, clear }) => <ReleaseButtons ids={rows.map(({ id }) => id)} onDone={clear} /> : undefined }}
      kinds={kinds}
    />
  );
}
