import { Copy, LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mailto } from '../../platform/format/mailto.ts';
import { useMessages } from '../../platform/messages.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { useShell } from '../shell-context.ts';
import './user-panel.css';
import { UserLinks } from './user-links.tsx';

const CheckState = lazy(() => import('./check-state.tsx').then((file) => ({ default: file.CheckState })));
const RecentNotifications = lazy(() => import('./recent-notifications.tsx').then((file) => ({ default: file.RecentNotifications })));

/** On the right: the user, links to their pages, and their new notifications. */
export function UserPanel() {
  const t = useTexts();
  const { layer, close } = useShell();
  return (
    <SidePanel
      label={t('shell.user_panel')}
      title={t('shell.user_panel')}
      side="right"
      className="user-panel"
      isOpen={layer === 'account'}
      onClose={close}
    >
      <Person />
      <UserLinks />
      <Suspense>
        <RecentNotifications />
      </Suspense>
    </SidePanel>
  );
}

function Person() {
  const t = useTexts();
  const messages = useMessages();
  const { user, employee, permissions } = useMe();
  const copyEmail = async () => {
    await navigator.clipboard.writeText(user.email);
    messages.info(t('common.copied'));
  };
  return (
    <div className="gap-4 flex ruled person">
      <Avatar name={user.name} pic={user.pic} size={72} />
      <div className="stacked gap-half shrinkable person__words">
        <p className="strong person__name">{user.name}</p>
        {user.occupation && <p className="quiet">{user.occupation}</p>}
        <p className="flex middle fits person__mail">
          <a className="clip" href={mailto(user.email)}>
            {user.email}
          </a>
          <IconButton icon={Copy} label={t('shell.copy_email')} onClick={() => void copyEmail()} />
        </p>
        {employee && permissions['attendances.check'] && (
          <Suspense>
            <CheckState />
          </Suspense>
        )}
        <LinkButton size="small" icon={LogOut} to="/logout" preload={false}>
          {t('auth.sign_out')}
        </LinkButton>
      </div>
    </div>
  );
}
