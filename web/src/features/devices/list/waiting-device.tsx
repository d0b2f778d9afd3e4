import { dismissUnclaimed, type UnclaimedDevice } from '@cadre/contract/calls/devices';
import { useAct } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useAgo } from '../use-ago.ts';

export function WaitingDevice({ device, onClaim }: { device: UnclaimedDevice; onClaim: () => void }) {
  const t = useTexts();
  const ago = useAgo();
  const mayClaim = useScope('devices.create') !== undefined;
  const mayDismiss = useScope('devices.delete') === 'all';
  const { serial_no, firmware, ip, last_seen_at, refused_uploads } = device;
  const dismiss = useAct(dismissUnclaimed, { serial: serial_no });
  return (
    <li>
      <strong className="waiting-devices__serial">{serial_no}</strong>
      <span className="waiting-devices__about">
        {firmware && <span>{firmware}</span>}
        <span>{t('devices.waiting.called', { when: ago(last_seen_at), ip: ip ?? t('common.empty_value') })}</span>
        {refused_uploads > 0 && <span>{t('devices.waiting.refused', { count: refused_uploads })}</span>}
      </span>
      <span className="waiting-devices__ways">
        {mayDismiss && (
          <Button aria-label={`${t('devices.waiting.dismiss')} ${serial_no}`} disabled={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('devices.waiting.dismiss')}
          </Button>
        )}
        {mayClaim && (
          <Button variant="primary" aria-label={`${t('devices.waiting.claim')} ${serial_no}`} onClick={onClaim}>
            {t('devices.waiting.claim')}
          </Button>
        )}
      </span>
    </li>
  );
}
