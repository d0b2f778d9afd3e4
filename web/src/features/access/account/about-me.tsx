import { users } from '@cadre/contract/resources/users';
import { useRecord } from '../../../crud/use-record.ts';
import type { Named } from '../../../fields/kind.ts';
import { useMe, useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Picture } from './picture.tsx';

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
    <Stack gap={6} className="profile__section">
      <Picture />
      <DescriptionList>
        {facts.map(([label, value]) => (
          <Description key={label} label={label}>
            {value || t('common.empty_value')}
          </Description>
        ))}
      </DescriptionList>
    </Stack>
  );
}

/** One's own record, where one may read it; the session only knows the ids of roles. */
function useRoleNames(userId: number): string[] {
  const mayRead = useScope('users.view') !== undefined;
  const { data } = useRecord(users, mayRead ? userId : undefined);
  return ((data?.roles_named ?? []) as Named[]).map(({ name }) => name);
}
