import type { BalanceResponse } from '@cadre/contract/calls/leave-balances';
import { leaveBalances } from '@cadre/contract/views/leave-balances';
import { CalendarCheck, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ViewPage } from '../../crud/view/view-page.tsx';
import type { CellProps } from '../../fields/kind.ts';
import { useAmount } from '../../fields/use-amount.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Swatch } from '../../ui/inputs/swatch.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { BalanceCards } from './balance-cards.tsx';

const CloseYearDrawer = lazy(async () => ({ default: (await import('./close-year-drawer.tsx')).CloseYearDrawer }));

/** The balances of all people; a row opens the details of each number. */
export function LeaveBalancesPage() {
  const t = useTexts();
  const parameters = useParameters();
  const { permissions, employee } = useMe();
  const person = Number(parameters.get('person'));
  const mayClose = permissions['leave-ledger.close_period'] === 'all';
  const mayImport = permissions['employees.import'] !== undefined && permissions['leave-ledger.adjust'] === 'all';
  const mayAdjust = permissions['leave-ledger.adjust'] !== undefined && person !== employee?.id;
  return (
    <>
      <ViewPage
        view={leaveBalances}
        kinds={{ balances: { Cell: BalancesCell, width: 344 } }}
        record={{ path: ({ id }) => parameters.hrefOf({ person: String(id) }) }}
        list={{
          toolbar: (
            <>
              {mayImport && (
                <LinkButton to="/employees/import" search={{ of: 'leave-ledger' }} icon={Upload}>
                  {t('leave.import_balances')}
                </LinkButton>
              )}
              {mayClose && (
                <Button icon={CalendarCheck} onClick={() => parameters.push({ close: '1' })}>
                  {t('leave.close_year')}
                </Button>
              )}
            </>
          ),
        }}
      />
      {person > 0 && (
        <Drawer title={t('menu.leave_balances')} onClose={() => parameters.push({ person: undefined })}>
          <BalanceCards id={person} mayAdjust={mayAdjust} />
        </Drawer>
      )}
      {mayClose && parameters.get('close') === '1' && (
        <Suspense>
          <CloseYearDrawer onClose={() => parameters.push({ close: undefined })} />
        </Suspense>
      )}
    </>
  );
}

/** Categories without a balance are left out. */
function BalancesCell({ value }: CellProps) {
  const amountOf = useAmount();
  const stored = (value as BalanceResponse[]).filter(({ balance_mode }) => balance_mode === 'tracked');
  return (
    <Cluster as="span" gap={2}>
      {stored.map(({ category: { id, name, color, unit }, available }) => (
        <span key={id} className="whole">
          <Swatch color={color} /> {name} <strong>{amountOf(available, unit)}</strong>
        </span>
      ))}
    </Cluster>
  );
}
