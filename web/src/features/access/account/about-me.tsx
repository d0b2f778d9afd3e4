import { users } from '@cadre/contract/resources/users';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useRecord } from '../../../crud/record/use-record.ts';
import type { NamedRef } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { inNameOrder } from '../../../fields/name-order.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe, useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmailText } from '../../../ui/people/email-text.tsx';
import { Picture } from './picture.tsx';

export function AboutMe() {
  const t = useTexts();
  const labels = useLabels();
  const language = useLocale();
  const { user, employee } = useMe();
  const roles = useRoleNames(user.id);
  const parts: Record<string, string> = { first_name: user.firstname, last_name: user.lastname };
  const facts: [string, ReactNode][] = [
    ...inNameOrder(Object.keys(parts), language).map((part): [string, ReactNode] => [labels.field('users', part), parts[part]]),
    [t('nouns.users.fields.occupation'), user.occupation],
    [t('shared.fields.email'), <EmailText key="email" address={user.email} />],
    [t('profile.roles'), useFormat().list(roles)],
    [t('profile.linked_employee'), employee?.name],
  ];
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

/** The names come from the user's own record, if readable; the session only contains role ids. */
function useRoleNames(userId: number): string[] {
  const mayRead = useScope('users.view') !== undefined;
  const { data } = useRecord(users, mayRead ? userId : undefined);
  return ((data?.roles_named ?? []) as NamedRef[]).map(({ name }) => name);
}
