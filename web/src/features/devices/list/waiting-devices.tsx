import { dismissUnclaimed, type UnclaimedDevice } from '@cadre/contract/calls/devices';
import { RadioTower } from 'lucide-react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useAgo } from '../../../platform/format/ago.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { useUnclaimed } from './use-unclaimed.ts';

/** Unregistered devices, shown as soon as they connect. */
export function WaitingDevices({ onClaim }: { onClaim: (serial: string) => void }) {
  const t = useTexts();
  const waiting = useUnclaimed();
  return (
    <div role="status">
      {waiting.length > 0 && (
        <Card isFlush title={t('devices.waiting.title', { count: waiting.length })} footer={t('devices.waiting.text')}>
          <Rows hasLines wraps>
            {waiting.map((device) => (
              <WaitingDevice key={device.serial_no} device={device} onClaim={() => onClaim(device.serial_no)} />
            ))}
          </Rows>
        </Card>
      )}
    </div>
  );
}

function WaitingDevice({ device, onClaim }: { device: UnclaimedDevice; onClaim: () => void }) {
  const t = useTexts();
  const ago = useAgo();
  const mayClaim = useScope('devices.create') !== undefined;
  const mayDismiss = useScope('devices.delete') === 'all';
  const { serial_no, firmware, ip, last_seen_at, refused_uploads } = device;
  const dismiss = useCallMutation(dismissUnclaimed, { serial: serial_no });
  const about = [
    firmware,
    t('devices.waiting.called', { when: ago(last_seen_at), ip: ip ?? t('common.empty_value') }),
    refused_uploads > 0 && t('devices.waiting.refused', { count: refused_uploads }),
  ];
  return (
    <RowItem
      start={<RadioTower size={20} aria-hidden />}
      note={about.filter(Boolean).join(' · ')}
      end={
        <>
          {mayDismiss && (
            <Button
              aria-label={`${t('devices.waiting.dismiss')} ${serial_no}`}
              disabled={dismiss.isPending}
              onClick={() => dismiss.mutate()}
            >
              {t('devices.waiting.dismiss')}
            </Button>
          )}
          {mayClaim && (
            <Button variant="primary" aria-label={`${t('devices.waiting.claim')} ${serial_no}`} onClick={onClaim}>
              {t('devices.waiting.claim')}
            </Button>
          )}
        </>
      }
    >
      <code>{serial_no}</code>
    </RowItem>
  );
}
