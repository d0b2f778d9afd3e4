import { type DevicePin, mapPins } from '@cadre/contract/calls/device-numbers';
import { lazy, Suspense, useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import type { Device } from '../device/device.ts';

const GiveDialog = lazy(async () => ({ default: (await import('./give-dialog.tsx')).GiveDialog }));

const step = 50;
const fold = (text: string | null | undefined) => (text ?? '').toLocaleLowerCase();

/** The employees of each number, present and past: past ones stay, so that old punches can be understood. */
export function MatchedNumbers({ device, pins }: { device: Device; pins: DevicePin[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayMap = useScope('devices.map_users') !== undefined;
  const none = t('common.empty_value');
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(step);
  const [changing, setChanging] = useState<DevicePin>();
  if (pins.length === 0) return null;
  const wanted = fold(typed.trim());
  const found = pins.filter(({ pin, employee, name_on_device }) =>
    [pin, employee?.name, name_on_device].some((text) => fold(text).includes(wanted)),
  );
  const columns: Column<DevicePin>[] = [
    { name: 'pin', head: labels.field('device-users', 'pin'), isHeading: true, cell: ({ pin }) => <code>{pin}</code> },
    {
      name: 'employee',
      head: labels.field('device-users', 'employee_id'),
      cell: ({ employee }) => (employee ? <PersonName name={employee.name} pic={employee.pic} /> : none),
    },
    {
      name: 'name',
      head: labels.field('device-users', 'name_on_device'),
      isMinor: true,
      cell: ({ name_on_device, doubted }) => (
        <Cluster>
          {name_on_device ?? none}
          {doubted && <Badge tone="amber">{t('devices.numbers.doubted')}</Badge>}
        </Cluster>
      ),
    },
    {
      name: 'since',
      head: t('devices.numbers.since'),
      isTight: true,
      cell: ({ from_date, to_date }) => [from_date ?? t('devices.numbers.always'), to_date].filter(Boolean).join(' – '),
    },
    {
      name: 'by',
      head: t('devices.numbers.by'),
      isMinor: true,
      cell: ({ matched_by }) => (matched_by ? labels.option('device-users', 'matched_by', matched_by) : none),
    },
    {
      name: 'last',
      head: labels.field('device-users', 'last_punch_at'),
      isMinor: true,
      cell: ({ last_punch_at: at }) => (at ? <time dateTime={at}>{format.moment(at)}</time> : none),
    },
    {
      name: 'change',
      head: <span className="visually-hidden">{t('common.actions')}</span>,
      cell: (pin) =>
        mayMap &&
        pin.to_date === null && (
          <Cluster>
            {pin.doubted && <ConfirmNumber device={device} pin={pin} />}
            <Button size="small" aria-label={`${t('devices.numbers.change')} ${pin.pin}`} onClick={() => setChanging(pin)}>
              {t('devices.numbers.change')}
            </Button>
          </Cluster>
        ),
    },
  ];
  return (
    <Card
      isFlush
      title={t('devices.numbers.matched')}
      actions={<SearchInput label={t('devices.numbers.search')} value={typed} onText={setTyped} />}
      footer={
        found.length > most && (
          <Button onClick={() => setMost(most + step)}>
            {t('devices.numbers.show_more', { count: Math.min(step, found.length - most) })}
          </Button>
        )
      }
    >
      {found.length === 0 ? (
        <EmptyState text={t('devices.numbers.nothing_found')} />
      ) : (
        <Table
          phone="cards"
          columns={columns}
          rows={found.slice(0, most)}
          keyOf={({ pin, from_date }) => `${pin}.${from_date}`}
          classOfRow={({ to_date }) => (to_date === null ? undefined : 'muted')}
        />
      )}
      <Suspense>{changing && <GiveDialog device={device} pin={changing} onClose={() => setChanging(undefined)} />}</Suspense>
    </Card>
  );
}

/** It is the same person by another name; the device is believed from now on. */
function ConfirmNumber({ device, pin: { pin, employee } }: { device: Device; pin: DevicePin }) {
  const t = useTexts();
  const { mutate, isPending } = useCallMutation(mapPins, { id: device.row.id });
  const list = [{ pin, employee_id: employee?.id ?? null }];
  return (
    <Button
      size="small"
      aria-label={`${t('devices.numbers.confirm')} ${pin}`}
      disabled={isPending}
      onClick={() => mutate({ pins: { list } })}
    >
      {t('devices.numbers.confirm')}
    </Button>
  );
}
