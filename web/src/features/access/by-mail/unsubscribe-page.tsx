import { unsubscribe } from '@cadre/contract/calls/notifications';
import { useSearch } from '@tanstack/react-router';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { AccessCard } from '../access-card.tsx';

/** Opened by mail programs without one-click unsubscribe and by users who follow the link. */
export function UnsubscribePage() {
  const t = useTexts();
  const { token = '' } = useSearch({ from: '__root__' });
  const { mutate, isPending, isSuccess, error } = useCallMutation(unsubscribe, { token }, { meta: { quiet: true } });
  const settings = (
    <LinkButton size="large" to="/user-profile" search={{ tab: 'notifications' }}>
      {t('byMail.settings')}
    </LinkButton>
  );
  if (isSuccess) {
    return (
      <AccessCard title={t('byMail.unsubscribed')} intro={t('byMail.unsubscribed_text')}>
        <Cluster>{settings}</Cluster>
      </AccessCard>
    );
  }
  return (
    <AccessCard title={t('byMail.unsubscribe_title')} intro={t('byMail.unsubscribe_text')}>
      {error && <Alert tone="danger">{error.message}</Alert>}
      <Cluster>
        <Button size="large" variant="primary" isBusy={isPending} onClick={() => mutate()}>
          {t('byMail.unsubscribe')}
        </Button>
        {settings}
      </Cluster>
    </AccessCard>
  );
}
