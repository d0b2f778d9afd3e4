import { salaries } from '@cadre/contract/resources/salaries';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps, NamedRef } from '../../../fields/kind.ts';
import { eitherOr } from '../../../fields/kinds/boolean.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { amountKinds } from '../amounts/amount-kinds.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';

const PersonCell = ({ row }: CellProps) => (
  <PersonName name={(row.employee as NamedRef | null)?.name ?? String(row.name ?? '')} pic={row.pic as string | null | undefined} />
);
const PaidCell = ({ value }: CellProps) => <PaidBadge isPaid={value === true} />;

const PeriodCell = ({ value }: CellProps) => useDayWords().month(String(value));

/** How lists show payslips: with amounts that can be hidden, and Paid or Not paid. */
export const payslipKinds: KindOverrides = {
  ...amountKinds(salaries, ['change']),
  employee_id: { Cell: PersonCell, width: 188 },
  period: { Cell: PeriodCell, width: 164 },
  paid: { Cell: PaidCell, ...eitherOr((t, is) => (is ? t('payslip.paid') : t('payslip.not_paid'))), width: 130 },
};
