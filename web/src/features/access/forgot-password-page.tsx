import { forgotPassword } from '@cadre/contract/calls/access';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PlainField } from '../../layout/plain/plain-field.tsx';
import { SubmitButton } from '../../layout/plain/submit-button.tsx';
import { usePlainForm } from '../../layout/plain/use-plain-form.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { AccessCard } from './access-card.tsx';

export function ForgotPasswordPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const form = usePlainForm(forgotPassword.body, { email: t('auth.email') });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.checkAll(event.currentTarget)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi(forgotPassword, form.values);
      await navigate({ to: '/auth/login', search: { notice: 'forgot_sent' } });
    } catch (problem) {
      const isUnknown = problem instanceof ApiProblem && (problem.code === 'email_not_found' || problem.status === 404);
      setFailure(isUnknown ? t('auth.forgot_not_found', { email: form.values.email }) : (problem as Error).message);
      setBusy(false);
    }
  };

  return (
    <AccessCard title={t('auth.forgot_title')} intro={t('auth.forgot_intro')}>
      <Stack as="form" gap={3} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Alert tone="danger" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Alert>
        )}
        <PlainField {...form.field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <Cluster justify="between" gap={3} className="access-card__ways">
          <SubmitButton text={t('auth.submit')} busyText={t('auth.submit')} isBusy={isBusy} isLarge />
          <LinkButton size="large" to="/auth/login">
            {t('common.cancel')}
          </LinkButton>
        </Cluster>
      </Stack>
    </AccessCard>
  );
}
