import { payslipQuestions } from '@cadre/contract/calls/payslips';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { QuestionEntry } from './question-entry.tsx';

/** The questions about a payslip; renders nothing if there are none. */
export function QuestionsOf({ id, currency }: { id: number; currency: string }) {
  const t = useTexts();
  const { data: questions = [] } = useCall(payslipQuestions, { id });
  if (!questions || questions.length === 0) return null;
  return (
    <Card title={t('myPay.questions')}>
      <Timeline>
        {questions.map((question) => (
          <QuestionEntry key={question.id} question={question} currency={currency} />
        ))}
      </Timeline>
    </Card>
  );
}
