import { changePassword } from '@cadre/contract/calls/access';
import type { FormEvent } from 'react';
import { PasswordField } from '../../../layout/plain/password-field.tsx';
import { PasswordRules } from '../../../layout/plain/password-rules.tsx';
import { SubmitButton } from '../../../layout/plain/submit-button.tsx';
import { useNewPassword } from '../../../layout/plain/use-new-password.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { showMessage } from '../../../platform/message-store.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

export function ChangePassword() {
  const t = useTexts();
  const { user } = useMe();
  const form = useNewPassword(changePassword.body);
  const { current_password, password } = form.values;
  const save = useCallMutation(
    changePassword,
    { id: user.id },
    {
      onSuccess: ({ message }) => {
        showMessage('info', message);
        form.clear('current_password', 'password', 'repeat');
      },
      onError: (problem) => problem instanceof ApiProblem && form.refuse(problem.fields),
      meta: { quiet: true },
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending && form.checkAll(event.currentTarget)) save.mutate({ current_password, password });
  };
  return (
    <Stack as="form" gap={3} noValidate onSubmit={submit}>
      {save.isError && (
        <Alert key={save.submittedAt} tone="danger" onDismiss={save.reset}>
          {save.error.message}
        </Alert>
      )}
      <PasswordField {...form.field('current_password')} />
      <PasswordField {...form.field('password')} />
      <PasswordRules password={password} email={user.email} />
      <PasswordField {...form.repeat} />
      <Cluster>
        <SubmitButton text={t('common.save')} busyText={t('common.saving')} isBusy={save.isPending} />
      </Cluster>
    </Stack>
  );
}
