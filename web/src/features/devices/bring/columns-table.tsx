import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import type { Mapping } from './use-bring.ts';

const meanings = ['pin', 'employee_no', 'date_time', 'date', 'time', 'direction'] as const;
const sampleLines = 3;

type Props = { found: PunchImport; mapping: Mapping; onMap: (heading: string, meaning: Mapping[string]) => void };

/** Each column with its first values and its meaning. A meaning can be assigned only once. */
export function ColumnsTable({ found: { headings, preview }, mapping, onMap }: Props) {
  const t = useTexts();
  const taken = new Set(Object.values(mapping));
  const samplesOf = (at: number) => [...new Set(preview.slice(0, sampleLines).flatMap(({ raw_line }) => raw_line.split('\t')[at] || []))];
  const columns: Column<{ heading: string; at: number }>[] = [
    { name: 'column', head: t('devices.bring.column'), isHeading: true, cell: ({ heading }) => heading },
    { name: 'samples', head: t('devices.bring.samples'), cell: ({ at }) => samplesOf(at).join(' · ') },
    {
      name: 'meaning',
      head: t('devices.bring.meaning'),
      cell: ({ heading }) => (
        <NativeSelect
          isFit
          aria-label={t('devices.bring.meaning_of', { heading })}
          value={mapping[heading] ?? ''}
          onChange={(event) => onMap(heading, (event.target.value || null) as Mapping[string])}
        >
          <option value="">{t('devices.bring.left_out')}</option>
          {meanings.map((meaning) => (
            <option key={meaning} value={meaning} disabled={taken.has(meaning) && mapping[heading] !== meaning}>
              {t(`devices.bring.means.${meaning}`)}
            </option>
          ))}
        </NativeSelect>
      ),
    },
  ];
  return (
    <Card isFlush title={t('devices.bring.columns')}>
      <Table phone="cards" columns={columns} rows={headings.map((heading, at) => ({ heading, at }))} keyOf={({ heading }) => heading} />
    </Card>
  );
}
