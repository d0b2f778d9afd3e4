import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ComingFrame } from '../../ui/feedback/coming-frame.tsx';
import { useShell } from '../shell-context.ts';
import { PaletteField, type Typed } from './palette-field.tsx';

/** `isEntered`: Enter was pressed before there was anything to open. */
export type Opened = Typed & { isEntered: boolean };
export type ShowPalette = (opened: Opened) => ReactNode;

/** The palette and, while it loads, its field: text typed meanwhile is preserved. */
export function QuickSearch({ palette }: { palette: ShowPalette }) {
  const [text, setText] = useState('');
  const [isEntered, setEntered] = useState(false);
  const typed = { text, onType: setText };
  const coming = <ComingPalette {...typed} onEnter={() => setEntered(true)} />;
  return <Suspense fallback={coming}>{palette({ ...typed, isEntered })}</Suspense>;
}

function ComingPalette({ onEnter, ...typed }: Typed & { onEnter: () => void }) {
  const t = useTexts();
  const { close } = useShell();
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') close();
    if (key === 'Enter') onEnter();
  };
  return (
    <ComingFrame place="palette-place" className="palette" label={t('common.search')} onKeyDown={onKeyDown}>
      <PaletteField {...typed} />
      <p className="quiet smaller palette__note" role="status">
        {t('common.loading')}
      </p>
    </ComingFrame>
  );
}
