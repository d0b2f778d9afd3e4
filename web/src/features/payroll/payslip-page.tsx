import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { salaries } from '@cadre/contract/resources/salaries';
import '../../crud/crud.css';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { RecordHistory } from '../../crud/record/record-history.tsx';
import { useRights } from '../../crud/rights.ts';
import '../../fields/fields.css';
import { useCall } from '../../platform/call-api.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';
import { PaidTo } from './payslip/paid-to.tsx';
import { PayChanges } from './payslip/pay-changes.tsx';
import { PayLines } from './payslip/pay-lines.tsx';
import { PaySegments } from './payslip/pay-segments.tsx';
import type { Payslip } from './payslip/payslip.ts';
import { PayslipSum } from './payslip/payslip-sum.tsx';
import { usePeriodWords } from './payslip/use-period-words.ts';
import { LineSource } from './payslips/line-source.tsx';
import { PayslipFacts } from './payslips/payslip-facts.tsx';
import { PayslipHead } from './payslips/payslip-head.tsx';
import { QuestionsOf } from './questions/questions-of.tsx';

/** One payslip for the payroll team: the result, the reasons, and the available actions. */
export function PayslipPage() {
  const id = Number(usePathParts(pages.payslip).id);
  const { data: slip, error, refetch } = useCall(callsOf(salaries).one, { id }, { staleTime: 0 });
  const { month } = useDayWords();
  usePageTitle(slip && `${slip.name} · ${month(slip.period)}`, { isShown: false });
  if (!slip && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!slip) return <Skeleton columns={3} rows={10} />;
  return <Shown slip={slip} />;
}

function Shown({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const words = usePeriodWords(slip.period);
  const { history } = useRights(salaries);
  return (
    <Stack>
      <PayslipHead slip={slip} />
      <PayslipSum slip={slip} />
      <Grid columns="rail">
        <Stack>
          <Card isFlush title={t('payslip.lines')}>
            <PayLines slip={slip} beside={(line) => <LineSource line={line} />} />
          </Card>
          {(slip.segments?.length ?? 0) > 1 && (
            <Card isFlush title={words('segments')}>
              <PaySegments slip={slip} />
            </Card>
          )}
        </Stack>
        <Stack>
          {slip.sequence === 0 && (
            <Card title={words('changed')}>
              <PayChanges slip={slip} />
            </Card>
          )}
          <QuestionsOf id={slip.id} currency={slip.currency} />
          <PaidTo slip={slip} />
          <PayslipFacts slip={slip} />
          {history && (
            <Card title={t('common.history')}>
              <RecordHistory page={{ resource: salaries, options: {} }} id={slip.id} />
            </Card>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
