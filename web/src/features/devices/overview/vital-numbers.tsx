import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { Device } from '../device/device.ts';
import { type DeviceTab, devicePath } from '../device-path.ts';
import { useAgo } from '../use-ago.ts';
import { driftLimit, useDrift } from '../use-drift.ts';

/** The few numbers that tell whether a device can be trusted; each opens what is behind it. */
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
    <dl className="vital-numbers" aria-label={t('devices.health.title')}>
      <Vital label={labels.field('devices', 'today_count')}>{format.number(Number(row.today_count ?? 0))}</Vital>
      <Vital label={t('devices.health.last_punch')} hint={last_punch_at && format.moment(last_punch_at)}>
        {last_punch_at ? ago(last_punch_at) : t('common.empty_value')}
      </Vital>
      {row.mode !== 'file' && (
        <Vital
          label={t('devices.health.clock')}
          hint={off === null && t('devices.health.clock_unknown')}
          isBad={off !== null && Math.abs(off) >= driftLimit}
        >
          {off === null ? t('common.empty_value') : drift(off)}
        </Vital>
      )}
      <Vital label={t('devices.health.unknown_numbers')} isBad={unmatched_pins > 0}>
        {counted(unmatched_pins, 'numbers')}
      </Vital>
      <Vital label={t('devices.health.set_aside')} isBad={quarantined > 0}>
        {counted(quarantined, 'set-aside')}
      </Vital>
      {row.mode === 'push' && <Vital label={t('devices.health.commands')}>{format.number(pending_commands)}</Vital>}
    </dl>
  );
}

type Props = { label: string; hint?: string | false | null; isBad?: boolean; children: ReactNode };

const Vital = ({ label, hint, isBad = false, children }: Props) => (
  <div className="card" data-bad={isBad || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {hint && <dd className="vital-numbers__hint">{hint}</dd>}
  </div>
);
