import { newPassword } from '@cadre/contract/calls/access';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../layout/plain/password-field.tsx';
import { PasswordRules } from '../../layout/plain/password-rules.tsx';
import { SubmitButton } from '../../layout/plain/submit-button.tsx';
import { useNewPassword } from '../../layout/plain/use-new-password.ts';
import { api } from '../../platform/api.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { endSession } from '../../platform/session-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccessCard } from './access-card.tsx';

export function ResetPasswordPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { token = '' } = useSearch({ strict: false }) as { token?: string };
  const form = useNewPassword({ password: newPassword });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const isExpired = token === '' || (problem instanceof ApiProblem && problem.code === 'token_not_valid');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.checkAll(event.currentTarget)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await api.post('/reset-password', { token, password: form.values.password });
      endSession();
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
  return (
    <AccessCard title={t('auth.reset_title')} intro={t('auth.reset_intro')}>
      <div className="access-card__alerts">{problem && <Alert tone="danger">{problem.message}</Alert>}</div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField {...form.field('password')} />
        <div className="access-card__rules">
          <PasswordRules password={form.values.password} />
        </div>
        <PasswordField {...form.repeat} />
        <div className="access-card__ways">
          <SubmitButton text={t('common.save')} busyText={t('common.saving')} isBusy={isBusy} isLarge />
          <Link to="/auth/login">{t('common.cancel')}</Link>
        </div>
      </form>
    </AccessCard>
  );
}
