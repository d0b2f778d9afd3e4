import { callsOf } from '@cadre/contract/calls-of';
import { users } from '@cadre/contract/resources/users';
import { MailPlus } from 'lucide-react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { EmailText } from '../../../ui/people/email-text.tsx';
import { invitation } from '../invite.ts';
import type { Profile } from './profile.ts';
import { SectionCard } from './section-card.tsx';

/** The employee's user account; users with the permission can invite the employee here. */
export function AccountCard({ profile: { employee, account } }: { profile: Profile }) {
  const t = useTexts();
  const invite = useCallMutation(callsOf(users).create);
  const mayInvite = useScope('users.create') !== undefined && employee.status !== 'terminated';
  if (account)
    return (
      <SectionCard title={t('people.profile.account')} isFlush>
        <Rows wraps>
          <RowItem end={<StatusBadge name="status" field={users.fields.status} value={account.status} />}>
            <EmailText address={account.email} />
          </RowItem>
        </Rows>
      </SectionCard>
    );
  return (
    <SectionCard title={t('people.profile.account')}>
      <p>{t('people.profile.no_account')}</p>
      {employee.status !== 'terminated' && <p className="muted">{t('people.profile.without_account')}</p>}
      {mayInvite && (
        <Cluster>
          <Button size="small" icon={MailPlus} isBusy={invite.isPending} onClick={() => invite.mutate(invitation(employee))}>
            {t('people.bulk.invite')}
          </Button>
        </Cluster>
      )}
    </SectionCard>
  );
}
