import { answerAboutDay } from '@cadre/contract/calls/attendance';
import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';

/** The questions about the day with their answers; only the owner of the day answers here. */
export function DayQuestions({ sheet: { employee, can }, day: { date, questions } }: { sheet: Timesheet; day: SheetDay }) {
  const t = useTexts();
  const format = useFormat();
  const isOpen = questions.some(({ answer }) => answer === null);
  return (
    <Stack gap={4}>
      <Timeline>
        {questions.map(({ question, asked_by, asked_at, answer, answered_at }) => {
          const when = format.moment(asked_at);
          return (
            <TimelineEntry
              key={asked_at}
              head={<strong>{question}</strong>}
              end={
                <span className="muted">
                  {asked_by ? t('attendance.asked_by', { who: asked_by, when }) : t('attendance.asked_on', { when })}
                </span>
              }
            >
              {answer === null ? <p className="muted">{t('attendance.no_answer')}</p> : <p>{answer}</p>}
              {answered_at !== null && (
                <p className="muted">
                  {can.answer
                    ? t('attendance.own_answer', { when: format.moment(answered_at) })
                    : t('attendance.answer_of', { name: employee.name, when: format.moment(answered_at) })}
                </p>
              )}
            </TimelineEntry>
          );
        })}
      </Timeline>
      {can.answer && isOpen && <AnswerForm date={date} />}
    </Stack>
  );
}

function AnswerForm({ date }: { date: string }) {
  const t = useTexts();
  const form = useCallForm({ fields: answerAboutDay.body, rows: [['reply']], start: { date } });
  const answer = useCallMutation(answerAboutDay);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit((body) => answer.mutateAsync(body));
      }}
    >
      <Stack gap={2}>
        <CallFields of={form} />
        <div>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            {t('attendance.answer_send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
