import { users } from '@cadre/contract/resources/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RowItem, Rows } from '../../../ui/rows.tsx';
import { Cluster } from '../../../ui/stack.tsx';
import { invite } from '../invite.ts';
import type { Profile } from './profile.ts';
import { SectionCard } from './section-card.tsx';

/** Whether somebody can sign in; who may, invites them here. */
export function AccountCard({ profile: { employee, account } }: { profile: Profile }) {
  const t = useTexts();
  const { mutate, isPending } = useInvite();
  const mayInvite = useScope('users.create') !== undefined && employee.status !== 'terminated';
  if (account)
    return (
      <SectionCard title={t('people.profile.account')} isFlush>
        <Rows wraps>
          <RowItem end={<StatusBadge name="status" field={users.fields.status} value={account.status} />}>{account.email}</RowItem>
        </Rows>
      </SectionCard>
    );
  return (
    <SectionCard title={t('people.profile.account')}>
      <p className="muted">{t('people.profile.no_account')}</p>
      {mayInvite && (
        <Cluster>
          <Button size="small" icon={MailPlus} isBusy={isPending} onClick={() => mutate(employee)}>
            {t('people.bulk.invite')}
          </Button>
        </Cluster>
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
