import { Bell, KeyRound, LayoutDashboard, Settings2, UserRound } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { RowItemLink, Rows } from '../../ui/rows.tsx';
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
      <Rows>
        {shortcuts.map(({ text, icon: Icon, to, tab }) => (
          <RowItemLink key={text} to={to} search={{ tab }} start={<Icon size={18} strokeWidth={1.75} aria-hidden />}>
            {text}
          </RowItemLink>
        ))}
      </Rows>
    </Card>
  );
}
