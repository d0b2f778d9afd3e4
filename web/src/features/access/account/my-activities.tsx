import { pages } from '@cadre/contract/pages';
import { LatestEntries } from '../../../layout/panels/latest-entries.tsx';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

/** The user's own latest changes, and the way to all of them. */
export function MyActivities() {
  const t = useTexts();
  const { user, permissions } = useMe();
  const mine = { 'f.actor_id': `${user.id}..${user.id}` };
  return (
    <Stack className="profile__section">
      <LatestEntries actor={user.id} />
      <Cluster>
        {isEmployee(user) && <LinkButton to={pages.my_history.path}>{t('shell.open_history')}</LinkButton>}
        {!isEmployee(user) && permissions['logs.view'] && (
          <LinkButton to={pages.logs.path} search={mine}>
            {t('shell.open_history')}
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}
