import { callsOf } from '@cadre/contract/calls-of';
import { documents } from '@cadre/contract/resources/documents';
import { forms } from '@cadre/contract/resources/forms';
import { users } from '@cadre/contract/resources/users';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCount } from '../../../crud/list/use-count.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { invitation } from '../invite.ts';
import type { Profile } from './profile.ts';
import { useWelcome } from './use-welcome.ts';

const AskDocumentDialog = lazy(async () => ({ default: (await import('../ask-document-dialog.tsx')).AskDocumentDialog }));

/** The next steps for a new employee; each line performs its step or links to it. */
export function WelcomeCard({ profile: { employee, account } }: { profile: Profile }) {
  const t = useTexts();
  const { permissions } = useMe();
  const { isShown, isJustAdded, close } = useWelcome({ employee });
  const theirs = { employee_id: [employee.id] };
  const contracts = useCount(forms, theirs, isShown && 'forms.view' in permissions).count;
  const papers = useCount(documents, theirs, isShown && 'documents.view' in permissions).count;
  const invite = useCallMutation(callsOf(users).create);
  const [isLoading, setAsking] = useState(false);
  const isOpen = [
    account === null && 'users.create' in permissions,
    contracts === 0 && 'forms.create' in permissions,
    papers === 0 && 'documents.request' in permissions,
  ].includes(true);
  if (!isShown || !(isOpen || isJustAdded)) return null;
  return (
    <Card
      title={t('people.welcome.title', { name: employee.name })}
      actions={
        <Button size="small" onClick={close}>
          {t('people.welcome.close')}
        </Button>
      }
    >
      <p className="muted">{t('people.welcome.text')}</p>
      <Stack as="ul" gap={2}>
        {account !== undefined && 'users.create' in permissions && (
          <Line
            isDone={account !== null}
            done={t(account?.status === 'unconfirmed' ? 'people.bulk.unconfirmed' : 'people.welcome.invited')}
          >
            <TextButton disabled={invite.isPending} onClick={() => invite.mutate(invitation(employee))}>
              {t('people.bulk.invite')}
            </TextButton>
          </Line>
        )}
        {'forms.create' in permissions && (
          <Line isDone={contracts > 0} done={t('people.welcome.contracted')}>
            <Link to="/forms/contract" search={{ employee: String(employee.id) }}>
              {t('people.welcome.contract')}
            </Link>
          </Line>
        )}
        {'documents.request' in permissions && (
          <Line isDone={papers > 0} done={t('people.welcome.asked')}>
            <TextButton onClick={() => setAsking(true)}>{t('people.welcome.papers')}</TextButton>
          </Line>
        )}
      </Stack>
      <Suspense>{isLoading && <AskDocumentDialog ids={[employee.id]} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}

const Line = ({ isDone, done, children }: { isDone: boolean; done: string; children: ReactNode }) => (
  <Cluster as="li">
    {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
    {isDone ? <span className="muted">{done}</span> : children}
  </Cluster>
);
