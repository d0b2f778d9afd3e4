import { confirmRoleRequest, roleRequests, withdrawRoleRequest } from '@cadre/contract/calls/role-requests';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';

/** Requested roles that wait for a second person, with who requested them. */
export function RoleRequests() {
  const t = useTexts();
  const format = useFormat();
  const { data = [] } = useCall(roleRequests);
  const confirm = useCallMutation(confirmRoleRequest);
  const withdraw = useCallMutation(withdrawRoleRequest);
  if (data.length === 0) return null;
  return (
    <Card isFlush title={t('auth.role_requests')}>
      <Rows hasLines wraps>
        {data.map(({ id, user, role, requested_by, expires_at, can_confirm, can_withdraw }) => (
          <RowItem
            key={id}
            note={t('auth.role_requested_by', { who: requested_by.name, until: format.moment(expires_at) })}
            end={
              <Cluster>
                {can_withdraw && (
                  <Button size="small" disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
                    {t('auth.withdraw_role')}
                  </Button>
                )}
                {can_confirm && (
                  <Button size="small" variant="primary" disabled={confirm.isPending} onClick={() => confirm.mutate({ id })}>
                    {t('auth.confirm_role')}
                  </Button>
                )}
              </Cluster>
            }
          >
            {t('auth.role_for', { role: role.name, name: user.name })}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}
