import type { PunchImport } from '@cadre/contract/calls/device-punches';
import type { Tone } from '@cadre/contract/fields';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';

type Preview = PunchImport['preview'];
type Outcome = Preview[number]['outcome'];

const tones: Record<Outcome, Tone> = { fresh: 'green', duplicate: 'neutral', unmapped: 'amber', out_of_range: 'amber', unreadable: 'pink' };
const outcomes = Object.keys(tones) as Outcome[];

/** The first lines as interpreted, next to their original text. */
export function PreviewLines({ preview }: { preview: Preview }) {
  const t = useTexts();
  const [only, setOnly] = useState<Outcome>();
  const present = outcomes.filter((outcome) => preview.some((line) => line.outcome === outcome));
  const shown = only ? preview.filter(({ outcome }) => outcome === only) : preview;
  const orDash = (value: string | null) => value ?? t('common.empty_value');
  const columns: Column<Preview[number]>[] = [
    { name: 'line', head: t('devices.bring.line'), isHeading: true, cell: ({ line_no }) => line_no },
    { name: 'pin', head: t('shared.fields.pin'), cell: ({ pin }) => orDash(pin) },
    { name: 'person', head: t('shared.fields.employee_id'), cell: ({ employee }) => orDash(employee) },
    { name: 'time', head: t('shared.fields.time'), isTight: true, cell: ({ time }) => orDash(time) },
    {
      name: 'outcome',
      head: t('shared.fields.outcome'),
      cell: ({ outcome }) => (
        <Badge hasDot tone={tones[outcome]}>
          {t(`devices.bring.outcome.${outcome}`)}
        </Badge>
      ),
    },
    {
      name: 'raw',
      head: t('nouns.raw-punches.fields.raw_line'),
      cell: ({ raw_line }) => <code>{raw_line.replaceAll('\t', ' ⇥ ')}</code>,
    },
  ];
  if (preview.length === 0) return null;
  return (
    <Card
      isFlush
      title={t('devices.bring.preview')}
      actions={
        present.length > 1 && (
          <NativeSelect
            isFit
            aria-label={t('devices.bring.only')}
            value={only ?? ''}
            onChange={(event) => setOnly((event.target.value || undefined) as Outcome | undefined)}
          >
            <option value="">{t('devices.bring.all_lines')}</option>
            {present.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`devices.bring.outcome.${outcome}`)}
              </option>
            ))}
          </NativeSelect>
        )
      }
    >
      <Table isTall phone="cards" columns={columns} rows={shown} keyOf={({ line_no }) => line_no} />
    </Card>
  );
}
