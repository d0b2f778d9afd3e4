import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PlainField } from './plain-field.tsx';

type Props = Omit<ComponentProps<typeof PlainField>, 'type' | 'button' | 'autoComplete'>;

/** A password: never filled in by the browser, may be pasted, can be shown. */
export function PasswordField({ hint, ...props }: Props) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      hint={
        <>
          {isCapsLock && <span role="status">{t('auth.caps_lock')}</span>}
          {hint}
        </>
      }
      button={
        <IconButton
          icon={Icon}
          label={isShown ? t('auth.hide_password') : t('auth.show_password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
