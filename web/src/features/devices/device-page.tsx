import { type DeviceHealth, deviceHealth } from '@cadre/contract/calls/devices';
import { deviceTabs, pages } from '@cadre/contract/pages';
import { devices } from '@cadre/contract/resources/devices';
import { Navigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import '../../crud/crud.css';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { PartForm } from '../../crud/form/part-form.tsx';
import { useRecord } from '../../crud/record/use-record.ts';
import '../../fields/fields.css';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';
import { type Device, nameOf } from './device/device.ts';
import { DeviceHeader } from './device/device-header.tsx';
import { type DeviceTab, devicePath } from './device-path.ts';
import { freshly } from './freshly.ts';
import { OverviewTab } from './overview/overview-tab.tsx';

const parts: Record<DeviceTab, ComponentType<{ device: Device }>> = {
  overview: OverviewTab,
  numbers: lazy(async () => ({ default: (await import('./numbers/numbers-tab.tsx')).NumbersTab })),
  'set-aside': lazy(async () => ({ default: (await import('./set-aside/set-aside-tab.tsx')).SetAsideTab })),
  deliveries: lazy(async () => ({ default: (await import('./deliveries/deliveries-tab.tsx')).DeliveriesTab })),
  exchanges: lazy(async () => ({ default: (await import('./deliveries/exchanges-tab.tsx')).ExchangesTab })),
};

/** One terminal: its health, the employees of its numbers, and its deliveries. */
export function DevicePage() {
  const { id: param, tab: requested = 'overview' } = usePathParts(pages.device, pages.device_tab);
  const id = Number(param);
  const tab = deviceTabs.find((name) => name === requested);
  const record = useRecord(devices, id);
  const health = useCall(deviceHealth, { id }, freshly(pauseAfter));
  usePageTitle(record.data && nameOf(record.data), { isShown: false });
  const problem = (!record.data && record.error) || (!health.data && health.error);
  if (!tab) return <Navigate to={devicePath(id)} replace />;
  if (problem) return <FailedState size="page" problem={problem} onRetry={() => void Promise.all([record.refetch(), health.refetch()])} />;
  if (!record.data || !health.data) return <Skeleton columns={3} rows={8} />;
  const device = { row: record.data, health: health.data };
  const Part = parts[tab];
  return (
    <Stack>
      <DeviceHeader device={device} />
      <DeviceTabs device={device} tab={tab} />
      <Suspense fallback={<Skeleton columns={3} rows={6} />}>
        <Part key={id} device={device} />
      </Suspense>
      <PartForm name={devices.name} resource={devices} />
    </Stack>
  );
}

const soon = 3000;
const later = 15_000;

/** The health of a device is polled, more often while it is expected to connect. */
const pauseAfter = (known?: DeviceHealth): number => (known?.connection === 'waiting' || known?.pending_commands ? soon : later);

/**
 * The tabs of a device, with the number of pending items. Deliveries contain punches of all employees, so only users who see all devices
 * see them.
 */
function DeviceTabs({ device: { row, health }, tab }: { device: Device; tab: DeviceTab }) {
  const t = useTexts();
  const format = useFormat();
  const seesAll = useScope('devices.view') === 'all';
  const waiting: Partial<Record<DeviceTab, number>> = { numbers: health.unmatched_pins, 'set-aside': health.quarantined };
  return (
    <TabLinks label={t('devices.tabs.label')} current={tab}>
      {deviceTabs
        .filter((name) => name !== 'deliveries' || seesAll)
        .map((name) => (
          <TabLink
            key={name}
            to={devicePath(row.id, name)}
            replace
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={name === tab ? 'page' : undefined}
            count={waiting[name] ? format.number(waiting[name]) : undefined}
          >
            {t(`devices.tabs.${name}`)}
          </TabLink>
        ))}
    </TabLinks>
  );
}
