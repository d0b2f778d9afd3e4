import { type Presence, presence } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { listLink } from '../../../crud/list-link.ts';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BoardCard } from './board-card.tsx';
import './presence-board.css';

type Branch = Presence['branches'][number];

const often = 30_000;

/** Who is here now, by branch. A branch opens its punches of today. */
export function PresenceBoard() {
  const t = useTexts();
  const id = useId();
  const query = useQuery({
    queryKey: [attendances.name, 'presence'],
    queryFn: async () => (await api.get<{ data: Presence }>(presence.path)).data.branches,
    refetchInterval: often,
    meta: { quiet: true },
  });
  return (
    <BoardCard id={id} title={t('attendance.here_now')} query={query} empty={t('attendance.no_branches')}>
      {(branches) => (
        <ul className="presence">
          {branches.map((branch) => (
            <BranchPresence key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
    </BoardCard>
  );
}

function BranchPresence({ branch: { id, name, expected, present, left, absent, late } }: { branch: Branch }) {
  const t = useTexts();
  const today = useFormat().today();
  const most = Math.max(expected, present + left + absent, 1);
  const numbers = [
    { key: 'present', text: t('attendance.present_people'), count: present },
    { key: 'left', text: t('attendance.left_people'), count: left },
    { key: 'absent', text: t('attendance.absent_people'), count: absent },
    { key: 'late', text: t('attendance.late_people'), count: late },
  ];
  const parts = numbers.filter(({ key, count }) => count > 0 && key !== 'late');
  return (
    <li>
      <p className="presence__head">
        <Link {...listLink(attendances, '/attendances', { branch_id: [id], created_at: { from: today, to: today } })}>{name}</Link>
        <span>{expected + present === 0 ? t('attendance.nobody_expected') : t('attendance.here_of', { present, expected })}</span>
      </p>
      <span className="presence__bar" aria-hidden>
        {parts.map(({ key, count }) => (
          <span key={key} className={`presence__${key}`} style={{ width: `${(count / most) * 100}%` }} />
        ))}
      </span>
      <dl>
        {numbers.map(({ key, text, count }) => (
          <div key={key} className={`presence__number--${key}`}>
            <dt>{text}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
