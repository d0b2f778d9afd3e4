import { Link } from '@tanstack/react-router';
import { useLabels } from '../../../fields/labels.ts';
import { useAgo } from '../../../platform/format/ago.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import type { Device } from '../device/device.ts';
import { type DeviceTab, devicePath } from '../device-path.ts';
import { driftLimit, useDrift } from '../use-drift.ts';

/** The key figures for the reliability of a device; each links to its details. */
export function VitalNumbers({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const ago = useAgo();
  const drift = useDrift();
  const { clock_drift_seconds: off, last_punch_at, unmatched_pins, quarantined, pending_commands } = health;
  const counted = (count: number, tab: DeviceTab) =>
    count > 0 ? <Link to={devicePath(row.id, tab)}>{format.number(count)}</Link> : format.number(count);
  return (
    <DescriptionList layout="numbers" label={t('devices.health.title')}>
      <Description label={labels.field('devices', 'today_count')}>{format.number(Number(row.today_count ?? 0))}</Description>
      <Description label={t('devices.health.last_punch')} note={last_punch_at && format.moment(last_punch_at)}>
        {last_punch_at ? ago(last_punch_at) : t('common.empty_value')}
      </Description>
      {row.mode !== 'file' && (
        <Description
          label={t('devices.health.clock')}
          note={off === null && t('devices.health.clock_unknown')}
          tone={off !== null && Math.abs(off) >= driftLimit ? 'warning' : undefined}
        >
          {off === null ? t('common.empty_value') : drift(off)}
        </Description>
      )}
      <Description label={t('devices.health.unknown_numbers')} tone={unmatched_pins > 0 ? 'warning' : undefined}>
        {counted(unmatched_pins, 'numbers')}
      </Description>
      <Description label={t('devices.health.set_aside')} tone={quarantined > 0 ? 'warning' : undefined}>
        {counted(quarantined, 'set-aside')}
      </Description>
      {row.mode === 'push' && <Description label={t('devices.health.commands')}>{format.number(pending_commands)}</Description>}
    </DescriptionList>
  );
}
