import { shifts } from '@cadre/contract/resources/shifts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { CellProps, Draft } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { ShiftChip } from './shift-chip.tsx';
import { ShiftStrip } from './shifts/shift-strip.tsx';

const CodeCell = ({ value, row }: CellProps) => <ShiftChip code={String(value)} color={String(row.color)} />;

/** Of a split shift the first column shows the first span, the second the second. */
const SpanCell =
  (side: 'start' | 'end') =>
  ({ value, row: { pause_start, pause_end } }: CellProps) => {
    if (!pause_start || !pause_end) return String(value);
    return side === 'start' ? `${value}–${pause_start}` : `${pause_end}–${value}`;
  };

function Preview({ draft }: { draft: Draft }) {
  const t = useTexts();
  return (
    <section className="sticky raised shift-preview">
      <Heading level={2} size="body">
        {t('schedules.preview')}
      </Heading>
      <ShiftStrip shift={draft} />
    </section>
  );
}

/** Most working-time laws require eleven hours between two shifts. */
const usualRest = 11 * 60;

/** A shift's colour is data, not a look: it is the same in both themes and on paper. */
const usualColor = '#0B7A4B';

export const ShiftsPage = () => (
  <ResourcePage
    resource={shifts}
    kinds={{
      code: { Cell: CodeCell },
      start_time: { Cell: SpanCell('start'), width: 112 },
      end_time: { Cell: SpanCell('end'), width: 112 },
    }}
    form={{ initial: { color: usualColor, min_rest_minutes: usualRest, active: true }, aside: (draft) => <Preview draft={draft} /> }}
    record={{ header: (row) => <ShiftStrip shift={row} /> }}
  />
);
