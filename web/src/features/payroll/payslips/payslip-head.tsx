import { salaries } from '@cadre/contract/resources/salaries';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { PayslipPdfButton } from '../mine/pdf-button.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';
import type { Payslip } from '../payslip/payslip.ts';
import { MonthsOfPerson } from './months-of-person.tsx';
import { RecalculateButton } from './recalculate-button.tsx';
import { ReleaseButton } from './release-button.tsx';
import { isReleasable, isWithdrawable } from './release-state.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The employee, month, state and actions of a payslip. */
export function PayslipHead({ slip }: { slip: Payslip }) {
  const { id, status, paid, name, employee_id } = slip;
  return (
    <Card>
      <Cluster justify="between" gap={4}>
        <Stack gap={1}>
          <Cluster gap={3}>
            <Heading level={2} size="page">
              <Link to={personPath(employee_id)}>{name}</Link>
            </Heading>
            {status !== 'paid' && <StatusBadge name="status" field={salaries.fields.status} value={String(status)} />}
            <PaidBadge isPaid={paid} />
          </Cluster>
          <MonthsOfPerson slip={slip} />
        </Stack>
        <Cluster>
          <HideAmountsSwitch />
          <PayslipPdfButton slip={slip} />
          {status === 'calculated' && <RecalculateButton ids={[id]} />}
          {isReleasable(slip) && <ReleaseButton ids={[id]} />}
          {isWithdrawable(slip) && <WithdrawButton of={{ slips: [id] }} />}
          <Moves slip={slip} />
        </Cluster>
      </Cluster>
    </Card>
  );
}

const personPath = (id: number): string => `/employees/${id}`;

/** The next move as a button, the others in a menu. */
function Moves({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const moves = useMoves(salaries);
  const items = moves.items(slip as unknown as Row);
  const [first, ...others] = items.some(({ isDangerous }) => !isDangerous) ? items : [undefined, ...items];
  return (
    <>
      {first && (
        <Button variant="primary" isBusy={moves.isBusy} onClick={first.onSelect}>
          {first.label}
        </Button>
      )}
      {others.length > 0 && (
        <MenuButton
          isFramed
          icon={Ellipsis}
          align="end"
          label={t('lists.row_menu', { what: slip.period })}
          items={others.flatMap((item) => item ?? [])}
        />
      )}
      {moves.dialog}
    </>
  );
}
