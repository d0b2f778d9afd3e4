import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type DeviceTab, devicePath, deviceTabs } from '../device-path.ts';
import type { Device } from './device.ts';

/** The parts of a device; what waits in one stands beside its name. Deliveries are of everybody, so only who sees all sees them. */
export function DeviceTabs({ device: { row, health }, tab }: { device: Device; tab: DeviceTab }) {
  const t = useTexts();
  const format = useFormat();
  const seesAll = useScope('devices.view') === 'all';
  const waiting: Partial<Record<DeviceTab, number>> = { numbers: health.unmatched_pins, 'set-aside': health.quarantined };
  // On a phone not all of them fit; the one that is open must be seen.
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is opened
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <nav ref={nav} className="device-tabs" aria-label={t('devices.tabs.label')}>
      <ul>
        {deviceTabs
          .filter((name) => name !== 'deliveries' || seesAll)
          .map((name) => (
            <li key={name}>
              <Link
                to={devicePath(row.id, name)}
                replace
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={name === tab ? 'page' : undefined}
              >
                {t(`devices.tabs.${name}`)}
                {waiting[name] ? <span className="device-tabs__count">{format.number(waiting[name])}</span> : null}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
