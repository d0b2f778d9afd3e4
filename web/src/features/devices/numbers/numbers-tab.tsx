import { type DevicePin, devicePins } from '@cadre/contract/calls/device-numbers';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Device } from '../device/device.ts';
import { freshly } from '../freshly.ts';
import { AskUsers } from './ask-users.tsx';
import { MatchedNumbers } from './matched-numbers.tsx';
import { OpenNumbers } from './open-numbers.tsx';

/** Every number the device knows or sent. Unmatched ones come first, because punches wait for them. */
export function NumbersTab({ device }: { device: Device }) {
  const t = useTexts();
  const { data: pins, error, refetch } = useCall(devicePins, { id: device.row.id }, freshly());
  if (error && !pins) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!pins) return <Skeleton columns={4} rows={8} />;
  if (pins.length === 0)
    return (
      <Card>
        <EmptyState size="page" text={t('devices.numbers.none')}>
          <AskUsers device={device} />
        </EmptyState>
      </Card>
    );
  const isOpen = ({ employee, to_date }: DevicePin) => employee === null && to_date === null;
  return (
    <>
      <OpenNumbers device={device} pins={pins.filter(isOpen)} />
      <MatchedNumbers device={device} pins={pins.filter((pin) => !isOpen(pin))} />
    </>
  );
}
