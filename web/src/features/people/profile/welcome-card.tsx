import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { api } from '../../../platform/api.ts';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { profilePath } from '../profile-path.ts';
import { useInvite } from './account-card.tsx';
import type { Profile } from './use-profile.ts';

const AskDocumentDialog = lazy(async () => ({ default: (await import('../ask-document-dialog.tsx')).AskDocumentDialog }));

/** What is next for somebody who has just been added; each line does it or leads there. */
export function WelcomeCard({ profile: { employee, account } }: { profile: Profile }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { permissions } = useMe();
  const contracts = useCount('forms', employee.id, 'forms.view' in permissions);
  const papers = useCount('documents', employee.id, 'documents.view' in permissions);
  const invite = useInvite();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="person-card person-welcome" aria-label={t('people.welcome.title', { name: employee.name })}>
      <h2>{t('people.welcome.title', { name: employee.name })}</h2>
      <p className="muted">{t('people.welcome.text')}</p>
      <ul>
        {account !== undefined && 'users.create' in permissions && (
          <Line isDone={account !== null} done={t('people.welcome.invited')}>
            <TextButton disabled={invite.isPending} onClick={() => invite.mutate(employee)}>
              {t('people.bulk.invite')}
            </TextButton>
          </Line>
        )}
        {'forms.create' in permissions && (
          <Line isDone={contracts > 0} done={t('people.welcome.contracted')}>
            <Link to="/forms/contract" search={{ employee: String(employee.id) } as never}>
              {t('people.welcome.contract')}
            </Link>
          </Line>
        )}
        {'documents.request' in permissions && (
          <Line isDone={papers > 0} done={t('people.welcome.asked')}>
            <TextButton onClick={() => setAsking(true)}>{t('people.welcome.papers')}</TextButton>
          </Line>
        )}
      </ul>
      <Button size="small" onClick={() => void navigate({ to: profilePath(employee.id), replace: true })}>
        {t('people.welcome.close')}
      </Button>
      <Suspense>{isAsking && <AskDocumentDialog ids={[employee.id]} onClose={() => setAsking(false)} />}</Suspense>
    </section>
  );
}

const Line = ({ isDone, done, children }: { isDone: boolean; done: string; children: ReactNode }) => (
  <li className={isDone ? 'person-welcome__done' : ''}>
    {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
    {isDone ? done : children}
  </li>
);

function useCount(resource: string, employee_id: number, enabled: boolean): number {
  const { data } = useQuery({
    queryKey: [resource, 'list', { employee_id, count: true }],
    queryFn: () => api.get<ListAnswer>(`/${resource}`, { filters: JSON.stringify({ employee_id: [employee_id] }), per_page: 1 }),
    enabled,
    meta: { quiet: true },
  });
  return data?.meta.total ?? 0;
}
