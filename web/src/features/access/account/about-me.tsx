import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useMe, useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Picture } from './picture.tsx';

type Named = { id: number; name: string };

export function AboutMe() {
  const t = useTexts();
  const { user, employee } = useMe();
  const roles = useRoleNames(user.id);
  const facts = [
    [t('shared.fields.first_name'), user.firstname],
    [t('shared.fields.last_name'), user.lastname],
    [t('nouns.users.fields.occupation'), user.occupation],
    [t('shared.fields.email'), user.email],
    [t('profile.roles'), roles.join(', ')],
    [t('profile.linked_employee'), employee?.name],
  ] as const;
  return (
    <div className="profile__section">
      <Picture />
      <DescriptionList>
        {facts.map(([label, value]) => (
          <Description key={label} label={label}>
            {value || t('common.empty_value')}
          </Description>
        ))}
      </DescriptionList>
    </div>
  );
}

/** One's own record, where one may read it; the session only knows the ids of roles. */
function useRoleNames(userId: number): string[] {
  const mayRead = useScope('users.view') !== undefined;
  const { data } = useQuery({
    queryKey: ['users', 'record', userId, 'roles'],
    queryFn: async () => (await api.get<{ data: { roles_named: Named[] } }>(`/users/${userId}`)).data.roles_named,
    enabled: mayRead,
    meta: { quiet: true },
  });
  return (data ?? []).map(({ name }) => name);
}
