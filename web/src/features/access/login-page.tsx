import { login } from '@cadre/contract/calls/access';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../layout/plain/password-field.tsx';
import { PlainField } from '../../layout/plain/plain-field.tsx';
import { SubmitButton } from '../../layout/plain/submit-button.tsx';
import { usePlainForm } from '../../layout/plain/use-plain-form.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi } from '../../platform/call-api.ts';
import { startSession } from '../../platform/session/session-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { AccessCard } from './access-card.tsx';
import { isNotice } from './notices.ts';

/** The request goes out this long after the button was pressed. */
export const submitDelay = 1_000;

export function LoginPage() {
  const t = useTexts();
  const { notice, next } = useSearch({ from: '__root__' });
  const { email, password } = login.body;
  const form = usePlainForm({ email, password }, { email: t('auth.email'), password: t('auth.password') });
  const [isBusy, setBusy] = useState(false);
  const failure = useLoginFailure();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy || !form.checkAll(event.currentTarget)) return;
    setBusy(true);
    failure.dismiss();
    timer.current = setTimeout(() => void send(), submitDelay);
  };

  const send = async (): Promise<void> => {
    try {
      const { token, user } = await callApi(login, { ...form.values, withToken: true });
      startSession({ access_token: token.access_token, user });
    } catch (problem) {
      form.clear('password');
      failure.show(problem);
      setBusy(false);
    }
  };

  return (
    <AccessCard
      title={t('auth.sign_in')}
      intro={t('auth.intro')}
      notice={failure.sentence === undefined && isNotice(notice) ? notice : undefined}
    >
      <Stack as="form" gap={3} noValidate onSubmit={submit}>
        {failure.sentence !== undefined && (
          <Alert key={failure.count} tone="danger" onDismiss={failure.dismiss}>
            {failure.sentence}
          </Alert>
        )}
        <PlainField {...form.field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField {...form.field('password')} />
        <Cluster justify="between" gap={3} className="access-card__ways">
          <SubmitButton text={t('auth.sign_in')} busyText={t('auth.signing_in')} isBusy={isBusy} isLarge />
          <Link to="/auth/forgot-password" search={next ? { next } : {}}>
            {t('auth.forgot')}
          </Link>
        </Cluster>
      </Stack>
    </AccessCard>
  );
}

/**
 * Every failure shows the same message, so that it does not reveal which addresses exist; only rate limits and connection errors are named.
 */
function useLoginFailure() {
  const t = useTexts();
  const [state, setState] = useState<{ sentence: string | undefined; count: number }>({ sentence: undefined, count: 0 });

  const sentenceFor = (problem: unknown): string => {
    if (!(problem instanceof ApiProblem)) return t('auth.login_incorrect');
    if (problem.status === 429) return t('auth.too_many', { minutes: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) });
    return problem.status === 0 || problem.status >= 500 ? problem.message : t('auth.login_incorrect');
  };
  return {
    ...state,
    show: (problem: unknown) => setState(({ count }) => ({ sentence: sentenceFor(problem), count: count + 1 })),
    dismiss: () => setState(({ count }) => ({ sentence: undefined, count })),
  };
}
