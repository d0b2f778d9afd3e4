import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../platform/texts.ts';
import type { ComboboxProps } from '../ui/inputs/combobox.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';

const Loaded = lazy(async () => ({ default: (await import('../ui/inputs/combobox.tsx')).Combobox }));

/** The searchable select comes with the first form, not with the list. Until it is there its place can have the focus, as the first field of a form has. */
export function LazyPickInput(props: ComboboxProps) {
  const t = useTexts();
  const isFocused = useRef(false);
  const note = (is: boolean) => () => {
    isFocused.current = is;
  };
  return (
    <Suspense fallback={<TextInput aria-label={t('common.loading')} aria-busy readOnly onFocus={note(true)} onBlur={note(false)} />}>
      <Loaded {...props} />
      <HandOver isFocused={isFocused} to={props.id} />
    </Suspense>
  );
}

/** If the placeholder had the focus, moves it to the input that replaced it. */
function HandOver({ isFocused, to }: { isFocused: RefObject<boolean>; to: string }) {
  useLayoutEffect(() => {
    if (isFocused.current) document.getElementById(to)?.focus();
  }, [isFocused, to]);
  return null;
}
