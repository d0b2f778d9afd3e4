import { Link } from '@tanstack/react-router';
import { Activity, ClipboardList, Mail, UserRound } from 'lucide-react';
import { useUnreadCount } from '../../platform/notifications.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';

/** The links of the user panel, each to its part of the profile. */
export function UserLinks() {
  const t = useTexts();
  const { unread_notifications } = useMe();
  const unread = useUnreadCount(unread_notifications);
  const links = [
    { name: 'my_profile', icon: UserRound, to: '/user-profile' },
    { name: 'my_messages', icon: Mail, to: '/user-profile', search: { tab: 'messages' } },
    { name: 'my_activities', icon: Activity, to: '/user/profile', search: { part: 'activities' } },
    { name: 'my_tasks', icon: ClipboardList, to: '/user/profile', search: { part: 'tasks' } },
  ] as const;
  return (
    <ul className="ruled user-links">
      {links.map(({ name, icon: Icon, ...target }) => (
        <li key={name}>
          <Link {...target} className="line gap-3 rounded">
            <span className="stacked rigid rounded centered tinted primary user-links__icon">
              <Icon size={18} aria-hidden />
            </span>
            <span>
              <strong className="medium block">{t(`shell.${name}`)}</strong>
              <small className="quiet small block">
                {name === 'my_messages' && unread > 0 ? t('shell.unread_count', { count: unread }) : t(`shell.${name}_hint`)}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
