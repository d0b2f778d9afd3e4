import { users } from '@cadre/contract/resources/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { invite } from '../invite.ts';
import { SectionCard } from './section-card.tsx';
import type { Profile } from './use-profile.ts';

/** Whether somebody can sign in; who may, invites them here. */
export function AccountCard({ profile: { employee, account } }: { profile: Profile }) {
  const t = useTexts();
  const { mutate, isPending } = useInvite();
  const mayInvite = useScope('users.create') !== undefined && employee.status !== 'terminated';
  return (
    <SectionCard title={t('people.profile.account')}>
      {account ? (
        <ul className="person-lines">
          <li>
            <span className="person-lines__long">{account.email}</span>
            <StatusBadge name="status" field={users.fields.status} value={account.status} />
          </li>
        </ul>
      ) : (
        <p className="muted">{t('people.profile.no_account')}</p>
      )}
      {!account && mayInvite && (
        <Button size="small" icon={MailPlus} disabled={isPending} onClick={() => mutate(employee)}>
          {t('people.bulk.invite')}
        </Button>
      )}
    </SectionCard>
  );
}

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (employee: Profile['employee']) => invite(employee),
    onSuccess: () => client.invalidateQueries({ queryKey: ['employees'] }),
  });
}
