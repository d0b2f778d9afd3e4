import { submitWeek } from '@cadre/contract/calls/time-cards';
import { asHours } from '@cadre/rules/duration';
import type { Week } from '@cadre/rules/time/iso-week';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { WeekState } from './use-week.ts';

type Props = { week: Week; shown: WeekState; onClose: () => void };

/** First all edits are sent, then problems of the week are shown, then it is submitted. */
export function SubmitDialog({ week, shown, onClose }: Props) {
  const t = useTexts();
  const [isReady, setReady] = useState(false);
  const { editQueue, query, data, edits } = shown;
  const begin = useRef(async () => {
    await editQueue.finish();
    await query.refetch();
    setReady(true);
  });
  useEffect(() => void begin.current(), []);
  const submit = useCallMutation(submitWeek, week, { onSuccess: onClose });
  const problems = data?.problems ?? [];
  const isBlocked = edits.length > 0 || problems.some(({ blocks }) => blocks);
  return (
    <Modal
      title={t('timeCard.submit_week')}
      okText={problems.length > 0 && !isBlocked ? t('timeCard.submit_anyway') : t('timeCard.submit_week')}
      okButtonProps={{ disabled: !isReady || isBlocked, loading: submit.isPending }}
      onOk={() => submit.mutate({})}
      onCancel={onClose}
    >
      {!isReady || !data ? (
        <Skeleton rows={4} />
      ) : (
        <Stack gap={3}>
          <DescriptionList layout="numbers">
            <Description label={t('timeCard.logged')}>{asHours(data.totals.logged_minutes)}</Description>
            <Description label={t('timeCard.expected')}>{asHours(data.totals.required_minutes)}</Description>
            <Description label={t('timeCard.attendance')}>{asHours(data.totals.attended_minutes)}</Description>
          </DescriptionList>
          <Stack as="ul" gap={2}>
            {edits.length > 0 && <Finding isBlocking>{t('timeCard.submit_unsent', { count: edits.length })}</Finding>}
            {problems.map(({ code, date, project_id, sentence, blocks }) => (
              <Finding key={`${code}.${date}.${project_id}`} isBlocking={blocks}>
                {sentence}
              </Finding>
            ))}
            {edits.length === 0 && problems.length === 0 && (
              <Cluster as="li">
                <CircleCheck size={18} aria-hidden />
                {t('timeCard.no_problems')}
              </Cluster>
            )}
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}

function Finding({ isBlocking, children }: { isBlocking: boolean; children: string }) {
  const Icon = isBlocking ? CircleAlert : TriangleAlert;
  return (
    <Cluster as="li">
      <Icon size={18} aria-hidden />
      {children}
    </Cluster>
  );
}
