import { callsOf } from '@cadre/contract/calls-of';
import { salaries } from '@cadre/contract/resources/salaries';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';
import { PaidTo } from '../payslip/paid-to.tsx';
import { PayChanges } from '../payslip/pay-changes.tsx';
import { PayLines } from '../payslip/pay-lines.tsx';
import { PaySegments } from '../payslip/pay-segments.tsx';
import type { PayLine, Payslip } from '../payslip/payslip.ts';
import { PayslipSum } from '../payslip/payslip-sum.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';
import { usePeriodWords } from '../payslip/use-period-words.ts';
import { AskDialog } from '../questions/ask-dialog.tsx';
import { QuestionsOf } from '../questions/questions-of.tsx';
import { PayslipPdfButton } from './pdf-button.tsx';

/** A payslip for its owner: net pay, the reasons, the changes, and a question to payroll. */
export function OwnPayslip({ id }: { id: number }) {
  const query = useCall(callsOf(salaries).one, { id });
  return (
    <QueryStates query={query} rows={8}>
      {(slip) => <Read slip={slip} />}
    </QueryStates>
  );
}

/** `undefined`: no question; `null`: a question about the whole payslip. */
type OpenQuestion = PayLine | null | undefined;

function Read({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const words = usePeriodWords(slip.period);
  const { lineName } = usePayWords(slip.currency);
  const [asking, setAsking] = useState<OpenQuestion>();
  return (
    <Stack>
      <Card
        label={t('payslip.net')}
        actions={
          <Cluster>
            <PaidBadge isPaid={slip.paid} />
            <PayslipPdfButton slip={slip} />
            <Button icon={MessageCircleQuestion} onClick={() => setAsking(null)}>
              {t('myPay.ask')}
            </Button>
          </Cluster>
        }
      >
        <PayslipSum slip={slip} />
      </Card>
      <Card title={t('payslip.lines')} isFlush>
        <PayLines
          slip={slip}
          beside={(line) => (
            <Cluster>
              <Button size="small" icon={MessageCircleQuestion} onClick={() => setAsking(line)}>
                {t('myPay.ask_about', { line: lineName(line) })}
              </Button>
            </Cluster>
          )}
        />
      </Card>
      {slip.sequence === 0 && (
        <Card title={words('changed')}>
          <PayChanges slip={slip} />
        </Card>
      )}
      {(slip.segments ?? []).length > 1 && (
        <Card title={words('segments')} isFlush>
          <PaySegments slip={slip} />
        </Card>
      )}
      <PaidTo slip={slip} />
      <QuestionsOf id={slip.id} currency={slip.currency} />
      {asking !== undefined && (
        <AskDialog id={slip.id} line={asking && { ...asking, name: lineName(asking) }} onClose={() => setAsking(undefined)} />
      )}
    </Stack>
  );
}
