import { answerPayQuestion, type PayQuestion, payQuestions } from '@cadre/contract/calls/payslips';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QuestionEntry } from './question-entry.tsx';

const perPage = 20;

/** Employees' questions about their payslips, the longest waiting first, answered in place. */
export function QuestionsPage() {
  const t = useTexts();
  const parameters = useParameters();
  const status = parameters.get('status') === 'answered' ? 'answered' : 'open';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useCall(payQuestions, { status, page, per_page: perPage }, { placeholderData: keepPreviousData });
  return (
    <Tabs
      label={t('myPay.questions')}
      isApart
      value={status}
      tabs={[
        { value: 'open', text: t('myPay.open') },
        { value: 'answered', text: t('myPay.answered') },
      ]}
      onChoose={(to) => parameters.push({ status: to === 'open' ? undefined : to, page: undefined })}
    >
      <Card label={t('myPay.questions')}>
        <QueryStates
          query={query}
          rows={4}
          empty={({ data }) => data.length === 0 && (status === 'open' ? t('nouns.pay-questions.empty') : t('myPay.no_answered'))}
        >
          {({ data, meta }) => (
            <Stack>
              <Timeline>
                {data.map((question) => (
                  <Waiting key={question.id} question={question} />
                ))}
              </Timeline>
              {meta.last_page > 1 && <Pager page={page} lastPage={meta.last_page} onPage={(to) => parameters.push({ page: String(to) })} />}
            </Stack>
          )}
        </QueryStates>
      </Card>
    </Tabs>
  );
}

function Waiting({ question }: { question: PayQuestion }) {
  const t = useTexts();
  const { month } = useDayWords();
  const [isAnswering, setAnswering] = useState(false);
  const { employee, status } = question;
  return (
    <QuestionEntry question={question} about={`${employee.name} · ${month(question.month)} ·`}>
      <Cluster>
        <Button size="small" onClick={() => setAnswering(true)}>
          {status === 'open' ? t('myPay.answer') : t('myPay.correct_answer')}
        </Button>
      </Cluster>
      {isAnswering && <AnswerDialog question={question} onClose={() => setAnswering(false)} />}
    </QuestionEntry>
  );
}

const fields = { answer: answerPayQuestion.body.answer };
const rows = [['answer']];

function AnswerDialog({ question: { id, version, text, answer, employee }, onClose }: { question: PayQuestion; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows, start: { answer } });
  const send = useCallMutation(answerPayQuestion, { id, version });
  const submit = async () => {
    if (await form.submit((body) => send.mutateAsync(body))) onClose();
  };
  return (
    <Modal title={employee.name} okText={t('myPay.send')} okButtonProps={{ loading: form.isSending }} onOk={submit} onCancel={onClose}>
      <Stack gap={3}>
        <p>{text}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
