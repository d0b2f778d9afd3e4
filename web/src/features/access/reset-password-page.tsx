import { checkPasswordLink, newPassword, resetPassword } from '@cadre/contract/calls/access';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../layout/plain/password-field.tsx';
import { PasswordRules } from '../../layout/plain/password-rules.tsx';
import { SubmitButton } from '../../layout/plain/submit-button.tsx';
import { useNewPassword } from '../../layout/plain/use-new-password.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi, useCall } from '../../platform/call-api.ts';
import { endSession, startSession } from '../../platform/session/session-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { AccessCard } from './access-card.tsx';

export function ResetPasswordPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { token = '' } = useSearch({ from: '__root__' });
  const form = useNewPassword({ password: newPassword });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Error>();
  // The page shows its own errors.
  const meta = { quiet: true };
  const link = useCall(checkPasswordLink, { token }, { enabled: token !== '', retry: false, staleTime: Number.POSITIVE_INFINITY, meta });
  const isSpent = (refusal: unknown): boolean => refusal instanceof ApiProblem && refusal.code === 'token_not_valid';
  const account = link.data?.data;
  const isInvited = account?.purpose === 'invite';
  const isExpired = token === '' || isSpent(link.error) || isSpent(problem);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.checkAll(event.currentTarget)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { token: opened, user } = await callApi(resetPassword, { token, password: form.values.password });
      endSession();
      if (opened && user) return startSession({ access_token: opened.access_token, user });
      await navigate({ to: '/auth/login', search: { notice: 'reset_done' } });
    } catch (refusal) {
      if (refusal instanceof ApiProblem) form.refuse(refusal.fields);
      setProblem(refusal as Error);
      setBusy(false);
    }
  };

  if (isExpired) {
    return (
      <AccessCard title={t('auth.reset_title')} intro={t('auth.link_expired')}>
        <LinkButton variant="primary" size="large" to="/auth/forgot-password">
          {t('auth.send_new_link')}
        </LinkButton>
      </AccessCard>
    );
  }
  if (link.isPending) return null;
  return (
    <AccessCard
      title={t(isInvited ? 'auth.invite_title' : 'auth.reset_title')}
      intro={t(isInvited ? 'auth.invite_intro' : 'auth.reset_intro')}
    >
      <Stack as="form" gap={3} noValidate onSubmit={(event) => void submit(event)}>
        {account && <p>{`${account.name} · ${account.email}`}</p>}
        {problem && <Alert tone="danger">{problem.message}</Alert>}
        <PasswordField {...form.field('password')} />
        <PasswordRules password={form.values.password} />
        <PasswordField {...form.repeat} />
        <Cluster justify="between" gap={3} className="access-card__ways">
          <SubmitButton text={t(isInvited ? 'auth.invite_save' : 'common.save')} busyText={t('common.saving')} isBusy={isBusy} isLarge />
          {!isInvited && <Link to="/auth/login">{t('common.cancel')}</Link>}
        </Cluster>
      </Stack>
    </AccessCard>
  );
}
