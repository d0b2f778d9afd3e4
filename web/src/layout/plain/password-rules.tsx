import { newPassword } from '@cadre/contract/calls/access';
import { checkField } from '@cadre/contract/check';
import { Circle, CircleCheck } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';

type Props = { password: string; email?: string | undefined };

/** The rules of a new password, ticked off while it is typed. Only the server can check whether the password is a common one. */
export function PasswordRules({ password, email }: Props) {
  const t = useTexts();
  const rules = [
    { text: t('auth.rule_length'), isMet: password !== '' && checkField(newPassword, password) === undefined },
    ...(email ? [{ text: t('auth.rule_email'), isMet: password !== '' && !password.toLowerCase().includes(email.toLowerCase()) }] : []),
    { text: t('auth.rule_common'), isMet: undefined },
  ];
  return (
    <ul className="stacked quiet meta gap-1-5">
      {rules.map(({ text, isMet }) => (
        <li className={`line gap-2 ${isMet ? 'toned tone--green' : ''}`} key={text} data-met={isMet}>
          {isMet ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
          {text}
          {isMet && <span className="visually-hidden"> ✓</span>}
        </li>
      ))}
    </ul>
  );
}
