import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listLink } from '../../../crud/list-link.ts';
import { useSelection } from '../../../crud/use-selection.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import type { Device } from '../device/device.ts';
import { devicePath, receivedPath } from '../device-path.ts';
import { ReasonFilter } from './reason-filter.tsx';
import { ReleaseButtons } from './release-buttons.tsx';
import './set-aside.css';
import { SetAsideTable } from './set-aside-table.tsx';
import { useSetAside } from './use-set-aside.ts';

/** What arrived and does not count. Somebody looks at it and says what becomes of it. */
export function SetAsideTab({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const [reason, setReason] = useState<string>();
  const { data, error, refetch } = useSetAside(row.id, reason);
  const punches = data?.data ?? [];
  const selection = useSelection(punches);
  const received = listLink(rawPunches, receivedPath, { device_id: [row.id] });
  if (error && !data) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={5} rows={8} />;
  if (health.quarantined === 0 && punches.length === 0)
    return (
      <div className="card device-empty">
        <CircleCheck size={28} strokeWidth={1.5} aria-hidden />
        <strong>{t('devices.aside.none')}</strong>
        <p>{t('devices.aside.none_text')}</p>
        <Link {...received}>{t('devices.aside.all_received')}</Link>
      </div>
    );
  return (
    <section className="set-aside" aria-label={t('devices.tabs.set-aside')}>
      <p>{t('devices.aside.text')}</p>
      {health.unmatched_pins > 0 && (
        <p>
          {t('devices.aside.match_first')} <Link to={devicePath(row.id, 'numbers')}>{t('devices.health.match_now')}</Link>
        </p>
      )}
      <div className="set-aside__bar" data-ticked={selection.rows.length > 0 || undefined}>
        <ReasonFilter value={reason} onChange={setReason} />
        {selection.rows.length > 0 && <ReleaseButtons ids={selection.rows.map(({ id }) => id)} onDone={selection.clear} />}
        <Link className="set-aside__all" {...received}>
          {t('devices.aside.all_received')}
        </Link>
      </div>
      <SetAsideTable punches={punches} selection={selection} />
      {data.meta.total > punches.length && <p>{t('devices.aside.newest', { count: punches.length, total: data.meta.total })}</p>}
    </section>
  );
}
