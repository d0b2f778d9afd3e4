import { callsOf } from '@cadre/contract/calls-of';
import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useSelection } from '../../../crud/list/bulk/use-selection.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import type { Device } from '../device/device.ts';
import { devicePath, receivedPath } from '../device-path.ts';
import { ReleaseButtons } from './release-buttons.tsx';
import { SetAsideTable } from './set-aside-table.tsx';

/** Why a punch may wait for a decision. */
const reasons = ['unknown_pin', 'clock', 'too_old', 'not_employed'] as const;

/** Punches that arrived but do not count, for the user to release or ignore. */
export function SetAsideTab({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const labels = useLabels();
  const [reason, setReason] = useState('');
  const { data, error, refetch } = useSetAside(row.id, reason);
  const punches = (data?.data ?? []) as Row[];
  const selection = useSelection(punches);
  const received = listLink(rawPunches, receivedPath, { device_id: [row.id] });
  const ticked = selection.rows.map(({ id }) => id);
  if (error && !data) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={5} rows={8} />;
  if (health.quarantined === 0 && punches.length === 0)
    return (
      <Card>
        <EmptyState size="page" isDone icon={CircleCheck} title={t('devices.aside.none')} text={t('devices.aside.none_text')}>
          <Link {...received}>{t('devices.aside.all_received')}</Link>
        </EmptyState>
      </Card>
    );
  return (
    <Stack as="section" gap={3} aria-label={t('devices.tabs.set-aside')}>
      <p>{t('devices.aside.text')}</p>
      {health.unmatched_pins > 0 && (
        <p>
          {t('devices.aside.match_first')} <Link to={devicePath(row.id, 'numbers')}>{t('devices.health.match_now')}</Link>
        </p>
      )}
      <Cluster justify="between">
        <NativeSelect isFit aria-label={t('devices.aside.reason')} value={reason} onChange={({ target }) => setReason(target.value)}>
          <option value="">{t('devices.aside.all_reasons')}</option>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {labels.option('raw-punches', 'outcome_reason', one)}
            </option>
          ))}
        </NativeSelect>
        <Link {...received}>{t('devices.aside.all_received')}</Link>
      </Cluster>
      <SetAsideTable punches={punches} selection={selection} />
      {data.meta.total > punches.length && <p>{t('devices.aside.newest', { count: punches.length, total: data.meta.total })}</p>}
      {ticked.length > 0 && (
        <ActionBar text={t('lists.selected', { count: ticked.length })}>
          <ReleaseButtons ids={ticked} onDone={selection.clear} />
        </ActionBar>
      )}
    </Stack>
  );
}

const most = 100;

/** The newest punches of a device that do not count, for one reason or all. */
function useSetAside(device_id: number, reason: string) {
  const filters = { device_id: [device_id], outcome: ['quarantined'], ...(reason && { outcome_reason: [reason] }) };
  return useCall(
    callsOf(rawPunches).list,
    { filters: JSON.stringify(filters), per_page: most },
    { placeholderData: keepPreviousData, staleTime: 0, meta: { quiet: true } },
  );
}
