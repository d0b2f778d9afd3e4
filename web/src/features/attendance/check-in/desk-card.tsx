import { Link } from '@tanstack/react-router';
import { MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { DeskPerson } from './desk-person.tsx';
import { PersonFinder } from './person-finder.tsx';
import type { Found } from './use-people.ts';

/** Checks in or out for others: find a person, press the one button. */
export function DeskCard() {
  const t = useTexts();
  const id = useId();
  const [person, setPerson] = useState<Found>();
  const [hasServed, setServed] = useState(false);
  const leave = () => {
    setPerson(undefined);
    setServed(true);
  };
  return (
    <section className="card board-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('attendance.check_for_others')}</h2>
        <Link to="/attendances/check-in-out/kiosk" className="board-card__kiosk">
          <MonitorSmartphone size={16} aria-hidden />
          {t('attendance.open_kiosk')}
        </Link>
      </header>
      <div className="board-card__body">
        {person ? (
          <DeskPerson key={person.id} person={person} onLeave={leave} />
        ) : (
          <PersonFinder label={t('attendance.find_person')} takesFocus={hasServed} onPick={setPerson} />
        )}
      </div>
    </section>
  );
}
