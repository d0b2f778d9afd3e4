import { type BehindLink, readApprovalLink } from '@cadre/contract/calls/approval-links';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCall } from '../../../platform/call-api.ts';
import { formatFor } from '../../../platform/format/format.ts';
import { inWords, useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { AccessCard } from '../access-card.tsx';
import { DecideForm } from './decide-form.tsx';

/** The page opened from an email link: shows the request and a button to decide it. Opening the page decides nothing. */
export function DecidePage() {
  const { token = '' } = useSearch({ from: '__root__' });
  const [message, setMessage] = useState<BehindLink['decision']>();
  const [isEnded, setEnded] = useState(token === '');
  // The page shows its own errors.
  const options = { enabled: !isEnded, retry: false, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };
  const { data: answer, error, refetch } = useCall(readApprovalLink, { token }, options);
  if (message) return <Ending title={message} text="done_text" />;
  if (isEnded || (error instanceof ApiProblem && error.code === 'link_ended')) return <Ending title="ended" text="ended_text" />;
  if (error) return <Failed problem={error} onRetry={() => void refetch()} />;
  if (!answer) return <Skeleton columns={1} rows={4} />;
  const { data: link } = answer;
  if (link.state === 'decided') return <Already {...link} />;
  if (link.state === 'answered') return <Ending title="answered" text="answered_text" />;
  return <Question token={token} link={link} onDone={setMessage} onEnded={() => setEnded(true)} onChanged={() => void refetch()} />;
}

type LinkQuestion = {
  token: string;
  link: BehindLink;
  onDone: (message: BehindLink['decision']) => void;
  onEnded: () => void;
  onChanged: () => void;
};

function Question({ link, ...form }: LinkQuestion) {
  const t = useTexts();
  const moment = useMoment();
  const { decision, reader, employee, kind, summary, sent_at } = link;
  return (
    <AccessCard
      title={t(decision === 'approved' ? 'byMail.approve_title' : 'byMail.reject_title')}
      intro={t('byMail.as_whom', { name: reader })}
    >
      <DescriptionList layout="rows">
        <Description label={t('byMail.who')}>{employee}</Description>
        <Description label={t('byMail.kind')}>{kind}</Description>
        {summary && <Description label={t('byMail.what')}>{inWords(summary)}</Description>}
        <Description label={t('byMail.sent')}>{moment(sent_at)}</Description>
      </DescriptionList>
      <DecideForm {...form} decision={decision} needsNote={link.needs_note} />
    </AccessCard>
  );
}

function Already({ decided_as, decided_by, decided_at }: BehindLink) {
  const t = useTexts();
  const moment = useMoment();
  const title = t(decided_as === 'approved' ? 'byMail.already_approved' : 'byMail.already_rejected');
  return (
    <AccessCard title={title} intro={t('byMail.already_text', { who: decided_by ?? '', when: decided_at ? moment(decided_at) : '' })}>
      <ToApprovals />
    </AccessCard>
  );
}

type Ended = { title: 'approved' | 'rejected' | 'ended' | 'answered'; text: 'done_text' | 'ended_text' | 'answered_text' };

function Ending({ title, text }: Ended) {
  const t = useTexts();
  return (
    <AccessCard title={t(`byMail.${title}`)} intro={t(`byMail.${text}`)}>
      <ToApprovals />
    </AccessCard>
  );
}

function Failed({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const t = useTexts();
  return (
    <AccessCard title={t('common.failed')} intro={problem.message}>
      <Cluster>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Cluster>
    </AccessCard>
  );
}

const ToApprovals = () => (
  <Cluster>
    <LinkButton to="/my-approvals">{useTexts()('byMail.open_approvals')}</LinkButton>
  </Cluster>
);

/** The user may not be signed in, so times use the device's time zone. */
function useMoment(): (iso: string) => string {
  return formatFor(useLocale(), Intl.DateTimeFormat().resolvedOptions().timeZone).moment;
}
