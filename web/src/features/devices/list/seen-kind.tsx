import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useAgo } from '../use-ago.ts';

/** For devices, how long ago says more than when. */
function SeenCell({ value, row, format }: CellProps) {
  const t = useTexts();
  const ago = useAgo();
  if (row.mode === 'file') return <EmptyValue />;
  if (typeof value !== 'string') return <span className="muted">{t('devices.never_seen')}</span>;
  return (
    <time dateTime={value} title={format.moment(value)}>
      {ago(value)}
    </time>
  );
}

export const seenKind: Partial<FieldKind> = { Cell: SeenCell, width: 165 };
