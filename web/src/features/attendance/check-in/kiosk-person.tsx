import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import { CheckButton } from './check-button.tsx';
import './check-in.css';
import { useNow } from './use-now.ts';
import type { Found } from './use-people.ts';

type Props = { person: Found; onDone: (message: string) => void };

/** A greeting and the button. Hours are nobody's business at the door. */
export function KioskPerson({ person, onDone }: Props) {
  const t = useTexts();
  const { data: now, error, refetch } = useNow(person.id);
  return (
    <div className="kiosk__person">
      <Avatar name={person.name} pic={person.pic} size={96} />
      <p className="kiosk__hello">{t('attendance.kiosk_hello', { name: person.name })}</p>
      {!now && error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!now && !error && <Skeleton columns={1} rows={1} />}
      {now && <CheckButton who={person.id} now={now} takesFocus onDone={onDone} />}
    </div>
  );
}
