import type { Selection } from '../../../crud/list/bulk/use-selection.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';

/** Each punch word for word, and why it does not count. */
export function SetAsideTable({ punches, selection }: { punches: readonly Row[]; selection: Selection }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayRelease = useScope('devices.map_users') === 'all';
  const head = (name: string) => labels.field('raw-punches', name);
  const orDash = (value: unknown) => String(value ?? t('common.empty_value'));
  const select: Column<Row> = {
    name: 'select',
    head: <Checkbox aria-label={t('devices.aside.select_all')} isChecked={selection.areAll} onChange={selection.toggleAll} />,
    isBare: true,
    cell: (row) => (
      <Checkbox
        aria-label={t('devices.aside.select', { pin: String(row.pin), time: String(row.sent_time) })}
        isChecked={selection.has(row)}
        onChange={(_isOn, withShift) => selection.toggle(row, withShift)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    ...(mayRelease ? [select] : []),
    { name: 'time', head: head('sent_time'), isHeading: true, isTight: true, cell: ({ sent_time }) => orDash(sent_time) },
    { name: 'pin', head: head('pin'), cell: ({ pin }) => <code>{orDash(pin)}</code> },
    {
      name: 'reason',
      head: head('outcome_reason'),
      cell: ({ outcome_reason }) => labels.option('raw-punches', 'outcome_reason', String(outcome_reason)),
    },
    {
      name: 'received',
      head: head('received_at'),
      cell: ({ received_at }) => <time dateTime={String(received_at)}>{format.moment(String(received_at))}</time>,
    },
    { name: 'line', head: head('raw_line'), isMinor: true, cell: ({ raw_line }) => <code>{String(raw_line)}</code> },
  ];
  return <Table isFramed phone="cards" columns={columns} rows={punches} keyOf={({ id }) => id} />;
}
