import { EmptyValue } from '../../fields/empty-value.tsx';
import type { KindOverrides } from '../../fields/index.ts';
import type { CellProps } from '../../fields/kind.ts';
import { useHours } from '../../platform/format/use-hours.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const tones = { green: 'green', amber: 'amber', red: 'pink' } as const;

/** Hours of an estimate, and how far they are used up. */
function SpentCell({ value, row }: CellProps) {
  const hours = useHours();
  const [spent, estimated] = [Number(value ?? 0), Number(row.estimated_minutes ?? 0)];
  if (spent === 0 && estimated === 0) return <EmptyValue />;
  const tone = tones[row.health as keyof typeof tones] ?? 'neutral';
  return (
    <Stack as="span" gap={1}>
      <span className="digits whole">{hours(spent, estimated)}</span>
      {estimated > 0 && <ShareBar size="small" whole={estimated} parts={[{ name: 'spent', value: spent, tone }]} />}
    </Stack>
  );
}

/** Without an estimate there is no percentage. */
const PercentCell = ({ value, row, format }: CellProps) =>
  Number(row.estimated_minutes ?? 0) > 0 ? <span className="digits whole">{format.number(Number(value ?? 0))}</span> : <EmptyValue />;

export const projectKinds: KindOverrides = {
  number: { width: 106 },
  name: { width: 200 },
  spent_minutes: { Cell: SpentCell },
  percent: { Cell: PercentCell, width: 72 },
};
