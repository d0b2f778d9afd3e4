import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { MenuEntry } from '../../layout/menu/menu-entry.ts';
import { useShell } from '../../layout/shell-context.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import './palette.css';
import { PaletteResults } from './palette-results.tsx';
import { type Hit, keepRecent } from './recent.ts';
import { useHits } from './use-hits.ts';

/** One box for pages, people and records. The list is steered from the input, which keeps the focus. */
export function Palette({ pages }: { pages: MenuEntry[] }) {
  const t = useTexts();
  const id = useId();
  const { close } = useShell();
  const navigate = useNavigate();
  const { user } = useMe();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, note } = useHits(text, pages);
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(active, hits.length - 1)];

  useEffect(() => dialog.current?.showModal(), []);

  const open = (hit: Hit): void => {
    keepRecent(user.id, hit);
    close();
    void navigate({ href: hit.link });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && current) open(current);
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setActive((Math.min(active, hits.length - 1) + step + hits.length) % hits.length);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the palette closes it; Escape does the same
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('common.search')}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="palette__inside">
        <div className="palette__field">
          <Search size={18} aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={`${id}list`}
            aria-activedescendant={current && `${id}${current.link}`}
            aria-label={t('common.search')}
            placeholder={t('shell.palette_placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <kbd aria-hidden>Esc</kbd>
        </div>
        <PaletteResults id={id} groups={groups} current={current} onOpen={open} />
        <p className="palette__note" role="status">
          {note}
        </p>
      </div>
    </dialog>
  );
}
