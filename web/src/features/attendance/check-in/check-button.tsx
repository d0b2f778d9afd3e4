import { check } from '@cadre/contract/calls/attendance';
import { LogIn, LogOut } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useAct } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Who } from '../day/use-sheet.ts';
import './check-in.css';
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
  const { mutate, isPending } = useAct(check, { id: who });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  // The second tap of two may come before the button is drawn as closed, or when it offers the next thing already.
  const isSent = useRef(false);
  // Sends the action shown on the button, so a double press repeats the same action and is recorded once.
  const press = ({ detail }: MouseEvent) => {
    if (isSent.current || detail > 1) return;
    isSent.current = true;
    mutate(
      { action: next },
      {
        onSuccess: ({ message }) => onDone?.(message),
        onSettled: () => {
          isSent.current = false;
        },
      },
    );
  };
  if (refused) return <Alert tone="warning">{t(`attendance.refused.${refused}`)}</Alert>;
  return (
    <Button
      ref={button}
      className="check-button"
      size="large"
      variant={next === 'in' ? 'primary' : undefined}
      icon={next === 'in' ? LogIn : LogOut}
      isBusy={isPending}
      aria-live="polite"
      onClick={press}
    >
      {isPending ? t('attendance.checking') : t(next === 'in' ? 'attendance.check_in' : 'attendance.check_out')}
    </Button>
  );
}
