import { check } from '@cadre/contract/calls/attendance';
import { LogIn, LogOut } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Who } from '../day/use-sheet.ts';
import './check-in.css';
import type { Now } from './use-now.ts';

type Props = {
  who: Who;
  now: Now;
  /** Set when a person was just chosen, so that the next Enter checks them in or out. */
  takesFocus?: boolean;
  onDone?: (message: string) => void;
};

/** The button for the next action, or the reason why none is possible. */
export function CheckButton({ who, now: { next, refused }, takesFocus = false, onDone }: Props) {
  const t = useTexts();
  const { mutate, isPending } = useCallMutation(check, { id: who });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  // The second tap of a double tap may come before the button is rendered as disabled, or when it already offers the next action.
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
