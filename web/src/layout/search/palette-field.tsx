import { Search } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import './palette.css';

export type Typed = { text: string; onType: (text: string) => void };

type Props = Typed & Pick<ComponentProps<'input'>, 'aria-controls' | 'aria-activedescendant' | 'onKeyDown'>;

/** The search box of the palette. It opens with the text typed so far, and typing continues at its end. */
export function PaletteField({ text, onType, ...list }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text typed before the palette opened matters
  useLayoutEffect(() => {
    // The layer around the field must first store which element had the focus, and would itself wait for a frame; no key press comes in between.
    queueMicrotask(() => {
      input.current?.focus();
      input.current?.setSelectionRange(text.length, text.length);
    });
  }, []);
  return (
    <div className="line muted rigid gap-3 ruled palette__field">
      <Search size={18} aria-hidden />
      <input
        className="ink grow"
        ref={input}
        data-typing
        type="text"
        role="combobox"
        aria-expanded={list['aria-controls'] !== undefined}
        aria-label={t('common.search')}
        placeholder={t('shell.palette_placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
        {...list}
      />
      <kbd aria-hidden>Esc</kbd>
    </div>
  );
}
