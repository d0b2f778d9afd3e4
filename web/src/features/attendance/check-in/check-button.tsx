import { LogIn, LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Who } from '../day/use-sheet.ts';
import { useCheck } from './use-check.ts';
import type { Now } from './use-now.ts';

type Props = {
  who: Who;
  now: Now;
  /** Where a person was just chosen: the next Enter is meant for it. */
  takesFocus?: boolean;
  onDone?: (message: string) => void;
};

/** The next thing to press, and only that. Why it is closed, where it is. */
export function CheckButton({ who, now: { next, refused }, takesFocus = false, onDone }: Props) {
  const t = useTexts();
  const { mutate, isPending } = useCheck(who);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  // The second tap of two may come before the button is drawn as closed.
  const isSent = useRef(false);
  const press = () => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(next, {
      onSuccess: ({ message }) => onDone?.(message),
      onSettled: () => {
        isSent.current = false;
      },
    });
  };
  const Icon = next === 'in' ? LogIn : LogOut;
  if (refused) return <p className="check-in__refused">{t(`attendance.refused.${refused}`)}</p>;
  return (
    <button
      ref={button}
      type="button"
      className={`check-button check-button--${next}`}
      disabled={isPending}
      aria-live="polite"
      onClick={press}
    >
      {isPending ? <Spinner /> : <Icon size={22} aria-hidden />}
      {isPending ? t('attendance.checking') : t(next === 'in' ? 'attendance.check_in' : 'attendance.check_out')}
    </button>
  );
}
