import { salaries } from '@cadre/contract/resources/salaries';
import { asHours } from '@cadre/rules/duration';
import { Link } from '@tanstack/react-router';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import type { Payslip } from '../payslip/payslip.ts';
import { runPath } from '../payslip-path.ts';

/** The run of a payslip, the days it is based on, and its payment. */
export function PayslipFacts({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const field = (name: keyof typeof salaries.fields) => labels.field(salaries.name, name);
  return (
    <Card title={t('payroll.details')}>
      <DescriptionList layout="rows">
        {slip.payroll && (
          <Description label={field('payroll_id')}>
            <Link to={runPath(slip.payroll_id)}>{slip.payroll.name}</Link>
          </Description>
        )}
        {slip.department && <Description label={field('department_id')}>{slip.department.name}</Description>}
        <Description label={field('worked_days')}>{format.number(slip.worked_days)}</Description>
        <Description label={field('payable_days')}>{format.number(slip.payable_days)}</Description>
        {slip.unpaid_days > 0 && <Description label={field('unpaid_days')}>{format.number(slip.unpaid_days)}</Description>}
        {slip.overtime_minutes > 0 && <Description label={field('overtime_minutes')}>{asHours(slip.overtime_minutes)}</Description>}
        <Description label={field('method')}>{labels.option(salaries.name, 'method', slip.method)}</Description>
        {slip.paid_on && <Description label={field('paid_on')}>{format.date(slip.paid_on)}</Description>}
        {slip.payment_ref && <Description label={field('payment_ref')}>{slip.payment_ref}</Description>}
        <Description label={field('visibility')}>
          {slip.released_at ? format.moment(slip.released_at) : labels.option(salaries.name, 'visibility', slip.visibility)}
        </Description>
        <Description label={field('calculated_at')}>{format.moment(slip.calculated_at)}</Description>
        {slip.acknowledged_at && (
          <Description label={field('acknowledged_at')} note={slip.acknowledged_by?.name}>
            {format.moment(slip.acknowledged_at)}
          </Description>
        )}
        {slip.note && <Description label={field('note')}>{slip.note}</Description>}
      </DescriptionList>
    </Card>
  );
}
