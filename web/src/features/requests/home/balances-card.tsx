import { employeeBalances } from '@cadre/contract/calls/leave-balances';
import { pages } from '@cadre/contract/pages';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useAmount } from '../../../fields/use-amount.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Swatch } from '../../../ui/inputs/swatch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';

const shown = 3;

/** The user's balances of the first kinds of leave, and a link to request leave. */
export function BalancesCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['leaves.create'] && permissions['leave-ledger.view'] ? <Balances /> : null;
}

function Balances() {
  const t = useTexts();
  const amountOf = useAmount();
  const query = useCall(employeeBalances, { id: 'self' }, { meta: { quiet: true } });
  return (
    <Card
      isFlush
      title={t('calendar.home_balances')}
      actions={<Link to={pages.my_leaves.path}>{t('dashboard.show_all')}</Link>}
      footer={
        <LinkButton icon={Plus} to={pages.my_leaves.path} search={{ new: '1' }}>
          {t('leave.request')}
        </LinkButton>
      }
    >
      <QueryStates
        query={query}
        rows={shown}
        empty={({ balances }) => balances.every(({ balance_mode }) => balance_mode !== 'tracked') && t('leave.no_balances')}
      >
        {({ balances }) => (
          <Rows>
            {balances
              .filter(({ balance_mode }) => balance_mode === 'tracked')
              .slice(0, shown)
              .map(({ category, available }) => (
                <RowItem
                  key={category.id}
                  start={<Swatch color={category.color} />}
                  end={<strong>{amountOf(available, category.unit)}</strong>}
                >
                  {category.name}
                </RowItem>
              ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}
