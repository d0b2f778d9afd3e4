import { devices } from '@cadre/contract/resources/devices';
import { Link } from '@tanstack/react-router';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useAgo } from '../../../platform/format/ago.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { devicePath } from '../device-path.ts';
import { driftLimit, useDrift } from '../use-drift.ts';

export const deviceKinds: KindOverrides = {
  connection: { Cell: ConnectionCell, width: 110 },
  last_seen_at: { Cell: SeenCell, width: 165 },
  mode: { width: 190 },
  direction_mode: { width: 180 },
  clock_drift_seconds: { Cell: DriftCell, width: 120 },
  unmatched_count: { Cell: UnmatchedCell },
};

/** A device whose punches come as files never connects, so it has no connection state. */
function ConnectionCell({ value, row }: CellProps) {
  if (row.mode === 'file') return <EmptyValue />;
  return <StatusBadge name="connection" field={devices.fields.connection} value={String(value)} />;
}

/** For devices, the time elapsed is more useful than the moment. */
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

function DriftCell({ value }: CellProps) {
  const drift = useDrift();
  if (typeof value !== 'number') return <EmptyValue />;
  return Math.abs(value) >= driftLimit ? <Badge tone="amber">{drift(value)}</Badge> : drift(value);
}

/** The number links to the unmatched numbers. */
function UnmatchedCell({ value, row, format }: CellProps) {
  const count = Number(value ?? 0);
  if (count === 0) return format.number(count);
  return (
    <Link to={devicePath(row.id, 'numbers')} onClick={(event) => event.stopPropagation()}>
      <Badge tone="amber">{format.number(count)}</Badge>
    </Link>
  );
}
