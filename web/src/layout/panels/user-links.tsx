import { Link, useRouter } from '@tanstack/react-router';
import { Activity, ClipboardList, Mail, UserRound } from 'lucide-react';
import { useUnreadCount } from '../../platform/notifications.ts';
import { isEmployee, useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';

/** Where the profile links lead. A page that is not there yet leads to the profile. */
export function UserLinks() {
  const t = useTexts();
  const { routesByPath } = useRouter();
  const { user, permissions, unread_notifications } = useMe();
  const unread = useUnreadCount(unread_notifications);
  const existing = (path: string) => (path in routesByPath ? path : '/user/profile');
  const mayReadLogs = permissions['logs.view'] !== undefined;

  const activities = isEmployee(user)
    ? { to: existing('/my-history') }
    : { to: mayReadLogs ? '/logs' : '/user/profile', ...(mayReadLogs && { search: { 'f.actor_id': `${user.id}..${user.id}` } }) };
  const links = [
    { name: 'my_profile', icon: UserRound, to: '/user-profile' },
    { name: 'my_messages', icon: Mail, to: '/user-profile', search: { tab: 'messages' } },
    { name: 'my_activities', icon: Activity, ...activities },
    { name: 'my_tasks', icon: ClipboardList, to: existing(isEmployee(user) ? '/my-tasks' : '/my-approvals') },
  ] as const;
  return (
    <ul className="user-links">
      {links.map(({ name, icon: Icon, ...target }) => (
        <li key={name}>
          <Link {...target}>
            <span className="user-links__icon">
              <Icon size={18} aria-hidden />
            </span>
            <span>
              <strong>{t(`shell.${name}`)}</strong>
              <small>{name === 'my_messages' && unread > 0 ? t('shell.unread_count', { count: unread }) : t(`shell.${name}_hint`)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
