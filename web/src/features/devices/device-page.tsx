import { devices } from '@cadre/contract/resources/devices';
import { Navigate, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import '../../crud/crud.css';
import { PartForm } from '../../crud/part-form.tsx';
import { useRecord } from '../../crud/use-record.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import '../../fields/fields.css';
import { usePageTitle } from '../../platform/page-title.ts';
import { type Device, nameOf } from './device/device.ts';
import { DeviceHeader } from './device/device-header.tsx';
import { DeviceTabs } from './device/device-tabs.tsx';
import { useHealth } from './device/use-health.ts';
import { type DeviceTab, devicePath, deviceTabs } from './device-path.ts';
import './devices.css';
import { OverviewTab } from './overview/overview-tab.tsx';

const parts: Record<DeviceTab, ComponentType<{ device: Device }>> = {
  overview: OverviewTab,
  numbers: lazy(async () => ({ default: (await import('./numbers/numbers-tab.tsx')).NumbersTab })),
  'set-aside': lazy(async () => ({ default: (await import('./set-aside/set-aside-tab.tsx')).SetAsideTab })),
  deliveries: lazy(async () => ({ default: (await import('./deliveries/deliveries-tab.tsx')).DeliveriesTab })),
  exchanges: lazy(async () => ({ default: (await import('./deliveries/exchanges-tab.tsx')).ExchangesTab })),
};

/** One terminal: how it is doing, whom its numbers stand for, what it sent. */
export function DevicePage() {
  const { id: param, tab: asked = 'overview' } = useParams({ strict: false }) as { id: string; tab?: string };
  const id = Number(param);
  const tab = deviceTabs.find((name) => name === asked);
  const record = useRecord(devices, id);
  const health = useHealth(id);
  usePageTitle(record.data && nameOf(record.data));
  const problem = (!record.data && record.error) || (!health.data && health.error);
  if (!tab) return <Navigate to={devicePath(id)} replace />;
  if (problem) return <FailedState size="page" problem={problem} onRetry={() => void Promise.all([record.refetch(), health.refetch()])} />;
  if (!record.data || !health.data) return <Skeleton columns={3} rows={8} />;
  const device = { row: record.data, health: health.data };
  const Part = parts[tab];
  return (
    <div className="device">
      <DeviceHeader device={device} />
      <DeviceTabs device={device} tab={tab} />
      <Suspense fallback={<Skeleton columns={3} rows={6} />}>
        <Part key={id} device={device} />
      </Suspense>
      <PartForm name={devices.name} resource={devices} />
    </div>
  );
}
