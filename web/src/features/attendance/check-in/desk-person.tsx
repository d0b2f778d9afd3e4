import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import { CheckButton } from './check-button.tsx';
import { NowFacts } from './now-facts.tsx';
import { useNow } from './use-now.ts';
import type { Found } from './use-people.ts';

/** The person at the desk: the state of their day, and the one button. */
export function DeskPerson({ person, onLeave }: { person: Found; onLeave: () => void }) {
  const t = useTexts();
  const { data: now, error, refetch } = useNow(person.id);
  return (
    <div className="desk-person">
      <div className="desk-person__who">
        <Avatar name={person.name} pic={person.pic} size={56} />
        <p>
          <strong>{person.name}</strong>
          <span className="muted">{[person.employee_no, person.department].filter(Boolean).join(' · ')}</span>
        </p>
        <Button onClick={onLeave}>{t('attendance.another_person')}</Button>
      </div>
      {!now && error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!now && !error && <Skeleton columns={2} rows={2} />}
      {now && (
        <div className="check-in desk-person__now">
          <NowFacts now={now} />
          <CheckButton who={person.id} now={now} takesFocus />
        </div>
      )}
    </div>
  );
}
