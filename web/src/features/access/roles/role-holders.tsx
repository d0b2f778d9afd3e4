import { users } from '@cadre/contract/resources/users';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';

const shown = 8;

/** The users affected by a change of this role. */
export function RoleHolders({ role }: { role: Row }) {
  return useScope('users.view') === undefined ? null : <Holders role={role} />;
}

function Holders({ role: { id } }: { role: Row }) {
  const t = useTexts();
  const filters = { roles: [id] };
  const { data } = useList(users, { page: 1, per_page: shown, sort: users.list.order, q: '', filters });
  const total = data?.meta.total ?? 0;
  return (
    <Card
      title={t('roleMatrix.holders')}
      actions={
        total > 0 && (
          <Link {...listLink(users, '/administration/users', filters)}>
            {data?.meta.count === 'capped' ? t('roleMatrix.all_of_many_holders') : t('roleMatrix.all_holders', { count: total })}
          </Link>
        )
      }
    >
      {data && total === 0 && <p className="muted">{t('roleMatrix.no_holders')}</p>}
      <Cluster as="ul" gap={4}>
        {data?.data.map((user) => (
          <li key={user.id}>
            <PersonName name={String(user.name)} pic={user.pic as string | null} />
          </li>
        ))}
      </Cluster>
    </Card>
  );
}
