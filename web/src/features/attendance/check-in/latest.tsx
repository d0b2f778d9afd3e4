import { callsOf } from '@cadre/contract/calls-of';
import { attendances } from '@cadre/contract/resources/attendances';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../../crud/address/list-link.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { ActionName } from '../action-name.tsx';

const often = 10_000;
const shown = 10;

/** The latest punches of today. */
export function Latest() {
  const t = useTexts();
  const labels = useLabels();
  const today = useFormat().today();
  const ofToday = { created_at: { from: today, to: today } };
  const rows = useCall(
    callsOf(attendances).list,
    { per_page: shown, order_by: 'created_at', order_dir: 'desc', filters: JSON.stringify(ofToday) },
    { select: ({ data }) => data as Row[], refetchInterval: often, meta: { quiet: true } },
  );
  return (
    <Card
      isFlush
      title={t('attendance.latest')}
      actions={
        <Link {...listLink(attendances, '/attendances', ofToday)}>{t('lists.all', { what: labels.inline.all(attendances.name) })}</Link>
      }
    >
      <QueryStates query={rows} rows={4} empty={({ length }) => length === 0 && t('attendance.nobody_today')}>
        {(punches) => (
          <Rows>
            {punches.map((row) => (
              <LatestPunch key={row.id} row={row} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function LatestPunch({ row }: { row: Row }) {
  const format = useFormat();
  const person = <PersonName name={(row.employee as NamedRef | null)?.name ?? ''} pic={row.pic as string | null} />;
  return (
    <RowItem
      start={<time dateTime={String(row.created_at)}>{format.clock(String(row.created_at))}</time>}
      end={<ActionName action={String(row.action)} />}
    >
      {row.state === 'voided' ? <s>{person}</s> : person}
    </RowItem>
  );
}
