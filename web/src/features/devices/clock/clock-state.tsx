import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { useAgo } from '../../../platform/format/ago.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description } from '../../../ui/layout/description-list.tsx';

/** The UTC offset of a device's clock, whether the device has received it, and when it changes. */
export function ClockState({ clock: { offset_minutes, told_offset_minutes, told_at, next_change } }: { clock: DeviceHealth['clock'] }) {
  const t = useTexts();
  const format = useFormat();
  const ago = useAgo();
  return (
    <>
      <Description
        label={t('devices.clock.offset')}
        note={told_at && told_offset_minutes === offset_minutes && t('devices.clock.told', { when: ago(told_at) })}
      >
        {offsetText(offset_minutes)}
      </Description>
      {next_change && (
        <Description label={t('devices.clock.next_change')}>
          {t('devices.clock.changes', { day: format.moment(next_change.at), offset: offsetText(next_change.offset_minutes) })}
        </Description>
      )}
    </>
  );
}

/** `UTC+05:30` */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
