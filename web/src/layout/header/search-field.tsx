import { Search } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { useShell } from '../shell-context.ts';

/** Looks like a field, opens the palette. */
export function SearchField() {
  const t = useTexts();
  const { open } = useShell();
  return (
    <button type="button" className="muted gap-2-5 rounded edged start middle search-field" onClick={() => open('palette')}>
      <Search size={16} aria-hidden />
      <span className="fills cut">{t('shell.palette_placeholder')}</span>
      <kbd aria-hidden>{isApple ? '⌘' : t('shell.keys.ctrl')} K</kbd>
    </button>
  );
}

export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
