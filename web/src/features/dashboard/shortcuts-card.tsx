import { Link } from '@tanstack/react-router';
import { Bell, KeyRound, LayoutDashboard, Settings2, UserRound } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';

export function ShortcutsCard() {
  const t = useTexts();
  const shortcuts = [
    { text: t('profile.title'), icon: UserRound, to: '/user-profile', tab: 'profile' },
    { text: t('profile.messages'), icon: Bell, to: '/user-profile', tab: 'messages' },
    { text: t('profile.security'), icon: KeyRound, to: '/user-profile', tab: 'security' },
    { text: t('profile.preferences'), icon: Settings2, to: '/user-profile', tab: 'preferences' },
    { text: t('menu.dashboard'), icon: LayoutDashboard, to: '/dashboard', tab: undefined },
  ];
  return (
    <Card title={t('dashboard.shortcuts')}>
      <ul className="home-shortcuts">
        {shortcuts.map(({ text, icon: Icon, to, tab }) => (
          <li key={text}>
            <Link to={to} search={{ tab } as never}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
