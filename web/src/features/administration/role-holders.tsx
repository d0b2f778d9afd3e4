import { users } from '@cadre/contract/resources/users';
import { Link } from '@tanstack/react-router';
import { useList } from '../../crud/use-list.ts';
import type { Row } from '../../fields/kind.ts';
import { Avatar } from '../../fields/person.tsx';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';

const shown = 8;

/** Who is touched by a change of this role. */
export function RoleHolders({ role }: { role: Row }) {
  return useScope('users.view') === undefined ? null : <Holders role={role} />;
}

function Holders({ role: { id } }: { role: Row }) {
  const t = useTexts();
  const { data } = useList(users, { page: 1, per_page: shown, sort: users.order, q: '', filters: { roles: [id] } });
  const total = data?.meta.total ?? 0;
  const link = { to: '/administration/users', search: { 'f.roles': String(id) } as never };
  return (
    <section className="role__holders">
      <h2>{t('roleMatrix.holders')}</h2>
      {data && total === 0 && <p className="muted">{t('roleMatrix.no_holders')}</p>}
      <ul>
        {data?.data.map((user) => (
          <li key={user.id} className="person-cell">
            <Avatar name={String(user.name)} />
            <span className="person-cell__name">{String(user.name)}</span>
          </li>
        ))}
      </ul>
      {total > 0 && <Link {...link}>{t('roleMatrix.all_holders', { count: total })}</Link>}
    </section>
  );
}
