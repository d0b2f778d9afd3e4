import { Bell as BellIcon } from 'lucide-react';
import { useUnreadCount } from '../../platform/notifications.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useShell } from '../shell-context.ts';

const maxShown = 99;

export function Bell() {
  const t = useTexts();
  const { open } = useShell();
  const count = useUnreadCount(useMe().unread_notifications);
  const label = count > 0 ? t('shell.unread_count', { count }) : t('shell.notifications');
  return (
    <IconButton icon={BellIcon} label={label} onClick={() => open('quick', 'notifications')}>
      {count > 0 && <span className="strong absolute center bell__count">{count > maxShown ? `${maxShown}+` : count}</span>}
    </IconButton>
  );
}
