import { Link } from '@tanstack/react-router';
import { CircleHelp, LogOut, Menu, PanelLeft, Search, UserRound } from 'lucide-react';
import { useFeatures } from '../../platform/features.ts';
import { useTexts } from '../../platform/texts.ts';
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
  return (
    <header className="header">
      <button type="button" className="icon-button below-lg" aria-label={t('shell.open_menu')} onClick={() => open('menu')}>
        <Menu size={20} aria-hidden />
      </button>
      {quick_search && <SearchField />}
      {quick_search && (
        <button type="button" className="icon-button below-md" aria-label={t('common.search')} onClick={() => open('palette')}>
          <Search size={18} aria-hidden />
        </button>
      )}
      <span className="header__space" />
      <button type="button" className="icon-button" aria-label={t('shell.open_quick_panel')} onClick={() => open('quick', 'audit_logs')}>
        <PanelLeft size={18} aria-hidden />
      </button>
      <button type="button" className="icon-button" aria-label={t('shell.help')} onClick={() => open('shortcuts')}>
        <CircleHelp size={18} aria-hidden />
      </button>
      {language_picker && <LanguagePicker />}
      <ThemePicker />
      <Bell />
      <Greeting />
      <Link to="/user-profile" className="icon-button from-lg" aria-label={t('shell.my_profile')} title={t('shell.my_profile')}>
        <UserRound size={18} aria-hidden />
      </Link>
      <Link to="/logout" preload={false} className="icon-button from-lg" aria-label={t('shell.sign_out')} title={t('shell.sign_out')}>
        <LogOut size={18} aria-hidden />
      </Link>
    </header>
  );
}
