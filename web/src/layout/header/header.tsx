import { useRouterState } from '@tanstack/react-router';
import { CircleHelp, LogOut, Menu, PanelLeft, Search, UserRound } from 'lucide-react';
import { useFeatures } from '../../platform/features.ts';
import { kindOf, useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton, IconLink } from '../../ui/actions/icon-button.tsx';
import { topicOf } from '../help-topics.ts';
import { useShell } from '../shell-context.ts';
import { Bell } from './bell.tsx';
import { Greeting } from './greeting.tsx';
import './header.css';
import { LanguagePicker } from './language-picker.tsx';
import { SearchField } from './search-field.tsx';
import { ThemePicker } from './theme-picker.tsx';

export function Header() {
  const t = useTexts();
  const { open } = useShell();
  const { language_picker, quick_search } = useFeatures();
  const kind = kindOf(useMe().user);
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <header className="line rigid gap-1 sticky ruled header">
      <IconButton icon={Menu} label={t('shell.open_menu')} onClick={() => open('menu')} className="below-lg" />
      {quick_search && <SearchField />}
      {quick_search && <IconButton icon={Search} label={t('common.search')} onClick={() => open('palette')} className="below-md" />}
      <span className="fills" />
      <IconButton icon={PanelLeft} label={t('shell.open_quick_panel')} onClick={() => open('quick', 'audit_logs')} />
      <IconLink icon={CircleHelp} label={t('shell.help')} to="/help/$topic" params={{ topic: topicOf(path, kind) }} />
      {language_picker && <LanguagePicker />}
      <ThemePicker />
      <Bell />
      <Greeting />
      <IconLink icon={UserRound} label={t('shell.my_profile')} to="/user-profile" className="from-lg" />
      <IconLink icon={LogOut} label={t('auth.sign_out')} to="/logout" preload={false} className="from-lg" />
    </header>
  );
}
