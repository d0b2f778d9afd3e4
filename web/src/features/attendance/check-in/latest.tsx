import { attendances } from '@cadre/contract/resources/attendances';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Named, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ActionName } from '../action-name.tsx';
import { BoardCard } from './board-card.tsx';
import { useLatest } from './use-latest.ts';

/** Who came and went a moment ago. */
export function Latest() {
  const t = useTexts();
  const id = useId();
  const labels = useLabels();
  const query = useLatest();
  const today = useFormat().today();
  const more = (
    <Link to="/attendances" search={{ 'f.created_at': `${today}..${today}` } as never} aria-describedby={id}>
      {t('lists.all', { what: labels.inline.many(attendances.name) })}
    </Link>
  );
  return (
    <BoardCard id={id} title={t('attendance.latest')} query={query} more={more} empty={t('attendance.nobody_today')}>
      {(rows) => (
        <ul className="latest">
          {rows.map((row) => (
            <LatestRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </BoardCard>
  );
}

function LatestRow({ row }: { row: Row }) {
  const format = useFormat();
  const { name } = (row.employee ?? { name: '' }) as Named;
  return (
    <li className={row.state === 'voided' ? 'latest__voided' : undefined}>
      <time dateTime={String(row.created_at)}>{format.moment(String(row.created_at)).slice(11)}</time>
      <Avatar name={name} />
      <span className="latest__name">{name}</span>
      <ActionName action={String(row.action)} />
    </li>
  );
}
